"""The strict professors: Prissymann and Tidygall."""

from __future__ import annotations

from dataclasses import replace

from tools.art.kit import OUTLINE
from tools.art.portraits_kit import (
    Character,
    Mood,
    blend,
    blush,
    enlarged,
    eyes,
    gloss,
    mirrored,
    oval,
    shaded,
    shape,
    stroke,
)
from tools.art.widgets_kit import circle, path


def gideon(mood: Mood) -> str:
    """Not a hair of the moustache astray, not a speck on the gloves."""
    skin, shade = "#f8d8c6", "#dba48e"
    face = replace(mood, glad=False)
    body = blend("skin", "#fde6d8", skin, "#e8b8a2", turn=True)
    body += blend("hair", "#4a3a52", "#2a2036", "#171022") + blend("coat", "#8a2f5a", "#4a1436")
    body += blend("glove", "#ffffff", "#e4e2f0", "#b4b0cc", turn=True)
    body += shaded(
        "coat_",
        "M4,206 C10,184 38,172 68,166 H132 C162,172 190,184 196,206Z",
        "url(#coat)",
        path("M138,164 C150,180 152,192 152,206 H200 V164Z", "#280820", more='opacity=".55"'),
    )
    body += shape("M74,166 L100,206 H60 L56,172Z M126,166 L100,206 H140 L144,172Z", "#6a1f46", 2.6)
    body += shape("M76,164 L100,204 L124,164Z", "#fffdf6", 2.6)
    body += shape("M86,142 V170 H114 V142Z", shade)
    body += mirrored(shape("M84,148 C78,150 74,154 72,160 L76,174 L98,178 L100,166Z", "#fffdf6"))
    body += mirrored(stroke("M78,158 L92,172", "#c9c4d8", 2))
    body += mirrored(shape("M100,178 L82,170 C78,176 78,184 82,190 L100,182Z", "#2c2440", 2.8))
    body += circle(100, 180, 5, "#5a4a72", f'stroke="{OUTLINE}" stroke-width="2.6"')
    body += circle(100, 196, 2.4, "#f0c050", f'stroke="{OUTLINE}" stroke-width="1.4"')
    body += mirrored(shape("M66,98 C56,94 56,116 68,119Z", shade))
    body += shaded(
        "face",
        "M66,70 C62,96 64,118 74,136 C82,150 92,158 100,158 C108,158 118,150 126,136 "
        "C136,118 138,96 134,70 C128,40 72,40 66,70Z",
        "url(#skin)",
        path("M120,44 C132,92 128,130 106,162 H150 V44Z", shade, more='opacity=".5"')
        + blush(78, 122, "#ea7a7a", 0.55 if mood.glad else 0.35)
        + blush(122, 122, "#e66a6a", 0.55 if mood.glad else 0.35)
        + stroke("M86,74 Q100,71 114,74", "#c08a76", 2, 0.7),
    )
    body += shaded(
        "slick",
        "M97,40 C82,30 62,40 61,66 C60,80 62,92 66,100 C68,86 68,76 74,68 C84,62 94,56 97,44 "
        "C102,58 116,60 127,68 C132,76 132,86 134,100 C138,92 140,80 139,66 C138,40 114,28 97,40Z",
        "url(#hair)",
        gloss("M70,52 C74,44 82,41 90,43", 4.4, 0.6)
        + gloss("M112,44 C122,45 128,50 132,60", 3.4, 0.5)
        + stroke("M66,66 C72,58 84,54 92,50 M130,66 C122,60 112,56 104,52", "#6a5a78", 2, 0.8),
    )
    tilt = 5 if mood.glad else 0
    body += stroke(f"M72,{90 - tilt} Q80,{84 - tilt} 91,{90 + tilt * 0.4}", "#2a2036", 3.6)
    body += stroke(f"M109,{86 + tilt} Q120,{76 - tilt} 130,{84 - tilt}", "#2a2036", 3.6)
    wide = 1.18 if mood.glad else 1
    body += eyes(
        103, 18, ("#9ab0c0", "#3e5468"), face, skin, rx=7.6 * wide, ry=7.4 * wide,
        lid=0 if mood.glad else 0.26,
    )  # fmt: skip
    body += circle(118, 103, 14.4, "#e6f4ff", 'opacity=".22"')
    body += circle(118, 103, 14.4, "none", f'stroke="{OUTLINE}" stroke-width="6"')
    body += circle(118, 103, 14.4, "none", 'stroke="#f0c050" stroke-width="2.8"')
    body += stroke("M109,99 A10,10 0 0 1 115,93.6", "#fff", 2.6, 0.9)
    chain = "M131,108 C140,124 136,150 130,166"
    body += stroke(chain, OUTLINE, 4) + stroke(chain, "#f0c050", 1.8)
    body += stroke("M95,100 C94,110 90,117 90,121 C90,126 97,126 101,125 C107,126 109,122 "
                   "107,118", "#a8705c", 2.8)  # fmt: skip
    if mood.glad:
        body += shaded("gasp", "M92,142 Q100,136 108,142 Q109,153 100,153 Q91,153 92,142Z",
                       "#5a1226", oval(100, 153, 6, 4, "#e0606a"), 2.8)  # fmt: skip
    else:
        body += stroke("M93,144 Q100,141 107,144", OUTLINE, 3)
    body += mirrored(
        shaded(
            "tache",
            "M100,131 C92,126 84,128 78,134 C72,140 64,140 62,132 C61,126 67,123 70,127 "
            "C62,116 52,124 54,134 C56,146 72,148 82,143 C90,139 96,137 100,136Z",
            "url(#hair)",
            gloss("M94,131 C86,131 80,136 74,140", 2.4, 0.5),
            2.6,
        )
    )
    hand = _glove_up() if mood.glad else _glove()
    body += f'<g transform="translate(-9,2)">{hand}</g>'
    return enlarged(body, 1.14)


