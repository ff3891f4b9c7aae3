"""Seeded noise: the grain of wood, the pores of stone, the fibres of paper."""

from __future__ import annotations

import base64
import io

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float32]


def smooth(shape: tuple[int, int], cell: tuple[float, float], rng: np.random.Generator) -> Field:
    """One octave in -1..1 whose bumps are `cell` = (height, width) pixels; it tiles."""
    rows = max(2, round(shape[0] / cell[0]))
    columns = max(2, round(shape[1] / cell[1]))
    grid = rng.uniform(-1, 1, (rows, columns)).astype(np.float32)
    pad = 2
    wrapped = Image.fromarray(np.pad(grid, pad, mode="wrap"))
    box = (pad, pad, pad + columns, pad + rows)
    return np.asarray(wrapped.resize((shape[1], shape[0]), Image.Resampling.BICUBIC, box=box))


def fractal(
    shape: tuple[int, int],
    cell: tuple[float, float],
    octaves: int,
    seed: int,
    gain: float = 0.5,
) -> Field:
    """Octaves of halving size and weight, about -1..1."""
    rng = np.random.default_rng(seed)
    total = np.zeros(shape, np.float32)
    weight, norm = 1.0, 0.0
    for octave in range(octaves):
        size = (max(1.0, cell[0] / 2**octave), max(1.0, cell[1] / 2**octave))
        total += weight * smooth(shape, size, rng)
        norm += weight
        weight *= gain
    return total / np.float32(norm * 0.6)


def wood_grain(shape: tuple[int, int], seed: int, along: int = 0) -> Field:
    """Grain in about -1..1 running down (`along` 0) or across (`along` 1) the picture."""
    if along:
        return wood_grain((shape[1], shape[0]), seed).T
    fibres = fractal(shape, (260, 5), 3, seed)
    rings = fractal(shape, (420, 90), 2, seed + 1)
    lines = np.abs((rings * 5 + fibres * 0.25) % 1 - 0.5) * 4 - 1
    knots = fractal(shape, (300, 60), 2, seed + 2)
    return (0.45 * fibres + 0.4 * lines + 0.35 * knots).astype(np.float32)


def overlay(
    field: Field, dark: tuple[int, int, int], light: tuple[int, int, int], strength: float
) -> Image.Image:
    """A see-through picture that darkens where the field is low and lightens where it is high."""
    low = np.clip(-field, 0, 1)
    high = np.clip(field, 0, 1) * 0.55
    out = np.zeros((*field.shape, 4), np.uint8)
    out[..., :3] = np.where((field < 0)[..., None], dark, light)
    out[..., 3] = np.clip((low + high) * strength * 255, 0, 255)
    return Image.fromarray(out)


def data_uri(picture: Image.Image) -> str:
    """The picture as an address that an SVG document can hold."""
    buffer = io.BytesIO()
    picture.save(buffer, "PNG", compress_level=1)
    return "data:image/png;base64," + base64.b64encode(buffer.getvalue()).decode()
