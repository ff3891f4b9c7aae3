"""Records as text: check values, digests, formats of earlier versions, and every kind of damage."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine import BadInput, BadRecord, Record, Session, load_record, record_text, verify
from engine.marbles import GAME, State
from engine.record import FORMAT, LARGEST

KEPT = Path(__file__).parent.parent / "data" / "saves"


def played(moves: int, seed: int = 4, **config: Any) -> Session[State]:
    rng = random.Random(seed)
    session = Session(GAME, {"seats": 2, "draft": False, **config}, seed)
    while len(session.actions) < moves and not session.decision.over:
        places = [o for o in session.decision.options if GAME.action_text(o).startswith("place")]
        session.submit(rng.choice(places or session.decision.options))
    return session


def test_there_is_a_check_value_after_every_turn() -> None:
    session = played(60)
    checks = session.record().checks
    assert len(checks) == session.state.turn - 1 > 3
    for number, key in checks:
        assert session.state_after(number).turn == session.state_after(number - 1).turn + 1
        assert key == GAME.key(session.state_after(number))


def test_undo_takes_check_values_back() -> None:
    session = played(60)
    before = session.record()
    for _ in range(40):
        session.undo(force=True)
    assert session.record().checks == played(20).record().checks
    for _ in range(40):
        session.redo()
    assert session.record() == before


def test_a_whole_game_verifies() -> None:
    record = load_record(record_text(played(9999).record({"title": "Ä ☃"})))
    assert record.sound and record.extra == {"title": "Ä ☃"}
    turns, differs = verify(GAME, record)
    assert (turns, differs) == (len(record.checks) + (record.checks[-1][1] != record.check), None)


@pytest.mark.parametrize("which", [0, 2])
def test_the_first_turn_that_differs_is_named(which: int) -> None:
    record = played(60).record()
    record.checks[which] = record.checks[which][0], "0" * 32
    turn = which + 1
    assert verify(GAME, record) == (turn, turn)
    session = Session.resume(GAME, record)
    assert session.diverged_turn == turn
    assert GAME.key(session.state) == record.check


@pytest.mark.parametrize("format", range(1, FORMAT + 1))
def test_kept_saves_of_each_format_go_on(format: int) -> None:
    text = (KEPT / f"format-{format}.brewburst").read_bytes()
    assert json.loads(text)["format"] == format
    record = load_record(text)
    assert record.format == FORMAT
    session = Session.resume(GAME, record)
    assert session.diverged_turn is None and len(session.actions) == 40
    session.submit(session.decision.options[0])
    assert load_record(record_text(session.record())).sound


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "cut_short"),
        (b'{"format": 2, "game": "mar', "cut_short"),
        (b"\0" * 5000, "cut_short"),
        (b"\xff\xfe", "cut_short"),
        (b"[" * 100_000, "cut_short"),
        (b"[]", "no_record"),
        (b"{}", "no_record"),
        (b'{"format": 99}', "too_new"),
        (b'{"format": true}', "damaged"),
        (b'{"format": "2"}', "damaged"),
        (b'{"format": 0}', "damaged"),
        (b'{"format": 2}', "damaged"),
        (b" " * (LARGEST + 1), "too_large"),
    ],
)
def test_what_is_no_record_says_why(text: bytes, reason: str) -> None:
    with pytest.raises(BadRecord) as refused:
        load_record(text)
    assert refused.value.reason == reason
    assert str(refused.value).endswith(".")


def changed(record: Record, **fields: Any) -> Record:
    """The record of a text in which something was changed after it was written."""
    return load_record(json.dumps({**json.loads(record_text(record)), **fields}))


def test_a_changed_text_is_noticed() -> None:
    record = played(30).record()
    assert load_record(record_text(record)).sound
    assert changed(record, extra={"seats": []}).sound is False


def test_nothing_is_made_of_moves_and_an_end_that_are_both_wrong() -> None:
    record = played(30).record()
    other = played(30, seed=5).record()
    with pytest.raises(BadRecord, match="damaged"):
        Session.resume(GAME, changed(record, actions=[], snapshot=other.snapshot))
    session = Session.resume(GAME, changed(record, seed=99))
    assert GAME.key(session.state) == record.check and session.diverged_turn == 1


def test_a_record_of_what_this_version_does_not_know_is_refused() -> None:
    record = played(5).record()
    for config in ({"kinds": ["moonshine"]}, {"seats": 9}):
        with pytest.raises(BadInput):
            Session.resume(GAME, record.model_copy(update={"config": config}))
