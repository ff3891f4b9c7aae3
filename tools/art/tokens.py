"""Medals, tokens, seals, discs and marks: everything small that carries a sign or a number."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from tools.art.kit import BRASS_LINE, OUTLINE, draw, linear, radial
from tools.art.symbols import star

GOLD = linear("gold", "#fff1b8", "#e6b64c", "#9a6a1e", "#f0cf7a", x2=0.7)
SILVER = linear("silver", "#ffffff", "#c8cbe0", "#74789a", "#dfe2f2", x2=0.7)
HAZE = (
    '<filter id="haze" x="-50%" y="-50%" width="200%" height="200%">'
    '<feGaussianBlur stdDeviation="2"/></filter>'
)


def _disc(size: float, rim: str, field: tuple[str, ...], inside: str = "") -> tuple[str, str]:
    """A coin: shadow, metal rim, enamel field; its defs and body."""
    c = size / 2
    r = c - size * 0.06
    line = max(1.0, size * 0.035)
    defs = GOLD + SILVER + HAZE + radial("field", *field, cy=0.38, r=0.72)
    body = (
        f'<circle cx="{c + size * 0.01}" cy="{c + size * 0.045}" r="{r}" fill="#0c0408" '
        'opacity=".6" filter="url(#haze)"/>'
        f'<circle cx="{c}" cy="{c}" r="{r - line / 2:.2f}" fill="url(#{rim})" stroke="{OUTLINE}" '
        f'stroke-width="{line:.2f}"/>'
        f'<circle cx="{c}" cy="{c}" r="{r * 0.79:.2f}" fill="url(#field)" '
        f'stroke="{BRASS_LINE if rim == "gold" else "#2c2c48"}" '
        f'stroke-width="{line * 0.8:.2f}"/>{inside}'
        f'<path d="M{c - r * 0.62:.2f} {c - r * 0.22:.2f}A{r * 0.68:.2f} {r * 0.68:.2f} 0 0 1 '
        f'{c + r * 0.1:.2f} {c - r * 0.66:.2f}" '
        f'fill="none" stroke="#fff" stroke-width="{size * 0.035:.2f}" stroke-linecap="round" '
        'opacity=".45"/>'
    )
    return defs, body


def _discs() -> None:
    emblem = (
        f'<path d="{star(5, 18, 8, 29, 30)}" fill="#ffe08a" stroke="#2a0838" '
        'stroke-width="1.4" '
        'stroke-linejoin="round"/>'
    )
    violet = ("#6a2a8e", "#42165c", "#260a38")
    defs, body = _disc(58, "gold", violet, emblem)
    draw("objects/medal_skill", 58, 58, body, defs)
    defs, body = _disc(58, "silver", ("#c83a44", "#8e1a2a", "#520814"))
    draw("objects/token_help", 58, 58, body, defs)
    defs, body = _disc(34, "gold", violet)
    draw("objects/number_disc", 34, 34, body, defs)
    defs, body = _disc(34, "gold", ("#a86c38", "#6a3c1a", "#3c200c"))
    draw("objects/track_disc", 34, 34, body, defs)
    dashed = (
        '<circle cx="29" cy="29" r="24" fill="#0a0408" opacity=".35"/>'
        '<circle cx="29" cy="29" r="24" fill="none" '
        'stroke="#e0b878" stroke-width="2.2" stroke-dasharray="6.5 5.07" stroke-linecap="round" '
        'opacity=".75"/>'
    )
    draw("objects/medal_empty", 58, 58, dashed)


def _blob(size: float, seed: str, depth: float) -> str:
    """Outline of a drop of wax pressed flat: a circle with soft lobes."""
    dice = Random(seed)
    count = 9
    radii = [size * (0.5 - depth * dice.random()) for _ in range(count)]
    points = []
    for i in range(count * 2):
        radius = radii[i // 2] if i % 2 == 0 else size * (0.5 - depth) - size * 0.012
        turn = 2 * pi * (i + dice.uniform(-0.18, 0.18)) / (count * 2)
        points.append((size / 2 + radius * cos(turn), size / 2 + radius * sin(turn)))
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a, b in zip(points, [*points[1:], points[0]], strict=True)
    ]
    path = f"M{middles[-1][0]:.2f} {middles[-1][1]:.2f}"
    for point, middle in zip(points, middles, strict=True):
        path += f"Q{point[0]:.2f} {point[1]:.2f} {middle[0]:.2f} {middle[1]:.2f}"
    return path + "Z"


def _wax(name: str, size: float, emblem: str) -> None:
    """Red wax with a pressed field."""
    c = size / 2
    blob = _blob(size - 6, name, 0.055)
    defs = (
        radial("red", "#ff7a80", "#d32c40", "#a01528", "#6a0a1a", cx=0.36, cy=0.3, r=0.8)
        + radial("press", "#a8182c", "#c02438", "#d83a4c", cy=0.62, r=0.6)
        + HAZE
    )
    body = (
        f'<path d="{blob}" fill="#0c0408" opacity=".6" transform="translate(4 6)" '
        'filter="url(#haze)"/>'
        f'<path d="{blob}" fill="url(#red)" stroke="#3a040c" stroke-width="2" '
        'transform="translate(3 2.5)"/>'
        f'<circle cx="{c}" cy="{c}" r="{size * 0.345:.2f}" fill="url(#press)" stroke="#6a0a1a" '
        'stroke-width="1.8"/>'
        f'<path d="M{c - size * 0.33:.1f} {c + size * 0.09:.1f}A{size * 0.345:.1f} '
        f'{size * 0.345:.1f} 0 0 0 {c + size * 0.33:.1f} {c + size * 0.09:.1f}" '
        'fill="none" stroke="#ff9aa0" stroke-width="1.8" opacity=".7"/>'
        f'<path d="M{size * 0.17:.1f} {size * 0.36:.1f}C{size * 0.22:.1f} {size * 0.24:.1f} '
        f'{size * 0.3:.1f} {size * 0.17:.1f} {size * 0.4:.1f} {size * 0.14:.1f}" '
        f'fill="none" stroke="#fff" stroke-width="{size * 0.045:.1f}" stroke-linecap="round" '
        f'opacity=".55"/>{emblem}'
    )
    draw(f"objects/{name}", size, size, body, defs)


def _rosette() -> None:
    """Scalloped gold disc with an empty violet field, for the winner's total."""
    defs = GOLD + HAZE + radial("field", "#7a2a94", "#4a1460", "#2c0d42", cy=0.36, r=0.72)
    body = (
        f'<path d="{star(18, 56, 47, 61, 64)}" fill="#0c0408" opacity=".55" filter="url(#haze)"/>'
        f'<path d="{star(18, 57, 48, 60, 60)}" fill="url(#gold)" stroke="{BRASS_LINE}" '
        'stroke-width="2.4" stroke-linejoin="round"/>'
        '<circle cx="60" cy="60" r="43" fill="none" stroke="#fffbe0" stroke-width="1.6" '
        'opacity=".7"/>'
        f'<circle cx="60" cy="60" r="39" fill="url(#field)" stroke="{BRASS_LINE}" '
        'stroke-width="2.4"/>'
        '<circle cx="60" cy="60" r="35.5" fill="none" stroke="#f0cf7a" stroke-width="1.1" '
        'opacity=".8"/>'
        '<path d="M30 52A32 32 0 0 1 56 28" fill="none" stroke="#fff" stroke-width="3" '
        'stroke-linecap="round" opacity=".35"/>'
    )
    draw("objects/rosette_total", 120, 120, body, defs)


