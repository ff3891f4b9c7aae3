"""Where professors reach into the game (R8.4): a record of optional hooks, and who sits in.

Each hook is called from exactly one line of the turn, in the order of the professors (R8.5).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from ..game import Action, Event
from .events import Scolded
from .state import Brew, State

Out: TypeAlias = "list[Event] | None"


class Professor(NamedTuple):
    """One professor's rule. A hook that is None never fires."""

    id: str
    # What the player may do besides in a turn; `act` carries this and the next out.
    turn_options: Callable[[State, int], list[Action]] | None = None
    # What may come at any moment of a turn, whatever is asked.
    interrupts: Callable[[State, int], list[Action]] | None = None
    act: Callable[[State, int, Action, Out], None] | None = None
    # What a Little Help may be instead of a marble.
    help_options: Callable[[State, int], list[Action]] | None = None
    # After the regular pick, with all the marbles it took.
    after_pick: Callable[[State, int, bytes, Out], None] | None = None
    # After a marble went into a layer of the tile in a slot.
    on_place: Callable[[State, int, int, int, Out], None] | None = None
    # When a tile is completed.
    on_complete: Callable[[State, int, Brew, Out], None] | None = None
    # After this many marbles had to be returned at the end of the turn.
    on_return: Callable[[State, int, int, Out], None] | None = None
    # Between keeping marbles and taking new tiles: may start a program of its own.
    before_end: Callable[[State, int], None] | None = None
    # Seconds of a turn after which the screen's clock interrupts; 0 for a rule without a clock.
    seconds: int = 0


FACULTY: Final[dict[str, Professor]] = {}  # filled by the list in professors/__init__.py


@lru_cache
def _named(names: tuple[str, ...]) -> tuple[Professor, ...]:
    return tuple([FACULTY[name] for name in names])


def faculty(state: State) -> tuple[Professor, ...]:
    """The professors of a game, in the order drawn."""
    return _named(state.professors) if state.professors else ()


def interruptions(state: State, seat: int) -> list[Action]:
    """What may come now beside the answers to what is asked."""
    hooks = [p.interrupts for p in faculty(state) if p.interrupts]
    return [action for hook in hooks for action in hook(state, seat)]


def interrupt(state: State, seat: int, action: Action, out: Out) -> bool:
    """Carry out an interruption; False for any other action."""
    for professor in faculty(state):
        if professor.interrupts and action in professor.interrupts(state, seat):
            assert professor.act is not None
            professor.act(state, seat, action, out)
            return True
    return False


def scold(state: State, seat: int, professor: str, out: Out) -> None:
    """A Scolding token (R8.3)."""
    state.scoldings[seat] += 1
    if out is not None:
        out.append(Scolded(seat, professor))
