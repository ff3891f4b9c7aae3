"""The niches of the cabinet for any number of opponents: four or five share it in low rows."""

from __future__ import annotations

from game.table import layout
from game.table.layout import Box, Niche, Spot


def niches(opponents: int) -> tuple[Niche, ...]:
    """The niches, top to bottom; from four opponents on each is one row."""
    if opponents <= 3:
        return layout.niches(opponents)
    row = _row_of_four if opponents == 4 else _row_of_five
    return tuple(row(index) for index in range(opponents))


def _row_of_four(index: int) -> Niche:
    x, y = 20.0, 30.0 + 236 * index
    return Niche(
        frame=Box(x, y, 450, 230),
        portrait=Spot(x + 50, y + 48, 88),
        score=Spot(x + 118, y + 28, 52),
        helps=Spot(x + 182, y + 164, 40),
        skills=Spot(x + 142, y + 164, 40),
        rewards=Spot(x + 142, y + 206, 40),
        scoldings=Spot(x + 182, y + 206, 40),
        plate=Box(x + 88, y + 58, 116, 32),
        pool=Box(x + 4, y + 144, 116, 82),
        shelf=Box(x + 6, y + 138, 196, 7),
        bottle=44,
        tiles=(Box(x + 208, y + 6, 118, 171), Box(x + 329, y + 6, 118, 171)),
        hand=Box(x + 208, y + 184, 238, 40),
    )


def _row_of_five(index: int) -> Niche:
    x, y = 20.0, 30.0 + 189 * index
    return Niche(
        frame=Box(x, y, 450, 183),
        portrait=Spot(x + 38, y + 37, 68),
        score=Spot(x + 94, y + 22, 42),
        helps=Spot(x + 180, y + 126, 37),
        skills=Spot(x + 136, y + 126, 37),
        rewards=Spot(x + 136, y + 162, 37),
        scoldings=Spot(x + 180, y + 162, 37),
        plate=Box(x + 72, y + 42, 130, 28),
        pool=Box(x + 4, y + 108, 104, 73),
        shelf=Box(x + 6, y + 105, 196, 6),
        bottle=34,
        tiles=(Box(x + 208, y + 5, 119, 172), Box(x + 329, y + 5, 119, 172)),
        hand=Box(x + 208, y + 150, 238, 30),
    )
