"""Fulminating Serum (R6): return 2 marbles of one track, 1 if it has only 1."""

from __future__ import annotations

from tests.engine.powers.cases import events_named, potion_table, refuses
from tests.engine.table import flat

TILE = "fulminating_serum/5a"


def test_returns_two_marbles_of_one_track() -> None:
    table = potion_table(TILE, ["RBKY", "GM", "", "", ""])
    table.play(f"drink {TILE}")
    assert (table.asks, len(table.options)) == ("return", 6)  # any marble, no stop
    table.play("take 0 3")
    assert table.options == ["take 0 0", "take 0 1", "take 0 2"]  # one track, and no stop
    events = table.play("take 0 0")
    assert table.asks == "turn"
    assert [e["colour"] for e in events_named(events, "dropped")] == ["Y", "R"]  # as chosen
    assert table.hand == ""
    assert table.marbles() == "".join(sorted("RBKYGM"))
    assert len(table.state["tracks"][0]) >= 2


def test_one_marble_where_the_track_has_only_one() -> None:
    table = potion_table(TILE, flat("R", "KK"))
    table.play(f"drink {TILE}")
    events = table.play("take 0 0")
    assert table.asks == "turn"
    assert len(events_named(events, "dropped")) == 1


def test_marbles_that_come_to_lie_together_do_not_explode() -> None:
    table = potion_table(TILE, flat("RBKRR"), hand="")
    events = table.play(f"drink {TILE}", "take 0 1", "take 0 2")
    assert not events_named(events, "burst")
    assert table.state["tracks"][0].startswith("RRR")


def test_rows_0_to_7_only() -> None:
    table = potion_table(TILE, flat("R" * 12))
    table.play(f"drink {TILE}")
    assert table.options == [f"take 0 {row}" for row in range(8)]


def test_sands_repeats_it() -> None:
    table = potion_table("sands_of_time/6a", flat("RB"), drunk=(TILE,))
    table.play("drink sands_of_time/6a", f"drink {TILE}", "take 0 1", "take 0 0")
    assert table.asks == "turn"


def test_an_empty_dispenser_no_potion() -> None:
    refuses(potion_table(TILE, flat(), hand="R"), TILE, "no_marbles")
