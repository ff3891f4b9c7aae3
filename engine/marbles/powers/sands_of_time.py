"""Sands of Time (R6): use again the power of 1 potion that you have already drunk."""

from ..programs import RepeatPotion
from .power import Power

POWER = Power("sands_of_time", steps=(RepeatPotion(besides="sands_of_time"),))
