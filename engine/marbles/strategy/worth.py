"""What things are worth to a seat, in hundredths of a point: ints, equal on all machines."""

from __future__ import annotations

from ..content import TILES
from ..scoring import ALIKE, DIFFERENT, SKILL
from ..state import State

POINT = 100
FRESH = 150  # a power not used yet
HELP = 200  # what a Little Help costs at the end (R7.4)
MOST_HOLES = 12

# Towards a Skill token (R7.1), by what was completed before: tiles of the kind, different kinds.
_ALIKE = (30, 130, SKILL * POINT)
_DIFFERENT = (20, 40, 70, 130, SKILL * POINT)
assert len(_ALIKE) == ALIKE and len(_DIFFERENT) == DIFFERENT

# Percent of its worth that a tile begun counts, by its holes and how many of them are filled: a
# tile half full is worth less than half. Rounded, so that no machine's powers tell.
SHARE = tuple(
    tuple(round(80 * (n / max(1, holes)) ** 1.3) for n in range(holes + 1))
    for holes in range(MOST_HOLES + 1)
)
LAST_SHARE = 25  # percent of that left in the last turn, when only whole tiles count


def tile_worth(state: State, seat: int, tile: int) -> int:
    """A tile once completed: its points, the way to Skill tokens, and its power."""
    kinds = [TILES[done].kind for done in state.completed[seat]]
    kind = TILES[tile].kind
    alike = kinds.count(kind)
    worth = POINT * TILES[tile].value
    if alike < ALIKE:
        worth += _ALIKE[alike]
    different = len(set(kinds))
    if not alike and different < DIFFERENT:
        worth += _DIFFERENT[different]
    return worth + (FRESH // 3 if last_turn(state) else FRESH)


def last_turn(state: State) -> bool:
    """Whether the end is announced: then nobody has another turn after the present one (R7.3)."""
    return state.ending


def power_price(state: State, seat: int) -> int:
    """What drinking now must gain to be better than keeping the power for later."""
    if last_turn(state):
        return 1
    waiting = len(state.completed[seat]) - len(state.drunk[seat])
    return max(40, FRESH - 30 * (waiting - 1))
