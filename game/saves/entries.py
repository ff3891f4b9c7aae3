"""What a list of saved games shows of each file, read without playing anything."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .. import seats as seating
from ..seats import Seat
from ..text import t

if TYPE_CHECKING:
    from engine import Record

SUFFIX = ".brewburst"
OPEN, AUTO, KEPT, SAMPLE = "open", "auto", "kept", "sample"  # kinds of entries
MARKS = ("practice", "restored", "branched")  # how a game was played, beside its rules
PARTS = (
    *("fulminating", "fifth_potions", "cauldron", "professors", "sixth_potions", "mandragora"),
)  # of the boxes, by their names in a config
LONGEST_TITLE = 60


class About(NamedTuple):
    """The game of a file at a glance."""

    seats: list[Seat]
    turn: int
    over: bool
    saved: float  # seconds since 1970
    boxes: tuple[str, ...]  # parts of the boxes in use, by their names in a config
    marks: tuple[str, ...]
    moves: int


class Entry(NamedTuple):
    """One file of the list; `problem` is the sentence why it can't be opened, or empty."""

    path: Path
    kind: str
    title: str
    about: About | None
    problem: str

    @property
    def saved(self) -> float:
        """When it was written, in seconds since 1970; 0 where that is not known."""
        if self.about is not None:
            return self.about.saved
        try:
            return self.path.stat().st_mtime
        except OSError:
            return 0.0


def look(path: Path, kind: str) -> Entry:
    """The entry of a file, whatever lies in it."""
    try:
        stat = path.stat()
        return _look(path, kind, stat.st_mtime_ns, stat.st_size)
    except OSError:
        return Entry(path, kind, path.stem, None, t("problem.save_unreadable"))


@lru_cache(maxsize=1024)
def _look(path: Path, kind: str, changed: int, size: int) -> Entry:
    """`look` at a file as it is now: a long list is read once."""
    record, problem = read(path)
    if record is None:
        return Entry(path, kind, path.stem, None, problem)
    return Entry(path, kind, title_of(record) or path.stem, about(record, changed / 1e9), problem)


def read(path: Path) -> tuple[Record | None, str]:
    """The record in a file, or the sentence why there is none."""
    from engine import BadRecord, load_record
    from engine.record import LARGEST

    try:
        if not path.is_file():  # nothing, a folder, or a pipe that never ends
            return None, t("problem.save_unreadable")
        with path.open("rb") as source:
            data = source.read(LARGEST + 1)  # a byte more than may be is enough to refuse it
    except OSError:
        return None, t("problem.save_unreadable")
    try:
        record = load_record(data)
    except BadRecord as refusal:
        return None, t(f"problem.save.{refusal.reason}")
    return (record, "") if _known(record) else (None, unknown(record))


def unknown(record: Record) -> str:
    """The sentence on a record that holds what this version does not know."""
    return t("problem.save.damaged" if record.sound is False else "problem.save.unknown")


def _known(record: Record) -> bool:
    """Whether this version knows all that stands on the table of the record."""
    from engine import BadInput
    from engine.marbles import GAME

    if record.game != GAME.id:
        return False
    try:
        GAME.new(record.config, record.seed)
        GAME.load(record.snapshot)
    except BadInput:
        return False
    return True


def title_of(record: Record) -> str:
    """The name that a player gave, or empty."""
    title = record.extra.get("title")
    return " ".join(title.split())[:LONGEST_TITLE] if isinstance(title, str) else ""


def marks_of(record: Record) -> tuple[str, ...]:
    """How the game of a record was played, as far as this version knows the words."""
    found = record.extra.get("marks")
    rows = found if isinstance(found, list) else []
    return tuple(mark for mark in MARKS if mark in rows)


def about(record: Record, changed: float) -> About:
    """A record at a glance; `changed` is when its file was, where it does not say when."""
    snapshot = record.snapshot
    desks = snapshot.get("desks")
    return About(
        seating.load(record.extra.get("seats"), len(desks) if isinstance(desks, list) else 0),
        _number(snapshot, "turn"),
        snapshot.get("over") is True,
        _time(record.extra.get("saved"), changed),
        _boxes(record.config),
        marks_of(record),
        len(record.actions),
    )


def _boxes(config: Mapping[str, Any]) -> tuple[str, ...]:
    parts = (
        "fulminating",
        "fifth_potions",
        "cauldron",
        "professors",
        "sixth_potions",
        "mandragora",
    )
    return tuple(part for part in parts if config.get(part))


def _number(data: Mapping[str, Any], name: str) -> int:
    value = data.get(name)
    return value if isinstance(value, int) else 0


def _time(value: Any, otherwise: float) -> float:
    fine = isinstance(value, int | float) and 0 < value < 1e11
    return float(value) if fine else otherwise
