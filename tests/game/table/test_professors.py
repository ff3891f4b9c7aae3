"""Professors look up when their rule is used, and only then (R8.4)."""

from __future__ import annotations

from typing import Any

from engine import Session, marbles
from game import seats as seating
from game.scenes.table import TableScene
from tests.engine.professors.cases import colours, lecture
from tests.engine.table import brew, desk
from tests.game.conftest import Driver
from tests.game.table.test_table import QuickThinker

TILE = "wisdom/4a"


def sit_at(player: Driver, professor: str, hand: str, **state: Any) -> TableScene:
    """A person's turn in the sight of a professor, with the marble picked already."""
    table = lecture(professor, hand=hand, **state)
    config = {"seats": 2, "draft": False, "professors": [professor], "cauldron": True}
    session = Session(marbles.GAME, config, 1)
    session.replace(marbles.GAME.load(table.state))
    player.app._thinker = QuickThinker()  # type: ignore[assignment]
    scene = TableScene(player.app, session, [seating.usual(0), seating.usual(1, "greedy")])
    player.app.goto(scene)
    return scene


def look_up(scene: TableScene, *lines: str) -> list[set[str]]:
    """Who looks up at each of the actions, before anything else happens."""
    seen = []
    for line in lines:
        scene.director.drain()
        scene.stage.reacting.clear()
        scene.play(marbles.GAME.read_action(line))
        scene.director.update(0.2)
        while scene.director.queue and not scene.stage.reacting:
            scene.director.update(0.2)
        seen.append(set(scene.stage.reacting))
    return seen


def test_an_offer_taken_and_an_offer_declined(player: Driver) -> None:
    name = "antiqua_thriftymind"
    mine = [desk(brew("sands_of_time/4a"), brew("sands_of_time/4b")), desk()]
    for answer, seen in (("offer R", {name}), ("stop", set())):
        scene = sit_at(player, name, "RRY", desks=mine)
        assert look_up(scene, "end", answer) == [set(), seen]


def test_a_tile_filled_out_of_order(player: Driver) -> None:
    name, (low, high) = "gravitha_tidygall", colours(TILE)
    scene = sit_at(player, name, low * 2 + high * 2, desks=[desk(brew(TILE)), desk()])
    seen = look_up(scene, *[f"place 0 {colour}" for colour in (high, high, low, low)])
    assert seen == [{name}, set(), set(), {name}]
