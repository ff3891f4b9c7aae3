"""Fulminating Serum (R6): return 2 marbles of one track, 1 if it has only 1."""

from ..steps import ReturnMarbles, of_one_track
from .power import Power

POWER = Power("fulminating_serum", steps=(ReturnMarbles(of_one_track, most=2, may_stop=False),))
