"""Advice on a position: the best whole turns, how good a turn was, and how the game stands.

All of it judges a view of the state, so that it can't lean on what nobody may know (R10.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..game import Action, Game
from ..rng import seeded
from .games import STRATEGIES, Line
from .levels import PLAY, VIEW


class Verdict(NamedTuple):
    """A turn as it was played beside the best one found, judged on the same deals."""

    played: Line
    best: Line
    lost: int  # hundredths of a point of expected margin; never below 0


def advise(
    game: Game[Any], state: Any, seed: int, most: int = 3, level: str = "professor"
) -> list[Line]:
    """The best whole turns from here that differ in more than their order, best first."""
    if game.decision(state).over:
        return []
    view = game.view(state, game.decision(state).seat, seeded(seed, VIEW))
    return STRATEGIES[game.id].lines(view, seeded(seed, PLAY), level)[:most]


def weigh(
    game: Game[Any], state: Any, actions: Sequence[Action], seed: int, level: str = "professor"
) -> Verdict:
    """What a turn was worth: `actions` are those played from `state` on, in order."""
    view = game.view(state, game.decision(state).seat, seeded(seed, VIEW))
    strategy = STRATEGIES[game.id]
    played = strategy.line(view, actions, seeded(seed, PLAY), level)
    best = max([played, *strategy.lines(view, seeded(seed, PLAY), level)], key=_value)
    return Verdict(played, best, best.value - played.value)


def standing(game: Game[Any], state: Any, seed: int) -> list[int]:
    """The points that each seat may expect in the end, in hundredths."""
    view = game.view(state, game.decision(state).seat, seeded(seed, VIEW))
    return STRATEGIES[game.id].standing(view)


def _value(line: Line) -> int:
    return line.value
