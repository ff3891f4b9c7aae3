"""Where on the table a hint lies: its marbles, bottles, holes and stacks as they are now.

A line is played out with the marbles in sight alone, as it was thought over: a pick takes what it
takes for certain (R4.5), and only what is in sight now is ever marked (R10.2).
"""

from __future__ import annotations

from typing import NamedTuple

from engine import Action, Event, marbles
from engine.ai import Line
from engine.marbles import events as said
from game.table.layout import SHOWN
from game.table.mirror import EMPTY, hole_index
from game.table.plan import Gain

Place = tuple[int, int]  # track and row
NOWHERE = -1  # where a marble lay that came through the lid


class Fill(NamedTuple):
    """A marble that goes into a hole."""

    tile: int
    hole: int
    colour: int


class Marks(NamedTuple):
    """What a line will touch."""

    first: Action
    track: int = -1  # of the pick
    chain: marbles.Preview | None = None  # of the pick, in rows as they are now
    helped: tuple[Place, ...] = ()  # taken by a Little Help
    taken: tuple[Place, ...] = ()  # taken or returned by powers
    fills: tuple[Fill, ...] = ()
    gains: tuple[Gain, ...] = ()  # the same by tile
    drunk: tuple[int, ...] = ()  # tiles
    stacks: tuple[int, ...] = ()

    @property
    def asks_help(self) -> bool:
        """Whether a Little Help is part of it."""
        return bool(self.helped) or self.first.verb == marbles.Verb.HELP


def marks(view: marbles.State, line: Line) -> Marks:
    """The marks of a line that begins in `view`."""
    walk = _Walk(view)
    for action in line.actions:
        if action not in marbles.GAME.decision(walk.state).options:
            break
        walk.take(action)
    return walk.marks(line.actions[0])


class _Walk:
    """Plays a line, and remembers where each marble in sight lay when it began."""

    def __init__(self, view: marbles.State) -> None:
        self.begun, self.state = view, marbles.GAME.clone(view)
        self.seat = marbles.GAME.decision(view).seat
        self._lying: list[list[int]] = [list(range(len(track))) for track in view.tracks]
        self._helping = False
        self._track = -1  # of the pick
        self._links: list[tuple[int, ...]] = []
        self._helped: list[Place] = []
        self._taken: list[Place] = []
        self._fills: list[Fill] = []
        self._drunk: list[int] = []
        self._stacks: list[int] = []

    def take(self, action: Action) -> None:
        """Play one action; what is out of sight has no part in a pick."""
        brewing = [brew.tile for brew in self.state.brewing[self.seat]]
        heard: list[Event] = []
        hidden = b""
        if action.verb == marbles.Verb.PICK:
            track, lying = self.state.tracks[action.a], self._lying[action.a]
            known = next((i for i, row in enumerate(lying) if row >= SHOWN), len(track))
            self.state.tracks[action.a], hidden = track[:known], track[known:]
        marbles.GAME.push(self.state, action, heard)
        if hidden:
            self.state.tracks[action.a] += hidden
        for event in heard:
            self._hear(event, brewing)

    def marks(self, first: Action) -> Marks:
        """All that was found."""
        haul = sum(len(link) for link in self._links)
        return Marks(
            first,
            self._track,
            marbles.Preview(tuple(self._links), haul, False) if self._links else None,
            tuple(self._helped),
            tuple(self._taken),
            tuple(self._fills),
            tuple(self._gains()),
            tuple(self._drunk),
            tuple(self._stacks),
        )

    def _hear(self, event: Event, brewing: list[int]) -> None:
        match event:
            case said.Helped():
                self._helping = True
            case said.Picked(track=track, row=row):
                self._track = track
                self._links = [(self._lying[track].pop(row),)]
            case said.Burst(track=track, row=row, marbles=gone):
                self._links.append(tuple(self._lying[track][row : row + len(gone)]))
                del self._lying[track][row : row + len(gone)]
            case said.Took(track=track, row=row):
                (self._helped if self._helping else self._taken).extend(self._leaves(track, row))
                self._helping = False
            case said.Lifted(track=track, row=row):
                self._taken += self._leaves(track, row)
            case said.Dropped(track=track):
                self._lying[track].append(NOWHERE)
            case said.Placed(slot=slot, layer=layer, hole=hole, colour=colour):
                self._fill(brewing[slot], layer, hole, colour)
            case said.Drank(tile=tile) if tile in self.begun.completed[self.seat]:
                self._drunk.append(tile)
            case said.Drew(seat=self.seat, stack=stack) if stack not in self._stacks:
                self._stacks.append(stack)

    def _leaves(self, track: int, row: int) -> list[Place]:
        """Where a marble lay that leaves a track now; nowhere if that was out of sight."""
        row = self._lying[track].pop(row)
        return [(track, row)] if 0 <= row < SHOWN else []

    def _fill(self, tile: int, layer: int, hole: int, colour: int) -> None:
        if any(brew.tile == tile for brew in self.begun.brewing[self.seat]):
            self._fills.append(Fill(tile, hole_index(tile, layer, hole), colour))

    def _gains(self) -> list[Gain]:
        found = []
        for brew in self.begun.brewing[self.seat]:
            holes = tuple(sorted(fill.hole for fill in self._fills if fill.tile == brew.tile))
            if holes:
                found.append(Gain(brew.tile, holes, len(holes) == brew.filled.count(EMPTY)))
        return found
