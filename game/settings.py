"""What a player prefers, kept in one small JSON file."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from . import files, settings_file

Speed = Literal["calm", "normal", "fast", "instant"]
SPEEDS: tuple[Speed, ...] = ("calm", "normal", "fast", "instant")
Choice = Literal["on", "off", "system"]
Drawing = Literal["auto", "on", "off"]


class WindowPlace(BaseModel):
    """The window as it was left."""

    model_config = ConfigDict(extra="ignore")

    width: int = Field(default=1280, ge=320, le=16384)
    height: int = Field(default=720, ge=200, le=16384)
    fullscreen: bool = False


class NewGameChoice(BaseModel):
    """The last choice of the new game screen."""

    model_config = ConfigDict(extra="ignore")

    seats: list[dict[str, str | int]] = Field(default=[], max_length=6)
    simple: bool = False
    kinds: list[str] | None = None
    fulminating: bool = False
    fifth_potions: bool = False
    sixth_potions: bool = False
    cauldron: bool = False
    professors: Annotated[int, Field(ge=0, le=2)] | list[str] = 0  # drawn, or by name
    mandragora: bool = False
    countdown: int | None = Field(default=None, ge=1, le=12)
    tie_break: Literal["box", "online"] = "box"
    first: int | None = Field(default=None, ge=0, le=5)
    practice: bool = False  # everything can be taken back


class Settings(BaseModel):
    """Everything that can be set."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    sound: float = Field(default=0.8, ge=0, le=1)
    music: float = Field(default=0.5, ge=0, le=1)
    muted: bool = False
    speed: Speed = "normal"
    reduced_motion: Choice = "system"
    easy_font: bool = False
    chatter: bool = True
    compatibility: Drawing = "auto"
    frame_cap: int = Field(default=60, ge=15, le=240)
    window: WindowPlace = WindowPlace()
    new_game: NewGameChoice = NewGameChoice()

    @property
    def calm_motion(self) -> bool:
        """Whether nothing may shake, flash or fly."""
        if self.reduced_motion == "system":
            return system_wants_calm()
        return self.reduced_motion == "on"


def load() -> tuple[Settings, str]:
    """The settings, and the text key of what was wrong with the file ("" for nothing).

    A file that can't be used is set aside beside the new one, never thrown away.
    """
    place = settings_file.place()
    settings, problem = Settings(), ""
    try:
        settings = Settings.model_validate_json(place.read_bytes())
    except FileNotFoundError:
        pass
    except OSError:  # left as it is: it may be in order, and another day it can be read
        problem = "problem.settings_unreadable"
    except ValueError:
        problem = settings_file.set_aside(place)
    _remember(settings)
    return settings, problem


def save(settings: Settings) -> str:
    """Write what was changed since the settings were loaded; the text key of a problem, or "".

    What another running copy changed meanwhile, and what a later version keeps there, stays.
    """
    place = settings_file.place()
    try:
        there = settings_file.read(place)
    except FileNotFoundError:
        there = {}
    except ValueError:
        there = {}
        if settings_file.set_aside(place) == "problem.settings_unreadable":
            return "problem.settings_unwritable"
    except OSError:
        return "problem.settings_unwritable"
    own = settings.model_dump(mode="json")
    merged = settings_file.numbered(settings_file.merged(there, own, _loaded))
    try:
        files.write_atomic(place, json.dumps(merged, indent=1).encode())
    except OSError:
        return "problem.settings_unwritable"
    _remember(settings)
    return ""


_loaded: dict[str, Any] = {}  # the settings as the file and this copy last agreed on them


def _remember(settings: Settings) -> None:
    _loaded.clear()
    _loaded.update(settings.model_dump(mode="json"))


def system_wants_calm() -> bool:
    """Whether the desktop asks programs for less motion, where that can be read quickly."""
    if sys.platform == "win32":
        import ctypes

        shown = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(0x1042, 0, ctypes.byref(shown), 0)
        return not shown.value
    return os.environ.get("GTK_ENABLE_ANIMATIONS") == "0"
