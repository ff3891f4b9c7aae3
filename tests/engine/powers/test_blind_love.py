"""Elixir of Blind Love (R6): take all marbles from one opponent's pool."""

from __future__ import annotations

from tests.engine.powers.cases import potion_table, refuses
from tests.engine.table import flat

TILE = "blind_love/6a"


def test_takes_a_whole_pool() -> None:
    table = potion_table(TILE, tracks=flat("R"), hand="K", pools=("RGM",))
    table.play(f"drink {TILE}")
    assert (table.asks, table.options) == ("rival", ["rival 1"])
    table.play("rival 1")
    assert table.asks == "turn"
    assert sorted(table.hand) == sorted("KRGM")
    assert table.desk(1)["pool"] == ""


def test_only_opponents_that_hold_something() -> None:
    table = potion_table(TILE, tracks=flat("R"), pools=("R", "", "BB"))
    table.play(f"drink {TILE}")
    assert sorted(table.options) == ["rival 1", "rival 3"]
    table.play("rival 3")
    assert table.hand == "BB"
    assert table.desk(1)["pool"] == "R"


def test_nothing_in_the_dispenser_moves() -> None:
    table = potion_table(TILE, tracks=flat("RRBRR"), pools=("B",))
    table.play(f"drink {TILE}", "rival 1")
    assert table.state["tracks"] == flat("RRBRR")


def test_no_full_pool_no_potion() -> None:
    refuses(potion_table(TILE, tracks=flat("R"), hand="R", pools=("", "")), TILE, "no_rival_pool")
