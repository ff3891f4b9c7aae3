"""Things that stand about in the school: books, jars, candles, plants, the window."""

from __future__ import annotations

import math
import random

from tools.art.kit import BRASS_LINE, OUTLINE, linear, radial
from tools.art.materials import mix

BOOKS = ("#7a2433", "#2b3f7a", "#2f6b4a", "#5a2f7a", "#8a5a1e", "#3a4a58", "#93472a", "#225a66")

PROP_DEFS = (
    linear("wax_h", "#b99a6a", "#fff3d2", "#fffbe8", "#e9cf9e", "#a8824e", x2=1, y2=0)
    + linear("bone", "#fffaf0", "#e2d6c4", "#a3937f")
    + linear("night_sky", "#0b1440", "#1f2d76", "#3f4f9e", "#7078b8")
    + radial("moon", "#fffdf0", "#fbf6dc", "#e6dcb4")
    + radial("moonglow", "#fbf6dccc", "#b9c4ff66", "#b9c4ff00")
    + linear("sill", "#9486ae", "#6d5f88", "#41365a")
    + linear("clay", "#7a3a22", "#c86a40", "#d9835a", "#a04e2c", "#5e2a18", x2=1, y2=0)
    + linear("iron", "#565066", "#3a3548", "#221d2c")
    + linear("cork", "#d9a066", "#a86c38", "#7a4820")
)


def book(x: float, base: float, w: float, h: float, colour: str, lean: float = 0) -> str:
    """A book on its foot, its spine towards us."""
    y = base - h
    bands = "".join(
        f'<rect x="{x}" y="{y + at}" width="{w}" height="{max(3, h * 0.045)}" fill="#e0b04c" '
        'opacity=".9"/>'
        for at in (h * 0.13, h * 0.78)
    )
    sign = (
        f'<path d="M{x + w / 2} {y + h * 0.36}l{w * 0.16} {w * 0.22}l{-w * 0.16} {w * 0.22}'
        f'l{-w * 0.16} {-w * 0.22}z" fill="#e0b04c" opacity=".85"/>'
    )
    return (
        f'<g transform="rotate({lean} {x + w} {base})">'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="2.5" fill="{colour}"/>'
        f'<rect x="{x}" y="{y}" width="{w * 0.28}" height="{h}" rx="2" fill="#fff" opacity=".16"/>'
        f'<rect x="{x + w * 0.7}" y="{y}" width="{w * 0.3}" height="{h}" rx="2" fill="#000" '
        f'opacity=".28"/>{bands}{sign}'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="2.5" fill="none" '
        f'stroke="{OUTLINE}" stroke-width="2.6"/></g>'
    )


def books(x: float, base: float, count: int, seed: int, size: float = 1) -> str:
    """A row of books from `x` to the right, standing at `base`; the last one leans."""
    pick = random.Random(seed)
    out = ""
    colours = list(BOOKS)
    pick.shuffle(colours)
    for i in range(count):
        w = pick.randint(20, 32) * size
        h = pick.randint(76, 108) * size
        lean = 0.0
        if i == count - 1:
            lean, w = -11.0, w * 0.9
            x += h * math.sin(math.radians(11)) * 0.96
        out += book(x, base, w, h, colours[i % len(colours)], lean)
        x += w
    return out


def jar(x: float, base: float, w: float, h: float, colour: str, label: bool = True) -> str:
    """A corked glass jar with a coloured draught, its middle at `x`."""
    left, top, neck = x - w / 2, base - h, w * 0.52
    glass = (
        f"M{x - neck / 2} {top + h * 0.16}V{top + h * 0.26}C{left} {top + h * 0.32} {left} "
        f"{top + h * 0.36} {left} {top + h * 0.46}V{base - 7}Q{left} {base} {left + 7} {base}"
        f"H{left + w - 7}Q{left + w} {base} {left + w} {base - 7}V{top + h * 0.46}"
        f"C{left + w} {top + h * 0.36} {left + w} {top + h * 0.32} {x + neck / 2} {top + h * 0.26}"
        f"V{top + h * 0.16}Z"
    )
    level = top + h * 0.5
    paper = (
        f'<rect x="{x - w * 0.3}" y="{base - h * 0.38}" width="{w * 0.6}" height="{h * 0.22}" '
        'rx="2" fill="#f3e0b4" stroke="#7a5428" stroke-width="1.4"/>'
        f'<path d="M{x - w * 0.18} {base - h * 0.29}h{w * 0.36}M{x - w * 0.18} {base - h * 0.23}'
        f'h{w * 0.24}" stroke="#7a5428" stroke-width="1.6" opacity=".7"/>'
        if label
        else ""
    )
    return (
        f'<path d="{glass}" fill="#c4bce8" fill-opacity=".34"/>'
        f'<path d="M{left} {level}H{left + w}V{base - 7}Q{left + w} {base} {left + w - 7} {base}'
        f'H{left + 7}Q{left} {base} {left} {base - 7}Z" fill="{colour}"/>'
        f'<path d="M{x + w * 0.1} {level}H{left + w}V{base - 7}Q{left + w} {base} '
        f'{left + w - 7} {base}H{x + w * 0.1}Z" fill="#000" opacity=".2"/>'
        f'<ellipse cx="{x}" cy="{level}" rx="{w / 2}" ry="{w * 0.09}" '
        f'fill="{mix(colour, "#ffffff", 0.5)}"/>{paper}'
        f'<path d="{glass}" fill="none" stroke="{OUTLINE}" stroke-width="2.8"/>'
        f'<rect x="{x - neck * 0.42}" y="{top}" width="{neck * 0.84}" height="{h * 0.14}" rx="3" '
        f'fill="url(#cork)" stroke="{OUTLINE}" stroke-width="2.4"/>'
        f'<rect x="{x - neck * 0.64}" y="{top + h * 0.12}" width="{neck * 1.28}" '
        f'height="{h * 0.07}" rx="3" fill="#e8e4ff" stroke="{OUTLINE}" stroke-width="2.2"/>'
        f'<path d="M{left + w * 0.16} {top + h * 0.46}V{base - h * 0.16}" stroke="#fff" '
        f'stroke-opacity=".75" stroke-width="{w * 0.075}" stroke-linecap="round"/>'
    )


