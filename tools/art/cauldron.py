"""The Ghastly Cauldron: the pot in two layers, its froth, the ledge it stands on and a wisp.

The program draws `cauldron_back`, the marbles, a frame of `cauldron_froth` and `cauldron_front`
on one another; `objects/cauldron.toml` says where the marbles float.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from tools.art.kit import BRASS_LINE, IMAGES, OUTLINE, draw, linear, radial
from tools.art.materials import rivet, textures
from tools.art.symbols import GHOST

SIZE = 178.0
MIDDLE, LEVEL = 89.0, 66.0  # middle of the surface
WIDE, DEEP = 60.0, 15.0  # half axes of the surface
MARBLE = 32.0
FROTHS = 4
# Middles of up to 12 marbles in the order in which they come in.
PLACES = (
    (89, 68), (62, 66), (116, 66), (75, 59), (104, 59), (44, 62), (134, 62), (89, 52), (60, 53),
    (118, 53), (75, 45), (104, 45),
)  # fmt: skip
GREEN = ("#d8fff0", "#6af0c8", "#1aa88c", "#0c7a6a", "#06443f")
DEFS = (
    radial("halo", "#6af0c8c0", "#6af0c866", "#3ad0a822", "#3ad0a800")
    + radial("brew", *GREEN[:4], cy=0.42, r=0.6)
    + radial("iron", "#6e6a86", "#403c58", "#262238", "#141020", cx=0.34, cy=0.2, r=0.9)
    + linear("lip", "#7a7696", "#4a4664", "#2a263e", "#5a5674")
    + radial("fire", "#fff2b0", "#ffb04ac0", "#ff7a1e55", "#ff5a1000")
    + radial("ember", "#fff0a8", "#ff9a34", "#c83a14", "#5a140a", cy=0.35, r=0.7)
    + radial("bead", "#ffffff", "#c8fff0", "#5ae0c0", "#1a9a84", cx=0.38, cy=0.34, r=0.72)
    + f'<clipPath id="pool"><ellipse cx="{MIDDLE}" cy="{LEVEL}" rx="{WIDE}" ry="{DEEP}"/>'
    "</clipPath>" + '<filter id="blur" x="-60%" y="-60%" width="220%" height="220%">'
    '<feGaussianBlur stdDeviation="4"/></filter>'
    '<filter id="warm" x="-60%" y="-120%" width="220%" height="340%">'
    '<feGaussianBlur stdDeviation="8"/></filter>'
    '<filter id="haze" x="-60%" y="-60%" width="220%" height="220%">'
    '<feGaussianBlur stdDeviation="1.6"/></filter>'
)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    """An ellipse."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}" {more}/>'


def bubble(x: float, y: float, r: float) -> str:
    """A round bubble of froth with a glint."""
    return (
        ellipse(x, y, r, r, "url(#bead)", 'stroke="#0a5a50" stroke-width="1" opacity=".92"')
        + ellipse(x - r * 0.34, y - r * 0.38, r * 0.26, r * 0.2, "#fff")
    )  # fmt: skip


def embers() -> str:
    """Coals that glow under the pot, between its feet."""
    dice = Random(4)
    body = ellipse(MIDDLE, 160, 64, 17, "url(#fire)")
    for i in range(9):
        x = 53 + i * 9 + dice.uniform(-2, 2)
        r = dice.uniform(5, 7)
        body += ellipse(
            round(x, 1), round(169 - dice.uniform(0, 3), 1), round(r, 1), round(r * 0.8, 1),
            "url(#ember)", f'stroke="{OUTLINE}" stroke-width="1.8"',
        )  # fmt: skip
    return body


