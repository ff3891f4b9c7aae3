"""Quit, new game, load and kill while a computer player thinks: it goes, or its seat still moves.

Whatever it was about to answer belongs to a game that is left, and must not reach another one.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from .found import Bar, Found, is_sentence
from .program import Program, home

if TYPE_CHECKING:
    from game.scenes.table import TableScene

UNIT, SHORT, LONG = "interruptions", 4, 80
SOON = 1.0  # seconds in which a worker must be gone
NEVER = 40.0  # seconds after which nothing is waited for any longer
LATE = 0.4  # seconds for which a game is watched after an interruption
LEVEL = "headmaster"


class Strike:
    """A table at which a computer player thinks, and what is done to it."""

    def __init__(self, at: Program, found: Found, rng: random.Random) -> None:
        self.at, self.found = at, found
        self.table = sit(at, (LEVEL, LEVEL), rng.randrange(1000))
        self.session = self.table.session
        self.at_most(rng.random() * 0.5, lambda: False)
        self.worker = self._begun()
        self.moves = len(self.session.actions)

    def _begun(self) -> int:
        """The number of the process that thinks."""
        workers: list[int] = []

        def thinks() -> bool:
            there = multiprocessing.active_children()
            workers[:] = [child.pid or 0 for child in there if child.name == "thinker"]
            return bool(workers) and self.at.app.thinker.thinking

        self.at_most(NEVER, thinks)
        return workers[0] if workers else 0

    def at_most(self, seconds: float, done: Callable[[], bool]) -> float:
        """Let the program run until something is so; the seconds that it took."""
        begin = time.perf_counter()
        while (took := time.perf_counter() - begin) < seconds and not done():
            self.at.frame(0.02)
            time.sleep(0.01)
        return took

    def gone(self, what: str) -> None:
        """The worker ends soon, unless it had just answered: then it rests."""
        took = self.at_most(NEVER, lambda: not at_work(self.worker))
        self.found.most("slowest to go s", took)
        self.found.check(not at_work(self.worker), f"{what}: the worker thinks on")
        self.found.add("gone" if not alive(self.worker) else "had answered and rests")

    def new(self) -> None:
        """Another game, of persons only."""
        other = sit(self.at, ("person", "person"), 5).session
        self.gone("a new game")
        self.at_most(LATE, lambda: False)
        self.found.check(not other.actions, "a new game: a late answer was played in it")
        self._unchanged("a new game")

    def load(self) -> None:
        """The same game once more, from disk: its computer player thinks anew."""
        from game import opening

        game, problem = opening.load_open_game(self.at.app)
        if not self.found.check(game is not None, f"the game could not be loaded: {problem}"):
            return
        assert game is not None
        self.at.app.goto(opening.table(self.at.app, game))
        self.gone("a game loaded")
        self.at_most(NEVER, lambda: len(game.session.actions) > self.moves)
        self.found.check(len(game.session.actions) > self.moves, "the loaded game stands still")
        self._unchanged("a game loaded")

    def quit(self) -> None:
        """The program ends."""
        begin = time.perf_counter()
        self.at.app.close()
        self.found.most("slowest to go s", time.perf_counter() - begin)
        self.found.check(not alive(self.worker), "the program has ended, its worker has not")
        self._unchanged("the program ended")

    def kill(self) -> None:
        """The worker dies, as by the system when memory is short."""
        if alive(self.worker):
            os.kill(self.worker, getattr(signal, "SIGKILL", signal.SIGTERM))
        took = self.at_most(NEVER, lambda: len(self.session.actions) > self.moves)
        self.found.most("slowest move without it s", took)
        moved = len(self.session.actions) > self.moves
        if moved and self.at.app.thinker.fallen_back:
            self.found.add("moved without it")
            self.at.frame()
            told = self.table.news.words
            self.found.check(is_sentence(told), f"the seat moved without it and said {told!r}")
        self.found.check(moved, "the worker was killed and the seat does not move")

    def _unchanged(self, what: str) -> None:
        left = len(self.session.actions) == self.moves
        self.found.check(left, f"{what}: the game that was left went on")


def sit(at: Program, kinds: tuple[str, ...], seed: int) -> TableScene:
    """A new game at its table; the first seat begins."""
    from game import opening
    from game import seats as seating
    from game.scenes.table import TableScene

    seats = [seating.usual(seat, kind) for seat, kind in enumerate(kinds)]
    config = {"seats": len(seats), "draft": False, "first": 0}
    at.app.goto(opening.start(at.app, config, seed, seats))
    assert isinstance(at.app.top, TableScene)
    return at.app.top


def alive(number: int) -> bool:
    """Whether a process is there."""
    return status(number) not in ("", "zombie")


def at_work(number: int) -> bool:
    """Whether a process is there and does something."""
    return status(number) not in ("", "zombie", "sleeping")


def status(number: int) -> str:
    """What a process does, as psutil calls it; empty where there is none."""
    import psutil

    try:
        return str(psutil.Process(number).status())
    except psutil.NoSuchProcess:
        return ""


def attack(count: int, bar: Bar) -> Found:
    """So many interruptions, one kind after the other, each in a program of its own."""
    found, rng = Found(), random.Random(7)
    for number in bar(range(count)):
        with home():
            at = Program()
            try:
                at.app.settings.speed = "instant"
                strike = Strike(at, found, rng)
                (strike.new, strike.load, strike.kill, strike.quit)[number % 4]()
            finally:
                at.app.close()
        found.count += 1
    if count > SHORT:  # a slow machine is no fault in the suite
        slowest = float(found.figures.get("slowest to go s", 0.0))
        found.check(slowest < SOON, f"a worker took {slowest} s to go")
    return found
