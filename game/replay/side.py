"""Beside the table of a replay: the points of each seat, and what just happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..seats import Seat
from ..table.logbook import Line, line_text
from ..text import t
from ..theme import INK, SOFT_INK, VIOLET, WINE
from ..ui.canvas import Canvas
from ..ui.geometry import Rect
from ..ui.portrait import portrait
from ..ui.widgets import Look, Widget

ROW, LOW_ROW = 64.0, 52.0  # height of a seat's row, and with more than four of them
MARGIN = 20.0
FADED = (122, 92, 58)


class SeatRow(Widget):
    """A seat with its points; pressed, it gets the large desk until pressed again."""

    def __init__(self, rect: Rect, seat: Seat, act: Callable[[], None]) -> None:
        super().__init__(rect, hint=t("replay.look_from", name=seat.name))
        self.seat, self.act = seat, act
        self.points = 0
        self.active = self.leads = self.pinned = False

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        middle = y + h / 2
        if self.active or look == "hover":
            canvas.rect(x, y + 1, w, h - 2, (217, 168, 90), radius=12, alpha=130)
        portrait(canvas, self.seat, x + 36, middle, h - 8, crest=False, gold=self.active)
        room = w - 166
        if self.leads:
            canvas.image_at("crown", x + w - 110, middle - 2, 38, 31)
            room -= 44
        if self.pinned:
            canvas.image_at("icons/eye_ink", x + room + 84, middle, 30, 30)
            room -= 40
        canvas.text(
            self.seat.name, x + 78, middle, 29, font="head_bold", colour=INK, middle=True,
            width=room,
        )  # fmt: skip
        canvas.text(
            str(self.points) if self.points >= 0 else f"−{-self.points}", x + w - 18, middle, 38,
            font="head_bold", colour=WINE if self.active else INK, align="right", middle=True,
        )  # fmt: skip


def seat_rows(
    sheet: Rect, seats: Sequence[Seat], act: Callable[[int], Callable[[], None]]
) -> list[SeatRow]:
    """The rows of all seats from the top of a sheet down."""
    h = ROW if len(seats) <= 4 else LOW_ROW
    x, y, w, _ = sheet
    return [
        SeatRow(Rect(x + MARGIN, y + MARGIN + h * i, w - 2 * MARGIN, h), seat, act(i))
        for i, seat in enumerate(seats)
    ]


def height(seats: int) -> float:
    """Of the sheet with the rows."""
    return 2 * MARGIN + seats * (ROW if seats <= 4 else LOW_ROW)


def draw_log(canvas: Canvas, sheet: Rect, said: Sequence[Line], seats: Sequence[Seat]) -> None:
    """What just happened on top, and what went before as far as there is room."""
    x, y, w, _ = sheet
    canvas.text(
        t("log.title"), x + w / 2, y + 30, 28, font="title", colour=VIOLET, align="center",
        middle=True,
    )  # fmt: skip
    top = y + 54
    for i, line in enumerate(reversed(said)):
        size = 25 if i == 0 else 22
        font = "text_bold" if i == 0 else "text_medium"
        colour = INK if i == 0 else SOFT_INK if i < 3 else FADED
        words = line_text(line, list(seats))
        picture = canvas.lettering.render(
            words, font, canvas.px(size), colour, wrap=canvas.px(w - 112)
        )
        high = max(42.0, picture.get_height() / canvas.scale + 10)
        if top + high > sheet.bottom - 16:
            break
        portrait(canvas, seats[line.seat], x + 48, top + high / 2, 38, crest=False)
        canvas.text(
            words, x + 78, top + high / 2, size, font=font, colour=colour, width=w - 112,
            wrap=True, middle=True,
        )  # fmt: skip
        top += high
