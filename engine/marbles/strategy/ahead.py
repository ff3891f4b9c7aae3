"""Looking ahead: what is hidden is dealt, cheap play goes on for some turns, the margin is read.

All turns that are compared meet the same deals, so that luck can't favour one of them.
"""

from __future__ import annotations

from typing import NamedTuple

from ...rng import seeded
from .. import scoring
from ..colours import EMPTY
from ..dispenser import SEEN
from ..rules import GAME
from ..state import State
from .outlook import Mind
from .quick import play_turn

WIN = 300  # what winning is worth beside the margin
_HIDDEN = bytes([EMPTY])
_STREAM = 21  # of the drops through the lid in a deal


class Deal(NamedTuple):
    """One way in which what is hidden may lie."""

    tanks: tuple[bytes, ...]  # the hidden marbles of each track, lowest first
    piles: tuple[bytes, ...]  # the tiles below the top of each stack
    rng: int


def deal(view: State, seat: int, seed: int) -> Deal:
    """A deal of what `seat` can't know in a position (R10.2)."""
    dealt = GAME.view(view, seat, seed)
    return Deal(
        tuple([track[SEEN:] for track in dealt.tracks]),
        tuple([stack[1:] for stack in dealt.stacks]),
        seeded(seed, _STREAM),
    )


def dealt(known: State, hidden: Deal) -> State:
    """A copy of what a turn led to, with the unknown marbles and tiles as dealt."""
    state = known.clone()
    for t, track in enumerate(known.tracks):
        unknown = track.count(EMPTY)
        if unknown:
            low, _, high = track.partition(_HIDDEN * unknown)
            state.tracks[t] = low + hidden.tanks[t][-unknown:] + high
    for i, stack in enumerate(known.stacks):
        pile = hidden.piles[i]
        drawn = len(pile) + 1 - len(stack)
        state.stacks[i] = pile[drawn - 1 :] if drawn > 0 else stack[:1] + pile
    state.rng = hidden.rng
    return state


def margin_after(known: State, seat: int, hidden: Deal, turns: int, mind: Mind) -> int:
    """What a finished turn is worth to its seat: the margin after more turns of cheap play."""
    state = dealt(known, hidden)
    for _ in range(turns):
        if state.over or state.tied:
            break
        play_turn(state, mind)
    return margin(state, seat, mind)


def margin(state: State, seat: int, mind: Mind) -> int:
    """The margin of a seat over its best rival, in hundredths of a point."""
    points = scoring.scores(state)
    worth = [mind.standing(state, s, points[s]) for s in range(state.seats)]
    mine = worth[seat]
    best = max([value for s, value in enumerate(worth) if s != seat])
    if not state.over and not state.tied:
        return mine - best
    if points[seat] != max(points):
        return mine - best - WIN
    return mine - best + WIN * (points.count(points[seat]) == 1)