def back() -> str:
    """Glow, embers, handles, the far side of the rim and the brew."""
    rim = f'stroke="{OUTLINE}" stroke-width="3"'
    handles = "".join(
        f'<path d="M{x},82 C{x + d * 18},80 {x + d * 20},110 {x},110" fill="none" '
        f'stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        for x, d in ((19, -1), (159, 1))
        for colour, width in ((OUTLINE, 9), ("#5a5674", 4.4))
    )
    return (
        ellipse(MIDDLE, 56, 87, 55, "url(#halo)")
        + embers()
        + handles
        + ellipse(MIDDLE, 65, 73, 21, "url(#lip)", rim)
        + ellipse(MIDDLE, LEVEL, 63, 17, "#0a2a2c", rim)
        + ellipse(MIDDLE, LEVEL, WIDE, DEEP, "url(#brew)")
        + '<g clip-path="url(#pool)">'
        + ellipse(MIDDLE, LEVEL, WIDE, DEEP, "none",
                  'stroke="#043a34" stroke-width="9" opacity=".6" filter="url(#haze)"')
        + "</g>"
        + '<path d="M24,58 C44,46 134,46 154,58" fill="none" stroke="#bfffe8" stroke-width="2" '
        'opacity=".55" stroke-linecap="round"/>'
    )  # fmt: skip


def _foot(x: float, lean: float) -> str:
    return (
        f'<path d="M{x - 9},146 L{x + lean - 6},176 H{x + lean + 7} L{x + 9},146Z" '
        f'fill="url(#iron)" stroke="{OUTLINE}" stroke-width="3" stroke-linejoin="round"/>'
    )


def front() -> str:
    """The belly with its near rim, feet, rivets and the plate with the ghost."""
    lip = (
        "M16,65 C16,76 48,87 89,87 C130,87 162,76 162,65 C162,71 161,76 158,79 "
        "C146,90 120,96 89,96 C58,96 32,90 20,79 C17,76 16,71 16,65Z"
    )
    # only the near half: what floats in the pot stays in sight above the rim
    near = (
        "M17,68 C24,78 52,85 89,85 C126,85 154,78 161,68 C165,86 166,106 158,124 "
        "C146,148 120,160 89,160 C58,160 32,148 20,124 C12,106 13,86 17,68Z"
    )
    drips = (
        '<path d="M34,74 C35,84 37,97 41,97 C45,97 43,87 48,86 C54,86 52,108 58,108 '
        "C64,108 60,90 66,89.5 C74,90 98,91 106,89 C113,88 110,101 115,101 C120,101 117,88 123,86 "
        'C128,85 130,82 131,79 C112,86 60,86 34,74Z" fill="#6af0c8" stroke="#0a5a50" '
        'stroke-width="2" stroke-linejoin="round"/>'
        '<path d="M57,92 V101 M114,91 V95 M40,86 V91 M50,82.5 C66,86.4 86,87 104,86" '
        'stroke="#e8fff6" fill="none" stroke-width="2" stroke-linecap="round" opacity=".85"/>'
    )
    rivets = "".join(rivet(x, y, 3.4) for x, y in ((34, 99), (52, 104), (126, 104), (144, 99)))
    plate = (
        f'<path d="M69,110 H109 L115,120 V136 C108,146 98,150 89,152 C80,150 70,146 63,136 V120Z" '
        f'fill="url(#brass_d)" stroke="{BRASS_LINE}" stroke-width="2" stroke-linejoin="round"/>'
        '<path d="M71,113.5 H107 L111.5,121 V134.6 C105,142 97,146 89,148 C81,146 73,142 '
        f'66.5,134.6 V121Z" fill="#143c3c" stroke="{BRASS_LINE}" stroke-width="1.4"/>'
        '<path d="M72,115 H100" stroke="#6af0c8" stroke-width="1.2" opacity=".4"/>'
        f'<g transform="translate(75.5,115.5) scale(.27)"><path d="{GHOST}" fill="#c8fff0"/>'
        '<g fill="#143c3c"><ellipse cx="38" cy="40" rx="8" ry="11"/>'
        '<ellipse cx="62" cy="40" rx="8" ry="11"/><ellipse cx="50" cy="63" rx="7" ry="9"/></g></g>'
    )
    return (
        _foot(46, -8)
        + _foot(132, 8)
        + f'<path d="{near}" fill="url(#iron)"/>'
        + f'<clipPath id="near"><path d="{near}"/></clipPath><g clip-path="url(#near)">'
        + ellipse(MIDDLE, 164, 60, 15, "#ff8a2a", 'opacity=".75" filter="url(#warm)"')
        + '<path d="M150,78 C160,104 152,134 128,150" fill="none" stroke="#ffb46a" '
        'stroke-width="5" opacity=".5" filter="url(#haze)"/>'
        + ellipse(MIDDLE, 88, 76, 9, "#3ad8b0", 'opacity=".34" filter="url(#blur)"')
        + '<path d="M26,96 C24,112 30,126 40,138" fill="none" stroke="#fff" stroke-width="5" '
        'stroke-linecap="round" opacity=".42"/>'
        '<path d="M46,143 l5,4" fill="none" stroke="#fff" stroke-width="4.4" '
        'stroke-linecap="round" opacity=".32"/>'
        + "</g>"
        + f'<path d="{near}" fill="none" stroke="{OUTLINE}" stroke-width="3.2"/>'
        + f'<path d="{lip}" fill="url(#lip)" stroke="{OUTLINE}" stroke-width="3" '
        'stroke-linejoin="round"/>'
        '<path d="M22,75 C38,86 66,90.5 89,90.5 C112,90.5 140,86 156,75" fill="none" '
        'stroke="#b8b4d0" stroke-width="1.8" opacity=".7" stroke-linecap="round"/>'
        + rivets
        + drips
        + plate
    )  # fmt: skip


