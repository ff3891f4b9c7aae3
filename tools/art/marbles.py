"""Glass marbles, shaded per pixel, and the flat wells they are placed in."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tools.art.kit import BRASS_LINE, OUTLINE, linear, radial, render, save, svg
from tools.art.symbols import marble_symbol

Plane = NDArray[np.float64]

SUPERSAMPLE = 4
# Diameter in pixels -> part of it that the symbol fills: the smaller, the bolder.
SIZES = {24: 0.76, 32: 0.72, 48: 0.66, 64: 0.62, 96: 0.58, 160: 0.56}


class Glass(NamedTuple):
    """Colours of one marble; `shadow` is the strength of the shadow under a light symbol."""

    rim: str
    body: str
    pool: str
    symbol: str
    detail: str
    shadow: float


COLOURS = {
    "R": Glass("#4a0208", "#d4101c", "#ff8a62", "#ffe9bf", "#a32a20", 0.5),
    "B": Glass("#06164e", "#1a5fe0", "#74c8ff", "#f2fbff", "#7fa6dc", 0.5),
    "K": Glass("#08050f", "#30264c", "#8b7cc0", "#efe8ff", "#efe8ff", 0.6),
    "Y": Glass("#6a3a02", "#f0ab16", "#fff0a0", "#5c3003", "#5c3003", 0.0),
    "G": Glass("#41707e", "#c4dde2", "#ffffff", "#2f6c80", "#e8f6f8", 0.0),
    "M": Glass("#0a3010", "#318f32", "#a6e878", "#f0ffd8", "#2c7a30", 0.5),
}
# well, ring light, symbol, symbol on the small tiles
WELLS = {
    "R": ("#3d0a18", "#e0453e", "#cc3c42", "#ff6a5c"),
    "B": ("#0f1f4c", "#5a8ff0", "#4a80e4", "#7fb4ff"),
    "K": ("#1b1530", "#9a88d0", "#8c7cc8", "#cabcff"),
    "Y": ("#4a2c10", "#f0b83c", "#dca03a", "#ffd868"),
    "M": ("#12331a", "#6cc05a", "#5cae52", "#9cf080"),
}


def _rgb(colour: str) -> Plane:
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def _step(low: float, high: float, value: Plane) -> Plane:
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _lay(base: Plane, colour: Plane, amount: Plane) -> Plane:
    """`base` covered with `colour` by `amount` (0 to 1 per pixel)."""
    return base + (colour - base) * np.clip(amount, 0, 1)[..., None]


def _symbol(code: str, size: int, part: float) -> Plane:
    """The symbol's pixels, centred on a canvas of the marble's supersampled size."""
    glass = COLOURS[code]
    edge = 50 - 50 / part
    box = 100 / part
    body = marble_symbol(code, glass.symbol, glass.detail)
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{edge} {edge} {box} {box}" '
        f'width="{size}" height="{size}">{body}</svg>'
    )
    return np.asarray(render(document, size, 1), dtype=np.float64) / 255


def _window(x: Plane, y: Plane, bars: bool) -> Plane:
    """Reflection of the lab's window in the upper left: a bent pane, on large marbles with bars."""
    turn = 0.72
    u = (x + 0.40) * np.cos(turn) - (y + 0.47) * np.sin(turn)
    v = (x + 0.40) * np.sin(turn) + (y + 0.47) * np.cos(turn) + 0.55 * u * u
    u, v = u / 0.34, v / 0.175
    pane = 1 - _step(0.62, 1.12, (np.abs(u) ** 3.2 + np.abs(v) ** 3.2) ** (1 / 3.2))
    pane *= 0.62 + 0.38 * _step(0.9, -0.9, v)
    if bars:
        pane *= 1 - 0.5 * np.exp(-((u / 0.09) ** 2)) - 0.32 * np.exp(-((v / 0.14) ** 2))
    return pane


