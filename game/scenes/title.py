"""The title."""

from __future__ import annotations

from ..ui.canvas import Canvas
from .base import Scene


class TitleScene(Scene):
    """The name and the menu."""

    def draw(self, canvas: Canvas) -> None:
        canvas.background("scenes/title")
        canvas.text("Brewburst", 87, 180, 225, font="title")
