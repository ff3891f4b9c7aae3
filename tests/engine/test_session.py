"""The mid-end: undo and redo, records, and going on where a replay differs."""

from __future__ import annotations

import random

import pytest

from engine import Action, BadInput, IllegalAction, Session, load_record
from engine.marbles import GAME


def session_after(moves: int, seed: int = 4) -> Session:
    rng = random.Random(seed)
    session = Session(GAME, {"seats": 2, "draft": False}, seed)
    for _ in range(moves):
        session.submit(rng.choice(session.decision.options))
    return session


def key(session: Session) -> str:
    return GAME.key(session.state)


def test_undo_and_redo() -> None:
    session = session_after(0)
    start = key(session)
    assert session.undo_refusal() == "nothing"
    assert not session.can_redo
    told = session.submit(GAME.read_action("help"))
    after = key(session)
    session.undo()
    assert (key(session), session.can_redo) == (start, True)
    assert session.redo() == told
    assert (key(session), session.can_redo) == (after, False)
    with pytest.raises(BadInput):
        session.redo()


def test_a_new_action_forgets_what_was_undone() -> None:
    session = session_after(0)
    session.submit(GAME.read_action("help"))
    session.undo()
    session.submit(GAME.read_action("pick 0 0"))
    assert not session.can_redo


def test_several_undone_actions_come_back_in_order() -> None:
    session = session_after(40)
    keys = [GAME.key(session.state_after(n)) for n in range(41)]
    for number in range(39, 29, -1):
        session.undo(force=True)
        assert key(session) == keys[number]
    for number in range(31, 41):
        session.redo()
        assert key(session) == keys[number]


def test_what_was_revealed_bars_undo() -> None:
    """R10.3: a pick out of a full track brings a hidden marble into view."""
    session = session_after(0)
    session.submit(GAME.read_action("pick 0 0"))
    assert session.undo_refusal() == "revealed"
    with pytest.raises(BadInput):
        session.undo()
    session.undo(force=True)
    assert not session.actions


def test_an_illegal_action_changes_nothing() -> None:
    session = session_after(5)
    before = key(session)
    with pytest.raises(IllegalAction):
        session.submit(GAME.read_action("keep M"))
    assert (key(session), len(session.actions)) == (before, 5)


def test_an_action_that_no_game_has_is_refused_in_a_sentence() -> None:
    session = session_after(5)
    for action in (Action(99), Action(-1), Action(8, 77), Action(4, 999), Action(3, 0, 9)):
        with pytest.raises(IllegalAction, match="is not possible now"):
            session.submit(action)


def test_a_record_survives_its_text_with_what_the_program_adds() -> None:
    session = session_after(60)
    text = session.record({"names": ["Ä", "\u2603"], "clock": 1.5}).model_dump_json()
    record = load_record(text.encode())
    assert record.extra == {"names": ["Ä", "\u2603"], "clock": 1.5}
    again = Session.resume(GAME, record)
    assert (key(again), again.actions, again.diverged_at) == (key(session), session.actions, None)


@pytest.mark.parametrize("damage", ["check", "action", "cut"])
def test_where_a_replay_differs_the_snapshot_goes_on(damage: str) -> None:
    session = session_after(30)
    data = session.record().model_dump()
    if damage == "check":
        data["check"] = "0" * 32
    elif damage == "action":
        data["actions"][10] = "keep M"
    else:
        data["actions"] = data["actions"][:20]
    again = Session.resume(GAME, type(session.record()).model_validate(data))
    assert again.diverged_at == {"check": 30, "action": 11, "cut": 20}[damage]
    assert key(again) == key(session)
    assert again.decision == session.decision
