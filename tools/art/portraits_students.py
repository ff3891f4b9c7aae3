"""The four students of the first bench: Morgane, Basile, Ottilie and Kenzo."""

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
    sad_mouth,
    shaded,
    shape,
    stroke,
    worried,
)
from tools.art.widgets_kit import circle, path, star


def morgane(mood: Mood) -> str:
    """Red hair, freckles, a violet witch's hat that has seen better days."""
    skin, shade = "#f8d3ac", "#e2a878"
    body = blend("hair", "#e2602e", "#b83a1e", "#7e1f14") + blend("hat", "#7a3fb8", "#4a1f86")
    body += blend("skin", "#fbdcba", skin, "#efbf92", turn=True)
    body += blend("robe", "#7a3aa4", "#4f2078")
    body += shaded(
        "back",
        "M60,66 C44,84 50,112 43,134 C38,150 28,160 33,184 C48,196 62,192 74,186 H126 "
        "C138,192 152,196 167,184 C172,160 162,150 157,134 C150,112 156,84 140,66Z",
        "url(#hair)",
        mirrored(
            stroke("M52,104 C54,130 42,150 46,186", "#f0884a", 3, 0.75)
            + stroke("M62,120 C64,146 54,160 58,188", "#7e1f14", 2.6, 0.8)
        ),
    )
    body += shaded(
        "robe_",
        "M16,204 C22,178 42,166 66,161 L86,156 H114 L134,161 C158,166 178,178 184,204Z",
        "url(#robe)",
        path("M132,160 C142,176 144,190 144,206 H190 V160Z", "#341058", more='opacity=".55"'),
    )
    body += shape("M86,138 V160 Q100,176 114,160 V138Z", shade)
    body += path("M87,146 Q100,158 113,146 V152 Q100,163 87,152Z", "#b8734a", more='opacity=".5"')
    body += mirrored(shape("M85,155 L69,163 L88,190 L100,176Z", "#9a58cc"))
    body += shape(star(100, 181, 9), "#ffcf5a", 2.6)
    body += mirrored(shape("M64,98 C52,92 50,114 63,118Z", shade))
    body += shaded(
        "face",
        "M62,82 C59,112 64,127 78,140 C88,149 94,151.5 100,151.5 C106,151.5 112,149 122,140 "
        "C136,127 141,112 138,82 C134,58 66,58 62,82Z",
        "url(#skin)",
        path("M122,60 C134,96 130,124 108,154 H150 V60Z", shade, more='opacity=".6"')
        + oval(100, 66, 52, 22, "#8a3f1e", 'opacity=".42" filter="url(#cheek)"')
        + blush(76, 121, "#f2744e")
        + blush(124, 121, "#e8603c"),
    )
    for x, y in ((72, 117), (77, 121), (81, 116), (119, 116), (123, 121), (128, 117)):
        body += circle(x, y, 1.5, "#b8602e", 'opacity=".85"')
    lift = -3 if mood.glad else 0
    if mood.sad:
        body += worried(90, 19, "#8a3414", 4.2)
    else:
        body += stroke(f"M70,{91 + lift} Q79,{83 + lift} 91,{88 + lift}", "#8a3414", 4.2)
        body += stroke(f"M109,{86 + lift} Q119,{78 + lift} 131,{86 + lift}", "#8a3414", 4.2)
    body += eyes(105, 18.5, ("#6fc47a", "#1f6a3e"), mood, skin, lash=True)
    body += stroke("M101,108 C97,114 98,118 103,118.5", "#a8602e", 2.8)
    if mood.glad:
        body += open_mouth(100, 127, 15, 15)
    elif mood.sad:
        body += sad_mouth(100, 132, 12)
    else:
        body += stroke("M84,130 C94,139 108,137 116,126", OUTLINE, 3.2)
        body += stroke("M114,124 Q117,126 118,129", OUTLINE, 2.4)
    body += mirrored(
        shaded(
            "lock",
            "M104,62 C92,74 74,78 68,96 C64,110 64,124 54,132 C48,112 48,84 62,62Z",
            "url(#hair)",
            stroke("M88,70 C70,78 62,92 60,122", "#f59a58", 3, 0.8),
        )
    )
    hat = shaded(
        "hat_",
        "M48,60 C58,42 74,20 88,2 C100,-14 128,-16 146,6 C132,4 122,10 126,22 C130,36 142,48 "
        "152,60 C130,74 70,74 48,60Z",
        "url(#hat)",
        path("M112,-10 C104,20 122,50 140,76 L170,60 L150,-10Z", "#2c0f58", more='opacity=".5"')
        + gloss("M70,42 C80,26 90,12 100,4", 4, 0.4)
        + shape("M44,58 C74,70 126,70 158,58 L150,42 C124,54 80,54 54,44Z", "url(#gold)", 2.6),
    )
    hat += shaded(
        "brim",
        "M22,66 C28,54 48,52 56,55 C80,66 120,66 144,55 C156,52 174,54 179,62 C174,76 140,83 "
        "100,83 C60,83 28,78 22,66Z",
        "#5a2a9a",
        path("M22,70 C60,84 140,82 180,64 V90 H22Z", "#34126a", more='opacity=".7"')
        + gloss("M34,63 C44,57 52,58 60,62", 3, 0.4),
    )
    hat += shape(star(82, 55, 9.5), "#fff0b8", 2.6)
    return body + f'<g transform="translate(100,-7) scale(1.02,1) translate(-100,0)">{hat}</g>'


