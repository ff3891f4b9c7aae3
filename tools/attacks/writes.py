"""Every system call of everything that writes a game fails once, and once for good.

Whatever was to be read before can be read after it, or what was to take its place; no exception
comes out, and no draft stays.
"""

from __future__ import annotations

import errno
import itertools
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from engine import BadInput, Record, Session, load_record, record_text
from engine.ai import choose
from engine.marbles import GAME, State

from .breaking import Disk, breaking
from .found import Bar, Found, is_sentence

if TYPE_CHECKING:
    from game.saves import Entry
    from game.storage import Storage

UNIT, SHORT, LONG = "failed calls", 60, 2000
ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS)


class Home:
    """A folder with an open game, one that ended, two kept ones, and one to bring in."""

    def __init__(self, folder: Path) -> None:
        from game.storage import Storage

        self.folder, self.outside = folder / "data", folder / "elsewhere"
        self.outside.mkdir()
        self.storage: Storage = Storage(lambda: self.folder)
        for record in RECORDS[1:5]:
            self.storage.autosave(record)
            self.storage.leave()
        for record in RECORDS[5:7]:
            self.storage.keep(record, "Kept")
        for record in (OLDER, OPEN):
            self.storage.autosave(record)
        text = record_text(RECORDS[9])
        (self.outside / "in.brewburst").write_bytes(text.encode())

    def entry(self, kind: str) -> Entry:
        """The newest entry of a kind."""
        return next(entry for entry in self.storage.entries() if entry.kind == kind)

    def readable(self) -> set[str]:
        """The check values of all whole games, wherever they lie."""
        found = set()
        for place in self.folder.parent.rglob("*.brewburst"):
            try:
                found.add(load_record(place.read_bytes()).check)
            except BadInput:
                found.add(f"damaged {place.name}")
        return found

    def drafts(self) -> list[str]:
        """Files that should not stay."""
        return [place.name for place in self.folder.rglob("*.tmp")]


class Work(NamedTuple):
    """Something that writes, and what must be done before it."""

    name: str
    do: Callable[[Home], Any]
    first: Callable[[Home], Any] = lambda home: None


def records() -> list[Record]:
    """A game after more and more actions, and at its end; check values differ from all others."""
    config = {"draft": False, "countdown": 1}
    session: Session[State] = Session(GAME, config, 11)
    found = []
    while not session.decision.over:
        found.append(session.record({"seats": []}))
        session.submit(choose(GAME, session.state, "greedy", 1))
    return [*found, session.record()]


RECORDS = records()
OLDER, OPEN, FRESH, OVER = RECORDS[7], RECORDS[8], RECORDS[10], RECORDS[-1]
WORKS = (
    Work("autosave", lambda home: home.storage.autosave(FRESH)),
    Work(
        "finish",
        lambda home: home.storage.finish(),
        lambda home: home.storage.autosave(OVER),
    ),
    Work("leave", lambda home: home.storage.leave()),
    Work("keep", lambda home: home.storage.keep(FRESH, "Kept")),
    Work("rename", lambda home: home.storage.rename(home.entry("kept"), "Another")),
    Work("copy", lambda home: home.storage.copy(home.entry("kept"))),
    Work("delete", lambda home: home.storage.delete(home.entry("kept"))),
    Work(
        "undelete",
        lambda home: home.storage.undelete(),
        lambda home: home.storage.delete(home.entry("kept")),
    ),
    Work(
        "export",
        lambda home: home.storage.export(home.entry("kept"), home.outside / "out.brewburst"),
    ),
    Work("import", lambda home: home.storage.bring_in(home.outside / "in.brewburst")),
)


def strikes() -> Iterator[tuple[Work, Disk]]:
    """Every call of every work, failing once or from then on, in one way after another."""
    errors = itertools.cycle(ERRORS)
    for work in WORKS:
        with tempfile.TemporaryDirectory() as folder:
            calls = len(calls_of(work, Path(folder)))
        for number, forever in itertools.product(range(calls), (False, True)):
            yield work, Disk(number, next(errors), forever)


def calls_of(work: Work, folder: Path) -> list[str]:
    """The calls of a work when all goes well."""
    home, disk = Home(folder), Disk()
    work.first(home)
    with breaking(disk):
        work.do(home)
    home.storage.close()
    return disk.calls


def strike(work: Work, disk: Disk, folder: Path, found: Found) -> None:
    """One failing call, and what is left then."""
    home = Home(folder)
    work.first(home)
    before = home.readable()
    what = f"{work.name}, {'all calls' if disk.forever else 'a call'} failing"
    try:
        with breaking(disk):
            said = work.do(home)
    except Exception as error:
        found.check(False, f"{what} ({disk.failed[:1]}): {error!r}")
        return
    what = f"{what} ({disk.failed[:1]})"
    after = home.readable()
    allowed = before | {FRESH.check}
    if work.name in ("autosave", "leave", "finish"):  # the older of two makes room
        before = before - {OLDER.check, OPEN.check}
        found.check({OPEN.check, FRESH.check, OVER.check} & after != set(), f"{what}: lost")
    found.check(before <= after, f"{what}: {len(before - after)} games lost")
    found.check(after <= allowed, f"{what}: damaged files are left: {after - allowed}")
    if not {"unlink", "remove"} & set(disk.failed):
        found.check(not home.drafts(), f"{what}: drafts stay: {home.drafts()}")
    if work.name != "autosave" and isinstance(said, str):
        found.add("told in a sentence" if said else "done all the same")
        found.check(not said or is_sentence(said), f"{what}: said {said!r}")
    if work.name not in ("finish", "leave"):
        record, problem = home.storage.load_autosave()
        found.check(record is not None, f"{what}: no open game is left: {problem}")
    home.storage.close()


def attack(count: int, bar: Bar) -> Found:
    """So many failing calls, spread over all that there are."""
    found, every = Found(), list(strikes())
    chosen = every[:: max(1, len(every) // count)]
    for number in bar(range(len(chosen))):
        work, disk = chosen[number]
        with tempfile.TemporaryDirectory() as folder:
            strike(work, disk, Path(folder), found)
        found.count += 1
    found.figures["works"] = len(WORKS)
    return found
