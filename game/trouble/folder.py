"""Showing a folder in the program that the desktop has for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from game.trouble import native


def show(folder: Path) -> bool:
    """Whether the desktop was asked to show the folder."""
    if not native.screen_there():
        return False
    try:
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            opener = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen(
                [opener, str(folder)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
    except OSError:
        return False
    return True
