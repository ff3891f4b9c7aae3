"""What hands do at the table: levers, bells, tiles, paper, and the calls between turns."""

import numpy as np

from tools.sound.kit import (
    Sound,
    add,
    decay,
    dice,
    echoed,
    glide,
    modes,
    noise,
    room,
    silence,
    swell,
    swept_noise,
)
from tools.sound.marbles import sparkle, tap
from tools.sound.potions import bell


def knock(name: str, pitch: float, half: float = 0.018) -> Sound:
    """Wood on wood: a short low body and the tap that wakes it."""
    out = silence(0.18)
    add(out, glide(0.18, pitch * 1.3, pitch, 0.35) * decay(0.18, half))
    add(out, modes(0.18, pitch, (2.7, 4.9), (0.3, 0.12), (half * 0.6, half * 0.3)))
    add(out, tap(name, 300, 3500, 0.004), gain=0.22)
    return out


def whoosh() -> Sound:
    """Marbles fly over the table."""
    out = swept_noise(0.42, dice("whoosh"), 380, 2400, 0.55) * swell(0.42, 0.45, 2.0)
    add(out, swept_noise(0.42, dice("air"), 2500, 5000, 0.5) * swell(0.42, 0.6, 2.5), gain=0.25)
    return out


def help_bell() -> Sound:
    """The brass desk bell that calls for a Little Help."""
    out = modes(
        1.5,
        1396.9,
        (1.0, 1.005, 2.41, 2.93, 4.28, 5.1),
        (0.8, 0.6, 0.5, 0.25, 0.2, 0.1),
        (0.3, 0.27, 0.16, 0.1, 0.06, 0.04),
    )
    add(out, tap("bell", 1800, 9000, 0.003), gain=0.3)
    add(out, knock("plunger", 260, 0.01), gain=0.3)
    return out


def undo() -> Sound:
    """The hourglass is turned: sand runs back and a chime is heard in reverse."""
    out = silence(0.7)
    chime = (bell(880.0, 0.42, 0.5) + 0.7 * bell(659.3, 0.42, 0.5))[::-1] * swell(0.42, 0.85, 0.8)
    add(out, chime, 0.04, 0.4)
    grains = dice("sand").random(round(0.5 * 44_100)) ** 24
    sand = noise(0.5, dice("sand"), 2500, 9000) * (0.3 + grains) * swell(0.5, 0.35, 1.2)
    add(out, sand, 0.0, 0.16)
    add(out, knock("frame", 310, 0.012), 0.46, 0.6)
    return out


def lever() -> Sound:
    """The lever goes over and the turn ends: ratchet, stop, a spring's last word."""
    out = silence(0.75)
    for number in range(5):
        add(
            out,
            knock(f"tooth {number}", 700 + 60 * number, 0.005),
            0.036 * number,
            0.3 + 0.06 * number,
        )
    add(out, knock("stop", 120, 0.04), 0.21, 1.0)
    iron = modes(0.5, 412, (1, 2.32, 3.9, 5.6), (0.5, 0.4, 0.2, 0.1), (0.08, 0.05, 0.03, 0.015))
    add(out, iron, 0.212, 0.35)
    wobble = np.sin(2 * np.pi * 24 * np.arange(round(0.35 * 44_100)) / 44_100)
    add(out, glide(0.35, 340, 300) * decay(0.35, 0.06) * (0.6 + 0.4 * wobble), 0.24, 0.12)
    return out


def refuse() -> Sound:
    """Not now: two soft low wooden notes, more a shake of the head than a buzzer."""
    out = silence(0.42)
    for at, note, gain in ((0.0, 196.0, 0.9), (0.13, 164.8, 1.0)):
        tone = modes(0.28, note, (1, 2, 3), (1, 0.28, 0.1), (0.05, 0.035, 0.02), 0.004)
        add(out, tone, at, gain)
        add(out, tap(f"refuse {at}", 150, 900, 0.01), at, 0.12)
    return out


