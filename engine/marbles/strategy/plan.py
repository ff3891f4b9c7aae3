"""The heart of the strategy: how a supply of marbles is best spent on the tiles being brewed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple, TypeAlias

from ..brewing import POOL, layers
from ..colours import ALL, BASE, ECTOPLASM, EMPTY, LEAF
from ..content import TILES
from ..state import Brew
from .weights import Weights
from .worth import POINT

Counts: TypeAlias = tuple[int, ...]  # of red, blue, black, yellow, ectoplasm, leaves
MOST_PLANS = 1 << 13  # that a planner remembers


class Hole:
    """The empty holes of one layer; `leaves`: none may come, may come, or must (R9.3)."""

    __slots__ = ("colour", "empty", "layer", "leaves")

    def __init__(self, layer: int, colour: int, empty: int, leaves: str) -> None:
        self.layer = layer
        self.colour = colour
        self.empty = empty
        self.leaves = leaves


class Goal:
    """A tile being brewed: where, its empty holes, and what it is worth with so many filled."""

    __slots__ = ("missing", "needs", "open", "slot", "worth")

    def __init__(
        self, slot: int, missing: int, open: tuple[Hole, ...], needs: Counts, worth: tuple[int, ...]
    ) -> None:
        self.slot = slot
        self.missing = missing
        self.open = open
        self.needs = needs
        self.worth = worth


class Share:
    """What a goal gets: colours for their own holes, leaves for one layer, wilds for the rest."""

    __slots__ = ("goal", "leaf_layer", "leaves", "own", "wilds")

    def __init__(self, goal: Goal, own: Counts, leaf_layer: int, leaves: int, wilds: int) -> None:
        self.goal = goal
        self.own = own
        self.leaf_layer = leaf_layer
        self.leaves = leaves
        self.wilds = wilds

    @property
    def filled(self) -> int:
        """How many holes it fills."""
        own = self.own
        return own[0] + own[1] + own[2] + own[3] + self.leaves + self.wilds


class Spending:
    """A way to spend a supply: its worth, and what goes to each tile, the most urgent first."""

    __slots__ = ("shares", "value")

    def __init__(self, value: int, shares: tuple[Share, ...]) -> None:
        self.value = value
        self.shares = shares


class Prospect(NamedTuple):
    """All that a planner must know of a position besides the supply."""

    brewing: tuple[Brew, ...]
    worth: tuple[int, ...]  # of each tile being brewed, once completed
    tops: tuple[int, ...]  # tiles on top of the stacks
    percent: int  # of what is only begun that counts
    leaves_seen: int  # in the dispenser


class Planner:
    """Plans for the tiles of one seat; the supply is what may vary, so its plans are kept."""

    def __init__(self, prospect: Prospect, weights: Weights) -> None:
        self._goals = [
            goal_of(slot, brew, worth, prospect.percent, weights)
            for slot, (brew, worth) in enumerate(zip(prospect.brewing, prospect.worth, strict=True))
        ]
        self._scoldings = POINT * sum([brew.marked for brew in prospect.brewing])  # to come
        self._orders = list(permutations(self._goals))
        self._tops = [tile_needs(tile) for tile in prospect.tops]
        self._percent = prospect.percent
        self._leaves_seen = prospect.leaves_seen
        self._weights = weights
        self._values: dict[Counts, int] = {}
        self._fits: dict[Counts, int] = {}

    def value(self, supply: bytes) -> int:
        """What the tiles will be worth with this supply spent well."""
        return self.value_of(count(supply))

    def value_of(self, counts: Counts) -> int:
        """`value` of marbles already counted."""
        found = self._values.get(counts)
        if found is None:
            found = self._plan(counts).value if counts[LEAF] else self._without_leaves(counts)
            if len(self._values) >= MOST_PLANS:
                self._values.clear()
            self._values[counts] = found
        return found

    def plan(self, supply: bytes) -> Spending:
        """The best way to spend a supply."""
        return self._plan(count(supply))

    def _without_leaves(self, counts: Counts) -> int:
        """The value of the best plan, reckoned without making it: what a search mostly asks."""
        best = -1 << 30
        for order in self._orders:
            red, blue, black, yellow, wilds = counts[:5]
            value = -self._scoldings
            soon = len(order) < 2
            for goal in order:
                needs = goal.needs
                r = needs[0] if needs[0] < red else red
                b = needs[1] if needs[1] < blue else blue
                k = needs[2] if needs[2] < black else black
                y = needs[3] if needs[3] < yellow else yellow
                red -= r
                blue -= b
                black -= k
                yellow -= y
                filled = r + b + k + y
                if wilds and filled < goal.missing:
                    free = goal.missing - filled
                    free = free if free < wilds else wilds
                    wilds -= free
                    filled += free
                value += goal.worth[filled]
                if filled == goal.missing:
                    soon = True
            value += self._spare((red, blue, black, yellow, wilds, 0), soon)
            if value > best:
                best = value
        return best

    def _plan(self, counts: Counts) -> Spending:
        ways = [way for order in self._orders for way in self._ways(counts, order)]
        return max(ways, key=_worth)

    def _ways(self, supply: Counts, order: Sequence[Goal]) -> list[Spending]:
        """Every spending by one order of the tiles: with each layer that leaves could fill."""
        if not supply[LEAF]:
            return [self._spend(supply, [(goal, None) for goal in order])]
        choices: list[list[tuple[Goal, Hole | None]]] = [[]]
        for goal in order:
            choices = [
                [*c, (goal, hole)] for c in choices for hole in self._leaf_layers(goal, supply)
            ]
        return [self._spend(supply, choice) for choice in choices]

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
        value = -self._scoldings
        shares = []
        soon = len(order) < 2
        for goal, leafy in order:
            share = _share(goal, supply, leafy)
            supply = _left(supply, share)
            filled = share.filled
            value += goal.worth[filled]
            if filled < goal.missing:
                shares.append(share)
            else:
                soon = True
                shares.insert(0, share)
        return Spending(value + self._spare(supply, soon), tuple(shares))

    def _spare(self, supply: Counts, soon: bool) -> int:
        """What the marbles left over will do in the most fitting new tile, a pool full at most.

        `soon`: one will be taken at the end of this turn.
        """
        red, blue, black, yellow, wilds, leaves = supply
        if not (red or blue or black or yellow or wilds or leaves):
            return 0
        weights = self._weights
        each = weights.spare_soon if soon else weights.spare
        base = (red, blue, black, yellow)
        fit = self._fits.get(base)
        if fit is None:
            fit = 0
            for needs in self._tops:
                common = (
                    min(red, needs[0])
                    + min(blue, needs[1])
                    + min(black, needs[2])
                    + min(yellow, needs[3])
                )
                fit = max(fit, common)
            self._fits[base] = fit
        wilds = min(POOL, wilds)
        fit = min(POOL - wilds, fit)
        leaves = min(POOL - wilds - fit, leaves)
        worth = wilds * (each + weights.wild) + fit * each + leaves * weights.leaf
        return worth * self._percent // 100


def _share(goal: Goal, supply: Counts, leafy: Hole | None) -> Share:
    """What a goal takes of a supply: own colours and leaves first, then wilds for what is left."""
    needs = goal.needs
    own: Counts = tuple([min(needs[c], supply[c]) for c in range(len(BASE))])
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


@lru_cache(maxsize=1 << 12)
def goal_of(slot: int, brew: Brew, worth: int, percent: int, weights: Weights) -> Goal:
    """A tile being brewed as the plan sees it; `percent` of what is begun counts."""
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
    done = len(brew.filled) - missing
    cap = worth * weights.most // 100
    begun = [min(weights.marble * (done + n), cap) * percent // 100 for n in range(missing)]
    return Goal(slot, missing, tuple(found), tuple(needs), (*begun, worth))


@lru_cache(maxsize=256)
def tile_needs(tile: int) -> Counts:
    """The holes of a tile by colour."""
    needs = dict(TILES[tile].layers)
    return tuple([needs.get(colour, 0) for colour in BASE])


def count(marbles: bytes) -> Counts:
    """Marbles by colour."""
    found = [0] * len(ALL)
    for marble in marbles:
        found[marble] += 1
    return tuple(found)


def _worth(spending: Spending) -> int:
    return spending.value
