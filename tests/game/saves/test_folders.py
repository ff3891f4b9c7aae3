"""Where a player's files lie: beside a portable copy, or elsewhere for a run that has no home."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
import pytest

from game import paths
from game.app import App, Options
from game.storage import Storage
from game.text import t

from .games import begun


def test_a_folder_that_cannot_be_made_gives_one_of_this_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "file" / "home"))
    assert paths.problems() == []
    folder = paths.save_dir()
    assert folder.is_dir() and folder == paths.save_dir()
    (said,) = paths.problems()
    assert t(said) and paths.problems() == [], "it is told once"
    keep = Storage()
    assert keep.autosave(begun()) == "" and keep.load_autosave()[0] is not None


def test_a_home_that_is_no_place_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: "~/.local/share/brewburst")
    assert paths.save_dir().is_dir() and paths.problems() == ["problem.unkept.data"]
    assert not Path("~").exists()


def test_a_folder_that_cannot_be_written_to_is_still_read(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths.os, "access", lambda *_: False)
    assert paths.config_dir() == home and paths.log_dir() == home
    assert [t(key) != key for key in paths.problems()] == [True, True]


def test_not_even_a_temporary_folder_stops_the_program(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: object) -> str:
        raise FileNotFoundError("No usable temporary directory found")

    (home / "file").write_text("in the way")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(home / "file"))
    monkeypatch.setattr(paths.tempfile, "mkdtemp", refuse)
    keep = Storage()
    assert keep.autosave(begun()) == t("problem.save_unwritable")
    assert keep.load_autosave() == (None, "") and not keep.has_autosave()
    app = App(Options(size=(640, 400)))
    app.load()
    app.close()


@pytest.mark.parametrize("frozen", [False, True])
def test_a_portable_copy_keeps_everything_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frozen: bool
) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    (tmp_path / "saves" / "portable").mkdir(parents=True)
    if frozen:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
        monkeypatch.setattr(sys, "executable", str(tmp_path / "brewburst"))
    else:
        monkeypatch.setattr(paths, "root", lambda: tmp_path)
    folders = {paths.config_dir(), paths.save_dir(), paths.log_dir()}
    assert folders == {tmp_path / "saves" / "portable"}
