"""Widgets that take in more than a click: a line of text, a choice from a list."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ..theme import INK, WINE, Colour
from .canvas import Canvas
from .events import InputEvent
from .geometry import Rect
from .widgets import Look, Widget

CURSOR_WIDTH = 3


class Field(Widget):
    """A line of text that can be typed into."""

    def __init__(
        self,
        rect: Rect,
        get: Callable[[], str],
        put: Callable[[str], None],
        *,
        longest: int = 16,
        allowed: Callable[[str], bool] = str.isprintable,
        font: str = "head_bold",
        size: float = 34,
        colour: Colour = WINE,
        frame: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(rect, hint=hint)
        self.get, self.put, self.longest, self.allowed = get, put, longest, allowed
        self.font, self.size, self.colour, self.frame = font, size, colour, frame
        self.editing = False
        self.draft = ""
        self._opened = False  # just now: the key that did it may still arrive as text

    def activate(self) -> None:
        self.editing, self.draft = True, self.get()
        self._opened = True

    def finish(self, keep: bool = True) -> None:
        """End typing."""
        if self.editing:
            self.editing = False
            if keep and self.draft.strip():
                self.put(self.draft.strip())

    def handle(self, event: InputEvent) -> bool:
        """Type, while the field is open."""
        if not self.editing or event.kind not in ("key", "text"):
            return False
        opened, self._opened = self._opened, False
        if event.kind == "text":
            for letter in "" if opened and event.text == " " else event.text:
                if len(self.draft) < self.longest and self.allowed(letter):
                    self.draft += letter
        elif event.key == pygame.K_BACKSPACE:
            whole = event.mods & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
            self.draft = "" if whole else self.draft[:-1]
        elif event.backs:
            self.finish(keep=False)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.finish()
        elif event.key == pygame.K_TAB:
            self.finish()
            return False
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        if self.frame or self.editing or look == "hover":
            canvas.panel(self.frame or "widgets/field", x, y, w, h)
        shown = self.draft if self.editing else self.get()
        ink = WINE if self.editing and not self.frame else self.colour
        box = canvas.text(
            shown,
            x + 14,
            y + h / 2 - 1,
            self.size,
            font=self.font,
            colour=ink,
            width=w - 28,
            middle=True,
        )
        if self.editing:
            at = box.x + box.w + 3 if shown else x + 16
            canvas.rect(at, y + h * 0.2, CURSOR_WIDTH, h * 0.6, ink)


class Choice(Widget):
    """A pill that opens a list; left and right change it in place."""

    def __init__(
        self,
        rect: Rect,
        options: list[tuple[str, str, str]],
        get: Callable[[], str],
        put: Callable[[str], None],
        opened: Callable[[Choice], None],
        *,
        hint: str = "",
    ) -> None:
        super().__init__(rect, hint=hint)
        self.options, self.get, self.put, self.opened = options, get, put, opened

    def activate(self) -> None:
        self.opened(self)

    def handle(self, event: InputEvent) -> bool:
        """Turn the wheel over it to leaf through the options."""
        if event.kind != "wheel" or not event.wheel:
            return False
        values = [value for value, _, _ in self.options]
        at = values.index(self.get()) + (1 if event.wheel < 0 else -1)
        self.put(values[at % len(values)])
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        canvas.panel("widgets/dropdown", x, y, w, h)
        _, label, icon = next(row for row in self.options if row[0] == self.get())
        left = x + 14
        if icon:
            canvas.image(f"icons/{icon}", left, y + (h - 30) / 2, 30, 30)
            left += 38
        canvas.text(
            label,
            left,
            y + h / 2 - 1,
            27,
            font="text_bold",
            colour=INK,
            width=x + w - 48 - left,
            middle=True,
        )