def froth(frame: int) -> str:
    """The near half of the surface with bubbles that grow and burst from frame to frame."""
    dice = Random(23)
    phase = frame / FROTHS
    left, right = MIDDLE - WIDE, MIDDLE + WIDE
    steps = 24
    points = []
    for i in range(steps + 1):
        t = i / steps
        lift = (2.4 * sin(2 * pi * (3 * t + phase)) + 1.2 * sin(2 * pi * (5 * t - phase))) * sin(
            pi * t
        )
        points.append(f"{left + (right - left) * t:.1f},{LEVEL + lift + 6 * sin(pi * t):.1f}")
    wave = "M" + "L".join(points)
    surface = wave + f"C{right},{LEVEL + 20} {left},{LEVEL + 20} {left},{LEVEL}Z"
    body = (
        f'<path d="{surface}" fill="url(#brew)" opacity=".88"/>'
        f'<path d="{wave}" fill="none" stroke="#e8fff6" stroke-width="2" '
        'stroke-linejoin="round" stroke-linecap="round" opacity=".85"/>'
    )
    rim = sorted(dice.random() for _ in range(13))
    for share in rim:
        age = (dice.random() + phase) % 1
        turn = pi * (0.04 + 0.92 * share)
        x = MIDDLE - WIDE * 0.97 * cos(turn)
        y = LEVEL + DEEP * (0.1 + 0.95 * sin(turn)) - dice.uniform(1, 7) * sin(turn)
        body += bubble(round(x, 1), round(y, 1), round(dice.uniform(2.4, 6.4) * (0.5 + age / 2), 1))
    for i in range(5):
        age = (dice.random() + phase) % 1
        x = round(50 + 19 * i + 5 * sin(2 * pi * (age + i / 4)), 1)
        rising = bubble(x, round(34 - 30 * age, 1), round(dice.uniform(2.4, 4.6) * (1.1 - age), 1))
        body += f'<g opacity="{1 - age * 0.75:.2f}">{rising}</g>'
    return body


