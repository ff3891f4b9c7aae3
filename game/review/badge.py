"""The badge of a grade: a colour, a sign and a word, so that no grade is told by colour alone."""

from __future__ import annotations

from engine.ai.review import Choice

from ..theme import Colour
from ..ui.canvas import Canvas
from ..ui.geometry import Rect
from . import words

COLOURS: dict[str, Colour] = {
    "best": (30, 104, 84),
    "fine": (72, 118, 42),
    "inaccurate": (150, 104, 20),
    "mistake": (176, 78, 26),
    "blunder": (158, 30, 48),
    "": (112, 96, 84),
}
PALE = (255, 246, 220)
EDGE = (252, 232, 178)


def draw(canvas: Canvas, box: Rect, choice: Choice, size: float = 22) -> None:
    """The badge of a choice."""
    x, y, w, h = box
    colour = COLOURS[choice.grade]
    canvas.rect(x, y, w, h, colour, radius=h / 2)
    canvas.rect(x, y, w, h, EDGE, radius=h / 2, line=2)
    left = x + h * 0.52 if choice.grade else x
    _sign(canvas, choice.grade, left, y + h / 2, h * 0.62)
    canvas.text(
        words.grade(choice), (left + h * 0.3 + box.right - 8) / 2, y + h / 2 - 1, size,
        font="head_bold", colour=PALE, align="center", middle=True,
        width=box.right - 14 - left - h * 0.3,
    )  # fmt: skip


def _sign(canvas: Canvas, grade: str, cx: float, cy: float, d: float) -> None:
    """A picture for the two good ones, dots or marks for the others."""
    if grade == "best":
        canvas.image_at("icons/star", cx, cy, d, d)
    elif grade == "fine":
        canvas.image_at("icons/check", cx, cy, d, d)
    elif grade:
        number = {"inaccurate": "?", "mistake": "??", "blunder": "!!"}[grade]
        canvas.text(
            number, cx, cy - 1, d * 1.1, font="head_bold", colour=PALE, align="center", middle=True
        )
