"""Settings and the open game on disk: nothing is lost, everything bad is said and set aside."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import Session
from engine.ai import choose
from engine.marbles import GAME
from game import files, opening, seats, settings
from game.choice import chosen_seats
from game.storage import Storage
from game.text import t


def played(moves: int) -> Session:  # type: ignore[type-arg]
    session = Session(GAME, {"seats": 2}, 5)
    for number in range(moves):
        session.submit(choose(GAME, session.state, "random", number))
    return session


def test_settings_come_back(home: Path) -> None:
    mine = settings.Settings(music=0.25, speed="calm", easy_font=True)
    assert settings.save(mine) == ""
    assert settings.load() == (mine, "")


@pytest.mark.parametrize("bad", [b"", b"{", b'{"sound": "loud"}', b"\xff\xfe\x00", b"[]"])
def test_bad_settings_are_set_aside_and_told(home: Path, bad: bytes) -> None:
    (home / "settings.json").write_bytes(bad)
    found, problem = settings.load()
    assert found == settings.Settings() and t(problem)
    assert (home / "settings.bad.json").read_bytes() == bad
    assert settings.load() == (settings.Settings(), "")


def test_unknown_settings_of_a_later_version_do_no_harm(home: Path) -> None:
    (home / "settings.json").write_text('{"muted": true, "holograms": 3}', "utf-8")
    found, problem = settings.load()
    assert found.muted and problem == ""


def test_writing_is_whole_or_not_at_all(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = home / "a.json"
    files.write_atomic(place, b"first")

    def full(_: int) -> None:
        raise OSError("no space")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        files.write_atomic(place, b"second")
    assert place.read_bytes() == b"first"
    assert [file.name for file in home.iterdir()] == ["a.json"]


def test_the_open_game_comes_back_in_the_middle_of_a_turn(home: Path) -> None:
    session = played(23)
    keep = Storage()
    there = [seats.usual(0), seats.usual(1, "greedy")]
    extra = {opening.EXTRA_SEATS: seats.dump(there)}
    assert keep.autosave(session.record(extra)) == ""
    record, problem = keep.load_autosave()
    assert record is not None and problem == ""
    back = Session.resume(GAME, record)
    assert GAME.key(back.state) == GAME.key(session.state)
    assert seats.load(record.extra["seats"], 2) == there


def test_a_cut_save_gives_the_one_before_it(home: Path) -> None:
    keep, session = Storage(), played(20)
    keep.autosave(session.record({}))
    before = GAME.key(session.state)
    session.submit(choose(GAME, session.state, "random", 1))
    keep.autosave(session.record({}))
    whole = keep.place.read_bytes()
    for cut in (0, 1, len(whole) // 2, len(whole) - 1):
        keep.place.write_bytes(whole[:cut])
        record, problem = keep.load_autosave()
        assert record is not None and record.check == before
        assert problem == t("problem.save_older")


def test_nothing_but_damage_gives_a_sentence(home: Path) -> None:
    keep = Storage()
    keep.place.write_bytes(b'{"format": 1, "game"')
    why = t("problem.save_aside", why=t("problem.save.cut_short"))
    assert keep.load_autosave() == (None, why)
    assert keep.load_autosave() == (None, "")
    assert [entry.problem for entry in keep.entries()] == [t("problem.save.cut_short")]


def test_a_folder_that_cannot_be_written_gives_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    keep = Storage(lambda: tmp_path / "file")
    assert keep.autosave(played(1).record({})) == t("problem.save_unwritable")


def test_strange_seats_become_the_usual_ones() -> None:
    rows = [{"name": "", "kind": "robot", "colour": 3, "avatar": None}, "x", None]
    assert seats.load(rows, 3) == [seats.usual(0), seats.usual(1), seats.usual(2)]
    assert seats.load("nonsense", 2) == [seats.usual(0), seats.usual(1)]


def test_so_many_seats_as_asked_for() -> None:
    choice = settings.NewGameChoice()
    for count in (2, 3, 4):
        there = chosen_seats(choice, count)
        assert len(there) == count == len({seat.colour for seat in there})
        assert len({seat.avatar for seat in there}) == count
    assert [seat.kind for seat in chosen_seats(choice)] == ["person", "apprentice"]
