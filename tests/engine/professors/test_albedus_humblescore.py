"""Albedus Humblescore (R8.4): return 2 held marbles of one colour, give back a Little Help."""

from __future__ import annotations

import pytest

from tests.engine.professors.cases import lecture, names
from tests.engine.table import Table, brew, desk, flat

ID = "albedus_humblescore"


def table(hand: str, helps: int = 2, **more: object) -> Table:
    return lecture(ID, hand=hand, desks=[desk(brew("wisdom/4a"), helps=helps), desk()], **more)


def test_two_of_a_colour_give_back_one_token() -> None:
    before = table("RRRBBK")
    assert before.some("albedus") == ["albedus R", "albedus B"]
    events = before.play("albedus R")
    assert names(events) == ["help_returned", *["returned", "dropped"] * 2]
    assert (before.asks, before.hand, before.desk()["helps"]) == ("turn", "RBBK", 1)
    assert before.marbles().count("R") == 3 + 1 + before.state["cauldron"].count("R")
    assert before.ask("scores")["sheet"][0]["helps"] == -2


def test_any_number_of_times_while_tokens_and_pairs_last() -> None:
    now = table("RRRRBB")
    now.play("albedus R", "albedus R")
    assert now.desk()["helps"] == 0
    assert not now.some("albedus")  # BB is still there, but no token


def test_before_the_pick_too() -> None:
    assert table("RR", picked=False).some("albedus") == ["albedus R"]


@pytest.mark.parametrize(("hand", "helps"), [("RR", 0), ("RBKY", 1), ("", 1), ("RG", 1)])
def test_not_without_a_token_or_a_pair(hand: str, helps: int) -> None:
    """A ghost makes no pair with another colour: it is returned as what it is."""
    assert not table(hand, helps).some("albedus")


def test_ghosts_and_leaves_are_colours() -> None:
    now = table("GGMM")
    assert now.some("albedus") == ["albedus G", "albedus M"]
    now.play("albedus G", "albedus M")
    assert "".join(sorted("".join(now.state["tracks"]))) == "GGMMR"


def test_under_varnish_true_colours_are_returned() -> None:
    now = table("RB", varnish="BBKYGM")
    assert not now.some("albedus")
    now = table("RR", varnish="BBKYGM")
    events = now.play("albedus R")
    assert [e["colour"] for e in events if e["event"] == "dropped"] == ["R", "R"]


def test_nothing_explodes() -> None:
    now = table("RR", tracks=flat("RR", "RR", "RR", "RR", "RR"))
    assert "burst" not in names(now.play("albedus R"))


def test_the_token_of_this_turn_may_come_back_and_help_stays_used() -> None:
    now = table("RR", helps=0, helped=False, picked=False, tracks=flat("RK"))
    now.play("help", "take 0 1", "albedus R")
    assert now.desk()["helps"] == 0
    assert "help" not in now.options


def test_without_the_professor_there_is_no_such_thing() -> None:
    now = lecture(hand="RR", desks=[desk(helps=1), desk()])
    assert not now.some("albedus")
    now.refusal("play", action="albedus R")
