"""Message boxes of the system, for what has to be said where the program can't draw.

Only the standard library and old syntax: this must work under a Python that the game can't run on.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PATIENCE = 600  # seconds that a box waits for somebody
UNSEEN = ("dummy", "offscreen")  # drivers that draw for nobody


def screen_there() -> bool:
    """Whether somebody may be looking at a screen."""
    if os.environ.get("SDL_VIDEODRIVER") in UNSEEN:
        return False
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(title: str, sentence: str) -> bool:
    """A box with a sentence, until it is closed; whether there was a way to show one."""
    if not screen_there():
        return False
    if sys.platform == "win32":
        return _windows(title, sentence)
    return any(_run(command) for command in commands(title, sentence)) or _sdl(title, sentence)


def commands(title: str, sentence: str) -> list[list[str]]:
    """The programs that can show a box here, best first."""
    script = "on run words\ndisplay alert (item 1 of words) message (item 2 of words)\nend run"
    every = (
        ["osascript", "-e", script, title, sentence],
        ["zenity", "--error", "--no-markup", "--title", title, "--text", sentence],
        ["kdialog", "--title", title, "--error", sentence],
        ["xmessage", "-center", "-title", title, sentence],
    )
    return [words for words in every if shutil.which(words[0])]


def _run(command: list[str]) -> bool:
    """Whether the program showed the box; 1 is the answer of one that was closed by its cross."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    except OSError:
        return False
    return done.returncode in (0, 1)


def _windows(title: str, sentence: str) -> bool:
    import ctypes

    return bool(ctypes.windll.user32.MessageBoxW(None, sentence, title, 0x10))  # type: ignore[attr-defined,unused-ignore]


def _sdl(title: str, sentence: str) -> bool:
    try:
        import pygame

        pygame.display.message_box(title, sentence, message_type="error")
    except Exception:  # no pygame, plain pygame, or a screen that refuses
        return False
    return True


def ask(title: str, sentence: str, answers: tuple[str, ...]) -> int | None:
    """The number of the answer that was chosen in a box; None where none can be shown."""
    if not screen_there():
        return None
    try:
        import pygame

        return int(
            pygame.display.message_box(
                title, sentence, message_type="error", buttons=answers, escape_button=0
            )
        )
    except Exception:
        return None
