"""Brewing with leaves and ghosts (R5.1, R9): what may join which layer, and what is forced."""

from __future__ import annotations

import itertools
import random

import pytest

from engine.game import BadInput
from engine.marbles import GAME, KINDS, TILES
from tests.engine.table import Table, brew, desk, done, flat

TILE = "wisdom/4a"
LAYERS = TILES[next(n for n, t in enumerate(TILES) if t.id == TILE)].layers
LOW, HIGH = ("RBKY"[c] for c, _ in LAYERS)
OTHER = next(c for c in "RBKY" if c not in (LOW, HIGH))


def brewing(hand: str, *filled: str, tile: str = TILE, **more: object) -> Table:
    mine = desk(brew(tile, *filled), **more)  # type: ignore[arg-type]
    return Table().set(hand=hand, picked=True, helped=True, desks=[mine, desk()])


def test_the_tile_of_these_tests() -> None:
    assert [holes for _, holes in LAYERS] == [2, 2]


# What lies in the tile, and the `place` lines that a hand of all kinds then has.
CASES = [
    (("--", "--"), {"own 0", "own 1", "G 0", "G 1", "M 0", "M 1"}),
    (("M-", "--"), {"own 1", "G 0", "G 1", "M 0"}),  # one leaf layer a tile
    (("MM", "--"), {"own 1", "G 1"}),
    (("--", "M-"), {"own 0", "G 0", "G 1", "M 1"}),
    (("L-", "--"), {"own 0", "own 1", "G 0", "G 1", "M 1"}),  # its colour decides
    (("LL", "H-"), {"own 1", "G 1"}),
    (("G-", "--"), {"own 0", "own 1", "G 0", "G 1", "M 0", "M 1"}),  # a wild decides nothing
    (("GM", "--"), {"own 1", "G 1"}),
    (("GL", "--"), {"own 1", "G 1", "M 1"}),
    (("G-", "M-"), {"own 0", "G 0", "G 1", "M 1"}),
    (("GG", "--"), {"own 1", "G 1", "M 1"}),
]


@pytest.mark.parametrize(("filled", "expected"), CASES, ids=lambda part: str(sorted(part)))
def test_what_may_be_placed(filled: tuple[str, str], expected: set[str]) -> None:
    real = [row.replace("L", LOW).replace("H", HIGH) for row in filled]
    table = brewing(LOW + HIGH + OTHER + "GM", *real)
    words = {"own 0": f"place 0 {LOW}", "own 1": f"place 0 {HIGH}"}
    lines = [words.get(name) or f"place 0 {name}" for name in expected]
    assert sorted(table.some("place")) == sorted(lines)


def test_a_whole_layer_of_leaves_completes_and_returns_them() -> None:
    table = brewing("MMM" + HIGH * 2)
    events = table.play("place 0 M 0", "place 0 M 0", *[f"place 0 {HIGH}"] * 2)
    assert [e["marbles"] for e in events if e["event"] == "completed"] == ["MM" + HIGH * 2]
    assert [e["colour"] for e in events if e["event"] == "dropped"] == ["M", "M", HIGH, HIGH]
    assert table.hand == "M"
    assert table.marbles().count("G") == 0


def test_ghosts_return_to_the_dispenser_and_stay_there() -> None:
    """R8.2."""
    table = brewing("GG" + HIGH * 2)
    table.play("place 0 G 0", "place 0 G 0", *[f"place 0 {HIGH}"] * 2)
    assert "".join(table.state["tracks"]).count("G") == 2
    assert table.state["cauldron"] is None


def test_each_tile_has_a_leaf_layer_of_its_own() -> None:
    mine = desk(brew("wisdom/4a", "M-", "--"), brew("wisdom/4b"))
    table = Table().set(hand="MM", picked=True, desks=[mine, desk()])
    assert table.some("place") == ["place 0 M 0", "place 1 M 0", "place 1 M 1"]


class TestJoy:
    """R6.3: Prismatic Joy knows no colours, but leaf layers stay leaf layers."""

    @staticmethod
    def options(hand: str, *filled: str) -> list[str]:
        table = brewing(hand, *filled, completed=[done("prismatic_joy/5a")])
        table.play("drink prismatic_joy/5a")
        return sorted(line for line in table.options if line != "stop")

    def test_any_colour_into_any_layer(self) -> None:
        assert self.options(OTHER, "--", "--") == [f"place 0 {OTHER} 0", f"place 0 {OTHER} 1"]

    def test_no_other_marble_into_a_leaf_layer(self) -> None:
        assert self.options(OTHER, "M-", "--") == [f"place 0 {OTHER} 1"]
        assert self.options(LOW + HIGH, "--", "M-") == sorted(
            [f"place 0 {LOW} 0", f"place 0 {HIGH} 0"]
        )

    def test_no_leaf_into_a_colour_layer(self) -> None:
        assert self.options("M", LOW + "-", "--") == ["place 0 M 1"]

    def test_a_layer_begun_by_joy_is_a_colour_layer(self) -> None:
        assert self.options("M", OTHER + "-", "--") == ["place 0 M 1"]

    def test_one_leaf_layer_all_the_same(self) -> None:
        assert self.options("M", "M-", "--") == ["place 0 M 0"]

    def test_no_place_no_joy(self) -> None:
        table = brewing("M", LOW + "-", HIGH + "-", completed=[done("prismatic_joy/5a")])
        assert table.why_not_drink("prismatic_joy/5a") == "nothing_to_place"
        table = brewing(OTHER, LOW * 2, "M-", completed=[done("prismatic_joy/5a")])
        assert table.why_not_drink("prismatic_joy/5a") == "nothing_to_place"

    def test_ghosts_go_anywhere(self) -> None:
        assert self.options("G", "M-", HIGH + "-") == ["place 0 G 0", "place 0 G 1"]


