"""Generosity Confection (R6): take a marble per player from one track, keep one, give the rest."""

from collections import Counter

from ...game import Action, Event
from ..actions import GIVE, TAKE
from ..brewing import POOL, give_back
from ..colours import ONE
from ..events import Gave
from ..state import Frame, State
from ..steps import ChooseMarbles, Spot, Step, adjacent, advance, remember, spots
from .power import Power


class TakeForAll(ChooseMarbles):
    """As many adjacent marbles of one track as there are players; their colours are remembered."""

    def __init__(self) -> None:
        super().__init__(adjacent, lacks="no_long_track")

    def possible(self, state: State, seat: int) -> bool:
        return any(len(track) >= state.seats for track in state.tracks)

    def options(self, state: State, frame: Frame) -> list[Action]:
        return [TAKE[t][r] for t, r in self._useful(state, spots(frame))]

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        chosen = self.mark(state, frame, action, out)
        if len(chosen) < state.seats:
            return
        colours = [state.tracks[t][r] for t, r in chosen]
        self.collect(state, frame.seat, chosen, out)
        advance(state, *sorted(colours))

    def recalls(self, state: State, frame: Frame) -> bool:
        chosen = spots(frame)
        told = all(s in self._useful(state, chosen[:i]) for i, s in enumerate(chosen))
        return told and len(chosen) < state.seats

    def _useful(self, state: State, chosen: tuple[Spot, ...]) -> list[Spot]:
        found = adjacent(state, chosen)
        return [(t, r) for t, r in found if len(state.tracks[t]) >= state.seats]


class GiveToEach(Step):
    """Choose which marble each opponent gets; the last one is kept. `mem` holds those left."""

    asks = "give"

    def pending(self, state: State, frame: Frame) -> bool:
        return len(frame.mem) > 1

    def options(self, state: State, frame: Frame) -> list[Action]:
        rival = self.rival(state, frame)
        return [GIVE[c][rival] for c in sorted(set(frame.mem))]

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        colour, rival = action.a, action.b
        left = list(frame.mem)
        left.remove(colour)
        state.lose(colour)
        room = len(state.pools[rival]) < POOL
        if out is not None:
            out.append(Gave(frame.seat, rival, colour, room))
        if room:
            state.pools[rival] = bytes(sorted(state.pools[rival] + ONE[colour]))
        else:
            give_back(state, ONE[colour], out)
        remember(state, *left)

    def recalls(self, state: State, frame: Frame) -> bool:
        held = Counter(frame.mem) <= Counter(state.hand)
        return held and 1 < len(frame.mem) <= state.seats and list(frame.mem) == sorted(frame.mem)

    def rival(self, state: State, frame: Frame) -> int:
        return state.rivals(frame.seat)[state.seats - len(frame.mem)]


POWER = Power("generosity", steps=(TakeForAll(), GiveToEach()))
