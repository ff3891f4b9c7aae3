"""The file of the settings: nothing in it is lost, whoever wrote it and whatever it is."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

import pytest

from game import seats, settings, settings_file
from game.text import t


def written(home: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((home / "settings.json").read_bytes())
    return found


def test_settings_come_back(home: Path) -> None:
    mine = settings.Settings(music=0.25, speed="calm", easy_font=True)
    assert settings.save(mine) == ""
    assert settings.load() == (mine, "")
    assert written(home)["format"] == settings_file.FORMAT


@pytest.mark.parametrize(
    "bad", [b"", b"{", b'{"sound": "loud"}', b"\xff\xfe\x00", b"[]", b"[" * 50_000]
)
def test_bad_settings_are_set_aside_and_told(home: Path, bad: bytes) -> None:
    (home / "settings.bad.json").write_bytes(b"an earlier one")
    (home / "settings.json").write_bytes(bad)
    found, problem = settings.load()
    assert found == settings.Settings() and problem == "problem.settings_bad" and t(problem)
    assert (home / "settings.bad (2).json").read_bytes() == bad
    assert (home / "settings.bad.json").read_bytes() == b"an earlier one"
    assert settings.load() == (settings.Settings(), "")


def test_what_goes_bad_meanwhile_is_set_aside_too(home: Path) -> None:
    settings.load()
    (home / "settings.json").write_bytes(b"[" * 50_000)
    assert settings.save(settings.Settings(muted=True)) == ""
    assert (home / "settings.bad.json").read_bytes() == b"[" * 50_000
    assert written(home)["muted"] is True


def test_what_cannot_be_read_is_not_written_over(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = b'{"muted": true}'
    (home / "settings.json").write_bytes(whole)

    def refuse(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as locked:
        locked.setattr(Path, "read_bytes", refuse)
        found, problem = settings.load()
        assert found == settings.Settings() and problem == "problem.settings_unreadable"
        assert settings.save(settings.Settings(sound=0)) == "problem.settings_unwritable"
    assert [file.name for file in home.iterdir()] == ["settings.json"]
    assert (home / "settings.json").read_bytes() == whole


def test_a_folder_in_the_place_of_the_file_is_told(home: Path) -> None:
    (home / "settings.json").mkdir()
    assert settings.load() == (settings.Settings(), "problem.settings_unreadable")
    assert settings.save(settings.Settings()) == "problem.settings_unwritable"


def test_what_a_later_version_keeps_there_stays(home: Path) -> None:
    later = {"muted": True, "holograms": 3, "format": 7, "window": {"depth": 2}}
    (home / "settings.json").write_text(json.dumps(later), "utf-8")
    found, problem = settings.load()
    assert found.muted and problem == ""
    found.music = 0.1
    assert settings.save(found) == ""
    kept = written(home)
    assert (kept["holograms"], kept["format"], kept["window"]["depth"]) == (3, 7, 2)
    assert (kept["muted"], kept["music"]) == (True, 0.1)


def test_two_copies_keep_what_each_has_changed(home: Path) -> None:
    settings.save(settings.Settings())
    mine, _ = settings.load()
    theirs = written(home) | {"speed": "calm"}
    theirs["window"]["width"] = 999
    (home / "settings.json").write_text(json.dumps(theirs), "utf-8")
    mine.music = 0.1
    mine.window.height = 888
    assert settings.save(mine) == ""
    found, _ = settings.load()
    assert (found.speed, found.music) == ("calm", 0.1)
    assert (found.window.width, found.window.height) == (999, 888)


def test_seats_with_hints_are_kept_without_a_warning(home: Path) -> None:
    choice = settings.NewGameChoice(seats=seats.dump([seats.usual(0)._replace(hints=3)]))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert settings.save(settings.Settings(new_game=choice)) == ""
    found, _ = settings.load()
    assert found.new_game.seats[0]["hints"] == 3
