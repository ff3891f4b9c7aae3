"""Who sits at the table: as kept in a record, and as chosen for a new game."""

from __future__ import annotations

from game import seats, settings
from game.choice import chosen_seats


def test_strange_seats_become_the_usual_ones() -> None:
    rows = [{"name": "", "kind": "robot", "colour": 3, "avatar": None}, "x", None]
    assert seats.load(rows, 3) == [seats.usual(0), seats.usual(1), seats.usual(2)]
    assert seats.load("nonsense", 2) == [seats.usual(0), seats.usual(1)]


def test_so_many_seats_as_asked_for() -> None:
    choice = settings.NewGameChoice()
    for count in (2, 3, 4):
        there = chosen_seats(choice, count)
        assert len(there) == count == len({seat.colour for seat in there})
        assert len({seat.avatar for seat in there}) == count
    assert [seat.kind for seat in chosen_seats(choice)] == ["person", "apprentice"]
