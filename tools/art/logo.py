"""The lettering of the title and the program's icon."""

from __future__ import annotations

import math
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from tools.art.kit import IMAGES, OUTLINE, draw, linear, radial
from tools.art.marbles import marble
from tools.art.materials import textures
from tools.art.noise import data_uri

WORD = "Brewburst"
LOGO = (1200, 330)
BASELINE, LEFT, SIZE = 246, 36, 225
GAP = 2.0  # between letters, over the font's own spacing
FONT = IMAGES.parent / "fonts" / "MedievalSharp-Regular.ttf"
# Turn (degrees) and lift (units) that make the letters dance.
DANCE = [(-4, 0), (3, 4), (-2, -3), (2, 3), (-5, -2), (0, 2), (4, -2), (-3, 3), (4, -4)]

DEFS = (
    radial("core", "#ffffff", "#fff2a0", "#ffc93a", "#ff8a1e", r=0.55)
    + radial("rim", "#ffb02a", "#f0641a", "#b82a10", r=0.55)
    + radial("halo", "#12082ca0", "#12082c66", "#12082c00", r=0.5)
    + '<linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="0" y1="84" x2="0" y2="262">'
    '<stop offset="0" stop-color="#fff6c8"/><stop offset=".3" stop-color="#ffe28a"/>'
    '<stop offset=".52" stop-color="#f6bb3e"/><stop offset=".53" stop-color="#d8871a"/>'
    '<stop offset=".78" stop-color="#f2ac34"/><stop offset="1" stop-color="#ffe08a"/>'
    "</linearGradient>"
)


def starburst(x: float, y: float, r: float, points: int = 13, seed: float = 0.4) -> str:
    """A comic burst of three layers round (`x`, `y`)."""

    def ring(outer: float, inner: float) -> str:
        path = ""
        for i in range(points * 2):
            angle = math.pi * i / points - math.pi / 2 + 0.05 * math.sin(i * 7 + seed)
            far = outer * (1 + 0.16 * math.sin(i * 2.3 + seed)) if i % 2 == 0 else inner
            path += f"{'L' if path else 'M'}{x + far * math.cos(angle):.1f} "
            path += f"{y + far * math.sin(angle):.1f}"
        return path + "Z"

    return (
        f'<path d="{ring(r, r * 0.6)}" fill="url(#rim)" stroke="{OUTLINE}" stroke-width="4" '
        'stroke-linejoin="round"/>'
        f'<path d="{ring(r * 0.8, r * 0.5)}" fill="url(#core)"/>'
        f'<path d="{ring(r * 0.52, r * 0.34)}" fill="#fffdf0" opacity=".85"/>'
    )


def _marble(code: str, x: float, y: float, size: float) -> str:
    uri = data_uri(marble(code, 160))
    return (
        f'<image x="{x - size / 2}" y="{y - size / 2}" width="{size}" height="{size}" '
        f'xlink:href="{uri}"/>'
    )


def _letters(font: Path = FONT) -> list[tuple[str, str, float]]:
    """Outline, placing and middle of every letter of the word."""
    face = TTFont(font)
    glyphs, names = face.getGlyphSet(), face.getBestCmap()
    scale = SIZE / face["head"].unitsPerEm
    out, x = [], float(LEFT)
    for letter, (turn, lift) in zip(WORD, DANCE, strict=True):
        glyph = glyphs[names[ord(letter)]]
        pen = SVGPathPen(glyphs)
        glyph.draw(pen)
        wide = glyph.width * scale
        place = (
            f"translate({x:.1f} {BASELINE - lift}) "
            f"rotate({turn} {wide / 2:.1f} {-SIZE * 0.25}) scale({scale:.4f} {-scale:.4f})"
        )
        out.append((pen.getCommands(), place, x + wide / 2))
        x += wide + GAP
    return out


