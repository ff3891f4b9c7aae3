"""A program without a screen, without a player's own files, and with a clock of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game import opening, paths, text
from game.app import App, Options
from game.scenes.base import Scene
from game.ui.events import InputEvent


class Clock:
    """A clock that goes on only when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Driver:
    """A player's hands: moves, clicks and keys, a frame after each."""

    def __init__(self, app: App, clock: Clock) -> None:
        self.app, self.clock = app, clock

    def frame(self, dt: float = 1 / 60) -> None:
        """Let time go by and draw."""
        self.clock.now += dt
        self.app.wake()
        self.app.step()

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """Draw nothing for a while: a whole game is quicker so."""
        draw = self.app.draw
        self.app.draw = lambda: None  # type: ignore[method-assign]
        yield
        self.app.draw = draw  # type: ignore[method-assign]

    def point(self, x: float, y: float) -> None:
        """Move the mouse to a logical place."""
        self.app.handle(InputEvent("move", x, y))

    def click(self, x: float, y: float) -> None:
        """Move there and click."""
        self.point(x, y)
        self.app.handle(InputEvent("down", x, y, button=1))
        self.app.handle(InputEvent("up", x, y, button=1))
        self.frame()

    def key(self, *keys: int, mods: int = 0) -> None:
        """Press keys one after another."""
        for key in keys:
            self.app.handle(InputEvent("key", key=key, mods=mods))
        self.frame()

    def type(self, letters: str) -> None:
        """Type text."""
        self.app.handle(InputEvent("text", text=letters))
        self.frame()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, saves and logs go to a folder of the test; a missing text is an error."""
    monkeypatch.setenv("BREWBURST_HOME", str(tmp_path))
    monkeypatch.setattr(paths, "_instead", {})
    monkeypatch.setattr(paths, "_unkept", {})
    monkeypatch.setattr(text.catalogue(), "strict", True)
    return tmp_path


@pytest.fixture
def player() -> Iterator[Driver]:
    """The program, opened but at no scene yet."""
    clock = Clock()
    app = App(Options(size=(1280, 720)), clock=clock)
    app.load()
    yield Driver(app, clock)
    app.close()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the program would have started, instead of a table."""
    calls: list[Any] = []

    def start(app: Any, config: Any, seed: Any, there: Any, marks: Any = ()) -> Scene:
        calls.append((config, seed, there))
        return Scene(app)

    monkeypatch.setattr(opening, "start", start)
    return calls
