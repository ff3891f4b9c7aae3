"""The fifteen flasks: one silhouette per kind of potion, and where holes fit inside.

Coordinates are those of the large tile (260 x 362 units), x measured from the flask's axis.
A profile runs down the right side from the lip to the foot; the left side mirrors it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import hypot

Point = tuple[float, float]

LIP = 72.0  # y of the lip's lower edge
FOOT = 318.0  # y of the outer bottom
HOLE = 48.0  # diameter of a hole with its ring
CLEAR = 4.0  # room between a ring and the middle of the outline
STEPS = 14  # points per curve
NOTCH = 8.0  # a step of the outline over which no light runs on


@dataclass(frozen=True)
class Flask:
    """Outline of a kind: neck half width, profile, rows for 2 and 3 layers (bottom first)."""

    neck: float
    profile: tuple[tuple[float, ...], ...]  # cubic (6 numbers) or straight (2 numbers) pieces
    rows: tuple[tuple[float, float], tuple[float, float, float]]
    shoulder: float  # y where the neck ends and a full flask's liquid begins

    def side(self) -> list[Point]:
        """Points (half width, y) of the right side, from the lip to the middle of the foot."""
        points: list[Point] = [(self.neck, LIP)]
        for piece in self.profile:
            x0, y0 = points[-1]
            if len(piece) == 2:
                points.append((piece[0], piece[1]))
                continue
            ax, ay, bx, by, x1, y1 = piece
            for i in range(1, STEPS + 1):
                t = i / STEPS
                s = 1 - t
                points.append(
                    (
                        s**3 * x0 + 3 * s * s * t * ax + 3 * s * t * t * bx + t**3 * x1,
                        s**3 * y0 + 3 * s * s * t * ay + 3 * s * t * t * by + t**3 * y1,
                    )
                )
        return points

    def half_at(self, y: float) -> float:
        """Half of the outer width at height `y`."""
        side = self.side()
        best = 0.0
        for (xa, ya), (xb, yb) in pairwise(side):
            if ya != yb and min(ya, yb) <= y <= max(ya, yb):
                best = max(best, xa + (xb - xa) * (y - ya) / (yb - ya))
        return best

    def room(self, y: float) -> float:
        """Widest row of holes, from ring to ring, that fits the glass around height `y`."""
        side = [point for point in self.side() if point[1] >= self.shoulder - 20]
        need = HOLE / 2 + CLEAR
        half = 0.0
        while (
            half + need < self.half_at(y)
            and min(_distance((half, y), a, b) for a, b in pairwise(side)) >= need
        ):
            half += 0.5
        return 2 * half + HOLE if half else 0.0


def _distance(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length)) if length else 0.0
    return hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


FLASKS = {
    # a globe
    "wisdom": Flask(
        20,
        (
            (20, 108),
            (20, 134, 113, 128, 113, 220),
            (113, 284, 92, FOOT, 52, FOOT),
            (0, FOOT),
        ),
        ((276, 225), (279, 229, 179)),
        122,
    ),
    # a cone
    "magnetical_attraction": Flask(
        19,
        ((19, 116), (109, 288), (118, 306, 110, FOOT, 92, FOOT), (0, FOOT)),
        ((284, 233), (286, 236, 186)),
        118,
    ),
    # three waves
    "abyssal_draft": Flask(
        19,
        (
            (19, 100),
            (19, 128, 86, 118, 88, 160),
            (89, 184, 76, 190, 76, 204),
            (76, 216, 103, 212, 103, 236),
            (103, 252, 98, 252, 98, 262),
            (98, 268, 115, 272, 115, 292),
            (115, 309, 104, FOOT, 84, FOOT),
            (0, FOOT),
        ),
        ((286, 235), (287, 236, 177)),
        112,
    ),
    # a honey jar
    "uttermost_stickiness": Flask(
        36,
        (
            (36, 100),
            (36, 122, 108, 108, 108, 150),
            (108, 296),
            (108, 311, 101, FOOT, 86, FOOT),
            (0, FOOT),
        ),
        ((276, 224), (284, 233, 182)),
        112,
    ),
    # a heart on a broad foot
    "blind_love": Flask(
        18,
        (
            (18, 128),
            (20, 106, 46, 104, 66, 106),
            (100, 108, 116, 140, 114, 176),
            (112, 222, 105, 250, 105, 288),
            (105, 308, 98, FOOT, 80, FOOT),
            (0, FOOT),
        ),
        ((276, 224), (284, 233, 182)),
        126,
    ),
    # a mountain with a crater
    "lavamancing": Flask(
        30,
        (
            (30, 78, 22, 84, 22, 104),
            (25, 156, 46, 190, 80, 220),
            (104, 241, 116, 262, 116, 294),
            (116, 310, 106, FOOT, 92, FOOT),
            (0, FOOT),
        ),
        ((285, 234), (286, 236, 186)),
        120,
    ),
    # a cut gem
    "prismatic_joy": Flask(
        20,
        ((20, 108), (66, 132), (113, 196), (113, 280), (88, FOOT), (0, FOOT)),
        ((276, 224), (284, 233, 182)),
        114,
    ),
    # two bulbs
    "sands_of_time": Flask(
        18,
        (
            (18, 90),
            (18, 108, 76, 98, 78, 148),
            (78, 180, 56, 186, 54, 204),
            (54, 218, 115, 214, 115, 270),
            (115, 303, 98, FOOT, 66, FOOT),
            (0, FOOT),
        ),
        ((283, 238), (283, 237, 160)),
        104,
    ),
    # a cauldron
    "ghastly_concoction": Flask(
        60,
        (
            (60, 88, 46, 92, 46, 112),
            (46, 134, 113, 150, 113, 226),
            (113, 284, 92, FOOT, 56, FOOT),
            (0, FOOT),
        ),
        ((276, 225), (280, 230, 180)),
        112,
    ),
    # a ghost with a torn hem
    "poltergeist_sweat": Flask(
        20,
        (
            (20, 96),
            (24, 106, 90, 92, 97, 176),
            (99, 240, 104, 290, 114, FOOT),
            (104, FOOT, 98, 305, 89, 305),
            (79, 305, 77, FOOT, 67, FOOT),
            (57, FOOT, 54, 305, 44, 305),
            (34, 305, 32, FOOT, 22, FOOT),
            (12, FOOT, 10, 305, 0, 305),
        ),
        ((276, 225), (276, 227, 178)),
        102,
    ),
    # two raised wings
    "feather_touch": Flask(
        18,
        (
            (18, 122),
            (18, 144, 36, 150, 52, 148),
            (84, 144, 100, 122, 115, 96),
            (118, 126, 112, 150, 98, 166),
            (106, 166, 112, 163, 117, 158),
            (118, 186, 114, 204, 101, 220),
            (108, 220, 114, 217, 118, 212),
            (118, 250, 114, 268, 110, 292),
            (107, 310, 98, FOOT, 80, FOOT),
            (0, FOOT),
        ),
        ((280, 229), (284, 234, 184)),
        138,
    ),
    # a bell that wears two curls
    "chameleonic_varnish": Flask(
        18,
        (
            (18, 116),
            (18, 142, 82, 132, 86, 172),
            (92, 232, 98, 262, 115, 294),
            (120, 308, 114, FOOT, 104, FOOT),
            (0, FOOT),
        ),
        ((286, 235), (287, 237, 187)),
        124,
    ),
    # a purse, drawn tight
    "selfishness": Flask(
        32,
        (
            (50, 74, 58, 84, 56, 96),
            (50, 110, 26, 106, 26, 116),
            (28, 134, 78, 130, 93, 174),
            (104, 206, 119, 240, 118, 282),
            (117, 312, 106, FOOT, 82, FOOT),
            (0, FOOT),
        ),
        ((283, 232), (285, 235, 185)),
        122,
    ),
    # a box with a lid
    "generosity": Flask(
        22,
        (
            (22, 98),
            (106, 98),
            (112, 98, 115, 101, 115, 107),
            (115, 131),
            (115, 137, 112, 140, 106, 140),
            (103, 140),
            (105, 306),
            (105, 314, 101, FOOT, 93, FOOT),
            (0, FOOT),
        ),
        ((280, 227), (286, 235, 184)),
        100,
    ),
    # a thunderbolt's teeth
    "fulminating_serum": Flask(
        19,
        (
            (19, 108),
            (84, 126),
            (68, 170),
            (108, 180),
            (90, 228),
            (118, 238),
            (104, FOOT),
            (0, FOOT),
        ),
        ((284, 232), (285, 236, 184)),
        112,
    ),
}


@dataclass(frozen=True)
class View:
    """Where a flask stands in a picture: axis x, y of its foot, scale across and upwards."""

    axis: float
    foot: float
    across: float
    upward: float

    def x(self, half: float) -> float:
        return self.axis + half * self.across

    def y(self, y: float) -> float:
        return self.foot - (FOOT - y) * self.upward

    def path(self, flask: Flask) -> str:
        """Closed outline of the glass."""
        side = flask.side()
        right = [f"{self.x(x):.2f} {self.y(y):.2f}" for x, y in side]
        left = [f"{self.x(-x):.2f} {self.y(y):.2f}" for x, y in reversed(side)]
        return "M" + "L".join(right + left) + "Z"

    def inner_line(self, flask: Flask, top: float, foot: float, inset: float, side: int) -> str:
        """Line along one side (`-1` left, `1` right) inside the glass, parted at its notches."""
        count = 24
        line, last = "", None
        for i in range(count + 1):
            y = top + (foot - top) * i / count
            half = flask.half_at(y) - inset
            joined = last is not None and abs(half - last) < NOTCH
            line += f"{'L' if joined else 'M'}{self.x(side * half):.2f} {self.y(y):.2f}"
            last = half
        return line
