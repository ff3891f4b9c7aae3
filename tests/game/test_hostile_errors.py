"""Errors of the program itself: one dialog for all, a report, and the game goes on."""

from __future__ import annotations

import argparse
import logging
import multiprocessing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine import Session
from engine.marbles import GAME
from game import crash, opening, seats
from game.scenes.base import Scene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.scenes.trouble import TroubleScene
from game.text import t
from game.trouble import folder, journal, native, plain
from game.ui.events import InputEvent

from .conftest import Driver

PARTS = ("event", "update", "draw")


class Broken(Scene):
    """Fails in one of its parts."""

    def __init__(self, app: Any, part: str) -> None:
        super().__init__(app)
        self.part = part

    def handle(self, event: InputEvent) -> None:
        self._fail("event")

    def update(self, dt: float) -> None:
        self._fail("update")

    def draw(self, canvas: Any) -> None:
        self._fail("draw")

    def leave(self) -> None:
        raise ValueError("nor can it be left")

    def _fail(self, part: str) -> None:
        if part == self.part:
            raise ZeroDivisionError("a bad day")


@pytest.fixture(autouse=True)
def written(home: Path) -> Iterator[None]:
    """The log of the program goes to the home of the test."""
    journal.begin()
    yield
    journal.end()


@pytest.fixture
def guard(player: Driver) -> crash.Guard:
    """The frame around the program, which has begun."""
    guard = crash.Guard(player.app)
    guard._begun = True
    return guard


def sit(player: Driver, moves: int = 0) -> TableScene:
    """A table for two people, and some actions at it."""
    session = Session(GAME, {"seats": 2, "draft": False}, 3)
    for _ in range(moves):
        session.submit(session.decision.options[0])
    there = [seats.usual(0), seats.usual(1)]
    scene = opening.table(player.app, opening.OpenGame(session, there))
    assert isinstance(scene, TableScene)
    player.app.goto(scene)
    return scene


def stop_at_dialog(monkeypatch: pytest.MonkeyPatch) -> list[TroubleScene]:
    """End the loop as soon as the dialog has been drawn; all dialogs that were."""
    drawn: list[TroubleScene] = []
    draw = TroubleScene.draw

    def once(scene: TroubleScene, canvas: Any) -> None:
        draw(scene, canvas)
        drawn.append(scene)
        scene.app.quit()

    monkeypatch.setattr(TroubleScene, "draw", once)
    return drawn


@pytest.mark.parametrize("part", PARTS)
def test_an_error_in_any_part_is_told_and_written(
    player: Driver, guard: crash.Guard, home: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    drawn = stop_at_dialog(monkeypatch)
    player.app.goto(Broken(player.app, part))
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0))
    assert guard.play() == 0
    assert len(drawn) == 1 and t(f"trouble.doing.{part}") in drawn[0].sentence
    assert drawn[0].error == "ZeroDivisionError: a bad day"
    [report] = home.glob("trouble-*.txt")
    told = report.read_text("utf-8")
    assert "in _fail" in told and "Python 3" in told and '"speed"' in told
    assert "a bad day" in (home / journal.NAME).read_text("utf-8")


def test_an_error_while_loading_is_told(player: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = stop_at_dialog(monkeypatch)

    def fail(app: Any) -> Scene:
        raise LookupError("no first scene")

    monkeypatch.setattr(opening, "first_scene", fail)
    assert crash.Guard(player.app).play() == 0
    assert t("trouble.doing.load") in drawn[0].sentence


def test_the_game_goes_on_from_its_last_action(player: Driver, guard: crash.Guard) -> None:
    scene = sit(player)
    player.frame()
    scene.submit(scene.session.decision.options[0])
    key = GAME.key(scene.session.state)
    assert guard.bring_back(RuntimeError("at the table"))
    dialog = player.app.top
    assert isinstance(dialog, TroubleScene) and t("trouble.safe") in dialog.sentence
    assert dialog.go_on.label == t("trouble.go_on")
    player.frame()
    player.key(pygame.K_RETURN)
    again = player.app.top
    assert isinstance(again, TableScene) and again is not scene
    assert GAME.key(again.session.state) == key


def test_a_table_that_fails_again_leads_to_the_title(player: Driver, guard: crash.Guard) -> None:
    for way in ("trouble.go_on", "trouble.title"):
        sit(player)
        assert guard.bring_back(RuntimeError("at the table"))
        assert isinstance(player.app.top, TroubleScene)
        assert player.app.top.go_on.label == t(way)
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.app.top, TitleScene)


