"""Drawing in logical units: 1920 x 1080 of them, one uniform scale, centred in the window."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

import pygame

from ..theme import CREAM, Colour
from .geometry import Rect
from .lettering import Lettering
from .pictures import Pictures

WIDTH, HEIGHT = 1920, 1080
MARBLE_LETTERS = "RBKYGM"
MARBLE_SIZES = (24, 32, 48, 64, 96, 160)  # stored pixel diameters
PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
Point = tuple[float, float]


class Canvas:
    """One per window: the surface of the frame, and where logical points lie on it."""

    def __init__(self, surface: pygame.Surface, pictures: Pictures | None = None) -> None:
        self.pictures = pictures or Pictures()
        self.lettering = Lettering()
        self.surface = surface
        self._drawn_size = surface.get_size()  # kept apart, for a window's surface grows in place
        self.scale = 1.0
        self.origin: Point = (0.0, 0.0)
        self.window_ratio: Point = (1.0, 1.0)
        self.resize(surface)

    def resize(self, surface: pygame.Surface, window: tuple[int, int] | None = None) -> None:
        """Draw on `surface` from now on; `window` is the size in which the mouse is told."""
        changed = surface.get_size() != self._drawn_size
        self.surface, self._drawn_size = surface, surface.get_size()
        w, h = (max(1, side) for side in surface.get_size())
        self.scale = min(w / WIDTH, h / HEIGHT)
        self.origin = ((w - WIDTH * self.scale) / 2, (h - HEIGHT * self.scale) / 2)
        told = window or (w, h)
        self.window_ratio = (w / max(1, told[0]), h / max(1, told[1]))
        if changed:
            self.pictures.forget_sizes()
            self.lettering.forget()

    # Places

    def to_logical(self, pos: Point) -> Point:
        """A point of the window, as the mouse tells it, in logical units."""
        x, y = pos[0] * self.window_ratio[0], pos[1] * self.window_ratio[1]
        return (x - self.origin[0]) / self.scale, (y - self.origin[1]) / self.scale

    def to_pixels(self, x: float, y: float) -> tuple[int, int]:
        """A logical point in pixels of the surface."""
        return round(self.origin[0] + x * self.scale), round(self.origin[1] + y * self.scale)

    def px(self, length: float) -> int:
        """A logical length in whole pixels, at least 1."""
        return max(1, round(length * self.scale))

    @property
    def view(self) -> Rect:
        """All of the window in logical units, bleed included."""
        w, h = self.surface.get_size()
        return Rect(*self._logical(0, 0), w / self.scale, h / self.scale)

    def _logical(self, x: float, y: float) -> Point:
        return (x - self.origin[0]) / self.scale, (y - self.origin[1]) / self.scale

    # Pictures

    def background(self, name: str) -> None:
        """Fill the window with a scene and what lies around it."""
        picture = self.pictures.background(name, self.surface.get_size(), self.scale)
        self.surface.blit(picture, (0, 0))

    def still(self, key: Hashable, draw: Callable[[Canvas], None]) -> None:
        """What does not move, drawn once for each `key` and size, then only copied.

        It fills the window, so it comes first, like a background.
        """

        def make() -> pygame.Surface:
            frame = self.surface
            self.surface = pygame.Surface(frame.get_size()).convert()
            try:
                draw(self)
                return self.surface
            finally:
                self.surface = frame

        size = self.surface.get_size()
        self.surface.blit(self.pictures.backdrop(("still", key, size), make), (0, 0))

    def hung(self, key: Hashable, box: Rect, tilt: float, draw: Callable[[Canvas], None]) -> None:
        """A sheet drawn once for each `key`, then turned about its middle by `tilt` degrees."""

        def make() -> pygame.Surface:
            frame, origin = self.surface, self.origin
            self.surface = pygame.Surface((self.px(box.w), self.px(box.h)), pygame.SRCALPHA)
            self.origin = (-box.x * self.scale, -box.y * self.scale)
            try:
                draw(self)
                return pygame.transform.rotozoom(self.surface, tilt, 1.0)
            finally:
                self.surface, self.origin = frame, origin

        self._middle(self.pictures.made(("hung", key, tilt), make), *box.centre)

    def dim(self, alpha: int) -> None:
        """Darken all that was drawn: 0 leaves it, 255 makes it black."""
        left = 255 - max(0, min(255, alpha))
        self.surface.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)

    def _size(self, name: str, w: float | None, h: float | None) -> tuple[float, float]:
        if w is not None and h is not None:
            return w, h
        nw, nh = self.pictures.natural(name)
        if w is not None:
            return w, nh * w / nw
        return (nw * h / nh, h) if h is not None else (nw, nh)

    def image(
        self,
        name: str,
        x: float,
        y: float,
        w: float | None = None,
        h: float | None = None,
        *,
        alpha: int = 255,
        angle: float = 0.0,
        flip: bool = False,
    ) -> None:
        """A picture by its top left corner; a missing size follows from the picture's own."""
        w, h = self._size(name, w, h)
        self.image_at(name, x + w / 2, y + h / 2, w, h, alpha=alpha, angle=angle, flip=flip)

    def image_at(
        self,
        name: str,
        cx: float,
        cy: float,
        w: float | None = None,
        h: float | None = None,
        *,
        alpha: int = 255,
        angle: float = 0.0,
        flip: bool = False,
        tilt: float = 0.0,
    ) -> None:
        """A picture by its middle; `angle` in degrees is rounded to 7.5, `tilt` is exact."""
        w, h = self._size(name, w, h)
        pw, ph = self.px(w), self.px(h)
        if tilt:
            picture = self.pictures.tilted(name, pw, ph, tilt)
        else:
            picture = self.pictures.sized(name, pw, ph, alpha=alpha, angle=angle, flip=flip)
        self._middle(picture, cx, cy)

    def _middle(self, picture: pygame.Surface, cx: float, cy: float) -> None:
        pw, ph = picture.get_size()
        x = round(self.origin[0] + cx * self.scale - pw / 2)
        y = round(self.origin[1] + cy * self.scale - ph / 2)
        self.surface.blit(picture, (x, y), special_flags=PREMULTIPLIED)

    def shade(self, name: str) -> None:
        """Multiply what is drawn with a picture that covers a scene and its bleed."""
        light = self.pictures.background(name, self.surface.get_size(), self.scale)
        self.surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def crop(
        self,
        name: str,
        x: float,
        y: float,
        w: float,
        h: float,
        part: tuple[float, float, float, float],
    ) -> None:
        """A part (x, y, w, h as fractions) of a picture that would fill the rectangle."""
        pw, ph = self.px(w), self.px(h)
        picture = self.pictures.sized(name, pw, ph)
        area = pygame.Rect(
            round(part[0] * pw), round(part[1] * ph), round(part[2] * pw), round(part[3] * ph)
        )
        px, py = self.to_pixels(x, y)
        self.surface.blit(picture, (px + area.x, py + area.y), area, special_flags=PREMULTIPLIED)

    def panel(self, name: str, x: float, y: float, w: float, h: float) -> None:
        """A widget picture whose box is the rectangle; shadow and glow lie outside it."""
        pw, ph = self.px(w), self.px(h)
        picture = self.pictures.panel(name, pw, ph, self.scale)
        unit = self.scale * self.pictures.shrunk(name, pw, ph, self.scale)
        pad = self.pictures.frame(name).pad
        px, py = self.to_pixels(x, y)
        at = (px - round(pad[0] * unit), py - round(pad[1] * unit))
        self.surface.blit(picture, at, special_flags=PREMULTIPLIED)

    def marble(
        self, colour: int, cx: float, cy: float, d: float, *, angle: float = 0.0, alpha: int = 255
    ) -> None:
        """A marble of diameter `d`, from the stored size that suits."""
        px = self.px(d)
        stored = next((size for size in MARBLE_SIZES if size >= px), MARBLE_SIZES[-1])
        name = f"marbles/{MARBLE_LETTERS[colour]}_{stored}"
        self._middle(self.pictures.sized(name, px, px, alpha=alpha, angle=angle), cx, cy)

    # Text

    def measure(self, s: str, size: float, font: str = "text") -> tuple[float, float]:
        """Width and height of a line in logical units."""
        w, h = self.lettering.measure(s, font, self.px(size))
        return w / self.scale, h / self.scale

    def text(
        self,
        s: str,
        x: float,
        y: float,
        size: float,
        *,
        font: str = "text",
        colour: Colour = CREAM,
        align: str = "left",
        width: float | None = None,
        wrap: bool = False,
        shadow: Colour | None = None,
        middle: bool = False,
        alpha: int = 255,
    ) -> Rect:
        """A text at x (its left, middle or right by `align`) and y (its top, or its middle).

        `width` shrinks a line that is longer, then cuts it, or with `wrap` breaks it.
        """
        if not s:
            return Rect(x, y, 0, 0)
        px, room = self.px(size), self.px(width) if width else 0
        if room and not wrap:
            px = self.lettering.fitting(s, font, px, room)
            s = self.lettering.cut(s, font, px, room)
        broken = room if wrap else 0
        picture = self.lettering.render(s, font, px, colour, wrap=broken, align=align)
        pw, ph = picture.get_size()
        left, top = self.to_pixels(x, y)
        left -= {"left": 0, "center": pw // 2, "right": pw}[align]
        top -= ph // 2 if middle else 0
        if shadow is not None:
            down = max(1, round(px * 0.07))
            under = self.lettering.render(s, font, px, shadow, wrap=broken, align=align)
            self._faded(under, (left + max(1, down // 2), top + down), alpha)
        self._faded(picture, (left, top), alpha)
        return Rect(*self._logical(left, top), pw / self.scale, ph / self.scale)

    def _faded(self, picture: pygame.Surface, at: tuple[int, int], alpha: int) -> None:
        picture.set_alpha(alpha)
        self.surface.blit(picture, at)

    # Shapes

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        colour: Colour,
        *,
        radius: float = 0,
        alpha: int = 255,
        line: float = 0,
    ) -> None:
        """A filled rectangle, or its outline `line` units thick."""
        pw, ph = self.px(w), self.px(h)
        at = self.to_pixels(x, y)
        edge = self.px(line) if line else 0
        if not radius and alpha == 255:
            pygame.draw.rect(self.surface, colour, (*at, pw, ph), width=edge)
            return
        bend = min(self.px(radius), pw // 2, ph // 2) if radius else 0
        picture = self.pictures.made(
            ("rect", pw, ph, colour, bend, edge, alpha),
            lambda: _smooth_rect(pw, ph, colour, bend, edge, alpha),
        )
        self.surface.blit(picture, at, special_flags=PREMULTIPLIED)

    def circle(
        self, cx: float, cy: float, r: float, colour: Colour, *, alpha: int = 255, line: float = 0
    ) -> None:
        """A disc, or a ring `line` units thick."""
        self.rect(cx - r, cy - r, 2 * r, 2 * r, colour, radius=r, alpha=alpha, line=line)

    def line(
        self, x1: float, y1: float, x2: float, y2: float, colour: Colour, w: float = 2
    ) -> None:
        """A straight line."""
        pygame.draw.aaline(
            self.surface, colour, self.to_pixels(x1, y1), self.to_pixels(x2, y2), self.px(w)
        )

    def polyline(
        self,
        points: Sequence[Point],
        colour: Colour,
        width: float = 2,
        *,
        dashes: tuple[float, ...] = (),
    ) -> None:
        """A bent line; `dashes` are lengths of strokes and gaps in turn."""
        strokes = [list(points)] if not dashes else list(_dashed(points, dashes))
        for stroke in strokes:
            for a, b in pairwise(stroke):
                self.line(*a, *b, colour, width)
            if not dashes:
                for x, y in stroke[1:-1]:
                    self.circle(x, y, width / 2, colour)

    def dotted(self, points: Sequence[Point], colour: Colour, d: float, step: float) -> None:
        """Dots of diameter `d` every `step` units along a path."""
        for x, y in along(points, step):
            self.circle(x, y, d / 2, colour)

    @contextmanager
    def clip(self, x: float, y: float, w: float, h: float) -> Iterator[None]:
        """Draw only inside the rectangle for a while."""
        before = self.surface.get_clip()
        wanted = pygame.Rect(*self.to_pixels(x, y), self.px(w), self.px(h))
        self.surface.set_clip(wanted.clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)


def along(points: Sequence[Point], step: float) -> Iterator[Point]:
    """Points every `step` units of the way along a path, its start included."""
    left = 0.0
    for (x1, y1), (x2, y2) in pairwise(points):
        length = math.hypot(x2 - x1, y2 - y1)
        while left <= length and length > 0:
            part = left / length
            yield x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
            left += step
        left -= length


def _dashed(points: Sequence[Point], dashes: tuple[float, ...]) -> Iterator[list[Point]]:
    """The strokes of a dashed path."""
    fine = list(along(points, 2.0))
    which, used = 0, 0.0
    stroke: list[Point] = []
    for point in fine:
        if which % 2 == 0:
            stroke.append(point)
        used += 2.0
        if used >= dashes[which % len(dashes)]:
            if stroke:
                yield [stroke[0], stroke[-1]] if len(stroke) < 4 else stroke
            stroke, used = [], 0.0
            which += 1
    if stroke:
        yield stroke


def _smooth_rect(
    w: int, h: int, colour: Colour, radius: int, line: int, alpha: int
) -> pygame.Surface:
    """A rectangle with smooth round corners: drawn four times as large, then shrunk."""
    fine = 4 if max(w, h) <= 600 else 2
    big = pygame.Surface((w * fine, h * fine), pygame.SRCALPHA)
    tint = pygame.Color(*colour, alpha).premul_alpha()
    box = (0, 0, w * fine, h * fine)
    pygame.draw.rect(big, tint, box, width=line * fine, border_radius=radius * fine)
    return pygame.transform.smoothscale(big, (w, h))
