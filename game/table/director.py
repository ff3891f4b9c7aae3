"""Plays the events of the rules one after another: each changes the mirror, then is shown by a cue.

A cue is an iterator of waits. What is skipped goes through `StubStage`, which shows nothing, so a
skipped game and a watched one end with the same table. Every wait has a limit, and so has the whole
show: input is never locked for good.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from engine import Event
from game.table import mirror

CUE_LIMIT = 4.0  # seconds of the show after which one event is cut short
QUIET_LIMIT = 3.0  # seconds that the last flights may take


class Until(NamedTuple):
    """Wait for something to come true, at most `limit` seconds."""

    true: Callable[[], bool]
    limit: float


Wait: TypeAlias = float | Until
Cue: TypeAlias = Iterator[Wait]


class Show(Protocol):
    """What the director plays on."""

    def show(self, event: Event, upcoming: Sequence[Event]) -> Cue:
        """The cue of an event that the mirror has just followed."""
        ...

    def rebuild(self) -> None:
        """Everything in its place at once, as the mirror has it."""
        ...

    def quiet(self) -> bool:
        """Whether nothing is on its way any more."""
        ...


class StubStage:
    """Shows nothing."""

    def show(self, event: Event, upcoming: Sequence[Event]) -> Cue:
        """No cue."""
        return iter(())

    def rebuild(self) -> None:
        """Nothing to put in its place."""

    def quiet(self) -> bool:
        """Always."""
        return True


class Director:
    """The queue of events between the rules and the picture."""

    def __init__(self, table: mirror.Table, stage: Show) -> None:
        self.table = table
        self.stage = stage
        self.queue: deque[Event] = deque()
        self._cue: Cue | None = None
        self._wait: Wait = 0.0
        self._waited = 0.0
        self._cue_time = 0.0
        self._settling = 0.0
        self._open = False  # whether a show is on that has not been closed yet

    @property
    def busy(self) -> bool:
        """Whether the picture is behind the rules: input waits, or skips."""
        return self._open

    def push(self, events: Iterable[Event]) -> None:
        """Events to show after those that wait already."""
        self.queue.extend(events)
        self._open = True
        self._settling = 0.0

    def drain(self) -> None:
        """Skip everything: the mirror follows the rest, then all is put in its place."""
        if not self._open:
            return
        self._cue = None
        stub = StubStage()
        while self.queue:
            event = self.queue.popleft()
            mirror.apply(self.table, event)
            stub.show(event, ())
        self.stage.rebuild()
        self._open = False

    def update(self, dt: float) -> None:
        """Let `dt` seconds of the show pass."""
        while self._open:
            if self._cue is None:
                if not self.queue:
                    self._close(dt)
                    return
                event = self.queue.popleft()
                mirror.apply(self.table, event)
                self._cue = self.stage.show(event, tuple(self.queue))
                self._cue_time = 0.0
                self._next()
                continue
            left = self._pass(dt)
            if left is None:
                return
            dt = left
            self._next()

    def _next(self) -> None:
        """The next wait of the cue, or the end of it."""
        assert self._cue is not None
        self._waited = 0.0
        wait = next(self._cue, None)
        if wait is None or self._cue_time > CUE_LIMIT:
            self._cue = None
        else:
            self._wait = wait

    def _pass(self, dt: float) -> float | None:
        """What is left of `dt` when the wait is over; None while it goes on."""
        wait = self._wait
        if isinstance(wait, Until):
            if wait.true():
                return dt
            limit = wait.limit
        else:
            limit = wait
        room = limit - self._waited
        if dt < room:
            self._waited += dt
            self._cue_time += dt
            return None
        self._cue_time += max(0.0, room)
        return dt - max(0.0, room)

    def _close(self, dt: float) -> None:
        self._settling += dt
        if self.stage.quiet():
            self._open = False
        elif self._settling > QUIET_LIMIT:
            self.stage.rebuild()
            self._open = False
