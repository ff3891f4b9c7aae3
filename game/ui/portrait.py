"""The picture of a player: bust on a disc in the seat's colour, with ring and crest."""

from __future__ import annotations

from ..seats import Seat
from .canvas import Canvas

SMALL = 48  # pixels; below this the face alone is drawn


def portrait(
    canvas: Canvas,
    seat: Seat,
    cx: float,
    cy: float,
    d: float,
    *,
    mood: str = "",
    crest: bool = True,
    gold: bool = False,
) -> None:
    """A round portrait of diameter `d`; `mood` is "", "smile" or "blink"."""
    canvas.image_at(f"portraits/disc_{seat.colour}", cx, cy, d, d)
    small = canvas.px(d) < SMALL
    look = "_face" if small else f"_{mood}" if mood else ""
    canvas.image_at(f"portraits/{seat.avatar}{look}", cx, cy, d * 0.92, d * 0.92)
    if gold:
        canvas.image_at("portraits/ring_gold", cx, cy, d, d)
    if crest:
        side = d * (0.32 if d < 200 else 0.24)
        canvas.image_at(f"crests/{seat.colour}", cx + d * 0.36, cy + d * 0.36, side, side)
