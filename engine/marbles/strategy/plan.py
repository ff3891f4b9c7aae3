"""The heart of the strategy: how a supply of marbles is best spent on the tiles being brewed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple, TypeAlias

from ..brewing import POOL, layers
from ..colours import ALL, BASE, ECTOPLASM, EMPTY, LEAF
from ..content import TILES
from ..dispenser import SEEN
from ..state import Brew, State
from .worth import LAST_SHARE, POINT, SHARE, last_turn, tile_worth

Counts: TypeAlias = tuple[int, ...]  # of red, blue, black, yellow, ectoplasm, leaves

SPARE = 15  # a marble left over that the top tile of a stack could use
SPARE_SOON = 45  # the same when a tile will be taken at the end of this turn
WILD = 60  # how much more a wild left over is worth
SPARE_LEAF = 10  # a leaf left over


class Hole(NamedTuple):
    """The empty holes of one layer; `leaves`: none may come, may come, or must (R9.3)."""

    layer: int
    colour: int
    empty: int
    leaves: str


class Goal(NamedTuple):
    """A tile being brewed: where, what it will be worth, and its empty holes."""

    slot: int
    worth: int
    holes: int
    missing: int
    open: tuple[Hole, ...]
    needs: Counts  # of base colours


class Share(NamedTuple):
    """What a goal gets: colours for their own holes, leaves for one layer, wilds for the rest."""

    goal: Goal
    own: Counts
    leaf_layer: int
    leaves: int
    wilds: int

    @property
    def filled(self) -> int:
        """How many holes it fills."""
        return sum(self.own) + self.leaves + self.wilds


class Spending(NamedTuple):
    """A way to spend a supply: its worth, and what goes to each tile, the most urgent first."""

    value: int
    shares: tuple[Share, ...]


class Planner:
    """Plans for the tiles of one seat; the supply is what may vary, so its plans are kept."""

    def __init__(self, state: State, seat: int, brewing: Sequence[Brew]) -> None:
        self._goals = [
            goal_of(slot, brew, tile_worth(state, seat, brew.tile))
            for slot, brew in enumerate(brewing)
        ]
        self._scoldings = POINT * sum(brew.marked for brew in brewing)  # that are to come
        self._orders = list(permutations(self._goals))
        self._tops = [tile_needs(stack[0]) for stack in state.stacks if stack]
        self._percent = LAST_SHARE if last_turn(state) else 100
        self._leaves_seen = sum(track[:SEEN].count(LEAF) for track in state.tracks)
        self._plans: dict[Counts, Spending] = {}

    def value(self, supply: bytes) -> int:
        """What the tiles will be worth with this supply spent well."""
        return self.plan(supply).value

    def plan(self, supply: bytes) -> Spending:
        """The best way to spend a supply."""
        counts = count(supply)
        found = self._plans.get(counts)
        if found is None:
            ways = (way for order in self._orders for way in self._ways(counts, order))
            found = max(ways, key=_worth)
            self._plans[counts] = found
        return found

    def _ways(self, supply: Counts, order: Sequence[Goal]) -> Iterator[Spending]:
        """Every spending by one order of the tiles: with each layer that leaves could fill."""
        if not order:
            yield Spending(0, ())
            return
        if not supply[LEAF]:
            yield self._spend(supply, [(goal, None) for goal in order])
            return
        choices: list[list[tuple[Goal, Hole | None]]] = [[]]
        for goal in order:
            choices = [
                [*c, (goal, hole)] for c in choices for hole in self._leaf_layers(goal, supply)
            ]
        for choice in choices:
            yield self._spend(supply, choice)

    def _leaf_layers(self, goal: Goal, supply: Counts) -> list[Hole | None]:
        """The layers worth filling with leaves: those held do, or enough more lie in view."""
        held = supply[LEAF]
        found: list[Hole | None] = [None]
        for hole in goal.open:
            if hole.leaves == "must":
                return [hole]
            enough = held >= hole.empty
            soon = 2 * held >= hole.empty and held + self._leaves_seen // 2 >= hole.empty
            if hole.leaves == "may" and (enough or soon):
                found.append(hole)
        return found

    def _spend(self, supply: Counts, order: Sequence[tuple[Goal, Hole | None]]) -> Spending:
        value = 0
        shares = []
        completes = False
        for goal, leafy in order:
            share = _share(goal, supply, leafy)
            supply = _left(supply, share)
            missing = goal.missing - share.filled
            if missing:
                begun = goal.worth * SHARE[goal.holes][goal.holes - missing]
                value += begun * self._percent // 10_000
                shares.append(share)
            else:
                value += goal.worth
                completes = True
                shares.insert(0, share)
        each = SPARE_SOON if completes or len(order) < 2 else SPARE
        value += self._spare(supply, each) * self._percent // 100 - self._scoldings
        return Spending(value, tuple(shares))

    def _spare(self, supply: Counts, each: int) -> int:
        """What the marbles left over will do in the most fitting new tile, a pool full at most."""
        if not any(supply):
            return 0
        wilds = min(POOL, supply[ECTOPLASM])
        fits = [sum(map(min, needs, supply)) for needs in self._tops]
        fit = min(POOL - wilds, max(fits, default=0))
        leaves = min(POOL - wilds - fit, supply[LEAF])
        return wilds * (each + WILD) + fit * each + leaves * SPARE_LEAF


def _share(goal: Goal, supply: Counts, leafy: Hole | None) -> Share:
    """What a goal takes of a supply: own colours and leaves first, then wilds for what is left."""
    own = tuple(map(min, goal.needs, supply))
    leaves = 0
    if leafy is not None:
        leaves = min(leafy.empty, supply[LEAF])
        if leafy.leaves == "may":
            own = (*own[: leafy.colour], 0, *own[leafy.colour + 1 :])
    missing = goal.missing - sum(own) - leaves
    wilds = min(missing, supply[ECTOPLASM])
    return Share(goal, own, -1 if leafy is None else leafy.layer, leaves, wilds)


def _left(supply: Counts, share: Share) -> Counts:
    red, blue, black, yellow, wilds, leaves = supply
    own = share.own
    return (
        *(red - own[0], blue - own[1], black - own[2], yellow - own[3]),
        *(wilds - share.wilds, leaves - share.leaves),
    )


def goal_of(slot: int, brew: Brew, worth: int) -> Goal:
    """A tile being brewed as the plan sees it."""
    needs = [0] * len(BASE)
    found = []
    tile_layers = layers(brew)
    any_leafy = any(layer.leafy for layer in tile_layers)
    for layer in tile_layers:
        empty = layer.filled.count(EMPTY)
        if not empty:
            continue
        leaves = "must" if layer.leafy else "may" if layer.undecided and not any_leafy else "none"
        found.append(Hole(layer.number, layer.colour, empty, leaves))
        if not layer.leafy:
            needs[layer.colour] += empty
    missing = brew.filled.count(EMPTY)
    return Goal(slot, worth, TILES[brew.tile].holes, missing, tuple(found), tuple(needs))


def tile_needs(tile: int) -> Counts:
    """The holes of a tile by colour."""
    needs = dict(TILES[tile].layers)
    return tuple(needs.get(colour, 0) for colour in BASE)


def count(marbles: bytes) -> Counts:
    """Marbles by colour."""
    return tuple(map(marbles.count, ALL))


def _worth(spending: Spending) -> int:
    return spending.value
