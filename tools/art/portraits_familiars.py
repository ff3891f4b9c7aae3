"""The characters of the computer: Cinder, a clockwork owl, and Pip, a toadstool automaton."""

from __future__ import annotations

import math

from tools.art.kit import OUTLINE, radial
from tools.art.portraits_kit import (
    Character,
    Mood,
    blend,
    gloss,
    mirrored,
    open_mouth,
    oval,
    sad_mouth,
    shaded,
    shape,
    stroke,
)
from tools.art.widgets_kit import circle, path, polygon


def gear(x: float, y: float, radius: float, teeth: int) -> str:
    """Path data of a cog wheel."""
    points = []
    for i in range(teeth):
        for reach, part in ((1.0, -0.22), (1.0, 0.22), (0.78, 0.3), (0.78, 0.7)):
            a = 2 * math.pi * (i + part) / teeth
            points.append((x + radius * reach * math.cos(a), y + radius * reach * math.sin(a)))
    return polygon(points)


def rivet(x: float, y: float) -> str:
    """A small bolt head."""
    return circle(x, y, 2.8, "#ffe6a0", f'stroke="{OUTLINE}" stroke-width="1.8"')


def lens(x: float, y: float, radius: float, mood: Mood) -> str:
    """An owl's glowing eye in a brass tube; shutters close it."""
    body = circle(x, y, radius, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="3.2"')
    body += circle(x, y, radius * 0.76, "#0c2f38", f'stroke="{OUTLINE}" stroke-width="2.4"')
    inner = radius * 0.7
    if mood.shut:
        body += circle(x, y, inner, "url(#plates)")
        for i in range(3):
            dy = inner * (-0.5 + 0.5 * i)
            half = math.sqrt(inner * inner - dy * dy)
            body += stroke(
                f"M{x - half},{y + dy} Q{x},{y + dy + 5} {x + half},{y + dy}", OUTLINE, 2
            )
        return body
    body += circle(x, y, inner, "url(#glow)")
    body += circle(x, y, inner * 0.46, "#06222a") + circle(x, y, inner * 0.2, "#ff9a3c")
    body += circle(x - inner * 0.34, y - inner * 0.38, inner * 0.24, "#fff")
    body += circle(x + inner * 0.36, y + inner * 0.36, inner * 0.12, "#fff", 'opacity=".85"')
    if mood.glad:
        low = y + inner * 0.55
        body += shape(
            f"M{x - inner},{low} Q{x},{y + inner * 0.12} {x + inner},{low} "
            f"A{inner},{inner} 0 0 1 {x - inner},{y + inner * 0.55}Z",
            "url(#plates)",
            2.4,
        )
    return body


def cinder(mood: Mood) -> str:
    """A clockwork owl with an ember in its chest."""
    body = blend("gold", "#ffe08a", "#d99a34", "#8f5a1a") + blend("plates", "#e8b04c", "#a86a24")
    body += blend("copper", "#f0955a", "#b8552a", "#74301a", turn=True)
    body += radial("glow", "#d8fff4", "#4fe0cc", "#0f8a8c") + radial(
        "ember", "#fff2b0", "#ff9a3c", "#c8341c"
    )
    body += stroke("M100,30 V14", OUTLINE, 9) + stroke("M100,30 V14", "#d9a23c", 4)
    body += shape(
        "M100,16 C92,2 74,2 74,14 C74,24 90,26 100,17 C110,26 126,24 126,14 "
        "C126,2 108,2 100,16Z "
        "M84,10 a4.5,4.5 0 1 0 .1,0Z M116,10 a4.5,4.5 0 1 0 .1,0Z",
        "url(#gold)",
        2.8,
    )
    body += shaded(
        "body",
        "M30,206 C30,166 54,146 100,146 C146,146 170,166 170,206Z",
        "url(#copper)",
        path("M136,146 C152,166 154,190 152,206 H180 V146Z", "#5a2010", more='opacity=".5"'),
    )
    body += mirrored(
        shaded(
            "wing",
            "M34,170 C46,172 56,184 58,206 H18 C20,190 24,178 34,170Z",
            "url(#plates)",
            stroke("M22,190 Q38,184 56,194", OUTLINE, 2.2),
        )
    )
    body += circle(100, 180, 17, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="3.2"')
    body += circle(100, 180, 11.5, "url(#ember)", f'stroke="{OUTLINE}" stroke-width="2.4"')
    body += stroke("M92,172 V188 M100,169 V191 M108,172 V188", "#5a2a10", 2.4)
    body += mirrored(
        shaded(
            "tuft",
            "M42,80 C28,62 26,44 33,28 C52,31 72,42 86,56Z",
            "url(#copper)",
            stroke("M40,40 C46,54 54,64 68,70", "#ffc08a", 3, 0.7),
        )
    )
    body += shaded(
        "head",
        "M100,34 C58,34 34,62 34,98 C34,136 62,158 100,158 C138,158 166,136 166,98 C166,62 142,34 "
        "100,34Z",
        "url(#copper)",
        path("M128,30 C156,66 154,124 122,162 H176 V30Z", "#5a2010", more='opacity=".45"')
        + gloss("M44,92 C46,66 62,50 84,44", 4, 0.42)
        + stroke("M100,34 V74", OUTLINE, 2.4),
    )
    body += shaded(
        "mask",
        "M100,82 C88,60 56,60 46,84 C38,110 56,138 82,138 C92,138 97,132 100,126 C103,132 108,138 "
        "118,138 C144,138 162,110 154,84 C144,60 112,60 100,82Z",
        "url(#plates)",
        path("M124,60 C150,84 146,122 120,140 H166 V60Z", "#7a4414", more='opacity=".4"'),
        2.8,
    )
    lift = 4 if mood.glad else 0
    turn = 'transform="rotate(-22,70,70)"' if mood.sad else ""
    body += mirrored(
        f"<g {turn}>"
        + shape(
            f"M98,{76 - lift} C84,{60 - lift} 60,{54 - lift} 44,{60 - lift} C54,{68 - lift} "
            f"80,{74 - lift} 98,{88 - lift}Z",
            "url(#gold)",
        )
        + "</g>"
    )
    size = 27 if mood.large else 25
    body += lens(72, 101, size, mood) + lens(128, 101, size, mood)
    if mood.glad:
        body += shape("M92,124 L100,134 L108,124 L104,146 H96Z", "#7a2414", 2.6)
    body += shaded(
        "beak",
        "M100,104 C108,108 112,116 110,124 L100,138 L90,124 C88,116 92,108 100,104Z",
        "#ffd25a",
        path("M100,104 C112,108 114,120 100,140 H120 V104Z", "#c07a1c", more='opacity=".6"'),
    )
    for x, y in ((46, 124), (58, 142), (142, 142), (154, 124), (82, 50), (118, 50)):
        body += rivet(x, y)
    return f'<g transform="translate(5,9) scale(.95)">{body}</g>'


def pip(mood: Mood) -> str:
    """An automaton with a toadstool cap, dials for cheeks and a whistle."""
    body = blend("gold", "#ffe08a", "#d99a34", "#8f5a1a") + blend(
        "cap", "#f05a4a", "#c8242e", "#7e0f22"
    )
    body += blend("tin", "#fff3e0", "#f6d8b8", "#cf9c78", turn=True)
    body += blend("frock", "#5aa0a8", "#2a5a70")
    body += radial("lamp", "#fffbe0", "#ffd85a", "#f09a24")
    body += shaded(
        "frock_",
        "M36,206 C38,178 56,166 78,164 H122 C144,166 162,178 164,206Z",
        "url(#frock)",
        path("M134,160 C144,178 146,192 146,206 H176 V160Z", "#14304a", more='opacity=".5"'),
    )
    for y in (150, 158, 166):
        body += oval(100, y, 22, 7, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="2.8"')
    body += shape(gear(100, 188, 14, 9), "url(#gold)", 2.6)
    body += circle(100, 188, 4.6, "#7a4414", f'stroke="{OUTLINE}" stroke-width="2"')
    body += mirrored(circle(52, 112, 9, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="2.8"'))
    body += shaded(
        "head",
        "M58,84 H142 C148,84 150,90 150,98 C150,132 132,152 100,152 C68,152 50,132 "
        "50,98 C50,90 52,84 "
        "58,84Z",
        "url(#tin)",
        path("M124,80 C138,104 134,132 110,154 H160 V80Z", "#b07a50", more='opacity=".5"')
        + oval(100, 86, 54, 13, "#5a1a14", 'opacity=".5" filter="url(#cheek)"')
        + gloss("M58,104 C58,118 62,128 70,136", 3, 0.7),
    )
    for x in (67, 133):
        body += circle(x, 128, 8.4, "#fff6e0", f'stroke="{OUTLINE}" stroke-width="2.4"')
        body += path(
            f"M{x - 5.6},{130} A5.8,5.8 0 0 1 {x + 5.6},{130}", stroke="#e8605a", width=2.6
        )
        tip = (4, -4) if mood.glad else (-5, -1) if mood.sad else (-3, -4.6)
        body += stroke(f"M{x},{130} l{tip[0]},{tip[1]}", OUTLINE, 2)
    size = 14 if mood.large else 12.6
    for x in (80, 120):
        if mood.shut:
            body += circle(x, 109, size, "#c8a874", f'stroke="{OUTLINE}" stroke-width="3"')
            body += stroke(f"M{x - size},{109} Q{x},{115} {x + size},{109}", OUTLINE, 3)
            continue
        body += circle(x, 109, size + 1.6, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="2.8"')
        body += circle(x, 109, size - 2, "url(#lamp)", f'stroke="{OUTLINE}" stroke-width="2.2"')
        body += oval(x, 110, 4.6, 6.2, "#2a1238") + circle(x - 3, 105.6, 3, "#fff")
        if mood.glad:
            body += shape(
                f"M{x - size},{115} Q{x},{109} {x + size},{115} Q{x},{125} {x - size},{115}Z",
                "#e6d2a8",
                2.4,
            )
    body += circle(100, 119, 4.4, "#e8605a", f'stroke="{OUTLINE}" stroke-width="2.4"')
    if mood.glad:
        body += open_mouth(100, 129, 14, 14, teeth=False)
    elif mood.sad:
        body += sad_mouth(100, 138, 14)
    else:
        body += stroke("M84,131 Q100,145 116,131", OUTLINE, 3.6)
        body += mirrored(circle(83, 130, 2.6, "#ffe6a0", f'stroke="{OUTLINE}" stroke-width="1.8"'))
    body += shape("M46,84 C70,98 130,98 154,84 L150,74 H50Z", "#f2dcae", 2.8)
    for x in range(58, 146, 12):
        body += stroke(f"M{x},82 L{100 + (x - 100) * 1.05:.0f},90", "#b08a54", 2, 0.9)
    body += shaded(
        "cap_",
        "M22,82 C16,44 54,10 100,10 C146,10 184,44 178,82 C172,90 158,86 146,82 "
        "C118,74 82,74 54,82 "
        "C42,86 28,90 22,82Z",
        "url(#cap)",
        path("M126,6 C160,34 166,62 152,94 H190 V6Z", "#5a0818", more='opacity=".5"')
        + "".join(
            oval(x, y, rx, ry, "#fff2d8", f'stroke="{OUTLINE}" stroke-width="2.4"')
            for x, y, rx, ry in (
                (70, 40, 14, 12),
                (116, 30, 11, 9),
                (148, 58, 11, 12),
                (40, 70, 9, 9),
                (104, 62, 12, 9),
                (84, 10, 10, 6),
            )
        )
        + gloss("M34,58 C40,40 50,30 62,23", 4.4, 0.5),
    )
    return body


FAMILIARS = (
    Character("cinder", cinder, (100, 105, 1.4)),
    Character("pip", pip, (100, 101, 1.5)),
)
