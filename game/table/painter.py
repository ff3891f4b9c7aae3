"""One frame of the table, back to front. What lies still is drawn once and then only copied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.seats import Seat
from game.table import (
    box_hud,
    desk,
    hover,
    hud,
    layout,
    logbook,
    machine,
    pot,
    rivals,
    shelf,
    tiles,
    watch,
)
from game.table.company import Company
from game.table.hover import Hover
from game.table.layout import Box
from game.table.sprites import Flight, ease_out
from game.table.stage import Shout, Stage
from game.table.still import Still, boxed
from game.table.targets import Board
from game.text import t
from game.theme import FOCUS, GOLD, OUTLINE
from game.ui.canvas import Canvas
from game.ui.flames import Flames
from game.ui.focus import FocusRing
from game.ui.places import rows

FLICKER = 0.33  # seconds between two pictures of the candles while nothing else moves


@dataclass
class Frame:
    """What the scene knows of a frame beside the stage."""

    board: Board
    ring: FocusRing
    log: logbook.Logbook
    words: str = ""
    speaker: int = -1
    hover: Hover | None = None
    chosen: tuple[tuple[int, int], ...] = ()
    taken_up: tuple[int, int] | None = None  # colour and place of a marble taken up
    dragged: tuple[int, float, float] | None = None  # colour and pointer
    hooks: int = 4
    keeper: tuple[str, int] = ("", 0)  # the professor with a clock and its seconds
    time_left: float | None = None  # on that clock, where it runs
    practice: bool = False  # whether a plate tells that nothing is final


class Painter:
    """Draws the table; keeps the picture of what lies still."""

    def __init__(self, seats: list[Seat], stage: Stage) -> None:
        self.seats = seats
        self.stage = stage
        self.flames = Flames("table_bare" if boxed(stage) else "table")
        if boxed(stage):
            lights = "candle_flames" if stage.table.professors else "books_flames"
            self.flames.places += [(x, y, size) for x, y, size in rows("table_bare", lights)]
        self.flames.places.append(layout.CANDLE_FLAME)
        self._still = Still(seats)
        self._hooks = 0  # of the countdown, in the picture that is there
        self._flame_frame = -1
        self._drawn_on: pygame.Surface | None = None

    def flickered(self, dt: float) -> bool:
        """Let the candles burn on; whether they look different now."""
        self.flames.update(dt)
        frame = int(self.flames.time / FLICKER)
        changed, self._flame_frame = frame != self._flame_frame, frame
        return changed

    def draw_little(self, canvas: Canvas, company: Company, faces: Sequence[Box]) -> bool:
        """Candles and some faces alone, over the picture that is there; False if it is not."""
        if canvas.surface is not self._drawn_on:
            return False
        if faces:
            self._still.refresh(canvas, self.stage, self._hooks)
        for box in faces:
            with canvas.clip(*box):
                self._still.copy(canvas)
                company.draw(canvas)
        for x, y, size in self.flames.places:
            with canvas.clip(x - 24 * size, y - 56 * size, 48 * size, 76 * size):
                self._still.copy(canvas)
                self.flames.draw(canvas)
                machine.glass(canvas)
        if self.stage.table.cauldron is not None:
            with canvas.clip(*pot.GLOW):
                self._still.copy(canvas)
                pot.live(canvas, self.stage, self.flames.time)
        return True

    def draw(self, canvas: Canvas, stage: Stage, frame: Frame) -> None:
        """The whole picture."""
        self._drawn_on = canvas.surface
        self._hooks = frame.hooks
        self._still.refresh(canvas, stage, frame.hooks)
        self._still.copy(canvas)
        origin = canvas.origin
        dx, dy = stage.offset
        canvas.origin = (origin[0] + dx * canvas.scale, origin[1] + dy * canvas.scale)
        self.flames.draw(canvas)
        pot.live(canvas, stage, self.flames.time)
        watch.live(canvas, stage, frame.time_left, *frame.keeper)
        if stage.table.starters:
            shelf.draft(canvas, stage)
            view = stage.seating.view
            glows = stage.active == view
            desk.portrait(canvas, self.seats[view], layout.DESK_PORTRAIT, glows=glows)
        machine.live(canvas, stage, frame.hover.dimmed if frame.hover else ())
        desk.live(canvas, stage)
        rivals.live(canvas, stage)
        desk.beads(canvas, stage, stage.seating.view)
        hud.controls(canvas, frame.board, frame.ring)
        if frame.practice:
            desk.label(canvas, t("mark.practice.short"), layout.PRACTICE_PLATE, 21)
        hud.marks(canvas, stage, frame.board, list(frame.chosen))
        box_hud.draw(canvas, stage, frame.board, frame.ring)
        self._draw_taken_up(canvas, stage, frame)
        if frame.hover is not None:
            hover.draw(canvas, stage, frame.hover)
        hud.pointed(canvas, frame.ring)
        self._draw_flights(canvas, stage)
        canvas.origin = origin
        hud.ribbon(canvas, frame.words, self.seats[frame.speaker] if frame.speaker >= 0 else None)
        frame.log.draw(canvas, self.seats)
        if frame.log.pointed is not None:
            _point_at(canvas, stage, frame.log.pointed)
        frame.ring.draw(canvas)
        if frame.dragged is not None:
            colour, x, y = frame.dragged
            canvas.marble(colour, x, y, 60)

    def _draw_taken_up(self, canvas: Canvas, stage: Stage, frame: Frame) -> None:
        if frame.taken_up is None:
            return
        _, place = frame.taken_up
        seat = stage.seating.view
        held = stage.pools[seat] + stage.hands[seat]
        if place < len(held):
            bead = held[place]
            canvas.image_at("marbles/glow", bead.x, bead.y, bead.d * 1.6, bead.d * 1.6)
            canvas.circle(bead.x, bead.y, bead.d / 2 + 3, GOLD, line=4)

    def _draw_flights(self, canvas: Canvas, stage: Stage) -> None:
        if stage.flash is not None:
            spot, left = stage.flash
            size = coarse(spot.d * (1.25 - left), 8)
            canvas.image_at("objects/burst", spot.x, spot.y, size, size)
        for bead in stage.loose:
            canvas.marble(bead.colour, bead.x, bead.y, bead.d)
        for flight in stage.flights:
            if flight.wait <= 0:
                _draw_flight(canvas, flight)
        for beads in stage.hands + stage.pools:
            for bead in beads:
                if bead.flying:
                    canvas.marble(bead.colour, bead.x, bead.y, bead.d)
        for one in stage.particles.alive:
            size = coarse(one.size, 3)
            canvas.image_at(one.picture, one.x, one.y, size, size, alpha=one.alpha)
        if stage.praise is not None:
            _draw_praise(canvas, stage.praise, still=stage.calm)


def _point_at(canvas: Canvas, stage: Stage, line: logbook.Line) -> None:
    """What a line of the log speaks of: whose it is, and the lane, potion or bottle."""
    boxes = [stage.seating.frame(line.seat)]
    if line.track >= 0:
        boxes.append(layout.lane(line.track))
    if line.rival >= 0:
        boxes.append(stage.seating.flask(line.rival))
    if line.tile >= 0:
        boxes += _places_of(stage, line.tile)
    with canvas.clip(0, 0, layout.LOG_OPEN.x, layout.SCREEN.h):
        for box in boxes:
            canvas.rect(*box.grown(3), FOCUS, radius=14, line=4)


def _places_of(stage: Stage, tile: int) -> list[Box]:
    """Where a tile is now: on a burner, or as a bottle on a shelf."""
    for seat, desk_now in enumerate(stage.table.desks):
        if tile in stage.places[seat]:
            return [stage.tile_box(seat, tile)]
        if tile in desk_now.completed:
            number = len(desk_now.completed)
            return [stage.seating.bottle(seat, desk_now.completed.index(tile), number)]
    return []


def coarse(size: float, step: float) -> float:
    """A size rounded, so that few pictures have to be kept of what grows or shrinks."""
    return max(step, round(size / step) * step)


def _draw_praise(canvas: Canvas, praise: Shout, *, still: bool) -> None:
    """It rises a little, and stays within the dispenser."""
    box = layout.DISPENSER
    x = max(box.x + 150, min(box.right - 150, praise.x))
    y = praise.y - (0 if still else 46 * ease_out(min(1.0, praise.age / 0.5)))
    plate = Box(x - 150, y - 38, 300, 76)
    canvas.panel("widgets/plate", *plate)
    canvas.text(
        praise.text, x, y - 2, 44, font="head_bold", colour=GOLD, align="center", middle=True,
        width=plate.w - 60, shadow=OUTLINE,
    )  # fmt: skip


def _draw_flight(canvas: Canvas, flight: Flight) -> None:
    box = flight.box
    if flight.kind == "marble":
        canvas.marble(flight.what, box.cx, box.cy, box.w)
    elif flight.kind == "bottle":
        tiles.draw_bottle(canvas, flight.what, box)
    else:
        tiles.draw_tile(canvas, flight.what, box)
