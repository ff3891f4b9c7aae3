"""The program as a process of its own, on a screen: what it saves, and what hands can do to it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pygame

from engine import BadInput, Record, load_record
from game import paths
from game.ui.canvas import HEIGHT, WIDTH
from game.ui.geometry import Rect
from game.ui.pictures import BLEED
from tests.window.screen import PATIENCE, Screen, wait_for

ROOT = Path(__file__).resolve().parent.parent.parent
OPEN_GAME = "open-1.brewburst"
END_OF_LOG, FOOT_OF_DISPENSER = (1888, 800), (742, 1060)
BLACK = (0, 0, 0)  # the bare screen
LOOKED_AT = ((9, 9), (99, 9), (9, 99))
ALIKE = 8  # by how much a colour of the splash may differ


class Program:
    """`python -m game` with a home of its own."""

    def __init__(self, screen: Screen, home: Path, *words: str) -> None:
        self.screen, self.home = screen, home
        self.size = screen.size
        home.mkdir(parents=True, exist_ok=True)
        own = {"DISPLAY": screen.display, "HOME": str(home), "BREWBURST_HOME": str(home)}
        own |= {"SDL_FRAMEBUFFER_ACCELERATION": "0", "SDL_AUDIODRIVER": "dummy"}
        kept = {k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"}
        screen.do("mousemove", 0, 0)  # what lies under the pointer would have the focus
        self.process = subprocess.Popen(
            [sys.executable, "-m", "game", *words],
            cwd=ROOT,
            env=kept | own,
            start_new_session=True,  # so that its worker can be ended with it
        )
        self.window = ""
        wait_for("a window", self._find)
        screen.do("windowmove", self.window, 0, 0, "windowfocus", "--sync", self.window)
        wait_for("the first scene", self._drawn)
        self.click(2, 2)  # a window that has just got the focus swallows one click

    def _find(self) -> bool:
        assert self.process.poll() is None, "the program ended by itself"
        found = self.screen.do("search", "--onlyvisible", "--pid", self.process.pid).split()
        self.window = found[0] if found else ""
        return bool(found)

    def _drawn(self) -> bool:
        """Whether anything but the bare screen and the splash is to be seen."""
        picture = self.screen.picture()
        there = [tuple(picture.get_at(at)[:3]) for at in LOOKED_AT]
        return any(
            seen != BLACK and max(abs(a - b) for a, b in zip(seen, dusk, strict=True)) > ALIKE
            for seen, dusk in zip(there, self._splash(), strict=True)
        )

    def _splash(self) -> list[tuple[int, ...]]:
        """The colours of the splash at the places looked at."""
        picture = pygame.image.load(paths.assets() / "images" / "splash.webp")
        w, h = self.size
        grow = max(min(w / WIDTH, h / HEIGHT), w / BLEED[0])
        wide, high = round(BLEED[0] * grow), round(BLEED[1] * grow)
        sized = pygame.transform.smoothscale(picture, (wide, high))
        left, top = (wide - w) // 2, (high - h) // 2
        return [tuple(sized.get_at((x + left, y + top))[:3]) for x, y in LOOKED_AT]

    # what it saves

    @property
    def saved(self) -> Record | None:
        """The open game as it lies on disk; None while there is none."""
        try:
            return load_record((self.home / OPEN_GAME).read_bytes())
        except (FileNotFoundError, BadInput):
            return None

    def open_game(self) -> Record:
        """The open game; there must be one, though it may be just being written."""
        wait_for("a saved game", lambda: self.saved is not None)
        record = self.saved
        return record if record is not None else self.open_game()

    @property
    def moves(self) -> int:
        """The actions of the open game; -1 while there is none."""
        record = self.saved
        return -1 if record is None else len(record.actions)

    # hands

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        """A logical point on the screen."""
        w, h = self.size
        scale = min(w / 1920, h / 1080)
        return round((w - 1920 * scale) / 2 + x * scale), round((h - 1080 * scale) / 2 + y * scale)

    def point(self, x: float, y: float) -> None:
        """Move the mouse to a logical point."""
        self.screen.do("mousemove", *self.pixel(x, y))

    def click(self, x: float, y: float, times: int = 1) -> None:
        """Click at a logical point, all at once."""
        where = self.pixel(x, y)
        again = ("--repeat", times, "--delay", 0) if times > 1 else ()
        self.screen.do("mousemove", *where, "click", *again, 1)

    def click_on(self, thing: Rect, times: int = 1) -> None:
        """Click in the middle of something."""
        self.click(*thing.centre, times=times)

    def drag(self, start: Rect, end: Rect) -> None:
        """Pull something somewhere with the button held."""
        x, y = self.pixel(*start.centre)
        half = ((start.centre[0] + end.centre[0]) / 2, (start.centre[1] + end.centre[1]) / 2)
        self.screen.do("mousemove", x, y, "mousedown", 1, "mousemove", *self.pixel(*half))
        self.screen.do("mousemove", *self.pixel(*end.centre), "mouseup", 1)

    def keys(self, *names: str) -> None:
        """Press keys one after another."""
        if names:
            self.screen.do("key", *names)

    def resize(self, w: int, h: int) -> None:
        """Give the window another size."""
        self.screen.do("windowsize", self.window, w, h)
        self.size = (w, h)

    def drawn_in_its_size(self) -> bool:
        """Whether the picture reaches to the far sides of the table."""
        picture = self.screen.picture()
        ends = (self.pixel(*END_OF_LOG), self.pixel(*FOOT_OF_DISPENSER))
        return all(tuple(picture.get_at(at)[:3]) != BLACK for at in ends)

    def hide(self) -> None:
        """Take the window off the screen, as minimising it does."""
        self.screen.do("windowunmap", "--sync", self.window)

    def show(self) -> None:
        """Put it on the screen again."""
        self.screen.do("windowmap", "--sync", self.window, "windowfocus", "--sync", self.window)
        self.click(2, 2)  # swallowed, as after the start

    # ends

    def close(self) -> None:
        """Close it as the window's cross does."""
        self.process.terminate()
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End it in the middle of whatever it does, with its worker."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
