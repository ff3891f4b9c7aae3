"""The life of a potion: filling, corking, drinking."""

import numpy as np

from tools.sound.kit import (
    Sound,
    add,
    bubble,
    decay,
    dice,
    glide,
    modes,
    noise,
    silence,
    swell,
    swept_noise,
)
from tools.sound.marbles import sparkle, tap

BELL = (1.0, 2.0, 2.76, 4.07, 5.4)
BELL_GAINS = (1.0, 0.32, 0.2, 0.08, 0.05)
BELL_HALVES = (0.26, 0.17, 0.09, 0.05, 0.03)


def bell(note: float, seconds: float, length: float = 1.0) -> Sound:
    """A small chime; ``length`` stretches how long it rings."""
    halves = [half * length for half in BELL_HALVES]
    return modes(seconds, note, BELL, BELL_GAINS, halves, 0.0015)


def fill() -> Sound:
    """Liquid climbs in the flask: bubbles, rising as the room above them shrinks."""
    rng = dice("fill")
    out = silence(1.0)
    for number in range(24):
        at = 0.85 * (number / 24) + rng.uniform(0, 0.03)
        pitch = 320 * 2 ** (1.3 * at + rng.uniform(-0.45, 0.45))
        add(
            out,
            bubble(pitch, rng.uniform(1.3, 1.9), rng.uniform(0.05, 0.1)),
            at,
            rng.uniform(0.4, 1),
        )
    pour = swept_noise(0.95, rng, 500, 1500, 0.5) * swell(0.95, 0.45, 1.0)
    add(out, pour, gain=0.16)
    return out


def cork() -> Sound:
    """A cork is pushed home: a squeak and a hollow knock."""
    out = silence(0.35)
    squeak = glide(0.09, 640, 1050, 1.4) * swell(0.09, 0.6, 2.0)
    add(out, squeak, gain=0.1)
    add(out, glide(0.14, 330, 150, 0.5) * decay(0.14, 0.025), 0.085)
    add(out, tap("cork", 300, 2600, 0.008), 0.085, 0.35)
    return out


def complete() -> Sound:
    """A potion is ready: the swirl gathers, the cork goes in, a chord opens."""
    out = silence(2.1)
    swirl = swept_noise(0.5, dice("swirl"), 500, 4200, 0.5) * swell(0.5, 0.85, 1.6)
    add(out, swirl, gain=0.55)
    add(out, cork(), 0.42, 0.9)
    for step, note in enumerate((587.3, 740.0, 880.0, 1174.7)):
        add(out, bell(note, 1.4, 1.25), 0.54 + 0.075 * step, 0.34)
    add(out, sparkle("complete", 1.2, 2600, 7000, 22), 0.6, 0.1)
    return out


def chain() -> Sound:
    """A long chain is celebrated: quick bells up the scale, gone before it is in the way."""
    out = silence(1.1)
    for step, note in enumerate((587.3, 740.0, 880.0, 1174.7, 1480.0)):
        add(out, bell(note, 0.8, 0.7), 0.055 * step, 0.5 + 0.1 * step)
    add(out, sparkle("chain", 0.8, 2600, 7500, 30), 0.2, 0.16)
    return out


def drink() -> Sound:
    """Three gulps and the glow that follows."""
    out = silence(1.5)
    for number, at in enumerate((0.0, 0.2, 0.4)):
        pitch = 240 + 34 * number
        throat = glide(0.15, pitch * 1.7, pitch, 0.6) * swell(0.15, 0.3, 1.2)
        add(out, throat, at, 0.9)
        add(out, bubble(pitch * 2.2, 1.5, 0.07), at + 0.07, 0.5)
        wet = noise(0.12, dice(f"gulp {number}"), 250, 1100) * swell(0.12, 0.3, 1.5)
        add(out, wet, at, 0.13)
    for step, note in enumerate((440.0, 659.3, 880.0, 1318.5)):
        add(
            out,
            bell(note, 0.9, 0.8) * np.minimum(1, decay(0.9, 1.0, 0.03)),
            0.58 + 0.06 * step,
            0.2,
        )
    glow = swept_noise(0.7, dice("glow"), 1200, 5200, 0.5) * swell(0.7, 0.4, 2.0)
    add(out, glow, 0.52, 0.16)
    return out


def coin() -> Sound:
    """A Skill token is won: a medal spun on brass, bright and brief."""
    out = silence(1.1)
    for at, note, gain in ((0.0, 1318.5, 0.8), (0.085, 1760.0, 1.0)):
        ring = modes(
            1.0,
            note,
            (1.0, 1.51, 2.32, 3.2, 4.6),
            (1, 0.35, 0.4, 0.2, 0.1),
            (0.2, 0.12, 0.09, 0.05, 0.02),
        )
        add(out, ring, at, gain)
        add(out, tap(f"coin {at}", 2500, 11_000, 0.002), at, 0.25)
    return out
