"""Elixir of Blind Love (R6): take all marbles from one opponent's pool."""

from ..steps import RobPool
from .power import Power

POWER = Power("blind_love", steps=(RobPool(),))
