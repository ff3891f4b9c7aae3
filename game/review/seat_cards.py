"""A card for each seat: its line on the graph, what its choices cost, and its luck."""

from __future__ import annotations

from collections.abc import Callable

from ..text import t
from ..theme import CREAM, INK, SOFT_INK, WINE
from ..ui.canvas import Canvas
from ..ui.geometry import Rect
from ..ui.portrait import portrait
from ..ui.standing import DASHES
from ..ui.widgets import Widget
from . import words
from .looked import LookBack

GAP = 14.0
MOST_WIDE = 3  # cards in a row
MOST_HIGH = 150.0
STRIP = 18.0  # of colour at the head of a card


class SeatCard(Widget):
    """Shows the turns of its seat alone when chosen."""

    def __init__(self, rect: Rect, looked: LookBack, seat: int, act: Callable[[int], None]) -> None:
        super().__init__(rect, hint=t("review.seat.hint", name=looked.seats[seat].name))
        self.looked, self.seat, self._act = looked, seat, act
        self.chosen = False

    def activate(self) -> None:
        self._act(self.seat)

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        seat = self.looked.seats[self.seat]
        canvas.panel(f"widgets/card_{seat.colour}", x, y, w, h)
        if self.chosen or look in ("hover", "pressed"):
            shade = 70 if self.chosen else 36
            canvas.rect(x + 8, y + 8, w - 16, h - 16, (255, 250, 225), radius=10, alpha=shade)
        top, deep = y + STRIP, h - STRIP
        d = min(88.0, deep - 18)
        portrait(canvas, seat, x + 22 + d / 2, top + deep / 2, d)
        left = x + 36 + d
        room = x + w - 20 - left
        canvas.text(
            seat.name, left, top + deep * 0.22, 28, font="head_bold", colour=INK, middle=True,
            width=room,
        )  # fmt: skip
        line = [(x + w - 106, y + STRIP / 2 + 1), (x + w - 18, y + STRIP / 2 + 1)]
        canvas.polyline(line, CREAM, 5, dashes=DASHES[self.seat])
        found = self.looked.summary(self.seat)
        if found is None:
            canvas.text(
                t("review.seat.waiting"), left, top + deep * 0.62, 24, colour=SOFT_INK, middle=True,
                width=room,
            )  # fmt: skip
            return
        told = (
            (t("review.seat.choice", points=words.points(-found.lost)), WINE),
            (t("review.seat.luck", points=words.points(found.luck, signed=True)), INK),
        )
        for i, (said, colour) in enumerate(told):
            canvas.text(
                said, left, top + deep * (0.52 + 0.28 * i), 25, font="text_medium", colour=colour,
                middle=True, width=room,
            )  # fmt: skip


def cards(room: Rect, looked: LookBack, act: Callable[[int], None]) -> list[SeatCard]:
    """The cards of all seats in a rectangle."""
    number = len(looked.seats)
    wide = number if number <= MOST_WIDE else (number + 1) // 2
    lines = -(-number // wide)
    w = (room.w - GAP * (wide - 1)) / wide
    h = (room.h - GAP * (lines - 1)) / lines
    h = min(h, MOST_HIGH)
    return [
        SeatCard(
            Rect(room.x + (w + GAP) * (i % wide), room.y + (h + GAP) * (i // wide), w, h),
            looked,
            i,
            act,
        )
        for i in range(number)
    ]
