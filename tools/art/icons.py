"""Draws the small signs in buttons and lists, 64 x 64 units.

A sign is golden with a dark outline, so that it reads on parchment as well as on enamel; each
also exists as a flat dark `<name>_ink`. Some are small things in their own colours.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tools.art.kit import OUTLINE, draw, linear
from tools.art.widgets_kit import WIDGET_DEFS, circle, path, polygon, rect, star

INK = "#3b1c0a"
EDGE = 6.5  # width of the outline and what lies between two parts


class Part(NamedTuple):
    """A filled shape, or a line if it has a width."""

    d: str
    line: float = 0


def ring(x: float, y: float, radius: float) -> str:
    """Path data of a circle."""
    half = f"a{radius},{radius} 0 1 0"
    return f"M{x - radius},{y} {half} {2 * radius},0 {half} {-2 * radius},0Z"


def cog(x: float, y: float, radius: float, teeth: int) -> str:
    """Path data of a cog wheel with a hole."""
    points = []
    for i in range(teeth):
        for reach, at in ((1.0, -0.2), (1.0, 0.2), (0.76, 0.3), (0.76, 0.7)):
            a = 2 * math.pi * (i + at) / teeth
            points.append((x + radius * reach * math.cos(a), y + radius * reach * math.sin(a)))
    return polygon(points) + ring(x, y, radius * 0.34)


SPEAKER = Part("M7,25 H18 L33,12 V52 L18,39 H7Z")
NOTE = (
    Part("M22,47 V17 L50,11 V41", 5),
    Part("M22,15 L50,9 V18 L22,24Z"),
    Part("M22,47 a8,6.5 -20 1 1 -2,-4Z"),
    Part("M50,41 a8,6.5 -20 1 1 -2,-4Z"),
)
SLASH = Part("M10,54 L54,10", 6)

SIGNS: dict[str, tuple[Part, ...]] = {
    "person": (Part(ring(32, 19, 12)), Part("M9,57 C9,43 17,35.5 32,35.5 C47,35.5 55,43 55,57Z")),
    "gear": (Part(cog(32, 32, 27, 8)),),
    "check": (Part("M12,33 L26,47 L53,17", 10),),
    "cross": (Part("M16,16 L48,48 M48,16 L16,48", 10),),
    "hand": (
        Part("M21,34 V19 M29,32 V12 M37,32 V13 M45,34 V20", 7.4),
        Part("M12,33 L20,44", 7.4),
        Part("M17.5,32 H48.7 V42 C48.7,52 42,58 33,58 C26,58 21,54 17,47Z"),
    ),
    "speaker": (SPEAKER, Part("M41,24 Q46,32 41,40", 5), Part("M48,16 Q58,32 48,48", 5)),
    "mute": (SPEAKER, Part("M42,25 L56,39 M56,25 L42,39", 6)),
    "music": NOTE,
    "music_off": (*NOTE, SLASH),
    "eye": (
        Part(
            "M4,32 C14,17 24,13 32,13 C40,13 50,17 60,32 C50,47 40,51 32,51 C24,51 14,47 4,32Z"
            + ring(32, 32, 11)
        ),
        Part(ring(32, 32, 5)),
    ),
    "back": (Part("M29,10 L7,32 L29,54 V41 H56 V23 H29Z"),),
    "next": (Part("M35,10 L57,32 L35,54 V41 H8 V23 H35Z"),),
    "home": (Part("M32,7 L60,33 H51 V57 H38 V41 H26 V57 H13 V33 H4Z"),),
    "info": (Part(ring(32, 14, 6)), Part("M22,27 H38 V49 H44 V56 H20 V49 H26 V34 H22Z")),
    "play": (Part("M17,10 L53,32 L17,54Z"),),
    "pause": (Part("M16,12 H27 V52 H16Z M37,12 H48 V52 H37Z"),),
    "skip": (Part("M8,12 L28,32 L8,52Z M30,12 L50,32 L30,52Z M51,12 H57 V52 H51Z"),),
    "rewind": (Part("M56,12 L36,32 L56,52Z M34,12 L14,32 L34,52Z M13,12 H7 V52 H13Z"),),
    "undo": (Part("M24,10 L6,25 L24,40 V30 H36 C52,30 50,50 36,50 H22 V57 H38 C64,57 64,21 37,21 "
                  "H24Z"),),
    "full_screen": (Part("M8,8 H26 V16 H16 V26 H8Z M38,8 H56 V26 H48 V16 H38Z "
    "M8,38 H16 V48 H26 V56 "
                         "H8Z M48,38 H56 V56 H38 V48 H48Z"),),
    "pencil": (Part("M40,10 L54,24 L24,54 L7,57 L10,40Z"),),
}  # fmt: skip


def sign(parts: tuple[Part, ...]) -> str:
    """A golden sign in a dark outline."""
    body = ""
    for d, line in parts:
        fill = "none" if line else OUTLINE
        body += path(d, fill, OUTLINE, line + EDGE, 'fill-rule="evenodd"')
    for d, line in parts:
        if line:
            body += path(d, "none", "#f4c65e", line)
        else:
            body += path(d, "url(#shine)", more='fill-rule="evenodd"')
    return body


def flat(parts: tuple[Part, ...]) -> str:
    """The same sign in plain ink."""
    return "".join(
        path(d, "none" if line else INK, INK, line, 'fill-rule="evenodd"') for d, line in parts
    )


def outlined(d: str, fill: str, width: float = 3.6) -> str:
    """A coloured shape in the dark outline."""
    return path(d, fill, OUTLINE, width)


def dice() -> str:
    """A die of bone with violet pips."""
    pips = "".join(
        circle(x, y, 4.4, "#5F1D6E") for x, y in ((20, 20), (44, 20), (32, 32), (20, 44), (44, 44))
    )
    box = rect(9, 9, 46, 46, 10, "url(#bone)", f'stroke="{OUTLINE}" stroke-width="4"')
    return f'<g transform="rotate(9,32,32)">{box}{pips}</g>'


def lock() -> str:
    """A brass padlock."""
    return (
        path("M20,32 V20 C20,4 44,4 44,20 V32", "none", OUTLINE, 13)
        + path("M20,32 V20 C20,4 44,4 44,20 V32", "none", "#d9a845", 6)
        + rect(11, 28, 42, 31, 5, "url(#shine)", f'stroke="{OUTLINE}" stroke-width="4"')
        + rect(15, 31.5, 34, 3, 1.5, "#fff6cc", 'opacity=".8"')
        + circle(32, 42, 4.6, OUTLINE)
        + path("M32,42 V51", "none", OUTLINE, 4.6)
    )


def book() -> str:
    """A violet book with a star."""
    return (
        outlined("M14,8 H50 Q54,8 54,12 V56 H16 Q10,56 10,50 V12 Q10,8 14,8Z", "#7a3a9a")
        + outlined("M12,50 Q12,45 17,45 H54 V55 H17 Q12,55 12,50Z", "#fbefd0", 3)
        + path("M18,10 V44", "none", "#4a1460", 3)
        + path(star(36, 26, 10), "#ffd968", OUTLINE, 2)
    )


def log() -> str:
    """A sheet with lines of writing."""
    return (
        outlined("M15,8 H49 V50 Q49,57 42,57 H22 Q15,57 15,50Z", "url(#bone)")
        + path("M22,19 H42 M22,29 H42 M22,39 H36", "none", "#7a4a20", 4)
        + outlined("M9,5 H55 Q58,9 55,13 H9 Q6,9 9,5Z", "url(#shine)", 3)
    )


def flask() -> str:
    """A round flask half full of violet."""
    glass = "M25,8 V24 C14,29 8,37 8,44 C8,52 15,58 32,58 C49,58 56,52 56,44 C56,37 50,29 39,24 V8Z"
    return (
        path(glass, "#efe6ff")
        + path("M10.5,37 H53.5 C55,40 56,42 56,44 C56,52 49,58 32,58 C15,58 8,52 8,44 "
               "C8,42 9,40 10.5,37Z", "#8a3cc0")
        + path("M11,37 H53", "none", "#d4a0f4", 3)
        + circle(25, 46, 3, "#d9b0f2")
        + circle(36, 50, 2.2, "#d9b0f2")
        + path(glass, "none", OUTLINE, 4)
        + outlined("M21,5 H43 V11 H21Z", "#c98a4a", 3.4)
        + path("M16,36 Q19,31 24,29", "none", "#fff", 3)
    )  # fmt: skip


def drop() -> str:
    """A drop of potion."""
    return (
        outlined("M32,5 C42,20 52,30 52,41 C52,52 43,59 32,59 C21,59 12,52 12,41 "
                 "C12,30 22,20 32,5Z", "url(#violet)", 4)
        + path("M20,40 C20,34 23,29 27,24", "none", "#fff", 4, 'opacity=".85"')
    )  # fmt: skip


def trophy() -> str:
    """A golden cup."""
    handles = "M18,14 H7 C7,28 12,33 21,34 M46,14 H57 C57,28 52,33 43,34"
    return (
        path(handles, "none", OUTLINE, 11)
        + path(handles, "none", "#d9a23c", 4.6)
        + outlined("M28,36 H36 V46 H44 V50 H20 V46 H28Z", "#b57d26")
        + outlined("M15,7 H49 C49,26 44,40 32,40 C20,40 15,26 15,7Z", "url(#shine)")
        + outlined("M15,50 H49 V58 H15Z", "#7a3a9a")
        + path(star(32, 21, 8), "#fff6d0", OUTLINE, 2)
    )


def clock() -> str:
    """A brass clock."""
    return (
        circle(32, 32, 27, "url(#shine)", f'stroke="{OUTLINE}" stroke-width="4"')
        + circle(32, 32, 20, "#fdf3d8", f'stroke="{OUTLINE}" stroke-width="3"')
        + path("M32,18 V32 L42,38", "none", "#4a1460", 4.6)
        + circle(32, 32, 3.4, "#4a1460")
    )


def key_enter() -> str:
    """The Enter key."""
    return (
        rect(5, 9, 54, 48, 9, "#b08a55", f'stroke="{OUTLINE}" stroke-width="4"')
        + rect(8, 11, 48, 37, 7, "url(#bone)")
        + path("M44,20 V31 H20 M28,23 L20,31 L28,39", "none", INK, 5)
    )


def mouse() -> str:
    """A mouse with its left button pressed."""
    return (
        rect(14, 6, 36, 52, 18, "url(#bone)", f'stroke="{OUTLINE}" stroke-width="4"')
        + path("M16,26 V24 C16,14 22,8 30,8 V26Z", "#c05ad8")
        + path("M15,27 H49 M32,8 V27", "none", OUTLINE, 3)
        + rect(29, 14, 6, 10, 3, "#ffe08a", f'stroke="{OUTLINE}" stroke-width="2.4"')
    )


def coin(colours: tuple[str, str], parts: tuple[Part, ...]) -> str:
    """A disc in a brass rim with a cream sign, as in the margin of the score sheet."""
    light, dark = colours
    body = (
        circle(32, 32, 31, OUTLINE)
        + circle(32, 32, 29, "url(#rim)")
        + circle(32, 32, 24.6, dark)
        + circle(32, 33.4, 23, light)
    )
    marks = "".join(
        path(d, "none" if line else "#fff3d2", "#fff3d2", line, 'fill-rule="evenodd"')
        for d, line in parts
    )
    return body + f'<g transform="translate(13.4,13.4) scale(.58)">{marks}</g>'


STAR = Part(star(32, 34, 29, 0.48))
BANG = (Part("M26,6 H38 L36,38 H28Z"), Part(ring(32, 51, 6)))
COINS = {
    "coin_skill": (("#1f7f86", "#0f4a58"), (STAR,)),
    "coin_help": (("#96622f", "#5a3414"), SIGNS["hand"]),
    "coin_reward": (("#2f9a58", "#14502c"), SIGNS["check"]),
    "coin_scolding": (("#d0303c", "#74101c"), BANG),
    "warning": (("#d0303c", "#74101c"), BANG),
}
THINGS = {
    "dice": dice(),
    "lock": lock(),
    "book": book(),
    "log": log(),
    "flask": flask(),
    "drop_liquid": drop(),
    "trophy": trophy(),
    "clock": clock(),
    "key_enter": key_enter(),
    "mouse": mouse(),
    "star": outlined(STAR.d, "url(#shine)", 4),
    "star_empty": outlined(STAR.d, "#8a7a5a55", 4),
}
DEFS = (
    linear("shine", "#fff0b0", "#f4c65e", "#d08f2c")
    + linear("bone", "#fffaea", "#f4e3bc", "#dcc08c")
    + linear("violet", "#d48be8", "#8a3cc0", "#4a1480")
)


def main() -> None:
    """Draw all signs."""
    for name, parts in SIGNS.items():
        draw(f"icons/{name}", 64, 64, sign(parts), DEFS)
        draw(f"icons/{name}_ink", 64, 64, flat(parts))
    for name, (colours, parts) in COINS.items():
        draw(f"icons/{name}", 64, 64, coin(colours, parts), WIDGET_DEFS)
    for name, body in THINGS.items():
        draw(f"icons/{name}", 64, 64, body, DEFS)


if __name__ == "__main__":
    main()
