"""Brew of Feather Touch (R6): 2 or more marbles of one colour side by side in one row."""

from __future__ import annotations

import pytest

from tests.engine.powers.cases import events_named, potion_table, refuses
from tests.engine.table import flat

TILE = "feather_touch/5a"


def test_takes_neighbours_of_one_row() -> None:
    table = potion_table(TILE, ["KR", "BR", "YR", "RB", "BK"])
    table.play(f"drink {TILE}")
    assert table.options == ["take 0 1", "take 1 1", "take 2 1"]
    table.play("take 1 1")
    assert table.options == ["take 0 1", "take 2 1"]  # no stop: at least 2
    table.play("take 2 1")
    assert sorted(table.options) == ["stop", "take 0 1"]
    table.play("stop")
    assert (table.asks, table.hand) == ("turn", "RR")
    assert table.state["tracks"] == ["KR", "B", "Y", "RB", "BK"]


def test_a_whole_row_ends_by_itself_and_nothing_explodes() -> None:
    table = potion_table(TILE, ["KRK", "KRK", "KRK", "KRK", "KRK"])
    table.play(f"drink {TILE}", "take 2 1", "take 1 1", "take 3 1", "take 0 1")
    events = table.play("take 4 1")
    assert (table.asks, table.hand) == ("turn", "RRRRR")
    assert table.state["tracks"] == ["KK"] * 5
    assert not events_named(events, "burst")


def test_no_gap_and_no_jump_between_the_outer_tracks() -> None:
    table = potion_table(TILE, ["R", "R", "B", "R", "R"])
    table.play(f"drink {TILE}", "take 0 0")
    assert table.options == ["take 1 0"]
    table.play("take 1 0")
    assert (table.asks, table.hand) == ("turn", "RR")


def test_rows_are_those_before_the_power() -> None:
    """Taking a marble shifts nothing until all leave together."""
    table = potion_table(TILE, ["BRR", "KR", "Y", "Y", ""])
    table.play(f"drink {TILE}", "take 0 1", "take 1 1")
    assert table.state["tracks"] == ["BR", "K", "Y", "Y", ""]


def test_row_7_is_the_highest() -> None:
    table = potion_table(TILE, ["RKRKRKRKB", "KRKRKRKRB", "", "", ""])
    refuses(table, TILE, "no_like_row")
    table = potion_table(TILE, ["RKRKRKRBB", "KRKRKRKBB", "", "", ""])
    table.play(f"drink {TILE}")
    assert table.options == ["take 0 7", "take 1 7"]


def test_a_wild_has_every_colour_but_one_at_a_time() -> None:
    """R6.2: red, wild, blue is no row of one colour."""
    table = potion_table(TILE, flat("R", "G", "B"))
    table.play(f"drink {TILE}", "take 1 0")
    assert table.options == ["take 0 0", "take 2 0"]
    table.play("take 0 0")
    assert (table.asks, table.hand) == ("turn", "RG")
    table = potion_table(TILE, flat("R", "G", "B"))
    assert table.play(f"drink {TILE}", "take 2 0", "take 1 0")
    assert table.hand == "BG"


def test_wilds_alone_are_a_row() -> None:
    table = potion_table(TILE, flat("G", "G"))
    table.play(f"drink {TILE}", "take 0 0", "take 1 0")
    assert table.hand == "GG"


def test_leaves_are_a_colour() -> None:
    table = potion_table(TILE, flat("M", "M", "G", "R"))
    table.play(f"drink {TILE}", "take 0 0", "take 1 0", "take 2 0")
    assert (table.asks, sorted(table.hand)) == ("turn", sorted("MMG"))


def test_sands_repeats_it() -> None:
    table = potion_table("sands_of_time/6a", flat("R", "R"), drunk=(TILE,))
    table.play("drink sands_of_time/6a", f"drink {TILE}", "take 0 0", "take 1 0")
    assert table.hand == "RR"


@pytest.mark.parametrize(
    "tracks",
    [flat("R", "B", "R", "B"), flat("R", "KR"), ["R", "", "R", "", "R"], flat("R"), flat()],
    ids=["unlike", "different rows", "gaps", "one", "empty"],
)
def test_no_two_side_by_side_no_potion(tracks: list[str]) -> None:
    refuses(potion_table(TILE, tracks), TILE, "no_like_row")
