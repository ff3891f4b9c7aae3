"""Who sits where: one desk is large, the others stand in the niches of the cabinet."""

from __future__ import annotations

from dataclasses import dataclass

from game.table import layout, niches
from game.table.layout import Box, Niche, Spot


@dataclass
class Seating:
    """Places of everything that belongs to a seat, as seen from the seat `view`."""

    seats: int
    view: int = 0
    four_tokens: bool = False  # whether Reward and Scolding tokens can come

    def __post_init__(self) -> None:
        self._niches = niches.niches(self.seats - 1)

    @property
    def rivals(self) -> list[int]:
        """The other seats, clockwise from the viewer: the order of the niches."""
        return [(self.view + i) % self.seats for i in range(1, self.seats)]

    def niche(self, seat: int) -> Niche | None:
        """The niche of a seat, or None for the large desk."""
        place = (seat - self.view) % self.seats
        return self._niches[place - 1] if place else None

    def hand(self, seat: int, index: int, marbles: int) -> Spot:
        """A marble of the hand."""
        niche = self.niche(seat)
        if niche is None:
            return layout.tray_slot(index, marbles)
        return niche.hand_slot(index, marbles)

    def flask(self, seat: int) -> Box:
        """The pool flask."""
        niche = self.niche(seat)
        return layout.DESK_POOL if niche is None else niche.pool

    def pool(self, seat: int, index: int) -> Spot:
        """A place in the pool."""
        return layout.pool_slot(self.flask(seat), index)

    def tile(self, seat: int, place: int) -> Box:
        """A tile being brewed."""
        niche = self.niche(seat)
        return (layout.DESK_TILES if niche is None else niche.tiles)[place]

    def bottle(self, seat: int, index: int, bottles: int) -> Box:
        """A finished bottle."""
        niche = self.niche(seat)
        if niche is None:
            return layout.rack_bottle(index, bottles)
        return niche.bottle_at(index, bottles)

    def skills(self, seat: int) -> Spot:
        """The Skill tokens."""
        niche = self.niche(seat)
        return self._token(0) if niche is None else niche.skills

    def helps(self, seat: int) -> Spot:
        """The Little Help tokens."""
        niche = self.niche(seat)
        return self._token(1) if niche is None else niche.helps

    def rewards(self, seat: int) -> Spot:
        """The Reward tokens."""
        niche = self.niche(seat)
        return self._token(2) if niche is None else niche.rewards

    def scoldings(self, seat: int) -> Spot:
        """The Scolding tokens."""
        niche = self.niche(seat)
        return self._token(3) if niche is None else niche.scoldings

    def _token(self, index: int) -> Spot:
        return layout.rack_token(index, four=self.four_tokens)

    def frame(self, seat: int) -> Box:
        """All of a seat's place."""
        niche = self.niche(seat)
        return layout.DESK if niche is None else niche.frame
