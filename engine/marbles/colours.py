"""The colours of marbles as small ints, and their letters (R1.1)."""

from __future__ import annotations

from typing import Final, TypeAlias

Colour: TypeAlias = int

RED: Final = 0
BLUE: Final = 1
BLACK: Final = 2
YELLOW: Final = 3
ECTOPLASM: Final = 4  # wild: counts as any colour (R4.8)
LEAF: Final = 5  # Mandragora, an ordinary fifth colour in the dispenser (R4.9)

BASE: Final[tuple[Colour, ...]] = (RED, BLUE, BLACK, YELLOW)
ALL: Final[tuple[Colour, ...]] = (*BASE, ECTOPLASM, LEAF)
LETTERS = "RBKYGM"

EMPTY: Final = 6  # an empty hole of a layer
HOLE_LETTERS = LETTERS + "-"

# A colour as a track of one marble.
ONE: Final[tuple[bytes, ...]] = tuple(bytes((c,)) for c in range(7))


def letters(marbles: bytes) -> str:
    """A row of marbles (or holes) as letters.

    >>> letters(bytes([RED, BLACK, EMPTY]))
    'RK-'
    """
    return "".join([HOLE_LETTERS[m] for m in marbles])


def marbles(text: str) -> bytes:
    """The row of marbles that `letters` wrote; ValueError for a letter that is none.

    >>> marbles("RK")
    b'\\x00\\x02'
    """
    return bytes([HOLE_LETTERS.index(letter) for letter in text])
