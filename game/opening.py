"""Which scene the program opens with."""

from __future__ import annotations

from .app import App
from .scenes.base import Scene
from .scenes.title import TitleScene


def first_scene(app: App) -> Scene:
    """The scene that the command line asks for, else the title."""
    return TitleScene(app)
