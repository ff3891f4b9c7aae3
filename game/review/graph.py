"""The expected lead of each seat, turn by turn: lines told apart by colour, dashes and face."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.review import Choice

from ..seats import Seat
from ..text import t
from ..theme import BAD, INK, SEATS, SOFT_INK, VIOLET
from ..ui.canvas import Canvas
from ..ui.geometry import Rect
from ..ui.portrait import portrait
from ..ui.standing import DASHES
from . import words

GRID = (206, 170, 116)
BAND = (196, 140, 60)
STEPS = (5, 10, 20, 50, 100, 200)  # points between two lines of the grid
MOST_LINES = 7
LEAST_REACH = 10.0  # points above and below zero that show at least
FACE = 44.0
Rows = Sequence[tuple[int, Sequence[int]]]  # a turn, and the lead of each seat after it


class Graph:
    """Places of turns and points in a sheet."""

    def __init__(self, sheet: Rect, rows: Rows, turns: int) -> None:
        self.sheet, self.rows = sheet, rows
        x, y, w, h = sheet
        self.plot = Rect(x + 82, y + 84, w - 186, h - 170)
        self.turns = max(1, turns)
        values = [lead / 100 for _, leads in rows for lead in leads]
        self.highest = max([LEAST_REACH, *values]) * 1.04
        self.lowest = min([-LEAST_REACH, *values]) * 1.04

    def spot(self, turn: float, lead: float) -> tuple[float, float]:
        """Where a lead in hundredths after a turn lies."""
        part = (lead / 100 - self.lowest) / (self.highest - self.lowest)
        return self.across(turn), self.plot.bottom - self.plot.h * part

    def across(self, turn: float) -> float:
        """Where a turn ends."""
        return self.plot.x + self.plot.w * turn / self.turns

    def draw(self, canvas: Canvas, seats: Sequence[Seat], only: int = -1) -> None:
        """The sheet with its lines; `only` one seat's stands out."""
        canvas.text(
            t("review.graph"), self.sheet.centre[0], self.sheet.y + 44, 32, font="head_bold",
            colour=VIOLET, align="center", middle=True, width=self.sheet.w - 120,
        )  # fmt: skip
        self._grid(canvas)
        order = [seat for seat in reversed(range(len(seats))) if seat != only]
        order += [only] if only >= 0 else []
        for seat in order:
            points = [self.spot(turn, leads[seat]) for turn, leads in self.rows]
            faint = only >= 0 and seat != only
            wide = 2.5 if faint else 6 if seat == only else 4.5
            if len(points) > 1:
                canvas.polyline(points, SEATS[seats[seat].colour], wide, dashes=DASHES[seat])
        self._faces(canvas, seats)

    def _grid(self, canvas: Canvas) -> None:
        reach = self.highest - self.lowest
        step = next(s for s in STEPS if reach / s <= MOST_LINES or s == STEPS[-1])
        value = -(int(-self.lowest) // step) * step
        while value <= self.highest:
            y = self.spot(0, value * 100)[1]
            zero = value == 0
            canvas.line(self.plot.x, y, self.plot.right, y, SOFT_INK if zero else GRID, 2)
            said = words.points(value * 100, signed=True).removesuffix(".0")
            canvas.text(
                said, self.plot.x - 12, y, 24, align="right", middle=True,
                font="text_bold" if zero else "text", colour=INK if zero else SOFT_INK,
            )  # fmt: skip
            value += step
        every = max(1, round(self.turns / 8))
        for turn in range(0, self.turns + 1, every):
            x, y = self.across(turn), self.plot.bottom + 18
            canvas.text(str(turn), x, y, 24, colour=SOFT_INK, align="center", middle=True)
        canvas.text(
            t("review.axis"), self.plot.centre[0], self.plot.bottom + 46, 23, colour=SOFT_INK,
            align="center", middle=True, width=self.plot.w,
        )  # fmt: skip

    def _faces(self, canvas: Canvas, seats: Sequence[Seat]) -> None:
        """The faces where the lines end, pushed apart where they end close together."""
        if not self.rows:
            return
        turn, leads = self.rows[-1]
        ends = sorted((self.spot(turn, lead)[1], seat) for seat, lead in enumerate(leads))
        d = min(FACE, self.plot.h / len(seats))
        places: list[float] = []
        for y, _ in ends:
            places.append(max(y, places[-1] + d) if places else y)
        foot = self.plot.bottom - d / 2
        for i in reversed(range(len(places))):
            places[i] = foot = min(places[i], foot)
            foot -= d
        x = self.across(turn) + 36
        for (_, seat), y in zip(ends, places, strict=True):
            portrait(canvas, seats[seat], x, y, d, crest=False, gold=True)

    def band(self, canvas: Canvas, choice: Choice) -> None:
        """The turn that is pointed at."""
        if choice.turn:
            left, right = self.across(choice.turn - 1), self.across(choice.turn)
            w = max(8.0, right - left)
            x = (left + right - w) / 2
            canvas.rect(x, self.plot.y, w, self.plot.h, BAND, alpha=90, radius=4)

    def points(self, canvas: Canvas, turning: Sequence[Choice]) -> None:
        """The turning points, ringed and numbered on the line of their seat."""
        placed: list[float] = []
        for number, choice in enumerate(turning, 1):
            rows = [leads for turn, leads in self.rows if turn == choice.turn]
            if not rows:
                continue
            x, y = self.spot(choice.turn, rows[0][choice.seat])
            canvas.circle(x, y, 9, BAD, line=3)
            above = y - self.plot.y > 40
            cy = y - 27 if above else y + 27
            cy -= 30 * sum(abs(x - other) < 26 for other in placed) * (1 if above else -1)
            placed.append(x)
            disc(canvas, number, x, cy)


def disc(canvas: Canvas, number: int, x: float, y: float, d: float = 34) -> None:
    """The number of a turning point."""
    canvas.image_at("objects/number_disc", x, y, d, d)
    canvas.text(str(number), x, y - 1, d * 0.66, font="head_bold", align="center", middle=True)
