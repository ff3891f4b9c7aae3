"""The fonts of the game: fetched from their npm packages and written as TTF files.

The packages hold each font as small WOFF2 subsets. For every style the Latin subset is the base
and the glyphs it lacks come from the extended one. Needs `npm`; run `python -m tools.art fonts`.
"""

from __future__ import annotations

import subprocess
import tarfile
import tempfile
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
MINUS = 0x2212
REQUIRED = "ÀÂÃÁÇÉÊËÈÍÎÏÔÕÓÚÙÛÜŸŒÆàâãáçéêëèíîïôõóúùûüÿœæ«»‹›’“”…·–—−×°½ºª¿¡€"

# package -> (file stem, {weight: style name})
FAMILIES = {
    "medievalsharp": ("MedievalSharp", {400: "Regular"}),
    "philosopher": ("Philosopher", {400: "Regular", 700: "Bold"}),
    "alegreya-sans": ("AlegreyaSans", {400: "Regular", 500: "Medium", 700: "Bold"}),
    "atkinson-hyperlegible-next": ("AtkinsonHyperlegibleNext", {400: "Regular", 700: "Bold"}),
}


def fetch(package: str, folder: Path) -> Path:
    """Unpack `@fontsource/<package>` below `folder`; the folder with its files."""
    target = folder / package
    target.mkdir()
    subprocess.run(
        ["npm", "pack", "--silent", f"@fontsource/{package}"],
        cwd=target,
        check=True,
        capture_output=True,
    )
    with tarfile.open(next(target.glob("*.tgz"))) as archive:
        archive.extractall(target, filter="data")
    return target / "package"


def add_glyphs(font: TTFont, other: TTFont) -> None:
    """Give `font` every character that only `other` has, as plain outlines."""
    known = font.getBestCmap()
    glyphs, outlines = other.getGlyphSet(), {}
    for code, source in other.getBestCmap().items():
        if code in known:
            continue
        record = DecomposingRecordingPen(glyphs)
        glyphs[source].draw(record)
        pen = TTGlyphPen(None)
        record.replay(pen)
        outlines[code] = (pen.glyph(), other["hmtx"][source])
    insert(font, outlines)


def add_minus(font: TTFont) -> None:
    """Draw the minus sign as the level bar of the plus sign, for fonts that lack it."""
    known = font.getBestCmap()
    if MINUS in known:
        return
    plus = font["glyf"][known[ord("+")]]
    middle = (plus.yMin + plus.yMax) / 2
    bar = font["glyf"][known[ord("–")]]
    low = round(middle - (bar.yMax - bar.yMin) / 2)
    high = low + bar.yMax - bar.yMin
    pen = TTGlyphPen(None)
    pen.moveTo((plus.xMin, low))
    for corner in ((plus.xMin, high), (plus.xMax, high), (plus.xMax, low)):
        pen.lineTo(corner)
    pen.closePath()
    insert(font, {MINUS: (pen.glyph(), font["hmtx"][known[ord("+")]])})


def insert(font: TTFont, outlines: dict[int, tuple[object, tuple[int, int]]]) -> None:
    """Append new glyphs, named after their character, to all tables that list glyphs."""
    order = list(font.getGlyphOrder())
    for code, (glyph, metric) in outlines.items():
        name = f"uni{code:04X}"
        if name in order:
            name += ".ext"
        order.append(name)
        font["glyf"].glyphs[name] = glyph
        font["hmtx"].metrics[name] = metric
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order


def convert(package: Path, weight: int, target: Path) -> None:
    """Write one style of an unpacked package as `target`."""
    base, extended = (
        TTFont(package / "files" / f"{package.parent.name}-{subset}-{weight}-normal.woff2")
        for subset in ("latin", "latin-ext")
    )
    for table in ("hdmx", "VDMX"):
        if table in base:
            del base[table]
    add_glyphs(base, extended)
    add_minus(base)
    missing = [sign for sign in REQUIRED if ord(sign) not in base.getBestCmap()]
    if missing:
        raise ValueError(f"{target.name} lacks {''.join(missing)}")
    base.flavor = None
    base.save(target)


def main() -> None:
    """Write all styles and their licences to `assets/fonts`."""
    FONTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, (stem, styles) in FAMILIES.items():
            package = fetch(name, Path(folder))
            for weight, style in styles.items():
                convert(package, weight, FONTS / f"{stem}-{style}.ttf")
            licence = (package / "LICENSE").read_text(encoding="utf-8")
            (FONTS / f"{stem}-OFL.txt").write_text(licence, encoding="utf-8")


if __name__ == "__main__":
    main()
