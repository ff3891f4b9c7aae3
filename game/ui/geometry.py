"""Rectangles in logical units."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """x, y of the top left corner, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def right(self) -> float:
        """The x just past the rectangle."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just past the rectangle."""
        return self.y + self.h

    def hit(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def grown(self, by: float) -> Rect:
        """The rectangle `by` larger on each side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)
