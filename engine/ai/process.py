"""One process that does the thinking, so that a window never waits for it.

Questions and messages cross the border as JSON bytes. Every question has a job number, and what
comes of any but the latest one is dropped. Whatever happens over there, `Process` says so in a
last message, and the next question finds a fresh process.
"""

from __future__ import annotations

import contextlib
import json
import logging
import multiprocessing
import signal
import traceback
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple, TypeAlias

GOODBYE = 0.4  # seconds that a process gets to leave by itself

Tell: TypeAlias = Callable[[Any], None]
Work: TypeAlias = Callable[[Any, Tell], Any]

log = logging.getLogger(__name__)


class Message(NamedTuple):
    """What comes of a job; the last one holds the answer, unless the job failed."""

    data: Any
    last: bool = False
    failed: bool = False


class Process:
    """Asks one process, started when first needed. All calls return at once.

    `work(question, tell)` runs over there: it gives the answer back, and may `tell` how far it has
    come before. It must be a function of a module; all that it takes and gives is JSON data.
    """

    def __init__(self, work: Work, name: str) -> None:
        self._work = work
        self._name = name
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0  # of the latest job
        self._open = False  # whether its last message is still to come
        self._at_work = 0  # jobs over there without a last message

    @property
    def open(self) -> bool:
        """Whether a question waits for its last message."""
        return self._open

    def start(self) -> None:
        """Start the process before it is needed; `ask` does so otherwise."""
        if self._process is not None and not self._process.is_alive():
            self._bury()
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(
            target=serve, args=(there, self._work), name=self._name, daemon=True
        )
        try:
            process.start()
        except OSError:
            here.close()
            return
        finally:
            there.close()
        self._process, self._pipe = process, here

    def ask(self, question: Any) -> None:
        """Begin a job; an older one is given up, with its process if that is still at it."""
        self._number += 1
        self._collect()
        if self._at_work:
            self.drop()
        self._open = True
        self.start()
        try:
            if self._pipe is not None:
                self._pipe.send_bytes(json.dumps([self._number, question]).encode())
                self._at_work += 1
        except OSError:
            self.drop()

    def poll(self) -> Message | None:
        """The next message of the open job, None while there is none; a lost job has failed."""
        if not self._open:
            return None
        message = self._collect()
        if message is None and self._pipe is None:
            message = Message(None, last=True, failed=True)
        if message is not None and message.last:
            self._open = False
        return message

    def forget(self) -> None:
        """Give the open job up; what still comes of it will be dropped."""
        self._number += 1
        self._open = False

    def abandon(self) -> None:
        """Give the open job up, with its process if that is still at it."""
        self.forget()
        self._collect()
        if self._at_work:
            self.drop()

    def drop(self) -> None:
        """End the process at once, dead, stuck or not needed; the next question starts another."""
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        self._at_work = 0
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(GOODBYE)
            with contextlib.suppress(ValueError):
                process.close()

    def close(self) -> None:
        """Let the process go, within a second. It can be asked again afterwards."""
        self.forget()
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None and not self._at_work:
            self._process.join(GOODBYE)
        self.drop()

    def _collect(self) -> Message | None:
        """The next message of the latest job; those of older ones are dropped."""
        try:
            while self._pipe is not None and self._pipe.poll():
                number, data, last, failed = json.loads(self._pipe.recv_bytes())
                self._at_work -= last
                if failed:
                    log.error("an error in the %s\n%s", self._name, data)
                if number == self._number:
                    return Message(None if failed else data, last, failed)
        except (EOFError, OSError):
            self._bury()
        return None

    def _bury(self) -> None:
        """Put a process away that ended by itself, and write down how."""
        if self._process is not None:
            self._process.join(GOODBYE)
            log.warning("the %s ended, with code %s", self._name, self._process.exitcode)
        self.drop()


def serve(pipe: Connection, work: Work) -> None:
    """The process: do one job after another until the other side hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            number, question = json.loads(pipe.recv_bytes())
            tell = partial(_send, pipe, number)
            try:
                answer = work(question, tell)
            except Exception:
                _send(pipe, number, traceback.format_exc(), last=True, failed=True)
            else:
                _send(pipe, number, answer, last=True)


def _send(
    pipe: Connection, number: int, data: Any, *, last: bool = False, failed: bool = False
) -> None:
    pipe.send_bytes(json.dumps([number, data, last, failed]).encode())
