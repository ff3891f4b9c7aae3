"""Textured materials for SVG pictures and the small fittings made of them.

`grain`, `grain_h`, `leather` and `paper` are patterns laid over a flat fill: first the shape in
its gradient, then the same shape in `url(#grain)`.
"""

from __future__ import annotations

from functools import cache

from tools.art.kit import BRASS_LINE, OUTLINE, linear, radial
from tools.art.noise import Field, data_uri, fractal, overlay, wood_grain

TILE = 640  # pixels of a texture tile; it covers half as many units


WOOD_TONES = ((44, 15, 2), (255, 196, 120))
LEATHER_TONES = ((6, 2, 16), (255, 226, 250))
PAPER_TONES = ((160, 100, 40), (255, 250, 230))
Tones = tuple[tuple[int, int, int], tuple[int, int, int]]


def _pattern(
    name: str, field: Field, strength: float, tones: Tones = WOOD_TONES, side: float = TILE / 2
) -> str:
    uri = data_uri(overlay(field, *tones, strength))
    return (
        f'<pattern id="{name}" width="{side}" height="{side}" patternUnits="userSpaceOnUse">'
        f'<image width="{side}" height="{side}" xlink:href="{uri}"/></pattern>'
    )


@cache
def textures() -> str:
    """Definitions of the texture patterns and of the gradients the scenery adds to the kit."""
    shape = (TILE, TILE)
    sheet = (1240, 1240)  # one tile covers the largest parchment
    paper = 0.75 * fractal(sheet, (260, 300), 5, 31, 0.42) + 0.1 * fractal(sheet, (2, 3), 1, 32)
    leather = 0.3 * fractal(shape, (4, 4), 2, 41) + 0.3 * fractal(shape, (200, 200), 3, 42)
    return (
        _pattern("grain", wood_grain(shape, 11), 0.5)
        + _pattern("grain_h", wood_grain(shape, 21, along=1), 0.5)
        + _pattern("paper", paper, 0.26, PAPER_TONES, 1240)
        + _pattern("leather", leather, 0.3, LEATHER_TONES)
        + linear("wood_dark", "#6e3c1a", "#502810", "#341608")
        + linear("wood_rail", "#cf8a46", "#9c5c28", "#5e3214")
        + linear("wood", "#ad6f38", "#8b5328", "#5d3516")
        + linear("wood_side", "#4a240e", "#844a20", "#98592a", "#6e3c1a", "#3a1a0a", x2=1, y2=0)
        + linear("brass_h", "#8a5c18", "#e8bd5c", "#fff1b8", "#d09a3c", "#8a5c18", x2=1, y2=0)
        + linear("brass_d", "#fff1b8", "#e0b04c", "#9a6a1e", "#e8bd5c", x2=1)
        + radial("rivet", "#fff6d0", "#d9a646", "#6a4510", cx=0.38, cy=0.34, r=0.7)
    )


def grained(shape: str, fill: str = "wood", texture: str = "grain", line: float = 3) -> str:
    """A shape (an element without its end, as `<path d="..."`) filled, textured and outlined."""
    stroke = f' stroke="{OUTLINE}" stroke-width="{line}"' if line else ""
    return (
        f'{shape} fill="url(#{fill})"{stroke} stroke-linejoin="round"/>'
        f'{shape} fill="url(#{texture})"/>'
    )


def board(
    x: float, y: float, w: float, h: float, fill: str = "wood", grain: str = "grain_h", r: float = 4
) -> str:
    """A plank with a lit upper edge and a dark lower one."""
    rect = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}"'
    return (
        grained(rect, fill, grain)
        + f'<path d="M{x + r} {y + 2.6}H{x + w - r}" stroke="#ffd79a" stroke-opacity=".75" '
        'stroke-width="2.4" stroke-linecap="round"/>'
        f'<path d="M{x + r} {y + h - 2.6}H{x + w - r}" stroke="#140602" stroke-opacity=".55" '
        'stroke-width="3" stroke-linecap="round"/>'
    )


def post(x: float, y: float, w: float, h: float, fill: str = "wood_side", r: float = 4) -> str:
    """An upright plank lit from the left."""
    rect = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}"'
    return (
        grained(rect, fill, "grain")
        + f'<path d="M{x + 2.6} {y + r}V{y + h - r}" stroke="#ffd79a" stroke-opacity=".5" '
        'stroke-width="2" stroke-linecap="round"/>'
    )


def rail(x: float, y: float, w: float, h: float = 9) -> str:
    """A brass bar lying across."""
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{h / 2}" fill="url(#brass)" '
        f'stroke="{BRASS_LINE}" stroke-width="2"/>'
        f'<path d="M{x + h} {y + h * 0.3}H{x + w - h}" stroke="#fffbe0" stroke-opacity=".8" '
        f'stroke-width="{h * 0.16}" stroke-linecap="round"/>'
    )


def rivet(x: float, y: float, r: float = 5) -> str:
    """A brass nail head."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#rivet)" stroke="{BRASS_LINE}" '
        f'stroke-width="{max(1.2, r * 0.25)}"/>'
    )


def corner(x: float, y: float, size: float, turn: int) -> str:
    """A brass corner fitting at a frame's corner; `turn` 0-3 = clockwise from top left."""
    s = size
    path = f"M0 0H{s}C{s * 0.66} {s * 0.1} {s * 0.5} {s * 0.26} {s * 0.44} {s * 0.44}"
    path += f"C{s * 0.26} {s * 0.5} {s * 0.1} {s * 0.66} 0 {s}Z"
    return (
        f'<g transform="translate({x} {y}) rotate({turn * 90})">'
        f'<path d="{path}" fill="url(#brass_d)" stroke="{BRASS_LINE}" stroke-width="2.4" '
        'stroke-linejoin="round"/>'
        f'<path d="M{s * 0.08} {s * 0.08}H{s * 0.7}" stroke="#fffbe0" stroke-width="2" '
        'stroke-opacity=".8" stroke-linecap="round"/>' + rivet(s * 0.2, s * 0.2, s * 0.075) + "</g>"
    )


def plate(x: float, y: float, w: float, h: float, point: float = 16) -> str:
    """A dark plate with pointed ends in a brass rim, for the program to write on."""

    def outline(inset: float) -> str:
        left, right = x + inset, x + w - inset
        top, bottom = y + inset, y + h - inset
        return (
            f"M{left + point} {top}H{right - point}L{right} {y + h / 2}L{right - point} {bottom}"
            f"H{left + point}L{left} {y + h / 2}Z"
        )

    return (
        f'<path d="{outline(0)}" fill="url(#brass)" stroke="{BRASS_LINE}" stroke-width="2.4" '
        'stroke-linejoin="round"/>'
        f'<path d="{outline(h * 0.085)}" fill="url(#plate)" stroke="{BRASS_LINE}" '
        'stroke-width="1.6" stroke-linejoin="round"/>'
        f'<path d="{outline(h * 0.13)}" fill="none" stroke="#8B3499" stroke-opacity=".35" '
        'stroke-width="1.2"/>'
    )


def mix(a: str, b: str, share: float) -> str:
    """The colour `share` of the way from `a` to `b`, both `#rrggbb`."""
    one, two = (tuple(bytes.fromhex(c.lstrip("#"))) for c in (a, b))
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in zip(one, two, strict=True))
