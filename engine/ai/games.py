"""What the computer players know how to play: each game, and its strategy by the game's id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from ..game import Action, Decision, Game, Line
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

    def lines(self, view: S, rng: int, level: str) -> list[Line]:
        """Whole turns from here on, best first."""
        ...

    def line(self, view: S, actions: Sequence[Action], rng: int, level: str) -> Line:
        """A turn that begins with these actions, judged as those of `lines` are."""
        ...

    def standing(self, view: S) -> list[int]:
        """The points that each seat may expect in the end, in hundredths."""
        ...

    def why(self, state: S, action: Action) -> str:
        """One plain sentence on what the action does."""
        ...


__all__ = ["GAMES", "STRATEGIES", "Line", "Strategy"]

GAMES: dict[str, Game[Any]] = {MARBLES.id: MARBLES}
STRATEGIES: dict[str, Strategy[Any]] = {MARBLES.id: MARBLES_STRATEGY}
