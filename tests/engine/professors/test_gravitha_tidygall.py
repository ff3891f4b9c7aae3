"""Gravitha Tidygall (R8.4): a tile filled out of order brings 1 Scolding when completed."""

from __future__ import annotations

from engine import marbles
from tests.engine.professors.cases import colours, lecture, names
from tests.engine.table import Table, brew, desk, done

ID = "gravitha_tidygall"
TILE = "wisdom/4a"
LOW, HIGH = colours(TILE)


def table(hand: str, *filled: str, completed: list | None = None) -> Table:
    mine = desk(brew(TILE, *filled), completed=completed or [])
    return lecture(ID, hand=hand, desks=[mine, desk()])


def test_the_first_marble_above_a_gap_marks_the_tile_once() -> None:
    now = table(LOW * 2 + HIGH * 2)
    events = now.play(f"place 0 {HIGH}")
    assert names(events) == ["placed", "marked"]
    assert now.desk()["brewing"][0]["marked"] is True
    assert now.desk()["scoldings"] == 0
    events = now.play(f"place 0 {HIGH}", f"place 0 {LOW}")
    assert "marked" not in names(events)
    events = now.play(f"place 0 {LOW}")
    assert names(events)[:3] == ["placed", "completed", "scolded"]
    assert now.desk()["scoldings"] == 1


def test_from_the_bottom_up_is_tidy() -> None:
    now = table(LOW * 2 + HIGH * 2)
    events = now.play(*[f"place 0 {LOW}"] * 2, *[f"place 0 {HIGH}"] * 2)
    assert not {"marked", "scolded"} & set(names(events))
    assert now.desk()["scoldings"] == 0


def test_a_lower_layer_with_one_gap_is_enough() -> None:
    now = table(LOW + HIGH, LOW + "-", "--")
    assert "marked" in names(now.play(f"place 0 {HIGH}"))


def test_ghosts_and_leaves_mark_too() -> None:
    now = table("G")
    assert "marked" in names(now.play("place 0 G 1"))
    now = table("M")
    assert "marked" in names(now.play("place 0 M 1"))
    now = table("G")
    assert "marked" not in names(now.play("place 0 G 0"))


def test_joy_marks_too() -> None:
    now = table(LOW, completed=[done("prismatic_joy/5a")])
    assert "marked" in names(now.play("drink prismatic_joy/5a", f"place 0 {LOW} 1"))


def test_the_completing_marble_itself_never_marks() -> None:
    now = table(HIGH, LOW * 2, HIGH + "-")
    events = now.play(f"place 0 {HIGH}")
    assert "completed" in names(events)
    assert not {"marked", "scolded"} & set(names(events))


def test_the_mark_stays_over_turns_and_saves() -> None:
    now = table(HIGH)
    now.play(f"place 0 {HIGH}")
    again = marbles.GAME.load(now.state)
    assert marbles.GAME.key(again) == now.key
    assert again.brewing[0][0].marked
    now.play("end")
    while now.asks == "tiles":
        now.play(now.options[0])
    assert now.desk()["brewing"][0]["marked"] is True


def test_each_tile_is_marked_for_itself() -> None:
    low, high = colours("wisdom/4b")
    mine = desk(brew("wisdom/4a"), brew("wisdom/4b"))
    now = lecture(ID, hand=HIGH + low * 2 + high * 2, desks=[mine, desk()])
    now.play(f"place 0 {HIGH}", f"place 1 {low}", f"place 1 {low}")
    assert [b.get("marked", False) for b in now.desk()["brewing"]] == [True, False]


def test_without_the_professor_nothing_is_marked() -> None:
    now = lecture(hand=HIGH, desks=[desk(brew(TILE)), desk()])
    assert "marked" not in names(now.play(f"place 0 {HIGH}"))
    assert "marked" not in now.desk()["brewing"][0]
