"""Widgets of a fixed size: switches, radio marbles, steppers, arrows."""

from __future__ import annotations

from collections.abc import Iterator

from tools.art.kit import OUTLINE, linear, radial
from tools.art.widgets_kit import (
    Widget,
    brass_disc,
    chevron,
    circle,
    inset,
    path,
    rect,
)

DROP = 'filter="url(#drop)"'
ENGRAVED = "#2b1206"


def fitted(name: str, width: float, height: float, body: str, defs: str = "") -> Widget:
    """A widget drawn a little smaller than its box, so that its shadow lies inside."""
    scale = (height - 6) / height
    left = width * (1 - scale) / 2
    body = f'<g transform="translate({left},1.5) scale({scale})">{body}</g>'
    return Widget(name, width, height, body, defs=defs)


def toggle(on: bool) -> Widget:
    """A switch: green with a tick and the knob right, or dark with a cross and the knob left."""
    width, height, radius = 84.0, 44.0, 22.0
    body = (
        rect(0, 0, width, height, radius, OUTLINE, DROP)
        + inset(width, height, 1.8, radius, "url(#rim)")
        + inset(width, height, 5, radius, OUTLINE)
        + inset(width, height, 6.2, radius, "url(#fill)")
        + path(
            f"M20,10.4 H{width - 20}",
            stroke="#0a0210",
            width=4,
            more='opacity=".4" filter="url(#blur2)"',
        )
    )
    if on:
        body += path("M19,22 L26,29 L37,15", stroke="#0f3a20", width=7.5)
        body += path("M19,22 L26,29 L37,15", stroke="#fff6dc", width=4.6)
        body += circle(62, 22, 19, "#fff2b8", 'opacity=".5" filter="url(#blur5)"')
        body += circle(62, 22, 16.6, OUTLINE) + circle(62, 22, 14.4, "url(#knob)")
        body += circle(57.6, 16.6, 3.6, "#fff")
    else:
        body += path("M51,14.5 L66,29.5 M66,14.5 L51,29.5", stroke="#c9b9a6", width=4.6)
        body += circle(22, 22, 16.6, OUTLINE) + circle(22, 22, 14.4, "url(#knob)")
        body += circle(17.6, 16.6, 3, "#e8d8ee", 'opacity=".75"')
    fill = linear("fill", *(("#1f7a48", "#2f9a58") if on else ("#1e1432", "#33264e")))
    tones = ("#fffdf2", "#fbefcf", "#d8bd88") if on else ("#b79ac0", "#8d6f9a", "#5d466c")
    knob = radial("knob", *tones, cx=0.38, cy=0.34, r=0.75)
    return fitted(f"toggle_{'on' if on else 'off'}", width, height, body, fill + knob)


def radio(on: bool) -> Widget:
    """A round place for one choice of several; a red marble lies in the chosen one."""
    body = circle(18, 18, 17, "#6b431a") + circle(18, 18, 15, "url(#rim)")
    body += circle(18, 18, 12.6, "#5a3410")
    body += circle(18, 18, 11.4, "url(#hollow)")
    if on:
        body += circle(18, 18, 14.6, OUTLINE) + circle(18, 18, 13.2, "url(#glass)")
        body += path(
            "M18,9 C23,13.5 25,17 25,20.4 A7,7 0 0 1 11,20.4 C11,17.4 12.8,15.4 14.4,13.6 "
            "C15,15.4 15.8,16 16.6,16.2 C17.4,14 17.2,11.4 18,9Z",
            "#ffe9c8",
        )
        body += path("M10,13 A10,10 0 0 1 15,8.4", stroke="#fff", width=2.2, more='opacity=".9"')
    return Widget(
        f"radio_{'on' if on else 'off'}",
        36,
        36,
        body,
        defs=radial("glass", "#ff7a6a", "#d4202c", "#6e0812", cx=0.45, cy=0.62, r=0.62)
        + radial("hollow", "#fff8e2", "#f4e2b8", "#d9bd86", cy=0.6),
    )


def button_disc(name: str, size: float, mark: str, stroke: float) -> Widget:
    """A round brass button with an engraved mark."""
    half = size / 2
    body = f"<g {DROP}>{circle(half, half, half, OUTLINE)}</g>" + brass_disc(half, half, half)
    body += path(mark, stroke="#ffeeb4", width=stroke, more='transform="translate(0,1.4)"')
    body += path(mark, stroke=ENGRAVED, width=stroke)
    return fitted(name, size, size, body)


def arrow(name: str, turn: int) -> Widget:
    """A brass arrow, pointing down and turned by quarter circles."""
    turned = f'transform="rotate({turn},27,27)"'
    shape = "M19,4 H35 V27 H48 L27,50 L6,27 H19Z"
    body = (
        f"<g {DROP}>"
        + path(shape, OUTLINE, OUTLINE, 4, turned)
        + "</g>"
        + path(shape, "url(#slope)", more=turned)
        + path(
            "M22,7 H32 V30 H41 L27,45 L13,30 H22Z",
            "none",
            "#fff6cc",
            1.6,
            f'opacity=".6" {turned}',
        )
    )
    return fitted(name, 54, 54, body, linear("slope", "#ffe9a0", "#d9a23c", "#9a6a1e"))


def slider_knob() -> Widget:
    """The handle of a slider: a violet glass bead in brass."""
    body = f"<g {DROP}>{circle(20, 20, 20, OUTLINE)}</g>" + circle(20, 20, 18, "url(#rim)")
    body += circle(20, 20, 13.6, OUTLINE) + circle(20, 20, 12.4, "url(#bead)")
    body += path("M12.6,17 A9,9 0 0 1 19,11.4", stroke="#fff", width=2.8, more='opacity=".9"')
    bead = radial("bead", "#e6a8f4", "#9a3cb0", "#3c0f48", cx=0.5, cy=0.66, r=0.7)
    return fitted("slider_knob", 40, 40, body, bead)


def parts() -> Iterator[Widget]:
    """All widgets of a fixed size."""
    for on in (True, False):
        yield toggle(on)
        yield radio(on)
    yield slider_knob()
    yield button_disc("stepper_plus", 54, "M16,27 H38 M27,16 V38", 5.4)
    yield button_disc("stepper_minus", 54, "M16,27 H38", 5.4)
    yield button_disc("close", 40, "M13.6,13.6 L26.4,26.4 M26.4,13.6 L13.6,26.4", 4.6)
    for name, turn in (("down", 0), ("left", 90), ("up", 180), ("right", 270)):
        yield arrow(f"arrow_brass_{name}", turn)
        yield button_disc(f"scroll_{name}", 40, chevron(20, 20, 8, turn), 4.6)
