"""Every sound that the program names exists, can be played, and is no longer than it should be."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pygame
import pytest

from tools.texts import called, spelled

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = sorted((ROOT / "assets" / "sounds").glob("*.ogg"))
LOOPS = {"music_room": (60, 90), "fire": (8, 12)}
LONGEST = 5.5  # seconds of an effect
LARGEST = 1_200_000  # bytes


def named() -> Iterator[tuple[str, str]]:
    """Where the program asks for a sound, and its name with * for what is open."""
    for path in sorted((ROOT / "game").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) == "sound" and node.args:
                for name in spelled(node.args[0]):
                    yield f"{path.relative_to(ROOT).as_posix()}:{node.lineno}", name


def test_every_sound_the_table_asks_for_exists() -> None:
    names = [path.stem for path in SOUNDS]
    missing = [
        (place, name) for place, name in named() if not any(fnmatchcase(n, name) for n in names)
    ]
    assert not missing


@pytest.mark.parametrize("path", SOUNDS, ids=lambda path: path.stem)
def test_a_sound_is_as_long_and_as_large_as_it_should_be(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(44_100, -16, 2)
    seconds = pygame.mixer.Sound(path).get_length()
    pygame.mixer.quit()
    low, high = LOOPS.get(path.stem, (0.03, LONGEST))
    assert low <= seconds <= high
    assert path.stat().st_size < LARGEST
