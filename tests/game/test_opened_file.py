"""A saved game that was double-clicked: `brewburst GAME`."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import Session
from engine.ai import choose
from engine.marbles import GAME
from game.__main__ import read_options
from game.app import App, Options
from game.opening import first_scene
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene


def played(moves: int) -> bytes:
    """A game of so many moves as a file has it."""
    session = Session(GAME, {"seats": 2}, 3)
    while len(session.actions) < moves and not session.decision.over:
        session.submit(choose(GAME, session.state, "greedy", len(session.actions)))
    return session.record().model_dump_json().encode()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Where the player keeps a game."""
    folder = tmp_path / "Spiele & más"
    folder.mkdir()
    return folder / "mein spiel.brewburst"


def opened(file: Path) -> App:
    """The program as it is started with a file."""
    given = read_options([str(file)])
    app = App(Options(size=(640, 360), file=given.file))
    app.load()
    app.goto(first_scene(app))
    return app


def test_it_is_played_on_at_its_table(saved: Path) -> None:
    saved.write_bytes(played(30))
    app = opened(saved)
    assert isinstance(app.top, TableScene)
    assert len(app.top.session.actions) == 30
    app.close()
    assert saved.read_bytes() == played(30)


def test_a_game_that_is_over_shows_its_results(saved: Path) -> None:
    saved.write_bytes(played(10_000))
    app = opened(saved)
    assert isinstance(app.top, ResultsScene)
    app.close()


@pytest.mark.parametrize("data", [None, b"", b"{}", b"\0" * 500, played(30)[:700]])
def test_what_is_no_game_is_told_on_the_title_and_left_alone(
    saved: Path, data: bytes | None
) -> None:
    if data is not None:
        saved.write_bytes(data)
    app = opened(saved)
    assert isinstance(app.top, TitleScene)
    assert app.top.notice
    app.close()
    assert not saved.exists() if data is None else saved.read_bytes() == data
