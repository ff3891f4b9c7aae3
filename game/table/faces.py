"""What the portraits at the table do: they blink, smile at luck, frown at loss."""

from __future__ import annotations

import random

SHUT = 0.16  # seconds that the eyes are shut
RARE, OFTEN = 9.0, 4.0  # seconds between two blinks of a face
LASTS = 2.4  # seconds of a smile or a frown


class Faces:
    """One face a seat; their blinking is decoration and no part of the game."""

    def __init__(self, seats: int) -> None:
        self._rng = random.Random(2)
        self._shut = [False] * seats
        self._blinks = [self._pause() for _ in range(seats)]  # seconds to the next lid's move
        self._moods = [("", 0.0)] * seats  # a smile or frown, and for how long still

    def _pause(self) -> float:
        return self._rng.uniform(OFTEN, RARE)

    def mood(self, seat: int) -> str:
        """How a face looks now: "", "blink", "smile" or "frown"."""
        return self._moods[seat][0] or ("blink" if self._shut[seat] else "")

    def look(self, seat: int, mood: str, lasts: float = LASTS) -> None:
        """A smile or a frown for a while."""
        self._moods[seat] = (mood, lasts)

    def update(self, dt: float, *, blinking: bool) -> list[int]:
        """Let time pass; the seats whose face looks different now."""
        before = [self.mood(seat) for seat in range(len(self._shut))]
        for seat, (mood, left) in enumerate(self._moods):
            if mood:
                self._moods[seat] = (mood, left - dt) if left > dt else ("", 0.0)
            if blinking:
                self._blink(seat, dt)
            else:
                self._shut[seat] = False
        return [seat for seat, mood in enumerate(before) if mood != self.mood(seat)]

    def _blink(self, seat: int, dt: float) -> None:
        self._blinks[seat] -= dt
        if self._blinks[seat] <= 0:
            self._shut[seat] = not self._shut[seat]
            self._blinks[seat] = SHUT if self._shut[seat] else self._pause()

    def nap(self, *, blinking: bool) -> float | None:
        """Seconds until some face changes by itself; None if none will."""
        times = [left for mood, left in self._moods if mood]
        if blinking:
            times += self._blinks
        return max(0.001, min(times)) if times else None
