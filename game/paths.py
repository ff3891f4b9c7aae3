"""Where things lie: the assets that come with the program and the folders of the player."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

APP = "brewburst"
HOME_VARIABLE = (
    "BREWBURST_HOME"  # puts settings, saves and logs into one folder (tests, USB sticks)
)


@cache
def root() -> Path:
    """The folder of the program: the frozen bundle, the checkout or the installed package."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parent.parent


@cache
def assets() -> Path:
    """The folder with images, sounds, fonts and text."""
    for folder in (root() / "assets", root() / "game" / "assets"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"The folder 'assets' is missing beside {root()}.")


def _own_folder() -> Path | None:
    """The one folder of a portable copy, or None where the system's folders are used."""
    if chosen := os.environ.get(HOME_VARIABLE):
        return Path(chosen)
    portable = root() / "saves" / "portable"
    return portable if portable.is_dir() else None


def _folder(kind: str) -> Path:
    own = _own_folder()
    if own is None:
        import platformdirs

        own = Path(getattr(platformdirs, f"user_{kind}_dir")(APP, appauthor=False))
    own.mkdir(parents=True, exist_ok=True)
    return own


def config_dir() -> Path:
    """The folder of the settings."""
    return _folder("config")


def save_dir() -> Path:
    """The folder of the games."""
    return _folder("data")


def log_dir() -> Path:
    """The folder of the reports of what went wrong."""
    return _folder("log")
