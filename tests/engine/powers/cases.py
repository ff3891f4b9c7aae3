"""Positions in which one completed potion waits to be drunk, and what a refusal must be."""

from __future__ import annotations

from typing import Any

from tests.engine.table import Data, Table, brew, desk, done

# What the drinker and the rival brew in these positions: holes of all four colours.
BREWS = ("wisdom/7a", "blind_love/7a")


def potion_table(
    tile: str,
    tracks: list[str],
    hand: str = "",
    pools: tuple[str, ...] = ("",),
    drunk: tuple[str, ...] = (),
    brewing: tuple[Data, ...] | None = None,
    config: Data | None = None,
    **state: Any,
) -> Table:
    """Seat 0 has picked already and owns `tile`, undrunk; `drunk` lists more potions of theirs."""
    mine = tuple(brew(b) for b in BREWS) if brewing is None else brewing
    table = Table(seats=1 + len(pools), **{"mandragora": len(pools) > 3, **(config or {})})
    others = ["lavamancing/7a", "lavamancing/7b", "uttermost_stickiness/7a"]
    others += ["uttermost_stickiness/7b", "abyssal_draft/7a"]
    completed = [done(tile), *(done(t, drunk=True) for t in drunk)]
    desks = [desk(*mine, completed=completed)]
    desks += [desk(brew(others[i]), pool=pool) for i, pool in enumerate(pools)]
    fields = {"seat": 0, "picked": True, "helped": True, "hand": hand, "tracks": tracks}
    return table.set(desks=desks, **{**fields, **state})


def refuses(table: Table, tile: str, reason: str) -> None:
    """The potion can't be drunk, the reason has a key, nothing is wasted, the turn can end."""
    assert f"drink {tile}" not in table.options
    assert table.why_not_drink(tile) == reason
    table.refusal("play", action=f"drink {tile}")
    seat = table.seat
    assert "end" in table.options
    table.play("end")
    while table.asks in ("keep", "tiles"):
        table.play(table.options[0])
    assert table.over or table.seat != seat
    assert {"tile": tile, "drunk": False} in table.desk(seat)["completed"]


def events_named(events: list[Data], name: str) -> list[Data]:
    """The events of one name."""
    return [event for event in events if event["event"] == name]
