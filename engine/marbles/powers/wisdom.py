"""Potion of Wisdom (R6): take 1 marble of your choice."""

from ..steps import ChooseMarbles, anywhere
from .power import Power

POWER = Power("wisdom", steps=(ChooseMarbles(anywhere),))
