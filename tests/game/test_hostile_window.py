"""Windows of any size, screens that go, time that jumps, hands that vanish."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from engine import Action, Session, marbles
from engine.marbles import GAME
from game import opening, seats
from game import window as window_module
from game.app import App, Options
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.text import t
from game.ui.widgets import Slider
from game.window import NoWindowError

from .conftest import Clock, Driver


@pytest.fixture
def bare(player: Driver) -> Iterator[Driver]:
    """A window without a smallest size, as some desktops have it, and no waiting for frames."""
    player.app.window._window.minimum_size = (1, 1)
    player.app.settings.frame_cap = 240
    yield player


def sit(player: Driver, **config: Any) -> TableScene:
    """A table where a person begins."""
    session = Session(GAME, {"seats": 2, "draft": False, "first": 0, **config}, 3)
    game = opening.OpenGame(session, [seats.usual(0), seats.usual(1, "apprentice")])
    scene = opening.table(player.app, game)
    assert isinstance(scene, TableScene)
    player.app.goto(scene)
    return scene


def pick(scene: TableScene) -> Action:
    """A marble to take, with which a chain begins."""
    options = scene.session.decision.options
    return next(action for action in options if action.verb == marbles.Verb.PICK)


SIZES = [(1, 1), (1, 900), (900, 1), (3, 2), (16000, 40), (16000, 300), (40, 16000), (480, 300)]


@pytest.mark.parametrize("scene", ["title", "table"])
def test_a_window_of_any_size_is_drawn(bare: Driver, scene: str) -> None:
    app = bare.app
    sit(bare) if scene == "table" else app.goto(TitleScene(app))
    for size in SIZES:
        app.window.size = size
        bare.frame()
        assert app.window.surface.get_size() == size == app.canvas.surface.get_size()
        x, y = app.canvas.to_logical((size[0] / 2, size[1] / 2))
        assert abs(x - 960) < 1 and abs(y - 540) < 1
        assert 0 < app.canvas.scale <= 1


def test_a_window_that_can_not_be_drawn_is_made_smaller(
    bare: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "MOST_PIXELS", 1000 * 1000)
    scene = sit(bare)
    bare.app.window.size = (4000, 1000)
    bare.frame()
    w, h = bare.app.window.size
    assert w * h <= 1000 * 1000 and 3.5 < w / h < 4.5
    bare.frame()
    assert scene.news.words == t("trouble.window_too_large")
    bare.frame(60.0)
    bare.frame()
    assert not scene.news.words


@pytest.mark.slow
def test_a_thousand_sizes_in_the_midst_of_a_chain(bare: Driver) -> None:
    dice = random.Random(8)
    scene = sit(bare)
    bare.frame()
    scene.submit(pick(scene))
    for number in range(1000):
        bare.app.window.size = size = dice.randrange(1, 360), dice.randrange(1, 240)
        if number % 50 == 0:
            bare.frame(dice.random() * 0.1)
        else:  # as a hand pulls: sizes come faster than pictures
            bare.app.window.refresh()
        assert bare.app.window.surface.get_size() == size
    bare.app.window.size = (1280, 720)
    bare.frame()
    assert bare.app.canvas.surface.get_size() == (1280, 720)
    assert scene.mismatches == 0


# a screen that goes


def fail(*_: Any) -> None:
    """What SDL does once a surface or a screen is gone."""
    raise pygame.error("the window's surface is invalid")


class Deaf:
    """A window whose first flips fail."""

    def __init__(self, real: Any, failures: int) -> None:
        self.real, self.failures = real, failures

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def flip(self) -> None:
        self.failures -= 1
        if self.failures >= 0:
            fail()
        self.real.flip()


def test_a_flip_that_fails_is_done_again(player: Driver) -> None:
    scene = sit(player)
    player.app.window._window = Deaf(player.app.window._window, 3)  # type: ignore[assignment]
    player.frame()
    assert player.app.due, "the lost picture must be drawn once more"
    for _ in range(4):
        player.frame()
    assert player.app.top is scene and player.app.window._lost == 0


def test_a_lost_window_is_opened_anew_and_once_only(
    player: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(player)
    window = player.app.window
    lost = Deaf(window._window, 10_000)
    window._window = lost  # type: ignore[assignment]
    for _ in range(window_module.LOST + 1):
        player.frame()
    assert window._window is not lost and window._lost == 0
    real = window._open
    monkeypatch.setattr(window, "_open", lambda size: Deaf(real(size), 10_000))
    window._window = Deaf(window._window, 10_000)  # type: ignore[assignment]
    with pytest.raises(pygame.error, match="invalid"):
        for _ in range(3 * window_module.LOST):
            player.frame()


def test_a_kept_size_is_no_larger_than_the_screens_of_today(
    home: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "settings.json").write_text('{"window": {"width": 9000, "height": 700}}')
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(800, 600), (1000, 720)])
    app = App(Options(), clock=Clock())
    app.load()
    assert app.window.size == (1000, 700)
    app.close()


def test_no_acceleration_is_no_obstacle(home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str | None] = []
    real = window_module.Window._open

    def picky(window: Any, size: Any) -> Any:
        tried.append(window_module.os.environ.get(window_module.ACCELERATION))
        if tried[-1] != "0":
            fail()
        return real(window, size)

    monkeypatch.delenv(window_module.ACCELERATION, raising=False)
    monkeypatch.setattr(window_module.Window, "_open", picky)
    window_module.Window("x", (640, 480)).close()
    assert tried == [None, "0"]
    monkeypatch.setattr(window_module.Window, "_open", fail)
    with pytest.raises(NoWindowError, match="invalid"):
        window_module.Window("x", (640, 480))
    monkeypatch.delenv(window_module.ACCELERATION, raising=False)


# time


def test_time_that_jumps_or_breaks_moves_nothing_back(player: Driver) -> None:
    scene = sit(player, professors=["anxiogenous_oclockitt", "albedus_humblescore"])
    for _ in range(30):
        player.frame()
    app, steps = player.app, []
    update = scene.update
    scene.update = lambda dt: (steps.append(dt), update(dt))[1]  # type: ignore[method-assign,func-returns-value,assignment]
    left = scene.clock.left
    for jump in (0.0, 30.0, 86_400.0, -86_400.0, -3.0, math.nan, math.inf, -math.inf):
        before, told = app.now, player.clock.now
        player.clock.now += jump
        app.wake()
        app.step()
        assert math.isfinite(app.now) and app.now >= before
        if not math.isfinite(jump):
            player.clock.now = told
    assert all(0.0 <= step <= 0.1 for step in steps) and len(steps) == 8
    assert left is not None and scene.clock.left is not None
    assert left - scene.clock.left < 0.5, "a jump of the clock must cost no thinking time"
    before = app.now
    player.frame(0.05)
    assert math.isclose(app.now, before + 0.05)
    assert scene.mismatches == 0


# hands


def test_the_focus_is_lost_in_a_drag(player: Driver) -> None:
    scene = sit(player)
    player.frame()
    scene.submit(pick(scene))
    for _ in range(400):
        player.frame(1 / 30)
        if scene.board.of("bead"):
            break
    bead = scene.board.of("bead")[0]
    pygame.event.clear()
    at = player.app.canvas.to_pixels(*bead.rect.centre)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    away = (at[0] + 60, at[1] - 60)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=away, rel=(1, 1), buttons=(1, 0, 0)))
    player.frame()
    assert scene.grip.dragged
    before = len(scene.session.actions)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    player.frame()
    assert not scene.grip.dragged and len(scene.session.actions) == before


def test_a_slider_is_let_go_with_the_focus(player: Driver) -> None:
    from game.scenes.settings import SettingsScene

    scene = SettingsScene(player.app)
    player.app.goto(scene)
    slider = next(item for item in scene.ring.items if isinstance(item, Slider))
    bar = slider._bar
    for kind, button in ((pygame.MOUSEMOTION, 0), (pygame.MOUSEBUTTONDOWN, 1)):
        at = player.app.canvas.to_pixels(*bar.centre)
        extra = {"rel": (0, 0), "buttons": (0, 0, 0)} if not button else {"button": 1}
        pygame.event.post(pygame.Event(kind, pos=at, **extra))
    player.frame()
    assert slider._held
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    player.frame()
    held = slider.get()
    player.point(bar.x, bar.centre[1])
    player.frame()
    assert not slider._held and slider.get() == held


def test_minimised_in_a_chain_it_goes_on(player: Driver) -> None:
    scene = sit(player)
    player.frame()
    scene.submit(pick(scene))
    for told in (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWHIDDEN):
        pygame.event.post(pygame.Event(told))
        player.frame(0.1)
        player.frame(30.0)
    assert not player.app.seen
    pygame.event.post(pygame.Event(pygame.WINDOWSHOWN))
    for _ in range(300):
        player.frame(1 / 20)
    assert player.app.seen and scene.mismatches == 0 and not scene.director.busy


def test_pads_come_and_go(player: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    class Pad:
        def __init__(self, index: int) -> None:
            if index > 1:
                raise pygame.error("it is gone")
            self.index = index

        def get_instance_id(self) -> int:
            return 70 + self.index

    monkeypatch.setattr(pygame.joystick, "Joystick", Pad)
    scene = sit(player)
    for index in (0, 1, 2):
        pygame.event.post(pygame.Event(pygame.JOYDEVICEADDED, device_index=index))
    player.frame()
    assert sorted(player.app.pads._held) == [70, 71]
    pygame.event.post(pygame.Event(pygame.JOYBUTTONDOWN, button=12, instance_id=70))
    for instance in (70, 70, 99):
        pygame.event.post(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=instance))
    player.frame()
    assert list(player.app.pads._held) == [71] and player.app.top is scene


def test_without_a_sound_device_it_plays_in_silence(
    home: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game import crash

    monkeypatch.setattr(pygame.mixer, "init", fail)
    app = App(Options(size=(640, 360)), clock=Clock())
    app.load()
    guard = crash.Guard(app)
    guard._begin()
    app.step()
    assert isinstance(app.top, TitleScene) and app.top.notice == t("trouble.no_sound")
    app.audio.play("hover")
    app.audio.music("other")
    app.close()


def test_a_sound_device_that_goes_is_no_error(
    player: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    audio = player.app.audio
    audio.start()
    monkeypatch.setattr(pygame.mixer.music, "fadeout", fail)
    audio.music("music_room")
    audio.play("hover")
    audio.volumes(0.5, 0.5, False)
    assert not audio._ready
