"""What stands beside the table of a moment: the two lines as notes, choice and luck as figures."""

from __future__ import annotations

from collections.abc import Callable

from engine.ai import Line
from engine.ai.review import Choice

from ..text import t
from ..theme import BAD, GOLD, GOOD, INK, SOFT_INK, WINE
from ..ui.canvas import Canvas
from ..ui.geometry import Rect
from ..ui.widgets import Widget
from . import badge, words
from .looked import LookBack

LIT = (255, 250, 225)
SIZES = (26, 24, 22, 20, 18, 16)
FONT = "text_medium"


class LineNote(Widget):
    """One of the two lines: what it does, and why; chosen, it lies on the table."""

    def __init__(
        self,
        rect: Rect,
        looked: LookBack,
        choice: Choice,
        line: Line,
        act: Callable[[], None],
    ) -> None:
        super().__init__(rect)
        self.looked, self.choice, self.line, self._act = looked, choice, line, act
        self.chosen = False

    def activate(self) -> None:
        self._act()

    @property
    def title(self) -> str:
        """What this line is."""
        if self.line is self.choice.played:
            best = self.choice.judged and not self.choice.lost
            return t("review.best_was_played") if best else t("review.played")
        return t("review.best") if self.choice.judged else t("review.instead")

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        canvas.panel("widgets/panel_parchment", x, y, w, h)
        if self.chosen or look in ("hover", "pressed"):
            alpha = 150 if self.chosen else 90
            canvas.rect(x + 12, y + 12, w - 24, h - 24, LIT, radius=12, alpha=alpha)
        if self.chosen:
            canvas.rect(x + 10, y + 10, w - 20, h - 20, GOLD, radius=14, line=4)
        played = self.line is self.choice.played
        left, room = x + 34, w - 68
        canvas.text(
            self.title, left, y + 48, 25, font="text_bold", colour=SOFT_INK, middle=True,
            width=room - (146 if played else 0),
        )  # fmt: skip
        if played:
            badge.draw(canvas, Rect(x + w - 34 - 138, y + 29, 138, 38), self.choice)
        state = self.looked.parts[self.choice.number].state
        headline, reasons = words.told(state, self.line, self.choice, self.looked.names)
        canvas.text(
            headline, left, y + 92, 33, font="head_bold", colour=WINE, middle=True, width=room
        )
        below = Rect(left, y + 118, room, h - 138)
        _written(canvas, below, "\n".join(f"• {reason}" for reason in reasons))


def _written(canvas: Canvas, box: Rect, said: str) -> None:
    """A text as large as the box allows."""
    if not said:
        return
    room = canvas.px(box.w)
    for size in SIZES:
        lines = canvas.lettering.render(said, FONT, canvas.px(size), INK, wrap=room)
        if lines.get_height() <= canvas.px(box.h):
            break
    canvas.text(said, box.x, box.y, size, font=FONT, colour=INK, width=box.w, wrap=True)


def figures(canvas: Canvas, box: Rect, looked: LookBack, choice: Choice) -> None:
    """Choice and luck, each with its number and a sentence."""
    canvas.panel("widgets/panel_parchment", *box)
    x, y, w, h = box
    if not choice.judged:
        canvas.text(
            t("review.not_compared"), x + 40, y + 34, 26, font="text_medium", colour=INK,
            width=w - 80, wrap=True,
        )  # fmt: skip
        return
    half = w * 0.37
    name = looked.names[choice.seat]
    less = words.points(choice.lost)
    lost = (
        t("review.choice.best") if less == "0" else t("review.choice.lost", name=name, points=less)
    )
    shown = (
        (x + 36, half - 50, t("review.choice"), -choice.lost, lost),
        (x + half + 8, w - half - 44, t("review.luck"), choice.luck, words.luck(choice)),
    )
    for left, room, title, value, sentence in shown:
        head = canvas.text(title, left, y + 50, 30, font="head_bold", colour=WINE, middle=True)
        colour = INK if abs(value) < words.SAME else GOOD if value > 0 else BAD
        number = canvas.text(
            words.points(value, signed=True), head.right + 18, y + 48, 46, font="head_bold",
            colour=colour, middle=True,
        )  # fmt: skip
        canvas.text(
            t("review.points_unit"), number.right + 10, y + 54, 24, colour=SOFT_INK, middle=True
        )
        _written(canvas, Rect(left, y + 80, room, h - 104), sentence)
    canvas.line(x + half - 12, y + 28, x + half - 12, y + h - 28, (206, 170, 116), 2)
