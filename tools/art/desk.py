"""Desk mats of the six seats and the cabinet with the other players' niches."""

from __future__ import annotations

from tools.art.kit import BRASS_LINE, OUTLINE, SEATS, draw, linear, radial
from tools.art.materials import board, corner, grained, mix, post, textures
from tools.art.props import PROP_DEFS, books, flower_pot, herbs, jar, skull

DESK = (850, 606)
TILES = [(32, 68, 260, 362), (304, 68, 260, 362)]
RACK = (582, 226, 244, 196)
POOL = (596, 36, 214, 151)

CABINET = (470, 960)
# Width, height and step of the niches for so many other players.
NICHES = {
    1: (450, 560, 0), 2: (450, 465, 471), 3: (450, 308, 314), 4: (450, 230, 236), 5: (450, 183, 189)
}  # fmt: skip
NIGHT = "#0e0714"


def _leather(colour: str) -> str:
    light, mid, dark = (mix(colour, NIGHT, t) for t in (0.44, 0.6, 0.86))
    return radial("hide", light, mid, dark, cx=0.45, cy=0.4, r=0.78)


def _recess(x: float, y: float, w: float, h: float, r: float = 12) -> str:
    """A shallow hollow in the leather: dark above, lit below."""
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="#000" opacity=".3"/>'
        f'<path d="M{x + r} {y + 1.5}H{x + w - r}" stroke="#000" stroke-opacity=".6" '
        'stroke-width="3" stroke-linecap="round"/>'
        f'<path d="M{x + r} {y + h}H{x + w - r}" stroke="#fff" stroke-opacity=".2" '
        'stroke-width="2" stroke-linecap="round"/>'
        f'<rect x="{x + 3}" y="{y + 3}" width="{w - 6}" height="{h - 6}" rx="{r - 2}" fill="none" '
        'stroke="#f0cf7a" stroke-opacity=".3" stroke-width="1.4"/>'
    )


