"""Abyssal Draft (R6): from row 0 take up to 1 marble of each colour, at most 1 per track."""

from ..dispenser import TRACKS
from ..steps import ChooseMarbles, lowest_of_each_colour
from .power import Power

POWER = Power("abyssal_draft", steps=(ChooseMarbles(lowest_of_each_colour, most=TRACKS),))
