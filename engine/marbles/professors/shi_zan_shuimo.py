"""Shi Zan Shuimo (R8.4): a Little Help may use a drunk potion's power again instead."""

from ...game import Action
from ..actions import DRINK
from ..hooks import Professor
from ..programs import usable
from ..state import State


def _help_options(state: State, seat: int) -> list[Action]:
    return [DRINK[tile] for tile in state.drunk[seat] if usable(state, seat, tile)]


PROFESSOR: Professor = Professor("shi_zan_shuimo", help_options=_help_options)
