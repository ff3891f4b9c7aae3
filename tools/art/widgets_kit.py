"""What all widget pictures are built from: the record of a widget and small SVG shapes."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass

from tools.art.kit import BRASS_LINE, OUTLINE, linear, radial

Margins = tuple[float, float, float, float]  # left, top, right, bottom
NO_SLICE: Margins = (0, 0, 0, 0)


@dataclass(frozen=True)
class Widget:
    """A picture of a box of `width` x `height` units with `pad` units for shadow and glow around.

    The body is drawn with the origin at the top left corner of the box. `edge` are the parts of
    the box that keep their size when the program stretches it.
    """

    name: str
    width: float
    height: float
    body: str
    pad: Margins = NO_SLICE
    edge: Margins | None = None
    defs: str = ""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the whole picture."""
        left, top, right, bottom = self.pad
        return left + self.width + right, top + self.height + bottom

    @property
    def slices(self) -> Margins:
        """The unstretched margins counted from the edge of the picture."""
        if self.edge is None:
            return NO_SLICE
        left, top, right, bottom = (p + e for p, e in zip(self.pad, self.edge, strict=True))
        return left, top, right, bottom


def even(value: float) -> Margins:
    """The same margin on all four sides."""
    return value, value, value, value


def rect(
    x: float, y: float, width: float, height: float, radius: float, fill: str, more: str = ""
) -> str:
    """A rounded rectangle."""
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" '
        f'fill="{fill}" {more}/>'
    )


def inset(width: float, height: float, by: float, radius: float, fill: str, more: str = "") -> str:
    """A rounded rectangle `by` units inside the box."""
    return rect(by, by, width - 2 * by, height - 2 * by, max(0, radius - by), fill, more)


def circle(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    """A disc."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" {more}/>'


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 0, more: str = "") -> str:
    """A filled or stroked path with round joints."""
    line = ""
    if width:
        line = f'stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round" '
        line += 'stroke-linecap="round" '
    return f'<path d="{d}" fill="{fill}" {line}{more}/>'


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in points) + "Z"


def octagon(width: float, height: float, by: float, cut: float) -> str:
    """Path data of the box `by` units smaller with its corners cut off."""
    left, top, right, bottom = by, by, width - by, height - by
    cut -= by * 0.586  # keeps the slanted rim as wide as the straight one
    return polygon(
        [
            (left + cut, top),
            (right - cut, top),
            (right, top + cut),
            (right, bottom - cut),
            (right - cut, bottom),
            (left + cut, bottom),
            (left, bottom - cut),
            (left, top + cut),
        ]
    )


def star(x: float, y: float, radius: float, inner: float = 0.46, points: int = 5) -> str:
    """Path data of a star with one point upwards."""
    corners = []
    for i in range(points * 2):
        reach = radius if i % 2 == 0 else radius * inner
        angle = math.pi * i / points - math.pi / 2
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(corners)


def torn(width: float, height: float, seed: int, depth: float = 4, step: float = 26) -> str:
    """Path data of a sheet of paper with a hand-cut edge, up to `depth` units inside the box."""
    dice = random.Random(seed)
    points: list[tuple[float, float]] = []

    def side(x0: float, y0: float, x1: float, y1: float, nx: float, ny: float) -> None:
        count = max(2, round(math.hypot(x1 - x0, y1 - y0) / step))
        for i in range(count):
            t = (i + dice.uniform(-0.25, 0.25) * (i > 0)) / count
            off = dice.uniform(0, depth)
            points.append((x0 + (x1 - x0) * t + nx * off, y0 + (y1 - y0) * t + ny * off))

    side(0, 0, width, 0, 0, 1)
    side(width, 0, width, height, -1, 0)
    side(width, height, 0, height, 0, -1)
    side(0, height, 0, 0, 1, 0)
    return polygon(points)


def chevron(x: float, y: float, size: float, turn: float = 0) -> str:
    """Path data of an open arrow head pointing down, turned by degrees."""
    corners = []
    for dx, dy in ((-1.0, -0.5), (0.0, 0.5), (1.0, -0.5)):
        a = math.radians(turn)
        corners.append(
            (
                x + size * (dx * math.cos(a) - dy * math.sin(a)),
                y + size * (dx * math.sin(a) + dy * math.cos(a)),
            )
        )
    return "M" + "L".join(f"{px:.2f},{py:.2f}" for px, py in corners)


def brass_disc(x: float, y: float, radius: float) -> str:
    """A raised brass button."""
    return (
        circle(x, y, radius, OUTLINE)
        + circle(x, y, radius - 2.2, "url(#rim)")
        + circle(x, y, radius - 5, "url(#dome)", f'stroke="{BRASS_LINE}" stroke-width="1.2"')
        + path(
            f"M{x - radius * 0.5},{y - radius * 0.28} A{radius * 0.6},{radius * 0.6} 0 0 1 "
            f"{x + radius * 0.3},{y - radius * 0.52}",
            stroke="#fffbe0",
            width=2,
            more='opacity=".8"',
        )
    )


WIDGET_DEFS = (
    linear("rim", "#fff3c0", "#e8b850", "#8f5f18", "#d9a23c", "#ffe9a0", x2=0.35)
    + linear("rimDull", "#a99a86", "#7c6c58", "#54463a", "#8a7a66", x2=0.35)
    + radial("dome", "#ffe9a0", "#dba43c", "#9a6a1e", cx=0.4, cy=0.32, r=0.75)
    + linear("woodBar", "#b5783f", "#8f5a2c", "#6b3f1c", "#54300f")
    + linear("paper", "#fff6dc", "#fbeac4", "#eed6a2")
    + '<filter id="drop" x="-20%" y="-30%" width="140%" height="170%">'
    '<feDropShadow dx="1" dy="4" stdDeviation="3.5" flood-color="#0c0414" flood-opacity=".6"/>'
    "</filter>"
    '<filter id="blur2"><feGaussianBlur stdDeviation="2"/></filter>'
    '<filter id="blur5" x="-20%" y="-20%" width="140%" height="140%">'
    '<feGaussianBlur stdDeviation="5"/></filter>'
    '<filter id="fibre" x="0" y="0" width="100%" height="100%">'
    '<feTurbulence type="fractalNoise" baseFrequency=".016 .02" numOctaves="4" seed="7"/>'
    '<feColorMatrix values="0 0 0 0 .52  0 0 0 0 .33  0 0 0 0 .12  1.9 0 0 0 -.86"/>'
    '<feComposite in2="SourceGraphic" operator="in"/></filter>'
    '<filter id="grain" x="0" y="0" width="100%" height="100%">'
    '<feTurbulence type="fractalNoise" baseFrequency=".006 .16" numOctaves="4" seed="3"/>'
    '<feColorMatrix values="0 0 0 0 .12  0 0 0 0 .05  0 0 0 0 .01  2.6 0 0 0 -1.15"/>'
    '<feComposite in2="SourceGraphic" operator="in"/></filter>'
)
