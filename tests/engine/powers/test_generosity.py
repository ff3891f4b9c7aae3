"""Generosity Confection (R6): a marble per player from one track; keep one, give one to each."""

from __future__ import annotations

import pytest

from engine import marbles
from engine.marbles.queries import rival_in_question
from tests.engine.powers.cases import events_named, potion_table, refuses
from tests.engine.table import flat

TILE = "generosity/5a"


def test_two_players_take_two_and_give_one() -> None:
    table = potion_table(TILE, flat("RBK"), pools=("Y",))
    table.play(f"drink {TILE}", "take 0 1")
    assert table.options == ["take 0 0", "take 0 2"]  # adjacent, no stop
    table.play("take 0 2")
    assert table.state["tracks"] == flat("R")
    assert (table.asks, table.options) == ("give", ["give B 1", "give K 1"])
    events = table.play("give K 1")
    assert events_named(events, "gave") == [
        {"event": "gave", "seat": 0, "rival": 1, "colour": "K", "room": True}
    ]
    assert (table.asks, table.hand, table.desk(1)["pool"]) == ("turn", "B", "KY")


def test_each_opponent_is_asked_about_clockwise() -> None:
    table = potion_table(TILE, flat("RBKY"), hand="M", pools=("", "", ""))
    table.play(f"drink {TILE}", "take 0 0", "take 0 1", "take 0 2", "take 0 3")
    for rival, colour in ((1, "R"), (2, "Y"), (3, "B")):
        assert rival_in_question(marbles.GAME.load(table.state)) == rival
        table.play(f"give {colour} {rival}")
    assert (table.asks, sorted(table.hand)) == ("turn", sorted("KM"))
    assert [d["pool"] for d in table.state["desks"]] == ["", "R", "Y", "B"]


def test_only_what_was_taken_is_given() -> None:
    table = potion_table(TILE, flat("RR"), hand="BKY", pools=("",))
    table.play(f"drink {TILE}", "take 0 0", "take 0 1")
    assert table.options == ["give R 1"]


def test_a_full_pool_sends_its_marble_to_the_dispenser() -> None:
    table = potion_table(TILE, flat("RB"), pools=("KKK",))
    events = table.play(f"drink {TILE}", "take 0 0", "take 0 1", "give B 1")
    assert events_named(events, "gave")[0]["room"] is False
    assert [e["colour"] for e in events_named(events, "dropped")] == ["B"]
    assert (table.hand, table.desk(1)["pool"]) == ("R", "KKK")
    assert "".join(table.state["tracks"]) == "B"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_track_must_hold_one_for_each_player(seats: int) -> None:
    pools = ("",) * (seats - 1)
    short, long = "RB" * 3, "KY" * 3
    tracks = [short[: seats - 1], long[:seats], "", "", ""]
    table = potion_table(TILE, tracks, pools=pools)
    table.play(f"drink {TILE}")
    assert table.options == [f"take 1 {row}" for row in range(seats)]
    refuses(potion_table(TILE, flat(short[: seats - 1]), pools=pools), TILE, "no_long_track")


def test_wilds_and_leaves_are_marbles_like_others() -> None:
    table = potion_table(TILE, flat("GM"), pools=("",))
    table.play(f"drink {TILE}", "take 0 1", "take 0 0", "give M 1")
    assert (table.hand, table.desk(1)["pool"]) == ("G", "M")


def test_rows_0_to_7_only() -> None:
    table = potion_table(TILE, flat("R" * 12), pools=("",))
    table.play(f"drink {TILE}")
    assert table.options == [f"take 0 {row}" for row in range(8)]
    table.play("take 0 7")
    assert table.options == ["take 0 6"]


def test_the_order_of_marking_does_not_matter() -> None:
    keys = set()
    for order in ((0, 1, 2), (1, 0, 2), (2, 1, 0)):
        table = potion_table(TILE, flat("RBK"), pools=("", ""))
        table.play(f"drink {TILE}", *(f"take 0 {row}" for row in order))
        keys.add(table.key)
    assert len(keys) == 1


def test_saved_while_marking_and_while_giving() -> None:
    table = potion_table(TILE, flat("RBK"), pools=("", ""))
    for line in (f"drink {TILE}", "take 0 1", "take 0 0", "take 0 2", "give R 1"):
        table.play(line)
        assert marbles.GAME.key(marbles.GAME.load(table.state)) == table.key


def test_nothing_explodes() -> None:
    table = potion_table(TILE, flat("KRBKK"), pools=("",))
    events = table.play(f"drink {TILE}", "take 0 1", "take 0 2", "give R 1")
    assert not events_named(events, "burst")
    assert table.state["tracks"] == flat("KKK")


def test_sands_repeats_it() -> None:
    table = potion_table("sands_of_time/6a", flat("RB"), drunk=(TILE,))
    table.play("drink sands_of_time/6a", f"drink {TILE}", "take 0 0", "take 0 1", "give R 1")
    assert table.hand == "B"


def test_an_empty_dispenser_no_potion() -> None:
    refuses(potion_table(TILE, flat()), TILE, "no_long_track")
