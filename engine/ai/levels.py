"""The levels of computer players and the one question they answer: which action now?"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..game import Action, BadInput, Decision, Game
from ..rng import draw, misjudged, seeded
from .games import STRATEGIES, Thoughts
from .search import halving

PLAYERS = ("novice", "apprentice", "scholar", "professor", "headmaster")  # weakest first
STYLES = ("", "bold", "thrifty", "thief")  # how a character plays within its level
VIEW, PLAY = 11, 12  # random streams of a seed: what is hidden, and the player's own


class Level(NamedTuple):
    """How deep a player looks. Effort is counted, not timed: a seed always plays the same."""

    noise: int = 0  # hundredths of a point by which it misjudges what it sees, twice over
    shy: int = 0  # what a potion or a help must gain for it beyond the price
    turns: int = 0  # whole turns that it compares; 0: it does what looks best right now
    effort: int = 0  # samples of what may follow; 0: it judges by what lies open


_LEVELS = {
    "novice": Level(noise=560, shy=600),
    "apprentice": Level(noise=180, shy=320),
    "scholar": Level(noise=320, turns=8),
    "professor": Level(noise=190, turns=8, effort=200),
    "headmaster": Level(turns=10, effort=1000),
    "greedy": Level(),
}
BLEND = 50  # percent that samples count beside what lies open: each errs in its own way
LEVELS = ("random", *_LEVELS)
SAMPLES_A_SECOND = 400  # that a slow machine manages; so much effort stands for a second


def choose(
    game: Game[Any],
    state: Any,
    level: str,
    seed: int,
    style: str = "",
    seconds: float | None = None,
) -> Action:
    """The action of a player of `level`; equal for states that look equal to its seat (R10.2).

    `seconds` bounds the effort of the levels that sample, by count and not by a clock.
    """
    if level not in LEVELS:
        raise BadInput(f"There is no level {level!r}; there are {', '.join(LEVELS)}.")
    if style not in STYLES:
        raise BadInput(f"There is no style {style!r}; there are {', '.join(STYLES[1:])}.")
    strategy = STRATEGIES[game.id]
    decision = strategy.choices(game.decision(state))
    if decision.over:
        raise BadInput("The game is over: there is nothing to choose.")
    if len(decision.options) == 1:
        return decision.options[0]
    view = game.view(state, decision.seat, seeded(seed, VIEW))
    decision = strategy.choices(game.decision(view))
    rng = seeded(seed, PLAY)
    if level == "random":
        _, index = draw(rng, len(decision.options))
        return decision.options[index]
    depth = _LEVELS[level]
    if seconds is not None and depth.effort:
        effort = min(depth.effort, max(1, int(min(seconds, 1000.0) * SAMPLES_A_SECOND)))
        depth = depth._replace(effort=effort)
    return _decide(game, view, decision, depth, rng, style)


def _decide(
    game: Game[Any], view: Any, decision: Decision, level: Level, rng: int, style: str
) -> Action:
    strategy = STRATEGIES[game.id]
    if level.turns:
        thoughts = strategy.thoughts(view, style)
        thoughts.find(level.turns)
        firsts = {turn.actions[0]: None for turn in thoughts.turns if turn.actions}
        if len(firsts) == 1:
            return next(iter(firsts))
        if firsts:
            worth = judge(thoughts, level, rng)
            return thoughts.turns[worth.index(max(worth))].actions[0]
    return strategy.best(view, decision, rng, style, level.noise, level.shy)


def judge(thoughts: Thoughts, level: Level, rng: int) -> list[int]:
    """What each turn thought of is worth to a player of a level."""
    certain = []
    for number in range(len(thoughts.turns)):
        rng, slip = misjudged(rng, level.noise)
        certain.append(thoughts.certain(number) + slip)
    if not level.effort:
        return certain

    def sample(number: int, luck: int) -> int:
        open_part = (100 - BLEND) * certain[number]
        return (open_part + BLEND * thoughts.sample(number, luck)) // 100

    return halving(len(certain), sample, level.effort)


def level_of(name: str) -> Level:
    """What makes a level; for advice, which reasons as a level does but makes no slips."""
    return _LEVELS[name]._replace(noise=0, shy=0)


def explain(game: Game[Any], state: Any, action: Action) -> str:
    """One plain sentence on what an action does for the player; for bots and bug reports."""
    return STRATEGIES[game.id].why(state, action)
