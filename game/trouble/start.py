"""Why the program can't start here, in one sentence: on the terminal, and in a box of the system.

Old syntax and the standard library alone, for one reason is a Python that is too old.
"""

from __future__ import annotations

import gettext
import sys
from pathlib import Path

OLDEST = (3, 11)
LIBRARIES = ("pygame", "pymunk", "pydantic", "platformdirs", "filelock")
CODE = 2  # of the program that could not start


class StartError(Exception):
    """What is missing; the message is one sentence for the player."""


def sentence(key: str, **values: str) -> str:
    """A text of the catalogue, found without the rest of the program."""
    # keys: start.*
    bundle = Path(getattr(sys, "_MEIPASS", Path(__file__).resolve().parent.parent.parent))
    for folder in (bundle, bundle / "game"):
        try:
            with (folder / "assets" / "text" / "en" / "messages.mo").open("rb") as file:
                return gettext.GNUTranslations(file).gettext(key).format(**values)
        except OSError:
            continue
    return " ".join([key, *values.values()])  # nothing of the program is where it should be


def check_python() -> None:
    """Refuse a Python that the program can't run on."""
    if sys.version_info < OLDEST:
        found = ".".join(str(part) for part in sys.version_info[:2])
        raise StartError(sentence("start.python", found=found))


def check_libraries() -> None:
    """Refuse to start without a library, or with plain pygame in the place of pygame-ce."""
    from importlib.util import find_spec

    for module in LIBRARIES:
        if find_spec(module) is None:
            name = "pygame-ce" if module == "pygame" else module
            raise StartError(sentence("start.missing", name=name))
    try:
        import pygame
    except ImportError as error:
        raise StartError(sentence("start.broken", name="pygame-ce", why=str(error))) from error
    if not getattr(pygame, "IS_CE", False):
        raise StartError(sentence("start.plain_pygame", place=str(pygame.__file__)))


def refuse(told: str) -> int:
    """Say why nothing starts; the exit code."""
    from game.trouble import native

    if sys.stderr is not None:
        print(told, file=sys.stderr)
    native.show("Brewburst", told)
    return CODE
