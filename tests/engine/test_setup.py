"""Setting up (R2) and the refusals of a config."""

from __future__ import annotations

import csv
import itertools
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine import marbles
from engine.__main__ import Referee
from tests.engine.table import Table

BASE_KINDS = (
    "sands_of_time",
    "prismatic_joy",
    "blind_love",
    "uttermost_stickiness",
    "magnetical_attraction",
    "abyssal_draft",
    "wisdom",
    "lavamancing",
)


def test_tiles_are_those_of_the_tile_list() -> None:
    """R1.5, R1.6: fifteen kinds of eight tiles; the 4-hole tiles are the starters."""
    source = Path(__file__).parents[1] / "data" / "tiles.csv"
    rows = list(csv.DictReader(source.open(encoding="utf-8")))
    assert len(rows) == 60
    assert len(marbles.TILES) == 120
    assert [k for k, kind in marbles.KINDS.items() if kind.set == "base"] == sorted(
        BASE_KINDS, key=list(marbles.KINDS).index
    )
    for row, copy in itertools.product(rows, "ab"):
        colours = [int(row[name]) for name in ("red", "blue", "black", "yellow")]
        tile = next(t for t in marbles.TILES if t.id == f"{row['kind']}/{row['holes']}{copy}")
        assert tile.value == int(row["value"])
        assert tile.starter == (row["holes"] == "4") == (row["starter"] == "yes")
        assert tile.source == row["source"]
        assert marbles.KINDS[tile.kind].set == row["set"]
        assert dict(tile.layers) == {c: n for c, n in enumerate(colours) if n}


def test_layers_lie_larger_below_then_in_colour_order() -> None:
    """R1.5 (ruling)."""
    for tile in marbles.TILES:
        assert 2 <= len(tile.layers) <= 3
        order = [(-number, colour) for colour, number in tile.layers]
        assert order == sorted(order)
        assert all(1 <= number <= 4 for _, number in tile.layers)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_layout(seats: int) -> None:
    for seed in range(12):
        table = Table(seats=seats, seed=seed, draft=True, first=None)
        state = table.state
        assert [len(t) for t in state["tracks"]] == [16] * 5  # R2.3
        assert Counter("".join(state["tracks"])) == dict.fromkeys("RBKY", 20)  # R2.2
        assert len(state["kinds"]) == 6  # R2.4
        assert len(state["starters"]) == 2 * seats  # R2.5
        assert all("/4" in tile for tile in state["starters"])
        sizes = [len(stack) for stack in state["stacks"]]
        assert len(sizes) == 5  # R2.6
        assert max(sizes) - min(sizes) <= 1
        assert len(table.tiles()) == len(set(table.tiles())) == 48
        assert {tile.split("/")[0] for tile in table.tiles()} == set(state["kinds"])
        assert state["countdown"] == seats + 2  # R2.7
        assert state["turn"] == 0


def test_kinds_first_player_and_marbles_come_from_the_seed() -> None:
    firsts, kinds, tracks = set(), set(), set()
    for seed in range(60):
        state = Table(seats=4, seed=seed, first=None).state
        firsts.add(state["first"])
        kinds.add(tuple(state["kinds"]))
        tracks.add(tuple(state["tracks"]))
    assert firsts == {0, 1, 2, 3}  # R2.8
    assert len(kinds) > 15
    assert len(tracks) == 60
    assert Table(seed=5).key == Table(seed=5).key
    assert Table(seed=5).key != Table(seed=6).key


def test_every_marble_may_lie_anywhere() -> None:
    """Nothing is dealt by colour: each colour turns up in each track at row 0."""
    seen = {(t, Table(seed=s).state["tracks"][t][0]) for s in range(60) for t in range(5)}
    assert len(seen) == 20


def test_chosen_kinds() -> None:
    chosen = list(BASE_KINDS[:6])
    state = Table(kinds=chosen).state
    assert sorted(state["kinds"]) == sorted(chosen)


