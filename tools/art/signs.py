"""Signs on the stoppers of the base game's potions.

Every sign fills a box of 100 x 100 and works as a bare silhouette, so it is told without colour.
"""

from __future__ import annotations

from tools.art.signs_added import added_sign
from tools.art.symbols import DROP, star

COLOURS = {
    "star": "#f2efff",
    "horseshoe": "#d3202c",
    "wave": "#7fe0da",
    "drop": "#ffc94a",
    "heart": "#ff9ccb",
    "volcano": "#ff8a2a",
    "prism": "#f0e6ff",
    "hourglass": "#e6a93a",
}
STAR = star(5, 49, 22, 50, 53)
HEART = (
    "M50 94C20 70 6 52 6 32C6 16 17 7 29 7C39 7 46 12 50 21C54 12 61 7 71 7C83 7 94 16 94 "
    "32C94 52 80 70 50 94Z"
)
HORSESHOE = "M12 8H38V50C38 66 62 66 62 50V8H88V50C88 100 12 100 12 50Z"
HORSESHOE_TIPS = "M12 8H38V27H12ZM62 8H88V27H62Z"
WAVE = (
    "M8 92C0 46 18 8 58 8C84 8 97 26 92 42C88 55 70 57 66 44C64 37 69 31 76 33"
    "C68 22 46 27 44 50C42 68 62 78 92 76L96 92Z"
)
HOURGLASS = "M20 10H80C80 36 60 42 57 50C60 58 80 64 80 90H20C20 64 40 58 43 50C40 42 20 36 20 10Z"
HOURGLASS_CAPS = "M12 3H88V15H12ZM12 85H88V97H12Z"
HOURGLASS_SAND = (
    "M31 28H69C64 38 54 41 50 48C46 41 36 38 31 28ZM30 84C33 70 44 66 50 58C56 66 67 70 70 84Z"
)
VOLCANO = "M1 95C18 86 27 66 32 46H68C73 66 82 86 99 95Z"
VOLCANO_LAVA = (
    "M36 42H64L68 56C64 60 62 54 59 54C55 54 56 70 51 70C46 70 48 56 44 54C40 53 37 62 32 57Z"
)
VOLCANO_FIRE = (
    "M50 2C53 14 63 17 62 28C61 36 56 38 50 38C44 38 39 36 38 28C38 23 42 20 43 14C46 "
    "17 47 19 48 20C47 13 48 7 50 2Z"
)
PRISM = "M50 5L95 90H5Z"
PRISM_SIDE = "M50 5L95 90L62 72Z"
PRISM_FOOT = "M5 90L62 72L95 90Z"


def stopper_sign(sign: str, line: str, width: float, fill: str = "") -> str:
    """SVG of a stopper sign, outlined by `width` and glinting; in its own colours or in `fill`."""
    if sign not in COLOURS:
        return added_sign(sign, line, width, fill)
    fill = fill or COLOURS[sign]
    outline = f'stroke="{line}" stroke-width="{width}" stroke-linejoin="round"'
    glint = (
        '<ellipse cx="36" cy="34" rx="6" ry="11" fill="#fff" opacity=".7" transform="rotate(28 '
        '36 34)"/>'
    )
    if sign == "star":
        return (
            f'<path d="{STAR}" fill="{fill}" {outline}/><path d="{star(5, 24, 11, 47, 50)}" '
            'fill="#fff" opacity=".45"/>'
        )
    if sign == "horseshoe":
        return (
            f'<path d="{HORSESHOE}" fill="{fill}" {outline}/>'
            f'<path d="{HORSESHOE_TIPS}" fill="#f4ecdc" {outline}/>'
            '<path d="M20 34V52C20 62 24 70 30 75" fill="none" stroke="#fff" stroke-width="5" '
            'stroke-linecap="round" opacity=".5"/>'
        )
    if sign == "wave":
        return (
            f'<path d="{WAVE}" fill="{fill}" {outline}/>'
            '<path d="M20 78C16 48 28 24 54 20" fill="none" stroke="#fff" stroke-width="6" '
            'stroke-linecap="round" opacity=".6"/>'
        )
    if sign == "drop":
        return f'<path d="{DROP}" fill="{fill}" {outline}/>' + glint.replace("34", "62")
    if sign == "heart":
        return f'<path d="{HEART}" fill="{fill}" {outline}/>' + glint.replace("36", "28")
    if sign == "volcano":
        return (
            f'<path d="{VOLCANO_FIRE}" fill="{fill}" {outline}/>'
            f'<path d="{VOLCANO}" fill="#7a4a3a" {outline}/>'
            f'<path d="{VOLCANO_LAVA}" fill="{fill}" stroke="{line}" stroke-width="{width * 0.5}"/>'
        )
    if sign == "prism":
        return (
            f'<path d="{PRISM}" fill="{fill}" {outline}/><path d="{PRISM_SIDE}" fill="#9a6af0" '
            'opacity=".75"/>'
            f'<path d="{PRISM_FOOT}" fill="#5ac8d8" opacity=".7"/>'
            f'<path d="M50 5L62 72L5 90M62 72L95 90" fill="none" stroke="{line}" '
            f'stroke-width="{width * 0.6}" stroke-linejoin="round"/>'
        )
    return (
        f'<path d="{HOURGLASS}" fill="#f6f0e2" {outline}/><path d="{HOURGLASS_SAND}" '
        f'fill="{fill}"/>'
        f'<path d="{HOURGLASS_CAPS}" fill="#e0b04c" {outline}/>'
    )