def basile(mood: Mood) -> str:
    """Curls, brass goggles pushed up, a grin and a mustard scarf."""
    skin, shade = "#a5673c", "#82492a"
    body = blend("skin", "#c27f4a", skin, "#8c5530", turn=True)
    body += blend("coat", "#2b8f88", "#12525a") + blend("scarf", "#f5c552", "#c98a22")
    curls = ((54, 84), (58, 62), (72, 44), (92, 34), (114, 35), (132, 46), (143, 64), (146, 86))
    for x, y in (*curls, (52, 104), (148, 104)):
        body += circle(x, y, 18, "#2b1a22", f'stroke="{OUTLINE}" stroke-width="3.2"')
    body += path("M54,108 C44,60 80,30 100,32 C124,30 156,60 146,108Z", "#2b1a22")
    body += shaded(
        "coat_",
        "M14,204 C22,178 44,166 68,162 H132 C156,166 178,178 186,204Z",
        "url(#coat)",
        path("M134,160 C144,178 146,190 146,206 H190 V160Z", "#0a3440", more='opacity=".5"'),
    )
    body += shape("M84,138 V168 H116 V138Z", shade)
    body += path("M85,148 Q100,160 115,148 V156 Q100,168 85,156Z", "#4a2410", more='opacity=".5"')
    body += mirrored(shape("M62,98 C49,94 50,118 64,121Z", shade))
    body += shaded(
        "face",
        "M62,80 C60,104 62,122 72,138 C80,150 90,156 100,156 C110,156 120,150 128,138 C138,122 "
        "140,104 138,80 C130,58 70,58 62,80Z",
        "url(#skin)",
        path("M124,58 C134,96 132,126 110,158 H150 V58Z", "#6a3818", more='opacity=".5"')
        + oval(100, 68, 48, 18, "#38160a", 'opacity=".45" filter="url(#cheek)"')
        + blush(75, 124, "#d8482a", 0.4)
        + blush(125, 124, "#d8482a", 0.36)
        + gloss("M72,104 Q69,112 72,120", 2.6, 0.16),
    )
    for x, y, r in ((70, 66, 12), (86, 60, 13), (104, 58, 13), (121, 61, 12), (133, 70, 11)):
        body += circle(x, y, r, "#332028")
    for x, y in (
        (60, 58),
        (78, 42),
        (100, 36),
        (122, 42),
        (140, 60),
        (68, 74),
        (112, 50),
        (88, 52),
    ):
        body += stroke(f"M{x - 6},{y + 3} Q{x},{y - 5} {x + 6},{y + 1}", "#7d5a64", 2.8, 0.9)
    body += shape("M52,84 C66,74 134,74 148,84 L146,74 C130,64 70,64 54,74Z", "#6a4020", 2.8)
    for x in (82, 118):
        body += circle(x, 72, 16, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="3"')
        body += circle(x, 72, 11.2, "#126a72", f'stroke="{OUTLINE}" stroke-width="2.4"')
        body += circle(x, 73.6, 8.8, "#2fb8ae")
        body += stroke(f"M{x - 5.6},{72} A6.5,6.5 0 0 1 {x + 1.5},{66.6}", "#e8fffa", 3)
    lift = -3 if mood.glad else 0
    if mood.sad:
        body += worried(94, 19, "#2b1410", 5)
    else:
        body += stroke(f"M71,{94 + lift} Q79,{88 + lift} 92,{94 + lift * 0.4}", "#2b1410", 5)
        body += stroke(f"M108,{94 + lift * 0.4} Q121,{88 + lift} 129,{94 + lift}", "#2b1410", 5)
    body += eyes(106, 18, ("#b8743a", "#4a2410"), mood, skin, rx=9.4, ry=10)
    body += stroke(
        "M97,108 C94,115 89,118 91,122.5 C94,125.5 106,125.5 109,122.5 C111,118 106,115 104,110",
        "#54290f",
        2.8,
    )
    if mood.glad:
        body += open_mouth(100, 131, 20, 18)
    elif mood.sad:
        body += sad_mouth(100, 138, 14)
    else:
        body += shaded(
            "grin",
            "M82,131 Q100,136 119,129 C118,142 108,147 100,147 C92,147 84,142 82,131Z",
            "#fffaf0",
            stroke("M84,138.6 Q100,144 118,137.6", "#d8cdbc", 1.6),
            2.8,
        )
    body += shaded(
        "scarf_",
        "M62,158 C78,172 122,172 138,156 L148,170 C128,190 74,192 54,172Z",
        "url(#scarf)",
        "".join(
            stroke(f"M{x},{y} l{-d},12", "#9a6212", 3, 0.8)
            for x, y, d in ((70, 168, 5), (86, 174, 3), (102, 175, 0), (118, 172, -3))
        ),
    )
    return body + shaded(
        "tail",
        "M118,174 L142,166 L152,204 H124Z",
        "#e08a2c",
        stroke("M124,186 L150,180 M126,196 L152,190", "#9a5212", 3, 0.8),
    )


def ottilie(mood: Mood) -> str:
    """A silver bob, large round glasses and an acorn beret with a leaf."""
    skin, shade = "#fde0cc", "#eab795"
    body = blend("skin", "#fff0e2", skin, "#f2c5a6", turn=True)
    body += blend("hair", "#e6e2fa", "#c3bfe4", "#9490ba") + blend("cap", "#58b05a", "#256a34")
    body += blend("coat", "#d8558f", "#8e2a5c")
    body += shape(
        "M54,74 C40,100 44,132 42,154 C54,164 70,160 78,154 H122 C130,160 146,164 158,154 "
        "C156,132 160,100 146,74Z",
        "#8d89b2",
    )
    body += shaded(
        "coat_",
        "M16,204 C22,180 46,168 70,164 H130 C154,168 178,180 184,204Z",
        "url(#coat)",
        path("M132,162 C142,178 144,192 144,206 H190 V162Z", "#5e1640", more='opacity=".5"'),
    )
    body += shape("M87,138 V164 Q100,176 113,164 V138Z", shade)
    body += path("M88,147 Q100,158 112,147 V153 Q100,164 88,153Z", "#c07c58", more='opacity=".5"')
    body += mirrored(shape("M86,158 C74,160 66,164 62,172 C74,184 88,186 98,180Z", "#fff4e0"))
    body += shape("M100,180 L82,174 L84,194Z M100,180 L118,174 L116,194Z", "#6a34a8", 2.8)
    body += circle(100, 181, 5, "#8a4cc8", f'stroke="{OUTLINE}" stroke-width="2.6"')
    body += shaded(
        "face",
        "M61,90 C58,118 64,132 78,143 C88,150 94,151 100,151 C106,151 112,150 122,143 C136,132 "
        "142,118 139,90 C134,62 66,62 61,90Z",
        "url(#skin)",
        path("M124,60 C136,100 130,128 110,154 H150 V60Z", shade, more='opacity=".5"')
        + oval(100, 74, 48, 18, "#8a6a9a", 'opacity=".36" filter="url(#cheek)"')
        + blush(74, 127, "#f27a7a", 0.5)
        + blush(126, 127, "#f06a6a", 0.46),
    )
    lift = -2 if mood.glad else 0
    if mood.sad:
        body += worried(89, 19, "#8d86b4", 3.6)
    else:
        body += stroke(f"M72,{90 + lift} Q80,{85 + lift} 90,{89 + lift}", "#8d86b4", 3.6)
        body += stroke(f"M110,{89 + lift} Q120,{85 + lift} 128,{90 + lift}", "#8d86b4", 3.6)
    body += eyes(109, 19, ("#7fa2f0", "#2f4aa8"), mood, skin, rx=8.8, ry=9.6, lash=True)
    for x in (81, 119):
        body += circle(x, 109, 16.4, "#eaf4ff", 'opacity=".16"')
        body += circle(x, 109, 16.4, "none", f'stroke="{OUTLINE}" stroke-width="5.4"')
        body += circle(x, 109, 16.4, "none", 'stroke="#b5783a" stroke-width="1.9"')
        body += stroke(f"M{x - 11},{103} A12,12 0 0 1 {x - 4},{97.4}", "#fff", 2.8, 0.85)
    body += stroke("M97.4,107 Q100,104 102.6,107", OUTLINE, 4.6)
    body += stroke("M99,116 Q96.5,121 101,122", "#c07858", 2.6)
    if mood.glad:
        body += open_mouth(100, 130, 11, 12)
    elif mood.sad:
        body += sad_mouth(100, 136, 9)
    else:
        body += stroke("M90,133 Q100,141 110,133", OUTLINE, 3)
    body += mirrored(
        shaded(
            "side",
            "M66,70 C46,84 44,116 48,150 C54,156 60,154 62,148 C58,128 58,108 70,90Z",
            "url(#hair)",
            gloss("M58,94 C53,108 53,124 54,140", 3, 0.8),
        )
    )
    body += shaded(
        "fringe",
        "M58,94 C56,66 78,54 100,54 C124,54 146,66 143,98 C132,98 120,92 112,84 C104,96 76,98 "
        "58,94Z",
        "url(#hair)",
        gloss("M70,82 C78,72 88,68 100,67", 4, 0.75)
        + stroke("M112,84 C120,80 126,74 128,68", "#9490ba", 2.6),
    )
    body += shaded(
        "cap_",
        "M40,62 C44,34 74,18 108,20 C142,22 164,42 162,66 C150,74 148,70 140,66 C112,58 76,58 "
        "52,68 C46,72 40,70 40,62Z",
        "url(#cap)",
        path("M120,10 C138,30 142,50 138,76 H176 V10Z", "#174a24", more='opacity=".45"')
        + gloss("M56,50 C64,38 76,31 92,29", 4.4, 0.5)
        + stroke("M62,60 C76,50 92,46 108,46 M128,52 C138,54 146,58 152,64", "#1f5a2c", 2.4, 0.7),
    )
    body += shape("M44,66 C68,52 130,50 158,68 L157,78 C128,62 74,64 45,78Z", "#1f5a2c")
    body += stroke("M106,21 C104,12 108,6 114,3", OUTLINE, 7)
    body += stroke("M106,21 C104,12 108,6 114,3", "#7a5228", 2.6)
    return body + shaded(
        "leaf",
        "M128,40 C138,22 158,18 176,26 C168,44 148,52 128,40Z",
        "#e0a53c",
        stroke("M130,39 C146,34 160,30 174,27", "#8a5a14", 2.6),
        2.8,
    )


def kenzo(mood: Mood) -> str:
    """A fox hood, a spiky fringe and one eyebrow that doubts everything."""
    skin, shade = "#f2c892", "#d09a62"
    body = blend("skin", "#fadcae", skin, "#e2ae74", turn=True)
    body += blend("hood", "#f4a248", "#dd8430", "#b05e18")
    body += blend("coat", "#d6782a", "#93480f")
    body += shaded(
        "coat_",
        "M12,206 C20,178 44,166 68,162 H132 C156,166 180,178 188,206Z",
        "url(#coat)",
        path("M134,160 C146,178 148,192 148,206 H194 V160Z", "#6a300a", more='opacity=".5"'),
    )
    for flip in ("", 'transform="translate(200,0) scale(-1,1)"'):
        body += f"<g {flip}>" + shape("M42,72 C36,52 38,32 46,18 C62,24 78,34 90,46Z", "url(#hood)")
        body += shape("M50,60 C47,48 48,39 51,31 C60,36 67,41 73,46Z", "#ffc9a4", 2.6)
        body += path("M51,31 C49,38 48,43 49,50 L57,35Z", "#fff2dc") + "</g>"
    body += shaded(
        "hood_",
        "M100,28 C62,28 36,58 36,104 C36,132 40,148 56,164 C76,176 124,176 144,164 "
        "C160,148 164,132 "
        "164,104 C164,58 138,28 100,28Z",
        "url(#hood)",
        path("M126,24 C152,60 152,130 132,176 H176 V24Z", "#9a4c10", more='opacity=".5"')
        + gloss("M46,104 C46,72 62,50 86,42", 4.4, 0.45),
    )
    body += shape(
        "M100,50 C76,62 58,84 58,112 C58,134 64,150 74,164 H126 C136,150 142,134 142,112 C142,84 "
        "124,62 100,50Z",
        "#5a2608",
    )
    body += shape("M86,142 V166 Q100,178 114,166 V142Z", shade)
    body += path("M87,149 Q100,161 113,149 V155 Q100,167 87,155Z", "#a86a38", more='opacity=".5"')
    body += shaded(
        "face",
        "M60,96 C58,118 64,134 80,147 C90,154 95,155 100,155 C105,155 110,154 120,147 C136,134 "
        "142,118 140,96 C134,66 66,66 60,96Z",
        "url(#skin)",
        path("M122,60 C134,104 130,132 106,158 H150 V60Z", shade, more='opacity=".55"')
        + oval(100, 80, 46, 20, "#7a3a10", 'opacity=".42" filter="url(#cheek)"')
        + blush(74, 127, "#ee7a48", 0.4)
        + blush(126, 127, "#e66a3a", 0.4),
    )
    body += shaded(
        "fringe",
        "M100,51 C78,62 62,82 60,102 L68,92 L76,104 L88,84 L97,102 L108,83 L118,102 L126,90 "
        "L141,104 C140,84 124,62 100,51Z",
        "#29223f",
        stroke("M72,86 C78,74 86,66 96,60", "#6a62a0", 3, 0.85)
        + stroke("M112,66 C120,72 126,80 130,88", "#49427a", 2.6, 0.8),
    )
    if mood.glad:
        body += stroke("M70,100 Q79,94 91,98", "#1c1430", 4.6)
        body += stroke("M109,98 Q121,94 130,100", "#1c1430", 4.6)
    elif mood.sad:
        body += worried(102, 20, "#1c1430", 4.8)
    else:
        body += stroke("M69,102 L91,104", "#1c1430", 4.8)
        body += stroke("M109,102 Q120,93 131,97", "#1c1430", 4.8)
    body += eyes(115, 18.5, ("#9a7ad8", "#3f2a74"), mood, skin, ry=8.8, look=(-0.6, 0))
    if not (mood.shut or mood.glad or mood.sad):
        body += stroke("M71,109.5 H92", OUTLINE, 3.8)
    body += stroke("M100,120 C96.5,126 97.5,129 102.5,129", "#a5652c", 2.8)
    if mood.glad:
        body += open_mouth(101, 134, 13, 12)
    elif mood.sad:
        body += sad_mouth(100, 140, 11)
    else:
        body += stroke("M88,139 C95,133 100,144 113,136", OUTLINE, 3.2)
    for x0, x1 in ((78, 72), (122, 128)):
        body += stroke(f"M{x0},166 L{x1},204", OUTLINE, 7.4)
        body += stroke(f"M{x0},166 L{x1},204", "#fff2dc", 3.4)
    return body


STUDENTS = (
    Character("morgane", morgane, (100, 98, 1.45)),
    Character("basile", basile, (100, 100, 1.45)),
    Character("ottilie", ottilie, (100, 103, 1.5)),
    Character("kenzo", kenzo, (100, 108, 1.5)),
)
