"""The icons of the program and of its saved games, as each system wants them.

Linux takes PNGs and an SVG in the folders of `assets/desktop`, Windows the `.ico` and macOS the
`.icns` beside the packaging. Up to 32 pixels a plainer drawing is used: a large flask, no rim.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tools.art import logo
from tools.art.kit import OUTLINE, linear, radial, render, svg

ROOT = Path(__file__).resolve().parents[2]
HICOLOR = ROOT / "assets" / "desktop" / "icons" / "hicolor"
PACKAGING = ROOT / "tools" / "packaging"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 32  # pixels up to which the plainer drawing is clearer
CANVAS = 256
COLOURS = 255  # of a PNG from 128 pixels on, which nobody can tell from all colours

GLASS = (
    "M104 34H152V96C196 112 224 146 224 182C224 216 204 236 178 240H78C52 236 32 216 32 182"
    "C32 146 60 112 104 96Z"
)
PAGE = "M44 10H164L216 62V230Q216 246 200 246H56Q40 246 40 230V14Z"


def defs() -> str:
    """The gradients of both icons."""
    return (
        logo.DEFS
        + radial("field", "#8a4ac0", "#4a1a78", "#1e0a38", cy=0.36, r=0.75)
        + linear("brew", "#b06af0", "#6a2ac0", "#3a1080")
        + radial("orb", "#9cd0ff", "#2f7cf0", "#0e3aa0", cx=0.38, cy=0.34, r=0.7)
        + linear("page", "#fff8e4", "#f0d9a6", "#d8b478")
    )


def small() -> str:
    """The flask before the burst, in few strong shapes."""
    return (
        '<rect width="256" height="256" rx="44" fill="url(#field)"/>'
        '<clipPath id="box"><rect width="256" height="256" rx="44"/></clipPath>'
        f'<g clip-path="url(#box)">{logo.starburst(128, 96, 146, 9)}</g>'
        f'<path d="{GLASS}" fill="#efe8ff"/><clipPath id="pot"><path d="{GLASS}"/></clipPath>'
        '<rect x="24" y="144" width="210" height="110" fill="url(#brew)" clip-path="url(#pot)"/>'
        f'<circle cx="112" cy="192" r="34" fill="url(#orb)" stroke="{OUTLINE}" stroke-width="9"/>'
        f'<path d="{GLASS}" fill="none" stroke="{OUTLINE}" stroke-width="17" '
        'stroke-linejoin="round"/>'
        f'<rect x="84" y="20" width="88" height="26" rx="8" fill="#efe8ff" stroke="{OUTLINE}" '
        'stroke-width="13"/>'
    )


def program(size: int) -> str:
    """The icon of the program for a size in pixels."""
    return svg(CANVAS, CANVAS, small() if size <= SMALL else logo.icon(), defs())


def saved_game(size: int) -> str:
    """The icon of a saved game: the program's on a page with a turned corner."""
    plain = size <= SMALL
    scale, x, y = (0.72, 34, 62) if plain else (0.58, 54, 82)
    line = 12 if plain else 6
    inner = small() if plain else logo.icon()
    body = (
        f'<path d="{PAGE}" fill="url(#page)" stroke="{OUTLINE}" stroke-width="{line}" '
        'stroke-linejoin="round"/>'
        f'<path d="M164 10V50Q164 62 176 62H216Z" fill="#fffaf0" stroke="{OUTLINE}" '
        f'stroke-width="{line}" stroke-linejoin="round"/>'
        f'<g transform="translate({x} {y}) scale({scale})">{inner}</g>'
    )
    return svg(CANVAS, CANVAS, body, defs())


def pixels(document: str, size: int) -> Image.Image:
    """A square picture, drawn four times as large and brought down, which is crisper."""
    return render(document, size, 4).resize((size, size), Image.Resampling.LANCZOS)


def write(picture: Image.Image, place: Path) -> None:
    """A PNG; a large one in fewer colours, to a third of the bytes."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if picture.width >= 128:
        picture = picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    picture.save(place, optimize=True)


def main() -> None:
    for kind, name, drawn in (
        ("apps", "brewburst", program),
        ("mimetypes", "application-x-brewburst-game", saved_game),
    ):
        pictures = {size: pixels(drawn(size), size) for size in SIZES}
        for size, picture in pictures.items():
            write(picture, HICOLOR / f"{size}x{size}" / kind / f"{name}.png")
        vector = HICOLOR / "scalable" / kind / f"{name}.svg"
        vector.parent.mkdir(parents=True, exist_ok=True)
        vector.write_text(drawn(CANVAS) + "\n", encoding="utf-8")
        stem = "brewburst" if kind == "apps" else "saved_game"
        largest = pictures[SIZES[-1]]
        rest = [pictures[size] for size in SIZES[:-1]]
        largest.save(PACKAGING / f"{stem}.ico", sizes=[p.size for p in rest], append_images=rest)
        largest.save(PACKAGING / f"{stem}.icns", append_images=rest)
