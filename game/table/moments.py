"""Big moments in the events of the rules: whose they are, and how a player feels about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine import Event, marbles

ev = marbles.events
BIG_HAUL = 7  # marbles of one pick that are talked about
MUCH_WORTH = 8  # points of a potion that is talked about
FEELINGS = {
    "chain": "smile",
    "potion": "smile",
    "skill": "smile",
    "robs": "smile",
    "wins": "smile",
    "robbed": "frown",
    "scolded": "frown",
    "loses": "frown",
}


class Moment(NamedTuple):
    """What happened to a seat: one of `game.characters.MOMENTS`."""

    seat: int
    name: str


class Listener:
    """Hears events one after another, as they are shown."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._haul = 0

    def hear(self, event: Any, upcoming: Sequence[Event]) -> list[Moment]:
        """The moments of an event; the one most worth a word comes first."""
        match event:
            case ev.Picked():
                self._haul = 1
            case ev.Burst(seat=seat):
                self._haul += event.below + event.above
                last = not (upcoming and isinstance(upcoming[0], ev.Burst))
                if last and self._haul >= BIG_HAUL:
                    return [Moment(seat, "chain"), *self._others(seat, "other_chain")]
            case ev.Completed(seat=seat, tile=tile):
                if marbles.TILES[tile].value >= MUCH_WORTH:
                    return [Moment(seat, "potion")]
            case ev.SkillEarned(seat=seat):
                return [Moment(seat, "skill")]
            case ev.Stole(seat=seat, rival=rival):
                return [Moment(rival, "robbed"), Moment(seat, "robs")]
            case ev.Scolded(seat=seat):
                return [Moment(seat, "scolded")]
            case ev.EndAnnounced(seat=seat):
                return [Moment(seat, "end"), *self._others(seat, "end")]
            case ev.GameOver(winners=winners):
                won = [Moment(seat, "wins") for seat in winners]
                lost = [Moment(s, "loses") for s in range(self.seats) if s not in winners]
                return won + lost
            case _:
                pass
        return []

    def _others(self, seat: int, name: str) -> list[Moment]:
        return [Moment((seat + i) % self.seats, name) for i in range(1, self.seats)]
