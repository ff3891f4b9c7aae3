"""The scenes by mouse and by keyboard, as a player uses them."""

from __future__ import annotations

import math
from typing import Any

import pygame
import pytest

from engine import Session
from engine.ai import choose
from engine.marbles import GAME
from game import boxes, opening, seats, settings
from game.app import safe_step
from game.demo import deeds
from game.recap import History
from game.scenes.base import Scene
from game.scenes.handover import HandoverScene
from game.scenes.newgame import NewGameScene
from game.scenes.pause import PauseScene
from game.scenes.results import ResultsScene
from game.scenes.rules import TOPICS, RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene
from game.ui.events import InputEvent
from game.ui.turn_card import headline
from game.ui.widgets import Button, Widget

from .conftest import Driver

ALL_BOXES = {
    part: 2 if part == "professors" else True for box in boxes.BOXES.values() for part in box
}


def played(count: int, moves: int = 10_000, seed: int = 3, **config: Any) -> opening.OpenGame:
    session = Session(GAME, {"seats": count, **config}, seed)
    while moves > 0 and not session.decision.over:
        session.submit(choose(GAME, session.state, "greedy", moves))
        moves -= 1
    return opening.OpenGame(session, [seats.usual(i) for i in range(count)])


def press(player: Driver, widget: Widget) -> None:
    player.click(*widget.rect.centre)


def button(scene: Any, label: str) -> Widget:
    found = [w for w in scene.ring.items if isinstance(w, Button) and w.label == label]
    assert len(found) == 1
    return found[0]


# Title


def test_title_without_a_game_offers_no_continue(player: Driver) -> None:
    scene = TitleScene(player.app)
    player.app.goto(scene)
    player.frame()
    keys = [item.key for item in scene.ring.items]
    assert keys == ["new", "saves", "rules", "settings", "quit"]
    player.key(pygame.K_RETURN)
    assert isinstance(player.app.top, NewGameScene)


def test_title_goes_on_with_the_open_game(player: Driver, monkeypatch: Any) -> None:
    game = played(3, 30)
    extra = {opening.EXTRA_SEATS: seats.dump(game.seats)}
    player.app.storage.autosave(game.session.record(extra))
    shown: list[opening.OpenGame] = []
    monkeypatch.setattr(opening, "table", lambda app, g: shown.append(g) or Scene(app))
    scene = TitleScene(player.app)
    player.app.goto(scene)
    player.frame()
    assert scene.ring.items[0].key == "continue"
    press(player, scene.ring.items[0])
    assert GAME.key(shown[0].session.state) == GAME.key(game.session.state)
    assert shown[0].seats == game.seats


def test_title_tells_of_a_damaged_game_and_stays(player: Driver) -> None:
    player.app.storage.place.write_text("{", "utf-8")
    scene = TitleScene(player.app)
    player.app.goto(scene)
    player.frame()
    player.frame()
    assert scene.notice and scene.ring.items[0].key == "new"


def test_quit_ends_the_loop(player: Driver) -> None:
    scene = TitleScene(player.app)
    player.app.goto(scene)
    player.frame()
    press(player, scene.ring.items[-1])
    assert not player.app.running


# Every scene, every way


def all_scenes(player: Driver) -> list[Scene]:
    game, app = played(4), player.app
    early = played(2, 4)
    middle = played(4, 60)
    many, full = played(6, 200, **ALL_BOXES), played(5, **ALL_BOXES)
    return [
        TitleScene(app),
        NewGameScene(app),
        SettingsScene(app),
        *(RulesScene(app, topic) for topic in TOPICS),
        PauseScene(app),
        HandoverScene(app, early.session, early.seats, app.pop),
        HandoverScene(app, middle.session, middle.seats, app.pop),
        ResultsScene(app, game.session, game.seats),
        HandoverScene(app, many.session, many.seats, app.pop),
        ResultsScene(app, full.session, full.seats),
    ]


