"""Concentrate of Selfishness (R6): steal 1 marble of your choice from each opponent's pool."""

from ...game import Action, Event
from ..actions import COLOUR
from ..state import Frame, State
from ..steps import Step, advance, remember, steal
from .power import Power


class StealFromEach(Step):
    """One rival after the other, clockwise, gives up the marble chosen; `mem` counts the rivals."""

    asks = "steal"
    lacks = "no_rival_pool"

    def possible(self, state: State, seat: int) -> bool:
        return any(state.pools[rival] for rival in state.rivals(seat))

    def pending(self, state: State, frame: Frame) -> bool:
        return self.rival(state, frame) is not None

    def rival(self, state: State, frame: Frame) -> int | None:
        """The rival whose marble is chosen now."""
        rest = state.rivals(frame.seat)[len(frame.mem) :]
        return next((rival for rival in rest if state.pools[rival]), None)

    def options(self, state: State, frame: Frame) -> list[Action]:
        rival = self.rival(state, frame)
        return [COLOUR[c] for c in sorted(set(state.pools[rival]))] if rival is not None else []

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        rivals = state.rivals(frame.seat)
        rival = self.rival(state, frame)
        assert rival is not None
        steal(state, frame.seat, rival, action.a, out)
        state.gain(bytes((action.a,)))
        done = rivals.index(rival) + 1
        remember(state, *range(done))
        if not any(state.pools[other] for other in rivals[done:]):
            advance(state)

    def recalls(self, state: State, frame: Frame) -> bool:
        return frame.mem == tuple(range(len(frame.mem))) and self.pending(state, frame)


POWER = Power("selfishness", steps=(StealFromEach(),))
