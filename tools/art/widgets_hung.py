"""Widgets that hang: the note pinned beside a professor and the tag under a box."""

from __future__ import annotations

from collections.abc import Iterator

from tools.art.kit import OUTLINE, radial
from tools.art.widgets_kit import Margins, Widget, circle, inset, path, rect

SHADOW: Margins = (8, 6, 8, 12)
STRINGS = 14.0  # units of string above a tag: down from its box or from the tag above


def pin_note() -> Widget:
    """A small parchment with curled corners under a red pin; 176 x 64 of it are free for text."""
    width, height = 196.0, 100.0
    sheet = (
        "M5,9 C34,5 62,7 98,6 C134,5 166,8 190,5 C189,24 192,44 190,62 C190,74 192,84 193,95 "
        "C166,91 132,95 98,94 C66,93 34,95 3,97 C6,82 3,66 5,50 C6,36 4,22 5,9Z"
    )
    curl = "M193,95 C186,93 178,92.4 170,92.6 C178,88 186,84 191.6,78Z"
    body = (
        path(sheet, OUTLINE, more='filter="url(#drop)"')
        + path(sheet, "url(#note)", "#6b431a", 2.2)
        + f'<clipPath id="noteClip"><path d="{sheet}"/></clipPath><g clip-path="url(#noteClip)">'
        + path(sheet, "#000", more='filter="url(#fibre)" opacity=".36"')
        + path(sheet, "none", "#7a4a14", 14, 'opacity=".5" filter="url(#blur5)"')
        + path(sheet, "none", "#fff6dc", 2.6, 'opacity=".55"')
        + "</g>"
        + path(curl, "#c79a5c", "#6b431a", 1.6)
        + path("M180,89 Q186,85.6 190,81", "none", "#f4dcae", 1.6)
        + circle(100, 14, 9.4, "#2a1206", 'opacity=".5" filter="url(#blur2)"')
        + circle(98, 10, 8.6, OUTLINE)
        + circle(98, 10, 7, "url(#head)")
        + circle(95.6, 7.4, 2, "#fff", 'opacity=".9"')
    )
    defs = radial("note", "#fff4d8", "#f3dfb2", "#d9b680", cy=0.42, r=0.8) + radial(
        "head", "#ff8a8a", "#d3283c", "#7a0c1e", cx=0.38, cy=0.34, r=0.75
    )
    return Widget("pin_note", width, height, body, SHADOW, defs=defs)


def tag_part() -> Widget:
    """A wooden tag for one part of a box, hanging on two strings whose nails sit above its box."""
    width, height, radius = 309.0, 45.0, 9.0
    strings = "".join(
        path(f"M{x},{4 - STRINGS} V11", "none", OUTLINE, 5)
        + path(f"M{x},{4 - STRINGS} V11", "none", "#e8cf9a", 2.6)
        + path(f"M{x - 1.4},{6 - STRINGS} l2.8,2 m-2.8,2 l2.8,2 m-2.8,2 l2.8,2",
               "none", "#9a7638", 0.9)
        + circle(x, -STRINGS + 4.4, 3.6, "url(#dome)", f'stroke="{OUTLINE}" stroke-width="1.4"')
        for x in (20, width - 20)
    )  # fmt: skip
    holes = "".join(
        circle(x, 9.6, 4.6, "url(#dome)", f'stroke="{OUTLINE}" stroke-width="1.4"')
        + circle(x, 9.6, 2, "#2b1206")
        + path(f"M{x},{-2} V9.6", "none", OUTLINE, 4.6)
        + path(f"M{x},{-2} V9.6", "none", "#e8cf9a", 2.4)
        for x in (20, width - 20)
    )
    body = (
        strings
        + rect(0, 0, width, height, radius, OUTLINE, 'filter="url(#drop)"')
        + inset(width, height, 2.2, radius, "url(#woodBar)")
        + inset(width, height, 2.2, radius, "#000", 'filter="url(#grain)" opacity=".6"')
        + path(f"M9,4.4 H{width - 9}", stroke="#ffd79a", width=1.8, more='opacity=".6"')
        + path(f"M9,{height - 4.4} H{width - 9}", stroke="#1a0802", width=2.2, more='opacity=".5"')
        + holes
    )
    return Widget("tag_part", width, height, body, (8, STRINGS, 8, 12))


def hung() -> Iterator[Widget]:
    """All widgets that hang."""
    yield pin_note()
    yield tag_part()