def _marks() -> None:
    hook = (
        f'<rect x="5" y="0" width="14" height="6" rx="2" fill="url(#brass)" stroke="{BRASS_LINE}" '
        'stroke-width="1.4"/>'
        f'<path d="M12 5V15C12 20 20 21 20 15" fill="none" stroke="{OUTLINE}" stroke-width="5.6" '
        'stroke-linecap="round"/>'
        '<path d="M12 5V15C12 20 20 21 20 15" fill="none" stroke="#e0b04c" stroke-width="3" '
        'stroke-linecap="round"/>'
        '<path d="M11 6V14" stroke="#fff1b8" stroke-width="1.2" stroke-linecap="round"/>'
    )
    draw("objects/hook", 24, 24, hook)
    tick = "M6 17L13 24L27 8"
    check = (
        f'<path d="{tick}" fill="none" stroke="{OUTLINE}" stroke-width="9.5" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
        f'<path d="{tick}" fill="none" stroke="#ffe9b0" stroke-width="5" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )
    draw("objects/check", 32, 32, check)


def main() -> None:
    """Draw medals, tokens, discs, wax and marks."""
    _discs()
    _wax("seal_score", 74, "")
    emblem = (
        f'<path d="{star(5, 20, 8.6, 49, 50)}" fill="#ff9aa8" opacity=".8"/>'
        f'<path d="{star(5, 20, 8.6, 48, 48.5)}" fill="#8a1024"/>'
    )
    _wax("wax_stamp", 96, emblem)
    _rosette()
    _marks()
