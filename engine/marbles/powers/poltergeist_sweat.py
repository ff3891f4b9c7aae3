"""Dram of Poltergeist Sweat (R6): steal 1 marble from a pool, then exchange it (R8.1)."""

from ...game import Action, Event
from ..actions import COLOUR, RIVAL, Verb
from ..cauldron import Exchange
from ..state import Frame, State
from ..steps import remember, steal
from .power import Power


class StealAndExchange(Exchange):
    """Choose the rival, then its marble, then (without Ectoplasm) what comes out for it."""

    asks = "steal"
    lacks = "no_rival_pool"

    def possible(self, state: State, seat: int) -> bool:
        return bool(state.cauldron) and any(state.pools[r] for r in state.rivals(seat))

    def rival(self, state: State, frame: Frame) -> int | None:
        return frame.mem[0] if len(frame.mem) == 1 else None

    def options(self, state: State, frame: Frame) -> list[Action]:
        if not frame.mem:
            return [RIVAL[r] for r in state.rivals(frame.seat) if state.pools[r]]
        if len(frame.mem) == 1:
            return [COLOUR[c] for c in sorted(set(state.pools[frame.mem[0]]))]
        return super().options(state, frame)

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        if action.verb == Verb.RIVAL:
            remember(state, action.a)
            return
        if len(frame.mem) == 1:
            steal(state, frame.seat, frame.mem[0], action.a, out)
            state.gain(bytes((action.a,)))
        super().apply(state, frame, action, out)

    def recalls_own(
        self, state: State, seat: int, own: tuple[int, ...], offered: int | None
    ) -> bool:
        if len(own) != 1 or own[0] not in state.rivals(seat):
            return False
        return bool(state.pools[own[0]]) if offered is None else offered in state.hand


POWER = Power("poltergeist_sweat", steps=(StealAndExchange(),))
