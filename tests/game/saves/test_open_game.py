"""The open game and the last ones, kept while several copies of the program run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine import Session, load_record, record_text
from engine.ai import choose
from engine.marbles import GAME, State
from game import files, opening, paths, seats, storage
from game.saves import AUTO, KEPT, OPEN, SUFFIX
from game.storage import AUTOS, Storage
from game.text import t

from ..conftest import Driver
from .games import begun, ended, kinds, only


def played(moves: int) -> Session[State]:
    session = Session(GAME, {"seats": 2}, 5)
    for number in range(moves):
        session.submit(choose(GAME, session.state, "random", number))
    return session


def test_the_open_game_comes_back_in_the_middle_of_a_turn(keep: Storage) -> None:
    session = played(23)
    there = [seats.usual(0), seats.usual(1, "greedy")]
    extra = {opening.EXTRA_SEATS: seats.dump(there)}
    assert keep.autosave(session.record(extra)) == ""
    record, problem = keep.load_autosave()
    assert record is not None and problem == ""
    back = Session.resume(GAME, record)
    assert GAME.key(back.state) == GAME.key(session.state)
    assert seats.load(record.extra["seats"], 2) == there


def test_a_cut_save_gives_the_one_before_it(keep: Storage) -> None:
    session = played(20)
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


def test_nothing_but_damage_gives_a_sentence(keep: Storage) -> None:
    keep.place.write_bytes(b'{"format": 1, "game"')
    why = t("problem.save_aside", why=t("problem.save.cut_short"))
    assert keep.load_autosave() == (None, why)
    assert keep.load_autosave() == (None, "")
    assert [entry.problem for entry in keep.entries() if entry.kind == AUTO] == [
        t("problem.save.cut_short")
    ]


def test_a_game_left_for_another_is_kept_and_so_are_the_last_five(keep: Storage) -> None:
    for number in range(1, 9):
        keep.autosave(begun(number))
        keep.leave()
    assert kinds(keep) == [AUTO] * AUTOS
    moves = {entry.about.moves for entry in keep.entries() if entry.about and entry.kind == AUTO}
    assert moves == {4, 5, 6, 7, 8}
    assert not keep.has_autosave()


def test_a_game_in_which_nothing_was_done_is_not_kept(keep: Storage) -> None:
    keep.autosave(begun(0))
    keep.leave()
    assert kinds(keep) == []


def test_only_a_game_that_is_over_is_finished(keep: Storage) -> None:
    keep.autosave(begun())
    keep.finish()
    assert kinds(keep) == [OPEN]
    keep.autosave(ended())
    keep.finish()
    assert kinds(keep) == [AUTO] and only(keep, AUTO).problem == ""


def test_games_of_an_earlier_version_are_taken_over(home: Path) -> None:
    (home / "open_game.json").write_text(record_text(begun(6)), "utf-8")
    (home / "last_game.json").write_text(record_text(ended()), "utf-8")
    keep = Storage()
    record, problem = keep.load_autosave()
    assert record is not None and len(record.actions) == 6 and problem == ""
    assert kinds(keep) == [OPEN, AUTO]


def test_a_damaged_game_is_set_aside_and_outlives_the_last_five(keep: Storage) -> None:
    keep.autosave(begun())
    keep.place.write_bytes(b"{")
    assert keep.load_autosave()[0] is None
    for number in range(1, 9):
        keep.autosave(begun(number))
        keep.leave()
    problems = [entry.problem for entry in keep.entries() if entry.problem]
    assert problems == [t("problem.save.cut_short")]


def test_nothing_is_raised_where_nothing_can_be_written(
    keep: Storage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    keep.keep(begun(), "one")
    entry = only(keep, KEPT)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        for name in ("fsync", "link", "replace"):
            broken.setattr(files.os, name, full)
        assert keep.autosave(begun()) == t("problem.save_unwritable")
        assert keep.keep(begun(), "two") == t("problem.save_unwritable")
        assert keep.rename(entry, "two") == t("problem.save_unwritable")
        assert keep.export(entry, tmp_path / "x") == t("problem.export", place=str(tmp_path / "x"))
        assert keep.delete(entry) == t("problem.save_undeletable")
    assert only(keep, KEPT) == entry
    assert not list(keep.place.parent.rglob("*.tmp"))


def test_a_clock_that_is_put_back_costs_no_game(
    keep: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(1, 9):
        monkeypatch.setattr(storage.time, "time", lambda day=number: 2e9 - day * 86400)
        keep.autosave(begun(number))
        keep.leave()
    kept = {entry.about.moves for entry in keep.entries() if entry.about}
    assert kept == set(range(9 - AUTOS, 9))


def test_a_crash_between_two_names_loses_nothing(keep: Storage) -> None:
    keep.autosave(begun(2))
    keep.place.rename(keep.previous)
    keep.close()
    again = Storage()
    assert kinds(again) == [OPEN] and again.place.exists() and not again.previous.exists()


def test_what_a_killed_process_had_begun_is_cleared_away(keep: Storage) -> None:
    folder = keep.place.parent
    (folder / "games").mkdir()
    old, fresh = folder / "games" / "1.tmp", folder / "2.tmp"
    for draft in (old, fresh):
        draft.write_bytes(b"{")
    os.utime(old, (1e9, 1e9))
    keep.close()
    assert kinds(Storage()) == []
    assert fresh.exists() and not old.exists()


# copies side by side

OTHER = """
import sys
from pathlib import Path
from game.storage import Storage
from engine import load_record
keep = Storage(lambda: Path(sys.argv[1]))
print(keep.place.name, flush=True)
record = load_record(Path(sys.argv[2]).read_bytes())
for line in sys.stdin:
    print(repr(keep.autosave(record)), flush=True)
