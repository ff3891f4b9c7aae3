"""Balm of Uttermost Stickiness (R6): take 2 or more adjacent marbles of one colour."""

from ..dispenser import REACH
from ..steps import ChooseMarbles, adjacent_of_one_colour
from .power import Power

POWER = Power(
    "uttermost_stickiness",
    steps=(ChooseMarbles(adjacent_of_one_colour, least=2, most=REACH, lacks="no_like_pair"),),
)