def rack(x: float, y: float, w: float, h: float) -> str:
    """Two shelves for finished bottles and tokens, bottles standing 88 and 186 units down."""
    half = h / 2
    inside = "".join(
        f'<rect x="{x + 8}" y="{top}" width="{w - 16}" height="{half - 14}" fill="url(#hollow)"/>'
        f'<rect x="{x + 8}" y="{top}" width="{w - 16}" height="{half - 14}" fill="url(#grain_h)" '
        'opacity=".8"/>'
        for top in (y + 8, y + half + 3)
    )
    return (
        '<g filter="url(#shadow)">'
        + grained(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="5"', "wood", "grain")
        + "</g>"
        + inside
        + board(x + 5, y + half - 8, w - 10, 11, "wood_rail")
        + board(x + 2, y + h - 12, w - 4, 12, "wood_rail")
        + f'<path d="M{x + 5} {y + 3}H{x + w - 5}" stroke="#ffd79a" stroke-opacity=".8" '
        'stroke-width="2.2"/>'
    )


def desk_body() -> str:
    """Frame, leather, stitches, hollows for two tiles, the rack and the brass corners."""
    w, h = DESK
    frame = f'<rect x="4" y="4" width="{w - 12}" height="{h - 12}" rx="10"'
    mat = f'<rect x="20" y="20" width="{w - 44}" height="{h - 44}" rx="6"'
    stitch = f'<rect x="26" y="26" width="{w - 56}" height="{h - 56}" rx="8" fill="none"'
    return (
        '<g filter="url(#shadow)">'
        + grained(frame, "wood_rail", "grain_h", 3.4)
        + "</g>"
        + f'<path d="M12 8H{w - 16}" stroke="#ffe2b0" stroke-opacity=".85" stroke-width="2.6"/>'
        f'{mat} fill="url(#hide)" stroke="#1c0c06" stroke-width="4"/>{mat} fill="url(#leather)"/>'
        f'{mat} fill="none" stroke="#000" stroke-opacity=".45" stroke-width="14" '
        'filter="url(#soft)"/>'
        f'{stitch} stroke="#000" stroke-opacity=".45" stroke-width="3" transform="translate(1 2)"/>'
        f'{stitch} stroke="#f0cf7a" stroke-opacity=".8" stroke-width="2.6" '
        'stroke-dasharray="11 7" stroke-linecap="round"/>'
        + "".join(_recess(x - 4, y - 4, tw + 8, th + 8) for x, y, tw, th in TILES)
        + rack(*RACK)
        + corner(2, 2, 58, 0)
        + corner(w - 6, 2, 58, 1)
        + corner(w - 6, h - 6, 58, 2)
        + corner(2, h - 6, 58, 3)
    )


def _felt(colour: str) -> str:
    return radial(
        "felt", mix(colour, NIGHT, 0.36), mix(colour, NIGHT, 0.55), mix(colour, NIGHT, 0.8),
        cx=0.5, cy=0.32, r=0.85,
    )  # fmt: skip


def niche(w: float, h: float) -> str:
    """Felt back of a niche with the shade of the cabinet on it; the lowest 8 units stay clear."""
    back = f'<rect width="{w}" height="{h - 8}"'
    fall = min(46, h * 0.2)
    return (
        f'{back} fill="url(#felt)"/>{back} fill="url(#leather)"/>'
        f'<rect width="{w}" height="{fall}" fill="url(#fall)"/>'
        f'<rect width="26" height="{h - 8}" fill="url(#fall_l)"/>'
        f'<rect x="{w - 20}" width="20" height="{h - 8}" fill="url(#fall_r)"/>'
        f'<rect y="{h - 30}" width="{w}" height="22" fill="url(#fall_u)"/>'
    )


SHADES = (
    PROP_DEFS
    + linear("fall", "#060208d8", "#06020800")
    + linear("fall_u", "#06020800", "#06020899")
    + linear("fall_l", "#060208b0", "#06020800", x2=1, y2=0)
    + linear("fall_r", "#06020800", "#06020890", x2=1, y2=0)
    + linear("hollow", "#140602", "#2c1408", "#44220e")
)


def cabinet(count: int) -> str:
    """The cabinet with `count` niches; one niche leaves room for a decorated shelf below."""
    w, h = CABINET
    nw, nh, step = NICHES[count]
    foot = h - 22 if count == 1 else 7 + step * (count - 1) + nh
    body = (
        '<g filter="url(#shadow)">'
        f'<rect x="3" y="6" width="{w - 12}" height="{h - 12}" rx="6" fill="#1c0d08" '
        f'stroke="{OUTLINE}" stroke-width="3"/></g>'
    )
    tops = [16 + step * i for i in range(count)]
    for top in tops:
        body += f'<g transform="translate(10 {top})">{niche(nw, nh)}</g>'
    if count == 1:
        body += '<g transform="translate(10 590)">' + niche(nw, 358) + "</g>" + _still_life()
    body += post(2, 8, 14, h - 16) + post(w - 20, 8, 14, h - 16)
    for top in tops if count == 1 else tops[:-1]:
        body += board(6, top + nh - 9, w - 18, 16, "wood_rail")
    if count == 1:
        body += board(6, 578, w - 18, 14, "wood_rail") + board(6, 752, w - 18, 12, "wood_rail")
    return (
        body
        + board(0, 2, w - 6, 16, "wood_rail")
        + board(0, foot, w - 6, min(16, h - 3 - foot), "wood_rail")
        + f'<path d="M4 19H{w - 12}" stroke="#000" stroke-opacity=".5" stroke-width="4"/>'
        f'<rect x="{w / 2 - 27}" y="4" width="48" height="12" rx="6" fill="url(#brass)" '
        f'stroke="{BRASS_LINE}" stroke-width="1.6"/>'
    )


def _still_life() -> str:
    """Two shelves of a student's things under the single niche."""
    return (
        herbs(70, 592)
        + herbs(392, 592)
        + books(150, 752, 6, 3)
        + jar(330, 752, 44, 66, "#4a9a5a")
        + jar(54, 752, 52, 78, "#8a4ac0")
        + skull(64, 938, 58)
        + books(120, 938, 5, 8)
        + flower_pot(300, 938)
        + jar(392, 938, 50, 84, "#c0662a")
    )


def main() -> None:
    for seat, (colour, _) in SEATS.items():
        draw(f"desk_{seat}", *DESK, desk_body(), textures() + SHADES + _leather(colour))
        for count, (w, h, _) in NICHES.items():
            name = f"niche_{seat}" if count == 3 else f"niche_{seat}_{count}"
            draw(name, w, h, niche(w, h), textures() + SHADES + _felt(colour))
    for count in NICHES:
        draw(f"cabinet_{count}", *CABINET, cabinet(count), textures() + SHADES + _felt("#4a3a5c"))
