"""What things are worth to a seat, in hundredths of a point: ints, equal on all machines."""

from __future__ import annotations

from functools import lru_cache

from ..content import TILES
from ..scoring import ALIKE, DIFFERENT, SKILL
from ..state import State
from .weights import OTHER, POWERS, Weights

POINT = 100
HELP = 200  # what a Little Help costs at the end (R7.4)


class Scale:
    """Weights worked out as tables, so that a judgement only looks things up."""

    def __init__(self, weights: Weights) -> None:
        alike = [weights.alike_one, weights.alike_two]
        different = [
            *(weights.different_one, weights.different_two),
            *(weights.different_three, weights.different_four),
        ]
        # What the next tile of a kind, or the next different kind, brings: a token in the end.
        self.alike = (*alike, SKILL * POINT - sum(alike))
        self.different = (*different, SKILL * POINT - sum(different))
        # What the power of each tile is worth while it waits.
        self.powers = [POWERS.get(tile.kind, OTHER) * weights.power // 100 for tile in TILES]
        assert len(self.alike) == ALIKE and len(self.different) == DIFFERENT


@lru_cache(maxsize=64)
def scale(weights: Weights) -> Scale:
    """The tables of these weights."""
    return Scale(weights)


def tile_worth(state: State, seat: int, tile: int, weights: Weights) -> int:
    """A tile once completed: its points, the way to Skill tokens, and its power."""
    tables = scale(weights)
    kinds = [TILES[done].kind for done in state.completed[seat]]
    kind = TILES[tile].kind
    alike = kinds.count(kind)
    worth = POINT * TILES[tile].value
    if alike < ALIKE:
        worth += tables.alike[alike]
    different = len(set(kinds))
    if not alike and different < DIFFERENT:
        worth += tables.different[different]
    return worth + power_worth(state, tile, weights)


def power_worth(state: State, tile: int, weights: Weights) -> int:
    """What it is worth to have the power of a completed tile in reserve."""
    worth = scale(weights).powers[tile]
    if last_turn(state):
        return worth * weights.final // 100
    return worth * weights.late // 100 if state.countdown < 2 else worth


def in_reserve(state: State, seat: int, weights: Weights) -> int:
    """What completed tiles are worth beyond their points: powers left, tokens on their way."""
    if state.over or (last_turn(state) and not turn_to_come(state, seat)):
        return 0
    tables = scale(weights)
    kinds = [TILES[done].kind for done in state.completed[seat]]
    different = sorted(set(kinds))
    drunk = state.drunk[seat]
    worth = 0
    for tile in state.completed[seat]:
        if tile not in drunk:
            worth += power_worth(state, tile, weights)
    for kind in different:
        alike = kinds.count(kind)
        if alike < ALIKE:
            worth += sum(tables.alike[:alike])
    if len(different) < DIFFERENT:
        worth += sum(tables.different[: len(different)])
    return worth


def last_turn(state: State) -> bool:
    """Whether the end is announced: then nobody has another turn after the present one (R7.3)."""
    return state.ending


def turn_to_come(state: State, seat: int) -> bool:
    """Whether a seat's last turn, once the end is announced, is under way or still to come."""
    place, now = (seat - state.first) % state.seats, (state.seat - state.first) % state.seats
    return place >= now


def power_price(state: State, tile: int, weights: Weights) -> int:
    """What drinking now must gain to be better than keeping the power for later."""
    return 1 if last_turn(state) else power_worth(state, tile, weights)
