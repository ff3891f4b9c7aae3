"""A screen for the tests; left out where Xvfb or xdotool is not installed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"  # of the tests; the program gets the screen
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from tests.window.program import Program
from tests.window.screen import MISSING, Screen

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder opens a window."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.window)
            item.add_marker(
                pytest.mark.skipif(bool(MISSING), reason=f"{', '.join(MISSING)} not installed")
            )


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """A screen of 1280 x 720 that nobody else uses."""
    folder = tmp_path / "screen"
    folder.mkdir()
    screen = Screen(folder)
    yield screen
    screen.close()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where the program under test keeps its settings and games."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@pytest.fixture
def start(screen: Screen, home: Path, tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Starts the program with the given words; whatever still runs is ended after the test."""
    started: list[Program] = []

    def run(*words: str) -> Program:
        program = Program(screen, home, *words)
        started.append(program)
        return program

    yield run
    pygame.image.save(screen.picture(), tmp_path / "last.png")  # to look at after a failure
    for program in started:
        program.kill()
