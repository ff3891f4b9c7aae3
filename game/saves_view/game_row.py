"""One line of the list of saved games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..text import t
from ..theme import CREAM, INK, PALE, SOFT_INK, WINE, Colour
from ..ui.canvas import Canvas
from ..ui.geometry import Rect
from ..ui.portrait import portrait
from ..ui.widgets import Widget
from . import thumb, words
from .peek import Peek

if TYPE_CHECKING:
    from ..saves import Entry

FACE = 34.0
OFF: Colour = (132, 108, 82)
KINDS: dict[str, Colour] = {
    "open": (44, 110, 62),
    "kept": (86, 38, 106),
    "auto": (112, 88, 66),
    "sample": (150, 96, 22),
}
TAG = (128.0, 32.0)


class GameRow(Widget):
    """A game; it can be chosen even where it can't be opened."""

    def __init__(
        self, rect: Rect, index: int, entry: Entry, peek: Peek, act: Callable[[int], None]
    ) -> None:
        super().__init__(rect)
        self.index, self.entry, self.peek, self._act = index, entry, peek, act
        self.chosen = False
        self.told = ""  # how far, and when

    def activate(self) -> None:
        self._act(self.index)

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        entry = self.entry
        shade = 165 if self.chosen else 70 if look in ("hover", "pressed") else 0
        if shade:
            canvas.rect(x, y, w, h, (222, 172, 92), radius=12, alpha=shade)
        if self.chosen:
            canvas.rect(x, y, w, h, (150, 100, 40), radius=12, line=2)
        thumb.draw(canvas, self.peek.state(entry), x + 12, y + (h - thumb.SIZE[1]) / 2)
        left, right = x + 108, x + w - 16
        able = entry.about is not None and not entry.problem
        ink = (WINE if self.chosen else INK) if able else OFF
        room = right - TAG[0] - 12 - left
        canvas.text(
            words.title(entry), left, y + 25, 31, font="head_bold", colour=ink, width=room,
            middle=True,
        )  # fmt: skip
        self._tag(canvas, right - TAG[0], y + 10)
        if entry.about is None or entry.problem:
            said = t("savelist.unable")
            canvas.text(said, left, y + 70, 25, font="text_medium", colour=OFF, middle=True)
            return
        self._players(canvas, left, right, y + 59)
        end = right
        for mark in entry.about.marks:
            box = canvas.text(
                t(f"savelist.mark.{mark}"), end, y + h - 18, 22, font="text_bold", colour=WINE,
                align="right", middle=True,
            )  # fmt: skip
            end = box.x - 14
        canvas.text(
            self.told, left, y + h - 18, 24, font="text_medium", colour=SOFT_INK, middle=True,
            width=end - left - 8,
        )  # fmt: skip

    def _players(self, canvas: Canvas, left: float, right: float, y: float) -> None:
        """Who sits at the table; their names too where they are no more than fit."""
        assert self.entry.about is not None
        for seat in self.entry.about.seats:
            portrait(canvas, seat, left + FACE / 2, y, FACE, crest=False, gold=True)
            left += FACE + 6
        if words.named(self.entry):
            said = words.names([seat.name for seat in self.entry.about.seats])
            canvas.text(
                said, left + 8, y, 24, font="text_medium", colour=SOFT_INK, middle=True,
                width=right - left - 8,
            )  # fmt: skip

    def _tag(self, canvas: Canvas, x: float, y: float) -> None:
        """What kind of save it is."""
        w, h = TAG
        kind = self.entry.kind
        canvas.rect(x, y, w, h, KINDS[kind], radius=h / 2)
        canvas.text(
            t(f"savelist.kind.{kind}"), x + w / 2, y + h / 2 + 1, 22, font="text_bold",
            colour=CREAM if kind != "auto" else PALE, align="center", middle=True, width=w - 16,
        )  # fmt: skip