def test_three_errors_in_a_row_end_the_program_with_a_sentence(
    player: Driver, guard: crash.Guard, home: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    def fail(scene: Scene, canvas: Any) -> None:
        raise ZeroDivisionError("a very bad day")

    monkeypatch.setattr(TroubleScene, "draw", fail)
    player.app.goto(Broken(player.app, "draw"))
    assert guard.play() == 1
    said = capsys.readouterr().err
    assert "a very bad day" in said and said.count("\n") == 1 and str(home) in said


def test_errors_far_apart_are_forgiven(
    player: Driver, guard: crash.Guard, monkeypatch: pytest.MonkeyPatch
) -> None:
    for moment in (0.0, 6.0, 12.0, 18.0):
        monkeypatch.setattr(crash.time, "monotonic", lambda moment=moment: moment)
        assert guard.bring_back(RuntimeError("now and then"))


def dialog(player: Driver, going_on: Any = lambda: None) -> TroubleScene:
    """The dialog of an error, on top."""
    scene = TroubleScene(player.app, "It failed.", "OSError: x", None, "the report", going_on)
    player.app.goto(scene)
    player.frame()
    return scene


def test_what_the_buttons_do(player: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[bool] = []
    scene = dialog(player, lambda: gone.append(True))
    player.click(*scene.widgets[1].rect.centre)
    assert pygame.scrap.get_text() == "the report" and scene.said == t("trouble.copied")
    shown: list[Path] = []
    monkeypatch.setattr(folder, "show", lambda place: shown.append(place) or True)
    player.click(*scene.widgets[2].rect.centre)
    assert shown == [journal.paths.log_dir()]
    player.click(*scene.widgets[0].rect.centre)
    assert gone == [True] and player.app.running
    player.click(*scene.widgets[3].rect.centre)
    assert not player.app.running


def test_without_clipboard_or_desktop_it_says_so(
    player: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(text: str) -> None:
        raise pygame.error("no clipboard")

    scene = dialog(player)
    monkeypatch.setattr(pygame.scrap, "put_text", none)
    scene.copy()
    assert scene.said == t("trouble.not_copied")
    scene.show_folder()
    assert str(journal.paths.log_dir()) in scene.said


@pytest.mark.parametrize("lost", ["pictures", "fonts"])
def test_it_is_drawn_without_pictures_and_without_fonts(
    player: Driver, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    def fail(*_: Any, **__: Any) -> Any:
        raise pygame.error("lost")

    place = player.app.canvas.pictures if lost == "pictures" else player.app.canvas.lettering
    monkeypatch.setattr(place, "panel" if lost == "pictures" else "render", fail)
    scene = dialog(player)
    x, y = player.app.canvas.to_pixels(scene.go_on.rect.x + 20, scene.go_on.rect.centre[1])
    assert player.app.canvas.surface.get_at((x, y))[:3] == plain.EDGE
    player.click(*scene.widgets[3].rect.centre)
    assert not player.app.running


@pytest.mark.parametrize(("answer", "quits"), [(0, True), (1, False)])
def test_the_system_asks_where_nothing_can_be_drawn(
    player: Driver, monkeypatch: pytest.MonkeyPatch, answer: int, quits: bool
) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise pygame.error("lost")

    asked: list[str] = []
    gone: list[bool] = []
    monkeypatch.setattr(TroubleScene, "_draw", fail)
    monkeypatch.setattr(plain, "draw", fail)
    monkeypatch.setattr(native, "ask", lambda *words: asked.append(words[1]) or answer)
    dialog(player, lambda: gone.append(True))
    assert "It failed." in asked[0]
    assert (not player.app.running, gone) == (quits, [] if quits else [True])


def test_an_error_in_a_worker_is_written_and_told_once(
    player: Driver, guard: crash.Guard, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = logging.getLogger("engine.ai")
    workers.addHandler(guard._ear)
    try:
        scene = sit(player)
        thinker = player.app.thinker
        for number in range(2):
            thinker.ask(GAME, scene.session.state, "no such level", number)
            while (action := thinker.poll()) is None:
                pass
            assert action in scene.session.decision.options and thinker.fallen_back
            assert isinstance(player.app.top, TroubleScene if number == 0 else TableScene)
            player.frame()
            if number == 0:
                player.key(pygame.K_RETURN)
                assert player.app.top is scene
    finally:
        workers.removeHandler(guard._ear)
    assert "no such level" in (home / journal.NAME).read_text("utf-8")
    assert multiprocessing.active_children()


def test_putting_away_goes_on_where_something_fails(
    player: Driver, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise OSError("stuck")

    app = player.app
    app.goto(Broken(app, ""))
    monkeypatch.setattr(app.audio, "close", fail)
    app.close()
    assert not pygame.get_init() and not app.scenes
    log = (home / journal.NAME).read_text("utf-8")
    assert "nor can it be left" in log and "stuck" in log


def test_an_error_before_the_first_frame_is_one_sentence(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(given: argparse.Namespace) -> Any:
        raise FileNotFoundError("The folder 'assets' is missing.")

    monkeypatch.setattr(crash, "_open", fail)
    assert crash.guarded(argparse.Namespace()) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "'assets' is missing" in said
    [report] = home.glob("trouble-*.txt")
    assert report.name in said
