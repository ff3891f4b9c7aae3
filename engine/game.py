"""What a game must offer to the session, the referee, the computer players and the screen.

Nothing here knows of marbles: a card game satisfies the same protocol.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar


class Action(NamedTuple):
    """One click: a verb of the game and up to three small numbers. Its text is the border form."""

    verb: int
    a: int = 0
    b: int = 0
    c: int = 0


class Decision(NamedTuple):
    """Who is asked, what, and every legal answer (none only when the game is over)."""

    seat: int
    asks: str
    options: Sequence[Action]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.options


class Fact(NamedTuple):
    """Something that a turn does; the key names the sentence, the values fill it."""

    key: str
    values: tuple[int | str, ...] = ()


class Line(NamedTuple):
    """A whole turn: its actions as far as they can be foreseen, what it is worth, and why.

    `value` is in hundredths of a point of expected margin over the best rival.
    """

    actions: tuple[Action, ...]
    value: int
    facts: tuple[Fact, ...] = ()


class BadInput(ValueError):  # noqa: N818 - what was given, not who failed
    """Something given from outside can't be used; the message is one plain sentence."""


class IllegalAction(BadInput):
    """The action is not among the options; the state is unchanged."""


def short(value: Any) -> str:
    """Something given from outside as a refusal quotes it: at most 40 characters."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


class Event(Protocol):
    """A fact of a move: a NamedTuple of small values."""

    def _asdict(self) -> dict[str, Any]: ...


S = TypeVar("S")


class Game(Protocol[S]):
    """A deterministic game of perfect rules: same seed and same actions, same states."""

    id: str

    def new(self, config: Mapping[str, Any], seed: int) -> S:
        """A game ready for its first decision; BadInput for a config that makes no sense."""
        ...

    def decision(self, state: S) -> Decision:
        """Who must answer now, and with what."""
        ...

    def push(self, state: S, action: Action, out: list[Event] | None = None) -> None:
        """Play a legal action in place, trusting the caller; events only where `out` is given."""
        ...

    def play(self, state: S, action: Action, out: list[Event] | None = None) -> None:
        """Play an action in place after checking it; IllegalAction leaves the state as it was."""
        ...

    def clone(self, state: S) -> S:
        """An independent copy."""
        ...

    def turn(self, state: S) -> int:
        """The number of the turn; 0 before the first."""
        ...

    def reveals(self, before: S, after: S) -> bool:
        """Whether the move between the two showed something hidden, which bars undo (R10.3)."""
        ...

    def view(self, state: S, seat: int, seed: int) -> S:
        """The state as `seat` may know it: what is hidden is dealt anew from `seed` (R10.2)."""
        ...

    def scores(self, state: S) -> list[int]:
        """Points of each seat if the game ended now."""
        ...

    def sheet(self, state: S) -> list[dict[str, Any]]:
        """The score of each seat line by line."""
        ...

    def winners(self, state: S) -> list[int]:
        """The seats that share the win; empty until the game is over."""
        ...

    def action_text(self, action: Action) -> str:
        """An action as the line that saves, logs and the referee use."""
        ...

    def read_action(self, text: str) -> Action:
        """The action of a line; IllegalAction with a sentence for a line that is none."""
        ...

    def event_data(self, event: Event) -> dict[str, Any]:
        """An event as the referee writes it."""
        ...

    def dump(self, state: S) -> dict[str, Any]:
        """The whole state as JSON data, hidden things included."""
        ...

    def dump_view(self, state: S, seat: int) -> dict[str, Any]:
        """The state as JSON data with `?` for what `seat` may not know."""
        ...

    def load(self, data: Any, base: S | None = None) -> S:
        """The state that `dump` wrote, or `base` with fields replaced; BadInput if impossible."""
        ...

    def key(self, state: S) -> str:
        """A hex digest, equal for equal states on every machine and Python."""
        ...
