"""Points, Skill tokens and who wins (R7)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from ..game import Event
from .content import TILES
from .events import SkillEarned
from .state import State

SKILL: Final = 4  # points of a token (R7.1)
HELP: Final = -2
ALIKE: Final = 3  # completed tiles of one kind for a token
DIFFERENT: Final = 5  # different kinds for a token
MANY: Final = 10  # completed tiles for a token with 5 or 6 players


def skills_due(state: State, seat: int) -> int:
    """How many Skill tokens the completed tiles of a seat are worth in all (R7.1)."""
    done = state.completed[seat]
    kinds = Counter(TILES[tile].kind for tile in done)
    due = sum(1 for number in kinds.values() if number >= ALIKE)
    due += len(kinds) >= DIFFERENT
    due += state.seats > 4 and len(done) >= MANY
    return due


def award_skills(state: State, seat: int, out: list[Event] | None) -> None:
    """Give the tokens that are due and not given yet, from the countdown while it lasts (R7.2)."""
    if len(state.completed[seat]) < ALIKE:
        return
    for _ in range(skills_due(state, seat) - state.skills[seat]):
        state.skills[seat] += 1
        state.countdown = max(0, state.countdown - 1)
        if out is not None:
            out.append(SkillEarned(seat, state.countdown))


def scores(state: State) -> list[int]:
    """The points of each seat (R7.4)."""
    return [line["total"] for line in sheet(state)]


def sheet(state: State) -> list[dict[str, Any]]:
    """The score of each seat line by line (R7.4)."""
    lines = []
    for seat in range(state.seats):
        tiles = sum(TILES[tile].value for tile in state.completed[seat])
        parts = {
            "tiles": tiles,
            "skills": SKILL * state.skills[seat],
            "helps": HELP * state.helps[seat],
            "rewards": state.rewards[seat],
            "scoldings": -state.scoldings[seat],
        }
        lines.append({"seat": seat, **parts, "total": sum(parts.values())})
    return lines


def best(state: State) -> list[int]:
    """The seats with the highest score (R7.5)."""
    points = scores(state)
    return [seat for seat, total in enumerate(points) if total == max(points)]


def winners(state: State) -> list[int]:
    """The seats that win once the game is over; a tie-break left level is shared (R7.6)."""
    if not state.over:
        return []
    if not state.tied or len(state.drawn) < len(state.tied):
        return best(state)
    most = max(state.drawn)
    return sorted(s for s, n in zip(state.tied, state.drawn, strict=True) if n == most)
