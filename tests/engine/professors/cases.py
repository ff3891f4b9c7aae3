"""Tables with professors, and positions in the middle of seat 0's turn."""

from __future__ import annotations

from typing import Any

from engine.marbles import TILES
from tests.engine.table import Data, Table, desk, flat, number


def lecture(*professors: str, seats: int = 2, seed: int = 1, **state: Any) -> Table:
    """Seat 0's turn before these professors, in the order drawn; the cauldron is there."""
    choices: Data = {"professors": list(professors), "cauldron": True}
    table = Table(seats=seats, seed=seed, mandragora=seats > 4, **choices)
    usual: Data = {
        "seat": 0,
        "picked": True,
        "helped": True,
        "hand": "",
        "tracks": flat("R"),
        "desks": [desk() for _ in range(seats)],
    }
    return table.set(**{**usual, **state})


def colours(tile: str) -> list[str]:
    """The colours of a tile's layers, lowest first."""
    return ["RBKY"[c] for c, _ in TILES[number(tile)].layers]


def names(events: list[Data]) -> list[str]:
    """The words of events, in order."""
    return [event["event"] for event in events]
