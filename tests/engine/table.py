"""A table to try rules on: the referee in process, with a sentence a line for positions."""

from __future__ import annotations

import json
from typing import Any

from engine import marbles
from engine.__main__ import Referee

LETTERS = "RBKYGM"
Data = dict[str, Any]


class Table:
    """One game behind the referee. `ask` wants an answer, `refusal` wants none and no change."""

    def __init__(self, seats: int = 2, seed: int = 1, **config: Any) -> None:
        self.referee = Referee()
        self.reply: Data = {}
        choices = {"seats": seats, "draft": False, "first": 0, **config}
        self.ask("new", config=choices, seed=seed)

    def ask(self, do: str, **fields: Any) -> Data:
        reply = self.referee.answer(json.dumps({"do": do, **fields}))
        assert reply["ok"], reply
        if "options" in reply:
            self.reply = reply
        return reply

    def refusal(self, do: str, **fields: Any) -> str:
        before = self.key
        reply = self.referee.answer(json.dumps({"do": do, **fields}))
        assert set(reply) == {"ok", "error"}, reply
        assert not reply["ok"]
        assert self.key == before
        return reply["error"]

    def set(self, **state: Any) -> Table:
        self.ask("set", state=state)
        return self

    def play(self, *lines: str) -> list[Data]:
        """Play the lines; the events of all of them."""
        events: list[Data] = []
        for line in lines:
            assert line in self.options, (line, self.asks, self.options)
            events += self.ask("play", action=line)["events"]
        return events

    @property
    def options(self) -> list[str]:
        return self.reply["options"]

    @property
    def asks(self) -> str:
        return self.reply["asks"]

    @property
    def seat(self) -> int:
        return self.reply["seat"]

    @property
    def over(self) -> bool:
        return self.reply["over"]

    @property
    def key(self) -> str:
        return self.ask("key")["key"]

    @property
    def state(self) -> Data:
        return self.ask("state")["state"]

    @property
    def hand(self) -> str:
        return self.state["hand"]

    def desk(self, seat: int = 0) -> Data:
        return self.state["desks"][seat]

    def some(self, *verbs: str) -> list[str]:
        """The options that start with one of the verbs."""
        return [line for line in self.options if line.split(" ")[0] in verbs]

    def why_not_drink(self, tile: str) -> str:
        state = marbles.GAME.load(self.state)
        return marbles.why_not_drink(state, number(tile))

    def marbles(self) -> str:
        return all_marbles(self.state)

    def tiles(self) -> list[str]:
        return all_tiles(self.state)


def number(tile: str) -> int:
    return next(n for n, t in enumerate(marbles.TILES) if t.id == tile)


def all_marbles(state: Data) -> str:
    """Every marble of a state, sorted: tracks, hand, pools, tiles, cauldron."""
    parts = [*state["tracks"], state["hand"], state["cauldron"] or ""]
    for desk in state["desks"]:
        parts.append(desk["pool"])
        parts += [layer for brew in desk["brewing"] for layer in brew["filled"]]
    return "".join(sorted("".join(parts).replace("-", "")))


def all_tiles(state: Data) -> list[str]:
    """Every tile of a state, sorted."""
    found = [tile for stack in state["stacks"] for tile in stack] + list(state["starters"])
    for desk in state["desks"]:
        found += [row["tile"] for row in (*desk["brewing"], *desk["completed"])]
    return sorted(found)


def brew(tile: str, *filled: str) -> Data:
    """A tile being brewed; without `filled` every hole is empty."""
    return {"tile": tile, "filled": list(filled)} if filled else {"tile": tile}


def done(tile: str, drunk: bool = False) -> Data:
    """A completed tile."""
    return {"tile": tile, "drunk": drunk}


def desk(
    *brewing: Data, pool: str = "", completed: list[Data] | None = None, **tokens: int
) -> Data:
    """A player's board."""
    return {"brewing": list(brewing), "pool": pool, "completed": completed or [], **tokens}


def flat(*tracks: str) -> list[str]:
    """Five tracks, the missing ones empty."""
    return [*tracks, *[""] * (5 - len(tracks))]
