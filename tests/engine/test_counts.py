"""Counts of action lines to depth 3 from fixed positions: a change of options shows here."""

from __future__ import annotations

from typing import Any

import pytest

from engine.marbles import GAME, State
from tests.engine.table import brew, desk, done, flat

MIDDLE = {
    "tracks": ["RBK", "BB", "KY", "RR", "G"],
    "hand": "RBM",
    "picked": False,
    "desks": [
        desk(
            brew("wisdom/4a"),
            brew("blind_love/6a"),
            completed=[
                done("wisdom/6a"),
                done("uttermost_stickiness/5a"),
                done("sands_of_time/5a"),
                done("prismatic_joy/5a"),
            ],
        ),
        desk(brew("wisdom/4b"), pool="RR"),
    ],
}
KEEPING = {
    "tracks": flat("RB"),
    "hand": "RRBKKY",
    "picked": True,
    "desks": [desk(), desk()],
    "stacks": [["wisdom/6a", "wisdom/7a"], ["wisdom/5a"], [], [], []],
    "frames": [["turn", 1, 0]],
}
POWERS = {
    "tracks": ["RBBKY", "KKRR", "YGB", "", "M"],
    "picked": True,
    "helped": True,
    "desks": [
        desk(
            brew("wisdom/4a"),
            completed=[
                done("abyssal_draft/5a"),
                done("lavamancing/5a"),
                done("magnetical_attraction/5a"),
                done("blind_love/5a"),
            ],
        ),
        desk(pool="GK"),
    ],
}
# Config, position over a new game of seed 1, lines to depth 1, 2 and 3. Depth 1 of all, depth 2 of
# draft, keeping and powers, depth 3 of draft and keeping were counted by hand from the rules.
POSITIONS: list[tuple[str, dict[str, Any], dict[str, Any], tuple[int, int, int]]] = [
    ("draft of four", {"seats": 4}, {}, (8, 56, 336)),
    ("first turn", {"draft": False}, {}, (41, 178, 4733)),
    ("middle of a turn", {"draft": False, "first": 0}, MIDDLE, (21, 284, 2749)),
    ("keeping", {"draft": False, "first": 0}, KEEPING, (4, 14, 42)),
    ("powers", {"draft": False, "first": 0}, POWERS, (5, 33, 139)),
]


def lines_to(state: State, depth: int) -> int:
    """How many different lines of `depth` actions there are."""
    options = GAME.decision(state).options
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        after = GAME.clone(state)
        GAME.push(after, action)
        total += lines_to(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("config", "position", "counts"), [row[1:] for row in POSITIONS], ids=[p[0] for p in POSITIONS]
)
def test_counts(config: dict, position: dict, counts: tuple[int, int, int]) -> None:
    state = GAME.new(config, 1)
    if position:
        state = GAME.load(position, state)
    assert tuple(lines_to(state, depth) for depth in (1, 2, 3)) == counts
