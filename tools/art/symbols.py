"""The six marble symbols and the star.

Every symbol fills a box of 100 x 100 and works as a bare silhouette, so it is told without colour.
"""

from __future__ import annotations

from math import cos, pi, sin

FLAME = (
    "M52 3C57 22 81 38 83 65C84 86 68 98 50 98C32 98 16 86 17 64C17.5 51 26 44 30 32"
    "C34 41 37 45 42 47C38 31 43 15 52 3Z"
)
FLAME_HEART = (
    "M52 52C56 62 67 69 67 81C67 90 60 95 50 95C40 95 34 89 34 81C34 74 39 70 42 65"
    "C44 68 46 70 48 70C47 64 49 58 52 52Z"
)
DROP = "M50 3C58 24 81 45 81 67C81 85 67 97 50 97C33 97 19 85 19 67C19 45 42 24 50 3Z"
DROP_SHADE = "M31 64C31 80 42 88 57 86C46 84 38 77 36 64C35 60 31 60 31 64Z"
MOON = "M50 8A44 44 0 1 0 94 62A35 35 0 1 1 50 8Z"
SPARK = "M77 10Q79.5 26.5 96 29Q79.5 31.5 77 48Q74.5 31.5 58 29Q74.5 26.5 77 10Z"
GHOST = (
    "M50 5C71 5 83 20 83 43L86 92L73 83L61.5 95L50 84L38.5 95L27 83L14 92L17 43C17 20 29 5 50 5Z"
)
LEAF = "M50 1C83 20 92 56 68 79C62 84 56 87 50 88C44 87 38 84 32 79C8 56 17 20 50 1Z"


def star(points: int, outer: float, inner: float, cx: float = 50, cy: float = 50) -> str:
    """Path of a star with its first point upwards."""
    corners = []
    for i in range(points * 2):
        radius = inner if i % 2 else outer
        turn = pi * i / points - pi / 2
        corners.append(f"{cx + radius * cos(turn):.2f} {cy + radius * sin(turn):.2f}")
    return "M" + "L".join(corners) + "Z"


def _sun(light: str) -> str:
    rays = []
    for i in range(8):
        turn = pi * i / 4 - pi / 2
        side = 0.235
        tip = f"{50 + 49 * cos(turn):.1f} {50 + 49 * sin(turn):.1f}"
        a = f"{50 + 29 * cos(turn - side):.1f} {50 + 29 * sin(turn - side):.1f}"
        b = f"{50 + 29 * cos(turn + side):.1f} {50 + 29 * sin(turn + side):.1f}"
        rays.append(f"M{a}L{tip}L{b}Z")
    return f'<g fill="{light}"><path d="{"".join(rays)}"/><circle cx="50" cy="50" r="21"/></g>'


def marble_symbol(code: str, fill: str, detail: str) -> str:
    """SVG of the symbol of a marble colour: its silhouette in `fill`, inner marks in `detail`."""
    if code == "R":
        return f'<path d="{FLAME}" fill="{fill}"/><path d="{FLAME_HEART}" fill="{detail}"/>'
    if code == "B":
        return f'<path d="{DROP}" fill="{fill}"/><path d="{DROP_SHADE}" fill="{detail}"/>'
    if code == "K":
        return f'<path d="{MOON}{SPARK}" fill="{fill}"/>'
    if code == "Y":
        return _sun(fill)
    if code == "G":
        return (
            f'<path d="{GHOST}" fill="{fill}"/><g fill="{detail}">'
            '<ellipse cx="38" cy="40" rx="7.5" ry="10"/><ellipse cx="62" cy="40" rx="7.5" ry="10"/>'
            '<ellipse cx="50" cy="62" rx="6" ry="8"/></g>'
        )
    return (
        f'<path d="{LEAF}" fill="{fill}"/>'
        '<path d="M50 22V99M50 44L64 32M50 44L36 32M50 60L69 46M50 60L31 46M50 75L66 64M50 75L34 '
        '64" '
        f'fill="none" stroke="{detail}" stroke-width="5.5" stroke-linecap="round"/>'
        f'<path d="M50 84V99" stroke="{fill}" stroke-width="7" stroke-linecap="round"/>'
    )
