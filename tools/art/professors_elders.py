"""The older professors: Humblescore, Thriftymind and Shuimo."""

from __future__ import annotations

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
    shaded,
    shape,
    stroke,
)
from tools.art.widgets_kit import circle, path, star


def albedus(mood: Mood) -> str:
    """Half-moon glasses, a beard down to the desk and a hat full of stars."""
    skin, shade = "#f6cbaa", "#d4946c"
    body = blend("skin", "#fbd9bc", skin, "#e2a680", turn=True)
    body += blend("beard", "#ffffff", "#e4e2f2", "#a9a6c8") + blend("hat", "#4a6fe0", "#2a3fa0")
    body += blend("robe", "#3f5cc8", "#1e2c7c")
    body += mirrored(
        shaded(
            "hair",
            "M58,72 C40,92 44,122 34,150 C30,164 38,176 52,174 C64,170 70,150 70,128Z",
            "url(#beard)",
            stroke("M54,96 C50,124 48,146 44,164 M62,112 C60,136 56,152 54,168", "#9a97bc", 2.6),
        )
    )
    body += shaded(
        "robe_",
        "M2,206 C8,180 34,164 62,158 H138 C166,164 192,180 198,206Z",
        "url(#robe)",
        path("M140,156 C154,176 156,192 156,206 H200 V156Z", "#101850", more='opacity=".55"'),
    )
    body += mirrored(shape("M64,156 C52,160 40,166 32,174 L52,206 H84Z", "#5a7af0", 2.8))
    body += mirrored(stroke("M38,176 L58,206", "#ffd46a", 3))
    body += path(star(26, 190, 6), "#ffe9a0") + path(star(176, 188, 6), "#ffe9a0")
    body += mirrored(shape("M64,96 C52,90 50,114 65,118Z", shade))
    body += shaded(
        "face",
        "M62,70 C60,100 62,126 72,140 C80,152 120,152 128,140 C138,126 140,100 138,70Z",
        "url(#skin)",
        path("M122,56 C134,96 132,130 114,156 H152 V56Z", shade, more='opacity=".5"')
        + oval(100, 70, 50, 18, "#5a3a7a", 'opacity=".4" filter="url(#cheek)"')
        + blush(76, 124, "#ea6a52", 0.5)
        + blush(124, 124, "#e0583f", 0.5),
    )
    body += mirrored(stroke("M66,104 l-4,-4 M66,109 l-5,0", "#b0744e", 2))
    body += shaded(
        "beard_",
        "M62,112 C64,132 74,138 86,135 L100,130 L114,135 C126,138 136,132 138,112 "
        "C150,134 152,160 144,182 C140,194 136,202 134,210 H66 C64,202 60,194 56,182 "
        "C48,160 50,134 62,112Z",
        "url(#beard)",
        path("M128,116 C142,150 132,190 118,214 H160 V110Z", "#7f7ca8", more='opacity=".42"')
        + stroke("M76,150 C72,168 78,186 74,204 M90,156 C88,174 92,190 88,206", "#9a97bc", 2.8)
        + stroke("M124,150 C128,168 122,186 126,204 M110,156 C112,174 108,190 112,206", "#8a87b0",
                 2.8)
        + gloss("M66,140 C64,160 68,178 68,194", 3.4, 0.9),
    )  # fmt: skip
    if mood.glad:
        body += open_mouth(100, 135, 15, 17)
    else:
        body += stroke("M89,141 Q100,148 111,141", "#8a3a3a", 3.4)
    body += shaded(
        "tache",
        "M100,130 C90,120 74,124 68,134 C62,148 64,162 54,170 C70,172 80,162 84,150 "
        "C88,142 94,137 100,136 C106,137 112,142 116,150 C120,162 130,172 146,170 "
        "C136,162 138,148 132,134 C126,124 110,120 100,130Z",
        "#fdfcff",
        path("M112,128 C128,134 126,160 150,170 H116 L100,140Z", "#9f9cc4", more='opacity=".5"'),
    )
    body += eyes(101, 19, ("#8fc4ff", "#2a52a8"), mood, skin, rx=8.4, ry=8.6)
    for x in (80, 120):
        glass = f"M{x - 16},105 H{x + 16} C{x + 16},119 {x + 9},124 {x},124 "
        glass += f"C{x - 9},124 {x - 16},119 {x - 16},105Z"
        body += path(glass, "#dff0ff", more='opacity=".3"')
        body += path(glass, "none", OUTLINE, 5) + path(glass, "none", "#f0c050", 2.2)
        body += stroke(f"M{x - 9},110 Q{x - 9},116 {x - 4},118", "#fff", 2.4, 0.9)
    body += stroke("M96,107 Q100,103 104,107", OUTLINE, 4.6)
    body += shaded(
        "nose",
        "M95,98 C94,107 87,115 87,122 C88,130 95,132 101,131 C108,131 114,128 113,121 "
        "C112,114 107,107 106,98",
        "#f0b08c",
        oval(101, 124, 14, 8, "#e0704e", 'opacity=".5" filter="url(#cheek)"')
        + gloss("M95,112 Q92,117 92,121", 3, 0.7),
        2.8,
    )
    lift = -4 if mood.glad else 0
    body += mirrored(
        shape(
            f"M92,{90 + lift} C84,{80 + lift} 70,{80 + lift} 58,{94 + lift} "
            f"C66,{92 + lift} 72,{94 + lift} 78,{91 + lift} C84,{90 + lift} 88,{93 + lift} "
            f"92,{90 + lift}Z",
            "#fdfcff",
            2.8,
        )
    )
    return body + _starry_hat()


