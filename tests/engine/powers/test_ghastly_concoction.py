"""Ghastly Concoction (R6): exchange 1 marble you hold with the Cauldron (R8.1)."""

from __future__ import annotations

from tests.engine.powers.cases import events_named, potion_table, refuses
from tests.engine.table import Data, Table, flat

TILE = "ghastly_concoction/5a"
CONFIG: Data = {"cauldron": True}


def concoction(hand: str, cauldron: str = "G" * 12, tile: str = TILE, **more: Data) -> Table:
    fields = {"hand": hand, "config": CONFIG, "cauldron": cauldron, **more}
    return potion_table(tile, flat("R"), **fields)  # type: ignore[arg-type]


def test_ectoplasm_comes_out_and_a_reward_is_gained() -> None:
    table = concoction("RRK")
    table.play(f"drink {TILE}")
    assert (table.asks, table.options) == ("offer", ["offer R", "offer K"])
    events = table.play("offer R")
    assert table.asks == "turn"
    assert sorted(table.hand) == sorted("RKG")
    assert sorted(table.state["cauldron"]) == sorted("G" * 11 + "R")
    assert table.desk()["rewards"] == 1
    assert [e["event"] for e in events] == ["exchanged", "rewarded"]
    assert table.ask("scores")["sheet"][0]["rewards"] == 1


def test_leaves_and_ectoplasm_may_be_offered() -> None:
    table = concoction("GM")
    table.play(f"drink {TILE}", "offer M")
    assert (table.hand, table.state["cauldron"].count("M")) == ("GG", 1)
    table = concoction("G")
    table.play(f"drink {TILE}", "offer G")
    assert (table.hand, table.state["cauldron"]) == ("G", "G" * 12)
    assert table.desk()["rewards"] == 1


def test_without_ectoplasm_the_choice_is_open() -> None:
    table = concoction("Y", "RRRRBBBBKKKM")
    table.play(f"drink {TILE}", "offer Y")
    assert table.options == ["colour R", "colour B", "colour K", "colour M"]  # not the Y put in
    table.play("colour M")
    assert (table.asks, table.hand) == ("turn", "M")
    assert sorted(table.state["cauldron"]) == sorted("RRRRBBBBKKKY")


def test_another_marble_of_the_same_colour_may_come_out() -> None:
    """R8.1 bars the marble just put in, not its colour."""
    table = concoction("R", "RRRRBBBBKKKK")
    table.play(f"drink {TILE}", "offer R", "colour R")
    assert (table.hand, table.desk()["rewards"]) == ("R", 1)
    assert table.state["cauldron"].count("R") == 4


def test_nothing_drops_and_nothing_explodes() -> None:
    table = concoction("R")
    events = table.play(f"drink {TILE}", "offer R")
    assert not events_named(events, "dropped")
    assert table.state["tracks"] == flat("R")


def test_twelve_stay_in_it_until_it_holds_none_of_the_first() -> None:
    table = concoction("RBKY", "GRRRRRRRRRRR")
    table.play(f"drink {TILE}", "offer B")
    assert "G" in table.hand
    assert len(table.state["cauldron"]) == 12


def test_sands_repeats_it() -> None:
    table = potion_table(
        "sands_of_time/6a", flat("R"), hand="BB", drunk=(TILE,), config=CONFIG, cauldron="G" * 12
    )
    table.play("drink sands_of_time/6a", f"drink {TILE}", "offer B")
    assert (table.hand, table.desk()["rewards"]) == ("BG", 1)


def test_an_empty_hand_no_potion() -> None:
    refuses(concoction(""), TILE, "nothing_to_exchange")


def test_no_cauldron_no_potion() -> None:
    refuses(potion_table(TILE, flat("R"), hand="R"), TILE, "nothing_to_exchange")
