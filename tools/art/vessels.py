"""The pool flask, the hand tray and the bottles of the title menu."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tools.art.kit import BRASS_LINE, OUTLINE, draw, linear, radial

POOL = (214, 151)
TRAY = (372, 112)
BRASS_ROUND = ("#6e430c", "#e0b04c", "#fff6cc", "#d9a440", "#8a5a14", "#c8923a")

POOL_PATH = (
    "M89 16V30C89 36 82 38 72 40C36 47 8 64 8 88C8 116 44 134 76 134H138C170 134 206 116 206 88"
    "C206 64 178 47 142 40C132 38 125 36 125 30V16Z"
)


def _soft(name: str, blur: float) -> str:
    return (
        f'<filter id="{name}" x="-50%" y="-50%" width="200%" height="200%">'
        f'<feGaussianBlur stdDeviation="{blur}"/></filter>'
    )


def _pool() -> None:
    """Flat flask on a brass stand. Its three marbles stand at x 50, 107, 164, y 88."""
    defs = (
        linear("lip", "#ffffff", "#cfd8ea", "#8f9cc0")
        + linear("foot", *BRASS_ROUND[1:5])
        + radial("air", "#b9a8e8", "#6a5a9c", "#3a2c66", cx=0.4, cy=0.35, r=0.8)
        + f'<clipPath id="in"><path d="{POOL_PATH}"/></clipPath>'
        + _soft("blur", 5)
        + _soft("haze", 2)
    )
    back = (
        '<ellipse cx="109" cy="143" rx="98" ry="7" fill="#0c0412" opacity=".6" '
        'filter="url(#haze)"/>'
        f'<path d="{POOL_PATH}" fill="url(#air)" opacity=".62"/>'
        f'<g clip-path="url(#in)"><path d="{POOL_PATH}" fill="none" stroke="#140a2a" '
        'stroke-width="22" '
        'opacity=".6" filter="url(#blur)"/>'
        '<ellipse cx="107" cy="126" rx="76" ry="12" fill="#d8c8ff" opacity=".3" '
        'filter="url(#blur)"/></g>'
        f'<path d="{POOL_PATH}" fill="none" stroke="{OUTLINE}" stroke-width="3.6"/>'
        f'<path d="{POOL_PATH}" fill="none" stroke="#e6deff" stroke-width="1.2" opacity=".8"/>'
        '<rect x="18" y="133" width="178" height="11" rx="5.5" fill="url(#foot)" '
        f'stroke="{BRASS_LINE}" stroke-width="2"/>'
        '<path d="M26 136H188" stroke="#fff6cc" stroke-width="1.4" opacity=".8" '
        'stroke-linecap="round"/>'
        f'<rect x="76" y="6" width="62" height="12" rx="6" fill="url(#lip)" stroke="{OUTLINE}" '
        'stroke-width="2.6"/>'
    )
    draw("objects/pool_flask", *POOL, back, defs)
    front = (
        f'<g clip-path="url(#in)"><path d="{POOL_PATH}" fill="none" stroke="#b9a8ff" '
        'stroke-width="9" '
        'opacity=".22" filter="url(#haze)"/></g>'
        f'<path d="{POOL_PATH}" fill="none" stroke="{OUTLINE}" stroke-width="3.6"/>'
        f'<path d="{POOL_PATH}" fill="none" stroke="#efe8ff" stroke-width="1.3" opacity=".9"/>'
        '<g fill="none" stroke="#fff" stroke-linecap="round">'
        '<path d="M21 82C25 68 44 56 70 50" stroke-width="6" opacity=".8"/>'
        '<path d="M19 96C19.5 94 19.5 93 20 91" stroke-width="5" opacity=".6"/>'
        '<path d="M196 96C191 112 172 121 152 124" stroke-width="3.6" opacity=".36"/>'
        '<path d="M97 20V30" stroke-width="3.4" opacity=".7"/></g>'
    )
    draw("objects/pool_flask_front", *POOL, front, defs)


def _tray() -> None:
    """Wooden tray lined with velvet for the marbles in hand."""
    defs = (
        linear("rim", "#b0713c", "#7e4c26", "#4a2a12", "#6a4020")
        + linear("velvet", "#2a0c22", "#4a1638", "#5c1e44")
        + '<clipPath id="in"><rect x="18" y="18" width="336" height="74" rx="37"/></clipPath>'
        + _soft("blur", 6)
        + _soft("haze", 3)
    )
    body = (
        '<rect x="6" y="9" width="362" height="101" rx="50" fill="#0a0408" opacity=".55" '
        'filter="url(#haze)"/>'
        f'<rect x="5" y="4" width="362" height="101" rx="50.5" fill="url(#rim)" stroke="{OUTLINE}" '
        'stroke-width="2.4"/>'
        '<rect x="8" y="7" width="356" height="95" rx="47.5" fill="none" stroke="#ffd79a" '
        'stroke-width="1.6" opacity=".6"/>'
        '<rect x="18" y="18" width="336" height="74" rx="37" fill="url(#velvet)" '
        f'stroke="{BRASS_LINE}" stroke-width="2.4"/>'
        '<g clip-path="url(#in)"><rect x="14" y="8" width="344" height="86" rx="42" fill="none" '
        'stroke="#000" '
        'stroke-width="16" opacity=".65" filter="url(#blur)"/>'
        '<ellipse cx="186" cy="90" rx="140" ry="14" fill="#c85a8a" opacity=".22" '
        'filter="url(#blur)"/></g>'
        '<rect x="17" y="17" width="338" height="76" rx="38" fill="none" stroke="url(#brass)" '
        'stroke-width="1.6"/>'
    )
    draw("objects/hand_tray", *TRAY, body, defs)


class MenuBottle(NamedTuple):
    """A title bottle: size, outline of the right side, lip's half width, level, liquid, stopper."""

    width: int
    height: int
    side: str  # path pieces from the neck's foot down to the middle of the bottom
    neck: int
    neck_foot: int
    level: int
    liquid: tuple[str, str, str]
    stopper: str


