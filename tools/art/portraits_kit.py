"""Features that the portraits share, in a box of 200 x 200 units with the face round (100, 105)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.art.kit import OUTLINE
from tools.art.widgets_kit import circle, path

LINE = 3.2  # width of the outline


@dataclass(frozen=True)
class Mood:
    """How a face is drawn: glad, sad or calm, eyes shut, larger eyes for small pictures."""

    glad: bool = False
    sad: bool = False
    shut: bool = False
    large: bool = False


@dataclass(frozen=True)
class Character:
    """A character: how to draw it, and the middle and magnification of its face alone."""

    name: str
    draw: Callable[[Mood], str]
    face: tuple[float, float, float] = (100, 104, 1.5)


def shape(d: str, fill: str, width: float = LINE) -> str:
    """A filled shape in the dark outline."""
    return path(d, fill, OUTLINE, width)


def stroke(d: str, colour: str, width: float, opacity: float = 1) -> str:
    """An open line with round ends."""
    return path(d, "none", colour, width, f'opacity="{opacity}"' if opacity < 1 else "")


def shaded(key: str, d: str, fill: str, inside: str, width: float = LINE) -> str:
    """A shape whose shades and lights, `inside`, stay within its outline; `key` is unique."""
    return (
        f'<clipPath id="{key}"><path d="{d}"/></clipPath>'
        + path(d, fill)
        + f'<g clip-path="url(#{key})">{inside}</g>'
        + path(d, "none", OUTLINE, width)
    )


def mirrored(body: str, axis: float = 100) -> str:
    """The body and its mirror image left and right of an axis."""
    return body + f'<g transform="translate({2 * axis},0) scale(-1,1)">{body}</g>'


def enlarged(body: str, scale: float) -> str:
    """The body scaled from the middle of its lower edge, to fill its picture."""
    return f'<g transform="translate(100,206) scale({scale}) translate(-100,-206)">{body}</g>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    """An ellipse."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}" {more}/>'


def blush(x: float, y: float, colour: str, opacity: float = 0.4, rx: float = 10) -> str:
    """A soft red cheek."""
    return oval(x, y, rx, rx * 0.66, colour, f'opacity="{opacity}" filter="url(#cheek)"')


def eye(
    x: float,
    y: float,
    iris: tuple[str, str],
    mood: Mood,
    *,
    rx: float = 9,
    ry: float = 9.8,
    look: tuple[float, float] = (0, 0),
    lid: float = 0,
    lash: int = 0,
) -> str:
    """An eye: `lid` is how far the upper lid hangs (0..1), `lash` +1 or -1 adds an outer lash."""
    if mood.large:
        rx, ry = rx * 1.16, ry * 1.16
    if mood.shut:
        curve = f"M{x - rx},{y} Q{x},{y + ry * 0.85} {x + rx},{y}"
        body = stroke(curve, OUTLINE, 3.4)
        if lash:
            body += stroke(f"M{x + lash * rx},{y} l{lash * 3.4},-2.4", OUTLINE, 2.6)
        return body
    light, dark = iris
    ix, iy, ir = x + look[0], y + 0.6 + look[1], min(rx, ry) * 0.7
    key = f"eye{x:.0f}{y:.0f}"
    body = (
        f'<clipPath id="{key}">{oval(x, y, rx, ry, "#000")}</clipPath>'
        + oval(x, y, rx, ry, "#fffdf8")
        + f'<g clip-path="url(#{key})">'
        + circle(ix, iy, ir, dark)
        + oval(ix, iy + ir * 0.34, ir * 0.82, ir * 0.62, light)
        + circle(ix, iy, ir * 0.52, "#150a1e")
        + oval(x, y - ry, rx * 1.2, ry * 0.52, "#2a1238", 'opacity=".28"')
        + circle(ix - ir * 0.36, iy - ir * 0.42, ir * 0.36, "#fff")
        + circle(ix + ir * 0.4, iy + ir * 0.42, ir * 0.18, "#fff", 'opacity=".9"')
        + "</g>"
    )
    if lid:
        low = y - ry + 2 * ry * lid
        body += (
            f'<g clip-path="url(#{key})">'
            f'<rect x="{x - rx}" y="{y - ry}" width="{2 * rx}" height="{low - y + ry}" '
            f'fill="currentColor"/></g>' + stroke(f"M{x - rx},{low} H{x + rx}", OUTLINE, 2.6)
        )
    if mood.glad:
        low = y + ry * 0.7
        cheek = f"M{x - rx},{low} Q{x},{y + ry * 0.3} {x + rx},{low} V{y + ry * 2} H{x - rx}Z"
        body += f'<g clip-path="url(#{key})">{path(cheek, "currentColor", OUTLINE, 2.4)}</g>'
    body += oval(x, y, rx, ry, "none", f'stroke="{OUTLINE}" stroke-width="2.6"')
    body += stroke(
        f"M{x - rx * 0.95},{y - ry * 0.3} A{rx},{ry} 0 0 1 {x + rx * 0.95},{y - ry * 0.3}",
        OUTLINE,
        3.2,
    )
    if lash:
        body += stroke(f"M{x + lash * rx * 0.94},{y - ry * 0.36} l{lash * 4},-3.6", OUTLINE, 2.8)
    return body


