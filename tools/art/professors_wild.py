"""The professors who never sit still: Explosiwa and O'Clockitt."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin
from random import Random

from tools.art.kit import OUTLINE, radial
from tools.art.portraits_familiars import gear
from tools.art.portraits_kit import (
    Character,
    Mood,
    blend,
    blush,
    enlarged,
    eye,
    gloss,
    mirrored,
    open_mouth,
    oval,
    shaded,
    shape,
    stroke,
)
from tools.art.widgets_kit import circle, path, star


def _blaze(x: float, y: float, inner: float, outer: float, seed: int, count: int) -> str:
    """Path data of hair that stands off in curved tufts, upwards and to both sides."""
    dice = Random(seed)
    span = 1.5
    step = pi * span / count

    def at(turn: float, reach: float) -> str:
        return f"{x + reach * cos(turn):.1f},{y + reach * sin(turn) * 0.95:.1f}"

    start = pi * (1.5 - span / 2)
    d = f"M{at(start, inner * 0.8)}"
    for i in range(count):
        a = start + step * (i + 0.5)
        reach = outer * (dice.uniform(0.88, 1.02) if i % 2 else dice.uniform(0.7, 0.84))
        lean = step * (0.5 if a > 1.5 * pi else -0.5) * dice.uniform(0.5, 1)
        d += f" Q{at(a - step * 0.5 + lean * 0.2, reach * 0.84)} {at(a + lean, reach)}"
        d += f" Q{at(a + step * 0.5 + lean * 0.2, reach * 0.84)} {at(a + step * 0.5, inner)}"
    return d + "Z"


def overwhilma(mood: Mood) -> str:
    """What is left of her hair still smokes; what is left of her brows is delighted."""
    skin, shade = "#eeb184", "#c07e52"
    body = blend("skin", "#f8c89e", skin, "#d4925f", turn=True)
    body += blend("apron", "#8a5a34", "#53301a") + blend("shirt", "#f4ecd8", "#bfb094")
    body += (
        '<radialGradient id="blaze" gradientUnits="userSpaceOnUse" cx="100" cy="92" r="100">'
        '<stop offset=".5" stop-color="#ffd86a"/><stop offset=".68" stop-color="#f59a34"/>'
        '<stop offset=".8" stop-color="#b8481e"/><stop offset=".9" stop-color="#4a2028"/>'
        '<stop offset="1" stop-color="#191020"/></radialGradient>'
    )
    if mood.glad:
        body += shape(star(100, 88, 146, 0.72, 13), "#e8662a", 3)
        body += path(star(100, 88, 134, 0.72, 13), "#ffb63e")
        body += path(star(100, 88, 118, 0.7, 13), "#fff0a8")
    for x, y, r in ((34, 22, 9), (42, 11, 6), (160, 16, 8), (169, 6, 5)):
        body += circle(x, y, r, "#8a8298", 'opacity=".55"')
        body += circle(x - 2, y - 2, r * 0.6, "#c8c2d0", 'opacity=".45"')
    size = 104 if mood.glad else 98
    body += shaded(
        "blaze_",
        _blaze(100, 94, 64, size, 12, 17),
        "url(#blaze)",
        path(_blaze(100, 96, 40, size * 0.72, 8, 13), "#ffe9a0", more='opacity=".45"')
        + "".join(
            stroke(
                f"M{100 + 62 * cos(a):.1f},{94 + 60 * sin(a):.1f} "
                f"L{100 + 76 * cos(a + 0.05):.1f},{94 + 72 * sin(a + 0.05):.1f}",
                "#a8501c", 2.2, 0.75,
            )
            for a in (pi * (0.92 + 0.145 * i) for i in range(9))
        ),
    )  # fmt: skip
    body += shaded(
        "shirt_",
        "M4,206 C10,184 38,170 68,164 H132 C162,170 190,184 196,206Z",
        "url(#shirt)",
        path("M136,160 C150,178 152,192 152,206 H200 V160Z", "#6a5a48", more='opacity=".45"'),
    )
    body += shape("M86,140 V172 H114 V140Z", shade)
    body += path("M87,150 Q100,162 113,150 V157 Q100,169 87,157Z", "#8a4e2a", more='opacity=".5"')
    body += shaded(
        "apron_",
        "M62,166 L54,206 H146 L138,166 L124,164 C120,184 80,184 76,164Z",
        "url(#apron)",
        path("M122,164 C130,180 130,196 128,208 H150 V164Z", "#2e180c", more='opacity=".5"')
        + path("M78,192 l5,-4 l4,3 l5,-2 l1,6 l-4,4 l-6,1 l-5,-3Z", "#1a0e10")
        + path("M116,188 l4,-2 l4,3 l-2,5 l-5,0Z", "#1a0e10")
        + stroke("M78,192 l5,-4 l4,3 l5,-2 l1,6", "#ff9a3c", 1.8, 0.9),
    )
    body += mirrored(circle(66, 176, 3.8, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="2"'))
    body += mirrored(shape("M62,102 C50,97 51,120 64,123Z", shade))
    body += shaded(
        "face",
        "M60,84 C57,108 62,128 74,142 C82,151 92,155 100,155 C108,155 118,151 126,142 "
        "C138,128 143,108 140,84 C132,54 68,54 60,84Z",
        "url(#skin)",
        path("M122,56 C134,98 130,130 108,158 H150 V56Z", shade, more='opacity=".5"')
        + oval(100, 76, 48, 14, "#6a2410", 'opacity=".42" filter="url(#cheek)"')
        + blush(74, 126, "#f0603e", 0.5)
        + oval(128, 130, 15, 11, "#1e1620", 'opacity=".75" filter="url(#cheek)"')
        + oval(74, 142, 9, 6, "#1e1620", 'opacity=".4" filter="url(#cheek)"'),
    )
    for sx, sy, dot in ((113, 128, 1.8), (121, 142, 1.6), (136, 116, 2.0), (84, 137, 1.5)):
        body += circle(sx, sy, dot, "#2a1c26", 'opacity=".75"')
    body += shape("M54,82 C66,70 134,70 146,82 L145,70 C130,58 70,58 55,70Z", "#5a2a74", 2.8)
    for x in (81, 119):
        body += circle(x, 70, 18, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="3"')
        body += circle(x, 70, 13, "#8a1f14", f'stroke="{OUTLINE}" stroke-width="2.4"')
        body += circle(x, 72, 10.4, "#f0641e") + circle(x - 1, 74, 5.6, "#ffb04a")
        body += stroke(f"M{x - 7},{70} A8,8 0 0 1 {x + 1},{62.6}", "#fff2e0", 3)
    body += stroke("M113,62 L119,69 L116,73 L124,80 M119,69 L127,66", "#3a0c0a", 1.8)
    body += shape("M95,66 Q100,62 105,66 V73 Q100,70 95,73Z", "url(#gold)", 2.4)
    lift = -3 if mood.glad else 0
    body += stroke(f"M68,{96 + lift} L74,{91 + lift} L80,{94 + lift} L90,{90 + lift}", "#8a3a16",
                   4)  # fmt: skip
    body += stroke(f"M110,{94 + lift} l5,-3 M121,{92 + lift} l4,2", "#3a1a22", 3.4)
    iris = ("#7fd06a", "#2a6a2c")
    grow = 1.12 if mood.glad else 1
    wild = replace(mood, glad=False)
    body += f'<g color="{skin}">'
    body += eye(81, 108, iris, wild, rx=10.4 * grow, ry=10.8 * grow, lash=-1, look=(0.8, 0))
    body += eye(120, 108, iris, wild, rx=9 * grow, ry=9.4 * grow, lash=1, look=(-0.6, 0)) + "</g>"
    body += stroke("M95,118 C93,123 97,126 101,125 C105,126 108,123 106,119", "#8a4a26", 2.8)
    if mood.glad:
        body += open_mouth(100, 129, 23, 22)
    else:
        body += shaded(
            "grin",
            "M77,128 Q100,137 123,126 C123,142 112,149 101,149 C89,149 79,142 77,128Z",
            "#fffaf0",
            stroke("M79,138 Q100,146 122,136.6", "#cfc4b4", 1.6)
            + stroke("M88,128 V146 M112,128 V146", "#cfc4b4", 1.4)
            + path("M98,130 H105 V140 H98Z", "#5a1226"),
            2.8,
        )
    body += mirrored(
        shape("M62,100 C54,88 56,74 64,66 C62,80 64,90 70,96 C66,96 64,98 62,100Z", "#f5a83e", 2.6)
    )
    return body


def _clock(x: float, y: float, radius: float, hands: tuple[float, float]) -> str:
    """A clock face with its hour and minute hand turned by degrees."""
    body = circle(x, y, radius, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="3"')
    body += circle(x, y, radius * 0.8, "#fff8e4", f'stroke="{OUTLINE}" stroke-width="2.2"')
    for i in range(12):
        a = pi * i / 6
        far, near = radius * 0.72, radius * (0.5 if i % 3 == 0 else 0.6)
        body += stroke(
            f"M{x + far * sin(a):.1f},{y - far * cos(a):.1f} "
            f"L{x + near * sin(a):.1f},{y - near * cos(a):.1f}",
            OUTLINE, 2.4 if i % 3 == 0 else 1.4,
        )  # fmt: skip
    for turn, reach, width in ((hands[0], 0.36, 3.4), (hands[1], 0.56, 2.6)):
        a = turn * pi / 180
        tip = f"{x + radius * reach * sin(a):.1f},{y - radius * reach * cos(a):.1f}"
        body += stroke(f"M{x},{y} L{tip}", "#a8202e" if reach > 0.5 else OUTLINE, width)
    return body + circle(x, y, 2.6, OUTLINE)


def anxiogenous(mood: Mood) -> str:
    """Ninety seconds are not enough: a thin young man under a ticking hat."""
    skin, shade = "#d9a273", "#aa7248"
    calm = replace(mood, glad=False)
    body = blend("skin", "#e8b88c", skin, "#be8556", turn=True)
    body += blend("hat", "#4d4668", "#292140") + blend("coat", "#5e7a86", "#2c4450")
    body += radial("sweat", "#ffffff", "#9fdcff", "#4aa0e0", cx=0.4, cy=0.6)
    for x, y, turn in ((66, 84, 0), (60, 96, -12), (70, 74, 14)):
        lock = f"M{x},{y} C{x - 10},{y + 2} {x - 18},{y - 4} {x - 24},{y + 6} "
        lock += f"C{x - 16},{y + 4} {x - 10},{y + 12} {x + 2},{y + 14}Z"
        body += mirrored(
            f'<g transform="rotate({turn},{x},{y})">' + shape(lock, "#6a4426", 2.8) + "</g>"
        )
    body += shaded(
        "coat_",
        "M22,206 C26,188 46,174 72,168 H128 C154,174 174,188 178,206Z",
        "url(#coat)",
        path("M132,164 C144,180 146,192 146,206 H190 V164Z", "#14242e", more='opacity=".5"')
        + "".join(stroke(f"M{x},170 V206", "#8fb0bc", 2, 0.45) for x in (44, 56, 144, 156)),
    )
    body += shape("M88,142 V174 H112 V142Z", shade)
    body += path("M89,152 Q100,162 111,152 V158 Q100,168 89,158Z", "#7a4a2a", more='opacity=".5"')
    body += mirrored(shape("M88,158 L70,168 L84,190 L100,178Z", "#fbf4e2"))
    body += f'<g transform="rotate({12 if mood.glad else -9},100,181)">'
    body += mirrored(shape("M100,181 L82,172 C79,178 79,186 83,192Z", "#d8a02c", 2.8))
    body += circle(100, 181.6, 4.6, "#a86e14", f'stroke="{OUTLINE}" stroke-width="2.4"') + "</g>"
    body += mirrored(
        shaded(
            "ear",
            "M68,96 C58,82 42,86 44,102 C46,118 58,126 70,122Z",
            skin,
            path("M64,100 C56,92 50,96 52,104 C54,112 60,116 66,116Z", shade),
        )
    )
    body += shaded(
        "face",
        "M66,80 C64,106 66,124 76,140 C84,152 94,160 100,160 C106,160 116,152 124,140 "
        "C134,124 136,106 134,80 C128,60 72,60 66,80Z",
        "url(#skin)",
        path("M120,60 C130,100 126,134 106,164 H150 V60Z", shade, more='opacity=".5"')
        + oval(100, 76, 42, 16, "#3a1a3a", 'opacity=".45" filter="url(#cheek)"')
        + blush(80, 130, "#e2604a", 0.36, 8)
        + blush(120, 130, "#e2604a", 0.36, 8),
    )
    body += mirrored(stroke("M72,124 Q80,129 88,126", "#8a5436", 2.2, 0.9))
    body += mirrored(stroke("M91,83 C84,82 76,86 71,92", "#5a3a20", 4))
    pupil = ("#9a8ac8", "#4a3c7a")
    grow = 1.1 if mood.glad else 1
    body += f'<g color="{skin}">'
    for middle in (82.6, 117.4):
        if mood.shut:
            body += eye(middle, 108, pupil, calm, rx=14, ry=14)
            continue
        look = (0.0, 0.0) if mood.glad else (2.0, -2.4)
        ring = 14.2 * grow * (1.1 if mood.large else 1)
        body += circle(middle, 108, ring, "#fffdf8", f'stroke="{OUTLINE}" stroke-width="3"')
        px, py = middle + look[0], 108 + look[1]
        body += circle(px, py, 7 / grow, pupil[1]) + circle(px, py + 1.6, 5.2 / grow, pupil[0])
        body += circle(px, py, 3.6 / grow, "#150a1e") + circle(px - 2.4, py - 2.8, 2.4, "#fff")
        body += stroke(
            f"M{middle - 10},{117} Q{middle},{122} {middle + 10},{117}", "#d8b0a0", 2, 0.7
        )
    body += "</g>"
    body += stroke("M98,112 C95,120 89,128 94,131.6 C98,134 104,133 105,129", "#7a4626", 2.8)
    body += oval(98, 130, 6.5, 4, "#e8604a", 'opacity=".5" filter="url(#cheek)"')
    if mood.glad:
        body += shaded(
            "scream",
            "M86,143 C86,136 114,136 114,143 C115,152 109,157 100,157 C91,157 85,152 86,143Z",
            "#5a1226",
            oval(100, 156, 9, 5, "#e0606a") + path("M84,134 H116 V142 Q100,139 84,142Z", "#fffaf0"),
            2.8,
        )
    else:
        wave = "M85,146 Q89,141 93,145.5 Q97,150 101,145 Q105,140.5 109,145 Q112,148.5 115,144"
        body += stroke(wave, OUTLINE, 3)
    for x, y, s in ((138, 92, 1.0), (62, 134, 0.8), *(((146, 116, 0.9),) if mood.glad else ())):
        drop = f"M{x},{y - 9 * s} C{x + 3 * s},{y - 3 * s} {x + 6 * s},{y} {x + 6 * s},{y + 4 * s} "
        drop += f"A{6 * s},{6 * s} 0 0 1 {x - 6 * s},{y + 4 * s} "
        drop += f"C{x - 6 * s},{y} {x - 3 * s},{y - 3 * s} {x},{y - 9 * s}Z"
        body += shape(drop, "url(#sweat)", 2.2)
    hat = f'<g transform="translate(0,{-4 if mood.glad else 0})">{_ticking_hat(mood)}</g>'
    return enlarged(body + hat, 0.97)


def _ticking_hat(mood: Mood) -> str:
    """A top hat with a clock for a front, cogs at its side and two bells."""
    hat = ""
    for side in (-1, 1):
        x = 100 + side * 27
        hat += stroke(f"M{x},16 L{x - side * 4},24", OUTLINE, 6)
        hat += shape(f"M{x - 14},14 C{x - 14},-4 {x + 14},-4 {x + 14},14Z", "url(#gold)", 2.8)
        hat += gloss(f"M{x - 8},9 Q{x - 7},4 {x - 2},3", 2.4, 0.8)
    hat += stroke("M100,18 V4", OUTLINE, 7) + stroke("M100,18 V5", "#d9a23c", 3)
    hat += circle(100, 5, 5.4, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="2.4"')
    hat += path(gear(146, 46, 15, 9), "#c88a34", OUTLINE, 2.6)
    hat += circle(146, 46, 5.4, "#5a3414", f'stroke="{OUTLINE}" stroke-width="2"')
    hat += path(gear(56, 34, 11, 8), "#e0b04c", OUTLINE, 2.6)
    hat += circle(56, 34, 4, "#5a3414", f'stroke="{OUTLINE}" stroke-width="2"')
    hat += shaded(
        "pipe",
        "M62,76 C60,54 58,34 54,20 C74,10 126,10 146,20 C142,34 140,54 138,76Z",
        "url(#hat)",
        path("M124,10 C130,34 124,56 120,80 H150 V10Z", "#120c22", more='opacity=".55"')
        + gloss("M66,28 C68,42 70,54 70,62", 4, 0.3),
    )
    hat += shaded(
        "rim",
        "M34,78 C38,66 52,64 62,66 C86,74 114,74 138,66 C148,64 162,66 166,78 "
        "C156,88 130,91 100,91 C70,91 44,88 34,78Z",
        "#3b3354",
        path("M34,80 C66,90 134,90 168,78 V96 H34Z", "#1a1230", more='opacity=".75"')
        + gloss("M42,75 C48,70 54,69 62,71", 3, 0.4),
    )
    hat += _clock(100, 48, 26, (0, 0) if mood.glad else (-36, 54))
    hat += stroke("M83,40 A19,19 0 0 1 93,30", "#fff", 3, 0.9)
    if mood.glad:
        for side in (-1, 1):
            for r in (20, 27):
                x = 100 + side * 27
                a0, a1 = (-0.62, -0.16) if side > 0 else (pi + 0.16, pi + 0.62)
                hat += stroke(
                    f"M{x + r * cos(a0):.1f},{10 + r * sin(a0):.1f} "
                    f"A{r},{r} 0 0 1 {x + r * cos(a1):.1f},{10 + r * sin(a1):.1f}",
                    "#ffe9a0", 2.8,
                )  # fmt: skip
    return hat


WILD = (
    Character("overwhilma_explosiwa", overwhilma, (100, 102, 1.32)),
    Character("anxiogenous_oclockitt", anxiogenous, (100, 100, 1.32)),
)
