"""Albedus Humblescore (R8.4): return 2 held marbles of one colour to give back a Little Help."""

from ...game import Action
from ..actions import ALBEDUS
from ..brewing import give_back
from ..colours import ONE
from ..events import HelpReturned
from ..hooks import Out, Professor
from ..state import State

PAIR = 2


def _options(state: State, seat: int) -> list[Action]:
    if not state.helps[seat]:
        return []
    return [ALBEDUS[c] for c in sorted(set(state.hand)) if state.hand.count(c) >= PAIR]


def _act(state: State, seat: int, action: Action, out: Out) -> None:
    for _ in range(PAIR):
        state.lose(action.a)
    state.helps[seat] -= 1
    if out is not None:
        out.append(HelpReturned(seat))
    give_back(state, ONE[action.a] * PAIR, out)


PROFESSOR = Professor("albedus_humblescore", turn_options=_options, act=_act)
