"""The one window: opening, full screen, and the choice of how pictures reach the screen."""

from __future__ import annotations

import os
import statistics
import sys
import time

import pygame

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
SMALLEST = (480, 300)
SLOW_FLIP = 0.010  # seconds; a screen without a graphics card needs this and more
MEASURED = 30  # flips that decide


class NoScreenError(RuntimeError):
    """There is nothing to open a window on."""


class Window:
    """A resizable window; `surface` is what is drawn on now."""

    def __init__(
        self,
        title: str,
        size: tuple[int, int],
        *,
        compatibility: str = "auto",
        hidden: bool = False,
    ) -> None:
        if not screen_there():
            raise NoScreenError
        self._title = title
        self._hidden = hidden
        self._measuring = compatibility == "auto" and ACCELERATION not in os.environ
        self._full = False
        self._flips: list[float] = []
        if compatibility == "on":
            os.environ[ACCELERATION] = "0"
        try:
            pygame.display.init()
            pygame.font.init()
            self._window = self._open(size)
            self.surface = self._window.get_surface()
            self._drawn_size = self.surface.get_size()
        except pygame.error as error:
            raise NoScreenError(str(error)) from error

    def _open(self, size: tuple[int, int]) -> pygame.Window:
        window = pygame.Window(
            self._title, size, resizable=True, allow_high_dpi=True, hidden=self._hidden
        )
        window.minimum_size = SMALLEST
        return window

    @property
    def size(self) -> tuple[int, int]:
        """Width and height as the mouse is told, which on fine screens are not pixels."""
        return self._window.size

    @size.setter
    def size(self, size: tuple[int, int]) -> None:
        self._window.size = size

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self._full

    @fullscreen.setter
    def fullscreen(self, on: bool) -> None:
        self._full = on
        if on:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()

    def refresh(self) -> bool:
        """Take the surface of the present size; whether it has another size.

        The surface itself is no sign: it often stays the same one and grows in place.
        """
        before = self._drawn_size
        self.surface = self._window.get_surface()
        self._drawn_size = self.surface.get_size()
        return self._drawn_size != before

    def icon(self, picture: pygame.Surface) -> None:
        """The picture in the task bar."""
        self._window.set_icon(picture)

    def flip(self) -> None:
        """Show what was drawn."""
        began = time.perf_counter()
        self._window.flip()
        if self._measuring:
            self._flips.append(time.perf_counter() - began)
            if len(self._flips) >= MEASURED:
                self._judge()

    def _judge(self) -> None:
        """Open the window anew without acceleration where the first flips were slow."""
        self._measuring = False
        if statistics.median(self._flips) > SLOW_FLIP:
            os.environ[ACCELERATION] = "0"
            size, full, place = self.size, self.fullscreen, self._window.position
            self._window.destroy()
            self._window = self._open(size)
            if full:
                self.fullscreen = True
            else:
                self._window.position = place
            self.surface = self._window.get_surface()

    def close(self) -> None:
        """Take the window away."""
        self._window.destroy()


def screen_there() -> bool:
    """Whether there is a screen to open a window on."""
    if sys.platform != "linux" or os.environ.get("SDL_VIDEODRIVER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