def _glove() -> str:
    """A gloved hand whose finger and thumb hold something very small."""
    return (
        shape("M150,206 L146,186 H178 L176,206Z", "#fffdf6", 2.8)
        + stroke("M148,192 H177", "#b4b0cc", 2)
        + shape("M170,172 C176,160 180,152 186,148 C192,148 192,154 188,160 L178,180Z",
                "url(#glove)", 2.8)
        + shape("M164,168 C168,154 170,146 176,142 C182,142 182,148 179,156 L174,176Z",
                "url(#glove)", 2.8)
        + shaded(
            "palm",
            "M144,188 C140,178 142,168 148,162 C144,156 140,152 138,146 C139,140 145,141 148,145 "
            "L156,154 C154,148 154,142 158,138 C164,137 165,143 164,148 C166,154 174,164 176,174 "
            "C178,182 178,186 176,190Z",
            "url(#glove)",
            stroke("M156,154 C160,158 162,162 162,168 M158,178 V188 M166,178 V188", "#9f9abc", 2.2),
            2.8,
        )
    )  # fmt: skip


def _glove_up() -> str:
    """The same hand with its forefinger raised."""
    return (
        shape("M150,206 L146,190 H180 L178,206Z", "#fffdf6", 2.8)
        + stroke("M148,196 H178", "#b4b0cc", 2)
        + shape("M150,166 L149,124 C149,116 161,116 161,124 L162,164Z", "url(#glove)", 2.8)
        + shaded(
            "palm",
            "M144,192 C140,180 142,168 150,162 L176,160 C184,164 186,178 180,192Z",
            "url(#glove)",
            stroke("M158,178 V190 M167,178 V190", "#9f9abc", 2.2),
            2.8,
        )
        + shape("M162,160 C162,154 172,154 173,160 V172 C173,178 162,178 162,172Z", "url(#glove)",
                2.6)
        + shape("M172,163 C173,157 182,158 182,164 V174 C181,180 172,179 172,174Z", "url(#glove)",
                2.6)
        + shape("M142,172 C148,164 158,168 164,174 C166,180 160,182 154,180Z", "url(#glove)", 2.6)
    )  # fmt: skip


def _tier(y: float, half: float, low: float) -> str:
    """One layer of hair round the head, cut straight."""
    return (
        f"M{100 - half + 8},{y} C{100 - half - 2},{y + 8} {100 - half - 4},{y + 20} "
        f"{100 - half - 4},{low - 5} Q{100 - half - 4},{low} {100 - half + 2},{low} "
        f"H{100 + half - 2} Q{100 + half + 4},{low} {100 + half + 4},{low - 5} "
        f"C{100 + half + 4},{y + 20} {100 + half + 2},{y + 8} {100 + half - 8},{y}Z"
    )


