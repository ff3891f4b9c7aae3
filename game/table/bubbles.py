"""Bubbles at the portraits: what somebody says, and who is thinking."""

from __future__ import annotations

from typing import NamedTuple

from game.table import layout
from game.table.layout import Box, Spot
from game.table.seating import Seating
from game.theme import INK
from game.ui.canvas import Canvas

SIZE = 26.0
FONT = "text_bold"
MARGIN = (20.0, 11.0)
TAIL = 44.0  # side of its picture
TIP = 24.0  # where its tip lies on that side
INSIDE = 6.0  # how far its base lies in the bubble
SHARES = (0.55, 0.6, 0.66, 0.75, 1.0)  # of a line that are tried as the width of two
CLOUD = (84.0, 56.0)


def portrait(seating: Seating, seat: int) -> Spot:
    """The face of a seat."""
    niche = seating.niche(seat)
    return layout.DESK_PORTRAIT if niche is None else niche.portrait


def face_box(seating: Seating, seat: int) -> Box:
    """What of a face may look different from blink to blink, and nothing lies over."""
    box = portrait(seating, seat).box.grown(4)
    if seating.niche(seat) is not None:
        return box
    return Box(box.x, box.y, box.w, layout.DESK_TILES[0].y - 10 - box.y)


def room(seating: Seating, seat: int) -> Box:
    """Where the bubble of a seat may lie: nothing in it can be clicked."""
    niche = seating.niche(seat)
    return layout.DESK_BUBBLE if niche is None else niche.bubble


class Measured(NamedTuple):
    """The body of a bubble, and the width at which its words are broken; 0 for one line."""

    box: Box
    wrap: float


def measured(canvas: Canvas, within: Box, words: str) -> Measured:
    """One line, or two of about the same length, from the upper left corner of its room."""
    inner = within.w - 2 * MARGIN[0]
    length, line = canvas.measure(words, SIZE, FONT)
    w, h, wrap = length, line, 0.0
    for share in SHARES if length > inner else ():
        wrap = min(inner, length * share)
        lines = canvas.lettering.render(
            words, FONT, canvas.px(SIZE), INK, wrap=canvas.px(wrap), align="center"
        )
        w, h = (side / canvas.scale for side in lines.get_size())
        if h < 2.6 * line:
            break
    return Measured(Box(within.x, within.y, w + 2 * MARGIN[0], h + 2 * MARGIN[1]), wrap)


def draw(canvas: Canvas, seating: Seating, seat: int, words: str) -> None:
    """What a seat says."""
    within, face = room(seating, seat), portrait(seating, seat)
    body, wrap = measured(canvas, within, words)
    if face.y > within.bottom:  # a short line stays near the face
        body = body.moved(0, within.bottom - body.bottom)
    canvas.panel("widgets/bubble", *body)
    if face.y > body.y:  # beside the face, else below it
        y = max(body.y + 28, min(body.bottom - 28, face.y))
        canvas.image("objects/bubble_tail_left", body.x + INSIDE - TAIL, y - TIP, TAIL, TAIL)
    else:
        x = body.x + 40
        canvas.image("objects/bubble_tail_up", x - TAIL + TIP, body.y + INSIDE - TAIL, TAIL, TAIL)
    canvas.text(
        words, body.cx, body.y + MARGIN[1], SIZE, font=FONT, colour=INK, align="center",
        width=wrap or None, wrap=bool(wrap),
    )  # fmt: skip


def cloud(seating: Seating, seat: int) -> Box:
    """Where it shows that a seat thinks: over the left of its hat."""
    face = portrait(seating, seat)
    w = max(58.0, face.d * 0.62)
    h = w * CLOUD[1] / CLOUD[0]
    return Box(max(4.0, face.x - face.d * 0.2 - w / 2), face.y - face.d * 0.4 - h / 2, w, h)


def draw_cloud(canvas: Canvas, seating: Seating, seat: int, dots: int) -> None:
    """The cloud of a seat that thinks, with one to three dots."""
    canvas.image(f"objects/thought_{dots}", *cloud(seating, seat))
