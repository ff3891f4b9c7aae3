"""Advice from a process of its own: a hint keeps no computer player waiting.

A view crosses the border as it does for `Thinker`; lines come back with their actions as text.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from ..game import Fact, Game, Line
from .advice import advise
from .games import GAMES
from .process import Process, Tell
from .worker import PATIENCE, seen

log = logging.getLogger(__name__)


class Adviser:
    """Asks for the best turns of a position. All calls return at once."""

    def __init__(
        self, patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.view: Any = None  # the position as it is judged: what is hidden lies as it was dealt
        self._patience = patience
        self._clock = clock
        self._process = Process(work, "adviser")
        self._game: Game[Any] | None = None
        self._deadline = 0.0

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._game is not None

    def ask(self, game: Game[Any], state: Any, seed: int, most: int = 3) -> None:
        """Begin to look for the best turns from `state`; an older question is forgotten."""
        self._game = game
        self._deadline = self._clock() + self._patience
        self.view = seen(game, state, seed)
        self._process.ask([game.id, game.dump(self.view), seed, most])

    def poll(self) -> list[Line] | None:
        """The turns, best first, and none where advice failed; None while there is no answer."""
        game = self._game
        if game is None:
            return None
        message = self._process.poll()
        if message is None and self._clock() < self._deadline:
            return None
        self._game = None
        if message is None:
            log.warning("no answer in time")
            self._process.abandon()
        if message is None or message.failed:
            return []
        return [read_line(game, data) for data in message.data]

    def cancel(self) -> None:
        """Give the open question up, with the process that is still at it."""
        self._game = None
        self._process.abandon()

    def close(self) -> None:
        """Let the process go, within a second. The adviser can be used again afterwards."""
        self._game = None
        self._process.close()


def line_data(game: Game[Any], line: Line) -> list[Any]:
    """A line as JSON data."""
    facts = [[fact.key, list(fact.values)] for fact in line.facts]
    return [[game.action_text(action) for action in line.actions], line.value, facts]


def read_line(game: Game[Any], data: list[Any]) -> Line:
    """The line that `line_data` wrote."""
    actions, value, facts = data
    return Line(
        tuple(game.read_action(text) for text in actions),
        value,
        tuple(Fact(key, tuple(values)) for key, values in facts),
    )


def work(question: list[Any], tell: Tell) -> list[Any]:
    """The process's job: the best lines of a view."""
    name, data, seed, most = question
    game = GAMES[name]
    return [line_data(game, line) for line in advise(game, game.load(data), seed, most)]
