"""Files that are whole or not there at all: how everything that must not be lost is written."""

from __future__ import annotations

import contextlib
import os
import unicodedata
from collections.abc import Iterator
from itertools import count
from pathlib import Path

DRAFT = ".tmp"
RESERVED = {"con", "prn", "aux", "nul", *(f"{p}{n}" for p in ("com", "lpt") for n in range(10))}


def write_atomic(place: Path, data: bytes, *, previous: Path | None = None) -> None:
    """Put `data` at `place` whole or not at all; what lay there goes to `previous`. OSError."""
    with _draft(place, data) as draft:
        if previous is not None and place.exists():
            _hand_down(place, previous)
        draft.replace(place)
    _sync_folder(place.parent)


def write_new(folder: Path, stem: str, suffix: str, data: bytes) -> Path:
    """Put `data` into a new file of `folder`, named after `stem`; none is overwritten. OSError."""
    with _draft(folder / (stem + suffix), data) as draft:
        place = move_new(draft, folder, stem, suffix)
    return place


def move_new(source: Path, folder: Path, stem: str, suffix: str) -> Path:
    """Move a file to a name in `folder` that no other has; the name. OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    place = next(place for place in _names(folder, stem, suffix) if _moved(source, place))
    _sync_folder(folder)
    return place


@contextlib.contextmanager
def _draft(place: Path, data: bytes) -> Iterator[Path]:
    """A file beside `place` that is on the disk with all of `data`; it does not stay."""
    place.parent.mkdir(parents=True, exist_ok=True)
    draft = place.with_name(f"{os.getpid()}{DRAFT}")
    try:
        with draft.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        yield draft
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)


def _hand_down(place: Path, previous: Path) -> None:
    """Let `previous` be what lies at `place`, which stays there where the disk allows it."""
    previous.unlink(missing_ok=True)
    try:
        os.link(place, previous)
    except OSError:  # a file system without links
        place.replace(previous)


def _names(folder: Path, stem: str, suffix: str) -> Iterator[Path]:
    yield folder / (stem + suffix)
    for number in count(2):
        yield folder / f"{stem} ({number}){suffix}"


def _moved(source: Path, place: Path) -> bool:
    """Whether the file `source` has got the name `place`, which no other file had."""
    try:
        os.link(source, place)
    except FileExistsError:
        return False
    except OSError:  # a file system without links: an empty file claims the name
        return _moved_to_claim(source, place)
    source.unlink(missing_ok=True)
    return True


def _moved_to_claim(source: Path, place: Path) -> bool:
    try:
        place.open("xb").close()
    except FileExistsError:
        return False
    try:
        source.replace(place)
    except OSError:
        place.unlink(missing_ok=True)
        raise
    return True


def _sync_folder(folder: Path) -> None:
    """Let the new names be on the disk too, where the system can be told so."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):  # not every file system can; the file itself is safe
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def safe_stem(title: str, most: int = 80) -> str:
    """A name for a file that every system takes, near to a title; at most so many bytes."""
    plain = unicodedata.normalize("NFKC", title)
    kept = "".join(c if c.isalnum() or c in " -_'" else " " for c in plain)
    kept = " ".join(kept.split()).encode("utf-8", "ignore")[:most].decode("utf-8", "ignore").strip()
    return f"{kept} game" if kept.lower() in RESERVED else kept or "game"
