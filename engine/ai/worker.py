"""Computer players in a process of their own, so that a window never waits for them.

Only what the seat may know crosses the border, as text: the game's id, the view as JSON, the level,
the seed and the style; an action line comes back. An answer that comes too late is dropped.
Whatever goes wrong over there, a legal quick move is made here.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from ..game import Action, Game
from ..rng import seeded
from .games import GAMES
from .levels import VIEW, choose
from .process import Process, Tell

PATIENCE = 10.0  # seconds until the watchdog moves by itself; the slowest level takes about 3
QUICK = ("greedy", "random")  # the levels of a move made without the worker

log = logging.getLogger(__name__)


class _Job(NamedTuple):
    game: Game[Any]
    state: Any
    seed: int
    deadline: float


class Thinker:
    """Asks one worker process, started when first needed. All calls return at once."""

    def __init__(
        self, patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.fallen_back = False  # whether the latest action came without the worker
        self._patience = patience
        self._clock = clock
        self._process = Process(work, "thinker")
        self._job: _Job | None = None

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._job is not None

    def start(self) -> None:
        """Start the worker before it is needed; `ask` does so otherwise."""
        self._process.start()

    def ask(self, game: Game[Any], state: Any, level: str, seed: int, style: str = "") -> None:
        """Begin to think about the decision of `state`; an older question is forgotten."""
        self.fallen_back = False
        self._job = _Job(game, state, seed, self._clock() + self._patience)
        self._process.ask([game.id, game.dump(seen(game, state, seed)), level, seed, style])

    def poll(self) -> Action | None:
        """The action once it is there; None while the worker still thinks or nothing was asked."""
        job = self._job
        if job is None:
            return None
        message = self._process.poll()
        if message is None and self._clock() < job.deadline:
            return None
        self._job = None
        if message is None:
            log.warning("no answer in time")
            self._process.abandon()
        elif not message.failed:
            return job.game.read_action(message.data)
        self.fallen_back = True
        return _quick(job)

    def cancel(self) -> None:
        """Give the open question up, with the process that is still at it."""
        self._job = None
        self._process.abandon()

    def close(self) -> None:
        """Let the worker go, within a second. The thinker can be used again afterwards."""
        self._job = None
        self._process.close()


def seen(game: Game[Any], state: Any, seed: int) -> Any:
    """A state as the seat that is asked may know it (R10.2); seen again it stays what it is."""
    return game.view(state, game.decision(state).seat, seeded(seed, VIEW))


def _quick(job: _Job) -> Action:
    """A move without the worker, also where what failed over there fails here too."""
    try:
        return choose(job.game, job.state, QUICK[0], job.seed)
    except Exception:
        return choose(job.game, job.state, QUICK[1], job.seed)


def work(question: list[Any], tell: Tell) -> str:
    """The worker's job: the line of the chosen action."""
    name, data, level, seed, style = question
    game = GAMES[name]
    return game.action_text(choose(game, game.load(data), level, seed, style))
