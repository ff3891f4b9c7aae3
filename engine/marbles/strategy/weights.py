"""The numbers behind a judgement, in hundredths of a point unless they say otherwise.

`tools/tune.py` searches for better ones by letting players with different weights meet.
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """What a computer player holds dear."""

    power: int = 100  # percent of `POWERS` that a power not used yet is worth
    late: int = 60  # percent of that when one Skill token is left in the countdown
    final: int = 35  # percent of that in the last turn
    alike_one: int = 50  # towards a Skill token: the first completed tile of a kind,
    alike_two: int = 120  # and the second (R7.1)
    different_one: int = 0  # the first different kind,
    different_two: int = 50  # the second,
    different_three: int = 90  # the third,
    different_four: int = 100  # and the fourth
    marble: int = 150  # a hole filled on a tile that is not full yet
    most: int = 95  # percent of its worth that a tile counts at most until it is full
    last: int = 25  # percent of what is begun that still counts in the last turn
    spare: int = 15  # a marble left over that a tile on top of a stack could use
    spare_soon: int = 45  # the same when a tile is taken at the end of this turn
    wild: int = 60  # how much more a wild left over is worth
    leaf: int = 10  # a leaf left over
    denial: int = 30  # a marble that a rival loses
    shadow: int = 40  # percent of the next player's best pick that counts against a turn
    tempo: int = 1200  # a turn more than others have had
    help: int = 50  # what a Little Help must gain beyond its two points
    hole: int = 130  # what a hole of a new tile costs to fill
    same: int = 15  # a hole of a colour that the other tile needs too


WEIGHTS = Weights()

# How a character plays within its level: each cares more for one thing and less for another.
STYLES = {
    "": WEIGHTS,
    "bold": WEIGHTS._replace(help=-20, shadow=15, power=90),
    "thrifty": WEIGHTS._replace(help=150, power=110),
    "thief": WEIGHTS._replace(denial=90, shadow=70),
}

# What a power is worth while it waits to be used: of 1,200 games the margin that owners of one had
# in the end over what their score and their tiles explain. A kind that is not here counts OTHER.
OTHER = 180
POWERS = {
    "abyssal_draft": 370,
    "blind_love": 480,
    "lavamancing": 100,
    "magnetical_attraction": 450,
    "prismatic_joy": 290,
    "sands_of_time": 330,
    "uttermost_stickiness": 430,
    "wisdom": 250,
}
