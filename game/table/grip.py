"""The marble of the hand that the player has taken up, by click or by drag."""

from __future__ import annotations

import math

DRAG = 10.0  # units that the pointer moves before a press becomes a drag


class Grip:
    """At most one marble: its colour and its place in the supply."""

    def __init__(self) -> None:
        self.colour: int | None = None
        self.place = -1
        self.since = -10.0  # when it was taken up
        self._pressed: tuple[int, int, float, float] | None = None
        self.dragged: tuple[int, float, float] | None = None  # colour and pointer

    @property
    def taken_up(self) -> tuple[int, int] | None:
        """Colour and place, or None."""
        return None if self.colour is None else (self.colour, self.place)

    def toggle(self, colour: int, place: int, now: float) -> None:
        """Take it up, or put it down if it is the same."""
        if self.place == place and self.colour == colour:
            self.let_go()
        else:
            self.colour, self.place = colour, place
            self.since = now

    def let_go(self) -> None:
        """Nothing is taken up any more."""
        self.colour, self.place, self.since = None, -1, -10.0
        self.release()

    def press(self, colour: int, place: int, x: float, y: float) -> None:
        """The button went down on a marble."""
        self._pressed = (colour, place, x, y)

    def pull(self, x: float, y: float) -> bool:
        """The pointer moved; whether a drag began just now."""
        if self.dragged is not None:
            self.dragged = (self.dragged[0], x, y)
            return False
        if self._pressed is None:
            return False
        colour, place, x0, y0 = self._pressed
        if math.hypot(x - x0, y - y0) < DRAG:
            return False
        self.colour, self.place = colour, place
        self.dragged = (colour, x, y)
        return True

    def release(self) -> None:
        """The button is up."""
        self._pressed = None
        self.dragged = None
