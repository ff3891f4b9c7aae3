"""Filter of Lavamancing (R6): return up to 5 marbles of one colour from one track."""

from __future__ import annotations

from tests.engine.powers.cases import events_named, potion_table, refuses
from tests.engine.table import flat

TILE = "lavamancing/6a"


def test_returns_one_colour_of_one_track_not_adjacent() -> None:
    table = potion_table(TILE, tracks=flat("RBRBRBRR", "RR"))
    table.play(f"drink {TILE}")
    assert table.asks == "return"
    assert table.options == [*(f"take 0 {r}" for r in range(8)), "take 1 0", "take 1 1"]
    table.play("take 0 2")
    assert table.options == [*(f"take 0 {r}" for r in (0, 4, 6, 7)), "stop"]
    table.play("take 0 6", "take 0 0", "take 0 7")
    assert table.options == ["take 0 4", "stop"]
    events = table.play("take 0 4")
    assert table.asks == "turn"
    assert [e["row"] for e in events_named(events, "lifted")] == [7, 6, 4, 2, 0]
    assert [e["colour"] for e in events_named(events, "dropped")] == ["R"] * 5
    assert table.state["tracks"][0].startswith("BBB")
    assert table.hand == ""
    assert table.marbles() == "BBB" + "R" * 7


def test_five_is_the_most() -> None:
    table = potion_table(TILE, tracks=flat("RRRRRRRR"))
    table.play(f"drink {TILE}", *(f"take 0 {r}" for r in range(5)))
    assert table.asks == "turn"


def test_may_stop_after_one() -> None:
    table = potion_table(TILE, tracks=flat("RRB"))
    events = table.play(f"drink {TILE}", "take 0 1", "stop")
    assert len(events_named(events, "dropped")) == 1


def test_nothing_explodes_and_equal_neighbours_stay() -> None:
    """R4.6: what comes together lies there until a later pick."""
    table = potion_table(TILE, tracks=flat("YYKYY"), picked=False)
    table.play(f"drink {TILE}", "take 0 2")
    assert table.state["tracks"][0].startswith("YYYY")
    assert table.hand == ""


def test_row_8_is_out_of_reach() -> None:
    table = potion_table(TILE, tracks=flat("BBBBBBBBR"))
    table.play(f"drink {TILE}")
    assert "take 0 8" not in table.options


def test_wilds_go_with_any_one_colour() -> None:
    table = potion_table(TILE, tracks=flat("RGBM"))
    table.play(f"drink {TILE}", "take 0 1")
    assert table.options == ["take 0 0", "take 0 2", "take 0 3", "stop"]
    table.play("take 0 3")
    assert table.asks == "turn"  # only the wild was left to join the leaf


def test_what_returns_lies_on_top() -> None:
    """R4.7: the marbles above fall first, then the returned ones land on a track."""
    for seed in range(8):
        table = potion_table(TILE, tracks=["RK", "B", "B", "B", "B"], rng=f"{seed:x}")
        table.play(f"drink {TILE}", "take 0 0", *table.some("stop"))
        tracks = table.state["tracks"]
        assert tracks in [
            [*(t + "R" * (i == landed) for i, t in enumerate(["K", "B", "B", "B", "B"]))]
            for landed in range(5)
        ]


def test_no_marble_no_potion() -> None:
    refuses(potion_table(TILE, tracks=flat()), TILE, "no_marbles")
