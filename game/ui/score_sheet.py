"""The score sheet: a column for each seat, a line for each source of points (R7.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..recap import History
from ..seats import Seat
from ..table.layout import Box
from ..table.tiles import draw_bottle
from ..text import n, t
from ..theme import BAD, CREAM, INK, SOFT_INK, VIOLET, WINE
from .canvas import Canvas
from .geometry import Rect
from .portrait import portrait

if TYPE_CHECKING:
    from engine import Session
    from engine.marbles import State

SHEET = Rect(51, 33, 1218, 879)
LABEL_X = 110.0
COLUMNS = (432.0, 1222.0)  # from the first column's left to the last one's right
WIDEST = 320.0
NARROW = 150.0  # a column with fewer bottles in a row
HEAD_Y, NAME_Y = 182.0, 263.0
TOP = 292.0  # of the first line
FOOT = 742.0  # below the last line
TILES_H, FEW_TILES_H = 184.0, 250.0  # of the potions, with many lines or few under them
TOTAL_Y = 820.0
ICONS = {
    "skills": "coin_skill",
    "helps": "coin_help",
    "rewards": "coin_reward",
    "scoldings": "coin_scolding",
    "tie": "trophy",
}
GREY = (150, 126, 104)
RULE = (176, 136, 84)


class ScoreSheet:
    """What is on the parchment, and how to draw its first lines."""

    def __init__(self, session: Session[State], seats: Sequence[Seat], history: History) -> None:
        self.state, self.seats = session.state, seats
        self.rows = session.game.sheet(session.state)
        self.winners = session.game.winners(session.state)
        self.turns = len(history.turns)
        self.lines = ["tiles", "skills", "helps"]
        if self.state.cauldron is not None or any(row["rewards"] for row in self.rows):
            self.lines.append("rewards")
        if self.state.professors or any(row["scoldings"] for row in self.rows):
            self.lines.append("scoldings")
        self.lines.append("total")
        if self.state.tied:
            self.lines.append("tie")

    @property
    def heights(self) -> tuple[float, float]:
        """Of the potions, and of each line under them."""
        under = len([line for line in self.lines if line not in ("tiles", "total", "tie")])
        tiles = FEW_TILES_H if under < 3 else TILES_H
        return tiles, (FOOT - TOP - tiles) / under

    def column(self, seat: int) -> Rect:
        """The column of a seat."""
        count = len(self.seats)
        w = min(WIDEST, (COLUMNS[1] - COLUMNS[0]) / count)
        left = (COLUMNS[0] + COLUMNS[1] - w * count) / 2
        return Rect(left + w * seat, 120, w, 770 if self.state.tied else 756)

    def draw(self, canvas: Canvas, shown: int) -> None:
        """The sheet with its first `shown` lines; one more than there are crowns the winner."""
        canvas.image("parchment_score", *SHEET)
        crowned = shown > len(self.lines)
        if crowned:
            for seat in self.winners:
                x, y, w, h = self.column(seat)
                canvas.rect(x + 4, y - 4, w - 8, h + 8, (255, 205, 90), radius=18, alpha=90)
                canvas.rect(x + 4, y - 4, w - 8, h + 8, (190, 132, 40), radius=18, line=3)
        canvas.text(t("results.student"), LABEL_X, 66, 62, font="title", colour=VIOLET)
        canvas.text(t("results.of_the_year"), LABEL_X, 132, 54, font="title", colour=VIOLET)
        count = n("newgame.students", len(self.seats))
        canvas.text(
            t("results.length", turns=n("results.turns", self.turns), students=count),
            LABEL_X,
            208,
            25,
            colour=SOFT_INK,
        )
        for seat in range(len(self.seats)):
            self._head(canvas, seat, crowned and seat in self.winners)
        y = TOP
        tiles_h, line_h = self.heights
        for i, line in enumerate(self.lines):
            if line in ("total", "tie"):
                continue
            h = tiles_h if line == "tiles" else line_h
            canvas.dotted([(92, y), (1226, y)], RULE, 3, 9)
            self._line(canvas, line, y, h, i < shown)
            y += h
        self._total(canvas, y + 8, shown)

    def _head(self, canvas: Canvas, seat: int, won: bool) -> None:
        cx = self.column(seat).centre[0]
        d = min(132.0, self.column(seat).w - 16)
        portrait(canvas, self.seats[seat], cx, HEAD_Y, d, mood="smile" if won else "")
        if won:
            canvas.image_at("crown", cx, HEAD_Y - 84 * d / 132, 104 * d / 132)
        hints = self.seats[seat].hints
        if hints:
            canvas.text(
                n("results.hints", hints),
                cx,
                NAME_Y + 19,
                20,
                font="text_bold",
                colour=SOFT_INK,
                align="center",
                middle=True,
                width=self.column(seat).w - 20,
            )
        canvas.text(
            self.seats[seat].name,
            cx,
            NAME_Y - (7 if hints else 0),
            28 if hints else 32,
            font="head_bold",
            colour=VIOLET if won else INK,
            align="center",
            middle=True,
            width=self.column(seat).w - 20,
        )

    def _line(self, canvas: Canvas, line: str, y: float, h: float, stands: bool) -> None:
        middle = y + h / 2
        if line == "tiles":
            canvas.image_at("icons/flask", LABEL_X + 24, middle, 56, 56)
        else:
            canvas.image_at(f"icons/{ICONS[line]}", LABEL_X + 24, middle, 56, 56)
        canvas.text(
            t(f"results.{line}"),
            LABEL_X + 70,
            middle,
            32,
            font="head_bold",
            colour=INK,
            middle=True,
            width=250,
        )
        if not stands:
            return
        for seat in range(len(self.seats)):
            if line == "tiles":
                self._bottles(canvas, seat, y, h)
            else:
                self._value(canvas, seat, line, middle)

    def _bottles(self, canvas: Canvas, seat: int, y: float, h: float) -> None:
        """The finished potions in two rows, their values under them, and the sum."""
        from engine.marbles import TILES

        done = self.state.completed[seat]
        column = self.column(seat)
        usual = 5 if column.w > NARROW else 4
        rows = 1 if len(done) <= usual else 2
        each = max(usual, -(-len(done) // rows))
        step = min(36.0, (column.w - 20) / each)
        w = min(38.0 if h > TILES_H else 30.0, step * 1.06)
        pitch = (h - 56) / 2  # from row to row
        for i, tile in enumerate(done):
            row, place = divmod(i, each)
            in_row = min(each, len(done) - row * each)
            cx = column.centre[0] + (place - (in_row - 1) / 2) * step
            top = y + pitch * (row + 1) - 20 - 1.5 * w
            draw_bottle(canvas, tile, Box(cx - w / 2, top, w, 1.5 * w))
            canvas.text(
                str(TILES[tile].value),
                cx,
                top + 1.5 * w + 10,
                21,
                font="text_bold",
                colour=SOFT_INK,
                align="center",
                middle=True,
            )
        canvas.text(
            str(self.rows[seat]["tiles"]),
            column.centre[0],
            y + h - 28,
            38,
            font="head_bold",
            colour=INK,
            align="center",
            middle=True,
        )

    def _value(self, canvas: Canvas, seat: int, line: str, y: float) -> None:
        value, cx = self.rows[seat][line], self.column(seat).centre[0]
        said = f"+{value}" if value > 0 else signed(value)
        colour = GREY if not value else INK if value > 0 else BAD
        medals = self.state.skills[seat] if line == "skills" else 0
        width, _ = canvas.measure(said, 36, "head_bold")
        step = min(26.0, (self.column(seat).w - width - 50) / max(1, medals - 1))
        left = cx - (width + (14 + step * medals if medals else 0)) / 2
        canvas.text(said, left, y, 36, font="head_bold", colour=colour, middle=True)
        for i in range(medals):
            canvas.image_at("objects/medal_skill", left + width + 24 + step * i, y, 30, 30)

    def _total(self, canvas: Canvas, y: float, shown: int) -> None:
        for dy in (0, 7):
            canvas.line(92, y + dy, 1226, y + dy, (74, 36, 22), 2)
        canvas.text(
            t("results.total"), LABEL_X, TOTAL_Y, 50, font="head_bold", colour=INK, middle=True
        )
        canvas.image_at("objects/wax_stamp", 330, TOTAL_Y, 112)
        if shown <= self.lines.index("total"):
            return
        totals = [row["total"] for row in self.rows]
        crowned = shown > len(self.lines)
        drawn = self.state.tied and shown > self.lines.index("tie")
        y = TOTAL_Y - 14 if drawn else TOTAL_Y
        for seat, total in enumerate(totals):
            cx = self.column(seat).centre[0]
            won = crowned and seat in self.winners
            if won:
                side = min(116 if drawn else 138, self.column(seat).w)
                canvas.image_at("objects/rosette_total", cx, y - 2, side, side)
            canvas.text(
                signed(total),
                cx,
                y - (4 if won else 12),
                58 if not (won and drawn) else 50,
                font="head_bold",
                colour=CREAM if won else INK,
                align="center",
                middle=True,
            )
            said, colour = "", SOFT_INK
            if drawn and seat in self.state.tied:
                said, colour = self._drawn(seat), WINE
            elif crowned and not won:
                said = t(f"results.place.{1 + sum(1 for other in totals if other > total)}")
            canvas.text(
                said,
                cx,
                y + (68 if won else 34),
                24,
                font="text_bold",
                colour=colour,
                align="center",
                middle=True,
                width=self.column(seat).w - 8,
            )

    def _drawn(self, seat: int) -> str:
        """What a seat collected in the tie-break."""
        drawn = dict(zip(self.state.tied, self.state.drawn, strict=False)).get(seat, 0)
        return n("results.drawn", drawn)


def signed(value: int) -> str:
    """A number with a true minus."""
    return str(value) if value >= 0 else f"−{-value}"
