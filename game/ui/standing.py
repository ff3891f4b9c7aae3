"""The standing, turn by turn: a line for each seat, told apart by colour, dashes and face."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from ..recap import History
from ..seats import Seat
from ..text import n, t
from ..theme import BAD, SEATS, SOFT_INK, VIOLET
from .canvas import Canvas
from .geometry import Rect
from .portrait import portrait

DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (16, 8),
    (6, 7),
    (16, 6, 5, 6),
    (28, 7),
    (10, 5, 4, 5, 4, 5),
)
GRID = (206, 170, 116)
PARCHMENT = (249, 234, 198)  # hides the grid behind a note
Spot = Callable[[int, float], tuple[float, float]]  # where a turn and points lie


def draw_standing(canvas: Canvas, sheet: Rect, history: History, seats: Sequence[Seat]) -> None:
    """The graph inside the parchment `sheet`."""
    x, y, w, h = sheet
    canvas.text(
        t("results.standing"),
        x + w / 2,
        y + 52,
        30,
        font="head_bold",
        colour=VIOLET,
        align="center",
        middle=True,
        width=w - 100,
    )
    plot = Rect(x + 62, y + 92, w - 150, h - 164)
    standing = history.standing
    lowest = min(0, *(min(row) for row in standing))
    highest = max(10, *(max(row) for row in standing))
    steps = max(1, len(standing) - 1)

    def spot(turn: int, points: float) -> tuple[float, float]:
        part = (points - lowest) / (highest - lowest)
        return plot.x + plot.w * turn / steps, plot.bottom - plot.h * part

    _grid(canvas, plot, lowest, highest, steps, spot(0, 0)[1])
    ends = []
    for seat in reversed(range(len(seats))):
        points = [spot(turn, row[seat]) for turn, row in enumerate(standing)]
        colour = SEATS[seats[seat].colour]
        canvas.polyline(points, colour, 5 if not DASHES[seat] else 4, dashes=DASHES[seat])
        ends.append((points[-1][1], seat))
    _faces(canvas, plot, ends, seats)
    _turning_point(canvas, plot, history, spot)


def _grid(canvas: Canvas, plot: Rect, lowest: int, highest: int, steps: int, zero: float) -> None:
    step = next(s for s in (5, 10, 20, 50, 100) if (highest - lowest) / s <= 6)
    value = -(-lowest // step) * step
    while value <= highest:
        y = plot.bottom - plot.h * (value - lowest) / (highest - lowest)
        canvas.line(plot.x, y, plot.right, y, GRID, 2)
        canvas.text(str(value), plot.x - 12, y, 22, colour=SOFT_INK, align="right", middle=True)
        value += step
    every = max(1, round(steps / 5))
    for turn in range(every, steps + 1, every):
        x = plot.x + plot.w * turn / steps
        canvas.text(
            str(turn), x, plot.bottom + 18, 22, colour=SOFT_INK, align="center", middle=True
        )
    canvas.text(
        t("results.axis"),
        plot.x + plot.w / 2,
        plot.bottom + 44,
        22,
        colour=SOFT_INK,
        align="center",
        middle=True,
    )


def _faces(
    canvas: Canvas, plot: Rect, ends: Sequence[tuple[float, int]], seats: Sequence[Seat]
) -> None:
    """The faces at the ends of the lines, pushed apart where lines end close together."""
    d = min(52.0, plot.h / len(seats))
    order = [seat for _, seat in sorted(ends)]
    places: list[float] = []
    for y, _ in sorted(ends):
        places.append(max(y, places[-1] + d) if places else y)
    foot = plot.bottom
    for i in reversed(range(len(places))):
        places[i] = foot = min(places[i], foot)
        foot -= d
    for seat, y in zip(order, places, strict=True):
        portrait(canvas, seats[seat], plot.right + 38, y, d, crest=False, gold=True)


def _turning_point(canvas: Canvas, plot: Rect, history: History, spot: Spot) -> None:
    """The largest haul, ringed and told where no line runs: high on the left, low on the right."""
    turn = history.longest_chain()
    if turn is None:
        return
    x, y = spot(turn.turn, history.standing[turn.turn][turn.seat])
    said = t("results.turning", turn=turn.turn, marbles=n("count.marbles", turn.chain))
    low = x > plot.x + plot.w * 0.6
    tx, ty = (plot.right - 196, plot.bottom - 84) if low else (plot.x + 16, plot.y + 6)
    note = canvas.lettering.render(said, "text_bold", canvas.px(23), BAD, wrap=canvas.px(196))
    w, h = (side / canvas.scale for side in note.get_size())
    canvas.rect(tx - 6, ty - 2, w + 12, h + 4, PARCHMENT, radius=8)
    box = canvas.text(said, tx, ty, 23, font="text_bold", colour=BAD, width=196, wrap=True)
    foot = (box.centre[0], box.y - 2 if low else box.bottom + 2)
    away = math.hypot(x - foot[0], y - foot[1])
    if away > 24:
        part = 1 - 14 / away
        end = foot[0] + (x - foot[0]) * part, foot[1] + (y - foot[1]) * part
        canvas.line(*foot, *end, BAD, 2)
    canvas.circle(x, y, 12, BAD, line=3)
