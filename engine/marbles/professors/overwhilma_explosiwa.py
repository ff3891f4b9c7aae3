"""Overwhilma Explosiwa (R8.4): a pick of 8 or more marbles may exchange 1 of them."""

from ..cauldron import Exchange
from ..hooks import Out, Professor
from ..programs import register, start
from ..state import State

MANY = 8


class ExchangeOfPick(Exchange):
    """The exchange of a marble just picked, or none; the frame remembers the colours picked."""

    may_decline = True

    def offers(self, state: State, seat: int, mem: tuple[int, ...]) -> list[int]:
        return sorted(set(mem))

    def recalls_own(
        self, state: State, seat: int, own: tuple[int, ...], offered: int | None
    ) -> bool:
        picked = set(own) & set(state.hand)
        fits = bool(own) and list(own) == sorted(picked) and len(state.hand) >= MANY
        return fits and state.picked and (offered is None or offered in own)


def _after_pick(state: State, seat: int, taken: bytes, out: Out) -> None:
    if len(taken) >= MANY and state.cauldron:
        start(state, PROFESSOR.id, seat, *sorted(set(taken)))


PROFESSOR: Professor = Professor("overwhilma_explosiwa", after_pick=_after_pick)
register(PROFESSOR.id, (ExchangeOfPick(),))
