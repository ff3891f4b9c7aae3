"""The kit of materials that all pictures share: palette, gradients, and the way to disk.

A picture is an SVG document of logical units (the table is 1920 x 1080 of them), rendered at
twice that size by resvg and saved as lossless-alpha WebP. `python -m tools.art` draws them all.
"""

from __future__ import annotations

import io
from pathlib import Path

import resvg_py
from PIL import Image

IMAGES = Path(__file__).resolve().parents[2] / "assets" / "images"
RATIO = 2  # pixels of a stored picture per logical unit

OUTLINE = "#1E1230"
INK = "#4a1230"
CREAM = "#FFE9B0"
FOCUS = "#8CF3FF"
WOOD = ("#A56C38", "#84522A", "#5A3418", "#341a0a")
BRASS = ("#fff1b8", "#e0b04c", "#9a6a1e", "#f0cf7a")
BRASS_LINE = "#3B2208"
PARCHMENT = ("#fdf0d0", "#ecd3a0", "#bd945a")
WAX = ("#e8485a", "#a81c30", "#5a0a18")
ENAMEL = ("#8B3499", "#5F1D6E", "#3C0F48")
GO = ("#4FAE5A", "#2C7B42", "#174C2C")
SLATE = ("#4A3D66", "#2A2042")
PLATE = ("#2a0f3a", "#1c0d1f")
# A seat is told by colour and crest together.
SEATS = {
    "plum": ("#A04FC4", "star"),
    "teal": ("#1F9D94", "diamond"),
    "rose": ("#D9568C", "clover"),
    "copper": ("#DD8430", "triangle"),
    "blue": ("#4F7FE0", "key"),
    "moss": ("#7C9A3A", "hourglass"),
}
# dark, mid, light of each potion's liquid and the sign its stopper carries
POTIONS = {
    "wisdom": ("#1c1060", "#4a3ad0", "#a9b4ff", "star"),
    "magnetical_attraction": ("#5a0a14", "#c4303a", "#ffb09a", "horseshoe"),
    "abyssal_draft": ("#03323e", "#0c8a96", "#8af0ea", "wave"),
    "uttermost_stickiness": ("#4a2c02", "#d08a10", "#ffe08a", "drop"),
    "blind_love": ("#5a0a3c", "#d63a8c", "#ffb4dc", "heart"),
    "lavamancing": ("#4a1402", "#e0591a", "#ffc08a", "volcano"),
    "prismatic_joy": ("#2a1a5a", "#8a6ad8", "#e8d8ff", "prism"),
    "sands_of_time": ("#12401c", "#3fa04c", "#c8f5a0", "hourglass"),
    "ghastly_concoction": ("#080c08", "#2c3824", "#9ac458", "skull"),
    "poltergeist_sweat": ("#41586c", "#c6d6de", "#fbffff", "ghost"),
    "feather_touch": ("#0e4a8c", "#58b6f6", "#dcf4ff", "feather"),
    "chameleonic_varnish": ("#006a62", "#b2d81c", "#fff68a", "chameleon"),
    "selfishness": ("#22020e", "#6c0c34", "#e07a8e", "crown"),
    "generosity": ("#167a68", "#8ee4c4", "#f0fff8", "gift"),
    "fulminating_serum": ("#0e1424", "#46546e", "#ffec6a", "bolt"),
}
MARBLES = {
    "R": ("#c8141e", "flame"),
    "B": ("#1f62d8", "drop"),
    "K": ("#2c2440", "moon"),
    "Y": ("#e8a51c", "sun"),
    "G": ("#c8dde2", "ghost"),
    "M": ("#3f9a3a", "leaf"),
}


def linear(name: str, *stops: str, x2: float = 0, y2: float = 1) -> str:
    """A linear gradient `url(#name)` through evenly spread colours, downwards by default."""
    return f'<linearGradient id="{name}" x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient>'


def radial(name: str, *stops: str, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
    """A radial gradient `url(#name)`, first colour in the middle."""
    return (
        f'<radialGradient id="{name}" cx="{cx}" cy="{cy}" r="{r}">{_stops(stops)}</radialGradient>'
    )


def _stops(stops: tuple[str, ...]) -> str:
    last = max(1, len(stops) - 1)
    return "".join(f'<stop offset="{i / last:.3f}" stop-color="{s}"/>' for i, s in enumerate(stops))


DEFS = (
    linear("wood", *WOOD[:3])
    + linear("brass", BRASS[0], BRASS[1], BRASS[2], BRASS[3])
    + radial("parchment", *PARCHMENT, r=0.8)
    + radial("wax", *WAX, cx=0.38, cy=0.32, r=0.75)
    + linear("enamel", *ENAMEL)
    + linear("go", *GO)
    + linear("slate", *SLATE)
    + linear("plate", *PLATE)
    + '<filter id="shadow" x="-30%" y="-30%" width="170%" height="170%">'
    '<feDropShadow dx="4" dy="6" stdDeviation="5" flood-color="#140802" flood-opacity=".55"/>'
    "</filter>"
    '<filter id="soft" x="-40%" y="-40%" width="180%" height="180%">'
    '<feGaussianBlur stdDeviation="6"/></filter>'
)


def svg(width: float, height: float, body: str, defs: str = "") -> str:
    """A document of `width` x `height` logical units with the kit's gradients and filters."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f"<defs>{DEFS}{defs}</defs>{body}</svg>"
    )


def render(document: str, width: float, ratio: float = RATIO) -> Image.Image:
    """Pixels of an SVG document `width` logical units wide."""
    png = resvg_py.svg_to_bytes(svg_string=document, width=round(width * ratio))
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def save(picture: Image.Image, name: str, quality: int = 90) -> None:
    """Write `assets/images/<name>.webp`; `name` may hold a folder."""
    path = IMAGES / f"{name}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    if picture.mode == "RGBA" and picture.getchannel("A").getextrema() == (255, 255):
        picture = picture.convert("RGB")
    picture.save(path, quality=quality, method=5, alpha_quality=95)


def draw(name: str, width: float, height: float, body: str, defs: str = "") -> None:
    """Render a picture of logical size and save it."""
    save(render(svg(width, height, body, defs), width), name)
