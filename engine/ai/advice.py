"""Advice on a position: the best whole turns, how good a turn was, and how the game stands.

All of it judges a view of the state, so that it can't lean on what nobody may know (R10.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..game import Action, Game, Line
from ..rng import seeded
from .games import STRATEGIES, Thoughts
from .levels import PLAY, VIEW, judge, level_of


class Verdict(NamedTuple):
    """A turn as it was played beside the best one found, judged on the same deals."""

    played: Line
    best: Line
    lost: int  # hundredths of a point of expected margin; never below 0


def advise(
    game: Game[Any], state: Any, seed: int, most: int = 3, level: str = "professor"
) -> list[Line]:
    """The best whole turns from here that differ in more than their order, best first."""
    decision = STRATEGIES[game.id].choices(game.decision(state))
    if decision.over:
        return []
    thoughts = _thoughts(game, state, seed)
    depth = level_of(level)
    thoughts.find(depth.turns, thorough=True)
    if not thoughts.turns:
        view = game.view(state, decision.seat, seeded(seed, VIEW))
        action = STRATEGIES[game.id].best(view, decision, seeded(seed, PLAY))
        return [Line((action,), 0)]
    worth = judge(thoughts, depth, 0)
    order = sorted(range(len(worth)), key=lambda number: -worth[number])
    return [_line(thoughts, number, worth[number]) for number in order[:most]]


def weigh(
    game: Game[Any], state: Any, actions: Sequence[Action], seed: int, level: str = "professor"
) -> Verdict:
    """What a turn was worth: `actions` are those played from `state` on, in order."""
    thoughts = _thoughts(game, state, seed)
    depth = level_of(level)
    thoughts.find(depth.turns, thorough=True)
    if not thoughts.turns:
        line = Line(tuple(actions), 0)
        return Verdict(line, line, 0)
    worth = judge(thoughts, depth, 0)
    best = worth.index(max(worth))
    played = thoughts.follow(actions)
    values = [_mean(thoughts, number, depth.effort // 4) for number in (played, best)]
    if values[0] >= values[1]:
        best = played
    return Verdict(
        _line(thoughts, played, values[0]),
        _line(thoughts, best, max(values)),
        max(values) - values[0],
    )


def standing(game: Game[Any], state: Any, seed: int) -> list[int]:
    """What each seat has, and may make of what it has begun, in hundredths of a point."""
    return _thoughts(game, state, seed).standing()


def _thoughts(game: Game[Any], state: Any, seed: int) -> Thoughts:
    view = game.view(state, game.decision(state).seat, seeded(seed, VIEW))
    return STRATEGIES[game.id].thoughts(view)


def _mean(thoughts: Thoughts, number: int, samples: int) -> int:
    """What a turn comes to on the first deals, the same for every turn."""
    if not samples:
        return thoughts.certain(number)
    return sum([thoughts.sample(number, luck) for luck in range(samples)]) // samples


def _line(thoughts: Thoughts, number: int, worth: int) -> Line:
    return Line(tuple(thoughts.turns[number].actions), worth, thoughts.facts(number))