MENU = (
    MenuBottle(
        220,
        321,
        "C{n} 150 104 164 104 228 C104 282 74 315 30 315 L0 315",
        26,
        128,
        176,
        ("#2a1068", "#6d3ad6", "#d2b8ff"),
        "cork",
    ),
    MenuBottle(
        190,
        279,
        "C{n} 150 74 208 84 240 C88 262 78 274 62 274 L0 274",
        24,
        120,
        164,
        ("#5a2c04", "#d97f18", "#ffe08a"),
        "cork",
    ),
    MenuBottle(
        150,
        225,
        "C{n} 96 66 92 66 122 L66 204 C66 214 60 220 50 220 L0 220",
        22,
        84,
        134,
        ("#0a1f66", "#2f62d8", "#a8d0ff"),
        "cork",
    ),
    MenuBottle(
        160,
        243,
        "C{n} 84 40 80 40 100 C40 112 26 112 26 122 C50 128 72 146 72 180 C72 216 50 238 24 238 L0 "
        "238",
        17,
        72,
        146,
        ("#0e3a18", "#3f9a3a", "#c0f0a0"),
        "cork",
    ),
    MenuBottle(
        140,
        225,
        "C{n} 108 26 112 44 122 C58 130 60 138 60 150 L60 202 C60 213 54 220 42 220 L0 220",
        18,
        96,
        150,
        ("#043c40", "#1d9c93", "#a0f0e4"),
        "glass",
    ),
    MenuBottle(
        130,
        207,
        "C{n} 116 58 122 58 162 C58 188 42 202 22 202 L0 202",
        15,
        104,
        140,
        ("#1c1a2a", "#5c5a6c", "#c8c4dc"),
        "wax",
    ),
)


def _mirror(side: str, axis: float, neck: int, top: float, neck_foot: int) -> str:
    """Closed outline from a right side given as half widths: down the right, up the left."""
    pieces = []
    at = (float(neck), float(neck_foot))
    for piece in (
        side.replace("{n}", str(neck)).replace("C", "|C").replace("L", "|L").split("|")[1:]
    ):
        numbers = [float(n) for n in piece[1:].split()]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        pieces.append((piece[0], [at, *points]))
        at = points[-1]
    path = f"M{axis + neck} {top}V{neck_foot}"
    for curve, points in pieces:
        path += curve + " ".join(f"{axis + x} {y}" for x, y in points[1:])
    for curve, points in reversed(pieces):
        path += curve + " ".join(f"{axis - x} {y}" for x, y in points[-2::-1])
    return f"{path}V{top}Z"


