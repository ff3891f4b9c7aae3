"""The niches of the cabinet on the left: one to five opponents, the fewer the larger."""

from __future__ import annotations

from game.table.layout import Box, Niche, Spot

LEFT, TOP = 20.0, 30.0


def niches(opponents: int) -> tuple[Niche, ...]:
    """The niches, top to bottom."""
    make, pitch = _SHAPES[opponents]
    return tuple(make(LEFT, TOP + pitch * index) for index in range(opponents))


def _alone(x: float, y: float) -> Niche:
    return Niche(
        frame=Box(x, y, 450, 560),
        portrait=Spot(x + 78, y + 78, 136),
        score=Spot(x + 154, y + 36, 64),
        helps=Spot(x + 158, y + 104, 46),
        skills=Spot(x + 210, y + 104, 46),
        rewards=Spot(x + 214, y + 40, 44),
        scoldings=Spot(x + 24, y + 128, 44),
        plate=Box(x + 8, y + 146, 164, 42),
        pool=Box(x + 242, y + 10, 196, 138),
        shelf=Box(x + 190, y + 204, 252, 9),
        bottle=50,
        tiles=(Box(x + 14, y + 222, 206, 288), Box(x + 230, y + 222, 206, 288)),
        hand=Box(x + 8, y + 512, 434, 44),
        bubble=Box(x + 64, y + 154, 378, 88),
    )


def _of_two(x: float, y: float) -> Niche:
    return Niche(
        frame=Box(x, y, 450, 465),
        portrait=Spot(x + 62, y + 60, 112),
        score=Spot(x + 148, y + 82, 58),
        helps=Spot(x + 204, y + 84, 42),
        skills=Spot(x + 254, y + 84, 42),
        rewards=Spot(x + 22, y + 104, 36),
        scoldings=Spot(x + 100, y + 108, 36),
        plate=Box(x + 122, y + 10, 166, 38),
        pool=Box(x + 292, y + 8, 150, 106),
        shelf=Box(x + 10, y + 184, 430, 8),
        bottle=58,
        tiles=(Box(x + 46, y + 194, 160, 223), Box(x + 244, y + 194, 160, 223)),
        hand=Box(x + 8, y + 422, 434, 40),
        bubble=Box(x + 34, y + 130, 408, 88),
    )


def _of_three(x: float, y: float) -> Niche:
    return Niche(
        frame=Box(x, y, 450, 308),
        portrait=Spot(x + 62, y + 62, 112),
        score=Spot(x + 126, y + 32, 56),
        helps=Spot(x + 127, y + 87, 38),
        skills=Spot(x + 22, y + 104, 34),
        rewards=Spot(x + 22, y + 22, 34),
        scoldings=Spot(x + 92, y + 108, 34),
        plate=Box(x + 6, y + 114, 142, 36),
        pool=Box(x + 4, y + 168, 146, 103),
        shelf=Box(x + 158, y + 78, 286, 9),
        bottle=68,
        tiles=(Box(x + 160, y + 94, 138, 200), Box(x + 306, y + 94, 138, 200)),
        hand=Box(x + 8, y + 270, 434, 36),
        bubble=Box(x + 156, y + 6, 290, 88),
    )


def _of_four(x: float, y: float) -> Niche:
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
        bubble=Box(x + 150, y + 4, 296, 88),
    )


def _of_five(x: float, y: float) -> Niche:
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
        bubble=Box(x + 122, y + 4, 324, 88),
    )


# How a niche is laid out, and how far the next one lies below, by the number of opponents.
_SHAPES = {
    1: (_alone, 0.0),
    2: (_of_two, 471.0),
    3: (_of_three, 314.0),
    4: (_of_four, 236.0),
    5: (_of_five, 189.0),
}
