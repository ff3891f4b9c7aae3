"""Bricks of sound: time, noise, modes, envelopes, echo, loudness.

A sound is a float array at 44.1 kHz, one-dimensional (mono) or of shape (n, 2) (stereo).
Lengths are in seconds, frequencies in hertz, levels in decibels below full scale.
"""

from collections.abc import Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
CEILING = -1.5

Sound = NDArray[np.float64]


def dice(name: str) -> np.random.Generator:
    """Random numbers that belong to one name, the same on every run."""
    return np.random.default_rng(crc32(name.encode()))


def clock(seconds: float) -> Sound:
    """The time of every sample of a sound so long."""
    return np.arange(round(seconds * RATE)) / RATE


def silence(seconds: float) -> Sound:
    return np.zeros(round(seconds * RATE))


def add(base: Sound, part: Sound, at: float = 0.0, gain: float = 1.0) -> None:
    """Mixes ``part`` into ``base`` from ``at``; what would hang over the end is dropped."""
    start = round(at * RATE)
    room = len(base) - start
    if room > 0:
        base[start : start + len(part)] += gain * part[:room]


def add_around(base: Sound, part: Sound, at: float, gain: float | Sound = 1.0) -> None:
    """Mixes ``part`` into a loop: what hangs over the end comes back at the beginning."""
    index = (round(at * RATE) + np.arange(len(part))) % len(base)
    if base.ndim == 2:
        part = part[:, None]
    np.add.at(base, index, part * gain)


def decay(seconds: float, half: float, attack: float = 0.001) -> Sound:
    """Rises within ``attack``, then halves every ``half`` seconds; its last third closes to 0."""
    t = clock(seconds)
    close = np.minimum(3 * (seconds - t) / seconds, 1.0)
    return np.minimum(t / attack, 1.0) * np.exp2(-t / half) * close


def swell(seconds: float, peak: float = 0.5, power: float = 1.5) -> Sound:
    """From nothing to full at ``peak`` (a share of the length) and back to nothing."""
    x = clock(seconds) / seconds
    return np.sin(np.pi * x ** (np.log(0.5) / np.log(peak))) ** power


def glide(seconds: float, start: float, stop: float, bend: float = 1.0) -> Sound:
    """A sine whose pitch moves from ``start`` to ``stop``; ``bend`` below 1 moves early."""
    x = (clock(seconds) / seconds) ** bend
    return np.sin(2 * np.pi * np.cumsum(start * (stop / start) ** x) / RATE)


def modes(
    seconds: float,
    base: float,
    ratios: Sequence[float],
    gains: Sequence[float],
    halves: Sequence[float],
    attack: float = 0.0004,
) -> Sound:
    """A struck body: one decaying sine for each way it can ring."""
    out = silence(seconds)
    for number, (ratio, gain, half) in enumerate(zip(ratios, gains, halves, strict=True)):
        if base * ratio < 0.45 * RATE:
            phase = 2 * np.pi * base * ratio * clock(seconds) + 1.7 * number
            out += gain * np.sin(phase) * decay(seconds, half, attack)
    return out


def noise(seconds: float, rng: np.random.Generator, low: float, high: float) -> Sound:
    """White noise between two frequencies, with soft edges, at unit power."""
    count = round(seconds * RATE)
    out = band(rng.standard_normal(count), low, high)
    return out / max(float(np.sqrt(np.mean(out**2))), 1e-9)


def band(sound: Sound, low: float, high: float) -> Sound:
    """Keeps what lies between two frequencies; 12 dB an octave outside."""
    freq = np.fft.rfftfreq(len(sound), 1 / RATE)
    gain = 1 / (1 + (low / np.maximum(freq, 1e-3)) ** 4) / (1 + (freq / high) ** 4)
    shape = np.sqrt(gain) if sound.ndim == 1 else np.sqrt(gain)[:, None]
    return np.fft.irfft(np.fft.rfft(sound, axis=0) * shape, len(sound), axis=0)


