"""Potion of Prismatic Joy (R6, R6.3): place up to 3 held marbles in any holes of your tiles."""

from __future__ import annotations

from tests.engine.powers.cases import potion_table, refuses
from tests.engine.table import brew, flat

TILE = "prismatic_joy/6a"
# wisdom/4a has two red holes under two yellow ones.
WISDOM = brew("wisdom/4a")


def test_any_colour_into_any_hole() -> None:
    table = potion_table(TILE, flat("B"), hand="BK", brewing=(WISDOM,))
    assert not table.some("place")
    table.play(f"drink {TILE}")
    assert table.asks == "place"
    assert sorted(table.options) == ["place 0 B 0", "place 0 B 1", "place 0 K 0", "place 0 K 1"]
    table.play("place 0 B 1")
    assert sorted(table.options) == ["place 0 K 0", "place 0 K 1", "stop"]
    table.play("stop")
    assert table.asks == "turn"
    assert table.desk()["brewing"] == [{"tile": "wisdom/4a", "filled": ["--", "B-"]}]
    assert table.hand == "K"


def test_three_is_the_most() -> None:
    table = potion_table(TILE, flat("B"), hand="BBBB", brewing=(WISDOM,))
    table.play(f"drink {TILE}", "place 0 B 0", "place 0 B 0", "place 0 B 1")
    assert (table.asks, table.hand) == ("turn", "B")


def test_ends_by_itself_when_nothing_can_be_placed() -> None:
    table = potion_table(TILE, flat("B"), hand="K", brewing=(WISDOM,))
    table.play(f"drink {TILE}", "place 0 K 0")
    assert table.asks == "turn"


def test_may_complete_a_tile() -> None:
    """R5.6: the marbles return, true colours and all, and the tile can be drunk."""
    table = potion_table(TILE, flat("B"), hand="BK", brewing=(brew("wisdom/4a", "RR", "--"),))
    table.play(f"drink {TILE}", "place 0 B 1", "place 0 K 1")
    assert table.asks == "turn"
    assert table.desk()["brewing"] == []
    assert "drink wisdom/4a" in table.options
    assert table.marbles() == "BBKRR"
    assert "".join(sorted("".join(table.state["tracks"]))) == "BBKRR"


def test_a_leaf_may_not_join_a_colour_layer_nor_another_a_leaf_layer() -> None:
    table = potion_table(TILE, flat("B"), hand="MK", brewing=(brew("wisdom/4a", "R-", "M-"),))
    table.play(f"drink {TILE}")
    assert sorted(table.options) == ["place 0 K 0", "place 0 M 1"]


def test_a_wild_goes_anywhere() -> None:
    table = potion_table(TILE, flat("B"), hand="G", brewing=(brew("wisdom/4a", "R-", "M-"),))
    table.play(f"drink {TILE}")
    assert sorted(table.options) == ["place 0 G 0", "place 0 G 1"]


def test_nothing_explodes() -> None:
    table = potion_table(TILE, flat("RRBRR"), hand="B", brewing=(WISDOM,))
    table.play(f"drink {TILE}", "place 0 B 0")
    assert table.state["tracks"] == flat("RRBRR")


def test_no_marble_held_no_potion() -> None:
    refuses(potion_table(TILE, flat("R"), brewing=(WISDOM,)), TILE, "nothing_to_place")


def test_no_hole_no_potion() -> None:
    table = potion_table(TILE, flat("R"), hand="R", brewing=(), stacks=[[]] * 5)
    refuses(table, TILE, "nothing_to_place")
