"""The emblems on the fronts of the boxes and the golden signs on their sides."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from random import Random

from PIL import Image

from tools.art.kit import IMAGES, OUTLINE, linear, radial
from tools.art.noise import data_uri
from tools.art.symbols import GHOST, LEAF, star
from tools.art.widgets_kit import circle, path

BEADS = ((-14, 26, 3.4), (6, 34, 2.6), (14, 20, 4), (-4, 20, 2), (-20, 36, 2))
BURST = ("#c8541a", "#ffb23e", "#fff0b0")


@cache
def _uri(code: str) -> str:
    return data_uri(Image.open(IMAGES / "marbles" / f"{code}_96.webp").convert("RGBA"))


def marble(code: str, x: float, y: float, size: float) -> str:
    """A marble of the game with a shadow."""
    half = size / 2
    return (
        circle(x + 2, y + 3, half, "#0a0414", 'opacity=".4"')
        + f'<image x="{x - half}" y="{y - half}" width="{size}" height="{size}" '
        f'xlink:href="{_uri(code)}"/>'
    )


def burst(x: float, y: float, radius: float, points: int, wide: float = 1) -> str:
    """A comic burst in three layers."""
    body = ""
    for colour, share in zip(BURST, (1.0, 0.86, 0.62), strict=True):
        line = 3 if share == 1 else 0
        d = star(points, radius * share, radius * share * 0.56, 0, 0)
        body += path(d, colour, OUTLINE, line)
    return f'<g transform="translate({x},{y}) scale({wide},1)">{body}</g>'


def pattern(x: float, y: float, w: float, h: float) -> str:
    """Faint rays and stars behind an emblem."""
    cx, cy, reach = x + w / 2, y + h * 0.62, w
    rays = ""
    for i in range(18):
        a, b = 2 * pi * i / 18, 2 * pi * (i + 0.5) / 18
        rays += f"M{cx:.1f},{cy:.1f} L{cx + reach * cos(a):.1f},{cy + reach * sin(a):.1f} "
        rays += f"L{cx + reach * cos(b):.1f},{cy + reach * sin(b):.1f}Z"
    dice = Random(round(w))
    dots = ""
    for r in (4.0, 3.0, 5.0, 3.4, 4.4, 2.8, 3.6, 4.8):
        sx, sy = x + 16 + dice.random() * (w - 32), y + 14 + dice.random() * h * 0.8
        dots += path(star(4, r, r * 0.3, sx, sy), "#fff", more='opacity=".4"')
    return path(rays, "#fff", more='opacity=".08"') + dots


def shine(x: float, y: float, radius: float, colour: str) -> str:
    """A soft light."""
    glow = radial(f"shine{x:.0f}", f"{colour}cc", f"{colour}55", f"{colour}00")
    return glow + circle(x, y, radius, f"url(#shine{x:.0f})")


def base(x: float, y: float) -> str:
    """A flask that has just gone off, and the four ingredients it threw out."""
    body = burst(x, y - 6, 74, 12, 1.08)
    flask = (
        "M-8,-46 V-14 C-28,-8 -38,10 -34,26 C-30,42 -16,48 0,48 C16,48 30,42 34,26 "
        "C38,10 28,-8 8,-14 V-46Z"
    )
    brew = "M-33,10 C-20,4 -10,16 2,10 C14,4 24,14 33,9 C38,20 36,50 0,50 C-36,50 -38,20 -33,10Z"
    body += (
        f'<g transform="translate({x},{y})">'
        + linear("brew", "#c890ff", "#7a3ad6", "#3a1478")
        + f'<clipPath id="flask"><path d="{flask}"/></clipPath>'
        + path(flask, "#efe4ff", more='opacity=".55"')
        + f'<g clip-path="url(#flask)">{path(brew, "url(#brew)")}'
        + path("M-33,10 C-20,4 -10,16 2,10 C14,4 24,14 33,9", "none", "#f0dcff", 2.6)
        + "".join(circle(bx, by, r, "#e8d0ff", 'opacity=".8"') for bx, by, r in BEADS)
        + path("M20,-4 C36,10 36,40 10,50 H44 V-4Z", "#1a0a3c", more='opacity=".3"')
        + "</g>"
        + path(flask, "none", OUTLINE, 3.4)
        + path("M-26,12 C-24,2 -16,-6 -8,-9", "none", "#fff", 4.4, 'opacity=".85"')
        + path("M-12,-46 H12 V-38 H-12Z", "#f4ecff", OUTLINE, 2.8)
        + '<g transform="translate(15,-60) rotate(24)">'
        + path("M-7,-6 H7 L5,10 H-5Z", "#c98a4a", OUTLINE, 2.6)
        + path("M-4,-3 V6", "none", "#f0c088", 2)
        + "</g>"
        + path("M-4,-48 C-8,-56 2,-58 -2,-66", "none", "#fff", 2.6, 'opacity=".7"')
        + "</g>"
    )  # fmt: skip
    for code, dx, dy, size in (("B", -72, -46, 34), ("K", 74, -44, 34), ("R", -78, 26, 40),
                               ("Y", 78, 26, 40)):  # fmt: skip
        body += marble(code, x + dx, y + dy, size)
    return body


def fifth(x: float, y: float) -> str:
    """Ghosts rise out of a bowl of green light."""
    body = shine(x, y - 6, 92, "#a8ffe0")
    ghosts = ((-44, 2, 40), (44, 2, 40), (0, -26, 56), (-22, 14, 34), (22, 14, 34))
    for dx, dy, size in ghosts:
        body += marble("G", x + dx, y + dy, size)
    pot = "M-66,20 C-60,54 -40,72 0,72 C40,72 60,54 66,20Z"
    body += (
        f'<g transform="translate({x},{y})">'
        + radial("pot", "#6a6688", "#383450", "#171226", cx=0.32, cy=0.1, r=0.95)
        + path("M-36,62 l-10,16 h14 l8,-10Z M36,62 l10,16 h-14 l-8,-10Z", "#171226", OUTLINE, 2.8)
        + path(pot, "url(#pot)", OUTLINE, 3.2)
        + path("M-50,34 C-46,48 -40,56 -30,62", "none", "#fff", 5, 'opacity=".4"')
        + path("M52,32 C48,48 40,58 28,64", "none", "#6af0c8", 4, 'opacity=".5"')
        + path("M-72,14 H72 Q76,20 72,27 H-72 Q-76,20 -72,14Z", "#4a4664", OUTLINE, 3)
        + path("M-68,17.6 H60", "none", "#a8a4c4", 2, 'opacity=".8"')
        + path("M-40,24 C-40,34 -36,42 -32,36 C-30,28 -26,26 -22,27 C-18,28 -18,44 -12,44 "
               "C-6,44 -8,28 -2,27 H16 C22,27 20,36 25,36 C30,36 28,27 36,26 L40,22 H-40Z",
               "#6af0c8", "#0a5a50", 2)
        + "</g>"
    )  # fmt: skip
    for dx, dy, r in ((-70, -30, 4), (62, -36, 5), (30, -56, 3.4), (-34, -52, 4.4)):
        body += circle(x + dx, y + dy, r, "#d8fff0", 'stroke="#0a5a50" stroke-width="1.4"')
    return body


def sixth(x: float, y: float) -> str:
    """Three leaf marbles among the leaves they come from."""
    body = shine(x, y, 70, "#d8ffb0")
    fans = [(dx, turn) for dx in (-64, 64) for turn in (-96, -58, 58, 96)]
    fans += [(0, turn) for turn in (-104, -76, -48, 48, 76, 104)]
    for dx, turn in fans:
        body += (
            f'<g transform="translate({x + dx},{y + 2}) rotate({turn}) translate(0,-29) '
            'scale(.3) translate(-50,-50)">'
            + path(LEAF, "#57ac4a" if abs(turn) > 70 else "#2f7f3e", OUTLINE, 8)
            + path("M50,14 V90 M50,44 L66,30 M50,44 L34,30 M50,62 L70,46 M50,62 L30,46", "none",
                   "#c8f0a0", 5, 'opacity=".8"')
            + "</g>"
        )  # fmt: skip
    for dx, size in ((-64, 42), (64, 42), (0, 52)):
        body += marble("M", x + dx, y, size)
    return body


def serum(x: float, y: float) -> str:
    """A small bottle that lies on its side and shoots lightning."""
    body = burst(x + 4, y, 33, 14, 2.3)
    glass = "M-7,-32 V-16 C-18,-12 -20,-8 -20,0 V22 Q-20,28 -14,28 H14 Q20,28 20,22 V0 "
    glass += "C20,-8 18,-12 7,-16 V-32Z"
    bolt = "M4,-10 L-10,8 H-2 L-5,22 L11,3 H3Z"
    body += (
        f'<g transform="translate({x - 10},{y + 3}) rotate(64) scale(1.06)">'
        + linear("serum", "#ff8a7a", "#d8283a", "#7a0c20", x2=1, y2=0)
        + path(glass, "url(#serum)")
        + f'<clipPath id="vial"><path d="{glass}"/></clipPath><g clip-path="url(#vial)">'
        + path("M8,-34 C12,0 14,20 6,30 H26 V-34Z", "#3a0410", more='opacity=".35"')
        + "</g>"
        + path(glass, "none", OUTLINE, 3)
        + path("M-14,-6 V16", "none", "#fff", 4, 'opacity=".8"')
        + path(bolt, "#fff0a0", OUTLINE, 2.2)
        + path("M-10.5,-36 H10.5 V-28 H-10.5Z", "#f4ecff", OUTLINE, 2.6)
        + "</g>"
    )
    zaps = ((28, -12, -34), (32, -8, 4), (34, 2, 40))
    for dx, dy, turn in zaps:
        place = f'transform="translate({x + dx},{y + dy}) rotate({turn})"'
        zap = "M0,0 L14,-4 L11,3 L27,-2"
        body += path(zap, "none", OUTLINE, 6, place) + path(zap, "none", "#fff8c8", 3, place)
    return body


def sign(name: str, x: float, y: float, size: float) -> str:
    """The sign of a box, in gold on its side."""
    shape = {
        "base": "M42,8 H58 V38 C78,44 90,62 86,78 C82,92 66,96 50,96 C34,96 18,92 14,78 "
        "C10,62 22,44 42,38Z",
        "fifth": GHOST,
        "sixth": LEAF,
        "serum": "M58,4 L16,58 H42 L34,96 L84,38 H56Z",
    }[name]
    place = f"translate({x},{y}) scale({size / 100:.3f}) translate(-50,-50)"
    return (
        f'<g transform="{place}">'
        + path(shape, "#05020a", more='opacity=".6" transform="translate(5,7)"')
        + path(shape, "url(#brass_d)", "#3a1c08", 4)
        + "</g>"
    )
