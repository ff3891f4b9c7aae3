"""A scene by candlelight: its flames flicker for a while after the last input, then rest."""

from __future__ import annotations

from ..app import App
from ..ui.flames import Flames
from .base import Scene

AWAKE = 20.0  # seconds of flicker after an input; an idle program draws nothing
BEAT = 1 / 6  # seconds between two pictures


class CandlelitScene(Scene):
    """Flames of the scene `room`; call `warm` on input and `flicker` on update."""

    def __init__(self, app: App, room: str) -> None:
        super().__init__(app)
        self.flames = Flames(room)
        self.time = 0.0  # seconds of flicker so far
        self._last_input = app.now

    def warm(self) -> None:
        """Somebody is there."""
        self._last_input = self.app.now

    def flicker(self, dt: float) -> None:
        """Let the flames move on."""
        if self.nap() is not None:
            self.time += dt
            self.flames.update(dt)
            self.app.wake()

    def nap(self) -> float | None:
        there = self.app.now - self._last_input < AWAKE
        return BEAT if there and not self.app.settings.calm_motion else None
