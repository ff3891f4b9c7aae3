"""The one window: opening, full screen, and the choice of how pictures reach the screen."""

from __future__ import annotations

import logging
import math
import os
import statistics
import sys
import time

import pygame

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
SMALLEST = (480, 300)
SLOW_FLIP = 0.010  # seconds; a screen without a graphics card needs this and more
MEASURED = 30  # flips that decide
MOST_PIXELS = 16384 * 2160  # of a window; a larger picture takes seconds and gigabytes
LOST = 20  # flips in a row that fail before the window is opened anew

log = logging.getLogger(__name__)


class NoScreenError(RuntimeError):
    """There is nothing to open a window on."""


class NoWindowError(NoScreenError):
    """There is a screen, but no window opens on it, with or without acceleration."""


class Window:
    """A resizable window; `surface` is what is drawn on now."""

    def __init__(
        self,
        title: str,
        size: tuple[int, int],
        *,
        compatibility: str = "auto",
        hidden: bool = False,
        fit: bool = False,
    ) -> None:
        if not screen_there():
            raise NoScreenError
        self._title = title
        self._hidden = hidden
        self._measuring = compatibility == "auto" and ACCELERATION not in os.environ
        self._full = False
        self._flips: list[float] = []
        self._lost = 0  # flips in a row that failed
        self._opened_anew = False
        self.refused = False  # whether a size was refused, until somebody has said so
        if compatibility == "on":
            os.environ[ACCELERATION] = "0"
        try:
            pygame.display.init()
            pygame.font.init()
        except pygame.error as error:
            raise NoScreenError(str(error)) from error
        try:
            self._begin(_on_screen(size) if fit else size)
        except pygame.error as error:
            if os.environ.get(ACCELERATION) == "0":
                raise NoWindowError(str(error)) from error
            log.warning("no window with acceleration: %s", error)
            os.environ[ACCELERATION] = "0"
            self._measuring = False
            try:
                self._begin(size)
            except pygame.error as again:
                raise NoWindowError(str(again)) from again

    def _begin(self, size: tuple[int, int]) -> None:
        self._window = self._open(size)
        self.surface = self._window.get_surface()
        self._drawn_size = self.surface.get_size()

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
        try:
            surface = self._window.get_surface()
            too_large = surface.get_width() * surface.get_height() > MOST_PIXELS
        except pygame.error as error:  # no room for so many pixels
            log.warning("a window of %s: %s", self._window.size, error)
            too_large = True
        if too_large:
            self.refused = True
            self._window.size = _bounded(self._window.size)
            surface = self._window.get_surface()
        self.surface = surface
        self._drawn_size = self.surface.get_size()
        return self._drawn_size != before

    def icon(self, picture: pygame.Surface) -> None:
        """The picture in the task bar."""
        self._window.set_icon(picture)

    def flip(self) -> bool:
        """Show what was drawn; whether it worked, for a screen may go at any time."""
        began = time.perf_counter()
        try:
            self._window.flip()
        except pygame.error as error:
            self._lose(error)
            return False
        self._lost, self._opened_anew = 0, False
        if self._measuring:
            self._flips.append(time.perf_counter() - began)
            if len(self._flips) >= MEASURED:
                self._judge()
        return True

    def _lose(self, error: pygame.error) -> None:
        """After some failures open the window anew; if that does not help either, give up."""
        self._lost += 1
        if self._lost < LOST:
            return
        if self._opened_anew:
            raise error
        log.warning("the window is lost: %s", error)
        self._lost, self._opened_anew, self._full = 0, True, False
        self._open_anew()

    def _judge(self) -> None:
        """Open the window anew without acceleration where the first flips were slow."""
        self._measuring = False
        if statistics.median(self._flips) > SLOW_FLIP:
            os.environ[ACCELERATION] = "0"
            self._open_anew()

    def _open_anew(self) -> None:
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


def _on_screen(size: tuple[int, int]) -> tuple[int, int]:
    """A size that was kept, as far as a screen of today has room for it."""
    screens = pygame.display.get_desktop_sizes() or [size]
    return min(size[0], max(w for w, _ in screens)), min(size[1], max(h for _, h in screens))


def _bounded(size: tuple[int, int]) -> tuple[int, int]:
    """The size in its shape, with as many pixels as can be drawn."""
    shrink = min(1.0, math.sqrt(MOST_PIXELS / max(1, size[0] * size[1])) * 0.9)
    return max(1, int(size[0] * shrink)), max(1, int(size[1] * shrink))


def screen_there() -> bool:
    """Whether there is a screen to open a window on."""
    if sys.platform != "linux" or os.environ.get("SDL_VIDEODRIVER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
