"""Balm of Uttermost Stickiness (R6): 2 or more adjacent marbles of one colour of one track."""

from __future__ import annotations

from tests.engine.powers.cases import potion_table, refuses
from tests.engine.table import flat

TILE = "uttermost_stickiness/6a"


def test_takes_any_part_of_a_run() -> None:
    table = potion_table(TILE, tracks=flat("RBBBBK", "YK"))
    table.play(f"drink {TILE}")
    assert table.options == [f"take 0 {r}" for r in range(1, 5)]
    table.play("take 0 2")
    assert table.options == ["take 0 1", "take 0 3"]  # the second is compulsory
    table.play("take 0 3")
    assert table.options == ["take 0 1", "take 0 4", "stop"]
    table.play("stop")
    assert (table.asks, table.hand) == ("turn", "BB")
    assert table.state["tracks"][0] == "RBBK"


def test_a_whole_run_ends_by_itself() -> None:
    table = potion_table(TILE, tracks=flat("RBBBK"))
    table.play(f"drink {TILE}", "take 0 1", "take 0 2", "take 0 3")
    assert (table.asks, table.hand) == ("turn", "BBB")
    assert table.state["tracks"][0] == "RK"


def test_nothing_explodes() -> None:
    table = potion_table(TILE, tracks=flat("RRBBRR"))
    table.play(f"drink {TILE}", "take 0 2", "take 0 3")
    assert table.hand == "BB"
    assert table.state["tracks"][0] == "RRRR"


def test_row_8_is_out_of_reach() -> None:
    refuses(potion_table(TILE, tracks=flat("RBRBRBRBB")), TILE, "no_like_pair")


def test_a_wild_joins_one_colour_only() -> None:
    table = potion_table(TILE, tracks=flat("RGB"))
    table.play(f"drink {TILE}", "take 0 1")
    assert table.options == ["take 0 0", "take 0 2"]
    table.play("take 0 0")
    assert sorted(table.hand) == sorted("RG")
    assert table.asks == "turn"  # blue would be a second colour


def test_leaves_are_a_colour() -> None:
    table = potion_table(TILE, tracks=flat("RMMK"))
    table.play(f"drink {TILE}", "take 0 2", "take 0 1")
    assert table.hand == "MM"


def test_no_pair_no_potion() -> None:
    refuses(potion_table(TILE, tracks=flat("RBRB", "K")), TILE, "no_like_pair")
