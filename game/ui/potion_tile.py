"""A kind of potion to choose for a new game."""

from __future__ import annotations

from collections.abc import Callable

from ..text import t
from ..theme import CREAM, SHADE
from .canvas import Canvas
from .geometry import Rect
from .widgets import Widget

FULL = 0.56  # how far down the flask the liquid begins


class PotionTile(Widget):
    """A kind of potion; a click chooses it or leaves it out."""

    def __init__(
        self,
        rect: Rect,
        kind: str,
        standing: Callable[[str], str],
        toggle: Callable[[str], None],
    ) -> None:
        super().__init__(rect)
        self.kind, self._standing, self._toggle = kind, standing, toggle

    def activate(self) -> None:
        self._toggle(self.kind)

    @property
    def standing(self) -> str:
        """How the kind stands: "in", "out", "drawn" or "closed"."""
        return self._standing(self.kind)

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        standing = self.standing
        rise = 6 if look in ("hover", "pressed") else 0
        if standing in ("in", "drawn"):
            canvas.image_at("objects/glow", x + w / 2, y + h / 2, w * 1.7, h * 1.4, alpha=90)
        picture = f"potions/mini_{self.kind}"
        canvas.image(picture, x, y - rise, w, h)
        if standing in ("in", "drawn"):
            canvas.crop(f"{picture}_liquid", x, y - rise, w, h, (0, FULL, 1, 1 - FULL))
            canvas.image(f"{picture}_glass", x, y - rise, w, h)
        if standing in ("out", "closed"):
            canvas.rect(x, y - rise, w, h, SHADE, radius=10, alpha=150)
            if standing == "closed":
                canvas.image_at("icons/lock", x + w / 2, y + h * 0.58, 52, 52)
        elif standing == "in":
            canvas.image_at("objects/check", x + 118, y + 20 - rise, 40, 40)
        else:
            canvas.text(
                "?", x + 118, y + 19 - rise, 22, font="head_bold", align="center", middle=True
            )
        canvas.panel("widgets/tag", x - 10, y + h + 18, w + 20, 58)
        name = t(f"kind.short.{self.kind}")
        canvas.text(
            name,
            x + w / 2,
            y + h + 47,
            20.5,
            font="text_bold",
            colour=CREAM,
            align="center",
            width=w + 2,
            wrap=" " in name and len(name) > 14,
            middle=True,
            shadow=SHADE,
        )
