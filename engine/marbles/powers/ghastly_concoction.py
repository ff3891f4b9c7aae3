"""Ghastly Concoction (R6): exchange 1 marble you hold with the Cauldron (R8.1)."""

from ..cauldron import Exchange
from ..state import State
from .power import Power


class ExchangeHeld(Exchange):
    """It collects nothing, so that the tie-break has no use for it (R7.6)."""

    def possible(self, state: State, seat: int) -> bool:
        return not state.tied and super().possible(state, seat)


POWER = Power("ghastly_concoction", steps=(ExchangeHeld(),))
