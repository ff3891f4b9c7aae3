"""The stored pictures: loading, scaling, turning and fading, each result kept by pixel size.

Pictures are held with premultiplied alpha, so that scaling leaves no dark or pale fringe; they
are drawn with `BLEND_PREMULTIPLIED`.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Callable, Hashable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pygame

from .. import paths
from ..theme import NIGHT, OUTLINE
from .cache import SurfaceCache

RATIO = 2  # stored pixels per logical unit
BLEED = (2520, 1440)  # logical size of a background, which starts at (-300, -180)
ANGLES = 48  # kept turns of a picture that rolls
FADES = 16  # kept steps of alpha
MEGABYTE = 1 << 20

Sides = tuple[float, float, float, float]  # left, top, right, bottom in logical units

log = logging.getLogger(__name__)


class Frame(NamedTuple):
    """Room for shadow outside a widget's box, and the margins that keep their size."""

    pad: Sides = (0, 0, 0, 0)
    slice: Sides | None = None


class Pictures:
    """All pictures of one window."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.assets() / "images"
        self._sources = SurfaceCache(64 * MEGABYTE)  # all that a table shows
        self._ready = SurfaceCache(160 * MEGABYTE)
        self._backgrounds = SurfaceCache(70 * MEGABYTE)
        self._missing: set[str] = set()

    def has(self, name: str) -> bool:
        """Whether the picture is stored."""
        return (self.folder / f"{name}.webp").is_file()

    def natural(self, name: str) -> tuple[float, float]:
        """The size of a picture in logical units."""
        w, h = self.source(name).get_size()
        return w / RATIO, h / RATIO

    def source(self, name: str) -> pygame.Surface:
        """The picture as stored, premultiplied; a plain box for one that is missing."""
        return self._sources.get(name, lambda: self._load(name))

    def _load(self, name: str) -> pygame.Surface:
        file = self.folder / f"{name}.webp"
        try:
            return pygame.image.load(file).convert_alpha().premul_alpha()
        except (FileNotFoundError, pygame.error) as error:
            if name not in self._missing:
                self._missing.add(name)
                log.warning("picture %s: %s", name, error)
            return _stand_in(name)

    def sized(
        self, name: str, w: int, h: int, *, alpha: int = 255, angle: float = 0.0, flip: bool = False
    ) -> pygame.Surface:
        """The picture at a pixel size; a turned one is larger, around the same middle."""
        w, h = max(1, w), max(1, h)
        fade = FADES if alpha >= 255 else max(0, round(alpha * FADES / 255))
        turn = round(angle / 360 * ANGLES) % ANGLES
        return self._ready.get(
            (name, w, h, fade, turn, flip), lambda: self._make(name, w, h, fade, turn, flip)
        )

    def _make(self, name: str, w: int, h: int, fade: int, turn: int, flip: bool) -> pygame.Surface:
        if fade < FADES:
            value = round(255 * fade / FADES)
            faded = self.sized(name, w, h, angle=turn * 360 / ANGLES, flip=flip).copy()
            faded.fill((value,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            return faded
        if turn:
            return pygame.transform.rotozoom(
                self.sized(name, w, h, flip=flip), turn * 360 / ANGLES, 1.0
            )
        if flip:
            return pygame.transform.flip(self.sized(name, w, h), True, False)
        return pygame.transform.smoothscale(self.source(name), (w, h))

    def tilted(self, name: str, w: int, h: int, angle: float) -> pygame.Surface:
        """The picture turned by exactly `angle` degrees, for what hangs askew."""
        return self._ready.get(
            (name, w, h, "tilt", round(angle, 2)),
            lambda: pygame.transform.rotozoom(self.sized(name, w, h), angle, 1.0),
        )

    def background(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        """An opaque picture of the window's size: the scene in the middle, its bleed around."""

        def make() -> pygame.Surface:
            surface = pygame.Surface(size)
            surface.fill(NIGHT)
            small = f"{name}@1x"
            stored = small if scale <= 1.05 and self.has(small) else name
            picture = self._load(stored)
            grow = max(scale, size[0] / BLEED[0] if size[1] < size[0] else 0.0)
            w, h = max(1, round(BLEED[0] * grow)), max(1, round(BLEED[1] * grow))
            if h > 2 * size[1]:  # a very wide window: the part that shows is enough
                part = picture.get_rect()
                part.h = max(1, round(part.h * size[1] / h))
                part.centery = picture.get_height() // 2
                picture, h = picture.subsurface(part), size[1]
            if picture.get_size() != (w, h):
                picture = pygame.transform.smoothscale(picture, (w, h))
            surface.blit(picture, ((size[0] - w) // 2, (size[1] - h) // 2))
            return surface.convert()

        return self._backgrounds.get((name, size), make)

    def backdrop(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface of the window's size that a caller makes itself."""
        return self._backgrounds.get(key, make)

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface that a caller makes itself, kept among the pictures."""
        return self._ready.get(key, make)

    def frame(self, name: str) -> Frame:
        """How a widget picture lies round its box."""
        return frames(self.folder).get(name, Frame())

    def panel(self, name: str, w: int, h: int, scale: float) -> pygame.Surface:
        """A widget picture whose box has a pixel size: corners keep their shape."""
        return self._ready.get((name, w, h, "panel"), lambda: self._panel(name, w, h, scale))

    def shrunk(self, name: str, w: int, h: int, scale: float) -> float:
        """By how much the corners of a widget shrink so that its box is not all corners."""
        pad, cut = self.frame(name)
        if cut is None:
            return 1.0
        across = (cut[0] - pad[0] + cut[2] - pad[2]) * scale
        down = (cut[1] - pad[1] + cut[3] - pad[3]) * scale
        return min(1.0, w / max(1.0, across), h / max(1.0, down))

    def _panel(self, name: str, w: int, h: int, scale: float) -> pygame.Surface:
        pad, cut = self.frame(name)
        unit = scale * self.shrunk(name, w, h, scale)
        left, top, right, bottom = (round(side * unit) for side in pad)
        w, h = w + left + right, h + top + bottom
        source = self.source(name)
        if cut is None:
            return pygame.transform.smoothscale(source, (max(1, w), max(1, h)))
        sw, sh = source.get_size()
        xs = _cuts(w, cut[0] * unit, cut[2] * unit)
        ys = _cuts(h, cut[1] * unit, cut[3] * unit)
        sx = (0, round(cut[0] * RATIO), sw - round(cut[2] * RATIO), sw)
        sy = (0, round(cut[1] * RATIO), sh - round(cut[3] * RATIO), sh)
        made = pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA)
        for i in range(3):
            for j in range(3):
                part = pygame.Rect(sx[i], sy[j], sx[i + 1] - sx[i], sy[j + 1] - sy[j])
                pw, ph = xs[i + 1] - xs[i], ys[j + 1] - ys[j]
                if min(part.w, part.h, pw, ph) > 0:
                    piece = pygame.transform.smoothscale(source.subsurface(part), (pw, ph))
                    made.blit(piece, (xs[i], ys[j]))
        return made

    def forget_sizes(self) -> None:
        """Drop what was made for a window size that is gone."""
        self._ready.clear()
        self._backgrounds.clear()


def _cuts(whole: int, near: float, far: float) -> tuple[int, int, int, int]:
    return 0, round(near), max(round(near), whole - round(far)), whole


@cache
def frames(folder: Path) -> dict[str, Frame]:
    """The frames of the widget pictures, as `widgets/slices.toml` tells them."""
    file = folder / "widgets" / "slices.toml"
    if not file.is_file():
        return {}
    table = tomllib.loads(file.read_text("utf-8"))
    return {
        f"widgets/{name}": Frame(
            _sides(row["pad"]), _sides(row["slice"]) if "slice" in row else None
        )
        for name, row in table.items()
    }


def _sides(row: list[float]) -> Sides:
    return row[0], row[1], row[2], row[3]


def _stand_in(name: str) -> pygame.Surface:
    """A plain box, its tint from the name, for a picture that is not there."""
    tint = sum(ord(letter) * (i + 3) for i, letter in enumerate(name))
    surface = pygame.Surface((128, 128), pygame.SRCALPHA)
    colour = (70 + tint % 90, 50 + tint // 7 % 70, 80 + tint // 13 % 90, 255)
    pygame.draw.rect(surface, colour, (0, 0, 128, 128), border_radius=20)
    pygame.draw.rect(surface, OUTLINE, (0, 0, 128, 128), width=5, border_radius=20)
    return surface.premul_alpha()
