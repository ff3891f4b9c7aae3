"""Where things lie: the assets that come with the program and the folders of the player."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
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


@cache
def samples() -> Path:
    """The folder of the games that come with the program; it may not be there."""
    folder = root() / "saves"
    return folder if folder.is_dir() else root() / "game" / "samples"


def _beside() -> Path:
    """The folder in which a player sees the program: that of the executable, or the checkout."""
    frozen = getattr(sys, "frozen", False)
    return Path(sys.executable).resolve().parent if frozen else root()


def _own_folder() -> Path | None:
    """The one folder of a portable copy, or None where the system's folders are used."""
    if chosen := os.environ.get(HOME_VARIABLE):
        return Path(chosen).absolute()
    portable = _beside() / "saves" / "portable"
    return portable if portable.is_dir() else None


_instead: dict[str, Path] = {}  # folders of this run alone, for those that can't be made
_unkept: dict[str, bool] = {}  # kinds that end with the program, and whether that was told


def _folder(kind: str) -> Path:
    """The folder for a kind of files; one of this run alone where the usual one can't be made."""
    if kind in _instead:
        return _instead[kind]
    own = _own_folder() or _of_the_system(kind)
    try:
        if not own.is_absolute():  # there is no home that it could lie in
            raise NotADirectoryError(str(own))
        own.mkdir(parents=True, exist_ok=True)
        if not os.access(own, os.W_OK):  # what lies there can still be read
            _unkept.setdefault(kind, False)
    except OSError:
        _unkept.setdefault(kind, False)
        with contextlib.suppress(OSError):
            own = _instead[kind] = Path(tempfile.mkdtemp(prefix=f"{APP}-"))
    return own


def _of_the_system(kind: str) -> Path:
    """The folder that the system has for a kind of files; a bare name where it knows no home."""
    import platformdirs

    try:
        return Path(getattr(platformdirs, f"user_{kind}_dir")(APP, appauthor=False))
    except RuntimeError:
        return Path(APP)


def problems() -> list[str]:
    """The text keys of what can't be kept (settings, games, reports), each told once."""
    new = sorted(kind for kind, told in _unkept.items() if not told)
    _unkept.update(dict.fromkeys(new, True))
    return [f"problem.unkept.{kind}" for kind in new]


def config_dir() -> Path:
    """The folder of the settings."""
    return _folder("config")


def save_dir() -> Path:
    """The folder of the games."""
    return _folder("data")


def log_dir() -> Path:
    """The folder of the reports of what went wrong."""
    return _folder("log")
