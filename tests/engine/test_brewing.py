"""Which marble goes into which hole: colours, wilds and leaf layers (R5.1, R9.3)."""

from __future__ import annotations

from tests.engine.table import Table, brew, desk, flat

# blind_love/6a: three blue holes, then two black, then one yellow.
THREE = "blind_love/6a"
RED_YELLOW = "wisdom/4a"


def places(hand: str, *brewing: dict) -> list[str]:
    table = Table().set(
        desks=[desk(*brewing), desk()], hand=hand, tracks=flat("R"), picked=True, helped=True
    )
    return [line.removeprefix("place ") for line in table.some("place")]


def test_a_colour_goes_into_its_own_layer_of_either_tile() -> None:
    assert places("BR", brew(THREE), brew(RED_YELLOW)) == ["0 B", "1 R"]
    assert places("YY", brew(THREE), brew(RED_YELLOW)) == ["0 Y", "1 Y"]
    assert places("R", brew(THREE)) == []


def test_a_full_layer_takes_nothing() -> None:
    assert places("Y", brew(THREE, "---", "--", "Y")) == []
    assert places("YG", brew(THREE, "BBB", "--", "Y")) == ["0 G 1"]


def test_a_wild_goes_into_any_hole_and_names_its_layer() -> None:
    assert places("G", brew(THREE), brew(RED_YELLOW)) == [
        "0 G 0",
        "0 G 1",
        "0 G 2",
        "1 G 0",
        "1 G 1",
    ]


def test_a_placed_wild_stands_in_the_layer_it_named() -> None:
    table = Table().set(desks=[desk(brew(THREE)), desk()], hand="GB", tracks=flat("R"), picked=True)
    table.play("place 0 G 0", "place 0 B")
    assert table.desk()["brewing"][0]["filled"] == ["GB-", "--", "-"]


def test_a_leaf_may_open_any_untouched_layer() -> None:
    assert places("M", brew(THREE)) == ["0 M 0", "0 M 1", "0 M 2"]


def test_a_layer_begun_in_its_colour_takes_no_leaf() -> None:
    assert places("M", brew(THREE, "B--", "--", "-")) == ["0 M 1", "0 M 2"]


def test_a_wild_decides_nothing() -> None:
    assert places("MB", brew(THREE, "G--", "KK", "Y")) == ["0 B", "0 M 0"]


def test_one_leaf_layer_a_tile() -> None:
    assert places("M", brew(THREE, "M--", "--", "-")) == ["0 M 0"]
    assert places("M", brew(THREE, "MMM", "--", "-")) == []
    assert places("M", brew(THREE, "MMM", "--", "-"), brew(RED_YELLOW)) == ["1 M 0", "1 M 1"]


def test_a_leaf_layer_takes_no_colour_but_leaves_and_wilds() -> None:
    assert places("BMGK", brew(THREE, "M--", "--", "-")) == [
        "0 K",
        "0 G 0",
        "0 G 1",
        "0 G 2",
        "0 M 0",
    ]


def test_leaves_and_wilds_complete_a_tile_and_return_as_they_are() -> None:
    table = Table().set(
        desks=[desk(brew(RED_YELLOW, "RR", "M-")), desk()], hand="G", tracks=flat("K"), picked=True
    )
    table.play("place 0 G 1")
    assert table.desk()["brewing"] == []
    assert sorted("".join(table.state["tracks"])) == sorted("KRRMG")


def test_one_hole_of_a_colour_is_one_option() -> None:
    assert places("RRR", brew(RED_YELLOW)) == ["0 R"]


def test_a_placed_marble_never_moves() -> None:
    table = Table().set(
        desks=[desk(brew(RED_YELLOW), brew(THREE)), desk()], hand="R", tracks=flat("K")
    )
    table.play("place 0 R")
    assert not table.some("place")
    for line in ("place 1 R", "place 0 R", "place 0 R 0", "take 0 0"):
        table.refusal("play", action=line)
