"""Potion of Prismatic Joy (R6, R6.3): place up to 3 held marbles, whatever their colours."""

from ..steps import PlaceAnywhere
from .power import Power

POWER = Power("prismatic_joy", steps=(PlaceAnywhere(most=3),))
