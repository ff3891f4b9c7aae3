"""Sounds to look at: one line of numbers each, and a sheet of waves and spectrograms."""

from pathlib import Path

import numpy as np
import soundfile
from PIL import Image, ImageDraw

from tools.sound.kit import RATE, Sound, loudness

CELL_W, CELL_H, COLUMNS = 380, 190, 4
LOW, HIGH = 40.0, 18_000.0


def line(path: Path) -> str:
    """Length, peak, RMS, loudest tenth of a second, what is left at the end, size."""
    sound, _ = soundfile.read(path)
    peak = 20 * np.log10(np.abs(sound).max() + 1e-9)
    rms = 10 * np.log10(np.mean(sound**2) + 1e-12)
    end = 20 * np.log10(np.abs(sound[-200:]).max() + 1e-9)
    return (
        f"{path.stem:11} {len(sound) / RATE:6.2f} s  peak {peak:6.1f}  rms {rms:6.1f}"
        f"  loud {loudness(sound):6.1f}  end {end:6.1f}  {path.stat().st_size / 1000:7.1f} kB"
    )


def _spectrogram(sound: Sound, width: int, height: int) -> Image.Image:
    size = 2048
    padded = np.concatenate([np.zeros(size // 2), sound, np.zeros(size)])
    starts = np.linspace(0, len(sound), width).astype(int)
    frames = np.stack([padded[s : s + size] for s in starts]) * np.hanning(size)
    power = 20 * np.log10(np.abs(np.fft.rfft(frames, axis=1)) + 1e-6)
    rows = LOW * (HIGH / LOW) ** (np.arange(height)[::-1] / height)
    bins = np.clip((rows * size / RATE).round().astype(int), 0, size // 2)
    shade = np.clip((power[:, bins].T + 40) / 80, 0, 1)
    colour = np.stack([shade**0.8, shade**1.6, 0.25 + 0.5 * shade * (1 - shade)], axis=2)
    return Image.fromarray((255 * np.clip(colour, 0, 1)).astype(np.uint8))


def draw(paths: list[Path], target: Path) -> None:
    """Log frequency 40 Hz to 18 kHz upwards; the wave lies below each spectrogram."""
    rows = -(-len(paths) // COLUMNS)
    image = Image.new("RGB", (COLUMNS * CELL_W, rows * CELL_H), "#101018")
    pen = ImageDraw.Draw(image)
    for number, path in enumerate(paths):
        sound, _ = soundfile.read(path)
        mono = sound if sound.ndim == 1 else sound.mean(axis=1)
        x, y = number % COLUMNS * CELL_W, number // COLUMNS * CELL_H
        image.paste(_spectrogram(mono, CELL_W - 6, CELL_H - 60), (x, y + 14))
        pen.text((x + 4, y + 1), f"{path.stem}  {len(mono) / RATE:.2f} s", fill="white")
        edges = np.linspace(0, len(mono), CELL_W - 5).astype(int)
        for column in range(CELL_W - 6):
            part = mono[edges[column] : max(edges[column + 1], edges[column] + 1)]
            middle = y + CELL_H - 23
            top, foot = middle - 22 * part.max(), middle - 22 * part.min()
            pen.line((x + column, top, x + column, foot), fill="#F0C870")
    target.parent.mkdir(parents=True, exist_ok=True)
    image.save(target)
