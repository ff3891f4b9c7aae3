"""What saved games look like: read one by one while the list shows, and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine import Record
    from engine.marbles import State

    from ..saves import Entry

MOST = 120  # states that are kept

Key = tuple[str, float, int]


class Peek:
    """The tables of the entries that somebody wants to see; `read` gets a record from its file."""

    def __init__(self, read: Callable[[Entry], tuple[Record | None, str]]) -> None:
        self._read = read
        self._known: dict[Key, State | None] = {}
        self._wanted: list[Entry] = []

    def state(self, entry: Entry) -> State | None:
        """The table of an entry, where it is read already and could be."""
        return self._known.get(key(entry))

    def want(self, entries: Iterable[Entry]) -> None:
        """These are to be read next, the first one first."""
        self._wanted = [e for e in entries if e.about is not None and key(e) not in self._known]

    @property
    def hungry(self) -> bool:
        """Whether something is still to be read."""
        return bool(self._wanted)

    def look(self) -> None:
        """Read one."""
        from engine import BadInput
        from engine.marbles import GAME

        if not self._wanted:
            return
        entry, *self._wanted = self._wanted
        record, _ = self._read(entry)
        if len(self._known) >= MOST:
            self._known.clear()
        try:
            found = None if record is None else GAME.load(record.snapshot)
        except BadInput:
            found = None
        self._known[key(entry)] = found


def key(entry: Entry) -> Key:
    """What tells a game in a file from what lay there before."""
    about = entry.about
    return str(entry.path), about.saved if about else 0.0, about.moves if about else 0