def _stopper(kind: str, axis: float, neck: int, top: float) -> str:
    edge = f'stroke="{OUTLINE}" stroke-width="3" stroke-linejoin="round"'
    if kind == "glass":
        return (
            f'<path d="M{axis - 8} {top}L{axis - 6} {top - 14}H{axis + 6}L{axis + 8} {top}Z" '
            f'fill="#9fd8d0" {edge}/>'
            f'<circle cx="{axis}" cy="{top - 24}" r="14" fill="url(#knob)" {edge}/>'
            f'<ellipse cx="{axis - 5}" cy="{top - 29}" rx="4" ry="3" fill="#fff"/>'
        )
    if kind == "wax":
        return (
            f'<path d="M{axis - neck - 5} {top + 10}C{axis - neck - 8} {top - 14} {axis - neck} '
            f"{top - 22} {axis} {top - 22}"
            f"S{axis + neck + 8} {top - 14} {axis + neck + 5} {top + 10}C{axis + neck + 3} "
            f"{top + 24} {axis + neck - 5} {top + 24}"
            f" {axis + neck - 6} {top + 12}C{axis + 4} {top + 8} {axis + 4} {top + 30} {axis - 2} "
            f"{top + 30}"
            f'C{axis - 9} {top + 30} {axis - 6} {top + 10} {axis - neck + 3} {top + 12}Z" '
            f'fill="url(#wax)" {edge}/>'
            f'<path d="M{axis - 9} {top - 8}C{axis - 7} {top - 14} {axis - 3} {top - 15} '
            f'{axis + 1} {top - 15}" '
            'fill="none" stroke="#ffc0b8" stroke-width="3.4" stroke-linecap="round"/>'
        )
    return (
        f'<path d="M{axis - neck - 3} {top - 26}Q{axis} {top - 31} {axis + neck + 3} {top - 26}'
        f'L{axis + neck - 3} {top + 2}H{axis - neck + 3}Z" fill="url(#cork)" {edge}/>'
        f'<g fill="#7a4a20" opacity=".7"><circle cx="{axis - 8}" cy="{top - 16}" r="2.2"/>'
        f'<circle cx="{axis + 6}" cy="{top - 10}" r="1.8"/><circle cx="{axis + 10}" '
        f'cy="{top - 20}" r="1.5"/></g>'
    )


