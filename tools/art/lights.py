"""Candle, its flame in six frames, glows, sparks, smoke, bubbles and confetti."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from tools.art.kit import BRASS_LINE, OUTLINE, draw, linear, radial
from tools.art.symbols import star

FLAMES = 6


def _soft(name: str, blur: float) -> str:
    return (
        f'<filter id="{name}" x="-60%" y="-60%" width="220%" height="220%">'
        f'<feGaussianBlur stdDeviation="{blur}"/></filter>'
    )


def _fade(name: str, *stops: tuple[float, str, float]) -> str:
    """Radial gradient of (offset, colour, opacity) stops."""
    body = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity}"/>'
        for at, colour, opacity in stops
    )
    return f'<radialGradient id="{name}" cx=".5" cy=".5" r=".5">{body}</radialGradient>'


def _candle() -> None:
    """Wax candle on a brass dish; the wick's tip, where the flame stands, is at 18, 4."""
    defs = (
        linear("wax", "#b8945c", "#fff3d2", "#fffaf0", "#ecd0a0", "#a87c48", x2=1, y2=0)
        + linear("lit", "#ffd98a", "#ffe9b8", "#000000")
        + linear("dish", "#6e430c", "#fff1b8", "#d9a440", "#7a4e10", x2=1, y2=0)
        + '<clipPath id="in"><path d="M7 16H29V104H7Z"/></clipPath>'
        + _soft("haze", 2)
    )
    body = (
        '<ellipse cx="19" cy="107" rx="16" ry="4" fill="#080306" opacity=".7" filter="url(#haze)"/>'
        f'<path d="M2 99H34L30 108H6Z" fill="url(#dish)" stroke="{OUTLINE}" stroke-width="1.8" '
        'stroke-linejoin="round"/>'
        '<path d="M7 100V18C7 13 11 15 14 16C18 13 24 17 29 13V100Z" fill="url(#wax)" '
        f'stroke="{OUTLINE}" stroke-width="1.9" stroke-linejoin="round"/>'
        '<g clip-path="url(#in)"><ellipse cx="18" cy="16" rx="12" ry="22" fill="#ffd070" '
        'opacity=".75" filter="url(#haze)"/></g>'
        '<path d="M11 17V42C11 46 15 46 15 42V30C15 27 18 27 18 30V56C18 60 22 60 22 56V24" '
        'fill="#fffbee" stroke="#caa06a" stroke-width="1.1"/>'
        '<ellipse cx="18" cy="17" rx="9" ry="2.6" fill="#fff6d0"/>'
        f'<path d="M18 17C17.5 12 18.5 9 18 5" stroke="{BRASS_LINE}" stroke-width="2.2" '
        'stroke-linecap="round" fill="none"/>'
        f'<path d="M4 99H32" stroke="#fff6cc" stroke-width="1.2" opacity=".8"/>'
    )
    draw("objects/candle", 36, 112, body, defs)


