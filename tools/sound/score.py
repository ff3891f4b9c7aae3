"""The music of the room, "Slow Simmer": 32 bars of 6/8 in D, for celesta, harp, bass and strings.

Written for this game. Four strains of eight bars: the tune, the tune going home, a turn
through darker chords, and an almost empty kitchen in which only the fire and the harp go on.
"""

from collections.abc import Iterator
from typing import NamedTuple

BAR = 2.3  # seconds
EIGHTH = BAR / 6


class Chord(NamedTuple):
    root: str
    fifth: str
    harp: tuple[str, ...]  # six eighths, "." rests
    strings: tuple[str, ...]


def chord(root: str, fifth: str, harp: str, strings: str) -> Chord:
    return Chord(root, fifth, tuple(harp.split()), tuple(strings.split()))


D = chord("D2", "A2", "D3 A3 D4 F#4 D4 A3", "F#3 A3 D4")
C = chord("C2", "G2", "C3 G3 C4 E4 C4 G3", "E3 G3 C4")
G = chord("G1", "D2", "G2 D3 B3 D4 B3 D3", "D3 G3 B3")
B = chord("B1", "F#2", "B2 F#3 B3 D4 B3 F#3", "F#3 B3 D4")
FS = chord("F#2", "C#2", "F#2 C#3 A3 C#4 A3 C#3", "F#3 A3 C#4")
A = chord("A1", "E2", "A2 E3 A3 C#4 B3 E3", "E3 A3 C#4")
E = chord("E2", "B1", "E3 B3 E4 G4 E4 B3", "E3 G3 B3")
GM = chord("G1", "D2", "G2 D3 Bb3 D4 Bb3 G3", "D3 G3 Bb3")
D_END = chord("D2", "A2", "D3 A3 D4 F#4 A4 .", "F#3 A3 D4")
A_OPEN = chord("A1", "E2", "A2 E3 A3 D4 . .", "E3 A3 D4")

CHORDS = (
    *(D, C, G, D, B, FS, G, A),
    *(D, C, G, D, B, E, A, D_END),
    *(E, A, FS, B, G, GM, D, A),
    *(D, C, G, D, B, C, G, A_OPEN),
)

# How each strain plays its chords: the order of the harp's six eighths in even and in odd bars.
FIGURES = (
    ((0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 5)),
    ((0, 1, 2, 3, 4, 5), (0, 2, 1, 3, 4, 5)),
    ((0, 2, 3, 2, 1, 4), (0, 1, 3, 2, 4, 5)),
    ((0, 1, 2, 3, 4, 5), (0, 3, 2, 4, 1, 5)),
)

# A note and its length in eighths; "." rests. One bar between two strokes.
TUNE = """
 A4 2 D5 1 F#5 3           | E5 2 D5 1 C5 3    | B4 2 D5 1 G5 2 F#5 1   | F#5 2 E5 1 D5 3
|B4 2 D5 1 F#5 2 G5 1      | A5 3 F#5 3        | G5 2 F#5 1 E5 2 D5 1   | E5 4 . 2
|A4 2 D5 1 F#5 2 G5 1      | E5 2 D5 1 C5 2 D5 1 | B4 2 D5 1 G5 2 A5 1  | F#5 3 D5 3
|D5 2 F#5 1 B5 3           | G5 2 F#5 1 E5 3   | A4 2 C#5 1 E5 2 C#5 1  | D5 5 . 1
|G5 3 B5 2 A5 1            | A5 2 G5 1 E5 3    | F#5 2 A5 1 C#6 2 B5 1  | B5 3 F#5 3
|D5 2 G5 1 B5 2 A5 1       | Bb5 2 A5 1 G5 2 D5 1 | F#5 3 A5 2 F#5 1    | E5 4 C#5 2
|D5 6                      | . 3 G5 1 E5 2     | D5 6                   | . 3 A5 1 F#5 2
|D5 4 . 2                  | E5 3 G5 3         | B4 6                   | . 6
"""

# Far bells over the empty strain: bar (with fraction) and note.
BELLS = (
    (15.5, "D6"),
    (23.5, "A6"),
    (24.5, "F#6"),
    (26.5, "B6"),
    (28.5, "F#6"),
    (30.0, "D6"),
    (31.0, "E6"),
    (31.5, "A6"),
)


def melody() -> Iterator[tuple[float, str, float]]:
    """Every note of the tune: when it begins (seconds), its name, how hard it is struck."""
    for number, bar in enumerate(TUNE.split("|")):
        words = bar.split()
        at = 0
        for name, length in zip(words[::2], words[1::2], strict=True):
            if name != ".":
                weight = 1.0 if at == 0 else 0.86 if at == 3 else 0.72
                yield number * BAR + at * EIGHTH, name, weight * (0.7 if number >= 24 else 1)
            at += int(length)
        if at != 6:
            raise ValueError(f"bar {number} of the tune holds {at} eighths")
