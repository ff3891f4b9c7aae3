"""A thinker in a process of its own, so that a window never waits for a computer player.

Only what the seat may know crosses the border, as text: the game's id, the view as JSON, the level
and the seed; an action line comes back. Every question has a job number, and an answer to any but
the latest one is dropped. Whatever goes wrong over there, a legal quick move is made here.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple

from ..game import Action, Game
from ..rng import seeded
from .games import GAMES
from .levels import VIEW, choose

PATIENCE = 5.0  # seconds until the watchdog moves by itself
BACKLOG = 8  # unanswered questions after which the worker counts as stuck
GOODBYE = 0.4  # seconds a worker gets to leave by itself
QUICK = "random"  # the level of a move made without the worker


class _Job(NamedTuple):
    number: int
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
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._job: _Job | None = None
        self._numbers = 0
        self._unanswered = 0

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._job is not None

    def start(self) -> None:
        """Start the worker before it is needed; `ask` does so otherwise."""
        if self._process is not None and not self._process.is_alive():
            self._drop_worker()
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=work, args=(there,), name="thinker", daemon=True)
        try:
            process.start()
        except OSError:
            here.close()
            return
        finally:
            there.close()
        self._process, self._pipe = process, here
        self._unanswered = 0

    def ask(self, game: Game[Any], state: Any, level: str, seed: int) -> None:
        """Begin to think about the decision of `state`; an older question is forgotten."""
        self._numbers += 1
        self.fallen_back = False
        self._job = _Job(self._numbers, game, state, seed, self._clock() + self._patience)
        if self._unanswered >= BACKLOG:
            self._drop_worker()
        view = game.view(state, game.decision(state).seat, seeded(seed, VIEW))
        question = json.dumps([self._numbers, game.id, game.dump(view), level, seed])
        self.start()
        try:
            if self._pipe is not None:
                self._pipe.send_bytes(question.encode())
                self._unanswered += 1
        except OSError:
            self._drop_worker()

    def poll(self) -> Action | None:
        """The action once it is there; None while the worker still thinks or nothing was asked."""
        job = self._job
        if job is None:
            return None
        line = self._answer(job.number)
        if line is None and self._pipe is not None and self._clock() < job.deadline:
            return None
        self._job = None
        if line:
            return job.game.read_action(line)
        if line is None:
            self._drop_worker()
        self.fallen_back = True
        return choose(job.game, job.state, QUICK, job.seed)

    def cancel(self) -> None:
        """Forget the open question; its answer will be dropped."""
        self._job = None

    def close(self) -> None:
        """Let the worker go, within a second. The thinker can be used again afterwards."""
        self._job = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.join(GOODBYE)
        self._drop_worker()

    def _answer(self, number: int) -> str | None:
        """The line that answers a job, empty where the worker failed; None while there is none."""
        try:
            while self._pipe is not None and self._pipe.poll():
                answered, line = json.loads(self._pipe.recv_bytes())
                self._unanswered -= 1
                if answered == number:
                    return str(line)
        except (EOFError, OSError):
            self._drop_worker()
        return None

    def _drop_worker(self) -> None:
        """End a worker that is dead, stuck or not needed; the next question starts another."""
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(GOODBYE)
            with contextlib.suppress(ValueError):
                process.close()


def work(pipe: Connection) -> None:
    """The worker: answer questions until the other side hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            number, name, data, level, seed = json.loads(pipe.recv_bytes())
            pipe.send_bytes(json.dumps([number, _think(name, data, level, seed)]).encode())


def _think(name: str, data: dict[str, Any], level: str, seed: int) -> str:
    """The line of the chosen action; empty where choosing failed, so that the asker goes on."""
    try:
        game = GAMES[name]
        return game.action_text(choose(game, game.load(data), level, seed))
    except Exception:
        return ""
