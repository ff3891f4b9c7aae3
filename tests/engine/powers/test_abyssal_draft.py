"""Abyssal Draft (R6): from row 0 up to 1 marble of each colour, at most 1 per track."""

from __future__ import annotations

from tests.engine.powers.cases import potion_table, refuses
from tests.engine.table import flat

TILE = "abyssal_draft/6a"


def test_takes_the_lowest_of_each_colour() -> None:
    table = potion_table(TILE, tracks=["RB", "BR", "KB", "YB", "RK"])
    table.play(f"drink {TILE}")
    assert table.options == [f"take {t} 0" for t in range(5)]  # "up to" needs at least 1
    table.play("take 0 0")
    assert table.options == ["take 1 0", "take 2 0", "take 3 0", "stop"]  # the other red is out
    table.play("take 3 0", "take 1 0", "take 2 0")
    assert (table.asks, table.hand) == ("turn", "RBKY")  # nothing left to add: ends by itself
    assert table.state["tracks"] == ["B", "R", "B", "B", "RK"]


def test_may_stop_after_one() -> None:
    table = potion_table(TILE, tracks=["RB", "BR", "KB", "YB", "RK"])
    table.play(f"drink {TILE}", "take 4 0", "stop")
    assert (table.asks, table.hand) == ("turn", "R")
    assert table.state["tracks"][4] == "K"


def test_one_per_track_even_if_the_next_differs() -> None:
    table = potion_table(TILE, tracks=flat("RBKY"))
    table.play(f"drink {TILE}", "take 0 0")
    assert (table.asks, table.hand) == ("turn", "R")


def test_nothing_explodes() -> None:
    table = potion_table(TILE, tracks=flat("RBBB", "BRRR"))
    table.play(f"drink {TILE}", "take 0 0", "take 1 0")
    assert table.state["tracks"] == flat("BBB", "RRR")


def test_a_wild_stands_for_a_colour_not_taken_yet() -> None:
    """Ruling: base colours alone give room for four, so a wild may be one of the four."""
    table = potion_table(TILE, tracks=["G", "R", "R", "B", "K"])
    table.play(f"drink {TILE}", "take 1 0")
    assert table.options == ["take 0 0", "take 3 0", "take 4 0", "stop"]
    table.play("take 0 0", "take 3 0", "take 4 0")
    assert sorted(table.hand) == sorted("RGBK")


def test_no_more_marbles_than_there_are_colours() -> None:
    """Ruling: with four real colours taken no colour is left for the wild to stand for."""
    table = potion_table(TILE, tracks=["G", "R", "B", "K", "Y"])
    table.play(f"drink {TILE}", "take 1 0", "take 2 0", "take 3 0", "take 4 0")
    assert table.asks == "turn"
    assert sorted(table.hand) == sorted("RBKY")


def test_a_leaf_is_a_fifth_colour() -> None:
    table = potion_table(TILE, tracks=["M", "R", "B", "K", "Y"])
    table.play(f"drink {TILE}", *(f"take {t} 0" for t in range(5)))
    assert sorted(table.hand) == sorted("MRBKY")


def test_no_marble_no_potion() -> None:
    refuses(potion_table(TILE, tracks=flat()), TILE, "no_marbles")