def test_everything_can_be_reached_by_keyboard_alone(player: Driver) -> None:
    for scene in all_scenes(player):
        ring = scene.ring  # type: ignore[attr-defined]
        seen = set()
        for _ in range(len(ring.items)):
            ring.handle(InputEvent("key", key=pygame.K_TAB))
            seen.add(id(ring.current))
        assert len(seen) == len(ring.items), type(scene).__name__


def test_every_scene_at_every_size_and_speed(player: Driver) -> None:
    app = player.app
    for scene in all_scenes(player):
        app.goto(scene)
        for size in ((1, 1), (1024, 640), (700, 1400)):
            app.canvas.resize(pygame.Surface(size))
            for dt in (1 / 7, math.nan, -5.0, 1e9):
                scene.update(safe_step(dt))
            scene.draw(app.canvas)


def test_settings_change_the_program_at_once(player: Driver) -> None:
    app = player.app
    app.goto(TitleScene(app))
    scene = SettingsScene(app)
    app.push(scene)
    for widget in scene.widgets[:-1]:
        press(player, widget)
    assert app.settings.muted and app.canvas.lettering.easy
    assert app.settings.speed == "instant"
    player.key(pygame.K_ESCAPE)
    assert isinstance(app.top, TitleScene)
    assert settings.load()[0].speed == "instant"


def test_results_add_up_line_by_line_and_can_be_skipped(player: Driver, started: list[Any]) -> None:
    game = played(3)
    player.app.storage.autosave(game.session.record({}))
    scene = ResultsScene(player.app, game.session, game.seats)
    player.app.goto(scene)
    assert not player.app.storage.has_autosave()
    assert not scene.done and scene.busy()
    for _ in range(80):
        player.frame(0.1)
    assert scene.done
    other = ResultsScene(player.app, game.session, game.seats)
    player.app.goto(other)
    player.key(pygame.K_SPACE)
    assert other.done and not started
    player.key(pygame.K_RETURN)
    assert started[0][0] == game.session.config and started[0][2] == game.seats


@pytest.mark.parametrize("count", [4, 6])
def test_history_adds_up(count: int) -> None:
    game = played(count, **(ALL_BOXES if count > 4 else {}))
    history = History(game.session)
    state = game.session.state
    assert len(history.turns) == state.turn
    assert history.standing[-1] == GAME.scores(state)
    for seat in range(count):
        turns = [turn for turn in history.turns if turn.seat == seat]
        assert sum(turn.points for turn in turns) == GAME.scores(state)[seat]
        assert sum(len(turn.completed) for turn in turns) == len(state.completed[seat])
        helps = sum(len(turn.helped) - turn.helps_back for turn in turns)
        assert helps == state.helps[seat]
        assert sum(len(turn.exchanged) for turn in turns) == state.rewards[seat]
        assert sum(len(turn.scolded) for turn in turns) == state.scoldings[seat]
    assert [len(history.since_last_turn(seat)) for seat in range(count)].count(0) == 1


def test_five_cards_hang_narrow_and_are_whole_under_the_pointer(player: Driver) -> None:
    game = played(6, 200, **ALL_BOXES)
    scene = HandoverScene(player.app, game.session, game.seats, player.app.pop)
    player.app.goto(scene)
    player.frame()
    assert len(scene.cards) == 5 and scene.ring.current is scene.button
    for card in scene.cards:
        assert card.rect.x >= 0 and card.rect.right <= 1920
        player.point(*card.rect.centre)
        player.frame()
        assert scene.ring.hovered is card


def test_every_kind_of_turn_is_told(player: Driver) -> None:
    headlines, said = set(), set()
    for seed in range(6):
        game = played(6, seed=seed, **ALL_BOXES)
        for turn in History(game.session).turns:
            headlines.add(headline(turn, game.seats))
            said.update(deeds(turn, game.seats))
    assert len(headlines) > 20 and len(said) > 100


def test_the_sheet_has_lines_for_tokens_in_play(player: Driver) -> None:
    plain, full = played(2), played(6, **ALL_BOXES)
    lines = [ResultsScene(player.app, g.session, g.seats).sheet.lines for g in (plain, full)]
    assert not {"rewards", "scoldings"} & set(lines[0])
    assert {"rewards", "scoldings"} <= set(lines[1])
