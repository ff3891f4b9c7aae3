"""Gideon Prissymann (R8.4): 1 Scolding if marbles had to be returned at the end of the turn."""

from ..hooks import Out, Professor, scold
from ..state import State


def _on_return(state: State, seat: int, returned: int, out: Out) -> None:
    scold(state, seat, PROFESSOR.id, out)


PROFESSOR: Professor = Professor("gideon_prissymann", on_return=_on_return)
