"""The Ghastly Cauldron: putting one marble in and taking one out (R8.1)."""

from __future__ import annotations

from typing import Final

from ..game import Action, Event
from .actions import COLOUR, OFFER, STOP, Verb
from .colours import ECTOPLASM, ONE
from .events import Exchanged, Rewarded
from .state import Frame, State
from .steps import Step, advance, remember

ECTOPLASMS: Final = 12  # marbles in it, all Ectoplasm at first (R2.9)


def out_of(state: State) -> list[int]:
    """What an exchange may take out: Ectoplasm while it lasts, else any colour that lay in it."""
    held = state.cauldron or b""
    return [ECTOPLASM] if ECTOPLASM in held else sorted(set(held))


def exchange(state: State, seat: int, gave: int, got: int, out: list[Event] | None) -> None:
    """Swap a marble that already left its owner for one of the cauldron, and gain a Reward.

    In the tie-break no Reward is gained: the score does not change there (R7.6).
    """
    held = list(state.cauldron or b"")
    held.remove(got)
    held.append(gave)
    state.cauldron = bytes(sorted(held))
    if out is not None:
        out.append(Exchanged(seat, gave, got))
    if state.tied:
        return
    state.rewards[seat] += 1
    if out is not None:
        out.append(Rewarded(seat))


class Exchange(Step):
    """Offer a marble; then choose what comes out, unless it is Ectoplasm anyway (R8.1).

    Subclasses say which marbles may be offered and where the new one goes. `may_decline` adds
    `stop`. The frame remembers, after ints of a subclass's own, the marble offered.
    """

    asks = "offer"
    lacks = "nothing_to_exchange"
    may_decline = False

    def offers(self, state: State, seat: int, mem: tuple[int, ...]) -> list[int]:
        """The colours that may be offered; the hand's by default."""
        return sorted(set(state.hand))

    def swap(self, state: State, seat: int, gave: int, got: int, out: list[Event] | None) -> None:
        """Carry out the exchange; the hand's by default."""
        state.lose(gave)
        exchange(state, seat, gave, got, out)
        state.gain(ONE[got])

    def possible(self, state: State, seat: int) -> bool:
        return bool(state.cauldron) and bool(self.offers(state, seat, ()))

    def pending(self, state: State, frame: Frame) -> bool:
        return bool(state.cauldron)

    def options(self, state: State, frame: Frame) -> list[Action]:
        if _offered(frame) is not None:
            return [COLOUR[c] for c in out_of(state)]
        actions = [OFFER[c] for c in self.offers(state, frame.seat, frame.mem)]
        return [*actions, STOP] if self.may_decline else actions

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        gave = _offered(frame)
        if action.verb == Verb.STOP:
            advance(state)
            return
        if gave is None:
            choice = out_of(state)
            if len(choice) > 1 or choice[0] != ECTOPLASM:
                remember(state, *frame.mem, _OFFER + action.a)
                return
            gave, got = action.a, ECTOPLASM
        else:
            got = action.a
        self.swap(state, frame.seat, gave, got, out)
        advance(state)

    def recalls(self, state: State, frame: Frame) -> bool:
        offered = _offered(frame)
        own = frame.mem if offered is None else frame.mem[:-1]
        if not self.recalls_own(state, frame.seat, own, offered):
            return False
        return offered is None or (bool(out_of(state)) and ECTOPLASM not in out_of(state))

    def recalls_own(
        self, state: State, seat: int, own: tuple[int, ...], offered: int | None
    ) -> bool:
        """Whether the ints before the offer, and the offer if made, could have been chosen."""
        return not own and offered in self.offers(state, seat, own)


_OFFER: Final = 100  # marks the remembered offer among a frame's ints


def _offered(frame: Frame) -> int | None:
    return frame.mem[-1] - _OFFER if frame.mem and frame.mem[-1] >= _OFFER else None
