"""Who says what at a big moment: seldom, never the same twice, and never a person's seat."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from game import characters
from game.seats import Seat
from game.table.moments import Moment

QUIET = 6.0  # seconds after which anybody may speak again
SEAT_QUIET = 14.0  # and after which the same player may
CHANCES = {"other_chain": 0.5, "potion": 0.6, "skill": 0.8, "thinks": 0.35}  # else it is said
LOUD = frozenset({"wins", "loses", "end", "robbed"})  # said however much was said before


class Said(NamedTuple):
    """A line, and who says it."""

    seat: int
    words: str


class Chatter:
    """Chooses lines with dice of its own, which the rules never see."""

    def __init__(self, seats: Sequence[Seat], seed: int) -> None:
        self.seats = list(seats)
        self._rng = random.Random(f"chatter {seed}")
        self._spoke = [-SEAT_QUIET] * len(seats)
        self._last = -QUIET
        self._used: dict[tuple[int, str], int] = {}  # the line said last

    def choose(self, moments: Sequence[Moment], now: float) -> Said | None:
        """What is said at `now` (seconds) about one of the moments, if anything."""
        speakers = [m for m in moments if self._may(m, now)]
        for moment in speakers:
            if self._rng.random() < CHANCES.get(moment.name, 1.0):
                words = self._line(moment)
                if words:
                    self._spoke[moment.seat] = self._last = now
                    return Said(moment.seat, words)
        return None

    def greeting(self, now: float) -> Said | None:
        """One of the computer players greets the others."""
        players = [i for i, seat in enumerate(self.seats) if not seat.is_person]
        if not players:
            return None
        return self.choose([Moment(self._rng.choice(players), "greet")], now)

    def _may(self, moment: Moment, now: float) -> bool:
        if self.seats[moment.seat].is_person:
            return False
        if moment.name in LOUD:
            return True
        return now - self._last >= QUIET and now - self._spoke[moment.seat] >= SEAT_QUIET

    def _line(self, moment: Moment) -> str:
        lines = characters.lines(self.seats[moment.seat].avatar, moment.name)
        key = (moment.seat, moment.name)
        fresh = [i for i in range(len(lines)) if i != self._used.get(key)]
        if not fresh:
            return ""
        self._used[key] = self._rng.choice(fresh)
        return lines[self._used[key]]
