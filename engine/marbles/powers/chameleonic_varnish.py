"""Chameleonic Varnish (R6): until the end of the turn one colour of yours counts as another."""

from ...game import Action, Event
from ..actions import COLOUR
from ..colours import BASE
from ..events import Varnished
from ..state import Frame, State
from ..steps import Step, advance, remember
from .power import Power


class ChooseTwoColours(Step):
    """First the colour that changes, then what it counts as; base colours only (R9.2)."""

    asks = "varnish"
    lacks = "nothing_to_place"  # as in the tie-break (R7.6)

    def possible(self, state: State, seat: int) -> bool:
        return not state.tied

    def options(self, state: State, frame: Frame) -> list[Action]:
        return [COLOUR[c] for c in BASE if c not in frame.mem]

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        if not frame.mem:
            remember(state, action.a)
            return
        before, after = frame.mem[0], action.a
        state.varnish = bytes(after if c == before else c for c in state.varnish)
        if out is not None:
            out.append(Varnished(frame.seat, before, after))
        advance(state)

    def recalls(self, state: State, frame: Frame) -> bool:
        return len(frame.mem) == 1 and frame.mem[0] in BASE


POWER = Power("chameleonic_varnish", steps=(ChooseTwoColours(),))
