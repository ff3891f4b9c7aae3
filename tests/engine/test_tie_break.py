"""The tie-break (R7.6), by the printed rule and as online."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.powers.cases import events_named
from tests.engine.table import Data, Table, brew, desk, done

TRACKS = ["RKR", "BKBB", "YY", "KYK", "R"]


def last_turn(
    desks: list[Data], tie_break: str = "box", tracks: list[str] | None = None, **fields: Any
) -> Table:
    """The last turn of the game is about to end."""
    seats = len(desks)
    table = Table(seats=seats, tie_break=tie_break)
    state = {"first": 0, "seat": seats - 1, **fields}
    return table.set(
        desks=desks,
        tracks=TRACKS if tracks is None else tracks,
        hand="",
        stacks=[[]] * 5,
        ending=True,
        picked=True,
        **state,
    )


def drinkers(*tiles: str) -> list[Data]:
    """Two desks of equal value; seat 0 owns `tiles` undrunk, seat 1 their twins, drunk."""
    twins = [tile[:-1] + "b" for tile in tiles]
    return [
        desk(completed=[done(tile) for tile in tiles]),
        desk(completed=[done(tile, drunk=True) for tile in twins]),
    ]


def test_tied_players_draw_in_turn_order_from_the_first_player() -> None:
    desks = [desk(), desk(helps=1), desk(), desk()]
    table = last_turn(desks, first=2, seat=1)
    events = table.play("end")
    assert events_named(events, "tie_began")[0]["tied"] == [2, 3, 0]
    order = []
    while not table.over:
        order.append(table.seat)
        assert table.asks == "tie"
        table.play("pick 2 0" if "pick 2 0" in table.options else table.options[0])
    assert order == [2, 3, 0]
    assert 1 not in table.ask("scores")["winners"]


def test_a_single_leader_needs_no_tie_break() -> None:
    table = last_turn([desk(), desk(helps=1), desk(helps=1)])
    table.play("end")
    assert table.over
    assert table.ask("scores")["winners"] == [0]


def test_most_marbles_win_and_explosions_count() -> None:
    table = last_turn([desk(), desk()], "online")
    table.play("end", "pick 0 1")  # K, then R meets R: three
    events = table.play("pick 1 1")  # K, then B meets BB: four
    assert table.over
    assert events_named(events, "tie_drawn")[0]["marbles"] == 4
    assert table.state["drawn"] == [3, 4]
    reply = table.ask("scores")
    assert (reply["winners"], reply["scores"]) == ([1], [0, 0])  # the score itself stays


def test_still_level_is_a_shared_victory() -> None:
    table = last_turn([desk(), desk()], "online")
    table.play("end", "pick 2 0", "pick 4 0")
    assert table.ask("scores")["winners"] == [0, 1]


def test_marbles_drawn_stay_out() -> None:
    """The later player meets a changed dispenser; the hand keeps all that was drawn (ruling)."""
    table = last_turn([desk(), desk()], "online")
    table.play("end", "pick 0 1")
    assert table.state["tracks"][0] == ""
    table.play("pick 2 0")
    assert table.state["tracks"] == ["", "BKBB", "Y", "KYK", "R"]
    assert sorted(table.hand) == sorted("KRRY")


def test_nothing_is_placed_in_the_tie_break() -> None:
    """Ruling: the drawn marbles fit, but only picks and drinks are asked."""
    table = last_turn([desk(brew("wisdom/4a")), desk(brew("wisdom/4b"))])
    table.play("end")
    assert not table.some("place", "help", "end")
    table.play("pick 0 1")
    assert (table.seat, table.asks) == (1, "tie")
    assert not table.some("place", "help", "end")


def test_box_lets_them_drink_to_collect_more() -> None:
    table = last_turn(drinkers("wisdom/4a", "abyssal_draft/4a"))
    table.play("end")
    assert not table.some("drink")  # the pick comes first
    table.play("pick 2 0")
    assert table.options == ["drink wisdom/4a", "drink abyssal_draft/4a", "stop"]
    table.play("drink wisdom/4a", "take 2 0", "drink abyssal_draft/4a")
    table.play("take 0 0", "take 1 0", "take 3 0")
    assert (table.seat, table.asks) == (1, "tie")  # nothing left to drink: on to the next
    table.play("pick 4 0" if "pick 4 0" in table.options else table.options[0])
    assert table.over
    assert table.state["drawn"] == [5, 1]
    assert table.ask("scores")["winners"] == [0]


def test_box_may_stop_before_drinking() -> None:
    table = last_turn(drinkers("wisdom/4a"))
    table.play("end", "pick 2 0", "stop")
    assert table.seat == 1
    assert table.desk(0)["completed"] == [{"tile": "wisdom/4a", "drunk": False}]


def test_online_is_the_pick_only() -> None:
    table = last_turn(drinkers("wisdom/4a"), "online")
    table.play("end", "pick 2 0")
    assert table.seat == 1


def test_a_power_that_places_can_not_be_drunk_in_the_tie_break() -> None:
    """Ruling: nothing is placed, so Prismatic Joy has no target."""
    desks = drinkers("prismatic_joy/4a")
    desks[0]["brewing"] = [brew("wisdom/5a")]
    table = last_turn(desks)
    table.play("end", "pick 2 0")
    assert table.seat == 1


def test_a_stolen_pool_counts() -> None:
    desks = drinkers("blind_love/4a")
    desks[1]["pool"] = "RB"
    table = last_turn(desks)
    table.play("end", "pick 2 0", "drink blind_love/4a", "rival 1")
    table.play("pick 0 1")
    assert table.state["drawn"] == [3, 3]
    assert table.ask("scores")["winners"] == [0, 1]


@pytest.mark.parametrize("tie_break", ["box", "online"])
def test_an_empty_dispenser_is_a_shared_victory(tie_break: str) -> None:
    table = last_turn([desk(), desk()], tie_break, tracks=[""] * 5)
    table.play("end")
    assert table.over
    assert table.state["drawn"] == [0, 0]
    assert table.ask("scores")["winners"] == [0, 1]


def test_pools_of_the_game_do_not_count() -> None:
    desks = [desk(pool="RRR"), desk()]
    table = last_turn(desks, "online")
    table.play("end", "pick 2 0", "pick 2 0")
    assert table.state["drawn"] == [1, 1]
