"""Signs on the stoppers of the expansions' potions.

Every sign fills a box of 100 x 100 and works as a bare silhouette, so it is told without colour.
"""

from __future__ import annotations

from math import cos, pi, sin

from tools.art.symbols import DROP, GHOST

SKULL = (
    "M50 3C78 3 95 21 95 46C95 58 90 66 82 71C83 77 79 79 74 79V91C74 95 71 97 67 97H33"
    "C29 97 26 95 26 91V79C21 79 17 77 18 71C10 66 5 58 5 46C5 21 22 3 50 3Z"
)
FEATHER = (
    "M22 77C10 50 38 12 95 4C97 22 92 38 84 49L69 51L77 58C71 66 63 71 55 74L44 69L47 77"
    "C39 80 30 80 22 77Z"
)
LIZARD = (
    "M26 62C26 36 46 18 66 23L74 7C82 13 86 20 86 29C95 34 99 43 98 51C92 59 82 61 75 58"
    "C71 72 58 79 46 77C34 75 26 70 26 62Z"
)
CROWN = (
    "M12 92L4 30C4 26 8 24 11 27L30 46L46 11C48 7 52 7 54 11L70 46L89 27C92 24 96 26 96 30"
    "L88 92C64 97 36 97 12 92Z"
)
CROWN_BAND = "M9 72C36 78 64 78 91 72L88 92C64 97 36 97 12 92Z"
GIFT = "M13 46H87V90C87 94 85 96 81 96H19C15 96 13 94 13 90Z"
GIFT_LID = "M5 28H95V50H5Z"
GIFT_BAND = "M41 28H59V96H41Z"
BOW = "M50 28C44 8 28 0 18 6C10 12 14 26 50 28ZM50 28C56 8 72 0 82 6C90 12 86 26 50 28Z"
BOLT = "M62 2L10 58H41L26 98L92 37H59L80 2Z"

COLOURS = {
    "skull": "#f4ecd6",
    "ghost": "#e2f2fa",
    "feather": "#a8dcff",
    "chameleon": "#b8e02a",
    "crown": "#ffcf4a",
    "gift": "#c4f2de",
    "bolt": "#ffe02e",
}


def spiral(x: float, y: float, far: float, near: float, turns: float, start: float) -> str:
    """Path of a spiral around x, y from radius `far` to `near`; `start` and `turns` in turns."""
    count = round(turns * 24)
    points = []
    for i in range(count + 1):
        radius = far + (near - far) * i / count
        turn = 2 * pi * (start + turns * i / count)
        points.append(f"{x + radius * cos(turn):.2f} {y + radius * sin(turn):.2f}")
    return "M" + "L".join(points)


def _skull(fill: str, line: str, outline: str, width: float) -> str:
    return (
        f'<path d="{SKULL}" fill="{fill}" {outline}/><g fill="{line}">'
        '<ellipse cx="30" cy="49" rx="13" ry="14"/><ellipse cx="70" cy="49" rx="13" ry="14"/>'
        '<path d="M50 60L58 73H42Z"/></g>'
        f'<path d="M42 83V96M58 83V96" stroke="{line}" stroke-width="{width * 0.8:.2f}"/>'
        '<path d="M20 30C25 20 34 14 44 12" fill="none" stroke="#fff" stroke-width="6" '
        'stroke-linecap="round" opacity=".7"/>'
    )


def _ghost(fill: str, line: str, outline: str, own: bool) -> str:
    sweat = "#4aa8f0" if own else fill
    return (
        f'<g transform="translate(-6 4) scale(.96)"><path d="{GHOST}" fill="{fill}" {outline}/>'
        f'<g fill="{line}"><ellipse cx="38" cy="40" rx="7" ry="10"/>'
        '<ellipse cx="62" cy="40" rx="7" ry="10"/></g>'
        f'<path d="M36 68C41 58 46 58 50 64C54 70 59 70 64 61" fill="none" stroke="{line}" '
        'stroke-width="6" stroke-linecap="round"/></g>'
        f'<g transform="translate(66 0) scale(.36)"><path d="{DROP}" fill="{sweat}" '
        f'stroke="{line}" stroke-width="12"/></g>'
    )