def logo() -> str:
    """The word in four passes, with the burst and a marble in the cup of its u."""
    letters = _letters()
    scale = SIZE / TTFont(FONT)["head"].unitsPerEm

    def all_of(style: str) -> str:
        return "".join(
            f'<g transform="{place}"><path d="{path}" {style}/></g>' for path, place, _ in letters
        )

    def stroke(colour: str, width: float, extra: str = "") -> str:
        return all_of(
            f'fill="{colour}" stroke="{colour}" stroke-width="{width / scale:.0f}" '
            f'stroke-linejoin="round" {extra}'
        )

    middle = letters[5][2]
    # The gold runs down the whole word, so every letter gets it in the word's own space.
    gold = "".join(
        f'<clipPath id="g{i}"><path d="{path}" transform="{place}"/></clipPath>'
        f'<rect width="{LOGO[0]}" height="{LOGO[1]}" fill="url(#gold)" clip-path="url(#g{i})"/>'
        for i, (path, place, _) in enumerate(letters)
    )
    sparks = "".join(
        f'<path d="M{x} {y - r}l{r * 0.26} {r * 0.74} {r * 0.74} {r * 0.26} {-r * 0.74} '
        f'{r * 0.26} {-r * 0.26} {r * 0.74} {-r * 0.26} {-r * 0.74} {-r * 0.74} {-r * 0.26} '
        f'{r * 0.74} {-r * 0.26}z" fill="#ffe08a"/>'
        for x, y, r in (
            (middle - 128, 46, 11), (middle - 98, 18, 6), (middle + 122, 28, 12),
            (middle + 150, 62, 7), (middle + 92, 10, 6), (middle - 150, 84, 6),
        )
    )  # fmt: skip
    return (
        f'<ellipse cx="{LOGO[0] / 2}" cy="190" rx="{LOGO[0] / 2}" ry="140" fill="url(#halo)"/>'
        f'<g transform="translate(6 10)" opacity=".75">{stroke("#0c0418", 22)}</g>'
        + starburst(middle, 150, 138)
        + stroke(OUTLINE, 24)
        + stroke("#5a1a78", 17)
        + stroke("#2c0c40", 8)
        + _marble("B", middle, 122, 84)
        + gold
        + all_of(f'fill="none" stroke="#fff8d8" stroke-opacity=".6" stroke-width="{2 / scale:.0f}"')
        + sparks
    )


def icon() -> str:
    """A round flask bursting with marbles on a violet field in a brass rim (256 x 256)."""
    glass = (
        "M108 60H148V112C184 124 206 154 206 186C206 214 190 232 168 236H88C66 232 50 214 50 186"
        "C50 154 72 124 108 112Z"
    )
    return (
        '<rect x="6" y="6" width="244" height="244" rx="50" fill="url(#brass)" '
        f'stroke="{OUTLINE}" stroke-width="5"/>'
        '<rect x="18" y="18" width="220" height="220" rx="40" fill="url(#field)" '
        f'stroke="{OUTLINE}" stroke-width="4"/>'
        '<clipPath id="in"><rect x="20" y="20" width="216" height="216" rx="38"/></clipPath>'
        f'<g clip-path="url(#in)">{starburst(128, 92, 122, 12)}</g>'
        + _marble("R", 74, 62, 58)
        + _marble("K", 182, 62, 58)
        + _marble("Y", 128, 44, 66)
        + f'<path d="{glass}" fill="#d8d0ff" fill-opacity=".5"/>'
        '<clipPath id="pot"><path d="' + glass + '"/></clipPath>'
        '<g clip-path="url(#pot)"><rect x="40" y="146" width="180" height="100" '
        'fill="url(#brew)"/><ellipse cx="128" cy="147" rx="80" ry="10" fill="#d8a4ff"/>'
        + _marble("B", 102, 196, 56)
        + '<circle cx="158" cy="176" r="7" fill="#e8c8ff" opacity=".8"/>'
        '<circle cx="172" cy="200" r="5" fill="#e8c8ff" opacity=".7"/>'
        '<circle cx="150" cy="212" r="9" fill="#e8c8ff" opacity=".5"/></g>'
        f'<path d="{glass}" fill="none" stroke="{OUTLINE}" stroke-width="8" '
        'stroke-linejoin="round"/>'
        f'<rect x="96" y="54" width="64" height="18" rx="8" fill="#efe8ff" stroke="{OUTLINE}" '
        'stroke-width="6"/>'
        '<path d="M68 196C66 168 78 146 100 134" fill="none" stroke="#fff" stroke-width="9" '
        'stroke-linecap="round" opacity=".85"/>'
    )


def main() -> None:
    draw("logo", *LOGO, logo(), textures() + DEFS)
    draw(
        "icon", 256, 256, icon(),
        textures() + DEFS + radial("field", "#8a4ac0", "#4a1a78", "#1e0a38", cy=0.36, r=0.75)
        + linear("brew", "#b06af0", "#6a2ac0", "#3a1080"),
    )  # fmt: skip
