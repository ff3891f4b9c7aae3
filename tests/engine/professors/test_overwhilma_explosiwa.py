"""Overwhilma Explosiwa (R8.4): a regular pick of 8 or more marbles may exchange 1 of them."""

from __future__ import annotations

import pytest

from engine import marbles
from engine.game import BadInput
from tests.engine.professors.cases import lecture, names
from tests.engine.table import Table, desk, done, flat

ID = "overwhilma_explosiwa"
EIGHT = "BRRRKRRRR"  # picking the black at row 4 takes it and 7 reds
SEVEN = "BRRRKRRR"


def table(track: str, hand: str = "", **more: object) -> Table:
    fields = {"picked": False, "tracks": flat(track), "hand": hand, **more}
    return lecture(ID, **fields)  # type: ignore[arg-type]


def test_exactly_eight_the_picked_one_included() -> None:
    now = table(EIGHT, hand="Y")
    now.play("pick 0 4")
    assert sorted(now.hand) == sorted("K" + "R" * 7 + "Y")
    assert now.asks == "offer"
    assert now.options == ["offer R", "offer K", "stop"]  # not the yellow held before
    events = now.play("offer K")
    assert names(events) == ["exchanged", "rewarded"]
    assert (now.asks, sorted(now.hand)) == ("turn", sorted("R" * 7 + "YG"))
    assert now.desk()["rewards"] == 1
    assert sorted(now.state["cauldron"]) == sorted("G" * 11 + "K")


def test_seven_are_not_enough() -> None:
    now = table(SEVEN)
    now.play("pick 0 4")
    assert (len(now.hand), now.asks) == (7, "turn")


def test_more_than_eight_is_one_exchange_still() -> None:
    now = table("YBRRRRKRRRRBY")
    now.play("pick 0 6")
    assert len(now.hand) > 10
    now.play("offer K")
    assert now.asks == "turn"


def test_who_will_not_need_not() -> None:
    now = table(EIGHT)
    now.play("pick 0 4", "stop")
    assert (now.asks, now.desk()["rewards"]) == ("turn", 0)


def test_wilds_and_leaves_of_the_pick_may_go_in() -> None:
    now = table("BMMGKMGMM")
    now.play("pick 0 4")
    assert len(now.hand) == 8
    assert now.options == ["offer K", "offer G", "offer M", "stop"]
    now.play("offer M")
    assert now.state["cauldron"].count("M") == 1


def test_without_ectoplasm_what_comes_out_is_chosen() -> None:
    now = table(EIGHT, cauldron="BBBBBBYYYYYY")
    now.play("pick 0 4", "offer R")
    assert now.options == ["colour B", "colour Y"]
    assert marbles.GAME.key(marbles.GAME.load(now.state)) == now.key
    now.play("colour Y")
    assert (now.asks, now.hand.count("Y"), now.hand.count("R")) == ("turn", 1, 6)


def test_a_position_in_the_middle_is_kept_and_a_made_up_one_refused() -> None:
    now = table(EIGHT)
    now.play("pick 0 4")
    state = now.state
    assert marbles.GAME.key(marbles.GAME.load(state)) == now.key
    assert state["frames"][-1] == [ID, 0, 0, 0, 2]  # the colours picked
    for frame in ([ID, 0, 0, 1], [ID, 0, 0, 2, 0], [ID, 0, 0, 0, 2, 101], [ID, 0, 0, 0, 102]):
        with pytest.raises(BadInput, match="frames"):
            marbles.GAME.load({**state, "frames": [state["frames"][0], frame]})


def test_powers_and_help_do_not_count() -> None:
    mine = desk(completed=[done("uttermost_stickiness/5a")])
    now = table("RRRRRRRR", desks=[mine, desk()])
    now.play("drink uttermost_stickiness/5a", *(f"take 0 {row}" for row in range(8)))
    assert (now.asks, len(now.hand)) == ("turn", 8)


def test_the_draw_for_a_tie_does_not_count() -> None:
    now = table(
        EIGHT,
        seat=1,
        picked=True,
        stacks=[[], [], [], [], []],
        desks=[desk(), desk()],
    )
    now.play("end", "pick 0 4")
    assert now.asks == "tie"
    assert now.desk()["rewards"] == 0


def test_two_professors_in_the_order_drawn() -> None:
    """R8.5: Overwhilma's exchange comes with the pick, Antiqua's at the end."""
    for order in ((ID, "antiqua_thriftymind"), ("antiqua_thriftymind", ID)):
        now = lecture(*order, picked=False, tracks=flat(EIGHT))
        now.play("pick 0 4", "offer K", "end", "keep R", "keep R", "keep R", "offer R")
        assert now.desk()["rewards"] == 2
