"""Small questions that a screen asks of a state and the rules answer."""

from __future__ import annotations

from . import dispenser
from .content import KINDS
from .dispenser import Preview
from .programs import NAMES, lacks, step_of, usable
from .state import State
from .steps import ChooseMarbles, Spot, spots


def preview(state: State, track: int, row: int) -> Preview:
    """What a player may be told of a pick before it (R4.5)."""
    return dispenser.preview(state.tracks[track], row)


def power_in_use(state: State) -> str:
    """The kind whose power asks now; empty outside a power."""
    name = NAMES[state.frames[-1].program] if state.frames else ""
    return name if name in KINDS else ""


def chosen(state: State) -> tuple[Spot, ...]:
    """The marbles marked so far by the power or help under way, in order."""
    if not state.frames or state.over:
        return ()
    frame = state.frames[-1]
    return spots(frame) if isinstance(step_of(frame), ChooseMarbles) else ()


def why_not_drink(state: State, tile: int) -> str:
    """What keeps the active player from drinking a tile, as the key of a sentence (R6)."""
    if tile not in state.completed[state.seat]:
        return "not_yours"
    if tile in state.drunk[state.seat]:
        return "drunk_already"
    if NAMES[state.frames[-1].program] not in ("turn", "tie"):
        return "power_in_use"
    return "" if usable(state, state.seat, tile) else lacks(tile)