def _flame(frame: int) -> None:
    """One frame of a flame; its foot is at 20, 56."""
    phase = 2 * pi * frame / FLAMES
    lean = 3.4 * sin(phase)
    tall = 3.0 * cos(2 * phase)
    belly = 10.5 + 0.9 * sin(2 * phase + 1)
    defs = (
        _fade("wide", (0, "#ffb648", 0.75), (0.45, "#ff8a1e", 0.3), (1, "#ff6a00", 0))
        + linear("outer", "#ff9a1e", "#ffb733", "#ffd24a", "#ff9a2a")
        + linear("core", "#fff1b0", "#fffdf0", "#ffffff", "#ffe28a")
        + _soft("haze", 1.1)
    )

    def drop(width: float, top: float, foot: float, sway: float) -> str:
        x = 20
        return (
            f"M{x + sway:.2f} {top:.2f}C{x + sway * 0.7 + width * 0.35:.2f} "
            f"{top + (foot - top) * 0.3:.2f} "
            f"{x + width:.2f} {foot - (foot - top) * 0.48:.2f} {x + width:.2f} "
            f"{foot - width * 0.85:.2f}"
            f"C{x + width:.2f} {foot:.2f} {x - width:.2f} {foot:.2f} {x - width:.2f} "
            f"{foot - width * 0.85:.2f}"
            f"C{x - width:.2f} {foot - (foot - top) * 0.48:.2f} "
            f"{x + sway * 0.4 - width * 0.45:.2f} {top + (foot - top) * 0.34:.2f} "
            f"{x + sway:.2f} {top:.2f}Z"
        )

    body = (
        '<ellipse cx="20" cy="36" rx="20" ry="24" fill="url(#wide)"/>'
        f'<path d="{drop(belly, 9 - tall, 57, lean)}" fill="url(#outer)" filter="url(#haze)" '
        'opacity=".95"/>'
        f'<path d="{drop(belly * 0.6, 23 - tall * 0.6, 55, lean * 0.5)}" fill="url(#core)" '
        'filter="url(#haze)"/>'
        '<ellipse cx="20" cy="54" rx="3.6" ry="3" fill="#5a8cff" opacity=".5" filter="url(#haze)"/>'
    )
    draw(f"objects/flame_{frame}", 40, 60, body, defs)


def _glows() -> None:
    warm = _fade(
        "warm",
        (0, "#fff0c0", 0.9),
        (0.12, "#ffd27a", 0.6),
        (0.4, "#ff9a3a", 0.22),
        (0.72, "#ff7a1e", 0.06),
        (1, "#ff6a00", 0),
    )
    draw("objects/glow", 256, 256, '<circle cx="128" cy="128" r="128" fill="url(#warm)"/>', warm)
    green = _fade(
        "green",
        (0, "#e8fff4", 0.62),
        (0.14, "#a8ffe0", 0.46),
        (0.4, "#4ae0b4", 0.2),
        (0.72, "#1ab890", 0.06),
        (1, "#0a9a7a", 0),
    )
    disc = '<circle cx="150" cy="150" r="150" fill="url(#green)"/>'
    draw("objects/cauldron_glow", 300, 300, disc, green)
    rings = "".join(
        f'<path d="M100 {100 - r}A{r} {r} 0 0 1 {100 + r * cos(0.5):.1f} {100 + r * sin(0.5):.1f}" '
        f'transform="rotate({turn} 100 100)" fill="none" stroke="{colour}" stroke-width="{wide}" '
        f'stroke-linecap="round" opacity="{opacity}"/>'
        for r, turn, colour, wide, opacity in (
            (82, 0, "#ffd25a", 5, 0.8),
            (82, 180, "#ffd25a", 5, 0.8),
            (68, 80, "#fff1b8", 4, 0.9),
            (68, 260, "#fff1b8", 4, 0.9),
            (54, 150, "#ffb733", 6, 0.7),
            (54, 330, "#ffb733", 6, 0.7),
        )
    )
    dice = Random("swirl")
    dots = ""
    for _ in range(26):
        turn, far = dice.uniform(0, 2 * pi), dice.uniform(46, 94)
        x, y = 100 + far * cos(turn), 100 + far * sin(turn)
        dots += f'<path d="{star(4, dice.uniform(3, 8), 1.3, x, y)}" fill="#fffbe0"/>'
    defs = _fade("soft", (0, "#fff1b8", 0.75), (0.5, "#ffc04a", 0.32), (1, "#ff8a1e", 0)) + _soft(
        "haze", 3
    )
    swirl = (
        f'<circle cx="100" cy="100" r="100" fill="url(#soft)"/><g filter="url(#haze)">{rings}</g>'
        f'<g opacity=".6">{rings}</g>{dots}'
    )
    draw("objects/swirl", 200, 200, swirl, defs)


