"""Signs of the game: the six marble symbols and the eight stopper signs.

Every sign fills a box of 100 x 100 and works as a bare silhouette, so it is told without colour.
"""

from __future__ import annotations

from math import cos, pi, sin

FLAME = (
    "M52 3C57 22 81 38 83 65C84 86 68 98 50 98C32 98 16 86 17 64C17.5 51 26 44 30 32"
    "C34 41 37 45 42 47C38 31 43 15 52 3Z"
)
FLAME_HEART = (
    "M52 52C56 62 67 69 67 81C67 90 60 95 50 95C40 95 34 89 34 81C34 74 39 70 42 65"
    "C44 68 46 70 48 70C47 64 49 58 52 52Z"
)
DROP = "M50 3C58 24 81 45 81 67C81 85 67 97 50 97C33 97 19 85 19 67C19 45 42 24 50 3Z"
DROP_SHADE = "M31 64C31 80 42 88 57 86C46 84 38 77 36 64C35 60 31 60 31 64Z"
MOON = "M50 8A44 44 0 1 0 94 62A35 35 0 1 1 50 8Z"
SPARK = "M77 10Q79.5 26.5 96 29Q79.5 31.5 77 48Q74.5 31.5 58 29Q74.5 26.5 77 10Z"
GHOST = (
    "M50 5C71 5 83 20 83 43L86 92L73 83L61.5 95L50 84L38.5 95L27 83L14 92L17 43C17 20 29 5 50 5Z"
)
LEAF = "M50 1C83 20 92 56 68 79C62 84 56 87 50 88C44 87 38 84 32 79C8 56 17 20 50 1Z"
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


def star(points: int, outer: float, inner: float, cx: float = 50, cy: float = 50) -> str:
    """Path of a star with its first point upwards."""
    corners = []
    for i in range(points * 2):
        radius = inner if i % 2 else outer
        turn = pi * i / points - pi / 2
        corners.append(f"{cx + radius * cos(turn):.2f} {cy + radius * sin(turn):.2f}")
    return "M" + "L".join(corners) + "Z"


STAR = star(5, 49, 22, 50, 53)


def _sun(light: str) -> str:
    rays = []
    for i in range(8):
        turn = pi * i / 4 - pi / 2
        side = 0.235
        tip = f"{50 + 49 * cos(turn):.1f} {50 + 49 * sin(turn):.1f}"
        a = f"{50 + 29 * cos(turn - side):.1f} {50 + 29 * sin(turn - side):.1f}"
        b = f"{50 + 29 * cos(turn + side):.1f} {50 + 29 * sin(turn + side):.1f}"
        rays.append(f"M{a}L{tip}L{b}Z")
    return f'<g fill="{light}"><path d="{"".join(rays)}"/><circle cx="50" cy="50" r="21"/></g>'


def marble_symbol(code: str, fill: str, detail: str) -> str:
    """SVG of the symbol of a marble colour: its silhouette in `fill`, inner marks in `detail`."""
    if code == "R":
        return f'<path d="{FLAME}" fill="{fill}"/><path d="{FLAME_HEART}" fill="{detail}"/>'
    if code == "B":
        return f'<path d="{DROP}" fill="{fill}"/><path d="{DROP_SHADE}" fill="{detail}"/>'
    if code == "K":
        return f'<path d="{MOON}{SPARK}" fill="{fill}"/>'
    if code == "Y":
        return _sun(fill)
    if code == "G":
        return (
            f'<path d="{GHOST}" fill="{fill}"/><g fill="{detail}">'
            '<ellipse cx="38" cy="40" rx="7.5" ry="10"/><ellipse cx="62" cy="40" rx="7.5" ry="10"/>'
            '<ellipse cx="50" cy="62" rx="6" ry="8"/></g>'
        )
    return (
        f'<path d="{LEAF}" fill="{fill}"/>'
        '<path d="M50 22V99M50 44L64 32M50 44L36 32M50 60L69 46M50 60L31 46M50 75L66 64M50 75L34 '
        '64" '
        f'fill="none" stroke="{detail}" stroke-width="5.5" stroke-linecap="round"/>'
        f'<path d="M50 84V99" stroke="{fill}" stroke-width="7" stroke-linecap="round"/>'
    )


def stopper_sign(sign: str, fill: str, line: str, width: float = 5) -> str:
    """SVG of a stopper sign, filled, outlined by `width` and glinting; own colours where it has."""
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
