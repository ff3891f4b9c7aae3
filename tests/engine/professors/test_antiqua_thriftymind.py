"""Antiqua Thriftymind (R8.4): a full pool at the end of the turn may exchange 1 marble."""

from __future__ import annotations

import pytest

from engine import marbles
from tests.engine.professors.cases import lecture, names
from tests.engine.table import Table, brew, desk, done

ID = "antiqua_thriftymind"
WITH_TWO = [desk(brew("sands_of_time/4a"), brew("sands_of_time/4b")), desk()]


def table(hand: str, **more: object) -> Table:
    return lecture(ID, hand=hand, **{"desks": WITH_TWO, **more})  # type: ignore[arg-type]


def test_a_full_pool_may_exchange_one() -> None:
    now = table("RRY")
    now.play("end")
    assert (now.asks, now.seat) == ("offer", 0)
    assert now.options == ["offer R", "offer Y", "stop"]
    events = now.play("offer R")
    assert names(events)[:2] == ["exchanged", "rewarded"]
    assert sorted(now.desk()["pool"]) == sorted("RYG")
    assert (now.desk()["rewards"], now.seat, now.asks) == (1, 1, "turn")
    assert sorted(now.state["cauldron"]) == sorted("G" * 11 + "R")


def test_only_one_and_only_who_will() -> None:
    now = table("RRY")
    now.play("end", "stop")
    assert (now.desk()["rewards"], now.desk()["pool"], now.seat) == (0, "RRY", 1)


@pytest.mark.parametrize("hand", ["", "R", "RY"])
def test_a_pool_with_room_may_not(hand: str) -> None:
    now = table(hand)
    now.play("end")
    assert (now.asks, now.seat) == ("turn", 1)


def test_after_keeping_and_before_taking_tiles() -> None:
    """R3.6."""
    now = table("RRRRY", desks=[desk(brew("wisdom/4a")), desk()])
    now.play("end", "keep R", "keep R", "keep Y")
    assert now.asks == "offer"
    assert now.options == ["offer R", "offer Y", "stop"]
    now.play("offer Y")
    assert now.asks == "tiles"


def test_without_ectoplasm_what_comes_out_is_chosen() -> None:
    now = table("RRY", cauldron="BBBBBBKKKKKK")
    now.play("end", "offer Y")
    assert now.options == ["colour B", "colour K"]
    assert marbles.GAME.key(marbles.GAME.load(now.state)) == now.key
    now.play("colour K")
    assert sorted(now.desk()["pool"]) == sorted("RRK")
    assert now.desk()["rewards"] == 1


def test_true_colours_under_varnish() -> None:
    now = table("RRR", varnish="BBKYGM")
    now.play("end")
    assert now.options == ["offer R", "stop"]


def test_every_player_at_every_turn() -> None:
    mine = desk(brew("wisdom/4a"), brew("wisdom/4b"))
    theirs = desk(brew("blind_love/4a"), brew("blind_love/4b"), pool="KKK")
    now = table("RRY", desks=[mine, theirs])
    now.play("end", "offer Y")
    assert now.seat == 1
    now.set(picked=True, hand="KKK", seat=1)
    now.play("end", "offer K")
    assert now.desk(1)["rewards"] == 1


def test_gideon_first_scolds_for_what_was_returned() -> None:
    """Both in either order: the scolding comes with the return, the exchange after it."""
    for order in ((ID, "gideon_prissymann"), ("gideon_prissymann", ID)):
        now = lecture(*order, hand="RRRRB", desks=WITH_TWO)
        now.play("end", "keep R", "keep R")
        events = now.play("keep B")
        assert [n for n in names(events) if n != "dropped"] == [
            "kept",
            *["returned"] * 2,
            "scolded",
        ]
        assert now.asks == "offer"
        now.play("offer R")
        desk_0 = now.desk()
        assert (desk_0["rewards"], desk_0["scoldings"]) == (1, 1)
        assert now.ask("scores")["scores"][0] == 0


def test_not_in_the_tie_break() -> None:
    now = table(
        "RRR",
        seat=1,
        stacks=[[], [], [], [], []],
        desks=[
            desk(completed=[done("wisdom/5a", True)]),
            desk(completed=[done("wisdom/5b", True)]),
        ],
    )
    now.play("end", "stop")
    assert (now.asks, now.seat) == ("tie", 0)
    now.play("pick 0 0")
    assert now.over