def gravitha(mood: Mood) -> str:
    """Hair in layers as level as the potions she marks, and a ruler to prove it."""
    skin, shade = "#8a5638", "#5e3622"
    face = replace(mood, glad=False)
    body = blend("skin", "#a06a46", skin, "#6c4028", turn=True)
    body += blend("hair", "#b4a2cc", "#7e6a9e", "#54446e") + blend("robe", "#34507a", "#16253e")
    for y, half, low in ((96, 52, 158), (78, 48, 130), (58, 43, 102)):
        body += shaded(
            f"tier{y}",
            _tier(y, half, low),
            "url(#hair)",
            "".join(
                stroke(f"M{100 + side * (half - d)},{y + 14} V{low - 6}", "#d8c8ec", 2.2, 0.55)
                for side in (-1, 1)
                for d in (1, 8)
            )
            + path(f"M40,{low - 7} H160 V{low} H40Z", "#3c2e54", more='opacity=".5"'),
        )
    body += shaded(
        "robe_",
        "M4,206 C10,186 34,172 62,166 H138 C166,172 190,186 196,206Z",
        "url(#robe)",
        path("M138,160 C152,178 154,192 154,206 H200 V160Z", "#0a1424", more='opacity=".55"'),
    )
    for x in (28, 172):
        body += stroke(f"M{x},184 V206", "#f0c050", 2.6, 0.8)
    body += shape("M84,140 V172 H116 V140Z", shade)
    body += shaded(
        "face",
        "M62,78 C60,102 62,122 68,136 C74,148 86,156 100,156 C114,156 126,148 132,136 "
        "C138,122 140,102 138,78 C130,56 70,56 62,78Z",
        "url(#skin)",
        path("M122,56 C132,98 128,130 108,160 H150 V56Z", shade, more='opacity=".55"')
        + oval(100, 82, 46, 12, "#2a1018", 'opacity=".4" filter="url(#cheek)"')
        + blush(76, 124, "#c8483a", 0.32)
        + blush(124, 124, "#c04234", 0.32)
        + mirrored(stroke("M82,128 Q78,134 80,141", "#4e2a18", 2.2, 0.8))
        + gloss("M70,102 Q68,112 71,122", 2.6, 0.16),
    )
    body += mirrored(
        shaded(
            "collar",
            "M100,186 L76,160 C66,150 60,144 52,140 C50,160 54,180 66,200 L100,206Z",
            "url(#robe)",
            path("M96,186 L72,162 C66,156 60,150 54,146 L58,138 L104,178Z", "#4a6a9a"),
        )
    )
    body += mirrored(stroke("M52,140 C60,144 66,150 76,160 L100,186", OUTLINE, 6))
    body += mirrored(stroke("M53,141 C61,145 67,151 76,160 L99,184", "#f0c050", 2.6))
    body += shape("M100,178 L108,188 L100,198 L92,188Z", "#e8505a", 2.8)
    body += stroke("M96,187 L100,182", "#fff", 2, 0.9)
    body += shaded(
        "fringe",
        "M58,90 C56,56 74,42 100,42 C126,42 144,56 142,90 Q142,92 139,92 H61 Q58,92 58,90Z",
        "url(#hair)",
        "".join(stroke(f"M{x},56 V86", "#54446e", 2, 0.7) for x in (72, 86, 114, 128))
        + path("M50,85 H150 V94 H50Z", "#3c2e54", more='opacity=".45"')
        + gloss("M66,66 Q74,52 92,49", 4, 0.6)
        + stroke("M100,44 V88", "#54446e", 2.6),
    )
    for y, half in ((30, 30), (17, 22), (4, 14)):
        body += shaded(
            f"bun{y}",
            f"M{100 - half + 5},{y} H{100 + half - 5} Q{100 + half + 2},{y + 7} "
            f"{100 + half - 3},{y + 14} H{100 - half + 3} Q{100 - half - 2},{y + 7} "
            f"{100 - half + 5},{y}Z",
            "url(#hair)",
            path(f"M60,{y + 9} H140 V{y + 15} H60Z", "#3c2e54", more='opacity=".45"')
            + gloss(f"M{100 - half + 8},{y + 5} H{100 - half * 0.2}", 2.6, 0.55),
            2.8,
        )
    body += _ruler()
    angry = 4 if mood.glad else 0
    body += stroke(f"M70,{95 - angry * 0.6} L92,{100 + angry}", "#3a2a4a", 4.2)
    body += stroke(f"M130,{95 - angry * 0.6} L108,{100 + angry}", "#3a2a4a", 4.2)
    body += eyes(
        111, 18, ("#b0c47a", "#4a5a1e"), face, "#6e4230", rx=8.4, ry=7.6,
        lid=0.22 if not mood.glad else 0.1, lash=True, look=(0, 0.8),
    )  # fmt: skip
    if mood.glad:
        body += stroke("M97,98 V104 M103,98 V104", "#3e1f10", 2.4)
    body += stroke("M96,108 C95,116 89,120 91,124.5 C94,127.5 106,127.5 109,124.5 "
                   "C111,120 105,116 104,112", "#3e1f10", 2.8)  # fmt: skip
    if mood.glad:
        body += shaded(
            "tut",
            "M86,144 C90,135 110,135 114,144 C108,142 92,142 86,144Z",
            "#5a1226",
            path("M84,134 H116 V141 Q100,137 84,141Z", "#fffaf0"),
            2.8,
        )
    else:
        body += shape("M86,140 Q100,135 114,140 Q100,146 86,140Z", "#a8384a", 2.4)
        body += stroke("M88,140 H112", OUTLINE, 2)
    body += mirrored(circle(60, 128, 4.2, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="2.2"'))
    return body


def _ruler() -> str:
    """A ruler through the bun."""
    ticks = "".join(
        stroke(f"M{x},-5 V{0 if i % 2 else 2}", "#5a3414", 1.8)
        for i, x in enumerate(range(-48, 52, 8))
    )
    return (
        '<g transform="translate(100,31)">'
        + shape("M-56,-6 H56 V7 H-56Z", "#f4cf82", 2.8)
        + path("M-54.6,3 H54.6 V5.6 H-54.6Z", "#c8964a")
        + ticks
        + circle(50, 1, 2, OUTLINE)
        + "</g>"
        + shape("M88,18 H112 Q117,31 112,44 H88 Q83,31 88,18Z", "url(#hair)", 2.8)
        + gloss("M92,24 V34", 2.6, 0.5)
    )


STRICT = (
    Character("gideon_prissymann", gideon, (100, 92, 1.3)),
    Character("gravitha_tidygall", gravitha, (100, 106, 1.4)),
)
