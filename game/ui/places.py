"""Where things lie in the painted pictures, as `scenes/places.toml` tells it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from .. import paths


@cache
def _table() -> dict[str, Any]:
    file = paths.assets() / "images" / "scenes" / "places.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def place(scene: str, name: str, default: tuple[float, ...]) -> tuple[float, ...]:
    """The numbers of one thing in a scene, in logical units."""
    found = _table().get(scene, {}).get(name)
    return tuple(float(value) for value in found) if found else default


def rows(scene: str, name: str) -> list[tuple[float, ...]]:
    """The numbers of several things in a scene."""
    return [tuple(float(v) for v in row) for row in _table().get(scene, {}).get(name, ())]
