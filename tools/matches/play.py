"""One game from its job to its result; a plain function, so that it can run anywhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any, NamedTuple

from engine.ai import choose
from engine.game import Action, BadInput
from engine.marbles import GAME, State
from engine.rng import seeded

from .outside import Program
from .players import Player
from .schedule import Job
from .weights import judging_by

LONGEST = 20_000  # actions; a game that is not over by then never will be
MINDS = 21  # random stream of a deal from which the players' own seeds come


class Result(NamedTuple):
    """How a game went. Times are those of decisions with more than one option."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]  # the seats that share the win
    actions: int
    check: str  # the key of the last state: equal wherever the job is played
    fault: str  # why a seat lost before the end, in a sentence; empty after a whole game
    micros: tuple[tuple[int, ...], ...]  # by seat: microseconds of each decision by the clock
    busy: tuple[tuple[int, ...], ...]  # the same in processor time of this process
    memory: int  # the most memory of the process so far, in kB; 0 where it is not known


class Fault(Exception):  # noqa: N818 - what a player did, not who failed
    """A player gave no legal answer; the message is a sentence."""


class _Clock:
    """The decision times of one seat."""

    def __init__(self) -> None:
        self.micros: list[int] = []
        self.busy: list[int] = []

    def __enter__(self) -> None:
        self._begin = time.perf_counter(), time.thread_time()

    def __exit__(self, *_: object) -> None:
        begin, busy = self._begin
        self.micros.append(round((time.perf_counter() - begin) * 1e6))
        self.busy.append(round((time.thread_time() - busy) * 1e6))


def play_game(job: Job) -> Result:
    """Play a job. A seat without a legal answer loses, and the others share the win."""
    state = GAME.new(job.config, job.seed)
    clocks = [_Clock() for _ in job.players]
    winners: Sequence[int] = ()
    fault, number = "", 0
    with ExitStack() as stack:
        minds = [_mind(player, job) for player in job.players]
        for mind in minds:
            stack.callback(mind.close)
        while not (decision := GAME.decision(state)).over:
            if len(decision.options) == 1:
                GAME.push(state, decision.options[0])
                continue
            seat = decision.seat
            own = seeded(seeded(job.seed, MINDS + seat), number) >> 1
            number += 1
            try:
                with clocks[seat]:
                    action = minds[seat].answer(state, seat, own)
                _check(action, decision.options, number)
            except Fault as error:
                fault = f"{job.players[seat].name} {error}"
                winners = [other for other in range(len(minds)) if other != seat]
                break
            GAME.push(state, action)
    return Result(
        tuple(GAME.scores(state)),
        tuple(winners or GAME.winners(state)),
        number,
        GAME.key(state),
        fault,
        tuple(tuple(clock.micros) for clock in clocks),
        tuple(tuple(clock.busy) for clock in clocks),
        peak_memory(),
    )


def _check(action: Action, options: Sequence[Action], number: int) -> None:
    if action not in options:
        raise Fault(f"answered {GAME.action_text(action)!r}, which is not possible there.")
    if number > LONGEST:
        raise Fault(f"came to {LONGEST} decisions without an end.")


class _Own:
    """One of the engine's players."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def close(self) -> None:
        """Nothing was opened."""

    def answer(self, state: State, seat: int, seed: int) -> Action:
        """What the level chooses; it makes its own view of the state (R10.2)."""
        try:
            with judging_by(self._player.weights):
                return choose(GAME, state, self._player.level, seed, self._player.style)
        except Exception as error:
            raise Fault(f"failed: {error!r}.") from error


class _Outside:
    """An outside program, told no more than its seat may know."""

    def __init__(self, player: Player, job: Job) -> None:
        self._program = Program(player.command, job.config, job.patience)
        self._wish = {"level": player.level, "style": player.style}

    def close(self) -> None:
        """End the program."""
        self._program.close()

    def answer(self, state: State, seat: int, seed: int) -> Action:
        """What the program suggests for a view in which all hidden things are dealt anew."""
        view = GAME.dump(GAME.view(state, seat, seed))
        wish: dict[str, Any] = {word: value for word, value in self._wish.items() if value}
        try:
            line = self._program.suggest(view, {**wish, "seed": seed})
        except BadInput as error:
            raise Fault(str(error)) from error
        try:
            return GAME.read_action(line)
        except BadInput as error:
            raise Fault(f"answered what is no action: {error}") from error


def _mind(player: Player, job: Job) -> _Own | _Outside:
    return _Outside(player, job) if player.command else _Own(player)


def peak_memory() -> int:
    """The most memory that this process ever held, in kB; 0 on systems that don't tell."""
    try:
        import resource
    except ImportError:
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak
