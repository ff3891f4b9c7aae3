"""What the computer players know how to play: each game, and its strategy by the game's id."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from ..game import Action, Decision, Game
from ..marbles import GAME as MARBLES
from ..marbles.strategy import STRATEGY as MARBLES_STRATEGY

S = TypeVar("S", contravariant=True)


class Strategy(Protocol[S]):
    """What a game offers to its computer players."""

    def choices(self, decision: Decision) -> Decision:
        """The decision with those options alone that a computer player may take."""
        ...

    def best(self, view: S, decision: Decision, rng: int) -> Action:
        """The option that looks best right now; `rng` decides between equals."""
        ...

    def why(self, state: S, action: Action) -> str:
        """One plain sentence on what the action does."""
        ...


GAMES: dict[str, Game[Any]] = {MARBLES.id: MARBLES}
STRATEGIES: dict[str, Strategy[Any]] = {MARBLES.id: MARBLES_STRATEGY}
