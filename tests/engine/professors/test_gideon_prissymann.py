"""Gideon Prissymann (R8.4): 1 Scolding if marbles had to be returned at the end of the turn."""

from __future__ import annotations

from tests.engine.professors.cases import lecture, names
from tests.engine.table import Table, brew, desk, done, flat

ID = "gideon_prissymann"
WITH_TWO = [desk(brew("sands_of_time/4a"), brew("sands_of_time/4b")), desk()]


def table(hand: str, **more: object) -> Table:
    return lecture(ID, hand=hand, **{"desks": WITH_TWO, **more})  # type: ignore[arg-type]


def test_one_scolding_however_many_are_returned() -> None:
    for hand in ("RRRR", "RRRRBBBB"):
        now = table(hand)
        events = now.play("end", "keep R", "keep R", "keep R")
        assert [e for e in events if e["event"] == "scolded"] == [
            {"event": "scolded", "seat": 0, "professor": ID}
        ]
        assert now.desk()["scoldings"] == 1
        assert now.ask("scores")["sheet"][0]["scoldings"] == -1


def test_none_when_all_stay() -> None:
    now = table("RRR")
    assert "scolded" not in names(now.play("end"))
    assert now.desk()["scoldings"] == 0


def test_returns_in_the_turn_are_no_matter() -> None:
    """A completed tile and a potion return marbles, but not at the end of the turn."""
    now = table(
        "",
        tracks=flat("RB"),
        desks=[
            desk(
                brew("wisdom/4a"),
                brew("wisdom/4b"),
                completed=[done("fulminating_serum/5a"), done("generosity/5a")],
            ),
            desk(pool="KKK"),
        ],
    )
    now.play("drink fulminating_serum/5a", "take 0 0", "take 0 1")
    now.set(tracks=flat("RB"))
    now.play("drink generosity/5a", "take 0 0", "take 0 1", "give R 1")
    now.play("end")
    assert now.desk()["scoldings"] == 0
    assert now.desk(1)["scoldings"] == 0


def test_each_turn_anew_and_for_each_player() -> None:
    now = table("RRRR")
    now.play("end", "keep R", "keep R", "keep R")
    now.set(seat=1, hand="KKKK", picked=True, tracks=flat("R"))
    now.play("end", "keep K", "keep K", "keep K")
    assert [d["scoldings"] for d in now.state["desks"]] == [1, 1]
