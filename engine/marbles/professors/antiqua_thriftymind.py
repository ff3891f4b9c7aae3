"""Antiqua Thriftymind (R8.4): a full pool at the end of the turn may exchange 1 marble."""

from ..brewing import POOL
from ..cauldron import Exchange, exchange
from ..colours import ONE
from ..hooks import Out, Professor
from ..programs import register, start
from ..state import Frame, State


class ExchangeFromPool(Exchange):
    """The exchange of a marble of the full pool, or none."""

    may_decline = True

    def pending(self, state: State, frame: Frame) -> bool:
        return len(state.pools[frame.seat]) == POOL and bool(state.cauldron)

    def offers(self, state: State, seat: int, mem: tuple[int, ...]) -> list[int]:
        return sorted(set(state.pools[seat]))

    def swap(self, state: State, seat: int, gave: int, got: int, out: Out) -> None:
        kept = state.pools[seat].replace(ONE[gave], b"", 1)
        exchange(state, seat, gave, got, out)
        state.pools[seat] = bytes(sorted(kept + ONE[got]))


def _before_end(state: State, seat: int) -> None:
    start(state, PROFESSOR.id, seat)


PROFESSOR: Professor = Professor("antiqua_thriftymind", before_end=_before_end)
register(PROFESSOR.id, (ExchangeFromPool(),))
