"""Leaving while a computer player thinks, and a worker that dies."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator

import pygame
import pytest

from engine import Session
from engine.marbles import GAME
from game import opening, seats
from game.app import App
from game.scenes.newgame import NewGameScene
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.text import t

from .conftest import Driver

SOON = 30.0  # seconds; a loaded machine starts a process slowly


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    """No worker is there before, and none stays behind."""
    assert not multiprocessing.active_children()
    yield
    assert not multiprocessing.active_children()


def sit(player: Driver, kind: str = "headmaster", moves: int = 0) -> TableScene:
    """A table where a computer player of this level is asked, and thinks."""
    session = Session(GAME, {"seats": 2, "draft": False, "first": 1}, 3)
    game = opening.OpenGame(session, [seats.usual(0), seats.usual(1, kind)])
    scene = opening.table(player.app, game)
    assert isinstance(scene, TableScene)
    player.app.settings.speed = "instant"
    player.app.goto(scene)
    wait(player, lambda: scene.opponents.asked == 1)
    return scene


def wait(player: Driver, done: Callable[[], bool]) -> None:
    """Frames until something is so."""
    end = time.monotonic() + SOON
    while not done():
        assert time.monotonic() < end, "it never came to that"
        player.frame()


def to_new_game(app: App) -> None:
    """As the menu does: another game is chosen."""
    app.goto(NewGameScene(app))


def to_saved_game(app: App) -> None:
    """The game that is kept is opened again, by a person alone."""
    record, _ = app.storage.load_autosave()
    assert record is not None
    session = Session.resume(GAME, record)
    app.goto(opening.table(app, opening.OpenGame(session, [seats.usual(0), seats.usual(1)])))


@pytest.mark.parametrize("leave", [to_new_game, to_saved_game, App.close])
def test_left_in_a_thought_the_worker_is_gone(player: Driver, leave: Callable[[App], None]) -> None:
    scene = sit(player)
    assert len(multiprocessing.active_children()) == 1
    before = time.monotonic()
    leave(player.app)
    assert time.monotonic() - before < 3.0  # the new scene is made in that time, too
    assert not multiprocessing.active_children()
    assert player.app.thinker.poll() is None and not scene.session.actions
    if leave is not App.close:
        for _ in range(5):
            player.frame(0.2)
        assert not scene.session.actions


def test_closing_takes_less_than_a_second(player: Driver) -> None:
    sit(player)
    before = time.monotonic()
    player.app.thinker.close()
    assert time.monotonic() - before < 1.0


def test_a_killed_worker_is_told_and_the_seat_moves(player: Driver) -> None:
    scene = sit(player)
    [worker] = multiprocessing.active_children()
    worker.kill()
    worker.join()
    wait(player, lambda: len(scene.session.actions) > 0)
    player.frame()
    name = scene.seats[1].name
    assert scene.news.words == t("trouble.quick_move", name=name)
    player.frame(10.0)
    player.frame()
    assert not scene.news.words


def test_workers_killed_again_and_again_lose_no_turn(player: Driver) -> None:
    session = Session(GAME, {"seats": 2, "draft": False}, 3)
    game = opening.OpenGame(session, [seats.usual(i, "scholar") for i in range(2)])
    scene = opening.table(player.app, game)
    player.app.settings.speed = "instant"
    player.app.goto(scene)
    assert isinstance(scene, TableScene)
    for number in range(3):
        wait(player, lambda number=number: len(session.actions) > number)  # type: ignore[misc]
        for worker in multiprocessing.active_children():
            worker.kill()
    wait(player, lambda: len(session.actions) > 5)
    assert scene.mismatches == 0


@pytest.mark.slow
def test_a_whole_game_from_the_title_to_the_results(player: Driver) -> None:
    """Computer players alone, with their worker, at once, and the keyboard at its ends."""
    player.app.settings.speed = "instant"
    player.app.settings.new_game.seats = [
        {"kind": "apprentice", "name": name} for name in ("Ada", "Bo")
    ]
    player.app.goto(opening.first_scene(player.app))
    player.frame()
    player.key(pygame.K_RETURN)
    assert isinstance(player.app.top, NewGameScene)
    session = Session(GAME, {"seats": 2}, 8)
    there = [seats.usual(i, "apprentice") for i in range(2)]
    player.app.goto(opening.table(player.app, opening.OpenGame(session, there)))
    wait(player, lambda: isinstance(player.app.top, ResultsScene))
    assert session.decision.over
