"""How good a position within a seat's own turn looks, judged by what lies open alone (R10)."""

from __future__ import annotations

from ..colours import EMPTY
from ..dispenser import REACH, SEEN, blast
from ..state import Brew, State
from .plan import Planner
from .worth import POINT, tile_worth

_HIDDEN = bytes([EMPTY])


def masked(view: State) -> State:
    """The view with every hidden marble unknown, so that no judgement can lean on its dealing."""
    known = view.clone()
    known.tracks = [track[:SEEN] + _HIDDEN * len(track[SEEN:]) for track in view.tracks]
    return known


def hauls(track: bytes) -> list[bytes]:
    """What each pick of a masked track takes for certain, by row (R4.5)."""
    known, _, _ = track.partition(_HIDDEN)
    return [blast(known, row)[0] for row in range(min(REACH, len(known)))]


class Outlook:
    """Judges positions that follow from one masked state of a seat's turn."""

    def __init__(self, known: State, seat: int) -> None:
        self.state = known
        self.seat = seat
        self._planners: dict[tuple[Brew, ...], Planner] = {}
        self._hauls: dict[bytes, list[bytes]] = {}

    def planner(self, brewing: tuple[Brew, ...]) -> Planner:
        """The planner for these tiles."""
        found = self._planners.get(brewing)
        if found is None:
            found = Planner(self.state, self.seat, brewing)
            self._planners[brewing] = found
        return found

    def hauls(self, track: bytes) -> list[bytes]:
        """What each pick of a track takes, kept for the next question."""
        found = self._hauls.get(track)
        if found is None:
            found = hauls(track)
            self._hauls[track] = found
        return found

    def value(self, state: State) -> int:
        """The worth of a state with its best pick still to come, in hundredths of a point."""
        if state.tied:
            return POINT * len(state.hand)
        planner = self.planner(state.brewing[self.seat])
        return self._banked(state) + max(
            map(planner.value, self._supplies(state)), default=planner.value(state.hand)
        )

    def _supplies(self, state: State) -> list[bytes]:
        if state.picked:
            return [state.hand]
        return [state.hand + haul for track in state.tracks for haul in self.hauls(track)]

    def _banked(self, state: State) -> int:
        """The tiles completed since the outlook began."""
        new = state.completed[self.seat][len(self.state.completed[self.seat]) :]
        return sum(tile_worth(self.state, self.seat, tile) for tile in new)
