"""The saved games of this player: the open one, the last ones, those with a name, the samples.

    open-1.brewburst   the game in play, written after every action; each running copy has its own
    auto/              the last games that ended or were left for another
    games/             games kept under a name
    bin-1/             what this copy deleted, until its next start

Nothing here raises for what a disk does: problems come back as sentences.
"""

from __future__ import annotations

import contextlib
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from . import paths
from .files import DRAFT, move_new, safe_stem, write_atomic, write_new
from .saves.entries import (
    AUTO,
    KEPT,
    LONGEST_TITLE,
    OPEN,
    SAMPLE,
    SUFFIX,
    Entry,
    look,
    read,
    title_of,
)
from .text import t

if TYPE_CHECKING:
    from engine import Record

    from .saves.slot import Slot

AUTOS = 5  # games that are kept without being asked
ASIDE = "aside"  # the beginning of the name of a file that could not be used
STALE = 3600  # seconds after which nobody is still writing a draft


class Storage:
    """All saved games, through one door. The folder is looked at when first needed."""

    def __init__(self, folder: Callable[[], Path] = paths.save_dir) -> None:
        self._folder = folder
        self._slot: Slot | None = None
        self._title = ""  # the name that a player gave the open game
        self._given: Path | None = None  # the file that the open game was read from
        self._deleted: list[tuple[Path, Path]] = []  # in the bin, and where it was

    def close(self) -> None:
        """Let another copy have the place of the open game."""
        if self._slot is not None:
            self._slot.release()
            self._slot = None

    # the open game

    @property
    def slot(self) -> Slot:
        """The place of this copy's open game, claimed when first asked for."""
        if self._slot is None:
            from .saves.slot import Slot  # locks take long to load: not before the first frame

            self._slot = Slot.claim(self._folder())
            with contextlib.suppress(OSError):
                self._tidy(self._slot)
        return self._slot

    @property
    def place(self) -> Path:
        """The file of the open game."""
        return self.slot.place

    @property
    def previous(self) -> Path:
        """The open game as it was one action earlier."""
        return self.slot.previous

    def _tidy(self, own: Slot) -> None:
        """Take in what earlier copies left: open games, deleted ones, files of old versions."""
        folder = self._folder()
        shutil.rmtree(own.bin, ignore_errors=True)
        for draft in _drafts(folder):
            draft.unlink(missing_ok=True)
        own.mend()
        old = folder / "open_game.json"
        if old.is_file() and not own.place.exists():
            old.replace(own.place)
        for old in (folder / "last_game.json", folder / "open_game.json"):
            if old.is_file():
                self._to_auto(old)
        self._gather(own)

    def _gather(self, own: Slot) -> None:
        """Take in the open games whose copies run no more: one to go on with, if none is open."""
        for other in own.abandoned(self._folder()):
            other.mend()
            if own.place.exists():
                self._to_auto(other.place)
            else:
                other.place.replace(own.place)
            other.previous.unlink(missing_ok=True)
            other.release()

    def autosave(self, record: Record) -> str:
        """Keep the open game; the sentence of a problem, or ""."""
        extra = {**record.extra, "saved": int(time.time())}
        if self._title:
            extra.setdefault("title", self._title)
        try:
            write_atomic(self.place, _data(record, extra), previous=self.previous)
        except OSError:
            return t("problem.save_unwritable")
        return ""

    def has_autosave(self) -> bool:
        """Whether a game is open, without reading it."""
        return self.place.is_file() or self.previous.is_file()

    def load_autosave(self) -> tuple[Record | None, str]:
        """The open game, and the sentence of what was wrong ("" for nothing).

        A damaged file is set aside; the game one action earlier takes its place.
        """
        first = ""
        for place in (self.place, self.previous):
            if not place.exists():
                continue
            record, problem = read(place)
            self._given = place
            if record is not None:
                self._title = title_of(record)
                return record, t("problem.save_older") if first else ""
            self.set_aside()
            first = first or t("problem.save_aside", why=problem)
        return None, first

    def set_aside(self) -> bool:
        """Move the open game that was read, and is of no use, among the last games.

        It stays in the list, and says why it can't be opened. Whether it could be moved.
        """
        given, self._given = self._given, None
        if given is None:
            return False
        try:
            move_new(given, self._autos, f"{ASIDE} {_stamp()}", SUFFIX)
        except OSError:
            return False
        return True

    def finish(self) -> None:
        """The open game goes to the last ones where it is over; one that is not stays open."""
        about = look(self.place, OPEN).about
        if about is not None and about.over:
            self._close()

    def leave(self, title: str = "") -> None:
        """Another game, of this title, is begun over the open one, which goes to the last ones."""
        about = look(self.place, OPEN).about
        if about is not None and not about.moves:
            with contextlib.suppress(OSError):  # nobody has done anything in it
                self.place.unlink(missing_ok=True)
        self._close()
        self._title = title

    def _close(self) -> None:
        self._title = ""
        with contextlib.suppress(OSError):
            self.slot.mend()
            if self.place.exists():
                self._to_auto(self.place)
            self.previous.unlink(missing_ok=True)

    # the last games

    @property
    def _autos(self) -> Path:
        return self._folder() / "auto"

    def _to_auto(self, place: Path) -> None:
        """Make a game the latest of the last ones; the oldest of too many goes."""
        latest = next(iter(self._last()), None)
        number = 1 + (0 if latest is None else _number(latest))
        move_new(place, self._autos, f"{number} {_stamp()}", SUFFIX)
        for old in self._last()[AUTOS:]:
            old.unlink(missing_ok=True)

    def _last(self) -> list[Path]:
        """The last games, the latest first: by their numbers, since a clock may be put back."""
        found = [p for p in _files(self._autos) if not p.name.startswith(ASIDE)]
        return sorted(found, key=_number, reverse=True)

    # the list

    def entries(self) -> list[Entry]:
        """Every game there is, the latest first and the samples last; nothing is replayed."""
        with contextlib.suppress(OSError):
            self._gather(self.slot)
        found = [look(path, AUTO) for path in _files(self._autos)]
        found += [look(path, KEPT) for path in _files(self._folder() / "games")]
        found.sort(key=lambda entry: -entry.saved)
        if self.place.exists():
            found.insert(0, look(self.place, OPEN))
        return found + [look(path, SAMPLE) for path in _files(paths.samples())]

    def read(self, entry: Entry) -> tuple[Record | None, str]:
        """The record of an entry, or the sentence why it can't be opened."""
        return read(entry.path)

    def keep(self, record: Record, title: str) -> str:
        """Keep a game under a name, in a file of its own; the sentence of a problem, or ""."""
        return self._keep(record, title)[1]

    def _keep(self, record: Record, title: str) -> tuple[Path | None, str]:
        title = " ".join(title.split())[:LONGEST_TITLE]
        extra = {"saved": int(time.time()), **record.extra, "title": title}
        folder = self._folder() / "games"
        try:
            return write_new(folder, safe_stem(title), SUFFIX, _data(record, extra)), ""
        except OSError:
            return None, t("problem.save_unwritable")

    def rename(self, entry: Entry, title: str) -> str:
        """Give a game another name; the sentence of a problem, or "".

        One of the last games becomes a kept one; the open one stays open, a sample where it is.
        """
        record, problem = read(entry.path)
        if record is None:
            return problem
        if entry.kind == OPEN:
            self._title = " ".join(title.split())[:LONGEST_TITLE]
            record.extra.pop("title", None)
            return self.autosave(record)
        kept, problem = self._keep(record, title)
        if kept is not None and entry.kind != SAMPLE:
            try:
                entry.path.unlink(missing_ok=True)
            except OSError:
                problem = t("problem.save_undeletable")
        return problem

    def copy(self, entry: Entry) -> str:
        """A second file of the same game; the sentence of a problem, or ""."""
        record, problem = read(entry.path)
        if record is None:
            return problem
        return self.keep(record, t("save.copy_of", title=entry.title))

    def delete(self, entry: Entry) -> str:
        """Put a game into the bin, from which it can come back; the sentence of a problem."""
        if entry.kind == SAMPLE:
            return t("problem.save_sample")
        try:
            where = move_new(entry.path, self.slot.bin, entry.path.stem, SUFFIX)
            self._deleted.append((where, entry.path))
            if entry.kind == OPEN:
                self._title = ""
                self.previous.unlink(missing_ok=True)
        except OSError:
            return t("problem.save_undeletable")
        return ""

    @property
    def can_undelete(self) -> bool:
        """Whether a deleted game can come back."""
        return bool(self._deleted)

    def undelete(self) -> str:
        """Bring the game back that was deleted last; the sentence of a problem, or ""."""
        where, home = self._deleted[-1]
        try:
            if home == self.place and self.has_autosave():  # another one was begun meanwhile
                self._to_auto(where)
            else:
                move_new(where, home.parent, home.stem, SUFFIX)
        except OSError:
            return t("problem.save_unwritable")
        self._deleted.pop()
        return ""

    def export(self, entry: Entry, path: Path) -> str:
        """Write the file of a game elsewhere; the sentence of a problem, or ""."""
        try:
            write_atomic(path, entry.path.read_bytes())
        except OSError:
            return t("problem.export", place=str(path))
        return ""

    def bring_in(self, path: Path) -> tuple[Entry | None, str]:
        """Keep a copy of a file from elsewhere; or the sentence why it is no game."""
        record, problem = read(path)
        if record is None:
            return None, problem
        kept, problem = self._keep(record, title_of(record) or path.stem)
        return (None if kept is None else look(kept, KEPT)), problem


def _data(record: Record, extra: dict[str, object]) -> bytes:
    """A record as it is written, with what the program adds to it."""
    from engine import record_text

    return record_text(record.model_copy(update={"extra": extra})).encode()


def _files(folder: Path) -> list[Path]:
    """The games of a folder, in the order of their names."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError:
        return []


def _drafts(folder: Path) -> Iterator[Path]:
    """What a process that was killed had begun to write."""
    for place in folder.rglob(f"*{DRAFT}"):
        with contextlib.suppress(OSError):
            if abs(time.time() - place.stat().st_mtime) > STALE:
                yield place


def _number(path: Path) -> int:
    """The number that the name of one of the last games begins with; 0 for a strange name."""
    first = path.stem.partition(" ")[0]
    return int(first) if first.isascii() and first.isdecimal() and len(first) < 18 else 0


def _stamp() -> str:
    """A name for a file by the time that it is."""
    return time.strftime("%Y-%m-%d %H.%M.%S")
