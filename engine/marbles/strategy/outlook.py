"""How good a position within a seat's own turn looks, judged by what lies open alone (R10)."""

from __future__ import annotations

from ..colours import EMPTY
from ..dispenser import REACH, SEEN, blast
from ..state import TRUE_COLOURS, Brew, State
from .plan import Planner
from .worth import HELP, POINT, tile_worth

DENIAL = 30  # a marble that a rival loses
_HIDDEN = bytes([EMPTY])
_REST = bytes(range(len(TRUE_COLOURS), 256))


def masked(view: State) -> State:
    """The view with every hidden marble unknown, so that no judgement can lean on its dealing."""
    known = view.clone()
    known.tracks = [track[:SEEN] + _HIDDEN * len(track[SEEN:]) for track in view.tracks]
    return known


def in_view(known: State) -> State:
    """A copy of a masked state without what is hidden, so that nothing unknown can be taken."""
    cut = known.clone()
    cut.tracks = [track.partition(_HIDDEN)[0] for track in known.tracks]
    return cut


def hauls(track: bytes) -> list[bytes]:
    """What each pick of a masked track takes for certain, by row (R4.5)."""
    known, _, _ = track.partition(_HIDDEN)
    return [blast(known, row)[0] for row in range(min(REACH, len(known)))]


def acting(state: State, marbles: bytes) -> bytes:
    """Marbles as the colours that they count as this turn (Chameleonic Varnish)."""
    if state.varnish == TRUE_COLOURS:
        return marbles
    return marbles.translate(state.varnish + _REST)


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
        return self._banked(state) + max(map(planner.value, self._supplies(state)))

    def _supplies(self, state: State) -> list[bytes]:
        """What there may be to spend: of a turn that is over, the pool."""
        if state.seat != self.seat:
            return [state.pools[self.seat]]
        held = state.hand + state.pools[self.seat]
        found = [held]
        if not state.picked:
            found += [held + haul for track in state.tracks for haul in self.hauls(track)]
        return [acting(state, supply) for supply in found]

    def _banked(self, state: State) -> int:
        """What has changed for good since the outlook began: tiles, tokens, marbles of rivals."""
        seat, before = self.seat, self.state
        new = state.completed[seat][len(before.completed[seat]) :]
        banked = sum(tile_worth(before, seat, tile) for tile in new)
        banked += POINT * (state.rewards[seat] - before.rewards[seat])
        banked -= POINT * (state.scoldings[seat] - before.scoldings[seat])
        banked += HELP * max(0, before.helps[seat] - state.helps[seat])
        if state.seat == seat:
            banked += DENIAL * (_held_by_rivals(before, seat) - _held_by_rivals(state, seat))
        return banked


def _held_by_rivals(state: State, seat: int) -> int:
    return sum(map(len, state.pools)) - len(state.pools[seat])
