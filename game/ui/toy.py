"""The dispenser as an ornament: full of marbles, just bursting."""

from __future__ import annotations

import random

from .canvas import Canvas
from .geometry import Rect

WIDTH, HEIGHT = 480.0, 968.0  # the dispenser's own units
LANES, ROWS = 5, 9
LANE_X, LANE_STEP, ROW_0, MARBLE = 96.0, 72.0, 825.0, 54.0
TANK_LEFT, TANK_FLOOR = 74.0, 322.0
BURST = (3, 5)  # track and row of the burst


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
        (x1, y1), (_, y2) = self.place(lane, row), self.place(lane, row + 1)
        flight = [(1296.0, 588.0, 66.0), (1424.0, 470.0, 62.0), (1540.0, 476.0, 58.0)]
        canvas.dotted(arc((x1, y1), (1296.0, 588.0), 240), (255, 236, 190), 5, 17)
        canvas.image_at("objects/burst", x1, (y1 + y2) / 2, d * 3.8, d * 3.8)
        for y in (y1, y2):
            canvas.marble(0, x1, y, d)
        for x, y, size in flight:
            canvas.marble(0, x, y, size)


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
