"""The table of programs that frames point into, and the two steps that start another program.

A frame holds a number; saves hold the program's name, so that adding a power moves no old game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..game import Action, Event
from .actions import DRINK
from .content import TILES
from .events import Drank, Repeated
from .state import Frame, State
from .steps import Step, advance

PROGRAMS: Final[list[tuple[Step, ...]]] = []
NAMES: Final[list[str]] = []
NUMBERS: Final[dict[str, int]] = {}


def register(name: str, steps: tuple[Step, ...]) -> int:
    """Give a program its number."""
    NUMBERS[name] = len(PROGRAMS)
    NAMES.append(name)
    PROGRAMS.append(steps)
    return NUMBERS[name]


def step_of(frame: Frame) -> Step:
    """The step that a frame stands at."""
    return PROGRAMS[frame.program][frame.step]


def start(state: State, name: str, seat: int, *mem: int) -> None:
    """Put a program on top of the stack; its first step finds `mem`."""
    state.frames.append(Frame(NUMBERS[name], 0, seat, mem))


def usable(state: State, seat: int, tile: int) -> bool:
    """Whether the power of a tile could be used now (R6)."""
    return PROGRAMS[NUMBERS[TILES[tile].kind]][0].possible(state, seat)


def lacks(tile: int) -> str:
    """The key of the sentence that says what the power of a tile is missing."""
    return PROGRAMS[NUMBERS[TILES[tile].kind]][0].lacks


def undrunk(state: State, seat: int) -> list[int]:
    """The completed tiles of a seat that were not drunk yet."""
    return [tile for tile in state.completed[seat] if tile not in state.drunk[seat]]


def drinks(state: State, seat: int) -> list[Action]:
    """Every potion that may be drunk now (R3.3)."""
    return [DRINK[tile] for tile in undrunk(state, seat) if usable(state, seat, tile)]


def drink(state: State, seat: int, tile: int, out: list[Event] | None) -> None:
    """Drink a completed potion: its power is next (R3.3)."""
    state.drunk[seat] += bytes((tile,))
    if out is not None:
        out.append(Drank(seat, tile))
    start(state, TILES[tile].kind, seat)


def repeat(state: State, seat: int, tile: int, out: list[Event] | None) -> None:
    """Use the power of a drunk potion once more."""
    if out is not None:
        out.append(Repeated(seat, tile))
    start(state, TILES[tile].kind, seat)


class RepeatPotion(Step):
    """Choose a potion already drunk and use its power again; `besides` names a kind left out."""

    asks = "repeat"
    lacks = "nothing_to_repeat"

    def __init__(self, besides: str = "") -> None:
        self.besides = besides

    def possible(self, state: State, seat: int) -> bool:
        return any(True for _ in self._tiles(state, seat))

    def options(self, state: State, frame: Frame) -> list[Action]:
        return [DRINK[tile] for tile in self._tiles(state, frame.seat)]

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        advance(state)
        repeat(state, frame.seat, action.a, out)

    def _tiles(self, state: State, seat: int) -> Iterable[int]:
        for tile in state.drunk[seat]:
            if TILES[tile].kind != self.besides and usable(state, seat, tile):
                yield tile
