"""The picture of all that lies still: kept from frame to frame, redrawn only where it changed.

The room is drawn once. On it stand panels (a niche, the shelf, the desk); each tells by a key what
it shows, and is drawn again, inside its own box, when that key changes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.seats import Seat
from game.table import desk, layout, machine, pot, rivals, shelf, watch
from game.table.layout import Box
from game.table.stage import Stage
from game.text import t
from game.ui.canvas import Canvas


class Panel(NamedTuple):
    """A part of the picture: where it is, what it shows, how it is drawn."""

    boxes: tuple[Box, ...]
    key: Hashable
    draw: Callable[[Canvas], None]


class Still:
    """Two pictures of the window's size: the empty room, and the room with everything in it."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self._room: pygame.Surface | None = None
        self._full: pygame.Surface | None = None
        self._room_key: Hashable = None
        self._keys: dict[tuple[Box, ...], Hashable] = {}

    def refresh(self, canvas: Canvas, stage: Stage, hooks: int) -> None:
        """Bring the picture up to date."""
        size = canvas.surface.get_size()
        if self._full is None or self._full.get_size() != size:
            self._room = pygame.Surface(size).convert()
            self._full = pygame.Surface(size).convert()
            self._room_key = None
        assert self._room is not None
        key = (stage.seating.view, canvas.lettering.easy)
        frame = canvas.surface
        try:
            if key != self._room_key:
                self._room_key = key
                self._keys.clear()
                canvas.surface = self._room
                self._draw_room(canvas, stage)
                self._full.blit(self._room, (0, 0))
            canvas.surface = self._full
            for panel in self._panels(stage, hooks):
                if self._keys.get(panel.boxes) != panel.key:
                    self._keys[panel.boxes] = panel.key
                    self._redraw(canvas, panel)
        finally:
            canvas.surface = frame

    def copy(self, canvas: Canvas) -> None:
        """Copy it to the frame as it is."""
        if self._full is not None:
            canvas.surface.blit(self._full, (0, 0))

    def _redraw(self, canvas: Canvas, panel: Panel) -> None:
        assert self._room is not None
        for box in panel.boxes:
            with canvas.clip(*box):
                canvas.surface.blit(self._room, (0, 0))
                panel.draw(canvas)

    def _draw_room(self, canvas: Canvas, stage: Stage) -> None:
        if boxed(stage):
            canvas.background("scenes/table_bare")
            pot.rest(canvas, stage)
            watch.rest(canvas, stage)
        else:
            canvas.background("scenes/table")
        rivals.cabinet(canvas, stage, self.seats)
        canvas.image("objects/menu_book", *layout.MENU_BOOK)
        canvas.image("objects/crystal_ball", *layout.RECAP)
        canvas.image("objects/candle", *layout.CANDLE)
        canvas.image("objects/cat_sleep", *layout.CAT)
        machine.rest(canvas)
        desk.mat(canvas, self.seats[stage.seating.view])
        canvas.shade("scenes/table_grade")
        desk.label(canvas, t("table.menu"), layout.MENU_PLATE, 18)
        desk.label(canvas, t("table.recap"), layout.RECAP_PLATE, 18)

    def _panels(self, stage: Stage, hooks: int) -> list[Panel]:
        table = stage.table
        view = stage.seating.view
        stacks = tuple((len(stack), stack[0] if stack else -1) for stack in table.stacks)
        panels = [
            Panel(
                (layout.WALL,),
                (stacks, table.countdown, hooks),
                lambda canvas: shelf.rest(canvas, stage, hooks),
            ),
        ]
        panels.append(
            Panel(
                (layout.DESK, layout.DESK_HEAD),
                (self._owner(stage, view), table.over),
                lambda canvas: desk.rest(canvas, stage, self.seats),
            )
        )
        for seat in stage.seating.rivals:
            niche = stage.seating.niche(seat)
            if niche is not None:
                panels.append(
                    Panel(
                        (niche.frame,),
                        (self._owner(stage, seat), self._brewing(stage, seat), table.over),
                        rivals.painter(stage, self.seats[seat], seat, niche),
                    )
                )
        return panels

    def _owner(self, stage: Stage, seat: int) -> Hashable:
        """What shows of a seat's things but its potions being brewed."""
        owned = stage.table.desks[seat]
        return (
            stage.active == seat,
            tuple(owned.completed),
            tuple(owned.drunk),
            owned.skills,
            owned.helps,
            owned.rewards,
            owned.scoldings,
            tuple(stage.hidden_bottles),
            tuple(tile is None for tile in stage.places[seat]),
            stage.faces.mood(seat),
        )

    def _brewing(self, stage: Stage, seat: int) -> Hashable:
        """The potions of a seat and the marbles in them."""
        return tuple(
            None
            if tile is None or tile in stage.hidden_tiles
            else (
                tile,
                bytes(stage.holes_of(tile)),
                tuple(stage.hidden_in(tile)),
                stage.marked(tile),
            )
            for tile in stage.places[seat]
        )


def boxed(stage: Stage) -> bool:
    """Whether things of the boxes stand where the room has keepsakes."""
    return stage.table.cauldron is not None or bool(stage.table.professors)
