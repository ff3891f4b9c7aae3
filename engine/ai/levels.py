"""The levels of computer players and the one question they answer: which action now?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..game import Action, BadInput, Decision, Game
from ..rng import draw, seeded
from .games import STRATEGIES

PLAYERS = ("novice", "apprentice", "scholar", "professor", "headmaster")  # weakest first
STYLES = ("", "bold", "thrifty", "thief")  # how a character plays within its level
VIEW, PLAY = 11, 12  # random streams of a seed: what is hidden, and the player's own


def _random(game: Game[Any], view: Any, decision: Decision, rng: int) -> Action:
    """Any legal action, each equally likely."""
    _, index = draw(rng, len(decision.options))
    return decision.options[index]


def _greedy(game: Game[Any], view: Any, decision: Decision, rng: int) -> Action:
    """What looks best right now."""
    return STRATEGIES[game.id].best(view, decision, rng)


_PLAYERS: dict[str, Callable[[Game[Any], Any, Decision, int], Action]] = {
    "random": _random,
    "greedy": _greedy,
    **dict.fromkeys(PLAYERS, _greedy),
}
LEVELS = tuple(_PLAYERS)


def choose(game: Game[Any], state: Any, level: str, seed: int, style: str = "") -> Action:
    """The action of a player of `level`; equal for states that look equal to its seat (R10.2)."""
    if level not in _PLAYERS:
        raise BadInput(f"There is no level {level!r}; there are {', '.join(LEVELS)}.")
    strategy = STRATEGIES[game.id]
    decision = strategy.choices(game.decision(state))
    if decision.over:
        raise BadInput("The game is over: there is nothing to choose.")
    if len(decision.options) == 1:
        return decision.options[0]
    view = game.view(state, decision.seat, seeded(seed, VIEW))
    decision = strategy.choices(game.decision(view))
    return _PLAYERS[level](game, view, decision, seeded(seed, PLAY))


def explain(game: Game[Any], state: Any, action: Action) -> str:
    """One plain sentence on what an action does for the player; for bots and bug reports."""
    return STRATEGIES[game.id].why(state, action)
