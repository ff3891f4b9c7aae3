"""The candle flames of a scene, where `scenes/places.toml` puts them."""

from __future__ import annotations

from .canvas import Canvas
from .places import rows

FRAMES = 6
RATE = 8.0  # pictures a second
WIDTH, HEIGHT = 40.0, 60.0
BELOW = 4.0  # units of glow under the wick in the picture
FOOT = 10.0  # units from the heart of a flame down to its wick
Place = tuple[float, float, float]  # x and y of the heart, size


class Flames:
    """All flames of one scene."""

    def __init__(self, scene: str) -> None:
        self.places: list[Place] = [(x, y, size) for x, y, size in rows(scene, "flames")]
        self.time = 0.0

    def update(self, dt: float) -> None:
        """Let them flicker."""
        self.time += dt

    def draw(self, canvas: Canvas) -> None:
        """Draw them, each in a beat of its own."""
        for i, (x, y, size) in enumerate(self.places):
            frame = int(self.time * RATE + i * 2.4) % FRAMES
            w, h = WIDTH * size, HEIGHT * size
            canvas.image(f"objects/flame_{frame}", x - w / 2, y + (FOOT + BELOW) * size - h, w, h)
