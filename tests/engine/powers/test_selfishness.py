"""Concentrate of Selfishness (R6): steal 1 marble of your choice from each opponent's pool."""

from __future__ import annotations

from engine import marbles
from engine.marbles.queries import rival_in_question
from tests.engine.powers.cases import events_named, potion_table, refuses
from tests.engine.table import flat

TILE = "selfishness/5a"


def test_one_from_each_pool_that_has_one() -> None:
    table = potion_table(TILE, flat("R"), hand="K", pools=("RRB", "", "GM"))
    table.play(f"drink {TILE}")
    assert (table.asks, table.options) == ("steal", ["colour R", "colour B"])
    assert rival_in_question(marbles.GAME.load(table.state)) == 1
    table.play("colour R")
    assert table.options == ["colour G", "colour M"]
    assert rival_in_question(marbles.GAME.load(table.state)) == 3
    events = table.play("colour M")
    assert table.asks == "turn"
    assert [(e["rival"], e["marbles"]) for e in events_named(events, "stole")] == [(3, "M")]
    assert sorted(table.hand) == sorted("KRM")
    assert [d["pool"] for d in table.state["desks"]] == ["", "RB", "", "G"]


def test_six_players_go_round_clockwise() -> None:
    table = potion_table(TILE, flat("R"), pools=("R", "B", "K", "Y", "M"))
    table.play(f"drink {TILE}", "colour R", "colour B", "colour K", "colour Y", "colour M")
    assert table.asks == "turn"
    assert sorted(table.hand) == sorted("RBKYM")


def test_a_seat_in_the_middle_starts_with_its_left_neighbour() -> None:
    table = potion_table(TILE, flat("R"), pools=("", "", ""))
    desks = table.state["desks"]
    desks[0]["completed"], desks[2]["completed"] = [], desks[0]["completed"]
    desks[0]["pool"], desks[1]["pool"], desks[3]["pool"] = "R", "B", "K"
    table.set(desks=desks, seat=2, picked=True, hand="")
    events = table.play(f"drink {TILE}", "colour K", "colour R", "colour B")
    assert [e["rival"] for e in events_named(events, "stole")] == [3, 0, 1]


def test_saved_in_the_middle() -> None:
    table = potion_table(TILE, flat("R"), pools=("R", "BK"))
    table.play(f"drink {TILE}", "colour R")
    again = marbles.GAME.load(table.state)
    assert marbles.GAME.key(again) == table.key
    texts = [marbles.GAME.action_text(a) for a in marbles.GAME.decision(again).options]
    assert texts == ["colour B", "colour K"]


def test_sands_repeats_it() -> None:
    table = potion_table("sands_of_time/6a", flat("R"), pools=("RG",), drunk=(TILE,))
    table.play("drink sands_of_time/6a", f"drink {TILE}", "colour G")
    assert (table.asks, table.hand) == ("turn", "G")


def test_no_full_pool_no_potion() -> None:
    refuses(potion_table(TILE, flat("R"), hand="RB", pools=("", "", "")), TILE, "no_rival_pool")