def _feather(fill: str, line: str, outline: str, width: float) -> str:
    return (
        f'<path d="M5 97L24 74" stroke="{line}" stroke-width="{width * 2.4:.2f}" '
        'stroke-linecap="round"/>'
        f'<path d="{FEATHER}" fill="{fill}" {outline}/>'
        '<path d="M30 62C28 44 44 24 74 14" fill="none" stroke="#fff" stroke-width="7" '
        'stroke-linecap="round" opacity=".75"/>'
        f'<path d="M6 96C24 68 48 42 80 18" fill="none" stroke="{line}" '
        f'stroke-width="{width * 0.9:.2f}" stroke-linecap="round"/>'
    )


def _chameleon(fill: str, line: str, outline: str, width: float, own: bool) -> str:
    """It sits on a twig, tail rolled up; its stripes are of another colour than its skin."""
    tail = "M38 70C30 60 18 58 10 66" + spiral(20, 78, 17, 3, 1.4, 0.62).replace("M", "L")
    stripes = "#e0489a" if own else line
    legs = "M46 74L42 91M66 68L72 91"
    around = f'fill="none" stroke-linecap="round" stroke="{line}"'
    within = f'fill="none" stroke-linecap="round" stroke="{fill}"'
    return (
        f'<path d="{legs}" {around} stroke-width="{9 + width}"/>'
        f'<path d="M36 94H97" {around} stroke-width="{width * 1.4:.2f}"/>'
        f'<path d="{tail}" {around} stroke-width="{7 + 2 * width:.2f}"/>'
        f'<path d="{LIZARD}" fill="{fill}" {outline}/>'
        f'<path d="{tail}" {within} stroke-width="7"/>'
        f'<path d="{legs}" {within} stroke-width="6"/>'
        f'<path d="M42 36L46 64M56 30L59 66" fill="none" stroke="{stripes}" stroke-width="7" '
        'stroke-linecap="round"/>'
        f'<circle cx="79" cy="39" r="10" fill="#fff" stroke="{line}" '
        f'stroke-width="{width * 0.7:.2f}"/><circle cx="82" cy="39" r="4.5" fill="{line}"/>'
    )


def _crown(fill: str, outline: str, own: bool) -> str:
    band, gem = ("#c88418", "#e0304e") if own else (fill, "#8a8494")
    return (
        f'<path d="{CROWN}" fill="{fill}" {outline}/><path d="{CROWN_BAND}" fill="{band}" '
        f'{outline}/><ellipse cx="50" cy="52" rx="10" ry="12" fill="{gem}" {outline}/>'
        f'<g fill="{gem}"><circle cx="27" cy="84" r="5"/><circle cx="50" cy="86" r="5"/>'
        '<circle cx="73" cy="84" r="5"/></g>'
        '<path d="M15 44L19 66" fill="none" stroke="#fff" stroke-width="6" '
        'stroke-linecap="round" opacity=".75"/>'
    )


def _gift(fill: str, outline: str, own: bool) -> str:
    ribbon = "#e0304e" if own else "#8a8494"
    return (
        f'<path d="{GIFT}" fill="{fill}" {outline}/><path d="{GIFT_LID}" fill="{fill}" {outline}/>'
        f'<path d="{GIFT_BAND}" fill="{ribbon}" {outline}/>'
        f'<path d="{BOW}" fill="{ribbon}" {outline}/>'
    )


def added_sign(sign: str, line: str, width: float, fill: str = "") -> str:
    """SVG of a stopper sign, outlined by `width`; in its own colours or in `fill`."""
    own = not fill
    fill = fill or COLOURS[sign]
    outline = f'stroke="{line}" stroke-width="{width:.2f}" stroke-linejoin="round"'
    if sign == "skull":
        return _skull(fill, line, outline, width)
    if sign == "ghost":
        return _ghost(fill, line, outline, own)
    if sign == "feather":
        return _feather(fill, line, outline, width)
    if sign == "chameleon":
        return _chameleon(fill, line, outline, width, own)
    if sign == "crown":
        return _crown(fill, outline, own)
    if sign == "gift":
        return _gift(fill, outline, own)
    return (
        f'<path d="{BOLT}" fill="{fill}" {outline}/>'
        '<path d="M61 13L29 50H50" fill="none" stroke="#fff" stroke-width="5" '
        'stroke-linecap="round" stroke-linejoin="round" opacity=".75"/>'
    )
