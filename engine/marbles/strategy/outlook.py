"""How good a position within a seat's own turn looks, judged by what lies open alone (R10)."""

from __future__ import annotations

from typing import NamedTuple

from ..colours import EMPTY, LEAF
from ..dispenser import REACH, SEEN, blast
from ..state import TRUE_COLOURS, Brew, State
from .plan import Planner, Prospect
from .weights import WEIGHTS, Weights
from .worth import HELP, POINT, in_reserve, last_turn, tile_worth, turn_to_come

MOST_REMEMBERED = 1 << 12  # planners, or tracks
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


class Manner(NamedTuple):
    """How a player falls short of one that always does what looks best."""

    noise: int = 0  # hundredths of a point by which it may misjudge a pick or a tile, twice over
    shy: int = 0  # what a potion or a Little Help must gain beyond its price


PERFECT = Manner()


class Mind:
    """What a player knows by heart within one decision: plans and hauls, up to a bound."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self._planners: dict[Prospect, Planner] = {}
        self._hauls: dict[bytes, list[bytes]] = {}

    def planner(self, state: State, seat: int, brewing: tuple[Brew, ...]) -> Planner:
        """The planner of a seat for these tiles."""
        weights = self.weights
        prospect = Prospect(
            brewing,
            tuple([tile_worth(state, seat, brew.tile, weights) for brew in brewing]),
            tuple([stack[0] for stack in state.stacks if stack]),
            weights.last if last_turn(state) else 100,
            sum([track.count(LEAF, 0, SEEN) for track in state.tracks]),
        )
        found = self._planners.get(prospect)
        if found is None:
            if len(self._planners) >= MOST_REMEMBERED:
                self._planners.clear()
            found = Planner(prospect, weights)
            self._planners[prospect] = found
        return found

    def hauls(self, track: bytes) -> list[bytes]:
        """What each pick of a track takes."""
        found = self._hauls.get(track)
        if found is None:
            if len(self._hauls) >= MOST_REMEMBERED:
                self._hauls.clear()
            found = hauls(track)
            self._hauls[track] = found
        return found

    def standing(self, state: State, seat: int, points: int) -> int:
        """What a seat may expect between turns: its `points` so far, and all that it has begun."""
        value = POINT * points
        if state.over:
            return value
        if turn_to_come(state, seat):
            value += self.weights.tempo
        elif last_turn(state):
            return value
        planner = self.planner(state, seat, state.brewing[seat])
        held = state.pools[seat]
        if seat == state.seat:
            held += state.hand
        return value + in_reserve(state, seat, self.weights) + planner.value(held)

    def best_haul(self, state: State) -> int:
        """What the pick to come adds for the player whose turn begins."""
        seat = state.seat
        planner = self.planner(state, seat, state.brewing[seat])
        held = state.hand + state.pools[seat]
        found = [planner.value(held + haul) for t in state.tracks for haul in self.hauls(t)]
        return max(found, default=0) - planner.value(held) if found else 0


class Outlook:
    """Judges positions that follow from one masked state of a seat's turn."""

    def __init__(
        self, known: State, seat: int, mind: Mind | None = None, manner: Manner = PERFECT
    ) -> None:
        self.state = known
        self.seat = seat
        self.mind = mind or Mind()
        self.weights = self.mind.weights
        self.manner = manner

    def planner(self, brewing: tuple[Brew, ...]) -> Planner:
        """The planner for these tiles; tiles completed on the way change no worth."""
        return self.mind.planner(self.state, self.seat, brewing)

    def hauls(self, track: bytes) -> list[bytes]:
        """What each pick of a track takes."""
        return self.mind.hauls(track)

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
        banked = sum(tile_worth(before, seat, tile, self.weights) for tile in new)
        banked += POINT * (state.rewards[seat] - before.rewards[seat])
        banked -= POINT * (state.scoldings[seat] - before.scoldings[seat])
        banked += HELP * max(0, before.helps[seat] - state.helps[seat])
        if state.seat == seat:
            lost = _held_by_rivals(before, seat) - _held_by_rivals(state, seat)
            banked += self.weights.denial * lost
        return banked


def _held_by_rivals(state: State, seat: int) -> int:
    return sum(map(len, state.pools)) - len(state.pools[seat])
