"""The level of a computer player as a row of hats: the more are worn, the stronger it plays."""

from __future__ import annotations

from ..seats import LEVELS
from .canvas import Canvas


def hats(canvas: Canvas, level: str, x: float, y: float, side: float) -> None:
    """Five hats from x on, each `side` units wide; nothing for a person or an older level."""
    if level not in LEVELS:
        return
    for i in range(len(LEVELS)):
        name = "icons/hat" if i <= LEVELS.index(level) else "icons/hat_place"
        canvas.image(name, x + i * side, y, side, side)
