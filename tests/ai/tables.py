"""Whole games between computer players, for the tests beside this file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.ai import choose
from engine.marbles import GAME, State

LONGEST = 5000  # actions; no game of two to four players comes near it


def play_through(
    levels: Sequence[str], seed: int, config: Mapping[str, Any] | None = None
) -> Iterator[State]:
    """Every state of a game in which seat n plays at level n, checked action by action."""
    state = GAME.new({"seats": len(levels), **(config or {})}, seed)
    yield state
    for number in range(LONGEST):
        decision = GAME.decision(state)
        if decision.over:
            return
        action = choose(GAME, state, levels[decision.seat], seed * 1000 + number)
        assert action in decision.options
        state = GAME.clone(state)
        GAME.play(state, action)
        yield state
    raise AssertionError(f"game {seed} of {levels} did not end")


def final(levels: Sequence[str], seed: int, config: Mapping[str, Any] | None = None) -> State:
    """The last state of such a game."""
    *_, state = play_through(levels, seed, config)
    return state
