"""The loop: it sleeps when nothing moves, survives trouble, and needs a screen."""

from __future__ import annotations

import argparse
from typing import Any

import pygame
import pytest

from game import __main__ as program
from game.scenes.base import Scene
from game.ui.events import InputEvent, translate

from .conftest import Driver


class Counter(Scene):
    """Counts what the loop asks of it."""

    def __init__(self, app: Any, *, moving: bool = False, nap: float | None = None) -> None:
        super().__init__(app)
        self.moving, self.length = moving, nap
        self.draws = self.updates = 0
        self.heard: list[InputEvent] = []

    def handle(self, event: InputEvent) -> None:
        self.heard.append(event)

    def update(self, dt: float) -> None:
        assert 0 <= dt <= 0.1
        self.updates += 1

    def draw(self, canvas: Any) -> None:
        self.draws += 1

    def busy(self) -> bool:
        return self.moving

    def nap(self) -> float | None:
        return self.length


def test_nothing_is_drawn_while_nothing_moves(player: Driver) -> None:
    scene = Counter(player.app, nap=0.001)
    player.app.goto(scene)
    player.app.step()
    pygame.event.clear()
    for _ in range(10):
        player.app.step()
    assert scene.draws == 1 and scene.updates == 11
    player.app.handle(InputEvent("move", 5, 5))
    player.app.step()
    assert scene.draws == 2


def test_everything_is_drawn_while_something_moves(player: Driver) -> None:
    scene = Counter(player.app, moving=True)
    player.app.goto(scene)
    for _ in range(5):
        player.app.step()
    assert scene.draws == 5


def test_posted_events_arrive_in_logical_units(player: Driver) -> None:
    scene = Counter(player.app, moving=True)
    player.app.goto(scene)
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1))
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0))
    player.app.step()
    assert [(e.kind, e.x, e.y, e.key) for e in scene.heard] == [
        ("down", 960, 540, 0),
        ("key", 0, 0, pygame.K_a),
    ]
    pygame.event.post(pygame.Event(pygame.QUIT))
    player.app.run()
    assert not player.app.running


def test_scenes_lie_on_each_other(player: Driver) -> None:
    below, above = Counter(player.app), Counter(player.app)
    above.overlay = True
    player.app.goto(below)
    player.app.push(above)
    player.app.draw()
    assert (below.draws, above.draws) == (1, 1)
    above.overlay = False
    player.app.draw()
    assert (below.draws, above.draws) == (1, 2)
    player.app.pop()
    assert player.app.top is below


def test_full_screen_and_silence_are_heard_everywhere(player: Driver) -> None:
    scene = Counter(player.app)
    player.app.goto(scene)
    player.key(pygame.K_m)
    assert player.app.settings.muted
    player.key(pygame.K_F11)
    assert player.app.window.fullscreen
    player.key(pygame.K_F11)
    assert not player.app.window.fullscreen
    assert not [event for event in scene.heard if event.kind == "key"]


def test_wheel_buttons_and_pads() -> None:
    same = lambda pos: pos  # noqa: E731
    wheel = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=4)
    assert translate(wheel, same) is None
    pad = translate(pygame.Event(pygame.JOYBUTTONDOWN, button=0), same)
    assert pad is not None and pad.acts
    hat = translate(pygame.Event(pygame.JOYHATMOTION, value=(0, 1)), same)
    assert hat is not None and hat.arrow == (0, -1)


def test_no_screen_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert program.main([]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and "--demo" in said.err


def test_the_demo_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["--demo", "--seed", "4", "--seats", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 12 and "Student" in lines[-1]


@pytest.mark.parametrize("given", ["1280", "x", "0x100", "12x-4", "99999x10"])
def test_bad_window_sizes_are_refused(given: str) -> None:
    with pytest.raises((ValueError, argparse.ArgumentTypeError)):
        program.window_size(given)
