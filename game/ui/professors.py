"""Professors as framed pictures, and the corner of the house rules that shows who watches."""

from __future__ import annotations

from collections.abc import Callable

from ..text import t
from ..theme import GOLD, INK, SOFT_INK, WINE
from .canvas import Canvas
from .geometry import Rect
from .widgets import Widget

SMALL = 48  # pixels; below this the face alone is drawn
OPENING = 106 / 132  # of the frame's side


def professor(canvas: Canvas, name: str, cx: float, cy: float, side: float, mood: str = "") -> None:
    """A framed portrait; without a name a picture that the seed has still to hang."""
    inner = side * OPENING
    canvas.image_at("portraits/disc_professor", cx, cy, inner, inner)
    if name:
        look = "_face" if canvas.px(inner) < SMALL else f"_{mood}" if mood else ""
        canvas.image_at(f"portraits/{name}{look}", cx, cy, inner, inner)
    else:
        canvas.text(
            "?", cx, cy - 2, side * 0.5, font="title", colour=GOLD, align="center", middle=True
        )
    canvas.image_at("portraits/frame_professor", cx, cy, side, side)


class FacultyCorner(Widget):
    """Who watches the game: a click leads to the choice."""

    def __init__(
        self, rect: Rect, chosen: Callable[[], int | list[str]], act: Callable[[], None]
    ) -> None:
        super().__init__(rect, hint=t("newgame.professors.hint"))
        self.chosen, self.act = chosen, act

    def activate(self) -> None:
        self.act()

    @property
    def pictures(self) -> list[str]:
        """The names to hang; "" for each that the seed draws."""
        chosen = self.chosen()
        return [""] * chosen if isinstance(chosen, int) else list(chosen)

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        hot = look in ("hover", "pressed")
        if hot:
            canvas.rect(x - 8, y - 4, w + 16, h + 8, (217, 168, 90), radius=14, alpha=90)
        names = self.pictures
        if not names:
            self._lines(canvas, x, y + 12, w, t("newgame.professors.none"), "")
        mood = "react" if hot else ""
        for i, name in enumerate(names):
            side = 112.0 if len(names) == 1 else 68.0
            top = y + i * 71
            professor(canvas, name, x + side / 2, top + side / 2 + 2, side, mood if name else "")
            left = x + side + 14
            if name:
                head = t(f"professor.{name}") if len(names) == 1 else t(f"professor.short.{name}")
                said = t(f"professor.brief.{name}")
            else:
                head, said = t("newgame.professors.drawn"), t("newgame.professors.by_seed")
            wrap = len(names) == 1
            self._lines(canvas, left, top + 4, x + w - left, head, said, wrap=wrap)

    def _lines(
        self,
        canvas: Canvas,
        x: float,
        y: float,
        w: float,
        head: str,
        said: str,
        *,
        wrap: bool = True,
    ) -> None:
        if not said:
            canvas.text(head, x, y, 25, colour=SOFT_INK, width=w, wrap=True)
            return
        top = canvas.text(head, x, y, 26, font="head_bold", colour=WINE, width=w, wrap=wrap)
        canvas.text(said, x, top.bottom + 2, 23, colour=INK, width=w, wrap=wrap)
