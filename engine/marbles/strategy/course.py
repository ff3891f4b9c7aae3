"""The best course through a power or a Little Help: every set of marbles is tried on a copy."""

from __future__ import annotations

from typing import NamedTuple

from ...game import Action
from ..actions import Verb
from ..colours import EMPTY
from ..content import TILES
from ..programs import step_of
from ..rules import GAME
from ..state import State
from .outlook import Outlook

BEYOND = ("turn", "tie", "keep", "tiles")  # questions of the turn itself
DEAD_END = -1_000_000  # the value of a course that would need an unknown marble
ENOUGH = 300  # copies tried for one decision, so that no position makes a player slow


def unknown(state: State, action: Action) -> bool:
    """Whether an action takes a marble that lay out of sight when the turn was thought over."""
    if action.verb not in (Verb.TAKE, Verb.PICK):
        return False
    return state.tracks[action.a][action.b] == EMPTY


class Course(NamedTuple):
    """What a power comes to, and the first answer on the way; none once it is over."""

    value: int
    action: Action | None


class Courses:
    """Looks through powers to their end. Answers in another order lead to the same place once."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._known: dict[tuple[object, ...], int] = {}
        self._left = ENOUGH

    def after(self, state: State, action: Action) -> int:
        """The value of an action with all that follows from it until the turn goes on."""
        self._left -= 1
        child = state.clone()
        GAME.push(child, action)
        return self.best(child).value

    def best(self, state: State) -> Course:
        """The best answer to what a power asks, or the value of what comes after it."""
        frame = state.frames[-1] if state.frames else None
        if frame is None or step_of(frame).asks in BEYOND or state.seat != self._outlook.seat:
            return Course(self._outlook.value(state), None)
        options = [o for o in step_of(frame).options(state, frame) if not unknown(state, o)]
        if not options:
            return Course(DEAD_END, None)
        if step_of(frame).asks == "place":
            return self._by_step(state, options)
        best: Course | None = None
        for action in options:
            value = self._remembered(state, action)
            if best is None or value > best.value:
                best = Course(value, action)
            if self._left <= 0:
                break
        assert best is not None, "a step that asks has options"
        return best

    def _remembered(self, state: State, action: Action) -> int:
        """`after`, worked out once for all orders of the same choices and all tiles of a kind."""
        frame = state.frames[-1]
        spot: object = action
        memory = frame.mem
        if action.verb == Verb.TAKE:
            memory = tuple(sorted((*memory, action.a * 8 + action.b)))
            spot = Verb.TAKE
        elif action.verb == Verb.DRINK:
            spot = TILES[action.a].kind
        lie = (*state.tracks, state.hand)
        key = (len(state.frames), frame.program, frame.step, spot, memory, lie)
        found = self._known.get(key)
        if found is None:
            found = self.after(state, action)
            self._known[key] = found
        return found

    def _by_step(self, state: State, options: list[Action]) -> Course:
        """Placing anywhere has too many ways: each marble goes where it does most by itself."""
        best: tuple[int, Action] | None = None
        for action in options:
            child = state.clone()
            GAME.push(child, action)
            value = self._outlook.value(child)
            if best is None or value > best[0]:
                best = value, action
        assert best is not None, "a step that asks has options"
        if best[1].verb == Verb.STOP:
            return Course(*best)
        return Course(self.after(state, best[1]), best[1])
