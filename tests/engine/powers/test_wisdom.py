"""Potion of Wisdom (R6): take 1 marble of your choice."""

from __future__ import annotations

from tests.engine.powers.cases import events_named, potion_table, refuses
from tests.engine.table import flat

TILE = "wisdom/6a"


def test_takes_any_one_marble_of_rows_0_to_7() -> None:
    table = potion_table(TILE, tracks=flat("RBKYRBKYR", "GM"))
    table.play(f"drink {TILE}")
    assert table.asks == "take"
    assert table.options == [*(f"take 0 {r}" for r in range(8)), "take 1 0", "take 1 1"]
    table.play("take 0 7")
    assert (table.asks, table.hand) == ("turn", "Y")
    assert table.state["tracks"][0] == "RBKYRBKR"


def test_nothing_explodes() -> None:
    table = potion_table(TILE, tracks=flat("RRKRRBB"))
    events = table.play(f"drink {TILE}", "take 0 2")
    assert table.hand == "K"
    assert table.state["tracks"][0] == "RRRRBB"
    assert not events_named(events, "burst")


def test_wild_and_leaf_are_marbles_like_others() -> None:
    for marble in "GM":
        table = potion_table(TILE, tracks=flat(f"R{marble}K"))
        table.play(f"drink {TILE}", "take 0 1")
        assert table.hand == marble


def test_no_marble_no_potion() -> None:
    refuses(potion_table(TILE, tracks=flat()), TILE, "no_marbles")


def test_a_drink_is_used_up_and_keeps_its_value() -> None:
    table = potion_table(TILE, tracks=flat("RBK"))
    before = table.ask("scores")["scores"]
    table.play(f"drink {TILE}", "take 0 0")
    assert f"drink {TILE}" not in table.options
    assert table.why_not_drink(TILE) == "drunk_already"
    assert table.desk()["completed"] == [{"tile": TILE, "drunk": True}]
    assert table.ask("scores")["scores"] == before
