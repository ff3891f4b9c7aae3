"""How far a shown turn has been played, and what is left of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from engine import Action, marbles
from engine.marbles import State, Verb

Played = tuple[State, Action]  # an action, and the state before it


class Course:
    """A line to follow; a step that places a marble names the tile, whose slot may change.

    Marbles that the line places one after another may be placed in any order.
    """

    def __init__(self, view: State, actions: Sequence[Action]) -> None:
        self._steps = [_named(state, action) for state, action in _walk(view, actions)]

    def left(self, done: Iterable[Played], view: State) -> list[Action] | None:
        """What comes next, to be played in `view`, after `done`; None where that departs."""
        rest = list(self._steps)
        for state, action in done:
            step = _named(state, action)
            placed = list(takewhile(lambda each: each.verb == Verb.PLACE, rest))
            if step not in (placed or rest[:1]):
                return None
            rest.remove(step)
        return [action for _, action in _walk(view, rest, named=True)]


def _walk(view: State, steps: Iterable[Action], *, named: bool = False) -> Iterable[Played]:
    """Plays steps from `view` as far as the rules allow."""
    game, state = marbles.GAME, marbles.GAME.clone(view)
    for step in steps:
        action = _in_slot(state, step) if named else step
        if action not in game.decision(state).options:
            return
        before = game.clone(state)
        game.push(state, action)
        yield before, action


def _named(state: State, action: Action) -> Action:
    """The action with the tile instead of its slot."""
    if action.verb != Verb.PLACE:
        return action
    return action._replace(a=state.brewing[marbles.GAME.decision(state).seat][action.a].tile)


def _in_slot(state: State, step: Action) -> Action:
    """The action of a step that names a tile; the step itself where the tile isn't brewed."""
    if step.verb != Verb.PLACE:
        return step
    brewing = state.brewing[marbles.GAME.decision(state).seat]
    slots = [slot for slot, brew in enumerate(brewing) if brew.tile == step.a]
    return step._replace(a=slots[0]) if slots else step
