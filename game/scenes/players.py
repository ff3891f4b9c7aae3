"""Who plays a seat: a person, or a computer player of one of the five levels."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..app import App
from ..seats import KINDS, LEVELS, PERSON, THINKS
from ..text import t
from ..theme import INK, SOFT_INK, WINE
from ..ui.canvas import Canvas
from ..ui.geometry import Rect
from ..ui.hats import hats
from ..ui.widgets import Widget
from .popup import Popup

BOX = Rect(450, 190, 1020, 700)
ROW = 92.0
TOP = 116.0
HATS = 190.0  # where the words begin, right of the hats


class PlayerRow(Widget):
    """A person, or a level with what it is like."""

    def __init__(self, rect: Rect, kind: str, chosen: bool, act: Callable[[], None]) -> None:
        super().__init__(rect)
        self.kind, self.chosen, self.act = kind, chosen, act

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        shade = 150 if look in ("hover", "pressed") else 80 if self.chosen else 0
        if shade:
            canvas.rect(x, y + 2, w, h - 4, (217, 168, 90), radius=12, alpha=shade)
        if self.kind == PERSON:
            canvas.image_at("icons/person", x + 95, y + h / 2, 44, 44)
        hats(canvas, self.kind, x + 18, y + (h - 32) / 2, 32)
        key = "level.person.about" if self.kind == PERSON else f"seat.{self.kind}.about"
        seconds = THINKS.get(self.kind)
        room = w - HATS - (260 if seconds else 24)
        canvas.text(
            t(f"seat.{self.kind}"), x + HATS, y + 8, 34, font="head_bold",
            colour=WINE if self.chosen else INK, width=room,
        )  # fmt: skip
        canvas.text(
            t(key), x + HATS, y + 50, 26, font="text_medium", colour=SOFT_INK, width=w - HATS - 20
        )
        if seconds:
            words = t("level.thinks", n=seconds)
            text_w, _ = canvas.measure(words, 24, "text_medium")
            canvas.image_at("icons/clock", x + w - text_w - 46, y + 29, 28, 28)
            canvas.text(
                words, x + w - 22, y + 29, 24, font="text_medium", colour=SOFT_INK, align="right",
                middle=True,
            )  # fmt: skip


class PlayersScene(Popup):
    """The choice of who plays a seat."""

    def __init__(self, app: App, name: str, chosen: str, put: Callable[[str], None]) -> None:
        super().__init__(app, BOX)
        self.name = name

        def pick(kind: str) -> None:
            app.pop()
            put(kind)

        rows = [
            PlayerRow(
                Rect(BOX.x + 40, BOX.y + TOP + i * ROW, BOX.w - 80, ROW),
                kind,
                kind == chosen,
                partial(pick, kind),
            )
            for i, kind in enumerate((PERSON, *LEVELS))
        ]
        self.show(rows, rows[KINDS.index(chosen)])

    def frame(self, canvas: Canvas) -> None:
        super().frame(canvas)
        title = t("level.title", name=self.name)
        canvas.text(
            title, self.box.centre[0], self.box.y + 36, 48, font="title", colour=WINE,
            align="center",
        )  # fmt: skip
