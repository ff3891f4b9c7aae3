"""Height fields of the room: a wall of wobbling stone blocks and a table of planks.

Everything is measured in logical units; `Relief` holds colour and slope per pixel.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.art.noise import Field, fractal

STONE = np.array([0.445, 0.395, 0.46], np.float32)
MORTAR = np.array([0.105, 0.085, 0.125], np.float32)
PLANK = np.array([0.575, 0.35, 0.185], np.float32)


@dataclass
class Relief:
    """Colour (height x width x 3, 0..1) and slope of a surface per pixel."""

    colour: Field
    slope_x: Field
    slope_y: Field


def _ramp(field: Field, low: float, high: float) -> Field:
    t = np.clip((field - low) / np.float32(high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _slopes(height: Field, ratio: float) -> tuple[Field, Field]:
    down, right = np.gradient(height * np.float32(ratio))
    return right, down


def grid(left: float, top: float, width: int, height: int, ratio: float) -> tuple[Field, Field]:
    """Logical x and y of every pixel of a picture of `width` x `height` pixels."""
    x = (np.arange(width, dtype=np.float32) + 0.5) / ratio + left
    y = (np.arange(height, dtype=np.float32) + 0.5) / ratio + top
    return np.broadcast_to(x, (height, width)), np.broadcast_to(y[:, None], (height, width))


def wall(x: Field, y: Field, ratio: float, seed: int, size: float = 1.0) -> Relief:
    """Rows of rounded blocks with crooked joints; `size` scales the blocks."""
    rng = np.random.default_rng(seed)
    shape = x.shape

    def noise(cell: float, octaves: int, shift: int) -> Field:
        return fractal(shape, (cell * ratio, cell * ratio), octaves, seed + shift)

    u = x + 10 * noise(120, 3, 1)
    v = y + 8 * noise(130, 3, 2)
    rows = [float(y.min()) - 90]
    while rows[-1] < float(y.max()) + 60:
        rows.append(rows[-1] + float(rng.uniform(84, 116)) * size)
    row = np.searchsorted(np.array(rows, np.float32), v) - 1
    inside = np.zeros(shape, np.float32)
    tone = np.ones(shape, np.float32)
    hue = np.zeros(shape, np.float32)
    tilt_x, tilt_y = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    for index in range(len(rows) - 1):
        edges = [float(x.min()) - 60 - float(rng.uniform(0, 200))]
        while edges[-1] < float(x.max()) + 60:
            edges.append(edges[-1] + float(rng.uniform(150, 300)) * size)
        part = row == index
        if not part.any():
            continue
        steps = np.array(edges, np.float32)
        column = np.searchsorted(steps, u[part]) - 1
        lo, hi = steps[column], steps[np.minimum(column + 1, len(steps) - 1)]
        corner, gap = 17.0, 2.4
        qx = np.abs(u[part] - (lo + hi) / 2) - ((hi - lo) / 2 - gap - corner)
        half = (rows[index + 1] - rows[index]) / 2
        qy = np.abs(v[part] - rows[index] - half) - (half - gap - corner)
        outer = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))
        inside[part] = corner - outer - np.minimum(np.maximum(qx, qy), 0)
        tone[part] = rng.uniform(0.76, 1.16, len(edges)).astype(np.float32)[column]
        hue[part] = rng.uniform(-1, 1, len(edges)).astype(np.float32)[column]
        tilt_x[part] = rng.normal(0, 0.1, len(edges)).astype(np.float32)[column]
        tilt_y[part] = rng.normal(0, 0.07, len(edges)).astype(np.float32)[column]

    rough = noise(46, 4, 3)
    chips = noise(70, 3, 4)
    edge = inside + 3.2 * noise(16, 3, 5)
    block = _ramp(edge, 0, 13)
    height = 9 * block + block * (4.2 * rough + 1.5 * noise(9, 2, 6))
    height -= 4.5 * block * _ramp(chips, 0.75, 1.3)
    slope_x, slope_y = _slopes(height, ratio)
    tint = np.stack([1 + 0.085 * hue, 1 - 0.03 * np.abs(hue), 1 - 0.075 * hue], -1)
    colour = STONE * tint * (tone * (1 + 0.16 * rough + 0.1 * chips))[..., None]
    shade = _ramp(edge, -2, 4)[..., None]
    colour = MORTAR + (colour - MORTAR) * shade
    return Relief(
        np.clip(colour, 0, 1).astype(np.float32),
        (slope_x + tilt_x * block).astype(np.float32),
        (slope_y + tilt_y * block).astype(np.float32),
    )


def planks(
    x: Field, y: Field, ratio: float, seed: int, edges: list[float], far: tuple[float, float]
) -> Relief:
    """Planks lying across, seen at a slant: `edges` are their joints, `far` the vanishing point."""
    rng = np.random.default_rng(seed)
    shape = x.shape
    joints = np.array(edges, np.float32)
    row = np.clip(np.searchsorted(joints, y) - 1, 0, len(edges) - 2)
    top, bottom = joints[row], joints[row + 1]
    depth = (y - far[1]) / (joints[0] - far[1])
    along = (x - far[0]) / depth + far[0]  # same number along a line into the distance
    cut = np.full(shape, 1e6, np.float32)
    tone = np.ones(shape, np.float32)
    offset = np.zeros(shape, np.float32)
    for index in range(len(edges) - 1):
        cuts = np.arange(-1600, 3600, 1, dtype=np.float32)
        starts = [-1500.0 + float(rng.uniform(0, 500))]
        while starts[-1] < cuts[-1]:
            starts.append(starts[-1] + float(rng.uniform(520, 900)))
        part = row == index
        if not part.any():
            continue
        steps = np.array(starts, np.float32)
        column = np.clip(np.searchsorted(steps, along[part]) - 1, 0, len(steps) - 2)
        cut[part] = np.minimum(along[part] - steps[column], steps[column + 1] - along[part])
        tone[part] = rng.uniform(0.72, 1.08, len(starts)).astype(np.float32)[column]
        offset[part] = rng.uniform(0, 900, len(starts)).astype(np.float32)[column]

    fibres = fractal(shape, (5 * ratio, 260 * ratio), 3, seed + 1)
    broad = fractal(shape, (44 * ratio, 420 * ratio), 3, seed + 2)
    rings = np.abs(((broad * 3.2 + fibres * 0.16 + offset) % 1) - 0.5) * 4 - 1
    gap = np.minimum(y - top, bottom - y)
    gap = np.minimum(gap, cut * depth * 0.9)
    gap = gap + fractal(shape, (8 * ratio, 60 * ratio), 2, seed + 3)
    lip = _ramp(gap, 0.6, 5)
    height = 3.4 * lip + 0.55 * fibres + 0.45 * rings
    slope_x, slope_y = _slopes(height, ratio)
    shade = tone * (1 + 0.2 * fibres + 0.13 * rings) * (0.16 + 0.84 * _ramp(gap, -0.4, 2.6))
    return Relief(
        np.clip(PLANK * shade[..., None], 0, 1).astype(np.float32),
        slope_x.astype(np.float32),
        slope_y.astype(np.float32),
    )
