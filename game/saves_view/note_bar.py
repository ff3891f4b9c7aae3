"""A bar with one sentence, and where it makes sense a button beside it."""

from __future__ import annotations

from collections.abc import Callable

from ..theme import PALE
from ..ui.canvas import Canvas
from ..ui.geometry import Rect
from ..ui.widgets import Button

BUTTON_W = 170.0


class NoteBar:
    """What has just happened."""

    def __init__(self, rect: Rect) -> None:
        self.rect = rect
        self.text = ""
        self.button: Button | None = None

    def say(self, text: str, label: str = "", act: Callable[[], None] | None = None) -> None:
        """Show a sentence, empty for none; `act` is what the button does."""
        self.text, self.button = text, None
        if text and act is not None:
            x, y, w, h = self.rect
            place = Rect(x + w - BUTTON_W - 8, y + 6, BUTTON_W, h - 12)
            self.button = Button(place, label, act, size=28, icon="")

    def draw(self, canvas: Canvas) -> None:
        """The bar under its button."""
        if not self.text:
            return
        x, y, w, h = self.rect
        canvas.panel("widgets/plate_slate", x, y, w, h)
        room = w - 44 - (BUTTON_W + 16 if self.button else 0)
        size = 27.0
        if canvas.measure(self.text, size, "text_medium")[0] <= room:
            canvas.text(
                self.text, x + 24, y + h / 2, size, font="text_medium", colour=PALE, middle=True
            )
            return
        canvas.text(
            self.text, x + 24, y + h / 2, 23, font="text_medium", colour=PALE, middle=True,
            width=room, wrap=True,
        )  # fmt: skip
