"""Writing files: whole or not at all, on the disk, and under a name of their own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game import files


def refuse(*_: object) -> None:
    raise OSError(1, "Operation not permitted")


def test_writing_is_whole_or_not_at_all(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = home / "a.json"
    files.write_atomic(place, b"first")
    monkeypatch.setattr(files.os, "fsync", refuse)
    with pytest.raises(OSError, match="not permitted"):
        files.write_atomic(place, b"second")
    assert place.read_bytes() == b"first"
    assert [file.name for file in home.iterdir()] == ["a.json"]


@pytest.mark.parametrize("links", [True, False])
def test_what_lay_there_is_handed_down(
    home: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    if not links:
        monkeypatch.setattr(files.os, "link", refuse)
    place, previous = home / "a", home / "b"
    for text in (b"1", b"2", b"3"):
        files.write_atomic(place, text, previous=previous)
    assert (place.read_bytes(), previous.read_bytes()) == (b"3", b"2")


@pytest.mark.parametrize("links", [True, False])
def test_a_new_file_never_takes_the_place_of_another(
    home: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    if not links:
        monkeypatch.setattr(files.os, "link", refuse)
    for text in (b"1", b"2", b"3"):
        files.write_new(home, "a", ".x", text)
    source = home / "source"
    source.write_bytes(b"4")
    assert files.move_new(source, home, "a", ".x") == home / "a (4).x"
    there = {file.name: file.read_bytes() for file in home.iterdir()}
    assert there == {"a.x": b"1", "a (2).x": b"2", "a (3).x": b"3", "a (4).x": b"4"}


@pytest.mark.skipif(os.name != "posix", reason="other systems sync no folders")
def test_the_folder_is_synced_too(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = []
    monkeypatch.setattr(
        files.os, "fsync", lambda handle: synced.append(os.fstat(handle).st_nlink > 1)
    )
    files.write_atomic(home / "a", b"1")
    assert synced == [False, True]


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("Rainy Sunday", "Rainy Sunday"),
        ("../../etc/passwd", "etc passwd"),
        ("CON", "CON game"),
        ("lpt¹", "lpt1 game"),
        ("Ma\u0308rchen", "Märchen"),
        ("a\\b: c*?", "a b c"),
        ("😀", "game"),
        (" . ", "game"),
        ("ü" * 300, "ü" * 40),
        ("日本" * 50, "日本" * 13),
    ],
)
def test_a_title_becomes_a_safe_name(title: str, stem: str) -> None:
    assert files.safe_stem(title) == stem
