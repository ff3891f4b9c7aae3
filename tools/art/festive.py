"""What honours the winner: laurel, bunting and crown."""

from __future__ import annotations

import math

from tools.art.kit import BRASS_LINE, OUTLINE, SEATS, draw, linear, radial
from tools.art.materials import mix, textures

FESTIVE_DEFS = (
    linear("leaf", "#6fc46a", "#2f8a4a", "#1a5a38", x2=1)
    + linear("leaf_old", "#a8cf6a", "#5a9a48", "#2c6a3a", x2=1)
    + linear("gold", "#fff4c0", "#f4c95a", "#c98a24", "#8a5a14")
    + linear("gold_low", "#c98a24", "#f0c050", "#8a5a14")
    + radial("gem_red", "#ffb0b8", "#e8485a", "#7a1024", cx=0.36, cy=0.3, r=0.75)
    + radial("gem_green", "#c0ffd8", "#2fa86a", "#0c5a38", cx=0.36, cy=0.3, r=0.75)
    + radial("gem_violet", "#e0c0ff", "#8a4ad0", "#3a1470", cx=0.36, cy=0.3, r=0.75)
)

GEMS = [
    (10, 34, 8, "red"),
    (75, 14, 9, "green"),
    (140, 34, 8, "violet"),
    (75, 91, 7, "red"),
    (46, 89, 5, "green"),
    (104, 89, 5, "green"),
]


def _leaf(x: float, y: float, turn: float, size: float, fill: str) -> str:
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({size:.2f})">'
        f'<path d="M0 0C-17 -14 -17 -40 0 -62C17 -40 17 -14 0 0Z" fill="url(#{fill})" '
        f'stroke="{OUTLINE}" stroke-width="3" stroke-linejoin="round"/>'
        '<path d="M0 -4V-50" stroke="#c8f0a0" stroke-opacity=".8" stroke-width="2"/>'
        '<path d="M-6 -18C-8 -30 -6 -40 -2 -48" fill="none" stroke="#fff" stroke-opacity=".35" '
        'stroke-width="3" stroke-linecap="round"/></g>'
    )


def laurel() -> str:
    """A laurel wreath 420 x 330 open at the top, round a disc of radius 132 at (210, 160)."""
    cx, cy, r = 210.0, 152.0, 152.0
    side = (
        f'<path d="M{cx - 6} {cy + r + 2}A{r} {r} 0 0 1 {cx - r * 0.8} {cy - r * 0.62}" '
        f'fill="none" stroke="{OUTLINE}" stroke-width="9" stroke-linecap="round"/>'
        f'<path d="M{cx - 6} {cy + r + 2}A{r} {r} 0 0 1 {cx - r * 0.8} {cy - r * 0.62}" '
        'fill="none" stroke="#7a8a3a" stroke-width="4.6" stroke-linecap="round"/>'
    )
    for i in range(10):
        angle = math.radians(104 + i * 12.6)
        x, y = cx + r * math.cos(angle), cy + r * math.sin(angle)
        along = math.degrees(angle) + 180
        size = 0.98 - 0.03 * i
        side += _leaf(x, y, along - 38, size, "leaf")
        side += _leaf(x, y, along + 34, size * 0.86, "leaf_old")
    angle = math.radians(104 + 10 * 12.6)
    side += _leaf(
        cx + r * math.cos(angle), cy + r * math.sin(angle), math.degrees(angle) + 180, 0.72, "leaf"
    )
    return (
        f'<g filter="url(#shadow)">{side}'
        f'<g transform="translate({2 * cx} 0) scale(-1 1)">{side}</g></g>'
        f'<g filter="url(#shadow)"><path d="M{cx - 46} {cy + r + 22}L{cx - 8} {cy + r + 2}'
        f"L{cx - 8} {cy + r + 16}Z M{cx + 46} {cy + r + 22}L{cx + 8} {cy + r + 2}"
        f'L{cx + 8} {cy + r + 16}Z" fill="#a81c30" stroke="{OUTLINE}" stroke-width="2.6" '
        'stroke-linejoin="round"/>'
        f'<circle cx="{cx}" cy="{cy + r + 6}" r="12" fill="url(#gold)" stroke="{BRASS_LINE}" '
        'stroke-width="2.6"/></g>'
    )


def bunting() -> str:
    """A string of pennants 1000 x 160 in the seats' colours."""

    def drop(x: float) -> float:
        return 14 + 78 * (1 - ((x - 500) / 500) ** 2) ** 0.9

    colours = [colour for colour, _ in SEATS.values()]
    flags = ""
    for i in range(12):
        left, right = 16 + i * 81.0, 16 + i * 81.0 + 66
        ya, yb = drop(max(1, left)), drop(min(999, right))
        tip = ((left + right) / 2 - (yb - ya) * 0.5, (ya + yb) / 2 + 62)
        colour = colours[i % len(colours)]
        path = f"M{left} {ya:.1f}L{right} {yb:.1f}L{tip[0]:.1f} {tip[1]:.1f}Z"
        inner = (
            f"M{left + 11} {ya + 6:.1f}L{right - 11} {yb + 6:.1f}L{tip[0]:.1f} {tip[1] - 15:.1f}Z"
        )
        flags += (
            f'<path d="{path}" fill="{colour}" stroke="{OUTLINE}" stroke-width="3" '
            'stroke-linejoin="round"/>'
            f'<path d="M{(left + right) / 2} {(ya + yb) / 2}L{right} {yb}L{tip[0]} {tip[1]}Z" '
            'fill="#000" opacity=".2"/>'
            f'<path d="{inner}" fill="none" stroke="{mix(colour, "#ffffff", 0.6)}" '
            'stroke-width="2" stroke-dasharray="5 4"/>'
        )
    cord = "M0 14" + "".join(f"L{x} {drop(min(999, x)):.1f}" for x in range(10, 1001, 10))
    return (
        f'<g filter="url(#shadow)">{flags}</g>'
        f'<path d="{cord}" fill="none" stroke="{OUTLINE}" stroke-width="6"/>'
        f'<path d="{cord}" fill="none" stroke="#e8bd5c" stroke-width="3"/>'
    )


def crown() -> str:
    """A crown 150 x 110 whose band's middle lies at (75, 88)."""
    body = "M22 92L10 36L44 58L75 16L106 58L140 36L128 92Q75 104 22 92Z"
    return (
        '<g filter="url(#shadow)">'
        f'<path d="{body}" fill="url(#gold)" stroke="{OUTLINE}" stroke-width="4" '
        'stroke-linejoin="round"/></g>'
        '<path d="M20 46L27 84M75 26V82M130 46L123 84" stroke="#fff8d8" stroke-opacity=".65" '
        'stroke-width="3" stroke-linecap="round"/>'
        '<path d="M75 16L106 58L140 36L128 92Q104 97 75 98Z" fill="#7a4a10" opacity=".22"/>'
        '<path d="M20 78Q75 90 130 78L128 94Q75 106 22 94Z" fill="url(#gold_low)" '
        f'stroke="{OUTLINE}" stroke-width="3"/>'
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#gem_{gem})" stroke="{OUTLINE}" '
            'stroke-width="3"/>'
            for x, y, r, gem in GEMS
        )
    )


def main() -> None:
    defs = textures() + FESTIVE_DEFS
    draw("laurel", 420, 330, laurel(), defs)
    draw("bunting", 1000, 160, bunting(), defs)
    draw("crown", 150, 110, crown(), defs)