"""


def test_two_copies_never_write_over_each_other(keep: Storage, home: Path, tmp_path: Path) -> None:
    theirs = tmp_path / "theirs.brewburst"
    theirs.write_text(record_text(begun(7)), "utf-8")
    keep.autosave(begun(3))
    command = [sys.executable, "-c", OTHER, str(home), str(theirs)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=paths.root()
    ) as other:
        assert other.stdin is not None and other.stdout is not None
        assert other.stdout.readline() == f"open-2{SUFFIX}\n"
        other.stdin.write("\n")
        other.stdin.flush()
        assert other.stdout.readline() == "''\n"
        assert len(json.loads(keep.place.read_bytes())["actions"]) == 3
        keep.close()
        keep = Storage()  # started anew while the other still runs: its game is not touched
        assert (keep.place.name, kinds(keep)) == (f"open-1{SUFFIX}", [OPEN])
        other.kill()
    keep.close()
    keep = Storage()  # the lock died with the process
    assert kinds(keep) == [OPEN, AUTO]
    moves = [entry.about.moves for entry in keep.entries() if entry.about]
    assert moves[:2] == [3, 7]


def test_a_game_left_by_another_copy_is_gone_on_with_where_none_is_open(home: Path) -> None:
    (home / f"open-3{SUFFIX}").write_text(record_text(begun(7)), "utf-8")
    keep = Storage()
    record, _ = keep.load_autosave()
    assert record is not None and len(record.actions) == 7
    assert keep.place.name == f"open-1{SUFFIX}"


# going on


def test_a_game_that_leads_elsewhere_goes_on_marked_and_names_the_turn(player: Driver) -> None:
    app = player.app
    record = begun(60)
    number, _ = record.checks[1]
    record.checks[1] = number, "0" * 32
    app.storage.keep(record, "odd")
    app.storage.autosave(begun(2))
    game, problem = opening.open_entry(app, only(app.storage, KEPT))
    assert problem == t("problem.save_diverged", turn=2)
    assert game is not None and game.marks == (opening.RESTORED,)
    assert GAME.key(game.session.state) == record.check
    assert not app.storage.has_autosave(), "the open game is kept with the last ones"
    assert AUTO in kinds(app.storage)


def test_a_changed_file_is_told_of(player: Driver, tmp_path: Path) -> None:
    text = record_text(begun(20)).replace('"Morgane"', '"Mordred"')
    game, problem = opening.open_record(player.app, load_record(text))
    assert game is not None and game.seats[0].name == "Mordred"
    assert problem == t("problem.save_changed") and game.marks == ()


def test_where_moves_and_end_are_both_damaged_the_action_before_is_gone_on_with(
    player: Driver,
) -> None:
    app = player.app
    for moves in (9, 10):
        app.storage.autosave(begun(moves))
    data = json.loads(app.storage.place.read_bytes())
    data["seed"], data["snapshot"] = 99, begun(3).snapshot
    app.storage.place.write_text(json.dumps(data), "utf-8")
    game, problem = opening.load_open_game(app)
    assert game is not None and len(game.session.actions) == 9
    assert problem == t("problem.save_aside", why=t("problem.save.damaged"))
    aside = only(app.storage, AUTO)
    assert app.storage.read(aside)[0] is not None, "its text is whole, its game is not"


def test_looking_at_a_game_that_is_over_leaves_the_open_one_alone(player: Driver) -> None:
    app = player.app
    app.storage.keep(ended(), "done")
    app.storage.autosave(begun(4))
    game, problem = opening.open_entry(app, only(app.storage, KEPT))
    assert game is not None and not problem
    assert kinds(app.storage) == [OPEN, KEPT]


def test_a_kept_game_goes_on_under_its_name(player: Driver) -> None:
    app = player.app
    app.storage.keep(begun(5), "Rainy")
    game, _ = opening.open_entry(app, only(app.storage, KEPT))
    assert game is not None
    app.storage.autosave(game.session.record())
    assert only(app.storage, OPEN).title == "Rainy"
