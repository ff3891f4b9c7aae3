"""Brew of Feather Touch (R6): take 2 or more marbles of one colour side by side in one row."""

from ..dispenser import TRACKS
from ..steps import ChooseMarbles, side_by_side_of_one_colour
from .power import Power

POWER = Power(
    "feather_touch",
    steps=(ChooseMarbles(side_by_side_of_one_colour, least=2, most=TRACKS, lacks="no_like_row"),),
)
