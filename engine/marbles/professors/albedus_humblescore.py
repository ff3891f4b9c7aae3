"""Albedus Humblescore (R8.4): return 2 held marbles of one colour to give back a Little Help."""

from ...game import Action
from ..actions import ALBEDUS
from ..brewing import give_back
from ..colours import ONE
from ..events import HelpReturned, Returned
from ..hooks import Out, Professor
from ..state import State

PAIR = 2


def _options(state: State, seat: int) -> list[Action]:
    if not state.helps[seat]:
        return []
    return [ALBEDUS[c] for c in sorted(set(state.hand)) if state.hand.count(c) >= PAIR]


def _act(state: State, seat: int, action: Action, out: Out) -> None:
    state.helps[seat] -= 1
    if out is not None:
        out.append(HelpReturned(seat))
    for _ in range(PAIR):
        state.lose(action.a)
        if out is not None:
            out.append(Returned(seat, action.a))
        give_back(state, ONE[action.a], out)


PROFESSOR: Professor = Professor("albedus_humblescore", turn_options=_options, act=_act)