def swept_noise(
    seconds: float, rng: np.random.Generator, start: float, stop: float, width: float
) -> Sound:
    """Noise through a window that moves from ``start`` to ``stop``; ``width`` in octaves."""
    size, hop = 1024, 256
    count = round(seconds * RATE)
    out = np.zeros(count + 2 * size)
    window = np.hanning(size)
    octave = np.log2(np.maximum(np.fft.rfftfreq(size, 1 / RATE), 20.0))
    raw = rng.standard_normal(len(out))
    for begin in range(0, count + size, hop):
        share = min(begin / count, 1.0)
        centre = np.log2(start) + share * np.log2(stop / start)
        gain = np.exp(-0.5 * ((octave - centre) / width) ** 2)
        grain = np.fft.rfft(raw[begin : begin + size] * window)
        out[begin : begin + size] += np.fft.irfft(grain * gain, size) * window
    return out[size // 2 : size // 2 + count]


def bubble(pitch: float, rise: float = 1.6, seconds: float = 0.07) -> Sound:
    """One bubble: a short sine that climbs as the bubble shrinks to the surface."""
    return glide(seconds, pitch, pitch * rise, 1.6) * swell(seconds, 0.2, 1.0)


def room(seconds: float, rng: np.random.Generator, high: float = 5000.0) -> Sound:
    """The echo of a stone room in stereo: noise that dies away, its treble first."""
    t = clock(seconds)
    tail = np.stack([rng.standard_normal(len(t)) for _ in range(2)], axis=1)
    bright, dull = band(tail, 200, high), band(tail, 150, high / 4)
    fall = np.exp2(-t / (seconds / 9))[:, None]
    early = np.exp2(-t / (seconds / 22))[:, None]
    out = bright * early + dull * fall
    out[: round(0.012 * RATE)] = 0
    return out / np.sqrt(np.sum(out**2, axis=0))


def echoed(sound: Sound, echo: Sound, wet: float) -> Sound:
    """The sound with its echo behind it: stereo, and longer by the length of the echo."""
    dry = sound if sound.ndim == 2 else np.stack([sound, sound], axis=1)
    count = len(dry) + len(echo)
    spectrum = np.fft.rfft(dry, count, axis=0) * np.fft.rfft(echo, count, axis=0)
    out = wet * np.fft.irfft(spectrum, count, axis=0)
    out[: len(dry)] += dry
    return out


def echoed_around(loop: Sound, echo: Sound, wet: float) -> Sound:
    """The same for a loop: the echo of its end sounds at its beginning."""
    tail = np.zeros_like(loop)
    tail[: len(echo)] = echo
    spectrum = np.fft.rfft(loop, axis=0) * np.fft.rfft(tail, axis=0)
    return loop + wet * np.fft.irfft(spectrum, len(loop), axis=0)


def fade(sound: Sound, out: float = 0.03, into: float = 0.0005) -> Sound:
    """Silent at both ends, so that nothing clicks."""
    count = len(sound)
    gain = np.ones(count)
    head, tail = round(into * RATE), min(round(out * RATE), count)
    gain[:head] *= np.linspace(0, 1, head)
    gain[count - tail :] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, tail))
    return sound * (gain if sound.ndim == 1 else gain[:, None])


def loudness(sound: Sound, window: float = 0.1) -> float:
    """Level in dB of the loudest ``window`` seconds, weighted roughly as ears do."""
    freq = np.fft.rfftfreq(len(sound), 1 / RATE)
    weight = 1 / np.sqrt(1 + (90 / np.maximum(freq, 1e-3)) ** 4)
    weight *= np.sqrt((1 + (freq / 1200) ** 2) / (1 + (freq / 1900) ** 2))
    mono = sound if sound.ndim == 1 else sound.mean(axis=1)
    power = np.fft.irfft(np.fft.rfft(mono) * weight, len(mono)) ** 2
    size = round(window * RATE)
    total = np.concatenate([[0.0], np.cumsum(power)])
    sums = total[size:] - total[:-size] if len(power) > size else total[-1:]
    return float(10 * np.log10(max(sums.max() / size, 1e-12)))


def levelled(sound: Sound, level: float, window: float = 0.1) -> Sound:
    """At the wanted loudness; a peak over the ceiling is rounded off, never cut."""
    out = sound * 10 ** ((level - loudness(sound, window)) / 20)
    top = 10 ** (CEILING / 20)
    knee = 0.6 * top
    over = np.abs(out) > knee
    if over.any():
        rest = top - knee
        out[over] = np.sign(out[over]) * (knee + rest * np.tanh((np.abs(out[over]) - knee) / rest))
    return out
