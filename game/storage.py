"""Games on disk: the one in play, written after every action, and the last one that ended."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from . import paths

if TYPE_CHECKING:
    from engine import Record


def write_atomic(place: Path, data: bytes, *, previous: Path | None = None) -> None:
    """Put `data` at `place` whole or not at all; what lay there goes to `previous`."""
    place.parent.mkdir(parents=True, exist_ok=True)
    draft = place.with_name(f"{place.name}.{os.getpid()}.tmp")
    try:
        with draft.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        if previous is not None and place.exists():
            place.replace(previous)
        draft.replace(place)
    finally:
        draft.unlink(missing_ok=True)


class Storage:
    """The saved games of this player: the open one, and the last one that ended."""

    def __init__(self, folder: Callable[[], Path] = paths.save_dir) -> None:
        self._folder = folder

    @property
    def place(self) -> Path:
        """The file of the open game."""
        return self._folder() / "open_game.json"

    @property
    def previous(self) -> Path:
        """The open game as it was one action earlier."""
        return self._folder() / "open_game.previous.json"

    @property
    def last(self) -> Path:
        """The last game that came to its end."""
        return self._folder() / "last_game.json"

    def autosave(self, record: Record) -> str:
        """Keep the open game; the text key of a problem, or ""."""
        try:
            data = record.model_dump_json().encode()
            write_atomic(self.place, data, previous=self.previous)
        except OSError:
            return "problem.save_unwritable"
        return ""

    def has_autosave(self) -> bool:
        """Whether a game is open, without reading it."""
        return self.place.is_file() or self.previous.is_file()

    def load_autosave(self) -> tuple[Record | None, str]:
        """The open game, and the text key of what was wrong ("" for nothing).

        A damaged file is set aside; the game one action earlier takes its place.
        """
        problem = ""
        for place in (self.place, self.previous):
            record, trouble = self._read(place)
            if record is not None:
                return record, "problem.save_older" if problem else ""
            problem = problem or trouble
        return None, problem

    def _read(self, place: Path) -> tuple[Record | None, str]:
        from engine import BadInput, load_record

        try:
            return load_record(place.read_bytes()), ""
        except FileNotFoundError:
            return None, ""
        except OSError:
            return None, "problem.save_unreadable"
        except BadInput:
            self.set_aside(place)
            return None, "problem.save_bad"

    def set_aside(self, place: Path) -> None:
        """Move a file that can't be used out of the way, kept for whoever looks into it."""
        try:
            place.replace(place.with_name(f"{place.stem}.bad.json"))
        except OSError:
            place.unlink(missing_ok=True)

    def finish(self) -> None:
        """No game is open any more; the one that was can be looked back on as the last one."""
        try:
            self.place.replace(self.last)
        except OSError:
            self.place.unlink(missing_ok=True)
        self.previous.unlink(missing_ok=True)

    def leave(self) -> None:
        """Another game is begun over the open one, which is kept as the last one."""
        if self.has_autosave():
            self.finish()

    def has_last(self) -> bool:
        """Whether a game that ended is kept, without reading it."""
        return self.last.is_file()

    def load_last(self) -> tuple[Record | None, str]:
        """The last game that ended, and the text key of what was wrong ("" for nothing)."""
        return self._read(self.last)
