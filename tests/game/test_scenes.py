"""The scenes by mouse and by keyboard, as a player uses them."""

from __future__ import annotations

import math
from typing import Any

import pygame
import pytest

from engine import Session
from engine.ai import choose
from engine.marbles import GAME
from game import opening, seats, settings
from game.app import safe_step
from game.recap import History
from game.scenes.base import Scene
from game.scenes.handover import HandoverScene
from game.scenes.newgame import NewGameScene
from game.scenes.pause import PauseScene
from game.scenes.popup import ListScene, WardrobeScene
from game.scenes.results import ResultsScene
from game.scenes.rules import TOPICS, RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene
from game.ui.events import InputEvent
from game.ui.inputs import Choice
from game.ui.potion_tile import PotionTile
from game.ui.widgets import Button, Radio, Widget

from .conftest import Driver


def played(count: int, moves: int = 10_000, seed: int = 3) -> opening.OpenGame:
    session = Session(GAME, {"seats": count}, seed)
    while moves > 0 and not session.decision.over:
        session.submit(choose(GAME, session.state, "greedy", moves))
        moves -= 1
    return opening.OpenGame(session, [seats.usual(i) for i in range(count)])


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the program would have started, instead of a table."""
    calls: list[Any] = []

    def start(app: Any, config: Any, seed: Any, there: Any) -> Scene:
        calls.append((config, seed, there))
        return Scene(app)

    monkeypatch.setattr(opening, "start", start)
    return calls


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
    assert keys == ["new", "rules", "settings", "quit"]
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


# New game


def test_new_game_by_keyboard_starts_with_the_focus_on_start(
    player: Driver, started: list[Any]
) -> None:
    player.app.goto(NewGameScene(player.app, seed=77))
    player.key(pygame.K_RETURN)
    config, seed, there = started[0]
    assert seed == 77 and config["seats"] == 2
    assert GAME.new(config, seed) is not None
    assert [seat.kind for seat in there] == ["person", "greedy"]


def test_new_game_by_mouse(player: Driver, started: list[Any]) -> None:
    scene = NewGameScene(player.app, seed=1)
    player.app.goto(scene)
    while len(scene.seats) < 4:
        press(player, next(w for w in scene.widgets if type(w).__name__ == "EmptyPlace"))
    assert len({seat.colour for seat in scene.seats}) == 4
    assert len({seat.avatar for seat in scene.seats}) == 4
    # a name
    press(player, scene.cards[1].name)
    assert scene.typing()
    player.key(pygame.K_BACKSPACE, mods=pygame.KMOD_CTRL)
    player.type("Zoë")
    player.key(pygame.K_RETURN)
    assert scene.seats[1].name == "Zoë" and not scene.typing()
    # who plays
    press(player, next(w for w in scene.cards[1].widgets if isinstance(w, Choice)))
    popup = player.app.top
    assert isinstance(popup, ListScene)
    press(player, popup.widgets[2])
    assert scene.seats[1].kind == "random" and player.app.top is scene
    # a face and a colour, taken from another seat
    press(player, scene.cards[0].widgets[0])
    wardrobe = player.app.top
    assert isinstance(wardrobe, WardrobeScene)
    press(player, wardrobe.widgets[8 + 1])
    assert scene.seats[0].colour == "teal" and scene.seats[1].colour == "plum"
    player.key(pygame.K_ESCAPE)
    # one leaves
    press(player, scene.cards[3].widgets[-1])
    assert len(scene.seats) == 3
    # the seed
    press(player, scene.seed_field)
    player.key(*[pygame.K_BACKSPACE] * 6)
    player.type("12a3")
    press(player, scene.start)
    config, seed, there = started[0]
    assert seed == 123 and config["seats"] == 3 and there[1].name == "Zoë"
    # and all that is remembered
    again = NewGameScene(player.app)
    assert again.seats == there
    assert settings.load()[0].new_game.seats == seats.dump(there)


def test_kinds_are_drawn_or_exactly_six_are_chosen(player: Driver, started: list[Any]) -> None:
    scene = NewGameScene(player.app, seed=1)
    player.app.goto(scene)
    tiles = [w for w in scene.widgets if isinstance(w, PotionTile)]
    assert {tile.standing for tile in tiles} == {"drawn"} and scene.start.enabled
    press(player, tiles[0])
    assert not scene.start.enabled and scene.start.hint
    press(player, scene.start)
    assert not started
    press(player, tiles[3])
    assert scene.start.enabled
    press(player, scene.start)
    config = started[0][0]
    assert len(config["kinds"]) == 6 and tiles[0].kind not in config["kinds"]
    assert GAME.new(config, 1) is not None


def test_house_rules(player: Driver, started: list[Any]) -> None:
    scene = NewGameScene(player.app, seed=1)
    player.app.goto(scene)
    radios = [w for w in scene.widgets if isinstance(w, Radio)]
    press(player, radios[1])  # pick only
    press(player, radios[4])  # the second seat begins
    plus = next(w for w in scene.widgets if getattr(w, "picture", "") == "widgets/stepper_plus")
    for _ in range(20):
        press(player, plus)
    player.app.settings.new_game.simple = True
    press(player, scene.start)
    config = started[0][0]
    assert config["tie_break"] == "online" and config["first"] == 1
    assert config["countdown"] == 12 and config["simple"]
    assert GAME.new(config, 1) is not None


def test_escape_in_a_field_keeps_the_name_and_the_scene(player: Driver) -> None:
    scene = NewGameScene(player.app)
    player.app.goto(scene)
    press(player, scene.cards[0].name)
    player.type("xyz")
    player.key(pygame.K_ESCAPE)
    assert scene.seats[0].name == "Morgane" and player.app.top is scene
    player.key(pygame.K_m)
    assert player.app.settings.muted


# Every scene, every way


def all_scenes(player: Driver) -> list[Scene]:
    game, app = played(4), player.app
    early = played(2, 4)
    middle = played(4, 60)
    return [
        TitleScene(app),
        NewGameScene(app),
        SettingsScene(app),
        *(RulesScene(app, topic) for topic in TOPICS),
        PauseScene(app),
        HandoverScene(app, early.session, early.seats, app.pop),
        HandoverScene(app, middle.session, middle.seats, app.pop),
        ResultsScene(app, game.session, game.seats),
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


def test_history_adds_up(player: Driver) -> None:
    game = played(4)
    history = History(game.session)
    state = game.session.state
    assert len(history.turns) == state.turn
    assert history.standing[-1] == GAME.scores(state)
    for seat in range(4):
        turns = [turn for turn in history.turns if turn.seat == seat]
        assert sum(turn.points for turn in turns) == GAME.scores(state)[seat]
        assert sum(len(turn.completed) for turn in turns) == len(state.completed[seat])
        assert sum(len(turn.helped) for turn in turns) == state.helps[seat]
    assert [len(history.since_last_turn(seat)) for seat in (2, 1, 0, 3)].count(0) == 1


def test_twenty_clicks_start_one_game(player: Driver, started: list[Any]) -> None:
    scene = NewGameScene(player.app, seed=1)
    player.app.goto(scene)
    x, y = scene.start.rect.centre
    for _ in range(20):
        player.app.handle(InputEvent("down", x, y, button=1))
        player.app.handle(InputEvent("up", x, y, button=1))
    assert len(started) == 1
