"""Potion Explosion as a `Game`: options, a trusting push, a checked play, and the way to data."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from ..game import Action, BadInput, Decision, Event, IllegalAction
from . import actions, data, scoring, view
from .colours import LETTERS, letters
from .config import read_config
from .content import TILES
from .events import NAMES
from .hooks import FACULTY, interrupt, interruptions
from .powers import POWERS
from .professors import PROFESSORS
from .programs import PROGRAMS, register, step_of
from .setup import new_state
from .state import State

for _power in POWERS:
    register(_power.id, _power.steps)
for _professor in PROFESSORS:
    FACULTY[_professor.id] = _professor


def settle(state: State, out: list[Event] | None) -> None:
    """Go on until a step has something to ask, or the game is over."""
    while not state.over:
        frame = state.frames[-1]
        if frame.step >= len(PROGRAMS[frame.program]):
            state.frames.pop()
            continue
        step = step_of(frame)
        if step.pending(state, frame):
            return
        step.leave(state, frame, out)


class MarbleGame:
    """The game of marbles; it holds nothing, all is in the State."""

    id = "marbles"

    def new(self, config: Mapping[str, Any], seed: int) -> State:
        """A game laid out by R2; BadInput for a config that makes no sense."""
        return new_state(read_config(config), seed)

    def decision(self, state: State) -> Decision:
        """Who must answer now, and with what."""
        if state.over:
            return Decision(state.seat, "over", ())
        frame = state.frames[-1]
        step = step_of(frame)
        options = step.options(state, frame)
        if state.professors:
            options = options + interruptions(state, frame.seat)
        return Decision(frame.seat, step.asks, options)

    def push(self, state: State, action: Action, out: list[Event] | None = None) -> None:
        """Play a legal action in place, trusting the caller."""
        frame = state.frames[-1]
        if state.professors and interrupt(state, frame.seat, action, out):
            return
        step_of(frame).apply(state, frame, action, out)
        settle(state, out)

    def play(self, state: State, action: Action, out: list[Event] | None = None) -> None:
        """Play an action in place; IllegalAction leaves the state as it was."""
        decision = self.decision(state)
        if action not in decision.options:
            what = "the game is over" if state.over else f"the game asks for {decision.asks!r}"
            raise IllegalAction(f"{actions.quoted(action)} is not possible now: {what}.")
        self.push(state, action, out)

    def clone(self, state: State) -> State:
        """An independent copy."""
        return state.clone()

    def turn(self, state: State) -> int:
        """The number of the turn; 0 while potions are drafted."""
        return state.turn

    def reveals(self, before: State, after: State) -> bool:
        """Whether something hidden came to light (R10.3)."""
        return view.reveals(before, after)

    def view(self, state: State, seat: int, seed: int) -> State:
        """The state as `seat` may know it (R10.2)."""
        return view.view(state, seat, seed)

    def scores(self, state: State) -> list[int]:
        """Points of each seat if the game ended now (R7.4)."""
        return scoring.scores(state)

    def sheet(self, state: State) -> list[dict[str, Any]]:
        """The score of each seat line by line (R7.4)."""
        return scoring.sheet(state)

    def winners(self, state: State) -> list[int]:
        """The seats that share the win; empty until the game is over (R7.5, R7.6)."""
        return scoring.winners(state)

    def action_text(self, action: Action) -> str:
        """An action as its line."""
        return actions.action_text(action)

    def read_action(self, text: str) -> Action:
        """The action of a line; IllegalAction for a line that is none."""
        return actions.read_action(text)

    def event_data(self, event: Event) -> dict[str, Any]:
        """An event with letters for colours and ids for tiles."""
        facts: dict[str, Any] = {"event": NAMES[type(event)]}
        for name, value in event._asdict().items():
            if name in ("colour", "gave", "got", "before", "after"):
                value = LETTERS[value]
            elif name == "tile":
                value = TILES[value].id
            elif name in ("tied", "winners"):
                value = list(value)
            elif isinstance(value, bytes):
                value = letters(value)
            facts[name] = value
        return facts

    def dump(self, state: State) -> dict[str, Any]:
        """The whole state as JSON data."""
        return data.dump(state)

    def dump_view(self, state: State, seat: int) -> dict[str, Any]:
        """The state as JSON data with `?` for what is hidden."""
        return data.dump_view(state)

    def load(self, given: Any, base: State | None = None) -> State:
        """The state that `dump` wrote, or `base` with some fields replaced."""
        state = data.load(given, base)
        settle(state, None)
        if not (state.over or _answers(state)):
            raise BadInput("In this position there is nothing to do, though the game is not over.")
        return state

    def key(self, state: State) -> str:
        """A hex digest, equal for equal states on every machine and Python."""
        text = json.dumps(data.dump(state), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _answers(state: State) -> list[Action]:
    """The answers to what is asked, interruptions apart."""
    frame = state.frames[-1]
    return step_of(frame).options(state, frame)


GAME: Final = MarbleGame()
