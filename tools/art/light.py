"""Stage: scenery laid flat and bright, then lit by its candles and its moon.

The canvas is 2520 x 1440 units, the 1920 x 1080 scene in its middle; all places are in units of
the scene, so the canvas runs from (-300, -180) to (2220, 1260).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.art import kit
from tools.art.materials import textures
from tools.art.noise import Field, fractal
from tools.art.props import PROP_DEFS
from tools.art.stone import Relief, grid

LEFT, TOP, WIDTH, HEIGHT = -300, -180, 2520, 1440
RATIO = 1.5  # pixels per unit of the large picture
AMBIENT = (0.265, 0.205, 0.43)
WARM = (1.0, 0.61, 0.28)
MOON = (0.42, 0.56, 1.0)
Colour = tuple[float, float, float]


@dataclass(frozen=True)
class Light:
    """A lamp at (x, y), `z` units before the wall, reaching about `reach` units."""

    x: float
    y: float
    reach: float
    power: float = 1.0
    colour: Colour = WARM
    z: float = 90.0


class Stage:
    """One background while it is painted."""

    def __init__(self, ratio: float = RATIO) -> None:
        self.ratio = ratio
        self.width, self.height = round(WIDTH * ratio), round(HEIGHT * ratio)
        self.x, self.y = grid(LEFT, TOP, self.width, self.height, ratio)
        shape = (self.height, self.width)
        self.colour: Field = np.zeros((*shape, 3), np.float32)
        self.slope_x: Field = np.zeros(shape, np.float32)
        self.slope_y: Field = np.zeros(shape, np.float32)
        self.own: Field = np.zeros(shape, np.float32)  # share of a pixel that shines by itself

    def lay(self, relief: Relief, top: float = TOP, bottom: float = TOP + HEIGHT) -> None:
        """Cover the rows from `top` to `bottom` with a surface of the canvas's size."""
        rows = slice(round((top - TOP) * self.ratio), round((bottom - TOP) * self.ratio))
        self.colour[rows] = relief.colour[rows]
        self.slope_x[rows] = relief.slope_x[rows]
        self.slope_y[rows] = relief.slope_y[rows]

    def picture(self, body: str, defs: str = "") -> Field:
        """SVG content in scene units as pixels of the canvas, 0..1."""
        document = (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{WIDTH}" height="{HEIGHT}" viewBox="{LEFT} {TOP} {WIDTH} {HEIGHT}">'
            f"<defs>{kit.DEFS}{textures()}{PROP_DEFS}{defs}</defs>{body}</svg>"
        )
        image = kit.render(document, WIDTH, self.ratio)
        return np.asarray(image, dtype=np.float32) / 255

    def paste(self, body: str, defs: str = "", own: float = 0.0, flat: float = 0.92) -> None:
        """Lay SVG content over the scene; `own` is how much it shines without any light."""
        pixels = self.picture(body, defs)
        alpha = pixels[..., 3]
        self.colour += (pixels[..., :3] - self.colour) * alpha[..., None]
        level = 1 - alpha * flat
        self.slope_x *= level
        self.slope_y *= level
        self.own += (own - self.own) * alpha

    def shade(self, body: str, blur: float) -> None:
        """Darken the scene by SVG content, blurred by `blur` units: a cast shadow."""
        pixels = self.picture(body)
        alpha = Image.fromarray((pixels[..., 3] * 255).astype(np.uint8))
        soft = alpha.filter(ImageFilter.GaussianBlur(blur * self.ratio))
        self.colour *= 1 - np.asarray(soft, dtype=np.float32)[..., None] / 255

    def _lit(self, lights: Sequence[Light], ambient: Colour) -> Field:
        total = np.empty_like(self.colour)
        total[:] = np.asarray(ambient, np.float32)
        # A little of the ambient comes from above, so dark stones keep their shape.
        total *= (1 - 0.35 * np.clip(self.slope_y, -1, 1))[..., None]
        steep = np.sqrt(self.slope_x**2 + self.slope_y**2 + 1)
        for lamp in lights:
            dx, dy = lamp.x - self.x, lamp.y - self.y
            square = dx * dx + dy * dy
            away = np.sqrt(square + lamp.z**2)
            facing = (lamp.z * 1.25 + away * 0.2 - self.slope_x * dx - self.slope_y * dy) / (
                away * steep
            )
            near = np.exp(-((np.sqrt(square) / lamp.reach) ** 1.35))
            pool = np.clip(facing * 0.74 + 0.26, 0.03, 1.5) * near * lamp.power
            total += pool[..., None] * np.asarray(lamp.colour, np.float32)
        return total

    def light(
        self,
        lights: Sequence[Light],
        ambient: Colour = AMBIENT,
        lobes: Sequence[Light] = (),
        dark: float = 0.42,
    ) -> None:
        """Light the scene; `lobes` warm a place evenly; corners fall off by the share `dark`."""
        total = self._lit(lights, ambient)
        for lobe in lobes:
            square = (lobe.x - self.x) ** 2 + (lobe.y - self.y) ** 2
            near = np.exp(-square / (2 * (lobe.reach * 0.6) ** 2)) * lobe.power
            total += near[..., None] * np.asarray(lobe.colour, np.float32)
        total += (1.12 - total) * self.own[..., None]
        lit = self.colour * total
        lit = 1.14 * lit / np.cbrt(1 + lit**3)
        out = np.hypot((self.x - 960) / 1150, (self.y - 540) / 760)
        fall = 1 - dark * np.clip(out - 0.42, 0, 1) ** 1.5 * 1.6
        self.colour = (lit * np.clip(fall, 0.18, 1)[..., None]).astype(np.float32)

    def glow(self, x: float, y: float, size: float = 1.0, power: float = 1.0) -> None:
        """The halo of a flame whose heart is at (x, y)."""
        square = (self.x - x) ** 2 + (self.y - y) ** 2
        wide = np.exp(-np.sqrt(square) / (70 * size)) * 0.56 * power
        core = np.exp(-square / (2 * (19 * size) ** 2)) * 0.5 * power
        self._screen(
            wide[..., None] * np.array([1, 0.55, 0.18], np.float32)
            + core[..., None] * np.array([1, 0.86, 0.52], np.float32)
        )

    def moonshine(self, x: float, y: float, radius: float) -> None:
        """The gleam of a painted moon and the air around it."""
        square = (self.x - x) ** 2 + (self.y - y) ** 2
        disc = np.clip(radius - np.sqrt(square), 0, 1) * 0.3
        near = np.exp(-square / (2 * (radius * 1.5) ** 2)) * 0.3
        self._screen(
            disc[..., None] * np.array([1, 0.96, 0.82], np.float32)
            + near[..., None] * np.array([0.6, 0.7, 1], np.float32)
        )

    def beam(self, corners: Sequence[tuple[float, float]], power: float, blur: float = 40) -> None:
        """Moonlight in the air between the given corners, fading downwards."""
        small = 4
        mask = Image.new("L", (WIDTH // small, HEIGHT // small))
        points = [((x - LEFT) / small, (y - TOP) / small) for x, y in corners]
        ImageDraw.Draw(mask).polygon(points, fill=255)
        mask = mask.filter(ImageFilter.GaussianBlur(blur / small))
        field = np.asarray(mask.resize((self.width, self.height), Image.Resampling.BICUBIC))
        top = min(y for _, y in corners)
        end = max(y for _, y in corners)
        fade = np.clip(1 - (self.y - top) / (end - top), 0, 1)
        strength = field.astype(np.float32) / 255 * fade * power
        self._screen(strength[..., None] * np.array([0.5, 0.62, 1], np.float32))

    def dust(self, count: int, seed: int, tint: Colour = (1, 0.86, 0.6)) -> None:
        """Motes hanging in the air."""
        rng = np.random.default_rng(seed)
        layer = Image.new("L", (self.width, self.height))
        pen = ImageDraw.Draw(layer)
        for _ in range(count):
            x, y = rng.uniform(0, self.width), rng.uniform(0, self.height * 0.8)
            r = rng.uniform(0.6, 1.7) * self.ratio
            pen.ellipse((x - r, y - r, x + r, y + r), fill=int(rng.uniform(40, 150)))
        soft = np.asarray(layer.filter(ImageFilter.GaussianBlur(0.8 * self.ratio)))
        self._screen(soft.astype(np.float32)[..., None] / 255 * np.asarray(tint, np.float32))

    def _screen(self, light: Field) -> None:
        self.colour = (1 - (1 - self.colour) * (1 - np.clip(light, 0, 1))).astype(np.float32)

    def finish(self, seed: int) -> Image.Image:
        """Bloom, a touch of blue in the shadows and fine grain; then the picture."""
        bright = np.clip((self.colour - 0.66) / 0.34, 0, 1)
        bloom = Image.fromarray((bright * 255).astype(np.uint8)).filter(
            ImageFilter.GaussianBlur(11 * self.ratio)
        )
        self._screen(np.asarray(bloom, dtype=np.float32) / 255 * 0.18)
        dim = 1 - self.colour.mean(-1, keepdims=True)
        self.colour += dim**3 * np.array([0.004, 0.0, 0.018], np.float32)
        grain = fractal((self.height, self.width), (1.5, 1.5), 1, seed) * 0.006
        pixels = np.clip(self.colour + grain[..., None], 0, 1) * 255
        return Image.fromarray(pixels.astype(np.uint8))


def grade(lamps: Sequence[Light], name: str, base: Colour = (0.80, 0.75, 0.84)) -> None:
    """Store a small picture to multiply over a finished scene: dim, with warm lobes at lamps.

    It covers the whole canvas at a quarter pixel per unit.
    """
    ratio = 0.25
    x, y = grid(LEFT, TOP, round(WIDTH * ratio), round(HEIGHT * ratio), ratio)
    total = np.empty((*x.shape, 3), np.float32)
    out = np.hypot((x - 960) / 1150, (y - 540) / 760)
    fall = 1 - 0.42 * np.clip(out - 0.35, 0, 1) ** 1.4 * 1.5
    total[:] = np.asarray(base, np.float32) * np.clip(fall, 0.3, 1)[..., None]
    for lamp in lamps:
        near = np.exp(-((x - lamp.x) ** 2 + (y - lamp.y) ** 2) / (2 * lamp.reach**2)) * lamp.power
        total += near[..., None] * np.asarray(lamp.colour, np.float32)
    pixels = (np.clip(total, 0, 1) * 255).astype(np.uint8)
    kit.save(Image.fromarray(pixels), f"scenes/{name}", 95)


def publish(picture: Image.Image, name: str) -> None:
    """Store a background at both sizes."""
    kit.save(picture, f"scenes/{name}", 80)
    small = picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    kit.save(small, f"scenes/{name}@1x", 80)
