"""One ring for mouse, keyboard and gamepad: what it lies on is what acts.

The mouse moves it by pointing, Tab by order, the arrows to the nearest thing in their direction;
Enter, Space or a click acts. The cyan ring shows only while the keyboard leads.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, runtime_checkable

import pygame

from .canvas import Canvas
from .events import InputEvent
from .geometry import Rect


class Focusable(Protocol):
    """A thing that the ring can lie on."""

    enabled: bool
    hint: str  # tooltip; for a disabled thing it says why

    @property
    def rect(self) -> Rect: ...

    def hit(self, x: float, y: float) -> bool:
        """Whether the point belongs to it."""
        ...

    def activate(self) -> None:
        """Do it."""
        ...


@runtime_checkable
class Listens(Protocol):
    """A focusable with a use of its own for input: a slider, a field."""

    def handle(self, event: InputEvent) -> bool:
        """Whether the event was used up."""
        ...


class FocusRing:
    """The things of a scene that can be reached, and the one that is."""

    def __init__(
        self,
        items: Iterable[Focusable] = (),
        *,
        play: Callable[[str, float], None] = lambda name, volume: None,
    ) -> None:
        self.play = play  # sounds a name at a volume
        self.items: list[Focusable] = list(items)
        self.current: Focusable | None = None
        self.hovered: Focusable | None = None
        self.pressed: Focusable | None = None
        self.shown = False  # whether the keyboard leads

    def replace(self, items: Sequence[Focusable], focus: Focusable | None = None) -> None:
        """Other things; the ring stays where it can, by place in the list."""
        at = self.items.index(self.current) if self.current in self.items else 0
        kept = self.current
        self.items = list(items)
        if focus is not None:
            self.current = focus
        elif kept not in self.items:
            self.current = self.items[min(at, len(items) - 1)] if items else None
        self.hovered = self.hovered if self.hovered in self.items else None
        self.pressed = self.pressed if self.pressed in self.items else None

    def suspend(self, items: Sequence[Focusable]) -> None:
        """Only these for a while; `current` stays what it was, though it may be out of reach."""
        self.items = list(items)
        self.hovered = self.hovered if self.hovered in self.items else None
        self.pressed = self.pressed if self.pressed in self.items else None

    def at(self, x: float, y: float) -> Focusable | None:
        """The topmost thing at a point."""
        return next((item for item in reversed(self.items) if item.hit(x, y)), None)

    def handle(self, event: InputEvent) -> bool:
        """Use an event for moving or acting; False leaves it to the scene."""
        before = self.current
        used = self._handle(event)
        if self.current is not before and self.current is not None:
            self.play("hover", 0.25)
        return used

    def _handle(self, event: InputEvent) -> bool:
        if event.kind in ("move", "down", "up"):
            return self._mouse(event)
        if isinstance(self.current, Listens) and self.current.handle(event):
            self.shown = self.shown or event.kind == "key"
            return True
        if event.kind != "key":
            return False
        if event.key == pygame.K_TAB:
            self._step(-1 if event.mods & pygame.KMOD_SHIFT else 1)
            return True
        if event.arrow is not None:
            self._towards(*event.arrow)
            return True
        if event.acts and self.current is not None:
            self.shown = True
            self._act(self.current)
            return True
        return False

    def _mouse(self, event: InputEvent) -> bool:
        if isinstance(self.pressed, Listens) and self.pressed.handle(event):
            if event.kind == "up":
                self.pressed = None
            return True
        under = self.at(event.x, event.y)
        self.hovered = under
        if under is not None and event.kind == "move" and event.button == 0:
            self.current, self.shown = under, False
        if event.clicks:
            self.pressed = under
            if under is not None:
                self.current, self.shown = under, False
                if isinstance(under, Listens):
                    under.handle(event)
            return under is not None
        if event.kind == "up" and event.button == 1:
            pressed, self.pressed = self.pressed, None
            if pressed is not None and pressed is under:
                self._act(pressed)
                return True
        return False

    def _act(self, item: Focusable) -> None:
        self.play("button" if item.enabled else "refuse", 0.5)
        if item.enabled:
            item.activate()

    def _step(self, by: int) -> None:
        self.shown = True
        if not self.items:
            return
        if self.current not in self.items:
            self.current = self.items[0 if by > 0 else -1]
            return
        self.current = self.items[(self.items.index(self.current) + by) % len(self.items)]

    def _towards(self, dx: int, dy: int) -> None:
        self.shown = True
        if self.current not in self.items:
            self._step(1)
            return
        assert self.current is not None
        found = nearest(self.current, self.items, dx, dy)
        if found is not None:
            self.current = found

    def draw(self, canvas: Canvas) -> None:
        """The cyan ring, while the keyboard leads."""
        if self.shown and self.current in self.items and self.current is not None:
            x, y, w, h = self.current.rect.grown(8)
            canvas.panel("widgets/focus", x, y, w, h)


def nearest(start: Focusable, items: Iterable[Focusable], dx: int, dy: int) -> Focusable | None:
    """The thing that lies best in a direction: near, and not far off the line."""
    sx, sy = start.rect.centre
    best: tuple[float, Focusable] | None = None
    for item in items:
        if item is start:
            continue
        cx, cy = item.rect.centre
        ahead = (cx - sx) * dx + (cy - sy) * dy
        aside = abs((cx - sx) * dy) + abs((cy - sy) * dx)
        gap = _gap(start.rect, item.rect, dx, dy)
        if ahead <= 1 or gap < -0.5 * min(start.rect.w, start.rect.h) or aside > 3 * ahead + 40:
            continue
        cost = math.hypot(ahead, 2.2 * aside) + max(0.0, gap)
        if best is None or cost < best[0]:
            best = cost, item
    return best[1] if best else None


def _gap(a: Rect, b: Rect, dx: int, dy: int) -> float:
    """How far the near edge of b lies beyond the far edge of a in a direction."""
    if dx:
        return b.x - a.right if dx > 0 else a.x - b.right
    return b.y - a.bottom if dy > 0 else a.y - b.bottom
