"""What a pick would do, shown before it: the chain, the haul, the potions it would fill."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from engine import marbles
from game.table import layout, plan, tiles
from game.table.layout import Box, Spot
from game.table.stage import Stage
from game.text import n, t
from game.theme import GOLD, INK, OUTLINE, WINE
from game.ui.canvas import Canvas

ARC_BOW = 30.0  # how far the dotted arc of a link leaves the lane
TAG_ROOM = 8.0
PULSE = 2.4


class Hover(NamedTuple):
    """The pick under the pointer and what may be told of it (R4.5)."""

    track: int
    preview: marbles.Preview
    gains: list[plan.Gain]
    tagged: bool = True  # whether the haul hangs beside it

    @property
    def dimmed(self) -> list[int]:
        """The lanes that step back."""
        return [track for track in range(layout.TRACKS) if track != self.track]


def look(state: marbles.State, track: int, row: int) -> Hover:
    """The preview of a pick and what its marbles would fill."""
    seen = marbles.preview(state, track, row)
    haul = [state.tracks[track][r] for rows in seen.rows for r in rows]
    return Hover(track, seen, plan.gains(state.brewing[state.seat], state.hand, haul))


def draw(canvas: Canvas, stage: Stage, hover: Hover) -> None:
    """Rings and numbers on the chain, arcs between the two sides of a link, the tag."""
    seen = hover.preview
    for link, rows in enumerate(seen.rows):
        for row in rows:
            spot = layout.marble(hover.track, row)
            canvas.image_at("marbles/glow", spot.x, spot.y, spot.d * 1.5, spot.d * 1.5)
            canvas.circle(spot.x, spot.y, spot.d / 2 + 1.5, GOLD, line=3)
        if link:
            _arc(canvas, hover.track, seen.rows, link)
    for link, rows in enumerate(seen.rows):
        if link:
            for row in sorted({min(rows), max(rows)}):
                spot = layout.marble(hover.track, row)
                number(canvas, link, spot.x - 27, spot.y - 15)
    if hover.tagged:
        _tag(canvas, hover)
    for gain in hover.gains:
        potion(canvas, stage, gain)


def number(canvas: Canvas, value: int, x: float, y: float, d: float = 28) -> None:
    """A numbered disc."""
    canvas.image_at("objects/number_disc", x, y, d, d)
    canvas.text(str(value), x, y, d * 0.6, font="head_bold", align="center", middle=True)


def _arc(canvas: Canvas, track: int, rows: Sequence[Sequence[int]], link: int) -> None:
    """A dotted line at the left of the lane from the lower side of a link to its upper side."""
    inner = [row for earlier in rows[:link] for row in earlier]
    below = [row for row in rows[link] if row < min(inner)]
    above = [row for row in rows[link] if row > max(inner)]
    if not below or not above:
        return
    y1, y2 = layout.row_y(max(below)), layout.row_y(min(above))
    x, bow = layout.lane_x(track) - 25, ARC_BOW * 0.5 + 7 * link
    points = [(x - bow * math.sin(math.pi * i / 16), y1 + (y2 - y1) * i / 16) for i in range(17)]
    canvas.dotted(points, (255, 243, 205), 4, 9)


def _tag(canvas: Canvas, hover: Hover) -> None:
    """The haul on a parchment tag that points at the lane."""
    seen = hover.preview
    links = len(seen.rows) - 1
    haul = n("table.marbles", seen.haul)
    first = t("table.at_least", n=seen.haul) if seen.at_least else haul
    second = n("table.chain", links) if links else t("table.no_chain")
    row = seen.rows[0][0]
    y = layout.row_y(row)
    box = layout.TAG.moved(0, y - layout.TAG.h / 2)
    start = layout.lane_x(hover.track) + layout.MARBLE / 2 + TAG_ROOM
    if start < box.x - TAG_ROOM:
        canvas.dotted([(start, y), (box.x, y)], (255, 243, 205), 4, 9)
    canvas.image("parchment_tag", *box)
    cx = box.cx + 8
    canvas.text(
        first, cx, box.cy - 14, 26, font="head_bold", colour=WINE, align="center", middle=True,
        width=box.w - 64,
    )  # fmt: skip
    canvas.text(
        second, cx, box.cy + 15, 20, font="text_bold", colour=INK, align="center", middle=True,
        width=box.w - 64,
    )  # fmt: skip


def potion(canvas: Canvas, stage: Stage, gain: plan.Gain) -> None:
    """A halo, a lit rim at each hole, and `+n` with a tick where the potion would be finished."""
    seat = stage.active
    if gain.tile not in stage.places[seat]:
        return
    box = stage.tile_box(seat, gain.tile)
    canvas.rect(*box.grown(4), GOLD, radius=14, line=5, alpha=230)
    spots = tiles.hole_spots(gain.tile, box)
    for hole in gain.holes:
        lit_hole(canvas, spots[hole])
    plate = Box(box.x + 10, box.y + 16, 92 if gain.completes else 66, 38)
    canvas.panel("widgets/plate_preview", *plate)
    text = f"+{len(gain.holes)}"
    at = plate.cx - (17 if gain.completes else 0)
    canvas.text(text, at, plate.cy, 24, font="head_bold", align="center", middle=True)
    if gain.completes:
        canvas.image_at("objects/check", plate.cx + 20, plate.cy, 28, 28)


def lit_hole(canvas: Canvas, spot: Spot) -> None:
    """A hole that something would go to."""
    canvas.image_at("marbles/glow", spot.x, spot.y, spot.d * 1.55, spot.d * 1.55)
    canvas.circle(spot.x, spot.y, spot.d / 2 + 2, GOLD, line=3)


def shade_marble(canvas: Canvas, spot: Spot) -> None:
    """A marble that is not asked for."""
    canvas.circle(spot.x, spot.y, spot.d / 2, OUTLINE, alpha=120)
