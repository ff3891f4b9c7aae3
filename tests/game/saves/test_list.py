"""The list of saved games: what it says of each file, names, the bin, and files from elsewhere."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import load_record, record_text
from game.saves import KEPT, OPEN, SAMPLE, SUFFIX
from game.storage import Storage
from game.text import t

from .games import begun, kinds, only


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


def written(text: bytes, **fields: Any) -> bytes:
    """The file of another record, whole."""
    return record_text(load_record(text).model_copy(update=fields)).encode()


BAD: dict[str, Callable[[bytes], bytes]] = {
    "cut_short": lambda text: text[: len(text) // 2],
    "no_record": lambda text: b'["not", "a", "game"]',
    "too_new": lambda text: text.replace(b'"format":2', b'"format":99'),
    "damaged": lambda text: text.replace(b'"actions":[', b'"actions":[7,'),
    "unknown": lambda text: written(text, config={"kinds": ["moonshine"]}),
    "too_large": lambda text: text + b" " * 4_000_001,
}


@pytest.mark.parametrize("reason", BAD)
def test_a_file_that_cannot_be_opened_says_why_and_hides_no_other(
    keep: Storage, reason: str
) -> None:
    keep.keep(begun(), "good")
    keep.keep(begun(), "bad")
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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="other systems have no pipes with names")
def test_a_pipe_is_no_game(keep: Storage, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert keep.bring_in(tmp_path / "pipe") == (None, t("problem.save_unreadable"))
    assert keep.bring_in(tmp_path) == (None, t("problem.save_unreadable"))


def test_a_name_and_a_date_stay_with_the_game(keep: Storage) -> None:
    record = begun()
    record.extra["saved"] = 1_700_000_000
    keep.keep(record, "old")
    keep.copy(only(keep, KEPT))
    for entry in keep.entries():
        keep.rename(entry, entry.title + "!")
    found = [entry for entry in keep.entries() if entry.kind == KEPT]
    assert {entry.title for entry in found} == {"old!", t("save.copy_of", title="old") + "!"}
    assert {entry.saved for entry in found} == {1_700_000_000}


def test_the_open_game_can_have_a_name_and_keeps_it(keep: Storage) -> None:
    keep.autosave(begun(3))
    assert keep.rename(only(keep, OPEN), "Rainy") == ""
    keep.autosave(begun(4))
    keep.close()
    again = Storage()
    again.load_autosave()
    again.autosave(begun(5))
    assert only(again, OPEN).title == "Rainy"
    again.leave()
    again.autosave(begun(1))
    assert only(again, OPEN).title != "Rainy"


def test_the_open_game_comes_back_from_the_bin(keep: Storage) -> None:
    for moves in (2, 3):
        keep.autosave(begun(moves))
    assert keep.delete(only(keep, OPEN)) == "" and not keep.has_autosave()
    assert keep.undelete() == "" and kinds(keep) == [OPEN]
    keep.delete(only(keep, OPEN))
    keep.autosave(begun(1))
    assert keep.undelete() == "" and kinds(keep) == [OPEN, "auto"]
    assert not keep.can_undelete


def test_a_sample_stays_as_it_is(keep: Storage, samples: Path) -> None:
    whole = record_text(begun()).encode()
    (samples / f"one{SUFFIX}").write_bytes(whole)
    sample = only(keep, SAMPLE)
    assert keep.delete(sample) == t("problem.save_sample")
    assert keep.rename(sample, "mine") == "" and only(keep, KEPT).title == "mine"
    assert only(keep, SAMPLE) == sample and sample.path.read_bytes() == whole