def _bubbles(code: str, x: Plane, y: Plane) -> tuple[Plane, Plane]:
    """Bright and dark sides of a few bubbles caught in the glass."""
    dice = Random(f"bubbles {code}")
    bright, dark = np.zeros_like(x), np.zeros_like(x)
    for _ in range(9):
        turn, far = dice.uniform(0, 2 * np.pi), dice.uniform(0.62, 0.86)
        size = dice.uniform(0.018, 0.04)
        dx, dy = x - far * np.cos(turn), y - far * np.sin(turn)
        d = np.hypot(dx, dy) / size
        ring = np.exp(-(((d - 1) / 0.35) ** 2))
        bright += ring * _step(-0.6, 0.9, (dx + dy) / size) + 0.8 * np.exp(
            -(((dx + size * 0.35) ** 2 + (dy + size * 0.35) ** 2) / (size * 0.3) ** 2)
        )
        dark += ring * _step(-0.4, 0.9, -(dx + dy) / size)
    return bright, dark


def marble(code: str, size: int) -> Image.Image:
    """One marble of `size` pixels across, lit by the lamp in the upper left."""
    glass = COLOURS[code]
    rim, body, pool = _rgb(glass.rim), _rgb(glass.body), _rgb(glass.pool)
    n = size * SUPERSAMPLE
    span = (np.arange(n) + 0.5) / n * 2 - 1
    x, y = np.meshgrid(span, span)
    x, y = x * 1.012, y * 1.012
    r = np.hypot(x, y)
    side = (x * 0.6 + y * 0.8) / np.maximum(r, 1e-6)  # +1 away from the lamp

    colour = np.broadcast_to(body, (n, n, 3)).copy()
    colour = _lay(colour, rim, 0.42 * np.exp(-((x + 0.1) ** 2 + (y + 0.75) ** 2) / 0.5))
    colour = _lay(colour, pool, 0.82 * np.exp(-((x - 0.27) ** 2 + (y - 0.5) ** 2) / 0.2))
    colour = _lay(colour, rim, 0.85 * _step(0.68, 1.0, r) * (0.9 - 0.28 * side))
    crescent = np.exp(-(((r - 0.84) / 0.075) ** 2)) * _step(0.35, 1.0, side)
    colour = _lay(colour, pool, 0.62 * crescent)

    large = size >= 64
    if large:
        bright, dark = _bubbles(code, x, y)
        colour = _lay(colour, rim, 0.4 * dark)
        colour = _lay(colour, np.ones(3), 0.5 * bright)

    picture = _symbol(code, n, SIZES[size])
    if glass.shadow:
        off = max(1, round(n * 0.022))
        cast = np.roll(picture[..., 3], (off, off), (0, 1))
        colour = _lay(colour, rim, glass.shadow * cast)
    else:  # a dark symbol is carved in: a light edge below it
        off = max(1, round(n * 0.016))
        cast = np.roll(picture[..., 3], (off, off), (0, 1))
        colour = _lay(colour, pool, 0.7 * cast)
    round_light = 1.02 - 0.16 * _step(0.2, 0.9, r)
    colour = _lay(colour, picture[..., :3] * round_light[..., None], 0.96 * picture[..., 3])

    colour = _lay(colour, np.ones(3), (0.86 if large else 0.7) * _window(x, y, size >= 96))
    back_light = np.exp(-(((r - 0.93) / 0.03) ** 2)) * _step(0.55, 1.0, side)
    colour = _lay(colour, np.ones(3), 0.34 * back_light)
    line = 0.055 + 0.6 / size
    colour = _lay(colour, _rgb(OUTLINE) * 0.55, 0.85 * _step(1 - line * 1.6, 1 - line * 0.5, r))

    alpha = (r <= 1).astype(np.float64)
    solid = np.dstack([np.clip(colour, 0, 1) * alpha[..., None], alpha])
    solid = solid.reshape(size, SUPERSAMPLE, size, SUPERSAMPLE, 4).mean(axis=(1, 3))
    solid[..., :3] /= np.maximum(solid[..., 3:], 1e-6)
    return Image.fromarray(np.round(np.clip(solid, 0, 1) * 255).astype(np.uint8), "RGBA")


