"""The file of the settings, apart from their models, which take longer to load."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from . import files, paths

FORMAT = 1


def place() -> Path:
    """Where the settings lie."""
    return paths.config_dir() / "settings.json"


def peek() -> dict[str, Any]:
    """The settings as plain data, unchecked: the window needs its size before the models."""
    try:
        return read(place())
    except (OSError, ValueError):
        return {}


def read(place: Path) -> dict[str, Any]:
    """What lies in a file of settings; OSError, or ValueError where it is none."""
    try:
        data = json.loads(place.read_bytes())
    except RecursionError as error:
        raise ValueError(f"{place.name} is nested too deeply") from error
    if not isinstance(data, dict):
        raise ValueError(f"{place.name} holds no settings")
    return data


def set_aside(place: Path) -> str:
    """Move a file that can't be used out of the way; the text key of what to say."""
    try:
        files.move_new(place, place.parent, "settings.bad", ".json")
    except OSError:
        return "problem.settings_unreadable"
    return "problem.settings_bad"


def merged(there: dict[str, Any], own: dict[str, Any], loaded: dict[str, Any]) -> dict[str, Any]:
    """What lies in the file, with all that is not as it was when it was loaded."""
    result = dict(there)
    for key, value in own.items():
        before = loaded.get(key)
        if isinstance(value, dict) and isinstance(there.get(key), dict):
            result[key] = merged(there[key], value, before if isinstance(before, dict) else {})
        elif key not in there or value != before:
            result[key] = value
    return result


def numbered(data: dict[str, Any]) -> dict[str, Any]:
    """Settings with the number of their format, which a later version may have raised."""
    number = data.get("format")
    return {**data, "format": max(number, FORMAT) if isinstance(number, int) else FORMAT}
