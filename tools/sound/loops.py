"""The two sounds that never end: the music of the room and its fire."""

import numpy as np

from tools.sound import score
from tools.sound.kit import (
    RATE,
    Sound,
    add_around,
    band,
    clock,
    decay,
    dice,
    echoed_around,
    modes,
    noise,
    room,
)

FIRE = 10.0


def pitch(name: str) -> float:
    """``F#5`` in hertz."""
    steps = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
    sharp = name.count("#") - name.count("b")
    return float(440 * 2 ** ((steps[name[0]] + sharp) / 12 + int(name[-1]) - 4))


def celesta(note: float) -> Sound:
    """Steel bars over wooden boxes, struck by felt: a pure tone with a breath of knock."""
    ring = 0.55 * (660 / note) ** 0.5
    ratios, gains = (1, 2.002, 3.98, 6.9), (1, 0.16, 0.11, 0.025)
    return modes(3.2, note, ratios, gains, (ring, ring * 0.5, 0.06, 0.02), 0.004)


def harp(note: float) -> Sound:
    """A gut string plucked softly near its middle."""
    gains = [np.sin(np.pi * k * 0.42) / k**1.7 for k in range(1, 9)]
    ring = 0.5 * (220 / note) ** 0.6
    halves = [ring / (1 + 0.55 * (k - 1)) for k in range(1, 9)]
    return modes(2.6, note, range(1, 9), gains, halves, 0.006)


def bass(note: float) -> Sound:
    """A plucked double bass, all wood and little string."""
    return modes(2.4, note, (1, 2, 3, 4), (1, 0.5, 0.16, 0.06), (0.5, 0.28, 0.14, 0.08), 0.012)


def strings(note: float, seconds: float) -> Sound:
    """A far, slow chord: two voices a hair apart, opening and closing over their time."""
    t = clock(seconds + 1.2)
    rise = np.clip(t / 1.1, 0, 1) * np.clip((seconds + 1.2 - t) / 1.2, 0, 1)
    out = np.zeros_like(t)
    for off, rate in ((0.9985, 4.3), (1.0016, 4.9)):
        phase = 2 * np.pi * note * off * t + 0.35 * np.sin(2 * np.pi * rate * t)
        for k in range(1, 6):
            out += np.sin(k * phase + k) / k**2.1
    return out * np.sin(0.5 * np.pi * rise) ** 2


def music_room() -> Sound:
    """The composition of ``score``; its last echo lies under its first bar."""
    rng = dice("music")
    bar = score.BAR
    loop = np.zeros((round(bar * len(score.CHORDS) * RATE), 2))

    def play(sound: Sound, at: float, gain: float, pan: float) -> None:
        sides = np.array([np.cos((pan + 1) * np.pi / 4), np.sin((pan + 1) * np.pi / 4)])
        late = rng.uniform(-0.007, 0.009)
        add_around(loop, sound, at + late, gain * rng.uniform(0.86, 1.08) * sides)

    for number, chord in enumerate(score.CHORDS):
        at = number * bar
        play(bass(pitch(chord.root)), at, 0.30, 0.0)
        if chord.root != chord.fifth:
            play(bass(pitch(chord.fifth)), at + bar / 2, 0.16, 0.0)
        for eighth, step in enumerate(score.FIGURES[number // 8][number % 2]):
            if (name := chord.harp[step]) != ".":
                weight = 0.15 if eighth in (0, 3) else 0.1
                play(harp(pitch(name)), at + eighth * bar / 6, weight, -0.45 + 0.09 * eighth)
        for name in chord.strings:
            play(strings(pitch(name), bar), at, 0.022, 0.35 if name == chord.strings[-1] else -0.2)
    for at, name, weight in score.melody():
        play(celesta(pitch(name)), at, 0.27 * weight, 0.18)
    for at, name in score.BELLS:
        high = modes(3.0, pitch(name), (1, 2.76, 5.4), (1, 0.14, 0.03), (0.7, 0.2, 0.06), 0.003)
        play(high, at * bar, 0.07, 0.55)
    loop = echoed_around(loop, room(2.6, rng, 4200), 0.42)
    return band(loop, 38, 12_000)


def fire() -> Sound:
    """Embers: a low breath that swells and sinks, and crackles strewn over it."""
    rng = dice("fire")
    loop = np.zeros((round(FIRE * RATE), 2))
    t = clock(FIRE)
    for side in range(2):
        breath = noise(FIRE, rng, 70, 420)
        for waves in (2, 5, 9):
            breath *= 1 + 0.22 * np.sin(2 * np.pi * (waves * t / FIRE + rng.random()))
        hiss = noise(FIRE, rng, 1800, 7000) * (
            1 + 0.5 * np.sin(2 * np.pi * (3 * t / FIRE + rng.random()))
        )
        loop[:, side] = 0.055 * breath + 0.006 * hiss
    for _ in range(120):
        size = rng.random() ** 3
        low = 700 + 2600 * rng.random()
        snap = noise(0.05, rng, low, low * 3.2) * decay(0.05, 0.0025 + 0.006 * size, 0.0003)
        left = rng.uniform(0.25, 0.75)
        add_around(
            loop, snap, rng.uniform(0, FIRE), (0.03 + 0.2 * size) * np.array([left, 1 - left])
        )
    for _ in range(7):
        pop = modes(0.12, rng.uniform(160, 320), (1, 2.3), (1, 0.4), (0.012, 0.006))
        add_around(loop, pop, rng.uniform(0, FIRE), 0.16 * np.ones(2))
    return loop
