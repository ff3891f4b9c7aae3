"""Session and record know nothing of marbles: here they carry a game of sticks."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from engine import Action, BadInput, Decision, IllegalAction, Session, load_record

TAKE = 0
MOST = 3


class Taken(NamedTuple):
    seat: int
    sticks: int


class Sticks:
    """Two players take 1-3 sticks in turn; whoever takes the last one wins. 2 taken is secret."""

    id = "sticks"

    def new(self, config: Mapping[str, Any], seed: int) -> list[int]:
        return [config.get("sticks", 10), 0]

    def decision(self, state: list[int]) -> Decision:
        left, seat = state
        return Decision(seat, "take", [Action(TAKE, n) for n in range(1, min(MOST, left) + 1)])

    def push(self, state: list[int], action: Action, out: list[Any] | None = None) -> None:
        if out is not None:
            out.append(Taken(state[1], action.a))
        state[0] -= action.a
        state[1] = 1 - state[1]

    def play(self, state: list[int], action: Action, out: list[Any] | None = None) -> None:
        if action not in self.decision(state).options:
            raise IllegalAction("No.")
        self.push(state, action, out)

    def clone(self, state: list[int]) -> list[int]:
        return list(state)

    def reveals(self, before: list[int], after: list[int]) -> bool:
        return before[0] - after[0] == 2

    def action_text(self, action: Action) -> str:
        return f"take {action.a}"

    def read_action(self, text: str) -> Action:
        if not text.startswith("take "):
            raise IllegalAction(f"{text!r} is no action.")
        return Action(TAKE, int(text[5:]))

    def dump(self, state: list[int]) -> dict[str, Any]:
        return {"left": state[0], "seat": state[1]}

    def load(self, data: Mapping[str, Any], base: list[int] | None = None) -> list[int]:
        return [data["left"], data["seat"]]

    def key(self, state: list[int]) -> str:
        return f"{state[0]:x}.{state[1]:x}"


def session(*sticks: int) -> Session[list[int]]:
    game = Session(Sticks(), {"sticks": 9}, seed=1)  # type: ignore[arg-type]
    for number in sticks:
        game.submit(Action(TAKE, number))
    return game


def resumed(text: str) -> Session[list[int]]:
    return Session.resume(Sticks(), load_record(text))  # type: ignore[arg-type]


def test_submit_tells_what_happened_and_refuses_without_a_trace() -> None:
    game = session()
    assert game.submit(Action(TAKE, 3)) == [Taken(0, 3)]
    with pytest.raises(IllegalAction):
        game.submit(Action(TAKE, 4))
    assert game.state == [6, 1]
    assert game.actions == [Action(TAKE, 3)]


def test_undo_and_redo_walk_the_same_way() -> None:
    game = session(1, 3)
    game.undo()
    assert game.state == [8, 1]
    assert game.can_redo
    assert game.redo() == [Taken(1, 3)]
    assert game.state == [5, 0]
    game.undo()
    game.submit(Action(TAKE, 1))
    assert not game.can_redo


def test_undo_stops_where_something_was_revealed() -> None:
    game = session(1, 2)
    assert game.undo_refusal() == "revealed"
    with pytest.raises(BadInput):
        game.undo()
    assert game.state == [6, 0]
    game.undo(force=True)
    assert game.undo_refusal() == ""
    game.undo()
    assert game.undo_refusal() == "nothing"


def test_a_record_goes_on_where_it_stopped() -> None:
    text = session(1, 2, 3).record({"names": ["A", "B"]}).model_dump_json()
    again = resumed(text)
    assert again.state == [3, 1]
    assert again.diverged_at is None
    assert load_record(text).extra == {"names": ["A", "B"]}


def test_a_record_that_replays_otherwise_goes_on_from_its_snapshot() -> None:
    data = json.loads(session(1, 2, 3).record().model_dump_json())
    data["actions"][1] = "take 9"
    again = resumed(json.dumps(data))
    assert again.state == [3, 1]
    assert again.diverged_at == 2


@pytest.mark.parametrize("cut", [0, 1, 40, -1])
def test_a_cut_record_is_refused_in_a_sentence(cut: int) -> None:
    text = session(1).record().model_dump_json()
    with pytest.raises(BadInput, match="saved game"):
        load_record(text[:cut])


def test_a_newer_format_is_named() -> None:
    data = json.loads(session().record().model_dump_json()) | {"format": 99}
    with pytest.raises(BadInput, match="format 99"):
        load_record(json.dumps(data))
