"""What placing is worth: which holes a haul would fill, and which placements are obvious."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine import Action, marbles
from game.table import tiles
from game.table.mirror import EMPTY

Verb = marbles.Verb


class Gain(NamedTuple):
    """What a haul would do for one tile: its holes that fill, and whether that completes it."""

    tile: int
    holes: tuple[int, ...]
    completes: bool


def gains(brewing: Sequence[marbles.Brew], held: Iterable[int], haul: Iterable[int]) -> list[Gain]:
    """Where a haul would go, with what is held already placed as well as can be.

    The order of the tiles that completes more potions is taken, then the one that fills more.
    """
    held, haul = Counter(held), Counter(haul)
    orders = [list(brewing), list(reversed(brewing))]
    plans = [_fill(order, held.copy(), haul.copy()) for order in orders]
    best = max(plans, key=lambda p: (sum(g.completes for g in p), sum(len(g.holes) for g in p)))
    return [gain for gain in best if gain.holes]


def _fill(order: Sequence[marbles.Brew], held: Counter[int], haul: Counter[int]) -> list[Gain]:
    found = []
    for brew in order:
        filled: list[int] = []
        open_holes = 0
        for hole, colour in enumerate(tiles.wanted(brew.tile, brew.filled)):
            if brew.filled[hole] != EMPTY:
                continue
            if held[colour]:
                held[colour] -= 1
            elif haul[colour]:
                haul[colour] -= 1
                filled.append(hole)
            else:
                open_holes += 1
        found.append(Gain(brew.tile, tuple(filled), not open_holes))
    return found


def obvious(state: marbles.State, options: Sequence[Action]) -> Action | None:
    """A placement that nothing speaks against: a colour that fits one tile only, or enough
    marbles of it for every open hole of that colour."""
    placing = [a for a in options if a.verb == Verb.PLACE and a.b in marbles.colours.BASE]
    for action in placing:
        same = {a.a for a in placing if a.b == action.b}
        colour = state.varnish[action.b]
        held = sum(1 for marble in state.hand if state.varnish[marble] == colour)
        if len(same) == 1 or held >= _open(state, colour):
            return action
    return None


def _open(state: marbles.State, colour: int) -> int:
    """The open holes of a colour on the tiles of the active player."""
    return sum(
        1
        for brew in state.brewing[state.seat]
        for hole, wanted in enumerate(tiles.wanted(brew.tile, brew.filled))
        if wanted == colour and brew.filled[hole] == EMPTY
    )


def best_place(state: marbles.State, options: Sequence[Action], colour: int) -> Action | None:
    """Where a marble of a colour goes by a double click: the tile nearest to completion."""
    placing = [a for a in options if a.verb == Verb.PLACE and a.b == colour]
    if not placing:
        return None
    brewing = state.brewing[state.seat]
    return min(placing, key=lambda a: brewing[a.a].filled.count(EMPTY))
