"""Potion of Magnetical Attraction (R6): 2 adjacent marbles of different colours of one track."""

from __future__ import annotations

from tests.engine.powers.cases import events_named, potion_table, refuses
from tests.engine.table import flat

TILE = "magnetical_attraction/6a"


def test_takes_two_unlike_neighbours_from_either_end() -> None:
    for first, second in (("take 0 1", "take 0 2"), ("take 0 2", "take 0 1")):
        table = potion_table(TILE, tracks=flat("RRBB"))
        table.play(f"drink {TILE}", first)
        assert table.asks == "take"
        table.play(second)
        assert (table.asks, table.hand) == ("turn", "RB")
        assert table.state["tracks"][0] == "RB"


def test_only_marbles_with_an_unlike_neighbour_are_offered() -> None:
    table = potion_table(TILE, tracks=flat("RRBBBK", "YYYY"))
    table.play(f"drink {TILE}")
    assert table.options == ["take 0 1", "take 0 2", "take 0 4", "take 0 5"]
    table.play("take 0 4")
    assert table.options == ["take 0 5"]  # two are compulsory: no stop


def test_a_marble_between_two_unlike_ones_has_both_choices() -> None:
    table = potion_table(TILE, tracks=flat("RBK"))
    table.play(f"drink {TILE}", "take 0 1")
    assert table.options == ["take 0 0", "take 0 2"]


def test_the_marked_marble_still_lies_there_until_both_are_chosen() -> None:
    table = potion_table(TILE, tracks=flat("RBK"))
    events = table.play(f"drink {TILE}", "take 0 1")
    assert events_named(events, "chose")
    assert not events_named(events, "took")
    assert (table.state["tracks"][0], table.hand) == ("RBK", "")


def test_row_8_is_out_of_reach() -> None:
    table = potion_table(TILE, tracks=flat("RRRRRRRRB"))
    refuses(table, TILE, "no_unlike_pair")


def test_nothing_explodes() -> None:
    table = potion_table(TILE, tracks=flat("YYRBYY"))
    table.play(f"drink {TILE}", "take 0 2", "take 0 3")
    assert table.hand == "RB"
    assert table.state["tracks"][0] == "YYYY"


def test_a_wild_always_differs_and_a_leaf_is_a_colour() -> None:
    table = potion_table(TILE, tracks=flat("GG", "MM", "MR"))
    table.play(f"drink {TILE}")
    assert table.options == ["take 0 0", "take 0 1", "take 2 0", "take 2 1"]
    table.play("take 0 0", "take 0 1")
    assert table.hand == "GG"


def test_no_pair_no_potion() -> None:
    refuses(potion_table(TILE, tracks=flat("RRR", "B", "", "KK")), TILE, "no_unlike_pair")
