"""A screen of its own for the tests, and the hands on its mouse and keys."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pygame

MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
LOOK_AGAIN = 0.01  # seconds
PATIENCE = 20.0  # seconds after which nothing will come any more
HEADER = struct.Struct(">25I")  # of an X window dump, as Xvfb keeps its picture


class Screen:
    """An Xvfb with a free display number; its picture lies in a file that can be read any time."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720)) -> None:
        self.size = size
        self._picture = folder / "Xvfb_screen0"
        told, tell = os.pipe()
        w, h = size
        options = ("-fbdir", str(folder), "-nolisten", "tcp", "-noreset")
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(tell), "-screen", "0", f"{w}x{h}x24", *options],
            pass_fds=(tell,),
            stderr=subprocess.DEVNULL,
        )
        os.close(tell)
        with os.fdopen(told) as lines:
            self.display = f":{lines.readline().strip()}"

    def do(self, *words: object) -> str:
        """One chain of xdotool commands; what it says."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        return done.stdout.strip()

    def picture(self) -> pygame.Surface:
        """What is on the screen now."""
        data = self._picture.read_bytes()
        head = HEADER.unpack_from(data)
        size, line, colours = head[0], head[12], head[19]
        start = size + colours * 12
        w, h = self.size
        assert line == w * 4
        seen = pygame.image.frombuffer(data[start : start + h * line], (w, h), "BGRA")
        seen.set_alpha(None)  # the fourth byte means nothing here
        plain = pygame.Surface(self.size, depth=24)
        plain.blit(seen, (0, 0))
        return plain

    def close(self) -> None:
        """Switch it off."""
        self._server.terminate()
        self._server.wait(PATIENCE)


def wait_until(true: Callable[[], object], patience: float) -> bool:
    """Look again and again; whether something came true in time."""
    end = time.monotonic() + patience
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(LOOK_AGAIN)
    return True


def wait_for(what: str, true: Callable[[], object], patience: float = PATIENCE) -> None:
    """Look again and again until something is true, as it must become."""
    assert wait_until(true, patience), f"waited {patience:.0f} s for {what}"