def _starry_hat() -> str:
    """A tall blue hat whose tip has fallen over to the right."""
    hat = shaded(
        "cone",
        "M54,66 C58,44 70,22 88,10 C106,-2 132,2 150,22 C157,30 160,40 158,50 "
        "C150,40 140,34 132,36 C138,46 144,56 148,66 C126,80 76,80 54,66Z",
        "url(#hat)",
        path("M112,0 C110,30 122,56 132,80 H170 V0Z", "#18246e", more='opacity=".5"')
        + stroke("M132,36 C122,34 114,28 112,20", "#18246e", 3, 0.9)
        + gloss("M68,48 C74,34 84,22 94,16", 4, 0.45)
        + path(star(82, 40, 7), "#ffeeb0")
        + path(star(103, 24, 4.6), "#ffeeb0")
        + path(star(128, 22, 5), "#ffeeb0")
        + path(star(122, 46, 5.4), "#ffeeb0")
        + shape("M50,66 C76,80 124,80 152,66 L147,50 C122,63 78,63 55,50Z", "url(#gold)", 2.6),
    )
    hat += circle(158, 52, 5, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="2.6"')
    hat += shaded(
        "brim",
        "M26,74 C32,62 48,58 58,61 C80,72 120,72 142,61 C152,58 168,62 174,74 "
        "C166,84 138,90 100,90 C62,90 34,84 26,74Z",
        "#2f48b4",
        path("M24,78 C60,90 140,90 176,74 V96 H24Z", "#18246e", more='opacity=".75"')
        + gloss("M36,72 C44,65 52,65 60,68", 3, 0.45),
    )
    hat += path("M100,52 a10,10 0 1 0 9,14 a7.6,7.6 0 1 1 -9,-14Z", "#fff6d0", OUTLINE, 2.4)
    return hat


def quill(x: float, y: float, turn: float, vane: str) -> str:
    """A quill 120 units long with its shaft through (x, y), the feather at its upper end."""
    feather = "M0,-24 C-11,-32 -12,-50 0,-66 C12,-52 12,-34 0,-24Z"
    return (
        f'<g transform="translate({x},{y}) rotate({turn})">'
        + path("M-4.4,42 H4.4 L0,59Z", "#2c2440", OUTLINE, 2)
        + stroke("M0,46 V-40", OUTLINE, 7)
        + shape(feather, vane, 2.6)
        + stroke("M-7,-40 L-2,-35 M7,-48 L2,-43 M-7,-54 L-2,-49", OUTLINE, 1.6, 0.7)
        + stroke("M0,44 V-58", "#d9a85a", 2.8)
        + "</g>"
    )


def antiqua(mood: Mood) -> str:
    """Two quills in a grey bun, red glasses on a chain and a purse that stays shut."""
    skin, shade = "#d09868", "#a06a42"
    body = blend("skin", "#e2b084", skin, "#b67c4e", turn=True)
    body += blend("hair", "#b9b4c8", "#8a849e", "#5c566e") + blend("dress", "#2f8a5c", "#14482e")
    body += shaded(
        "bun",
        "M100,12 C78,12 66,24 68,38 C70,52 84,58 100,58 C116,58 130,52 132,38 "
        "C134,24 122,12 100,12Z",
        "url(#hair)",
        path("M112,10 C124,26 120,48 106,60 H140 V10Z", "#48425c", more='opacity=".5"')
        + stroke("M74,38 C84,26 104,22 118,30 M78,48 C92,36 112,34 126,42", "#544e68", 2.6)
        + gloss("M80,26 Q88,19 98,18", 3.6, 0.6),
    )
    body += quill(100, 37, 57, "#f07a5a") + quill(100, 37, -57, "#fff4dc")
    body += stroke("M70,52 C84,60 116,60 130,52", OUTLINE, 8)
    body += stroke("M70,52 C84,60 116,60 130,52", "#c8343e", 3.6)
    body += shape("M58,96 C48,62 72,46 100,46 C128,46 152,62 142,96 L140,126 H60Z", "#5c566e")
    body += shaded(
        "dress_",
        "M4,206 C10,184 38,170 66,164 H134 C162,170 190,184 196,206Z",
        "url(#dress)",
        path("M136,160 C150,178 152,192 152,206 H200 V160Z", "#0a2a1a", more='opacity=".55"')
        + stroke("M40,178 L48,206 M160,178 L152,206", "#58c08a", 2.6, 0.55),
    )
    body += shape("M86,142 V176 H114 V142Z", shade)
    body += path("M87,150 Q100,162 113,150 V157 Q100,169 87,157Z", "#6a3e20", more='opacity=".5"')
    body += mirrored(shape("M86,152 C74,156 66,164 64,176 L92,192 L99,178Z", "#f8ecd0"))
    body += mirrored(shape("M64,102 C53,97 54,118 66,121Z", shade))
    body += mirrored(circle(61, 123, 4.4, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="2.2"'))
    body += shaded(
        "face",
        "M63,84 C61,106 64,122 74,136 C84,149 94,157 100,157 C106,157 116,149 126,136 "
        "C136,122 139,106 137,84 C130,56 70,56 63,84Z",
        "url(#skin)",
        path("M122,58 C132,98 128,130 104,160 H150 V58Z", shade, more='opacity=".5"')
        + oval(100, 70, 44, 18, "#5a2e3a", 'opacity=".36" filter="url(#cheek)"')
        + blush(76, 124, "#d84a3a", 0.36)
        + blush(124, 124, "#d04232", 0.36)
        + mirrored(stroke("M80,131 Q77,137 80,143", "#8a5632", 2.2, 0.8))
        + mirrored(stroke("M70,120 Q76,123 82,122", "#8a5632", 2, 0.7)),
    )
    body += shaded(
        "sweep",
        "M100,60 C86,62 66,72 60,104 C52,84 58,46 100,44 C142,46 148,84 140,104 "
        "C134,72 114,62 100,60Z",
        "url(#hair)",
        mirrored(
            stroke("M94,50 C76,56 66,70 62,90", "#e0dcec", 2.8, 0.8)
            + stroke("M98,56 C82,60 70,70 64,86", "#544e68", 2.4, 0.9)
        ),
    )
    lift = -4 if mood.glad else 0
    body += stroke(f"M70,{92 + lift} Q80,{85 + lift} 92,{91 + lift}", "#4c4660", 4)
    body += stroke(f"M108,{91 + lift} Q120,{85 + lift} 130,{92 + lift}", "#4c4660", 4)
    body += eyes(
        106, 18.5, ("#b07a3c", "#4e2a10"), mood, skin, rx=8.6, ry=8.2, lash=True,
        lid=0 if mood.glad else 0.16,
    )  # fmt: skip
    for side in (-1, 1):
        frame = (
            f"M{100 + side * 4},102 C{100 + side * 14},97 {100 + side * 28},96 "
            f"{100 + side * 43},90 C{100 + side * 40},112 {100 + side * 32},121 "
            f"{100 + side * 19},121 "
            f"C{100 + side * 8},121 {100 + side * 4},112 {100 + side * 4},102Z"
        )
        body += path(frame, "#fff", more='opacity=".14"')
        body += path(frame, "none", OUTLINE, 6) + path(frame, "none", "#e0384a", 3)
        body += stroke(f"M{100 + side * 18 - 8},{106} l5,-6", "#fff", 2.4, 0.85)
        chain = f"M{100 + side * 42},94 C{100 + side * 56},120 {100 + side * 44},140 "
        chain += f"{100 + side * 36},160"
        body += stroke(chain, OUTLINE, 4) + stroke(chain, "#f0c050", 1.8)
    body += stroke("M96,103 Q100,100 104,103", OUTLINE, 5.4)
    body += stroke("M96,103 Q100,100 104,103", "#e0384a", 2.4)
    body += stroke("M103,108 C106,115 109,120 106,123.6 C103,126 97,125 95,123", "#6e3e1e", 2.8)
    if mood.glad:
        body += open_mouth(100, 134, 13, 11)
        body += stroke("M87,134 Q100,137 113,134", "#b8283e", 3.4)
    else:
        body += shape("M86,138 Q94,133 100,135.5 Q106,133 114,138 Q100,147 86,138Z", "#b8283e", 2.4)
        body += stroke("M88,138 Q100,140.5 112,138", OUTLINE, 2)
    body += circle(122, 138, 2.2, "#4a2412")
    return body + _purse(100, 184)


def _purse(x: float, y: float) -> str:
    """A brooch: a leather coin purse with a golden clasp."""
    return (
        f'<g transform="translate({x},{y})">'
        + shaded(
            "purse",
            "M-13,-6 C-20,4 -18,18 0,18 C18,18 20,4 13,-6Z",
            "#a8324a",
            path("M4,-6 C12,4 10,14 0,20 H24 V-6Z", "#5e1226", more='opacity=".6"')
            + gloss("M-12,2 Q-13,9 -8,13", 2.6, 0.6),
            2.8,
        )
        + shape("M-15,-5 Q0,-13 15,-5 L13,0 Q0,-7 -13,0Z", "url(#gold)", 2.4)
        + circle(-3, -11, 3.4, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="2"')
        + circle(3, -11, 3.4, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="2"')
        + "</g>"
    )


def shuimo(mood: Mood) -> str:
    """An ink master: topknot, a beard like one stroke of the brush, and all the time there is."""
    skin, shade = "#edc596", "#c8945c"
    body = blend("skin", "#f6d7ae", skin, "#d8a56c", turn=True)
    body += blend("hair", "#5a5668", "#37334a", "#1f1c30") + blend("robe", "#e6e2ec", "#a9a4b8")
    if mood.glad:
        ring = "M40,150 C12,112 22,46 74,22 C128,0 188,40 184,104 C182,132 172,148 158,160"
        body += stroke(ring, "#b8f0d8", 13, 0.4) + stroke(ring, "#f2fff4", 8, 0.95)
        body += stroke("M33,142 C16,104 28,50 76,26", "#d8ffe8", 3, 0.7)
    brush = "translate(103,30) rotate(62)"
    body += (
        f'<g transform="{brush}">'
        + stroke("M0,-44 V36", OUTLINE, 8.4)
        + stroke("M0,-43 V30", "#c8503a", 4)
        + shape("M-6,34 H6 C8,46 3,52 0,60 C-3,52 -8,46 -6,34Z", "#2c2440", 2.4)
        + shape("M-6,30 H6 V37 H-6Z", "url(#gold)", 2.2)
        + "</g>"
    )
    body += shaded(
        "knot",
        "M100,14 C84,14 78,26 82,38 C86,48 114,48 118,38 C122,26 116,14 100,14Z",
        "url(#hair)",
        stroke("M88,34 C92,24 104,20 112,26", "#8a86a0", 2.6, 0.8),
    )
    body += shape("M84,42 Q100,50 116,42 L115,50 Q100,57 85,50Z", "url(#gold)", 2.6)
    body += shape("M60,96 C52,62 74,46 100,46 C126,46 148,62 140,96 L140,120 H60Z", "#2a2740")
    body += shaded(
        "robe_",
        "M2,206 C8,182 36,168 64,162 H136 C164,168 192,182 198,206Z",
        "url(#robe)",
        path("M140,160 C154,178 156,192 156,206 H200 V160Z", "#6e6886", more='opacity=".5"')
        + path("M2,206 C14,188 24,196 34,184 C44,196 54,192 66,206Z", "#3a3550",
               more='opacity=".6"')
        + path("M140,206 C150,192 158,196 168,186 C180,196 190,192 200,206Z", "#3a3550",
               more='opacity=".6"'),
    )  # fmt: skip
    body += shape("M86,142 V172 H114 V142Z", shade)
    body += path("M87,150 Q100,162 113,150 V157 Q100,169 87,157Z", "#8a5a2c", more='opacity=".5"')
    body += shape("M132,162 L146,168 L92,208 H70Z", "#3a3550", 2.8)
    body += shape("M68,162 L54,168 L112,208 H134Z", "#4a4566", 2.8)
    body += stroke("M70,168 L122,206", "#e8e4f0", 2.4, 0.7)
    body += mirrored(shape("M64,98 C52,93 52,124 66,126Z", shade))
    body += shaded(
        "face",
        "M62,84 C60,110 64,130 76,144 C86,154 94,157 100,157 C106,157 114,154 124,144 "
        "C136,130 140,110 138,84 C132,52 68,52 62,84Z",
        "url(#skin)",
        path("M122,52 C134,98 130,132 106,160 H150 V52Z", shade, more='opacity=".48"')
        + blush(75, 124, "#e07a4a", 0.36)
        + blush(125, 124, "#d86e3e", 0.36)
        + stroke("M84,74 Q100,70 116,74 M88,81 Q100,78 112,81", "#b07c48", 2, 0.7)
        + mirrored(stroke("M66,112 l-5,-3 M67,116 l-6,1", "#a8723e", 2)),
    )
    body += shaded(
        "swept",
        "M100,66 C86,66 70,74 62,104 C52,78 62,44 100,44 C138,44 148,78 138,104 "
        "C130,74 114,66 100,66Z",
        "url(#hair)",
        mirrored(
            stroke("M96,50 C80,54 68,66 64,84", "#7a7692", 2.6, 0.8)
            + path("M64,84 C60,96 60,102 62,106 L68,92Z", "#d8d4e0")
        ),
    )
    lift = -3 if mood.glad else 0
    body += eyes(
        107, 18.5, ("#6a4a2a", "#24140c"), mood, skin, rx=9.6, ry=6.6 if not mood.glad else 8,
        lid=0 if mood.glad else 0.2,
    )  # fmt: skip
    body += mirrored(
        shape(
            f"M91,{94 + lift} C84,{86 + lift} 70,{86 + lift} 62,{96 + lift} C57,{104 + lift} "
            f"58,{114 + lift} 53,{124 + lift} C63,{117 + lift} 64,{106 + lift} 68,{99 + lift} "
            f"C74,{92 + lift} 84,{92 + lift} 91,{94 + lift}Z",
            "#f4f2f8",
            2.6,
        )
    )
    body += stroke("M96,106 C95,114 91,118 93,122 C96,125.4 104,125.4 107,122 C109,118 105,114 "
                   "104,110", "#8a5a2c", 2.8)  # fmt: skip
    if mood.glad:
        body += open_mouth(100, 135, 12, 11)
    else:
        body += stroke("M88,135.5 Q100,143.5 112,135.5", OUTLINE, 3)
    body += shape(
        "M93,148 C96,151 104,151 107,148 C112,164 106,182 109,204 C103,212 97,200 95,190 "
        "C92,176 90,162 93,148Z",
        "#f4f2f8",
        2.8,
    )
    body += stroke("M99,156 C98,170 101,184 102,196", "#a8a4ba", 2.2)
    body += mirrored(
        shape(
            "M99,129 C90,127 82,131 78,140 C74,152 76,164 68,178 C80,170 82,154 84,146 "
            "C87,138 93,134 99,133Z",
            "#f4f2f8",
            2.6,
        )
    )
    return body


ELDERS = (
    Character("albedus_humblescore", albedus, (100, 108, 1.4)),
    Character("antiqua_thriftymind", antiqua, (100, 106, 1.45)),
    Character("shi_zan_shuimo", shuimo, (100, 108, 1.42)),
)
