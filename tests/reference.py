"""A slow, obvious reading of the cascade (R4), written from the rules alone.

Tracks are strings of colour letters, row 0 first; `G` is wild (R4.8).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

WILD = "G"


class Explosion(NamedTuple):
    """One link: how many marbles below and above the meeting point went, and as which colour."""

    below: int
    above: int
    colour: str


class Outcome(NamedTuple):
    """What a pick brings, what stays, and the links in between."""

    taken: str
    left: str
    links: list[Explosion]


def cascade(track: str, row: int) -> Outcome:
    """Pick the marble at `row` of `track` (R4.1-R4.4)."""
    stayed = list(track[:row])
    fallen = list(track[row + 1 :])
    taken = [track[row]]
    links: list[Explosion] = []
    while stayed and fallen:
        colour = exploding_colour(stayed, fallen)
        if colour is None:
            break
        below = 0
        while stayed and joins(stayed[-1], colour):
            taken.append(stayed.pop())
            below += 1
        above = 0
        while fallen and joins(fallen[0], colour):
            taken.append(fallen.pop(0))
            above += 1
        links.append(Explosion(below, above, colour))
    return Outcome("".join(taken), "".join(stayed + fallen), links)


def exploding_colour(stayed: list[str], fallen: list[str]) -> str | None:
    """The colour in which the meeting point explodes, or None (R4.2, R4.8)."""
    low, high = stayed[-1], fallen[0]
    if low != WILD and high != WILD:
        return low if low == high else None
    if low != WILD:
        return low
    if high != WILD:
        return high
    lower = first_real(reversed(stayed))
    upper = first_real(fallen)
    if lower is None and upper is None:
        return WILD
    if lower is None:
        return upper
    if upper is None:
        return lower
    if run_size(stayed, fallen, upper) > run_size(stayed, fallen, lower):
        return upper
    return lower


def first_real(marbles: Iterable[str]) -> str | None:
    """The first marble that is not wild."""
    for marble in marbles:
        if marble != WILD:
            return marble
    return None


def run_size(stayed: list[str], fallen: list[str], colour: str) -> int:
    """How many marbles on both sides of the meeting point would go as `colour`."""
    size = 0
    for side in (list(reversed(stayed)), fallen):
        for marble in side:
            if not joins(marble, colour):
                break
            size += 1
    return size


def joins(marble: str, colour: str) -> bool:
    """Whether a marble is part of a run of `colour`."""
    return marble in (colour, WILD)
