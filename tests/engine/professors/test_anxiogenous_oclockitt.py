"""Anxiogenous O'Clockitt (R8.4): each time 90 seconds run out, 1 Scolding, by an action."""

from __future__ import annotations

from engine.ai import LEVELS, choose
from engine.marbles import GAME
from tests.engine.professors.cases import lecture, names
from tests.engine.table import Table, brew, desk, done, flat

ID = "anxiogenous_oclockitt"


def test_a_timeout_scolds_and_changes_nothing_else() -> None:
    now = lecture(ID, picked=False, tracks=flat("RB"))
    before = now.state
    assert "timeout" in now.options
    events = now.play("timeout")
    assert events == [{"event": "scolded", "seat": 0, "professor": ID}]
    after = now.state
    assert after["desks"][0].pop("scoldings") == 1
    assert before["desks"][0].pop("scoldings") == 0
    assert after == before


def test_again_and_again() -> None:
    now = lecture(ID)
    now.play("timeout", "timeout", "timeout")
    assert now.desk()["scoldings"] == 3
    assert now.ask("scores")["scores"][0] == -3


def test_at_any_moment_of_the_turn() -> None:
    """In the middle of a power, while keeping and while taking tiles."""
    mine = desk(brew("wisdom/4a"), completed=[done("magnetical_attraction/5a")])
    now = lecture(ID, hand="RRRR", tracks=flat("RB"), desks=[mine, desk()])
    now.play("drink magnetical_attraction/5a", "timeout", "take 0 0", "timeout", "take 0 1")
    now.play("end", "keep R", "timeout", "keep R", "keep R")
    assert now.asks == "tiles"
    now.play("timeout")
    assert now.desk()["scoldings"] == 4


def test_whose_turn_it_is_is_scolded() -> None:
    now = lecture(ID, seat=1, seats=3)
    now.play("timeout")
    assert [d["scoldings"] for d in now.state["desks"]] == [0, 1, 0]


def test_no_clock_in_the_draft_and_in_the_tie_break() -> None:
    table = Table(draft=True, professors=[ID])
    assert "timeout" not in table.options
    table.refusal("play", action="timeout")
    now = lecture(ID, seat=1, stacks=[[], [], [], [], []], tracks=flat("RRRR"))
    now.play("end")
    assert now.asks == "tie"
    assert "timeout" not in now.options


def test_no_clock_without_the_professor() -> None:
    lecture().refusal("play", action="timeout")


def test_it_lies_in_the_record_and_replays() -> None:
    table = Table(professors=[ID], seed=4)
    table.play("pick 0 0", "timeout", "timeout")
    record = table.ask("save")["record"]
    assert record["actions"] == ["pick 0 0", "timeout", "timeout"]
    other = Table()
    other.ask("load", record=record)
    assert other.key == table.key


def test_time_can_not_be_taken_back() -> None:
    table = Table(professors=[ID], seed=4)
    table.play("timeout")
    table.refusal("undo")


def test_computer_players_have_no_clock() -> None:
    now = lecture(ID, hand="RRRR")
    now.play("end")
    for level in LEVELS:
        for seed in range(20):
            state = GAME.load(now.state)
            assert GAME.action_text(choose(GAME, state, level, seed)) == "keep R"


def test_with_another_professor() -> None:
    """R8.5: each keeps to its own moment."""
    now = lecture(ID, "gideon_prissymann", hand="RRRR", desks=[desk(), desk()])
    events = now.play("timeout", "end", "keep R", "keep R", "keep R")
    scolds = [e["professor"] for e in events if e["event"] == "scolded"]
    assert scolds == [ID, "gideon_prissymann"]
    assert "returned" in names(events)
