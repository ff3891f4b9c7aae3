"""The plate with the seed of a new game and what it will be played with."""

from __future__ import annotations

from collections.abc import Callable

from ..text import t
from ..theme import PALE
from .canvas import Canvas
from .geometry import Rect
from .inputs import Field
from .widgets import PictureButton, Widget

PLATE = Rect(1254, 868, 633, 66)


class SeedPlate:
    """What it shows and the widgets on it."""

    def __init__(
        self, get: Callable[[], int], put: Callable[[str], None], dice: Callable[[], None]
    ) -> None:
        self.field = Field(
            Rect(PLATE.x + 92, PLATE.y + 8, 156, 50),
            lambda: str(get()),
            put,
            longest=6,
            allowed=str.isdigit,
            size=32,
            colour=(255, 246, 214),
            hint=t("newgame.seed.hint"),
        )
        die = PictureButton(
            Rect(PLATE.x + 254, PLATE.y + 9, 48, 48),
            "icons/dice",
            dice,
            hint=t("newgame.dice.hint"),
        )
        self.widgets: list[Widget] = [self.field, die]

    def draw(self, canvas: Canvas, summary: str) -> None:
        """The plate under its widgets."""
        x, y, w, h = PLATE
        canvas.panel("widgets/plate_slate", x, y, w, h)
        canvas.text(t("newgame.seed"), x + 24, y + h / 2, 29, font="head", colour=PALE, middle=True)
        canvas.line(x + 318, y + 16, x + 318, y + h - 16, (160, 130, 80), 2)
        canvas.text(summary, x + 334, y + h / 2, 26, colour=PALE, width=w - 356, middle=True)
