"""The dispenser: five tracks as rows of bytes, row 0 first, and what a pick makes of them (R4).

`blast` is the only place that knows the cascade. It is pure and fast; nothing else cuts a track.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..rng import draw
from .colours import ALL, ECTOPLASM

TRACKS: Final = 5
REACH: Final = 8  # rows 0-7 can be taken from (R1.2)
SEEN: Final = 9  # rows 0-8 can be seen

# What stays together in a run of each colour: the colour and the wilds (R4.8).
_RUN: Final = tuple(bytes((c, ECTOPLASM)) for c in ALL)
_WILD: Final = bytes((ECTOPLASM,))


class Link(NamedTuple):
    """One explosion: from `row` up, `below` marbles that stayed and `above` that fell."""

    row: int
    below: int
    above: int
    marbles: bytes


def blast(track: bytes, row: int, links: list[Link] | None = None) -> tuple[bytes, bytes]:
    """Pick the marble at `row`: what goes to the hand, in order, and the track that is left (R4).

    >>> from .colours import letters, marbles
    >>> [letters(part) for part in blast(marbles("RBKBRY"), 2)]
    ['KBBRR', 'Y']
    """
    taken = track[row : row + 1]
    below = track[:row]
    above = track[row + 1 :]
    while below and above:
        low = below[-1]
        high = above[0]
        if low == high:
            run = _RUN[low] if low != ECTOPLASM else _run_of_wilds(below, above)
        elif low == ECTOPLASM:
            run = _RUN[high]
        elif high == ECTOPLASM:
            run = _RUN[low]
        else:
            break
        stays = below.rstrip(run)
        rest = above.lstrip(run)
        burst = below[len(stays) :] + above[: len(above) - len(rest)]
        if links is not None:
            links.append(Link(len(stays), len(below) - len(stays), len(above) - len(rest), burst))
        taken += burst
        below = stays
        above = rest
    return taken, below + above


def _run_of_wilds(below: bytes, above: bytes) -> bytes:
    """The run where two wilds meet: of the next real colours the one that takes more (R4.8)."""
    lower = below.rstrip(_WILD)
    upper = above.lstrip(_WILD)
    if not lower and not upper:
        return _WILD
    if not lower:
        return _RUN[upper[0]]
    if not upper:
        return _RUN[lower[-1]]
    one, two = _RUN[lower[-1]], _RUN[upper[0]]
    left_by_one = len(below.rstrip(one)) + len(above.lstrip(one))
    left_by_two = len(below.rstrip(two)) + len(above.lstrip(two))
    return two if left_by_two < left_by_one else one


class Preview(NamedTuple):
    """What a player may be told before a pick (R4.5): rows of the picked marble and of each link,
    in the track as it lies now; `haul` marbles, a least number where a hidden marble decides."""

    rows: tuple[tuple[int, ...], ...]
    haul: int
    at_least: bool


def preview(track: bytes, row: int) -> Preview:
    """The haul of a pick, judged by rows 0-8 alone.

    >>> from .colours import marbles
    >>> preview(marbles("RKRY"), 1)
    Preview(rows=((1,), (0, 2)), haul=3, at_least=False)
    """
    seen = track[:SEEN]
    links: list[Link] = []
    blast(seen, row, links)
    rows: list[tuple[int, ...]] = [(row,)]
    low, high = row, row + 1
    undecided = False
    for link in links:
        below, above = link.below, link.above
        if len(track) > SEEN and _colour_is_hidden(seen[:low], seen[high:]):
            undecided = True
            below, above = _wilds_that_meet(seen[:low], seen[high:])
        rows.append((*range(low - below, low), *range(high, high + above)))
        low -= below
        high += above
        if undecided:
            break
    undecided = undecided or (len(track) > SEEN and high == len(seen))
    return Preview(tuple(rows), sum(len(link) for link in rows), undecided)


def _colour_is_hidden(below: bytes, above: bytes) -> bool:
    """Whether a marble out of sight decides what two wilds that meet stand for (R4.8)."""
    if below[-1] != ECTOPLASM or above[0] != ECTOPLASM:
        return False
    real = below.rstrip(_WILD)[-1:] + above.lstrip(_WILD)[:1]
    return not above.lstrip(_WILD) or any(not above.lstrip(_RUN[colour]) for colour in real)


def _wilds_that_meet(below: bytes, above: bytes) -> tuple[int, int]:
    """The wilds on both sides of a meeting point: they burst whatever colour is found."""
    return len(below) - len(below.rstrip(_WILD)), len(above) - len(above.lstrip(_WILD))


def drop(tracks: list[bytes], colour: int, capacity: int, rng: int) -> tuple[int, int]:
    """Let one marble fall through a random hole of the lid (R4.7); the next rng and its track."""
    rng, track = draw(rng, TRACKS)
    if len(tracks[track]) >= capacity:
        track = landing(tracks, track, capacity)
    tracks[track] += bytes((colour,))
    return rng, track


def landing(tracks: Sequence[bytes], hole: int, capacity: int) -> int:
    """The track that takes a marble from `hole`: the nearest with room, left on a tie (R4.7).

    A test position may hold more marbles than the tracks do; then the marble lies on top anyway.
    """
    with_room = [t for t in range(TRACKS) if len(tracks[t]) < capacity]
    return min(with_room or range(TRACKS), key=lambda t: (abs(t - hole), t))


def hidden(track: bytes) -> int:
    """How many marbles of a track lie out of sight in the tank."""
    return max(0, len(track) - SEEN)
