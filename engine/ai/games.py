"""What the computer players know how to play: each game, and its strategy by the game's id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from ..game import Action, Decision, Fact, Game
from ..marbles import GAME as MARBLES
from ..marbles.strategy import STRATEGY as MARBLES_STRATEGY

S = TypeVar("S", contravariant=True)


class Thoughts(Protocol):
    """Whole turns of the seat that is asked, by number, and what each may come to.

    All values are in hundredths of a point, higher is better for that seat.
    """

    seat: int

    @property
    def turns(self) -> Sequence[Turn]:
        """The turns thought of so far."""
        ...

    def find(self, most: int, thorough: bool = False) -> None:
        """Think of the best whole turns; `thorough` also where all begin alike."""
        ...

    def follow(self, actions: Sequence[Action]) -> int:
        """The number of a turn that begins with these actions, as far as they can be foreseen."""
        ...

    def certain(self, number: int) -> int:
        """What a turn is worth by what lies open."""
        ...

    def sample(self, number: int, luck: int) -> int:
        """What becomes of a turn in one deal of what is hidden, the same for all turns."""
        ...

    def facts(self, number: int) -> tuple[Fact, ...]:
        """What a turn does."""
        ...

    def standing(self) -> list[int]:
        """What each seat has, and may make of what it has begun."""
        ...


class Turn(Protocol):
    """A whole turn as planned."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """From now to the end of the turn, as far as they can be foreseen."""
        ...


class Strategy(Protocol[S]):
    """What a game offers to its computer players."""

    def choices(self, decision: Decision) -> Decision:
        """The decision with those options alone that a computer player may take."""
        ...

    def best(
        self, view: S, decision: Decision, rng: int, style: str = "", noise: int = 0, shy: int = 0
    ) -> Action:
        """The option that looks best right now; `rng` decides between equals.

        `noise` is by how much the player misjudges what it sees, `shy` what a power must gain
        beyond its price, in hundredths of a point.
        """
        ...

    def thoughts(self, view: S, style: str = "") -> Thoughts:
        """What a player of a style thinks of the decision of a view."""
        ...

    def why(self, state: S, action: Action) -> str:
        """One plain sentence on what the action does."""
        ...


GAMES: dict[str, Game[Any]] = {MARBLES.id: MARBLES}
STRATEGIES: dict[str, Strategy[Any]] = {MARBLES.id: MARBLES_STRATEGY}
