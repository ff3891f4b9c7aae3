"""Glass on glass, glass on brass, and what happens when equal colours meet."""

import numpy as np

from tools.sound.kit import (
    RATE,
    Sound,
    add,
    decay,
    dice,
    glide,
    modes,
    noise,
    silence,
    swell,
    swept_noise,
)

GLASS = (1.0, 1.32, 1.71, 2.37, 3.04, 4.12)
PENTATONIC = (587.3, 659.3, 740.0, 880.0, 987.8)


def tap(name: str, low: float, high: float, half: float, seconds: float = 0.06) -> Sound:
    """The bare contact of two hard things, before either begins to ring."""
    return noise(seconds, dice(name), low, high) * decay(seconds, half, 0.0003)


def clink(number: int) -> Sound:
    """Two marbles touch. Six pitches, each with its own mixture of modes."""
    rng = dice(f"clink {number}")
    base = 1850.0 * 2 ** (number * 2.5 / 12)
    gains = rng.uniform(0.35, 1.0, len(GLASS)) * np.array([1.0, 0.7, 0.5, 0.45, 0.25, 0.12])
    halves = rng.uniform(0.7, 1.3, len(GLASS)) * np.array([36, 24, 19, 13, 9, 6]) / 1000
    out = modes(0.3, base, GLASS, gains, halves)
    add(out, tap(f"clink tap {number}", 1500, 9000, 0.003), gain=0.22)
    add(out, glide(0.05, 520 + 40 * number, 380) * decay(0.05, 0.008), gain=0.35)
    return out


def pop() -> Sound:
    """A marble leaves its place: a small round pop with a breath behind it."""
    out = silence(0.22)
    add(out, glide(0.09, 260, 980, 0.7) * decay(0.09, 0.02, 0.002))
    add(out, tap("pop", 600, 5000, 0.005), gain=0.2)
    add(out, swept_noise(0.2, dice("pop air"), 900, 3200, 0.6) * swell(0.2, 0.15, 1.5), gain=0.25)
    add(out, modes(0.2, 2300, GLASS[:3], (0.3, 0.2, 0.1), (0.03, 0.02, 0.012)), 0.03, 0.25)
    return out


def sparkle(name: str, seconds: float, low: float, high: float, grains: int) -> Sound:
    """A handful of tiny glass grains, many at first and few at the end."""
    rng = dice(name)
    out = silence(seconds)
    for _ in range(grains):
        at = (seconds - 0.12) * rng.random() ** 1.8
        pitch = low * (high / low) ** rng.random()
        grain = modes(0.12, pitch, (1.0, 2.4), (1.0, 0.3), (0.016, 0.008))
        add(out, grain, at, rng.uniform(0.25, 1.0) * (1 - 0.7 * at / seconds))
    return out


def burst(link: int) -> Sound:
    """A run explodes: a soft boom, flying glass, and a bell that climbs with each link."""
    out = silence(1.25)
    rng = dice(f"burst {link}")
    lift = 1 + 0.09 * link
    add(out, glide(0.5, 190 * lift, 46, 0.4) * decay(0.5, 0.075, 0.002), gain=1.0)
    crack = noise(0.4, rng, 90, 1500 * lift) * decay(0.4, 0.035, 0.001)
    add(out, crack, gain=0.34)
    smoke = swept_noise(0.8, rng, 2600 * lift, 300, 0.9) * decay(0.8, 0.11, 0.01)
    add(out, smoke, gain=0.5)
    add(out, sparkle(f"sparkle {link}", 0.9, 2100 * lift, 6500, 26 + 5 * link), 0.02, 0.24)
    note = PENTATONIC[link]
    for step, share in enumerate((1.0, 1.5, 2.0)):
        bell = modes(
            0.95, note * share, (1, 2.0, 2.76, 5.4), (1, 0.3, 0.16, 0.05), (0.16, 0.1, 0.05, 0.02)
        )
        add(out, bell, 0.015 + 0.045 * step, 0.3 - 0.05 * step)
    return out


def drop() -> Sound:
    """A returned marble lands on the brass lid, bounces twice and rolls into its hole."""
    out = silence(0.75)
    brass = (1.0, 1.52, 2.18, 2.9, 3.9)
    for number, (at, gain) in enumerate(((0.0, 1.0), (0.15, 0.42), (0.245, 0.2))):
        ring = modes(0.4, 930, brass, (0.7, 0.8, 0.5, 0.3, 0.18), (0.06, 0.05, 0.035, 0.022, 0.014))
        add(out, ring, at, gain)
        add(out, tap(f"drop {number}", 1200, 7000, 0.003), at, 0.3 * gain)
        add(out, clink(1 + number), at, 0.3 * gain)
    bumps = 0.5 + 0.5 * np.sin(2 * np.pi * 31 * np.arange(round(0.38 * RATE)) / RATE)
    roll = noise(0.38, dice("roll"), 500, 2600) * bumps * swell(0.38, 0.4, 1.2)
    add(out, roll, 0.28, 0.11)
    add(out, glide(0.08, 420, 240) * decay(0.08, 0.016), 0.62, 0.4)
    return out


def place(number: int) -> Sound:
    """A marble settles into its hole in the flask: felt below, glass around."""
    out = silence(0.3)
    pitch = (392.0, 440.0, 494.0)[number]
    add(out, glide(0.12, pitch * 1.25, pitch, 0.5) * decay(0.12, 0.02), gain=0.8)
    add(out, tap(f"place {number}", 400, 3200, 0.006), gain=0.28)
    ring = modes(0.28, pitch * 4, GLASS[:4], (0.5, 0.3, 0.2, 0.1), (0.045, 0.03, 0.02, 0.012))
    add(out, ring, 0.006, 0.5)
    return out
