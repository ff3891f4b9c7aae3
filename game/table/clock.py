"""The clock of a turn (R8.4): for people alone, and only while they can see the table and act."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from engine import marbles

if TYPE_CHECKING:
    from game.scenes.table import TableScene

TICKING = 10  # last seconds that are heard
LONGEST = 1.5  # seconds between two looks; more is a pause, or a machine that slept


class TurnClock:
    """Counts down; at zero it sends the action `timeout` into the game and starts again."""

    def __init__(self, keeper: str, seconds: int) -> None:
        self.keeper, self.seconds = keeper, seconds
        self._left = float(seconds)
        self._turn = -1
        self._looked_at = 0.0

    @property
    def left(self) -> float | None:
        """The seconds left; None where no turn is counted."""
        return self._left if self.seconds and self._turn >= 0 else None

    def runs(self, scene: TableScene) -> bool:
        """Whether time passes: a person may act, nothing moves, the window can be seen."""
        if not self.seconds or not scene.mine or scene.app.top is not scene:
            return False
        seen = scene.app.seen
        return seen and any(a.verb == marbles.Verb.TIMEOUT for a in scene.session.decision.options)

    def go_on(self, scene: TableScene) -> None:
        """Let time pass where it does: that of the clock, for the steps of motion are capped."""
        if not self.seconds:
            return
        passed, self._looked_at = scene.app.now - self._looked_at, scene.app.now
        state = scene.session.state
        person = scene.seats[state.seat].is_person
        turn = state.turn if person and not state.over else -1
        if turn != self._turn:
            self._turn, self._left = turn, float(self.seconds)
        if passed > LONGEST or not self.runs(scene):
            return
        before, self._left = self._left, self._left - passed
        if math.ceil(before) != math.ceil(self._left):
            scene.spoiled()
            scene.app.wake()
            if self._left < TICKING:
                scene.app.audio.play("hover", 1.0)
        if self._left <= 0:
            self._left = float(self.seconds)
            options = scene.session.decision.options
            scene.submit(next(a for a in options if a.verb == marbles.Verb.TIMEOUT))
