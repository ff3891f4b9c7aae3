"""What a computer player knows of the marble game."""

from __future__ import annotations

from ...game import Action, Decision
from ..actions import Verb, action_text
from ..queries import preview
from ..state import State


class MarbleStrategy:
    """The marble game as the levels see it."""

    def best(self, view: State, decision: Decision, rng: int) -> Action:
        """The option that looks best right now."""
        return max(decision.options, key=lambda option: _rank(view, option))

    def why(self, state: State, action: Action) -> str:
        """One plain sentence on what the action does."""
        if action.verb == Verb.PICK:
            return f"Takes {preview(state, action.a, action.b).haul} marbles."
        return f"Plays {action_text(action)}."


def _rank(view: State, option: Action) -> tuple[int, int]:
    if option.verb == Verb.PICK:
        return 2, preview(view, option.a, option.b).haul
    return {Verb.PLACE: 3, Verb.END: 1}.get(option.verb, 0), 0


STRATEGY = MarbleStrategy()
