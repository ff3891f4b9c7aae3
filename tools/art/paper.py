"""Parchments, the hover tag, the caption ribbon, the log strip and the clothes peg."""

from __future__ import annotations

import random

from tools.art.kit import BRASS_LINE, OUTLINE, draw, linear, radial
from tools.art.materials import grained, rivet, textures

PAPER_DEFS = (
    radial("stain", "#b8782e3c", "#b8782e24", "#b8782e00")
    + radial("sheet", "#fdf3d6", "#f6e4b8", "#e2c48c", cx=0.46, cy=0.4, r=0.8)
    + linear("ribbon", "#8B3499", "#5F1D6E", "#3C0F48")
    + linear("ribbon_back", "#4a1a58", "#2c0c38")
    + linear("scroll", "#c9a066", "#fdf0d0", "#f6e4b8", "#ecd3a0", "#a87c44", x2=1, y2=0)
    + linear("roller", "#3a1f0c", "#a56c38", "#c98a4a", "#84522a", "#2a1408")
    + linear("caption", "#fff3d4", "#f6dfae", "#e0bd80")
)
Box = tuple[float, float, float, float]


def _torn(box: Box, seed: int, wild: float = 3.2) -> str:
    """Outline of a hand-cut sheet: steps of 20-44 units, each off by up to `wild`."""
    x, y, w, h = box
    pick = random.Random(seed)
    points = []
    for (ax, ay), (bx, by) in (
        ((x, y), (x + w, y)),
        ((x + w, y), (x + w, y + h)),
        ((x + w, y + h), (x, y + h)),
        ((x, y + h), (x, y)),
    ):
        length = abs(bx - ax) + abs(by - ay)
        steps = max(3, round(length / pick.uniform(26, 38)))
        for i in range(steps):
            t = (i + (pick.uniform(-0.25, 0.25) if i else 0)) / steps
            off = pick.uniform(-wild, wild) * (0.5 if i == 0 else 1)
            dx, dy = (0, off) if ay == by else (off, 0)
            points.append((ax + (bx - ax) * t + dx, ay + (by - ay) * t + dy))
    path = ""
    for i, (px, py) in enumerate(points):
        qx, qy = points[(i + 1) % len(points)]
        middle = f"{(px + qx) / 2:.1f} {(py + qy) / 2:.1f}"
        path += f"M{middle}" if not path else f"Q{px:.1f} {py:.1f} {middle}"
    px, py = points[0]
    qx, qy = points[1]
    return path + f"Q{px:.1f} {py:.1f} {(px + qx) / 2:.1f} {(py + qy) / 2:.1f}Z"


def sheet(box: Box, seed: int, pins: bool = True, wild: float = 3.2) -> str:
    """A parchment with a browned rim and brass pins in its upper corners."""
    x, y, w, h = box
    path = _torn(box, seed, wild)
    burn = min(26.0, h * 0.07)
    pick = random.Random(seed + 1)
    stains = "".join(
        f'<ellipse cx="{x + pick.random() * w:.0f}" cy="{y + pick.random() * h:.0f}" '
        f'rx="{pick.uniform(0.1, 0.22) * w:.0f}" ry="{pick.uniform(0.1, 0.22) * h:.0f}" '
        'fill="url(#stain)"/>'
        for _ in range(5)
    )
    nails = rivet(x + 24, y + 24, 10) + rivet(x + w - 24, y + 24, 10) if pins else ""
    return (
        f'<clipPath id="cut{seed}"><path d="{path}"/></clipPath>'
        f'<g filter="url(#shadow)"><path d="{path}" fill="url(#sheet)"/></g>'
        f'<g clip-path="url(#cut{seed})">{stains}'
        f'<path d="{path}" fill="url(#paper)"/>'
        f'<path d="{path}" fill="none" stroke="#8a5420" stroke-opacity=".7" '
        f'stroke-width="{burn}" filter="url(#soft)"/>'
        f'<path d="{path}" fill="none" stroke="#fffbe8" stroke-opacity=".5" stroke-width="6"/></g>'
        f'<path d="{path}" fill="none" stroke="#5a3414" stroke-width="2.6"/>{nails}'
    )


def tag() -> str:
    """The hover tag 126 x 84 with a point and an eyelet at its left."""
    path = "M4 42L26 8Q29 4 34 4H112Q118 4 118 10V68Q118 74 112 74H34Q29 74 26 70Z"
    return (
        f'<g filter="url(#shadow)"><path d="{path}" fill="url(#sheet)" stroke="{OUTLINE}" '
        f'stroke-width="2.6" stroke-linejoin="round"/></g><path d="{path}" fill="url(#paper)"/>'
        '<path d="M12 42L30 13Q32 10 36 10H108Q112 10 112 14V64Q112 68 108 68H36Q32 68 30 65Z" '
        'fill="none" stroke="#a87838" stroke-opacity=".6" stroke-width="1.4"/>' + rivet(20, 41, 5.5)
    )


