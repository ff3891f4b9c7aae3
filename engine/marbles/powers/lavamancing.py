"""Filter of Lavamancing (R6): return up to 5 marbles of one colour from one track."""

from ..steps import ReturnMarbles, same_colour_in_one_track
from .power import Power

POWER = Power("lavamancing", steps=(ReturnMarbles(same_colour_in_one_track, most=5),))
