"""The thinker's process: same answers, a move whatever happens to it, and nothing left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.ai import STYLES, Thinker, choose
from engine.game import Action
from engine.marbles import GAME, State

ROOT = Path(__file__).parents[2]
SOON = 20.0  # seconds; a loaded machine starts a process slowly


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker(patience=SOON)
    yield thinker
    thinker.close()


def _wait(thinker: Thinker) -> Action:
    end = time.monotonic() + 2 * SOON
    while time.monotonic() < end:
        action = thinker.poll()
        if action is not None:
            return action
        time.sleep(0.005)
    raise AssertionError("no action came")


def _state(moves: int = 0) -> State:
    state = GAME.new({"draft": False}, 4)
    for number in range(moves):
        GAME.play(state, choose(GAME, state, "greedy", number))
    return state


def test_the_worker_answers_as_choose_does(thinker: Thinker) -> None:
    state = _state()
    for number in range(25):
        thinker.ask(GAME, state, "greedy", number)
        action = _wait(thinker)
        assert not thinker.fallen_back
        assert action == choose(GAME, state, "greedy", number)
        GAME.play(state, action)
    assert thinker.poll() is None


def test_a_worker_killed_while_thinking_still_moves(thinker: Thinker) -> None:
    state = _state()
    thinker.ask(GAME, state, "greedy", 1)
    _end_workers()
    assert _wait(thinker) in GAME.decision(state).options
    assert thinker.fallen_back
    thinker.ask(GAME, state, "greedy", 1)
    assert _wait(thinker) == choose(GAME, state, "greedy", 1)
    assert not thinker.fallen_back


def test_a_worker_killed_between_questions_is_started_again(thinker: Thinker) -> None:
    thinker.start()
    _end_workers()
    thinker.ask(GAME, _state(), "greedy", 1)
    assert _wait(thinker) == choose(GAME, _state(), "greedy", 1)
    assert not thinker.fallen_back


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process can't be held here")
def test_the_watchdog_moves_when_the_worker_is_stuck() -> None:
    now = [0.0]
    thinker = Thinker(patience=5.0, clock=lambda: now[0])
    state = _state()
    thinker.start()
    [worker] = multiprocessing.active_children()
    os.kill(worker.pid or 0, signal.SIGSTOP)
    thinker.ask(GAME, state, "greedy", 1)
    now[0] = 4.9
    assert thinker.poll() is None
    now[0] = 5.0
    assert thinker.poll() in GAME.decision(state).options
    assert thinker.fallen_back
    thinker.ask(GAME, state, "greedy", 2)
    assert _wait(thinker) == choose(GAME, state, "greedy", 2)
    assert not thinker.fallen_back
    thinker.close()


def test_a_worker_that_fails_to_choose_falls_back(thinker: Thinker) -> None:
    state = _state()
    thinker.ask(GAME, state, "no such level", 1)
    assert _wait(thinker) in GAME.decision(state).options
    assert thinker.fallen_back


def test_a_style_crosses_the_border(thinker: Thinker) -> None:
    state = _state()
    for style in STYLES:
        thinker.ask(GAME, state, "apprentice", 3, style)
        assert _wait(thinker) == choose(GAME, state, "apprentice", 3, style)
        assert not thinker.fallen_back


def test_a_fallback_is_the_quick_level_and_random_where_that_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unlucky(*question: Any, **more: Any) -> Action:
        if question[2] == "greedy":
            raise ZeroDivisionError
        return choose(*question, **more)

    state = _state(moves=4)
    thinker = Thinker(patience=0.0)
    thinker.ask(GAME, state, "greedy", 1)
    assert thinker.poll() == choose(GAME, state, "greedy", 1)
    monkeypatch.setattr("engine.ai.worker.choose", unlucky)
    thinker.ask(GAME, state, "greedy", 1)
    assert thinker.poll() == choose(GAME, state, "random", 1)
    assert thinker.fallen_back
    thinker.close()


def test_late_answers_are_dropped(thinker: Thinker) -> None:
    first, second = _state(), _state(moves=6)
    thinker.ask(GAME, first, "greedy", 1)
    thinker.ask(GAME, second, "greedy", 1)
    assert _wait(thinker) == choose(GAME, second, "greedy", 1)
    assert thinker.poll() is None


def test_a_cancelled_question_gets_no_answer(thinker: Thinker) -> None:
    state = _state()
    thinker.ask(GAME, state, "greedy", 1)
    assert _wait(thinker)
    thinker.ask(GAME, state, "greedy", 2)
    thinker.cancel()
    time.sleep(0.2)
    assert thinker.poll() is None
    assert not thinker.thinking
    thinker.ask(GAME, state, "greedy", 3)
    assert _wait(thinker) == choose(GAME, state, "greedy", 3)


def test_many_forgotten_questions_do_not_stop_the_next(thinker: Thinker) -> None:
    state = _state()
    for seed in range(30):
        thinker.ask(GAME, state, "greedy", seed)
    assert _wait(thinker) == choose(GAME, state, "greedy", 29)


def test_close_leaves_no_process(thinker: Thinker) -> None:
    thinker.ask(GAME, _state(), "greedy", 1)
    _wait(thinker)
    [worker] = multiprocessing.active_children()
    number = worker.pid
    assert number is not None
    before = time.monotonic()
    thinker.close()
    assert time.monotonic() - before < 1.0
    assert multiprocessing.active_children() == []
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)
    thinker.close()


PROGRAM = """
from engine.ai import Thinker
from engine.marbles import GAME
import multiprocessing
if __name__ == "__main__":
    thinker = Thinker()
    thinker.ask(GAME, GAME.new({}, 1), "greedy", 1)
    print(multiprocessing.active_children()[0].pid)
"""


def test_a_program_that_forgets_to_close_leaves_no_process(tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    done = subprocess.run(
        [sys.executable, str(script)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    end = time.monotonic() + 5
    while time.monotonic() < end:
        try:
            os.kill(int(done.stdout), 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    raise AssertionError("the worker outlived the program")


def _end_workers() -> None:
    """Kill the thinker's process from outside, as a crash or the system would."""
    for worker in multiprocessing.active_children():
        worker.kill()
        worker.join()


def test_the_referee_loads_no_multiprocessing() -> None:
    lines = "import sys, engine.__main__; print('multiprocessing' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", lines], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
