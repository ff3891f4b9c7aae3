"""The computer players of a table: a breath before each move, a thought, then the move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import Action
from game.app import App
from game.seats import Seat

if TYPE_CHECKING:
    from engine import Session
    from engine.marbles import State

PAUSES = {"calm": 1.0, "normal": 0.55, "fast": 0.12, "instant": 0.0}  # seconds, by speed
AT_ONCE = 0.001  # seconds: the picture is drawn once before the move


class Opponents:
    """Asks the worker for one move at a time; the scene plays it."""

    def __init__(self, app: App, session: Session[State], seats: Sequence[Seat]) -> None:
        self.app, self.session, self.seats = app, session, seats
        self._breath = 0.0  # seconds left before the next thought
        self._asked = False

    @property
    def at_work(self) -> bool:
        """Whether a move is on its way."""
        return self._asked or self._breath > 0

    @property
    def asked(self) -> int:
        """The seat that is thinking, or -1."""
        return self.session.decision.seat if self._asked else -1

    def breathe(self) -> None:
        """A computer player is asked next: a pause first, so that people can follow."""
        self._breath = max(AT_ONCE, PAUSES[self.app.settings.speed])

    def move(self, dt: float) -> Action | None:
        """The move of whose turn it is, a computer player, once it is found."""
        self._breath = max(0.0, self._breath - dt)
        if self._breath > 0:
            return None
        if not self._asked:
            self._asked = True
            seed = self.session.seed * 1009 + len(self.session.actions)
            player = self.seats[self.session.decision.seat]
            self.app.thinker.ask(
                self.session.game, self.session.state, player.kind, seed, player.style
            )
        action = self.app.thinker.poll()
        self._asked = action is None
        return action

    def cancel(self) -> None:
        """Nobody waits for the move any more."""
        if self._asked:
            self.app.thinker.cancel()
            self._asked = False
