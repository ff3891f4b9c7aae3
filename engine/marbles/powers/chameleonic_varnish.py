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


POWER = Power("chameleonic_varnish", steps=(ChooseTwoColours(),))
