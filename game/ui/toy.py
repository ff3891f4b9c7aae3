"""The dispenser as an ornament: full of marbles, just bursting."""

from __future__ import annotations

import random

from ..text import t
from ..theme import GOLD
from .canvas import Canvas
from .geometry import Rect

WIDTH, HEIGHT = 480.0, 968.0  # the dispenser's own units
LANES, ROWS = 5, 9
LANE_X, LANE_STEP, ROW_0, MARBLE = 96.0, 72.0, 825.0, 54.0
TANK_LEFT, TANK_FLOOR = 74.0, 322.0
BOARD = (104.0, 888.0, 272.0, 58.0)  # the name board
BURST = (3, 5)  # track and row of the burst
RED = 0
LANDING, RISE = (1300.0, 600.0), 270.0  # where the marbles fly to, and how high on the way
FLIGHT = ((0.46, 62.0), (0.74, 66.0), (1.0, 72.0))  # how far along, and how large
TRAIL = (255, 236, 190)


class Toy:
    """A dispenser with a fixed fill, drawn into a rectangle."""

    def __init__(self, rect: Rect, rng: random.Random) -> None:
        self.rect = rect
        self.lanes = [[rng.randrange(4) for _ in range(ROWS)] for _ in range(LANES)]
        self.tank = [(row, i, rng.randrange(4)) for row in range(3) for i in range(7 - row % 2)]

    def draw(self, canvas: Canvas) -> None:
        """Back, marbles, glass, and the burst with its three marbles in flight."""
        x, y, w, h = self.rect
        k = w / WIDTH
        canvas.image("dispenser_back", x, y, w, h)
        for row, i, colour in self.tank:
            cx = TANK_LEFT + (row % 2) * 27 + i * 55
            canvas.marble(colour, x + cx * k, y + (TANK_FLOOR - row * 46) * k, MARBLE * k)
        for lane, colours in enumerate(self.lanes):
            for row, colour in enumerate(colours):
                if lane == BURST[0] and row in (BURST[1], BURST[1] + 1):
                    continue
                cx, cy = self.place(lane, row)
                canvas.marble(colour, cx, cy, MARBLE * k)
        canvas.image("dispenser_front", x, y, w, h)
        left, top, board_w, board_h = BOARD
        canvas.text(
            t("app.title"),
            x + (left + board_w / 2) * k,
            y + (top + board_h * 0.46) * k,
            46 * k,
            font="title",
            colour=GOLD,
            align="center",
            middle=True,
        )
        self._burst(canvas, MARBLE * k)

    def place(self, lane: int, row: int) -> tuple[float, float]:
        """The middle of a place, in units of the screen."""
        k = self.rect.w / WIDTH
        return (
            self.rect.x + (LANE_X + LANE_STEP * lane) * k,
            self.rect.y + (ROW_0 - MARBLE * row) * k,
        )

    def _burst(self, canvas: Canvas, d: float) -> None:
        lane, row = BURST
        (x, y1), (_, y2) = self.place(lane, row), self.place(lane, row + 1)
        y = (y1 + y2) / 2
        path = arc((x, y), LANDING, RISE)
        canvas.image_at("objects/burst", x, y, d * 5, d * 5)
        for cy in (y1, y2):
            canvas.marble(RED, x, cy, d)
        canvas.dotted(path[len(path) // 3 :], TRAIL, 6, 17)
        for part, size in FLIGHT:
            canvas.marble(RED, *path[round(part * (len(path) - 1))], size)


def arc(
    start: tuple[float, float], end: tuple[float, float], rise: float
) -> list[tuple[float, float]]:
    """A thrown curve between two points, `rise` units above their line at its top."""
    points = []
    for i in range(33):
        part = i / 32
        lift = 4 * rise * part * (1 - part)
        x = start[0] + (end[0] - start[0]) * part
        points.append((x, start[1] + (end[1] - start[1]) * part - lift))
    return points