def _well(name: str, well: str, light: str, symbol: str) -> None:
    """A flat empty well of 96 pixels: brass ring, line in its colour, dull symbol."""
    defs = linear("ring", "#fff1b8", "#d9a440", "#7e5212", "#e8c068") + radial(
        "well", well, well, "#0a0510", cy=0.6, r=0.62
    )
    body = (
        f'<circle cx="48" cy="48" r="47" fill="url(#ring)" stroke="{BRASS_LINE}" '
        'stroke-width="1.5"/>'
        f'<circle cx="48" cy="48" r="40" fill="url(#well)" stroke="{BRASS_LINE}" '
        'stroke-width="2.5"/>'
        f'<circle cx="48" cy="48" r="39" fill="none" stroke="{light}" stroke-width="2.6" '
        'opacity=".85"/>'
        '<path d="M12 42A37 37 0 0 1 84 42" fill="none" stroke="#000" stroke-width="6" '
        'opacity=".35"/>'
        f"{symbol}"
    )
    save(render(svg(96, 96, body, defs), 96, 1), name)


def _wells() -> None:
    """Wells of the colours, of any colour, and the badge of a row that leaves may fill (R9.3)."""
    for code, (well, light, dull, bright) in WELLS.items():
        for suffix, colour, part in (("", dull, 0.47), ("_mini", bright, 0.54)):
            edge = 48 - 48 * part
            place = f'<g transform="translate({edge} {edge}) scale({0.96 * part})">'
            symbol = f"{place}{marble_symbol(code, colour, well)}</g>"
            _well(f"marbles/hole_{code}{suffix}", well, light, symbol)
    well, light, _, bright = WELLS["M"]
    leaf = f'<g transform="translate(18 17) scale(.62)">{marble_symbol("M", bright, well)}</g>'
    _well("marbles/may_leaf", well, light, leaf)
    spots = "".join(
        f'<g transform="translate({x} {y}) '
        f'scale(.17)">{marble_symbol(code, WELLS[code][2], WELLS[code][0])}</g>'
        for code, x, y in (("R", 29, 28), ("B", 50, 28), ("K", 29, 50), ("Y", 50, 50))
    )
    _well("marbles/hole_any", "#2a2036", "#e8d8b0", spots)


def _marks() -> None:
    """Empty place, chain glow and shadow. In the last two a marble is 96 of the 160 across."""
    dashes = (
        '<circle cx="48" cy="48" r="42" fill="#0c0614" fill-opacity=".34"/>'
        '<circle cx="48" cy="48" r="42" fill="none" stroke="#e8d8ff" stroke-opacity=".72" '
        'stroke-width="3.5" stroke-dasharray="12.3 8" stroke-linecap="round"/>'
    )
    save(render(svg(96, 96, dashes), 96, 1), "marbles/empty")
    halo = (
        '<radialGradient id="halo" cx=".5" cy=".5" r=".5">'
        '<stop offset=".5" stop-color="#ffb52e" stop-opacity="0"/>'
        '<stop offset=".6" stop-color="#ffd25a" stop-opacity=".95"/>'
        '<stop offset=".68" stop-color="#ffb52e" stop-opacity=".55"/>'
        '<stop offset="1" stop-color="#ff8a10" stop-opacity="0"/></radialGradient>'
    )
    ring = (
        '<circle cx="80" cy="80" r="80" fill="url(#halo)"/>'
        '<circle cx="80" cy="80" r="50" fill="none" stroke="#ffb733" stroke-width="6"/>'
        '<circle cx="80" cy="80" r="50.5" fill="none" stroke="#fffbe0" stroke-width="3"/>'
    )
    save(render(svg(160, 160, ring, halo), 160, 1), "marbles/glow")
    dark = (
        '<radialGradient id="dark" cx=".5" cy=".5" r=".5">'
        '<stop offset=".35" stop-color="#140802" stop-opacity=".75"/>'
        '<stop offset=".6" stop-color="#140802" stop-opacity=".42"/>'
        '<stop offset="1" stop-color="#140802" stop-opacity="0"/></radialGradient>'
    )
    shade = '<circle cx="80" cy="80" r="80" fill="url(#dark)"/>'
    save(render(svg(160, 160, shade, dark), 160, 1), "marbles/shadow")


def main() -> None:
    """Draw every marble in every size, the wells and the marks around marbles."""
    for code in COLOURS:
        for size in SIZES:
            save(marble(code, size), f"marbles/{code}_{size}", quality=92)
    _wells()
    _marks()
