"""What the title says of the game that was left."""

from __future__ import annotations

from engine import Session
from engine.marbles import GAME
from game import seats as seating
from game.opening import OpenGame
from game.scenes.title import standing
from tests.engine.table import Table, desk


def told(drawn: list[int], helps: tuple[int, int] = (0, 0)) -> str:
    """The sentence on a game that is over, with the draws of its tie-break."""
    table = Table(seats=2)
    desks = [desk(helps=count) for count in helps]
    table.set(desks=desks, over=True, tied=[0, 1] if drawn else [], drawn=drawn)
    session = Session(GAME, {"seats": 2, "draft": False, "first": 0}, 1)
    session.replace(GAME.load(table.state))
    assert session.decision.over
    return standing(OpenGame(session, [seating.usual(0), seating.usual(1, "greedy")]))


def test_a_game_that_is_over_names_its_winners() -> None:
    """R7.5 and R7.6: the most points, then the tie-break, else the title is shared."""
    first, second = seating.usual(0).name, seating.usual(1, "greedy").name
    assert told([], (1, 0)) == f"Your last game is over: {second} won."
    assert told([1, 3]) == f"Your last game is over: {second} won."
    assert told([3, 3]) == f"Your last game is over: {first} and {second} share the title."
