"""Paper snippets for the winner."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from .canvas import HEIGHT, Canvas

SHAPES = 4
PIECES = 110
SPREAD = (1240.0, 1980.0)


@dataclass(slots=True)
class Piece:
    """One snippet in the air."""

    x: float
    y: float
    fall: float
    drift: float
    turn: float
    spin: float
    shape: int


class Confetti:
    """Snippets that rain over the winner once."""

    def __init__(self, colours: Sequence[str]) -> None:
        self.colours = colours
        self.pieces: list[Piece] = []
        self._rng = random.Random(len(colours))

    @property
    def flying(self) -> bool:
        """Whether any is still in sight."""
        return bool(self.pieces)

    def throw(self) -> None:
        """Let them rain."""
        draw = self._rng.uniform
        self.pieces = [
            Piece(
                draw(*SPREAD),
                draw(-700, -20),
                draw(170, 330),
                draw(-40, 40),
                draw(0, 360),
                draw(-260, 260),
                self._rng.randrange(SHAPES),
            )
            for _ in range(PIECES)
        ]

    def update(self, dt: float) -> None:
        """Fall and turn."""
        for piece in self.pieces:
            piece.x += piece.drift * dt
            piece.y += piece.fall * dt
            piece.turn += piece.spin * dt
        self.pieces = [piece for piece in self.pieces if piece.y < HEIGHT + 60]

    def draw(self, canvas: Canvas) -> None:
        """Draw those in the air."""
        for piece in self.pieces:
            name = f"objects/confetti_{piece.shape}"
            canvas.image_at(name, piece.x, piece.y, 26, 26, angle=piece.turn)
