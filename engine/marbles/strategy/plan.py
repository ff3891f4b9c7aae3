"""The heart of the strategy: how a supply of marbles is best spent on the tiles being brewed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple, TypeAlias

from ..brewing import POOL, layers
from ..colours import BASE, EMPTY
from ..content import TILES
from ..state import Brew, State
from .worth import LAST_SHARE, SHARE, last_turn, tile_worth

Counts: TypeAlias = tuple[int, ...]  # of red, blue, black, yellow

SPARE = 15  # a marble left over that the top tile of a stack could use
SPARE_SOON = 45  # the same when a tile will be taken at the end of this turn


class Goal(NamedTuple):
    """A tile being brewed: where, what it will be worth, and its empty holes by colour."""

    slot: int
    worth: int
    holes: int
    missing: int
    needs: Counts


class Spending(NamedTuple):
    """A way to spend a supply: its worth, and what goes to each tile, the most urgent first."""

    value: int
    shares: tuple[tuple[Goal, Counts], ...]


class Planner:
    """Plans for the tiles of one seat; the supply is what may vary, so its plans are kept."""

    def __init__(self, state: State, seat: int, brewing: Sequence[Brew]) -> None:
        self._goals = [
            goal_of(slot, brew, tile_worth(state, seat, brew.tile))
            for slot, brew in enumerate(brewing)
        ]
        self._orders = list(permutations(self._goals))
        self._tops = [tile_needs(stack[0]) for stack in state.stacks if stack]
        self._percent = LAST_SHARE if last_turn(state) else 100
        self._plans: dict[Counts, Spending] = {}

    def value(self, supply: bytes) -> int:
        """What the tiles will be worth with this supply spent well."""
        return self.plan(supply).value

    def plan(self, supply: bytes) -> Spending:
        """The best way to spend a supply."""
        counts = count(supply)
        found = self._plans.get(counts)
        if found is None:
            found = max((self._spend(counts, order) for order in self._orders), key=_worth)
            self._plans[counts] = found
        return found

    def _spend(self, supply: Counts, order: Sequence[Goal]) -> Spending:
        value = 0
        shares = []
        completes = False
        for goal in order:
            share = tuple(map(min, goal.needs, supply))
            supply = minus(supply, share)
            missing = goal.missing - sum(share)
            if missing:
                begun = goal.worth * SHARE[goal.holes][goal.holes - missing]
                value += begun * self._percent // 10_000
                shares.append((goal, share))
            else:
                value += goal.worth
                completes = True
                shares.insert(0, (goal, share))
        each = SPARE_SOON if completes or len(order) < 2 else SPARE
        return Spending(value + self._spare(supply) * each * self._percent // 100, tuple(shares))

    def _spare(self, supply: Counts) -> int:
        """How many of the marbles left over the most fitting new tile could use."""
        if not any(supply):
            return 0
        return max((min(POOL, sum(map(min, needs, supply))) for needs in self._tops), default=0)


def goal_of(slot: int, brew: Brew, worth: int) -> Goal:
    """A tile being brewed as the plan sees it."""
    needs = [0] * len(BASE)
    for layer in layers(brew):
        if not layer.leafy:
            needs[layer.colour] += layer.filled.count(EMPTY)
    missing = brew.filled.count(EMPTY)
    return Goal(slot, worth, TILES[brew.tile].holes, missing, tuple(needs))


def tile_needs(tile: int) -> Counts:
    """The holes of a tile by colour."""
    needs = dict(TILES[tile].layers)
    return tuple(needs.get(colour, 0) for colour in BASE)


def count(marbles: bytes) -> Counts:
    """Marbles by colour."""
    return tuple(map(marbles.count, BASE))


def minus(supply: Counts, share: Counts) -> Counts:
    """What is left of a supply."""
    return tuple(a - b for a, b in zip(supply, share, strict=True))


def _worth(spending: Spending) -> int:
    return spending.value