def eyes(
    y: float,
    gap: float,
    iris: tuple[str, str],
    mood: Mood,
    skin: str,
    *,
    middle: float = 100,
    lash: bool = False,
    rx: float = 9,
    ry: float = 9.8,
    look: tuple[float, float] = (0, 0),
    lid: float = 0,
) -> str:
    """A pair of eyes; `skin` is the colour of their lids."""
    pair = "".join(
        eye(middle + side * gap, y, iris, mood, rx=rx, ry=ry, look=look, lid=lid, lash=side * lash)
        for side in (-1, 1)
    )
    return f'<g color="{skin}">{pair}</g>'


def worried(y: float, gap: float, colour: str, width: float, middle: float = 100) -> str:
    """Brows whose inner ends rise, `gap` units from the middle of the face to theirs."""
    left, right = middle - gap, middle + gap
    return stroke(f"M{left - 11},{y + 4} Q{left - 2},{y + 1} {left + 9},{y - 6}", colour, width) + (
        stroke(f"M{right - 9},{y - 6} Q{right + 2},{y + 1} {right + 11},{y + 4}", colour, width)
    )


def sad_mouth(x: float, y: float, width: float) -> str:
    """A mouth whose corners hang, `width` units to each side."""
    return stroke(f"M{x - width},{y + 4} Q{x},{y - 8} {x + width},{y + 4}", OUTLINE, 3.4)


def open_mouth(x: float, y: float, width: float, depth: float, teeth: bool = True) -> str:
    """A laughing mouth `width` units to each side."""
    d = (
        f"M{x - width},{y} Q{x},{y + depth * 0.25} {x + width},{y} "
        f"C{x + width * 0.9},{y + depth * 0.85} {x + width * 0.4},{y + depth} {x},{y + depth} "
        f"C{x - width * 0.4},{y + depth} {x - width * 0.9},{y + depth * 0.85} {x - width},{y}Z"
    )
    inside = oval(x, y + depth, width * 0.62, depth * 0.36, "#e0606a")
    if teeth:
        inside += path(
            f"M{x - width},{y - 2} H{x + width} V{y + depth * 0.3} "
            f"Q{x},{y + depth * 0.56} {x - width},{y + depth * 0.3}Z",
            "#fffaf0",
        )
    return shaded(f"mouth{x:.0f}", d, "#5a1226", inside, 2.8)


def gloss(d: str, width: float = 3, opacity: float = 0.45) -> str:
    """A light line on cloth or hair."""
    return stroke(d, "#ffffff", width, opacity)


def blend(name: str, *stops: str, turn: bool = False) -> str:
    """A gradient from top to bottom, or from left to right."""
    last = len(stops) - 1
    spread = "".join(
        f'<stop offset="{i / last:.2f}" stop-color="{colour}"/>' for i, colour in enumerate(stops)
    )
    way = 'x2="1" y2=".3"' if turn else 'x2=".15" y2="1"'
    return f'<linearGradient id="{name}" {way}>{spread}</linearGradient>'
