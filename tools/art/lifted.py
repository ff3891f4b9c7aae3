"""Sprites lifted out of a lit scene: laid over the bare scene they give the full one back.

A sprite holds the things themselves and what they do to the wall: shadow and candlelight.
"""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageFilter

from tools.art.light import LEFT, TOP
from tools.art.noise import Field

Box = tuple[float, float, float, float]
FAINT = 2 / 255  # differences below this are not worth a pixel


def _mask(width: int, height: int, fade: float) -> Field:
    """1 in the middle, falling to 0 over the outer `fade` pixels."""
    x = np.minimum(np.arange(width) + 0.5, width - np.arange(width) - 0.5)
    y = np.minimum(np.arange(height) + 0.5, height - np.arange(height) - 0.5)
    near = np.clip(np.minimum(x[None, :], y[:, None]) / max(fade, 1e-6), 0, 1)
    return (near * near * (3 - 2 * near)).astype(np.float32)


def lifted(
    full: Image.Image, bare: Image.Image, solid: Field, box: Box, ratio: float, fade: float
) -> Image.Image:
    """What `full` has more than `bare` in `box` (x, y, width, height in scene units).

    `solid` is the opacity of the things themselves on the whole canvas; they must lie
    within the box. Light and shadow fade out over its outer `fade` units.
    """
    x, y, w, h = box
    left, top = round((x - LEFT) * ratio), round((y - TOP) * ratio)
    right, bottom = left + round(w * ratio), top + round(h * ratio)

    def cut(picture: Image.Image) -> Field:
        return np.asarray(picture.crop((left, top, right, bottom)), dtype=np.float32) / 255

    goal, ground = cut(full), cut(bare)
    things = solid[top:bottom, left:right]
    mask = np.maximum(_mask(right - left, bottom - top, fade * ratio), things)
    goal = ground + (goal - ground) * mask[..., None]
    change = goal - ground
    # The smallest opacity with which some colour between black and white makes the change.
    room = np.where(change > 0, 1 - ground, ground)
    need = np.max(np.abs(change) / np.maximum(room, 1e-3), axis=-1)
    need[np.abs(change).max(-1) < FAINT] = 0
    # Any higher opacity makes it too: an even one packs small.
    rough = Image.fromarray((np.clip(need, 0, 1) * 255).astype(np.uint8))
    even = rough.filter(ImageFilter.MaxFilter(13)).filter(ImageFilter.GaussianBlur(5))
    alpha = np.maximum(np.maximum(np.asarray(even, dtype=np.float32) / 255, need), things)
    alpha = np.ceil(np.clip(alpha, 0, 1) * 255) / 255
    colour = ground + change / np.maximum(alpha, 1 / 255)[..., None]
    pixels = np.concatenate([np.clip(colour, 0, 1), alpha[..., None]], axis=-1)
    return Image.fromarray((pixels * 255 + 0.5).astype(np.uint8))
