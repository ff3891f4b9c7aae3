"""The file of the settings, apart from their models, which take longer to load."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from . import paths


def place() -> Path:
    """Where the settings lie."""
    return paths.config_dir() / "settings.json"


def peek() -> dict[str, Any]:
    """The settings as plain data, unchecked: the window needs its size before the models."""
    try:
        data = json.loads(place().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}
