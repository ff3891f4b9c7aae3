"""Games for tests of what is kept."""

from __future__ import annotations

from typing import Any

from engine import Record, Session
from engine.marbles import GAME
from game import seats
from game.saves import Entry
from game.storage import Storage


def begun(moves: int = 3, seed: int = 5, **config: Any) -> Record:
    """A game after some moves."""
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
    """The kinds of all entries."""
    return [entry.kind for entry in keep.entries()]


def only(keep: Storage, kind: str) -> Entry:
    """The one entry of a kind."""
    (entry,) = (entry for entry in keep.entries() if entry.kind == kind)
    return entry
