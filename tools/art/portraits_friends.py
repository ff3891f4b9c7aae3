"""Two older students: Linnea and Tibor."""

from __future__ import annotations

import math

from tools.art.kit import OUTLINE
from tools.art.portraits_kit import (
    Character,
    Mood,
    blend,
    blush,
    eyes,
    gloss,
    mirrored,
    open_mouth,
    oval,
    sad_mouth,
    shaded,
    shape,
    stroke,
    worried,
)
from tools.art.widgets_kit import circle, path


def flower(x: float, y: float, size: float, colour: str) -> str:
    """A flower of five petals."""
    body = ""
    for i in range(5):
        a = math.radians(72 * i - 90)
        px, py = x + size * 0.62 * math.cos(a), y + size * 0.62 * math.sin(a)
        body += circle(px, py, size * 0.5, colour, f'stroke="{OUTLINE}" stroke-width="2.2"')
    return body + circle(x, y, size * 0.42, "#ffcf4a", f'stroke="{OUTLINE}" stroke-width="2"')


def linnea(mood: Mood) -> str:
    """A long freckled face, honey braids and a crown of meadow flowers."""
    skin, shade = "#f3c9a4", "#d99a70"
    body = blend("skin", "#fbdcbc", skin, "#e6b088", turn=True)
    body += blend("hair", "#ffd978", "#e0a83a", "#a8741c") + blend("dress", "#8aa84a", "#4c6422")
    body += shape("M56,84 C48,50 74,30 100,30 C126,30 152,50 144,84 L140,130 H60Z", "url(#hair)")
    body += shaded(
        "dress_",
        "M16,206 C22,180 44,170 70,166 H130 C156,170 178,180 184,206Z",
        "url(#dress)",
        path("M134,164 C144,180 146,192 146,206 H190 V164Z", "#2c3c10", more='opacity=".5"'),
    )
    body += shape("M88,144 V168 Q100,190 112,168 V144Z", shade)
    body += path("M89,152 Q100,164 111,152 V159 Q100,171 89,159Z", "#a8683c", more='opacity=".5"')
    body += mirrored(shape("M87,162 L66,168 L82,190 L98,182Z", "#fbf0d8"))
    body += shape("M100,180 m-7,0 a7,7 0 1 0 14,0 a7,7 0 1 0 -14,0", "#3fb8c8", 2.6)
    body += mirrored(shape("M68,98 C57,94 57,116 69,119Z", shade))
    body += mirrored(circle(64, 121, 3.4, "#ffcf5a", f'stroke="{OUTLINE}" stroke-width="2"'))
    body += shaded(
        "face",
        "M66,78 C64,108 66,130 78,147 C86,157 94,160 100,160 C106,160 114,157 122,147 C134,130 "
        "136,108 134,78 C128,54 72,54 66,78Z",
        "url(#skin)",
        path("M120,54 C130,100 128,134 106,164 H150 V54Z", shade, more='opacity=".5"')
        + oval(100, 62, 42, 18, "#8a4a1a", 'opacity=".36" filter="url(#cheek)"')
        + blush(78, 126, "#ee7a58", 0.46, 9)
        + blush(122, 126, "#e86a48", 0.46, 9),
    )
    for x, y in ((76, 117), (81, 121), (119, 121), (124, 117), (85, 116), (115, 116)):
        body += circle(x, y, 1.4, "#c07a44", 'opacity=".8"')
    lift = -2.5 if mood.glad else 0
    if mood.sad:
        body += worried(89, 17, "#a8702a", 4.2)
    else:
        body += stroke(f"M73,{89 + lift} Q82,{83 + lift} 93,{89 + lift}", "#a8702a", 4.2)
        body += stroke(f"M107,{89 + lift} Q118,{83 + lift} 127,{89 + lift}", "#a8702a", 4.2)
    body += eyes(104, 16.5, ("#8fd4f0", "#2a6f9e"), mood, skin, rx=9, ry=9.2, lash=True, lid=0.12)
    body += stroke("M98,106 C96,114 92,120 94,123.6 C96,126.6 102,126.6 104,124", "#ad6c3e", 2.8)
    if mood.glad:
        body += open_mouth(100, 134, 14, 14)
    elif mood.sad:
        body += sad_mouth(100, 139, 12)
    else:
        body += stroke("M84,135 C92,144 108,144 116,135", OUTLINE, 3.2)
        body += mirrored(stroke("M82,132 Q83,135 86,136", "#b8764a", 2.2))
        body += stroke("M94,147 Q100,149.5 106,147", "#c87a52", 2.4, 0.9)
    body += shaded(
        "part",
        "M100,42 C82,46 64,58 64,92 C72,84 90,76 100,58 C110,76 128,84 136,92 C136,58 "
        "118,46 100,42Z",
        "url(#hair)",
        mirrored(stroke("M96,52 C84,62 74,70 69,82", "#fff0b0", 2.8, 0.7)),
    )
    for flip in ("", 'transform="translate(200,0) scale(-1,1)"'):
        body += f"<g {flip}>"
        for i, (x, y) in enumerate(((55, 100), (51, 118), (50, 136), (52, 154), (56, 171))):
            body += f'<g transform="rotate({-14 + 5 * i},{x},{y})">'
            body += oval(
                x, y, 13 - i * 0.7, 12, "url(#hair)", f'stroke="{OUTLINE}" stroke-width="3"'
            )
            body += stroke(f"M{x - 7},{y - 3} Q{x},{y + 5} {x + 7},{y - 3}", "#a8741c", 2.4, 0.9)
            body += "</g>"
        body += shape("M49,180 H65 L68,204 H46Z", "url(#hair)") + shape(
            "M48,178 H67 V186 H48Z", "#d8487e", 2.6
        )
        body += "</g>"
    body += shape("M52,66 C62,36 138,36 148,66 C138,52 62,52 52,66Z", "#4f8a3a")
    for x, y, turn in ((62, 44, -40), (86, 33, -14), (114, 33, 14), (138, 44, 40)):
        body += f'<g transform="rotate({turn},{x},{y})">'
        body += (
            shape(
                f"M{x - 10},{y + 4} Q{x},{y - 16} {x + 10},{y + 4} Q{x},{y + 8} {x - 10},{y + 4}Z",
                "#6cb04a",
                2.6,
            )
            + "</g>"
        )
    for x, y, size, colour in ((57, 60, 10, "#f4f0ff"), (75, 45, 11.5, "#f58ab8"),
                               (100, 38, 13, "#8fa4ff"), (125, 45, 11.5, "#f4f0ff"),
                               (143, 60, 10, "#f58ab8")):  # fmt: skip
        body += flower(x, y, size, colour)
    return body


