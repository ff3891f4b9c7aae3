"""splitmix64, written out: the whole state of a random stream is one int inside a game's state.

Every function takes the state and gives the next one back beside its result, so a stream is copied
with the state that holds it and is the same on every machine and Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def bits(rng: int) -> tuple[int, int]:
    """The next state and 64 random bits.

    >>> bits(0)[1] == 0xE220A8397B1DCDAF
    True
    """
    rng = (rng + _GAMMA) & _MASK
    z = rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return rng, z ^ (z >> 31)


def draw(rng: int, n: int) -> tuple[int, int]:
    """The next state and an int from 0 to n - 1, each equally likely (rejection, no bias)."""
    limit = (1 << 64) - (1 << 64) % n
    while True:
        rng, value = bits(rng)
        if value < limit:
            return rng, value % n


def shuffled(rng: int, items: Sequence[T]) -> tuple[int, list[T]]:
    """The next state and the items in random order (Fisher-Yates)."""
    deck = list(items)
    for i in range(len(deck) - 1, 0, -1):
        rng, j = draw(rng, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return rng, deck


def seeded(seed: int, stream: int = 0) -> int:
    """The first state of stream `stream` of a seed; streams of one seed are far apart."""
    rng, _ = bits(seed & _MASK)
    rng, value = bits(rng ^ ((stream * 0xD1342543DE82EF95) & _MASK))
    return value


def misjudged(rng: int, noise: int) -> tuple[int, int]:
    """The next state and an error from -2 to 2 `noise`, small ones being the most likely."""
    if not noise:
        return rng, 0
    rng, one = draw(rng, 2 * noise + 1)
    rng, two = draw(rng, 2 * noise + 1)
    return rng, one + two - 2 * noise