def test_simple_game_leaves_two_kinds_out() -> None:
    for seed in range(10):
        kinds = set(Table(seed=seed, simple=True).state["kinds"])
        assert kinds == set(BASE_KINDS) - {"lavamancing", "uttermost_stickiness"}


@pytest.mark.parametrize("number", range(1, 13))
def test_countdown_house_rule(number: int) -> None:
    assert Table(countdown=number).state["countdown"] == number


def test_chosen_first_player() -> None:
    for first in range(3):
        table = Table(seats=3, first=first)
        assert table.state["first"] == table.seat == first


def test_draft_goes_round_and_back() -> None:
    """R2.5: clockwise from the first player, then counter-clockwise from the last."""
    for seats, first in ((2, 0), (3, 1), (4, 2)):
        table = Table(seats=seats, first=first, draft=True)
        order = []
        offer = table.state["starters"]
        while table.asks == "draft":
            assert table.options == [f"draw {i}" for i in range(2 * seats - len(order))]
            seat, left = table.seat, table.state["starters"]
            table.play(table.options[-1])
            assert table.desk(seat)["brewing"][-1]["tile"] == left[-1]
            order.append(seat)
        round_ = [(first + i) % seats for i in range(seats)]
        assert order == round_ + round_[::-1]
        assert (table.asks, table.seat) == ("turn", first)
        assert table.state["starters"] == []
        taken = [b["tile"] for s in range(seats) for b in table.desk(s)["brewing"]]
        assert sorted(taken) == sorted(offer)


def test_without_a_draft_the_starters_are_dealt() -> None:
    table = Table(seats=3)
    assert table.asks == "turn"
    for seat in range(3):
        tiles = [b["tile"] for b in table.desk(seat)["brewing"]]
        assert len(tiles) == 2
        assert all("/4" in tile for tile in tiles)


WRONG_CONFIGS: list[Any] = [
    {"seats": 1},
    {"seats": 7},
    {"seats": 5},  # 5 and 6 need The Sixth Student (R2.1)
    {"seats": "2"},
    {"seats": 2.0},
    {"seats": True},
    {"seats": None},
    {"countdown": 0},
    {"countdown": 13},
    {"countdown": -1},
    {"countdown": "four"},
    {"first": 2},
    {"first": -1},
    {"first": "0"},
    {"tie_break": "coin"},
    {"tie_break": None},
    {"tie_break": ["box"]},
    {"simple": 1},
    {"simple": None},
    {"draft": "no"},
    {"kinds": "wisdom"},
    {"kinds": ["wisdom"]},
    {"kinds": ["wisdom"] * 6},
    {"kinds": [*BASE_KINDS]},
    {"kinds": [*BASE_KINDS[:5], "elixir"]},
    {"kinds": [*BASE_KINDS[:5], 3]},
    {"kinds": [*BASE_KINDS[:5], ["wisdom"]]},
    {"kinds": list(BASE_KINDS[2:]), "simple": True},
    {"kinds": {"wisdom": 1}},
    {"colour": "R"},
    {"": 1},
    [],
    [["seats", 2]],
    "seats",
    7,
    True,
]


@pytest.mark.parametrize("config", WRONG_CONFIGS, ids=repr)
def test_config_refusals(config: Any) -> None:
    referee = Referee()
    line = json.dumps({"do": "new", "config": config})
    reply = referee.answer(line)
    assert not reply["ok"]
    sentence = reply["error"]
    assert sentence.endswith(".")
    assert "could not be served" not in sentence, sentence
    if isinstance(config, dict):
        assert any(repr(name) in sentence for name in config), sentence
    assert not referee.answer('{"do":"options"}')["ok"]  # no game was begun


def test_defaults() -> None:
    reply = Referee().answer('{"do":"new"}')
    assert (reply["ok"], reply["asks"]) == (True, "draft")
    assert Referee().answer('{"do":"new","config":null,"game":"marbles"}')["ok"]