def flask(x: float, base: float, r: float, colour: str) -> str:
    """A round flask half full, its middle at `x`."""
    cy = base - r
    level = cy + r * 0.1
    half = math.sqrt(r * r - (level - cy) ** 2)
    return (
        f'<circle cx="{x}" cy="{cy}" r="{r}" fill="#c4bce8" fill-opacity=".34"/>'
        f'<path d="M{x - half} {level}A{r} {r} 0 0 0 {x + half} {level}Z" fill="{colour}"/>'
        f'<ellipse cx="{x}" cy="{level}" rx="{half}" ry="{r * 0.14}" '
        f'fill="{mix(colour, "#ffffff", 0.5)}"/>'
        f'<path d="M{x - r * 0.28} {cy - r * 0.95}V{cy - r * 1.7}H{x + r * 0.28}V{cy - r * 0.95}" '
        f'fill="#c4bce8" fill-opacity=".5" stroke="{OUTLINE}" stroke-width="2.8"/>'
        f'<circle cx="{x}" cy="{cy}" r="{r}" fill="none" stroke="{OUTLINE}" stroke-width="2.8"/>'
        f'<rect x="{x - r * 0.24}" y="{cy - r * 2.05}" width="{r * 0.48}" height="{r * 0.4}" '
        f'rx="3" fill="url(#cork)" stroke="{OUTLINE}" stroke-width="2.4"/>'
        f'<rect x="{x - r * 0.4}" y="{cy - r * 1.78}" width="{r * 0.8}" height="{r * 0.2}" rx="3" '
        f'fill="#e8e4ff" stroke="{OUTLINE}" stroke-width="2.2"/>'
        f'<path d="M{x - r * 0.66} {cy + r * 0.2}A{r * 0.7} {r * 0.7} 0 0 1 {x - r * 0.3} '
        f'{cy - r * 0.62}" fill="none" stroke="#fff" stroke-opacity=".8" '
        f'stroke-width="{r * 0.13}" stroke-linecap="round"/>'
    )


def skull(x: float, base: float, w: float) -> str:
    """A friendly skull, its middle at `x`."""
    s = w / 40
    return (
        f'<g transform="translate({x} {base}) scale({s})" stroke="{OUTLINE}" stroke-width="2">'
        '<path d="M-12 -2V-9C-22 -12 -22 -36 0 -36C22 -36 22 -12 12 -9V-2Q0 2 -12 -2Z" '
        'fill="url(#bone)"/>'
        '<circle cx="-7.5" cy="-18" r="5" fill="#2a1838"/><circle cx="7.5" cy="-18" r="5" '
        'fill="#2a1838"/><path d="M0 -13l-2.6 4.4h5.2z" fill="#2a1838" stroke="none"/>'
        '<path d="M-6 -6V0M0 -6V0.6M6 -6V0" stroke-width="1.6"/></g>'
    )


def candle(x: float, base: float, h: float, w: float = 30, dish: bool = True) -> str:
    """A candle without its flame; the wick ends 12 units above its top. Middle at `x`."""
    top, left = base - h, x - w / 2
    plate = (
        f'<ellipse cx="{x}" cy="{base}" rx="{w * 1.25}" ry="{w * 0.26}" fill="url(#brass)" '
        f'stroke="{BRASS_LINE}" stroke-width="2.4"/>'
        if dish
        else ""
    )
    return (
        plate
        + f'<path d="M{left} {top + 5}Q{left + w * 0.2} {top - 3} {x} {top + 2}Q{x + w * 0.3} '
        f'{top - 2} {left + w} {top + 6}V{base - 3}Q{x} {base + 5} {left} {base - 3}Z" '
        f'fill="url(#wax_h)" stroke="{OUTLINE}" stroke-width="2.6" stroke-linejoin="round"/>'
        f'<path d="M{left + w * 0.14} {top + 6}q{w * 0.1} {h * 0.3} {w * 0.06} {h * 0.36}'
        f"q{w * 0.1} {h * 0.05} {w * 0.14} -{h * 0.03}l{w * 0.04} -{h * 0.2}q{w * 0.1} {h * 0.05} "
        f'{w * 0.16} 0l{w * 0.02} -{h * 0.12}z" fill="#fffdf0" opacity=".85"/>'
        f'<path d="M{x} {top + 3}q-1.5 -8 1.5 -14" stroke="#2a1408" stroke-width="3.2" '
        'fill="none" stroke-linecap="round"/>'
    )