def test_ghosts_and_leaves_are_never_forced() -> None:
    """R5.4: they fit, but may be given back."""
    for hand in ("GGGGG", "MMMMM", "GGGMM"):
        table = brewing(hand)
        assert "end" in table.options
        table.play("end")
        assert table.asks == "keep"
        assert sorted(table.options) == sorted(f"keep {c}" for c in set(hand))


def test_a_half_filled_leaf_layer_forces_nothing() -> None:
    table = brewing(LOW * 5, "M-", "--")
    assert "end" in table.options
    table = brewing("M" * 5, "M-", "--")
    assert "end" in table.options


def test_a_layer_with_ghosts_alone_still_wants_its_colour() -> None:
    """R9.3: a wild decides nothing, so the hole is open for its own colour."""
    low_holes = [brew("wisdom/4a", "G-", HIGH * 2), brew("wisdom/4b", "--", HIGH * 2)]
    table = Table().set(hand=LOW * 4, picked=True, helped=True, desks=[desk(*low_holes), desk()])
    assert "end" in table.options  # three of the four fit
    table.play("end")
    assert table.options == [f"keep {LOW}"]
    low_holes = [brew("wisdom/4a"), brew("wisdom/4b")]
    table = Table().set(hand=LOW * 4, picked=True, helped=True, desks=[desk(*low_holes), desk()])
    assert "end" not in table.options


def test_a_mixed_leaf_layer_is_no_position() -> None:
    with pytest.raises(AssertionError):
        brewing("", "M" + LOW, "--")
    state = brewing("").state
    state["desks"][0]["brewing"] = [brew(TILE, "M-", "M-")]
    with pytest.raises(BadInput):
        GAME.load(state)


def test_leaves_explode_like_any_colour() -> None:
    """R4.9, R9.1."""
    table = Table().set(tracks=flat("RMKMMR"), hand="", picked=False)
    table.play("pick 0 2")
    assert sorted(table.hand) == sorted("KMMMRR")


def test_powers_take_leaves_as_a_colour() -> None:
    mine = desk(completed=[done("abyssal_draft/5a"), done("magnetical_attraction/5a")])
    table = Table().set(
        tracks=["M", "R", "B", "K", "Y"], hand="", picked=True, desks=[mine, desk()]
    )
    table.play("drink abyssal_draft/5a", *(f"take {t} 0" for t in range(5)))
    assert (table.asks, sorted(table.hand)) == ("turn", sorted("MRBKY"))


def legal(filled: list[list[str]], layer: int, marble: str, colours: list[str]) -> bool:
    """R5.1 and R9.3 read anew, from what lies in each layer."""
    lies = [[m for m in row if m != "-"] for row in filled]
    if len(lies[layer]) == len(filled[layer]):
        return False
    real = [m for m in lies[layer] if m != "G"]
    if marble == "G":
        return True
    if marble == "M":
        elsewhere = any("M" in row for n, row in enumerate(lies) if n != layer)
        return set(real) <= {"M"} and not elsewhere
    return marble == colours[layer] and "M" not in real


def test_placing_against_a_second_reading_of_the_rules() -> None:
    """Random fillings of every kind's tiles, step by step until they are complete."""
    rng = random.Random(2)
    placed = leafy = 0
    for kind, _ in itertools.product(KINDS, range(4)):
        number = rng.choice(KINDS[kind].tiles)
        tile = TILES[number]
        colours = ["RBKY"[c] for c, _ in tile.layers]
        table = brewing(LOW, tile=tile.id)
        while table.desk()["brewing"]:
            filled = [list(row) for row in table.desk()["brewing"][0]["filled"]]
            hand = "".join(rng.choice("RBKYGM") for _ in range(8))
            table.set(hand=hand)
            expected = set()
            for marble, layer in itertools.product(set(hand), range(len(filled))):
                if legal(filled, layer, marble, colours):
                    named = f" {layer}" if marble in "GM" else ""
                    expected.add(f"place 0 {marble}{named}")
            assert set(table.some("place")) == expected
            if expected:
                table.play(rng.choice(sorted(expected)))
                placed += 1
        leafy += any("M" in row for row in filled)
    assert placed > 300
    assert leafy > 10
