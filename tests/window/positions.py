"""Open games laid ready for the program: positions as the rules tests write them, saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine import Session
from engine.marbles import GAME
from game import seats as seating
from game.opening import EXTRA_SEATS
from tests.engine.table import Table, brew, desk, done
from tests.window.program import OPEN_GAME

TRACKS = [
    "RKBYYRKYBBKRRYKB",
    "BBKRRKBYYRKBYRKB",
    "KYYRBRRBYKRBKYRB",
    "YRKKBKKRYBRKYBRK",
    "RKYBBYRKRBYKRBYK",
]
MINE = desk(
    brew("blind_love/7a"),
    brew("wisdom/7a"),
    completed=[done("sands_of_time/6a"), done("wisdom/4b", drunk=True), done("wisdom/5a")],
)
RIVAL = desk(brew("abyssal_draft/6a"), brew("prismatic_joy/6a"), pool="RB", helps=1)


def lay(home: Path, **state: Any) -> None:
    """Save a position in which seat 0, a person, is to act against `greedy`."""
    table = Table(seats=2)
    table.set(**{"seat": 0, "hand": "", "tracks": TRACKS, "desks": [MINE, RIVAL], **state})
    session = Session(GAME, {"seats": 2, "draft": False, "first": 0}, 1)
    session.replace(GAME.load(table.state))
    seats = [seating.usual(0), seating.usual(1, "greedy")]
    record = session.record({EXTRA_SEATS: seating.dump(seats)})
    (home / OPEN_GAME).write_text(record.model_dump_json())