def tibor(mood: Mood) -> str:
    """The oldest student of the year: a big nose, a grey beard and a felt hat with a feather."""
    skin, shade = "#e9b48c", "#c48458"
    body = blend("skin", "#f6cba6", skin, "#d29468", turn=True)
    body += blend("beard", "#f2efe8", "#cfc8c2", "#989098") + blend("hat", "#a0683a", "#5a3416")
    body += blend("coat", "#55607a", "#2c3248")
    body += shaded(
        "coat_",
        "M8,206 C14,178 40,164 64,160 H136 C160,164 186,178 192,206Z",
        "url(#coat)",
        path("M138,158 C150,178 152,192 152,206 H196 V158Z", "#161a2a", more='opacity=".5"')
        + stroke("M40,180 L46,206 M160,180 L154,206", "#8a97b8", 3, 0.6),
    )
    body += mirrored(shape("M58,76 C44,86 42,112 50,128 C58,132 64,128 66,122Z", "url(#beard)"))
    body += mirrored(shape("M58,96 C44,90 44,118 60,122Z", shade))
    body += shaded(
        "face",
        "M56,76 C54,104 56,124 66,140 C78,154 122,154 134,140 C144,124 146,104 144,76 "
        "C138,56 62,56 "
        "56,76Z",
        "url(#skin)",
        path("M126,54 C138,96 136,126 116,156 H156 V54Z", shade, more='opacity=".55"')
        + oval(100, 66, 54, 20, "#6a3010", 'opacity=".44" filter="url(#cheek)"')
        + blush(70, 118, "#e0502e", 0.5, 11)
        + blush(130, 118, "#d8482a", 0.5, 11),
    )
    body += mirrored(stroke("M60,100 l-6,-4 M60,105 l-7,1", "#a86a42", 2.2, 0.9))
    body += mirrored(stroke("M68,111 Q76,116 86,114", "#a86a42", 2.2, 0.9))
    body += shaded(
        "beard_",
        "M54,112 C60,130 74,132 84,128 L100,124 L116,128 C126,132 140,130 146,112 C152,142 148,170 "
        "134,186 C122,198 112,206 100,208 C88,206 78,198 66,186 C52,170 48,142 54,112Z",
        "url(#beard)",
        path("M124,116 C138,150 130,184 108,210 H160 V110Z", "#857c8a", more='opacity=".45"')
        + stroke("M74,150 C78,168 84,180 90,192", "#938a90", 3, 0.8)
        + stroke("M126,150 C122,168 116,180 110,192", "#837a84", 3, 0.8)
        + stroke("M100,158 V196", "#938a90", 3, 0.8)
        + gloss("M62,138 C64,156 70,170 78,182", 3.4, 0.8),
    )
    if mood.glad:
        body += open_mouth(100, 132, 17, 17)
    elif mood.sad:
        body += sad_mouth(100, 147, 11)
    else:
        body += shape("M88,139 Q100,147 112,139 Q100,144 88,139Z", "#8a3a3a", 2.8)
    body += eyes(
        100, 20, ("#b0a06a", "#5c4a1e"), mood, shade, rx=8.2, ry=8, lid=0 if mood.glad else 0.26
    )
    lift = -3 if mood.glad else 0
    turn = 'transform="rotate(24,78,88)"' if mood.sad else ""
    body += mirrored(
        f"<g {turn}>"
        + shape(
            f"M90,{90 + lift} C82,{80 + lift} 68,{80 + lift} 62,{92 + lift} C60,{97 + lift} "
            f"66,{95 + lift} 70,{93 + lift} C78,{89 + lift} 84,{92 + lift} 90,{90 + lift}Z",
            "#f2efe8",
            2.8,
        )
        + "</g>"
    )
    body += shaded(
        "tache",
        "M100,126 C92,118 76,120 68,128 C62,134 56,134 50,130 C54,144 70,148 82,142 C92,138 96,134 "
        "100,132 C104,134 108,138 118,142 C130,148 146,144 150,130 C144,134 138,134 132,128 "
        "C124,120 108,118 100,126Z",
        "#fbf9f4",
        path("M104,122 C124,124 140,134 152,130 V150 H104Z", "#aaa2ac", more='opacity=".5"'),
    )
    body += shaded(
        "nose",
        "M92,98 C90,106 82,112 83,120 C85,129 94,130 100,129 C107,130 116,128 117,119 "
        "C117,111 110,106 "
        "108,98",
        "#eaa27a",
        oval(101, 122, 15, 9, "#d8603e", 'opacity=".5" filter="url(#cheek)"')
        + gloss("M92,111 Q88,115 89,119", 3.2, 0.6),
        2.8,
    )
    hat = shaded(
        "crown",
        "M52,62 C54,36 60,14 76,8 C86,6 92,14 102,13 C114,10 122,4 132,12 C144,24 146,44 150,62 "
        "C126,74 76,74 52,62Z",
        "url(#hat)",
        path("M118,4 C128,30 130,52 128,78 H160 V4Z", "#351a08", more='opacity=".5"')
        + gloss("M64,44 C66,30 70,22 78,17", 4, 0.36)
        + shape("M48,62 C76,76 126,76 154,62 L151,46 C124,58 78,58 50,46Z", "#2f6a4a", 2.8),
    )
    hat += shaded(
        "feather",
        "M134,54 C138,34 150,16 172,8 C176,28 166,48 144,58Z",
        "#e8503c",
        stroke("M138,56 C146,38 156,24 170,10", "#ffd2a0", 2.4)
        + path("M160,10 L176,4 L172,22Z", "#fbf0d8"),
        2.8,
    )
    hat += shaded(
        "brim",
        "M14,72 C22,58 46,56 54,58 C80,72 122,72 148,58 C158,56 178,60 186,72 C178,84 "
        "144,88 100,88 "
        "C56,88 22,84 14,72Z",
        "#8a5428",
        path("M12,76 C60,90 140,90 188,74 V96 H12Z", "#4a280e", more='opacity=".7"')
        + gloss("M28,68 C38,62 48,62 56,66", 3, 0.36),
    )
    return body + f'<g transform="translate(0,-8)">{hat}</g>'


FRIENDS = (
    Character("linnea", linnea, (100, 100, 1.4)),
    Character("tibor", tibor, (100, 102, 1.4)),
)
