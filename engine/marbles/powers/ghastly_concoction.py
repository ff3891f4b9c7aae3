"""Ghastly Concoction (R6): exchange 1 marble you hold with the Cauldron (R8.1)."""

from ..cauldron import Exchange
from .power import Power

POWER = Power("ghastly_concoction", steps=(Exchange(),))
