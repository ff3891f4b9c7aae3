"""The saved games of one test."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.storage import Storage


@pytest.fixture(autouse=True)
def samples(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for samples that no test can harm."""
    folder = tmp_path_factory.mktemp("samples")
    monkeypatch.setattr(paths, "samples", lambda: folder)
    return folder


@pytest.fixture
def keep(home: Path) -> Storage:
    """No game yet."""
    return Storage()
