"""The process that thinks: messages in order, the last one marked, and nothing left behind."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator

import pytest

from engine.ai.process import Message, Process, Tell

SOON = 20.0  # seconds; a loaded machine starts a process slowly


def work(question: dict[str, float], tell: Tell) -> dict[str, float]:
    """Counts, sleeps or fails, as it is asked."""
    for number in range(int(question.get("tells", 0))):
        tell(number)
    time.sleep(question.get("sleeps", 0))
    return {"half": 1 / question["of"]}


@pytest.fixture
def process() -> Iterator[Process]:
    process = Process(work, "test")
    yield process
    process.close()


def _messages(process: Process) -> list[Message]:
    """All that comes of the open job."""
    found: list[Message] = []
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        message = process.poll()
        if message is None:
            time.sleep(0.005)
            continue
        found.append(message)
        if message.last:
            return found
    raise AssertionError("no last message came")


def test_a_job_tells_how_far_it_is_and_then_answers(process: Process) -> None:
    process.ask({"tells": 3, "of": 2})
    assert process.open
    *told, answer = _messages(process)
    assert told == [Message(0), Message(1), Message(2)]
    assert answer == Message({"half": 0.5}, last=True)
    assert not process.open
    assert process.poll() is None


def test_a_job_that_fails_says_so_and_the_process_goes_on(
    process: Process, caplog: pytest.LogCaptureFixture
) -> None:
    process.ask({"tells": 1, "of": 0})
    assert _messages(process) == [Message(0), Message(None, last=True, failed=True)]
    [line] = caplog.records
    assert line.levelname == "ERROR" and "ZeroDivisionError" in line.getMessage()
    [worker] = multiprocessing.active_children()
    process.ask({"of": 4})
    assert _messages(process) == [Message({"half": 0.25}, last=True)]
    assert multiprocessing.active_children() == [worker]


def test_a_process_that_dies_fails_the_job_and_is_replaced(
    process: Process, caplog: pytest.LogCaptureFixture
) -> None:
    process.ask({"sleeps": 60, "of": 1})
    [worker] = multiprocessing.active_children()
    worker.kill()
    worker.join()
    assert _messages(process) == [Message(None, last=True, failed=True)]
    assert "the test ended" in caplog.text
    process.ask({"of": 1})
    assert _messages(process) == [Message({"half": 1.0}, last=True)]


def test_a_job_that_is_abandoned_takes_its_process_along(process: Process) -> None:
    process.ask({"sleeps": 60, "of": 1})
    before = time.monotonic()
    process.abandon()
    assert time.monotonic() - before < 1.0
    assert multiprocessing.active_children() == []
    assert process.poll() is None
    process.ask({"of": 1})
    _messages(process)
    [worker] = multiprocessing.active_children()
    process.abandon()
    assert multiprocessing.active_children() == [worker]  # it was idle, so it may stay


def test_a_question_does_not_wait_for_the_one_before_it(process: Process) -> None:
    process.ask({"sleeps": 60, "of": 1})
    process.ask({"of": 2})
    assert _messages(process) == [Message({"half": 0.5}, last=True)]


def test_nothing_is_heard_of_a_job_given_up(process: Process) -> None:
    process.ask({"of": 1})
    _messages(process)
    process.ask({"tells": 5, "of": 1})
    process.forget()
    time.sleep(0.2)
    assert process.poll() is None
    process.ask({"of": 2})
    assert _messages(process) == [Message({"half": 0.5}, last=True)]


@pytest.mark.parametrize("sleeps", [0, 60])
def test_close_takes_less_than_a_second(process: Process, sleeps: int) -> None:
    process.ask({"tells": 1, "sleeps": sleeps, "of": 1})
    while process.poll() is None:
        time.sleep(0.005)
    before = time.monotonic()
    process.close()
    assert time.monotonic() - before < 1.0
    assert multiprocessing.active_children() == []
    assert process.poll() is None
