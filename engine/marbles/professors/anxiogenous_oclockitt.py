"""Anxiogenous O'Clockitt (R8.4): 1 Scolding each time 90 seconds of a turn run out.

The clock is the screen's; what reaches the rules is an action, so that a record needs no clock.
It may come at any moment of a turn, in the middle of a power too. Draft and tie-break have none.
"""

from ...game import Action
from ..actions import TIMEOUT
from ..hooks import Out, Professor, scold
from ..programs import NAMES
from ..state import State

SECONDS = 90


def _interrupts(state: State, seat: int) -> list[Action]:
    return [TIMEOUT] if NAMES[state.frames[0].program] == "turn" else []


def _act(state: State, seat: int, action: Action, out: Out) -> None:
    scold(state, seat, PROFESSOR.id, out)


PROFESSOR: Professor = Professor(
    "anxiogenous_oclockitt", interrupts=_interrupts, act=_act, seconds=SECONDS
)
