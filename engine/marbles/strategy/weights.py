"""The numbers behind a judgement, in hundredths of a point unless they say otherwise.

`tools/tune.py` searches for better ones by letting players with different weights meet.
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """What a computer player holds dear."""

    fresh: int = 150  # a power not used yet
    alike_one: int = 30  # towards a Skill token: the first completed tile of a kind,
    alike_two: int = 130  # and the second (R7.1)
    different_one: int = 20  # the first different kind,
    different_two: int = 40  # the second,
    different_three: int = 70  # the third,
    different_four: int = 130  # and the fourth
    begun: int = 80  # percent of its worth that a tile counts just before it is full
    bend: int = 130  # percent: above 100 a tile half full is worth less than half of that
    last: int = 25  # percent of what is begun that still counts in the last turn
    spare: int = 15  # a marble left over that a tile on top of a stack could use
    spare_soon: int = 45  # the same when a tile is taken at the end of this turn
    wild: int = 60  # how much more a wild left over is worth
    leaf: int = 10  # a leaf left over
    denial: int = 30  # a marble that a rival loses
    shadow: int = 40  # percent of the next player's best pick that counts against a turn
    help: int = 50  # what a Little Help must gain beyond its two points
    hole: int = 85  # what a hole of a new tile costs to fill
    same: int = 15  # a hole of a colour that the other tile needs too


WEIGHTS = Weights()