def bracket() -> str:
    """A stone ledge 236 x 60 on two iron arms; the pot stands on its upper edge."""
    arms = "".join(
        f'<g transform="translate({x},0) scale({d},1)">'
        f'<path d="M0,22 V56 M0,52 C18,50 30,40 34,24" fill="none" stroke="{OUTLINE}" '
        'stroke-width="11" stroke-linecap="round"/>'
        '<path d="M0,22 V56 M0,52 C18,50 30,40 34,24" fill="none" stroke="#57536e" '
        'stroke-width="5.4" stroke-linecap="round"/>'
        '<path d="M-1,26 V52" fill="none" stroke="#a29ebc" stroke-width="1.6" opacity=".8"/></g>'
        for x, d in ((30, 1), (206, -1))
    )
    return (
        f'<g filter="url(#shadow)">{arms}</g>'
        '<g filter="url(#shadow)"><path d="M6,3 H229 Q233,3 233,8 L230,22 Q229,26 225,26 H11 '
        f'Q7,26 6,22 L3,8 Q3,3 6,3Z" fill="url(#slab)" stroke="{OUTLINE}" stroke-width="2.8" '
        'stroke-linejoin="round"/></g>'
        '<path d="M6,3 H229 L225,26 H11Z" fill="url(#leather)" opacity=".8"/>'
        '<path d="M9,5.6 H227" stroke="#f0e6ff" stroke-width="2.2" stroke-linecap="round" '
        'opacity=".7"/>'
        '<path d="M10,23.4 H226" stroke="#140a1e" stroke-width="2.6" stroke-linecap="round" '
        'opacity=".5"/>'
        '<path d="M70,6 l3,7 l-4,6 l2,6 M164,5 l-3,6 l4,5" fill="none" stroke="#3a3248" '
        'stroke-width="1.6" opacity=".7"/>' + rivet(30, 15, 4) + rivet(206, 15, 4)
    )


def wisp() -> str:
    """A curl of ectoplasm with a face, for marbles that come and go."""
    body = "M33,5 C48,6 54,18 52,32 C50,44 56,50 58,56 C50,62 46,54 40,55 C34,56 32,61 24,59 "
    body += "C16,57 15,61 8,56 C4,52 12,48 13,38 C14,26 12,5 33,5Z"
    return (
        f'<path d="{body}" fill="#6af0c8" opacity=".6" filter="url(#blur)"/>'
        f'<path d="{body}" fill="url(#veil)" stroke="{OUTLINE}" stroke-width="2.6" '
        'stroke-linejoin="round" stroke-opacity=".85"/>'
        '<path d="M20,22 C22,14 28,10 34,10" fill="none" stroke="#fff" stroke-width="3" '
        'stroke-linecap="round" opacity=".9"/>'
        + ellipse(27, 27, 3.8, 5.4, OUTLINE)
        + ellipse(41, 27, 3.8, 5.4, OUTLINE)
        + ellipse(28, 25, 1.2, 1.8, "#fff")
        + ellipse(42, 25, 1.2, 1.8, "#fff")
        + ellipse(34.5, 38, 4.4, 4.6, OUTLINE)
        + ellipse(20, 34, 3.6, 2.2, "#3ac8a8", 'opacity=".6"')
        + ellipse(47, 34, 3.2, 2.2, "#3ac8a8", 'opacity=".6"')
    )


def places() -> str:
    """The text of `cauldron.toml`."""
    rows = ",\n".join(f"    [{x}, {y}]" for x, y in PLACES)
    return (
        "# The Ghastly Cauldron in logical units, from the upper left corner of its pictures.\n"
        "# Draw back, marbles (those higher up first), a froth frame, front.\n"
        f"size = [{SIZE:g}, {SIZE:g}]\n"
        f"surface = [{MIDDLE:g}, {LEVEL:g}, {WIDE:g}, {DEEP:g}]  # middle and half axes\n"
        f"marble = {MARBLE:g}\n"
        f"froth_frames = {FROTHS}\n"
        f"places = [\n{rows},\n]\n"
    )


def main() -> None:
    """Draw the pot, its froth, the ledge and the wisp, and write where marbles float."""
    defs = textures() + DEFS
    draw("objects/cauldron_back", SIZE, SIZE, back(), defs)
    draw("objects/cauldron_front", SIZE, SIZE, front(), defs)
    for frame in range(FROTHS):
        draw(f"objects/cauldron_froth_{frame}", SIZE, SIZE, froth(frame), DEFS)
    slab = linear("slab", "#8b86a0", "#676280", "#4a4562")
    draw("objects/cauldron_bracket", 236, 60, bracket(), defs + slab)
    veil = radial("veil", "#ffffffee", "#c8fff0dd", "#6af0c8aa", cx=0.45, cy=0.3, r=0.75)
    draw("objects/ghost_wisp", 64, 64, wisp(), DEFS + veil)
    (IMAGES / "objects" / "cauldron.toml").write_text(places(), encoding="utf-8")


if __name__ == "__main__":
    main()
