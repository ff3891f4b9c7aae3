"""The widgets of one place at the bench: face, name, who plays it, and the way out."""

from __future__ import annotations

from collections.abc import Callable

from .. import characters
from ..seats import KINDS, LEVELS, PERSON, THINKS, Seat
from ..text import t
from ..theme import CREAM, GOLD, SHADE, SOFT_INK
from .canvas import Canvas
from .geometry import Rect
from .hats import hats
from .inputs import Choice, Field
from .portrait import portrait
from .widgets import PictureButton, Widget

SIZE = (339.0, 198.0)


class Face(Widget):
    """The portrait on a card: opens the wardrobe."""

    def __init__(self, rect: Rect, seat: Callable[[], Seat], act: Callable[[], None]) -> None:
        hint = t("newgame.face.hint")
        if not seat().is_person:
            hint = f"{characters.about(seat().avatar)}\n{hint}"
        super().__init__(rect, hint=hint)
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
        kinds = [(kind, t(f"seat.{kind}"), "person" if kind == PERSON else "") for kind in KINDS]
        self.name = Field(
            Rect(x + 138, y + 30, 184, 50),
            lambda: seat().name,
            rename,
            longest=14,
            size=36,
            hint=t("newgame.name.hint"),
        )
        self.level = Choice(
            Rect(x + 142, y + 82, 186, 50),
            kinds,
            lambda: seat().kind,
            play,
            open_list,
            hint=level_hint(seat().kind),
        )
        self.widgets: list[Widget] = [
            Face(Rect(x + 10, y + 44, 128, 128), seat, dress),
            self.name,
            self.level,
        ]
        if remove is not None:
            self.widgets.append(
                PictureButton(
                    Rect(x + SIZE[0] - 26, y - 16, 42, 42),
                    "widgets/close",
                    remove,
                    hint=t("newgame.remove.hint", name=seat().name),
                )
            )

    def draw(self, canvas: Canvas) -> None:
        """The card under its widgets."""
        x, y, w, h = self.rect
        canvas.panel(f"widgets/card_{self.seat().colour}", x, y, w, h)
        seat = self.seat()
        if seat.is_person:
            about = t("seat.person.about")
            canvas.text(about, x + 152, y + 138, 23, colour=SOFT_INK, width=w - 162, wrap=True)
            return
        hats(canvas, seat.kind, x + 146, y + 136, 26)
        if seconds := THINKS.get(seat.kind):
            canvas.image_at("icons/clock", x + 291, y + 149, 24, 24)
            canvas.text(
                t("level.seconds", n=seconds), x + 306, y + 149, 22, colour=SOFT_INK, middle=True
            )
        canvas.text(
            characters.style_name(seat.avatar), x + 149, y + 164, 23, colour=SOFT_INK, width=w - 160
        )


def level_hint(kind: str) -> str:
    """What a level is like, in one sentence or two; nothing for a person."""
    if kind not in LEVELS:
        return ""
    about, seconds = t(f"seat.{kind}.about"), THINKS.get(kind)
    if seconds:
        about = f"{about}\n{t('level.thinks', n=seconds)}"
    return t("level.hint", level=t(f"seat.{kind}"), n=LEVELS.index(kind) + 1, about=about)


class EmptyPlace(Widget):
    """A place where nobody sits yet; with `why_not` a locked one that says why."""

    def __init__(
        self, x: float, y: float, number: int, act: Callable[[], None], *, why_not: str = ""
    ) -> None:
        rect = Rect(x + 12, y + 18, SIZE[0] - 24, SIZE[1] - 36)
        super().__init__(rect, hint=why_not, enabled=not why_not)
        self.number, self.act = number, act

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        canvas.panel("widgets/dashed_seat", x, y, w, h)
        cx, hot = x + w / 2, look in ("hover", "pressed")
        if self.enabled:
            side = 58 if hot else 52
            canvas.panel("widgets/stepper_plus", cx - side / 2, y + 56 - side / 2, side, side)
            self._line(canvas, y + 112, t("newgame.add"), 31)
            return
        canvas.image_at("icons/lock", cx, y + 42, 52, 52)
        self._line(canvas, y + 92, t(f"newgame.seat.{self.number}"), 31)
        self._line(canvas, y + 126, t("newgame.seat.locked"), 24)

    def _line(self, canvas: Canvas, y: float, said: str, size: float) -> None:
        canvas.text(
            said,
            self.rect.centre[0],
            y,
            size,
            font="head_bold" if size > 28 else "text_medium",
            colour=GOLD if self.enabled else CREAM,
            align="center",
            width=self.rect.w - 24,
            middle=True,
            shadow=SHADE,
        )
