"""Potion of Magnetical Attraction (R6): take 2 adjacent marbles of different colours."""

from ..steps import ChooseMarbles, adjacent_of_other_colour
from .power import Power

POWER = Power(
    "magnetical_attraction",
    steps=(ChooseMarbles(adjacent_of_other_colour, least=2, most=2, lacks="no_unlike_pair"),),
)
