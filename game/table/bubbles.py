"""Bubbles at the portraits: what somebody says, and who is thinking."""

from __future__ import annotations

from game.table import layout
from game.table.layout import Box, Spot
from game.table.seating import Seating
from game.theme import INK
from game.ui.canvas import Canvas

SIZE = 26.0
FONT = "text_bold"
MARGIN = (20.0, 13.0)
TAIL = 44.0  # side of its picture
TIP = 24.0  # where its tip lies on that side
INSIDE = 6.0  # how far its base lies in the bubble
CLOUD = (84.0, 56.0)


def portrait(seating: Seating, seat: int) -> Spot:
    """The face of a seat."""
    niche = seating.niche(seat)
    return layout.DESK_PORTRAIT if niche is None else niche.portrait


def room(seating: Seating, seat: int) -> Box:
    """Where the bubble of a seat may lie: nothing in it can be clicked."""
    niche = seating.niche(seat)
    return layout.DESK_BUBBLE if niche is None else niche.bubble


def draw(canvas: Canvas, seating: Seating, seat: int, words: str) -> None:
    """What a seat says, in one line or two of about the same length."""
    box, face = room(seating, seat), portrait(seating, seat)
    inner = box.w - 2 * MARGIN[0]
    w, line = canvas.measure(words, SIZE, FONT)
    height = line
    if w > inner:
        inner = min(inner, max(w * 0.56, inner * 0.6))
        lines = canvas.lettering.render(
            words, FONT, canvas.px(SIZE), INK, wrap=canvas.px(inner), align="center"
        )
        w, height = (side / canvas.scale for side in lines.get_size())
    body = Box(box.x, box.y, w + 2 * MARGIN[0], height + 2 * MARGIN[1])
    canvas.panel("widgets/bubble", *body)
    if face.y > body.y:  # beside the face, else below it
        y = max(body.y + 28, min(body.bottom - 28, face.y))
        canvas.image("objects/bubble_tail_left", body.x + INSIDE - TAIL, y - TIP, TAIL, TAIL)
    else:
        x = body.x + 40
        canvas.image("objects/bubble_tail_up", x - TAIL + TIP, body.y + INSIDE - TAIL, TAIL, TAIL)
    canvas.text(
        words, body.cx, body.y + MARGIN[1], SIZE, font=FONT, colour=INK, align="center",
        width=inner if height > line * 1.5 else None, wrap=height > line * 1.5,
    )  # fmt: skip


def cloud(seating: Seating, seat: int) -> Box:
    """Where it shows that a seat thinks: over the left of its hat."""
    face = portrait(seating, seat)
    w = max(58.0, face.d * 0.62)
    h = w * CLOUD[1] / CLOUD[0]
    return Box(max(4.0, face.x - face.d * 0.2 - w / 2), face.y - face.d * 0.4 - h / 2, w, h)


def draw_cloud(canvas: Canvas, seating: Seating, seat: int, dots: int) -> None:
    """The cloud of a seat that thinks, with one to three dots."""
    canvas.image(f"objects/thought_{dots}", *cloud(seating, seat), flip=True)