def caption() -> str:
    """The ribbon 520 x 76: a parchment band before violet ends."""
    ends = "".join(
        f'<g transform="{turn}"><path d="M4 26H60V70H4L18 48Z" fill="url(#ribbon)" '
        f'stroke="{OUTLINE}" stroke-width="2.6" stroke-linejoin="round"/>'
        '<path d="M11 31H58" stroke="#d0a0e0" stroke-opacity=".5" stroke-width="2"/>'
        f'<path d="M36 60L60 70V60Z" fill="url(#ribbon_back)" stroke="{OUTLINE}" '
        'stroke-width="2"/></g>'
        for turn in ("", "translate(520 0) scale(-1 1)")
    )
    band = "M34 8Q260 2 486 8V60Q260 54 34 60Z"
    return (
        f'<g filter="url(#shadow)">{ends}</g><g filter="url(#shadow)">'
        f'<path d="{band}" fill="url(#caption)" stroke="{OUTLINE}" stroke-width="2.8" '
        f'stroke-linejoin="round"/></g><path d="{band}" fill="url(#paper)"/>'
        '<path d="M40 13Q260 7 480 13" fill="none" stroke="#fffbe8" stroke-width="2.4" '
        'stroke-opacity=".9"/>'
        '<path d="M40 55Q260 49 480 55" fill="none" stroke="#a87838" stroke-width="2" '
        'stroke-opacity=".55"/>'
    )


def log_strip() -> str:
    """The log 56 x 1040: a long scroll between two wooden rollers."""
    rollers = "".join(
        f'<g filter="url(#shadow)"><rect x="1" y="{y}" width="54" height="26" rx="11" '
        f'fill="url(#roller)" stroke="{OUTLINE}" stroke-width="2.6"/>'
        f'<rect x="1" y="{y}" width="54" height="26" rx="11" fill="url(#grain_h)"/>'
        f'<rect x="1" y="{y + 3}" width="7" height="20" rx="3" fill="url(#brass)" '
        f'stroke="{BRASS_LINE}" stroke-width="1.4"/>'
        f'<rect x="48" y="{y + 3}" width="7" height="20" rx="3" fill="url(#brass)" '
        f'stroke="{BRASS_LINE}" stroke-width="1.4"/></g>'
        for y in (2, 1008)
    )
    page = '<rect x="7" y="16" width="42" height="1006"'
    return (
        f'<g filter="url(#shadow)">{page} fill="url(#scroll)" stroke="#5a3414" '
        f'stroke-width="2.4"/></g>{page} fill="url(#paper)"/>'
        '<rect x="7" y="28" width="42" height="16" fill="#3a1f0c" opacity=".35" '
        'filter="url(#soft)"/>'
        '<rect x="7" y="992" width="42" height="16" fill="#3a1f0c" opacity=".35" '
        f'filter="url(#soft)"/>{rollers}'
    )


def peg() -> str:
    """A wooden peg 28 x 56 for a picture on the cord; the cord runs through y 18."""
    return (
        '<g filter="url(#shadow)">'
        + grained('<rect x="4" y="4" width="18" height="44" rx="5"', "wood", "grain", 2.6)
        + "</g>"
        '<path d="M4 18H22" stroke="#2a1408" stroke-width="3"/>'
        '<path d="M4 24H22" stroke="#e8e0f0" stroke-width="3.4"/>'
        '<path d="M4 24H22" stroke="#8a8098" stroke-width="1.2"/>'
        '<path d="M13 30V46" stroke="#2a1408" stroke-width="2.4"/>'
        '<path d="M7 7V44" stroke="#ffd79a" stroke-opacity=".6" stroke-width="1.8"/>'
    )


def main() -> None:
    defs = textures() + PAPER_DEFS
    draw("parchment_score", 1218, 879, sheet((6, 6, 1200, 858), 3), defs)
    draw("parchment_side", 564, 450, sheet((6, 6, 546, 430), 5), defs)
    draw("parchment_rules", 1176, 279, sheet((6, 6, 1158, 260), 7), defs)
    draw("parchment_card", 549, 393, sheet((6, 6, 531, 372), 11, pins=False), defs)
    draw("parchment_tag", 126, 84, tag(), defs)
    draw("caption_ribbon", 520, 76, caption(), defs)
    draw("log_strip", 56, 1040, log_strip(), defs)
    draw("peg", 28, 56, peg(), defs)
