"""The widgets of one place at the bench: face, name, who plays it, and the way out."""

from __future__ import annotations

from collections.abc import Callable

from ..seats import KINDS, PERSON, Seat
from ..text import t
from ..theme import GOLD, SOFT_INK
from .canvas import Canvas
from .geometry import Rect
from .inputs import Choice, Field
from .portrait import portrait
from .widgets import PictureButton, Widget

SIZE = (500.0, 232.0)


class Face(Widget):
    """The portrait on a card: opens the wardrobe."""

    def __init__(self, rect: Rect, seat: Callable[[], Seat], act: Callable[[], None]) -> None:
        super().__init__(rect, hint=t("newgame.face.hint"))
        self.seat, self.act = seat, act

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas, look: str) -> None:
        (cx, cy), hot = self.rect.centre, look in ("hover", "pressed")
        mood = "smile" if hot else ""
        portrait(canvas, self.seat(), cx, cy, self.rect.w * (1.04 if hot else 1.0), mood=mood)


class SeatCard:
    """One seat: what it shows and the widgets on it."""

    def __init__(
        self,
        x: float,
        y: float,
        seat: Callable[[], Seat],
        *,
        rename: Callable[[str], None],
        play: Callable[[str], None],
        dress: Callable[[], None],
        open_list: Callable[[Choice], None],
        remove: Callable[[], None] | None,
    ) -> None:
        self.rect = Rect(x, y, *SIZE)
        self.seat = seat
        kinds = [
            (kind, t(f"seat.{kind}"), "person" if kind == PERSON else "gear") for kind in KINDS
        ]
        self.name = Field(
            Rect(x + 186, y + 38, 262, 56),
            lambda: seat().name,
            rename,
            longest=14,
            size=40,
            hint=t("newgame.name.hint"),
        )
        self.widgets: list[Widget] = [
            Face(Rect(x + 22, y + 50, 152, 152), seat, dress),
            self.name,
            Choice(Rect(x + 196, y + 100, 276, 54), kinds, lambda: seat().kind, play, open_list),
        ]
        if remove is not None:
            self.widgets.append(
                PictureButton(
                    Rect(x + SIZE[0] - 32, y - 14, 48, 48),
                    "widgets/close",
                    remove,
                    hint=t("newgame.remove.hint", name=seat().name),
                )
            )

    def draw(self, canvas: Canvas) -> None:
        """The card under its widgets."""
        x, y, w, h = self.rect
        canvas.panel(f"widgets/card_{self.seat().colour}", x, y, w, h)
        about = t(f"seat.{self.seat().kind}.about")
        canvas.text(about, x + 200, y + 163, 24, colour=SOFT_INK, width=w - 222, wrap=True)


class EmptyPlace(Widget):
    """A place where nobody sits yet."""

    def __init__(self, x: float, y: float, act: Callable[[], None]) -> None:
        super().__init__(Rect(x + 70, y + 28, SIZE[0] - 140, SIZE[1] - 56))
        self.act = act

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        canvas.panel("widgets/dashed_seat", x, y, w, h)
        cx, hot = x + w / 2, look in ("hover", "pressed")
        side = 60 if hot else 54
        canvas.panel("widgets/stepper_plus", cx - side / 2, y + 60 - side / 2, side, side)
        canvas.text(
            t("newgame.add"),
            cx,
            y + 124,
            32,
            font="head_bold",
            colour=GOLD,
            align="center",
            middle=True,
        )
