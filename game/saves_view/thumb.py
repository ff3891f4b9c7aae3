"""The small picture of a game: the dispenser with the marbles that can be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine import marbles

from ..theme import GOLD
from ..ui.canvas import Canvas
from ..ui.geometry import Rect

if TYPE_CHECKING:
    from engine.marbles import State

SIZE = (80.0, 100.0)
EDGE = 6.0  # of the wooden frame
WOOD = (74, 39, 17)
LANE = (206, 176, 128)
DARK = (43, 26, 20)
GAP = 1.4


def draw(canvas: Canvas, state: State | None, x: float, y: float) -> None:
    """The picture with its corner at a place; without a state the dispenser is empty."""
    w, h = canvas.px(SIZE[0]), canvas.px(SIZE[1])
    tracks = () if state is None else tuple(t[: marbles.REACH] for t in state.tracks)

    def make() -> pygame.Surface:
        part = pygame.Surface((w, h), pygame.SRCALPHA).convert_alpha()
        small = Canvas(part, canvas.pictures)
        small.scale, small.origin = canvas.scale, (0.0, 0.0)
        _paint(small, tracks)
        return part

    picture = canvas.pictures.made(("tracks", tracks, w, h), make)
    canvas.surface.blit(picture, canvas.to_pixels(x, y), special_flags=pygame.BLEND_PREMULTIPLIED)


def _paint(canvas: Canvas, tracks: tuple[bytes, ...]) -> None:
    w, h = SIZE
    canvas.rect(0, 0, w, h, WOOD, radius=9)
    canvas.rect(0, 0, w, h, GOLD, radius=9, line=2)
    inner = Rect(EDGE, EDGE, w - 2 * EDGE, h - 2 * EDGE)
    step = inner.w / marbles.TRACKS
    d = min(step - GAP, inner.h / marbles.REACH)
    for lane in range(marbles.TRACKS):
        left = inner.x + lane * step
        shade = LANE if tracks else DARK
        canvas.rect(left + GAP / 2, inner.y, step - GAP, inner.h, shade, radius=4)
        for row, colour in enumerate(tracks[lane] if tracks else ()):
            canvas.marble(colour, left + step / 2, inner.bottom - (row + 0.5) * inner.h / 8, d)
