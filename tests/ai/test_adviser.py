"""Advice across the border: the same lines as `advise` gives, or none where it fails."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator

import pytest

from engine.ai import Adviser, Line, advise, choose
from engine.ai.adviser import line_data, read_line
from engine.game import Action, Fact
from engine.marbles import GAME, State

SOON = 20.0  # seconds; a loaded machine starts a process slowly


@pytest.fixture
def adviser() -> Iterator[Adviser]:
    adviser = Adviser(patience=SOON)
    yield adviser
    adviser.close()


def _wait(adviser: Adviser) -> list[Line]:
    end = time.monotonic() + 2 * SOON
    while time.monotonic() < end:
        lines = adviser.poll()
        if lines is not None:
            return lines
        time.sleep(0.005)
    raise AssertionError("no advice came")


def _state(moves: int = 0) -> State:
    state = GAME.new({"draft": False}, 4)
    for number in range(moves):
        GAME.play(state, choose(GAME, state, "greedy", number))
    return state


def test_a_line_crosses_the_border_as_it_is() -> None:
    facts = (Fact("takes", (7, 1)), Fact("completes", ("wisdom/4a",)), Fact("helps"))
    line = Line((GAME.decision(_state()).options[0], Action(0)), -120, facts)
    assert read_line(GAME, line_data(GAME, line)) == line


def test_the_process_advises_as_the_door_does(adviser: Adviser) -> None:
    state = _state(moves=9)
    adviser.ask(GAME, state, 5)
    assert adviser.thinking
    lines = _wait(adviser)
    assert lines == advise(GAME, state, 5)
    assert 1 <= len(lines) <= 3
    assert not adviser.thinking
    assert adviser.poll() is None
    adviser.ask(GAME, state, 5, most=1)
    assert _wait(adviser) == lines[:1]


def test_advice_for_an_older_position_is_dropped(adviser: Adviser) -> None:
    adviser.ask(GAME, _state(), 5)
    adviser.ask(GAME, _state(moves=9), 5)
    assert _wait(adviser) == advise(GAME, _state(moves=9), 5)
    adviser.ask(GAME, _state(), 5)
    adviser.cancel()
    assert adviser.poll() is None


def test_no_advice_where_the_process_dies_or_takes_too_long() -> None:
    now = [0.0]
    adviser = Adviser(patience=10.0, clock=lambda: now[0])
    adviser.ask(GAME, _state(), 5)
    for worker in multiprocessing.active_children():
        worker.kill()
        worker.join()
    assert _wait(adviser) == []
    adviser.ask(GAME, _state(), 5)
    now[0] = 10.0
    assert adviser.poll() in ([], advise(GAME, _state(), 5))
    adviser.close()
    assert multiprocessing.active_children() == []
