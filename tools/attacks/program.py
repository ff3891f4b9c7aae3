"""The program without a screen, in a home of its own, with a clock that goes on when told to."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from engine import Action
from engine.ai import choose
from engine.marbles import GAME

if TYPE_CHECKING:
    from game.app import App

HOME = "BREWBURST_HOME"
SIZE = (640, 400)


class StubThinker:
    """A computer player that answers at once, in this process, with what looks best."""

    def __init__(self) -> None:
        self._state: Any = None
        self.fallen_back = False

    def start(self) -> None: ...

    def ask(self, game: object, state: Any, *how: object) -> None:
        self._state = state

    def poll(self) -> Action:
        return choose(GAME, self._state, "greedy", 1)

    def cancel(self) -> None: ...

    def close(self) -> None: ...


class Program:
    """An open program and the time that goes by in it."""

    def __init__(self) -> None:
        from game.app import App, Options

        self.now = 100.0
        self.app: App = App(Options(size=SIZE), clock=lambda: self.now)
        self.app.load()
        self.app.settings.frame_cap = 240  # the least wait between frames

    def frame(self, dt: float = 0.05) -> None:
        """Let time go by and draw."""
        self.now += dt
        self.app.wake()
        self.app.step()

    def pass_time(self, dt: float = 0.05) -> None:
        """Let time go by unseen."""
        self.now += dt
        self.app.now = self.now
        if self.app.top is not None:
            self.app.top.update(dt)


@contextmanager
def home() -> Iterator[str]:
    """A folder of its own for settings, games and logs."""
    before = os.environ.get(HOME)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[HOME] = folder
        try:
            yield folder
        finally:
            if before is None:
                del os.environ[HOME]
            else:
                os.environ[HOME] = before


@contextmanager
def program() -> Iterator[Program]:
    """The program at no scene yet; closed and forgotten at the end."""
    with home():
        opened = Program()
        try:
            yield opened
        finally:
            opened.app.close()