def _menu_bottle(index: int, bottle: MenuBottle) -> None:
    axis = bottle.width / 2
    lip = 36.0
    path = _mirror(bottle.side, axis, bottle.neck, lip + 8, bottle.neck_foot)
    dark, mid, light = bottle.liquid
    w, h = bottle.width, bottle.height
    foot = h - 6
    defs = (
        linear("liquid", mid, mid, mid, dark)
        + linear("lip", "#ffffff", "#cfd8ea", "#8f9cc0")
        + linear("cork", "#b87a40", "#e0a866", "#8a5428", x2=1, y2=0)
        + radial("knob", "#f4fffc", "#9fd8d0", "#2f7c78", cx=0.36, cy=0.32, r=0.75)
        + f'<clipPath id="in"><path d="{path}"/></clipPath>'
        + f'<clipPath id="below"><rect y="{bottle.level}" width="{w}" height="{h}"/></clipPath>'
        + f'<clipPath id="streak"><rect y="{bottle.neck_foot + 8}" width="{axis - 10}" '
        f'height="{(foot - bottle.neck_foot) * 0.62:.1f}" clip-path="url(#in)"/></clipPath>'
        + _soft("blur", 7)
        + _soft("haze", 3)
    )
    dice = Random(f"menu {index}")
    dots = "".join(
        f'<circle cx="{dice.uniform(axis - w * 0.36, axis + w * 0.36):.1f}" '
        f'cy="{dice.uniform(bottle.level + 14, foot - 8):.1f}" '
        f'r="{dice.uniform(1.2, 3.6):.1f}" fill="#fff" opacity="{dice.uniform(0.35, 0.8):.2f}"/>'
        for _ in range(16)
    )
    glass = (
        f'<ellipse cx="{axis + 2}" cy="{foot - 1}" rx="{w * 0.4}" ry="5" fill="#0a0410" '
        'opacity=".6" filter="url(#haze)"/>'
        f'<path d="{path}" fill="#4a3f7c" opacity=".5"/>'
        f'<g clip-path="url(#in)"><path d="{path}" fill="none" stroke="#120a2c" stroke-width="20" '
        'opacity=".55" filter="url(#blur)"/></g>'
    )
    liquid = (
        '<g clip-path="url(#below)"><g clip-path="url(#in)">'
        f'<rect y="{bottle.level}" width="{w}" height="{h}" fill="url(#liquid)"/>'
        f'<ellipse cx="{axis + w * 0.1}" cy="{(bottle.level + foot) / 2 + 14}" rx="{w * 0.3}" '
        f'ry="{(foot - bottle.level) * 0.32}" '
        f'fill="{light}" opacity=".3" filter="url(#blur)"/>'
        f'<path d="{path}" fill="none" stroke="{dark}" stroke-width="24" opacity=".75" '
        f'filter="url(#blur)"/>{dots}</g></g>'
        f'<g clip-path="url(#in)"><ellipse cx="{axis}" cy="{bottle.level}" rx="{w * 0.5}" ry="5.5" '
        f'fill="{light}"/>'
        f'<ellipse cx="{axis}" cy="{bottle.level + 1}" rx="{w * 0.5}" ry="3.5" fill="#fff" '
        'opacity=".45"/></g>'
    )
    lines = (
        f'<path d="{path}" fill="none" stroke="{OUTLINE}" stroke-width="4.6"/>'
        f'<path d="{path}" fill="none" stroke="#e8e2ff" stroke-width="1.5" opacity=".85"/>'
        f'<path d="M{axis - bottle.neck + 8} {lip + 16}V{bottle.neck_foot - 8}" stroke="#fff" '
        'stroke-width="4.5" stroke-linecap="round" opacity=".7"/>'
        f'<g clip-path="url(#streak)"><path d="{path}" transform="translate(11 5)" fill="none" '
        'stroke="#fff" stroke-width="5.5" opacity=".5"/></g>'
    )
    top = (
        f'<rect x="{axis - bottle.neck - 9}" y="{lip}" width="{2 * bottle.neck + 18}" height="12" '
        'rx="6" '
        f'fill="url(#lip)" stroke="{OUTLINE}" stroke-width="3"/>'
    )
    cork = _stopper(bottle.stopper, axis, bottle.neck, lip)
    draw(
        f"objects/menu_bottle_{index}",
        w,
        h,
        glass + liquid + lines + cork + (top if bottle.stopper != "wax" else ""),
        defs,
    )
    glow = (
        f'<g clip-path="url(#in)"><ellipse cx="{axis}" cy="{foot - 24}" rx="{w * 0.34}" '
        f'ry="{(foot - bottle.level) * 0.4}" fill="#fff" opacity=".3" filter="url(#blur)"/></g>'
    )
    halo = (
        f'<path d="{path}" fill="{mid}" stroke="{light}" stroke-width="2" opacity=".7" '
        'filter="url(#haze)"/>'
    )
    draw(
        f"objects/menu_bottle_{index}_open", w, h, halo + glass + liquid + glow + lines + top, defs
    )


def _menu_label() -> None:
    """Parchment band for the belly of a title bottle, slightly curled."""
    defs = (
        linear("paper", "#fff3d2", "#f6e0b0", "#dcb87c")
        + linear("curl", "#a87a40", "#e2c08a", x2=1, y2=0)
        + _soft("haze", 3)
    )
    sheet = "M10 12Q108 3 206 12L209 62Q108 53 7 62Z"
    body = (
        f'<path d="{sheet}" fill="#0a0410" opacity=".6" transform="translate(2 5)" '
        'filter="url(#haze)"/>'
        f'<path d="{sheet}" fill="url(#paper)" stroke="{OUTLINE}" stroke-width="3" '
        'stroke-linejoin="round"/>'
        '<path d="M16 17Q108 9 200 17L203 56Q108 48 13 56Z" fill="none" stroke="#8a5a24" '
        'stroke-width="1.4" opacity=".7"/>'
        '<path d="M12 14Q108 5 204 14" fill="none" stroke="#fff" stroke-width="1.6" opacity=".8"/>'
    )
    draw("objects/menu_label", 216, 70, body, defs)


def main() -> None:
    """Draw the pool flask, the tray and the title's bottles."""
    _pool()
    _tray()
    for index, bottle in enumerate(MENU):
        _menu_bottle(index, bottle)
    _menu_label()
