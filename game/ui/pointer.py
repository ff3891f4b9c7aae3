"""The mouse pointer: a wand."""

from __future__ import annotations

import logging

import pygame

from .canvas import Canvas

SIZE = 60.0  # logical units
SMALLEST, LARGEST = 32, 96  # pixels that desktops show without trouble
TIP = 0.06  # of the picture's side, from its top left corner

log = logging.getLogger(__name__)


def show_wand(canvas: Canvas) -> None:
    """Make the pointer a wand that suits the window; a desktop that refuses keeps its arrow."""
    if not canvas.pictures.has("objects/wand"):
        return
    side = max(SMALLEST, min(LARGEST, canvas.px(SIZE)))
    file = canvas.pictures.folder / "objects" / "wand.webp"
    try:
        picture = pygame.transform.smoothscale(
            pygame.image.load(file).convert_alpha(), (side, side)
        )
        tip = round(side * TIP)
        pygame.mouse.set_cursor(pygame.Cursor((tip, tip), picture))
    except pygame.error as error:
        log.info("no wand: %s", error)
