"""What a turn comes to, as facts that a screen can word: read off the events of its moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...game import Fact
from ..content import TILES
from ..events import (
    Burst,
    Completed,
    Drank,
    Helped,
    Kept,
    Picked,
    Repeated,
    Rewarded,
    Scolded,
    SkillEarned,
    Stole,
)
from ..queries import preview
from ..state import State
from .outlook import hauls, masked


def facts(before: State, after: State, events: Sequence[Any], seat: int) -> tuple[Fact, ...]:
    """The facts of a turn of `seat` that led from one state to the other."""
    found = []
    for picked in _of(events, Picked):
        shown = preview(before, picked.track, picked.row)
        taken = 1 + sum(len(burst.marbles) for burst in _of(events, Burst))
        haul = shown.haul if shown.at_least else taken
        found.append(Fact("takes", (haul, int(shown.at_least))))
    found += [Fact("helps") for _ in _of(events, Helped)]
    found += [Fact("drinks", (TILES[e.tile].id,)) for e in _of(events, Drank, Repeated)]
    found += [Fact("completes", (TILES[e.tile].id,)) for e in _of(events, Completed)]
    found += [Fact("steals", (e.rival, len(e.marbles))) for e in _of(events, Stole)]
    for key, kind in (("skill", SkillEarned), ("reward", Rewarded), ("scolded", Scolded)):
        number = len(_of(events, kind))
        if number:
            found.append(Fact(key, (number,)))
    found += [Fact("keeps", (len(e.marbles),)) for e in _of(events, Kept)]
    if after.seat != seat:
        found.append(Fact("leaves", (most_for_next(after),)))
    return tuple(found)


def most_for_next(state: State) -> int:
    """How many marbles the next pick can take for certain (R4.5)."""
    return max((len(h) for track in masked(state).tracks for h in hauls(track)), default=0)


def _of(events: Sequence[Any], *kinds: type) -> list[Any]:
    return [event for event in events if isinstance(event, kinds)]