def _burst() -> None:
    """Comic burst: uneven points in three colours around a white heart."""
    dice = Random("burst")
    count = 15
    spikes = [dice.uniform(0.78, 1.0) if i % 2 else dice.uniform(0.6, 0.82) for i in range(count)]

    def shape(outer: float, inner: float) -> str:
        corners = []
        for i in range(count * 2):
            radius = inner if i % 2 else outer * spikes[i // 2]
            turn = pi * i / count - pi / 2
            corners.append(f"{100 + radius * cos(turn):.1f} {100 + radius * sin(turn):.1f}")
        return "M" + "L".join(corners) + "Z"

    defs = _fade("heart", (0, "#ffffff", 1), (0.55, "#fff6c8", 0.95), (1, "#ffd24a", 0)) + radial(
        "fire", "#ffc02e", "#ff7a1e", "#e8401a", r=0.55
    )
    body = (
        f'<path d="{shape(98, 50)}" fill="url(#fire)" stroke="{OUTLINE}" stroke-width="3.6" '
        'stroke-linejoin="round"/>'
        f'<path d="{shape(78, 41)}" fill="#ffb52e"/><path d="{shape(63, 34)}" fill="#ffe27a"/>'
        f'<path d="{shape(48, 27)}" fill="#fffbe0"/><circle cx="100" cy="100" r="44" '
        'fill="url(#heart)"/>'
    )
    draw("objects/burst", 200, 200, body, defs)


def _small() -> None:
    halo = _fade("halo", (0, "#fffbe0", 0.95), (0.3, "#ffd25a", 0.5), (1, "#ff8a1e", 0))
    spark = (
        '<circle cx="16" cy="16" r="16" fill="url(#halo)"/>'
        f'<path d="{star(4, 13, 2.4, 16, 16)}" fill="#fff"/>'
    )
    draw("objects/spark", 32, 32, spark, halo)
    gold = linear("gold", "#fff6c8", "#ffd04a", "#e0962a")
    shape = star(5, 13.5, 6, 16, 17)
    draw(
        "objects/star",
        32,
        32,
        f'<path d="{shape}" fill="url(#gold)" stroke="{OUTLINE}" stroke-width="2.2" '
        'stroke-linejoin="round"/>',
        gold,
    )
    dice = Random("smoke")
    puffs = "".join(
        f'<circle cx="{32 + dice.uniform(-12, 12):.1f}" cy="{32 + dice.uniform(-12, 12):.1f}" '
        f'r="{dice.uniform(9, 17):.1f}" fill="url(#puff)"/>'
        for _ in range(9)
    )
    puff = _fade("puff", (0, "#d8cfe8", 0.34), (0.6, "#b8acd0", 0.2), (1, "#a89cc4", 0))
    draw("objects/smoke", 64, 64, puffs, puff)
    bubble = (
        '<circle cx="12" cy="12" r="9.5" fill="#fff" fill-opacity=".16" stroke="#f2eaff" '
        'stroke-width="1.7" stroke-opacity=".9"/>'
        '<path d="M6.5 10C7.5 7.5 9 6.5 11 6" fill="none" stroke="#fff" stroke-width="2.4" '
        'stroke-linecap="round"/>'
        '<circle cx="16" cy="16" r="1.3" fill="#fff" opacity=".8"/>'
    )
    draw("objects/bubble", 24, 24, bubble)
    papers = (
        ("#A04FC4", "M3 6L15 3L17 13L5 17Z"),
        ("#1F9D94", "M4 5C9 2 12 8 17 5V13C12 16 9 10 4 13Z"),
        ("#D9568C", "M10 2L17 15L3 14Z"),
        ("#E8A51C", "M10 3A7 7 0 1 1 9.9 3Z"),
    )
    for index, (colour, path) in enumerate(papers):
        paper = (
            f'<path d="{path}" fill="{colour}" stroke="{OUTLINE}" stroke-width="1.2" '
            'stroke-linejoin="round"/>'
            f'<path d="{path}" fill="#fff" opacity=".25" transform="translate(5 3) scale(.5)"/>'
        )
        draw(f"objects/confetti_{index}", 20, 20, paper)


def main() -> None:
    """Draw everything that shines, smokes or flutters."""
    _candle()
    for frame in range(FLAMES):
        _flame(frame)
    _glows()
    _burst()
    _small()
