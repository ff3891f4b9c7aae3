"""Dram of Poltergeist Sweat (R6): steal 1 marble from a pool, then exchange it (R8.1)."""

from __future__ import annotations

from engine import marbles
from engine.marbles.queries import rival_in_question
from tests.engine.powers.cases import events_named, potion_table, refuses
from tests.engine.table import Data, Table, flat

TILE = "poltergeist_sweat/5a"
CONFIG: Data = {"cauldron": True}


def sweat(*pools: str, hand: str = "", cauldron: str = "G" * 12) -> Table:
    return potion_table(TILE, flat("R"), hand=hand, pools=pools, config=CONFIG, cauldron=cauldron)


def test_the_stolen_marble_is_exchanged() -> None:
    table = sweat("RB", "", "K", hand="Y")
    table.play(f"drink {TILE}")
    assert (table.asks, table.options) == ("steal", ["rival 1", "rival 3"])
    table.play("rival 1")
    assert table.options == ["colour R", "colour B"]
    assert rival_in_question(marbles.GAME.load(table.state)) == 1
    events = table.play("colour B")
    assert table.asks == "turn"
    assert (sorted(table.hand), table.desk(1)["pool"]) == (sorted("YG"), "R")
    assert sorted(table.state["cauldron"]) == sorted("G" * 11 + "B")
    assert (table.desk()["rewards"], table.desk(1)["rewards"]) == (1, 0)
    assert [e["event"] for e in events] == ["stole", "exchanged", "rewarded"]


def test_without_ectoplasm_what_comes_out_is_chosen() -> None:
    table = sweat("RM", hand="YB", cauldron="BBBBBBKKKKKK")
    table.play(f"drink {TILE}", "rival 1", "colour M")
    assert (table.asks, table.options) == ("steal", ["colour B", "colour K"])
    assert rival_in_question(marbles.GAME.load(table.state)) is None
    table.play("colour K")
    assert (table.asks, sorted(table.hand)) == ("turn", sorted("YBK"))
    assert sorted(table.state["cauldron"]) == sorted("BBBBBBKKKKKM")


def test_stolen_ectoplasm_goes_in_too() -> None:
    table = sweat("G")
    table.play(f"drink {TILE}", "rival 1", "colour G")
    assert (table.hand, table.desk()["rewards"]) == ("G", 1)


def test_saved_at_every_question() -> None:
    table = sweat("RB", cauldron="BBBBBBKKKKKK")
    for line in (f"drink {TILE}", "rival 1", "colour R", "colour K"):
        table.play(line)
        assert marbles.GAME.key(marbles.GAME.load(table.state)) == table.key


def test_sands_repeats_it() -> None:
    table = potion_table(
        "sands_of_time/6a",
        flat("R"),
        pools=("R",),
        drunk=(TILE,),
        config=CONFIG,
        cauldron="G" * 12,
    )
    events = table.play("drink sands_of_time/6a", f"drink {TILE}", "rival 1", "colour R")
    assert table.hand == "G"
    assert len(events_named(events, "rewarded")) == 1


def test_no_full_pool_no_potion() -> None:
    refuses(sweat("", "", hand="RRR"), TILE, "no_rival_pool")
