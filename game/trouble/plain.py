"""The dialog drawn with nothing of the program's own: no picture, no font file, no widget."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.canvas import Canvas
from game.ui.geometry import Rect

DARK, PAPER, WRITING, EDGE = (24, 14, 36), (236, 220, 190), (43, 23, 8), (110, 72, 30)
BOX = Rect(330, 190, 1260, 690)
SMALLEST = 9  # pixels of a letter's height


def draw(
    canvas: Canvas,
    heading: str,
    lines: Sequence[str],
    buttons: Sequence[tuple[Rect, str, bool]],
) -> None:
    """A heading, sentences, and buttons, one of which is lit."""
    surface = canvas.surface
    surface.set_clip(None)
    surface.fill(DARK)
    box = _pixels(canvas, BOX)
    pygame.draw.rect(surface, PAPER, box)
    y = box.top + canvas.px(70)
    for text, size in ((heading, 64), *((line, 34) for line in lines)):
        picture = _font(canvas, size).render(text, True, WRITING, None, canvas.px(BOX.w - 180))
        surface.blit(picture, (box.left + canvas.px(90), y))
        y += picture.get_height() + canvas.px(26)
    for rect, text, lit in buttons:
        place = _pixels(canvas, rect)
        pygame.draw.rect(surface, EDGE, place)
        if lit:
            pygame.draw.rect(surface, WRITING, place, canvas.px(5))
        words = _font(canvas, 32).render(text, True, PAPER)
        surface.blit(words, words.get_rect(center=place.center))


def _font(canvas: Canvas, size: float) -> pygame.font.Font:
    """The font that comes inside pygame."""
    return pygame.font.Font(None, max(SMALLEST, canvas.px(size)))


def _pixels(canvas: Canvas, rect: Rect) -> pygame.Rect:
    return pygame.Rect(*canvas.to_pixels(rect.x, rect.y), canvas.px(rect.w), canvas.px(rect.h))