def sconce(x: float, y: float, h: float = 76) -> str:
    """A wall candle in a brass holder; the holder's cup is at (`x`, `y`), the candle above it."""
    return (
        candle(x, y, h, 28, dish=False)
        + f'<path d="M{x - 12} {y + 10}C{x - 9} {y + 34} {x - 7} {y + 52} {x - 5} {y + 62}'
        f'Q{x} {y + 70} {x + 5} {y + 62}C{x + 7} {y + 52} {x + 9} {y + 34} {x + 12} {y + 10}Z" '
        f'fill="url(#brass_h)" stroke="{BRASS_LINE}" stroke-width="2.6"/>'
        f'<path d="M{x - 30} {y - 2}H{x + 30}L{x + 17} {y + 12}H{x - 17}Z" fill="url(#brass)" '
        f'stroke="{BRASS_LINE}" stroke-width="2.6" stroke-linejoin="round"/>'
        f'<ellipse cx="{x}" cy="{y - 2}" rx="30" ry="5.4" fill="url(#brass_h)" '
        f'stroke="{BRASS_LINE}" stroke-width="2.4"/>'
        f'<path d="M{x} {y + 24}l3.4 6.6 7.2 1-5.2 5 1.3 7.2-6.7-3.5-6.7 3.5 1.3-7.2-5.2-5 7.2-1z" '
        f'fill="#4a1460" stroke="{BRASS_LINE}" stroke-width="1.4" transform="translate({x * 0.3} '
        f'{(y + 34) * 0.3}) scale(.7)"/>'
    )


def herbs(x: float, top: float, size: float = 1, seed: int = 5) -> str:
    """A bunch of dried herbs hanging head down from a cord at (`x`, `top`)."""
    pick = random.Random(seed + round(x))
    out = f'<path d="M{x} {top}V{top + 26 * size}" stroke="#a8845a" stroke-width="2.6"/>'
    for i in range(13):
        angle = math.radians(90 + (i - 6) * 9 + pick.uniform(-4, 4))
        length = (52 + pick.uniform(-8, 14)) * size
        ex, ey = x + math.cos(angle) * length, top + 34 * size + math.sin(angle) * length
        colour = pick.choice(("#5a7038", "#6f8040", "#46582c", "#7a6a3a"))
        out += (
            f'<path d="M{x} {top + 30 * size}Q{x + (ex - x) * 0.25} {top + 52 * size} {ex} {ey}" '
            f'stroke="{OUTLINE}" stroke-width="{5.6 * size}" fill="none" stroke-linecap="round"/>'
            f'<path d="M{x} {top + 30 * size}Q{x + (ex - x) * 0.25} {top + 52 * size} {ex} {ey}" '
            f'stroke="{colour}" stroke-width="{3.4 * size}" fill="none" stroke-linecap="round" '
            f'stroke-dasharray="{9 * size} {2 * size}"/>'
        )
    return (
        out + f'<rect x="{x - 7 * size}" y="{top + 24 * size}" width="{14 * size}" '
        f'height="{11 * size}" rx="3" fill="#c9a070" stroke="{OUTLINE}" stroke-width="2"/>'
    )


def flower_pot(x: float, base: float, size: float = 1) -> str:
    """A clay pot with a curling plant, its middle at `x`."""
    leaves = ""
    for dx, dy, turn in (
        (-26, -58, -50), (24, -64, 44), (-12, -84, -20), (14, -92, 16),
        (-36, -34, -78), (36, -38, 74), (0, -66, 2),
    ):  # fmt: skip
        leaves += (
            f'<path d="M0 -34Q{dx * 0.3} {dy * 0.8} {dx} {dy}" stroke="#2c5a34" '
            'stroke-width="4" fill="none"/>'
            f'<g transform="translate({dx} {dy}) rotate({turn})">'
            '<path d="M0 10C-14 2 -12 -18 0 -28C12 -18 14 2 0 10Z" fill="#4c8a48" '
            f'stroke="{OUTLINE}" stroke-width="2.4"/>'
            '<path d="M0 8V-20" stroke="#a8d080" stroke-width="1.8" opacity=".7"/></g>'
        )
    return (
        f'<g transform="translate({x} {base}) scale({size})">{leaves}'
        '<path d="M-24 -36H24L18 0H-18Z" fill="url(#clay)" '
        f'stroke="{OUTLINE}" stroke-width="2.8" stroke-linejoin="round"/>'
        f'<rect x="-28" y="-44" width="56" height="12" rx="4" fill="url(#clay)" '
        f'stroke="{OUTLINE}" stroke-width="2.8"/></g>'
    )
