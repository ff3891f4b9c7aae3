"""The professors on the upper shelf: framed portraits, notes with their rule, and the clock."""

from __future__ import annotations

from game.table.layout import Box, Spot
from game.table.stage import Stage
from game.text import t
from game.theme import INK, WINE
from game.ui.canvas import Canvas
from game.ui.places import place
from game.ui.professors import professor

BOOKS = Box(*place("table_bare", "books", (1244, -120, 660, 540)))
CANDLE = Box(*place("table_bare", "candle", (1560, -120, 524, 500)))
SHELF = 150.0  # y on which the frames stand
CLOCK = 96.0
SECONDS = 46.0  # of the seal with the last seconds


def frame(index: int, number: int) -> Box:
    """A framed portrait."""
    side = 132.0 if number == 1 else 110.0
    return Box(1264 + 272 * index, SHELF - 4 - side, side, side)


def note(index: int, number: int) -> Box:
    """The note pinned beside it."""
    box = frame(index, number)
    return Box(box.right + 4, SHELF - 136, 210 if number == 1 else 156, 128)


def clock(index: int, number: int) -> Spot:
    """Where the clock hangs: beside the note of one, at the frame's corner of two."""
    if number == 1:
        return Spot(note(index, number).right + 62, SHELF - 54, CLOCK)
    box = frame(index, number)
    return Spot(box.right - 14, box.bottom - 24, 70)


def rest(canvas: Canvas, stage: Stage) -> None:
    """The shelf: books, or a candle beside the notes."""
    names = stage.table.professors
    if not names:
        canvas.image("objects/table_books", *BOOKS)
        return
    canvas.image("objects/table_candle", *CANDLE)
    for index, name in enumerate(names):
        box = note(index, len(names))
        canvas.image("widgets/pin_note", *box)
        small = len(names) > 1
        words = t(f"professor.short.{name}")
        head = canvas.text(
            words, box.cx, box.y + 24, 21 if small else 26, font="head_bold", colour=WINE,
            align="center", width=box.w - 16,
        )  # fmt: skip
        canvas.text(
            t(f"professor.brief.{name}"),
            box.cx,
            head.bottom,
            18 if small else 21,
            font="text_medium",
            colour=INK,
            align="center",
            width=box.w - (24 if small else 44),
            wrap=True,
        )


def live(canvas: Canvas, stage: Stage, time_left: float | None, keeper: str, seconds: int) -> None:
    """The faces, and the clock of the one who has one: None where it does not run."""
    names = stage.table.professors
    for index, name in enumerate(names):
        box = frame(index, len(names))
        mood = "react" if name in stage.reacting else ""
        professor(canvas, name, box.cx, box.cy, box.w, mood)
        if name == keeper and seconds:
            _clock(canvas, clock(index, len(names)), time_left, seconds)


def _clock(canvas: Canvas, spot: Spot, left: float | None, seconds: int) -> None:
    alarm = left is not None and left <= 10
    canvas.image_at(f"objects/clock{'_alarm' if alarm else ''}", spot.x, spot.y, spot.d, spot.d)
    share = 0.0 if left is None else 1 - left / seconds
    box = spot.box
    canvas.image_at("objects/clock_hand", *box.centre, box.w, box.h, tilt=-360 * share)
    if alarm and left is not None:
        d, y = max(SECONDS, spot.d * 0.5), spot.y - spot.d * 0.6
        canvas.image_at("objects/seal_score", spot.x, y, d, d)
        canvas.text(
            str(int(left) + 1), spot.x, y, d * 0.56, font="head_bold", align="center", middle=True,
            shadow=(60, 8, 14),
        )  # fmt: skip
