"""The marble dispenser, in two layers with the marbles between (480 x 968 units).

All measures are inside the picture; on the table it stands at (502, 104).
"""

from __future__ import annotations

from tools.art.kit import BRASS_LINE, OUTLINE, draw, linear, radial
from tools.art.materials import corner, grained, plate, post, rail, rivet, textures

WIDTH, HEIGHT = 480, 968
LANES = [96 + 72 * k for k in range(5)]
LANE_TOP, LANE_BOTTOM, LANE_HALF = 358, 854, 30
TANK_TOP, TANK_BOTTOM = 118, 346
BAR = 420  # bar under the ninth marble, which can be seen but not taken

GLASS = (
    f"M62 {TANK_TOP}C46 150 34 180 34 214C34 262 50 306 56 {TANK_BOTTOM}"
    f"H424C430 306 446 262 446 214C446 180 434 150 418 {TANK_TOP}Z"
)
# What a marble in the tank can touch, clockwise from the top left.
TANK_INSIDE = [
    (62, 118), (46, 152), (40, 190), (40, 228), (46, 270), (54, 312), (60, 346),
    (420, 346), (426, 312), (434, 270), (440, 228), (440, 190), (434, 152), (418, 118),
]  # fmt: skip

DEFS = (
    textures()
    + linear("lane", "#351808", "#7c4a26", "#9a643a", "#7c4a26", "#351808", x2=1, y2=0)
    + linear("lane_fall", "#120602e8", "#12060244", "#12060200", "#12060200", "#12060277")
    + linear("inside", "#a892c8", "#8670ae", "#5d4a86", "#41305f")
    + radial("haze", "#f0e0ff88", "#f0e0ff00", cx=0.5, cy=0.35, r=0.5)
    + linear("funnel", "#7a4e14", "#d9a646", "#fff1b8", "#f0cf7a", "#c08a30", "#7a4e14", x2=1, y2=0)
    + linear("pane", "#b9a2e044", "#8a70c066", "#5a448a88")
    + radial("fire", "#ffb45a88", "#ffb45a00", cx=0.5, cy=0.3, r=0.62)
    + linear("dusk", "#14060000", "#14060018", "#14060070")
    + linear("plinth", "#874a20", "#6a3816", "#4a240c")
    + linear("neck", "#8a5c18", "#e8bd5c", "#fff1b8", "#b98430", "#6a4510")
)


def _lane(x: float) -> str:
    r = LANE_HALF
    path = (
        f"M{x - r} {LANE_TOP}V{LANE_BOTTOM - r}A{r} {r} 0 0 0 {x + r} {LANE_BOTTOM - r}V{LANE_TOP}Z"
    )
    return (
        f'<path d="{path}" transform="translate(0 2)" fill="none" stroke="#ffd79a" '
        'stroke-opacity=".45" stroke-width="5"/>'
        f'<path d="{path}" fill="url(#lane)" stroke="#1c0c06" stroke-width="4"/>'
        f'<path d="{path}" fill="url(#grain)" opacity=".7"/>'
        f'<path d="{path}" fill="url(#lane_fall)"/>'
    )


def _body() -> str:
    slats = "".join(
        f'<rect x="{x + 33}" y="{LANE_TOP}" width="6" height="480" fill="#ffcf8a" opacity=".16"/>'
        for x in LANES[:-1]
    )
    return (
        '<g filter="url(#shadow)">'
        + grained('<rect x="28" y="338" width="424" height="622" rx="10"')
        + "</g>"
        '<rect x="28" y="338" width="424" height="622" rx="10" fill="url(#fire)"/>'
        + post(28, 344, 30, 606)
        + post(422, 344, 30, 606)
        + slats
        + "".join(_lane(x) for x in LANES)
        + '<rect x="28" y="860" width="424" height="100" rx="10" fill="url(#plinth)" '
        f'stroke="{OUTLINE}" stroke-width="3"/>'
        '<rect x="28" y="860" width="424" height="100" rx="10" fill="url(#grain_h)"/>'
        '<rect x="28" y="338" width="424" height="622" rx="10" fill="url(#dusk)"/>'
    )


def _tank() -> str:
    return (
        f'<path d="{GLASS}" fill="url(#inside)"/>'
        f'<path d="{GLASS}" fill="url(#haze)"/>'
        f'<clipPath id="tank"><path d="{GLASS}"/></clipPath>'
        '<g clip-path="url(#tank)">'
        f'<path d="{GLASS}" fill="none" stroke="#1c1038" stroke-opacity=".55" stroke-width="26" '
        'filter="url(#soft)"/>'
        f'<path d="M40 352Q240 306 440 352Z" fill="#2a1a48" opacity=".55"/></g>'
    )


def back() -> str:
    """What lies behind the marbles: body, lanes, the back of the tank."""
    return _body() + _tank()


