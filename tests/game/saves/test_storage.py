"""Many saved games: what the list says of each, names, the bin, copies that run side by side."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import Record, Session, load_record, record_text
from engine.marbles import GAME
from game import files, opening, paths, seats
from game.saves import AUTO, KEPT, OPEN, SUFFIX, Entry
from game.storage import AUTOS, Storage
from game.text import t

Keeper = Callable[[], Storage]


@pytest.fixture
def keep(home: Path) -> Storage:
    return Storage()


def begun(moves: int = 3, seed: int = 5, **config: Any) -> Record:
    session = Session(GAME, {"seats": 2, "draft": False, **config}, seed)
    for _ in range(moves):
        session.submit(session.decision.options[0])
    return session.record({"seats": seats.dump([seats.usual(0), seats.usual(1, "scholar")])})


def ended() -> Record:
    """A game that is over."""
    record = begun()
    state = GAME.load({**record.snapshot, "over": True, "turn": 9})
    session = Session(GAME, record.config, record.seed)
    session.replace(state)
    return session.record(record.extra)


def kinds(keep: Storage) -> list[str]:
    return [entry.kind for entry in keep.entries() if entry.kind != "sample"]


def only(keep: Storage, kind: str) -> Entry:
    (entry,) = (entry for entry in keep.entries() if entry.kind == kind)
    return entry


# the list


def test_an_entry_tells_who_plays_what_and_how_far(keep: Storage) -> None:
    record = begun(4, cauldron=True, fifth_potions=True)
    record.extra["marks"] = ["practice", "nonsense"]
    assert keep.keep(record, "  Rainy \n Sunday ") == ""
    entry = only(keep, KEPT)
    about = entry.about
    assert about is not None and entry.problem == ""
    assert entry.title == "Rainy Sunday"
    assert [seat.kind for seat in about.seats] == ["person", "scholar"]
    assert (about.turn, about.moves, about.over) == (1, 4, False)
    assert about.boxes == ("fifth_potions", "cauldron")
    assert about.marks == ("practice",)
    assert about.saved > 1.7e9
    assert keep.read(entry)[0] is not None


BAD = {
    "cut_short": lambda text: text[: len(text) // 2],
    "no_record": lambda text: b'["not", "a", "game"]',
    "too_new": lambda text: text.replace(b'"format":2', b'"format":99'),
    "damaged": lambda text: text.replace(b'"actions":[', b'"actions":[7,'),
    "unknown": lambda text: text.replace(b'"wisdom', b'"moonshine'),
    "too_large": lambda text: text + b" " * 4_000_001,
}


@pytest.mark.parametrize("reason", BAD)
def test_a_file_that_cannot_be_opened_says_why_and_hides_no_other(
    keep: Storage, reason: str
) -> None:
    config = {"kinds": ["wisdom", "sands_of_time", "blind_love", "abyssal_draft",
                        "prismatic_joy", "magnetical_attraction"]}  # fmt: skip
    keep.keep(begun(**config), "good")
    keep.keep(begun(**config), "bad")
    bad = next(entry for entry in keep.entries() if entry.title == "bad")
    bad.path.write_bytes(BAD[reason](bad.path.read_bytes()))
    found = {entry.path.stem: entry for entry in keep.entries()}
    assert found["good"].problem == ""
    assert found["bad"].problem == t(f"problem.save.{reason}")
    assert found["bad"].about is None and found["bad"].saved > 1.7e9
    assert keep.read(found["bad"]) == (None, found["bad"].problem)


def test_an_unreadable_file_is_in_the_list(keep: Storage) -> None:
    (keep.place.parent / "games").mkdir()
    (keep.place.parent / "games" / f"gone{SUFFIX}").symlink_to("nowhere")
    keep.keep(begun(), "good")
    found = {entry.title: entry.problem for entry in keep.entries() if entry.kind == KEPT}
    assert found == {"good": "", "gone": t("problem.save_unreadable")}


# names


@pytest.mark.parametrize(
    "title", ["../../etc/passwd", "CON", "a/b\\c:d*e?", "😀" * 90, "ü" * 300, "", " . ", "\x00\n"]
)
def test_any_title_gives_a_file_and_never_the_one_of_another(keep: Storage, title: str) -> None:
    for number in range(3):
        assert keep.keep(begun(number), title) == ""
    entries = [entry for entry in keep.entries() if entry.kind == KEPT]
    assert sorted(entry.about.moves for entry in entries if entry.about) == [0, 1, 2]
    folder = keep.place.parent / "games"
    assert {entry.path.parent for entry in entries} == {folder}
    assert all(len(entry.path.name.encode()) < 120 for entry in entries)


def test_rename_and_copy(keep: Storage) -> None:
    keep.keep(begun(), "old")
    assert keep.rename(only(keep, KEPT), "new") == ""
    assert only(keep, KEPT).title == "new"
    assert keep.copy(only(keep, KEPT)) == ""
    titles = {entry.title for entry in keep.entries() if entry.kind == KEPT}
    assert titles == {"new", t("save.copy_of", title="new")}


def test_delete_can_be_undone_until_the_next_start(keep: Storage) -> None:
    for title in ("first", "second"):
        keep.keep(begun(), title)
    for entry in keep.entries():
        if entry.kind == KEPT:
            assert keep.delete(entry) == ""
    assert kinds(keep) == []
    while keep.can_undelete:
        assert keep.undelete() == ""
    assert kinds(keep) == [KEPT, KEPT]
    keep.delete(next(entry for entry in keep.entries() if entry.kind == KEPT))
    keep.close()
    again = Storage()
    assert kinds(again) == [KEPT] and not list(again.place.parent.glob("bin-*"))


def test_out_of_one_folder_and_into_another(keep: Storage, tmp_path: Path) -> None:
    keep.keep(begun(5), "Märchen")
    out = tmp_path / "elsewhere" / "one.brewburst"
    assert keep.export(only(keep, KEPT), out) == ""
    other = Storage(lambda: files_in(tmp_path / "other"))
    entry, problem = other.bring_in(out)
    assert entry is not None and problem == "" and entry.title == "Märchen"
    out.write_bytes(b"{}")
    assert other.bring_in(out) == (None, t("problem.save.no_record"))
    assert other.bring_in(tmp_path / "nowhere") == (None, t("problem.save_unreadable"))


def files_in(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    return folder


# the open game and the last ones


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
    assert kinds(keep) == [OPEN] and not keep.has_last()
    keep.autosave(ended())
    keep.finish()
    assert kinds(keep) == [AUTO] and keep.has_last()
    record, problem = keep.load_last()
    assert record is not None and problem == ""


def test_games_of_an_earlier_version_are_taken_over(home: Path) -> None:
    (home / "open_game.json").write_text(record_text(begun(6)), "utf-8")
    (home / "last_game.json").write_text(record_text(ended()), "utf-8")
    keep = Storage()
    record, problem = keep.load_autosave()
    assert record is not None and len(record.actions) == 6 and problem == ""
    assert kinds(keep) == [OPEN, AUTO] and keep.has_last()


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


def test_a_game_that_leads_elsewhere_goes_on_marked_and_names_the_turn(player: Any) -> None:
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


def test_a_changed_file_is_told_of(player: Any, tmp_path: Path) -> None:
    text = record_text(begun(20)).replace('"Morgane"', '"Mordred"')
    game, problem = opening.open_record(player.app, load_record(text))
    assert game is not None and game.seats[0].name == "Mordred"
    assert problem == t("problem.save_changed") and game.marks == ()


# folders


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
    import platformdirs

    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: "~/.local/share/brewburst")
    assert paths.save_dir().is_dir() and paths.problems() == ["problem.unkept.data"]
    assert not Path("~").exists()


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


@pytest.mark.skipif(os.name != "posix", reason="other systems sync no folders")
def test_the_folder_is_synced_too(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = []
    monkeypatch.setattr(files.os, "fsync", lambda handle: synced.append(os.fstat(handle).st_mode))
    files.write_atomic(home / "a", b"1")
    assert [stat.S_ISDIR(mode) for mode in synced] == [False, True]
