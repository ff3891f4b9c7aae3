"""Text as surfaces, kept by everything that shapes them."""

from __future__ import annotations

from pathlib import Path

import pygame

from .. import paths
from ..theme import Colour
from .cache import SurfaceCache

FONTS = {
    "text": "AlegreyaSans-Regular",
    "text_medium": "AlegreyaSans-Medium",
    "text_bold": "AlegreyaSans-Bold",
    "head": "Philosopher-Regular",
    "head_bold": "Philosopher-Bold",
    "title": "MedievalSharp-Regular",
}
EASY = {  # the easy-reading choice
    "text": "AtkinsonHyperlegibleNext-Regular",
    "text_medium": "AtkinsonHyperlegibleNext-Regular",
    "text_bold": "AtkinsonHyperlegibleNext-Bold",
    "head": "AtkinsonHyperlegibleNext-Regular",
    "head_bold": "AtkinsonHyperlegibleNext-Bold",
    "title": "AtkinsonHyperlegibleNext-Bold",
}
EASY_SIZE = 0.9  # the easy font is wider: this keeps lines about as long
SMALLEST = 8  # pixels
ALIGN = {"left": pygame.FONT_LEFT, "center": pygame.FONT_CENTER, "right": pygame.FONT_RIGHT}


class Lettering:
    """Fonts and finished texts."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.assets() / "fonts"
        self.easy = False
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._texts = SurfaceCache(24 << 20)

    def font(self, font: str, px: int) -> pygame.font.Font:
        """A font at a pixel size."""
        file = (EASY if self.easy else FONTS)[font]
        if self.easy:
            px = round(px * EASY_SIZE)
        key = (file, max(SMALLEST, px))
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(self.folder / f"{file}.ttf", key[1])
        return self._fonts[key]

    def fitting(self, s: str, font: str, px: int, width: int) -> int:
        """The largest pixel size up to `px` at which `s` is at most `width` wide."""
        while px > SMALLEST:
            have = self.font(font, px).size(s)[0]
            if have <= width:
                break
            px = max(SMALLEST, min(px - 1, int(px * width / have)))
        return px

    def cut(self, s: str, font: str, px: int, width: int) -> str:
        """As much of the start of `s` as is at most `width` wide, with dots for what is gone."""
        face = self.font(font, px)
        kept = s
        while face.size(s)[0] > width and kept:
            kept = kept[:-1]
            s = f"{kept.rstrip()}…"
        return s

    def measure(self, s: str, font: str, px: int) -> tuple[int, int]:
        """Width and height of a line in pixels."""
        return self.font(font, px).size(s)

    def render(
        self, s: str, font: str, px: int, colour: Colour, *, wrap: int = 0, align: str = "left"
    ) -> pygame.Surface:
        """A line, or lines broken at `wrap` pixels."""

        def make() -> pygame.Surface:
            face = self.font(font, px)
            face.align = ALIGN[align]
            return face.render(s, True, colour, None, wrap)

        return self._texts.get((s, font, px, colour, wrap, align, self.easy), make)

    def forget(self) -> None:
        """Drop finished texts, after a change of size or font."""
        self._texts.clear()
        self._fonts.clear()