def _funnel(x: float) -> str:
    return (
        f'<path d="M{x - 27} 64C{x - 22} 80 {x - 12} 82 {x - 11} 98H{x + 11}'
        f'C{x + 12} 82 {x + 22} 80 {x + 27} 64Z" fill="url(#funnel)" stroke="{BRASS_LINE}" '
        'stroke-width="2.4" stroke-linejoin="round"/>'
        f'<ellipse cx="{x}" cy="64" rx="27" ry="7.5" fill="#2a1204" stroke="{BRASS_LINE}" '
        'stroke-width="6"/>'
        f'<ellipse cx="{x}" cy="64" rx="27" ry="7.5" fill="none" stroke="url(#brass_h)" '
        'stroke-width="3.6"/>'
    )


def _glass_front() -> str:
    window = "".join(
        f'<path d="{d}" fill="#fff6e0" opacity=".3"/>'
        for d in (
            "M352 150C356 146 364 143 372 142V176L350 178C349 168 349 160 352 150Z",
            "M377 142C386 143 392 148 396 156L398 174L377 176Z",
            "M350 183L372 181V206L353 209C352 200 350 192 350 183Z",
            "M377 181L398 179C398 190 397 198 394 204L377 206Z",
        )
    )
    return (
        '<path d="M60 160C48 200 52 256 74 300C78 308 86 304 84 296C70 254 66 206 74 164'
        'C76 154 64 150 60 160Z" fill="#fff" opacity=".42"/>'
        '<path d="M88 142C78 156 76 168 80 176C84 184 92 178 92 170C92 160 98 150 104 144'
        'C112 134 96 132 88 142Z" fill="#fff" opacity=".4"/>'
        '<path d="M424 190C430 220 424 262 416 284" fill="none" stroke="#ffd9a0" '
        'stroke-width="6" stroke-linecap="round" opacity=".5"/>'
        + window
        + f'<path d="{GLASS}" fill="none" stroke="{BRASS_LINE}" stroke-width="13"/>'
        f'<path d="{GLASS}" fill="none" stroke="url(#brass_d)" stroke-width="9"/>'
        f'<path d="{GLASS}" fill="none" stroke="#fffbe0" stroke-opacity=".6" stroke-width="1.6" '
        'transform="translate(-2 -1)"/>'
    )


def _gate() -> str:
    """Pane, thin bars and the brass bar over the row that may be seen but not taken."""
    bars = ""
    for x in LANES:
        bars += f'<rect x="{x - 29}" y="364" width="58" height="56" fill="url(#pane)"/>'
        for dx in (-18, 18):
            bars += (
                f'<rect x="{x + dx - 2}" y="362" width="4" height="60" fill="url(#brass_h)" '
                f'stroke="{BRASS_LINE}" stroke-width="1" opacity=".62"/>'
            )
    return bars + rail(60, BAR - 4, 360, 9) + rivet(64, BAR, 7) + rivet(416, BAR, 7)


def _shoulder() -> str:
    sides = "".join(
        f'<g transform="{turn}"><g filter="url(#shadow)">'
        + grained('<path d="M8 330H52L66 362H8Z"', "wood_rail", "grain_h")
        + '</g><path d="M11 333H50" stroke="#ffe2b0" stroke-width="2.4" stroke-opacity=".8"/></g>'
        for turn in ("", "translate(480 0) scale(-1 1)")
    )
    lip = (
        '<path d="M54 340H426L420 356H60Z" fill="url(#neck)" '
        f'stroke="{BRASS_LINE}" stroke-width="2.4" stroke-linejoin="round"/>'
        '<path d="M58 343H422" stroke="#fffbe0" stroke-width="1.8" stroke-opacity=".8"/>'
    )
    return lip + sides


def _lid() -> str:
    return (
        '<g filter="url(#shadow)">'
        + "".join(_funnel(x) for x in LANES)
        + grained('<path d="M50 90H430Q442 90 442 102V118H38V102Q38 90 50 90Z"', "wood", "grain_h")
        + "</g>"
        '<path d="M52 93.5H428" stroke="#ffe2b0" stroke-width="2.6" stroke-opacity=".8" '
        'stroke-linecap="round"/>' + rail(34, 114, 412, 11) + rivet(60, 104, 5) + rivet(420, 104, 5)
    )


def front() -> str:
    """What lies before the marbles: glass, brass, lid, the gate and the empty name board."""
    return (
        _glass_front()
        + _gate()
        + _shoulder()
        + _lid()
        + rail(22, 860, 436, 10)
        + corner(30, 958, 46, 3)
        + corner(450, 958, 46, 2)
        + '<g filter="url(#shadow)">'
        + plate(84, 884, 312, 66, 18)
        + "</g>"
    )


def main() -> None:
    draw("dispenser_back", WIDTH, HEIGHT, back(), DEFS)
    draw("dispenser_front", WIDTH, HEIGHT, front(), DEFS)