def hover() -> Sound:
    """The pointer brushes something that can be taken."""
    out = silence(0.07)
    add(out, modes(0.07, 2640, (1, 1.5), (1, 0.3), (0.009, 0.005), 0.001))
    return out


def button() -> Sound:
    """A brass button on wood."""
    out = silence(0.2)
    add(out, knock("button", 330, 0.012), gain=0.9)
    add(out, modes(0.18, 1480, (1, 1.6, 2.7), (0.5, 0.3, 0.15), (0.03, 0.02, 0.01)), 0.004, 0.35)
    return out


def page() -> Sound:
    """A leaf of parchment turns."""
    rng = dice("page")
    out = swept_noise(0.45, rng, 1600, 3600, 0.8) * swell(0.45, 0.35, 1.3)
    crackle = rng.random(len(out)) ** 40 * rng.choice((-1, 1), len(out))
    out *= 0.7 + 0.5 * np.sin(np.linspace(0, 19, len(out))) ** 2
    out += 0.5 * crackle * swell(0.45, 0.5, 1.0)
    add(out, tap("page lands", 200, 1800, 0.012), 0.34, 0.25)
    return out


def draw() -> Sound:
    """A tile slides off its stack and is laid on the desk."""
    out = silence(0.5)
    slide = swept_noise(0.26, dice("slide"), 1300, 2400, 0.5) * swell(0.26, 0.55, 1.3)
    add(out, slide, gain=0.5)
    add(out, knock("tile", 205, 0.024), 0.25, 1.0)
    add(out, knock("tile again", 240, 0.014), 0.335, 0.32)
    return out


def turn() -> Sound:
    """Your turn: two notes, a rising fifth."""
    out = silence(1.5)
    add(out, bell(587.3, 1.4, 1.3), 0.0, 0.8)
    add(out, bell(880.0, 1.2, 1.5), 0.17, 1.0)
    return out


def horn(note: float, seconds: float) -> Sound:
    """A warm small horn: its overtones open with its breath."""
    t = np.arange(round(seconds * 44_100)) / 44_100
    breath = np.minimum(t / 0.045, 1) * np.minimum((seconds - t) / 0.12, 1) ** 0.8
    shake = 1 + 0.0035 * np.sin(2 * np.pi * 5.1 * t) * np.minimum(t / 0.5, 1)
    phase = 2 * np.pi * note * np.cumsum(shake) / 44_100
    tone = sum(np.sin(k * phase) * breath ** (0.6 + 0.45 * k) / k**1.25 for k in range(1, 9))
    return np.asarray(tone) * (0.85 + 0.15 * np.exp(-t / 0.12))


def fanfare() -> Sound:
    """The Student of the Year is crowned."""
    out = silence(3.6)
    tune = (
        (0.00, 0.16, (440.0, 587.3)),
        (0.18, 0.16, (440.0, 587.3)),
        (0.36, 0.34, (587.3, 740.0)),
        (0.72, 0.20, (493.9, 784.0)),
        (0.94, 0.24, (659.3, 880.0)),
        (1.20, 1.70, (440.0, 587.3, 740.0, 1174.7)),
    )
    for at, seconds, chord in tune:
        for note in chord:
            add(out, horn(note, seconds), at, 0.22)
        add(out, bell(2 * chord[-1], 0.9), at, 0.16)
    add(out, glide(0.8, 150, 72, 0.4) * decay(0.8, 0.16, 0.003), 1.2, 0.7)
    for step, note in enumerate((1174.7, 1480.0, 1760.0, 2349.3)):
        add(out, bell(note, 1.5, 1.2), 1.3 + 0.1 * step, 0.16)
    add(out, sparkle("fanfare", 1.8, 2400, 7500, 46), 1.25, 0.09)
    return echoed(out, room(1.4, dice("hall")), 0.35)
