"""Events tell the whole truth: played one after another on the table before a move, they give the
table after it. A screen lives on nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine import marbles
from tests.engine.table import Data, Table, number

CONFIGS = [
    {"seats": 2, "draft": True},
    {"seats": 3, "draft": True, "tie_break": "online", "countdown": 1},
    {"seats": 4, "countdown": 12},
    {"seats": 2, "simple": True, "countdown": 1},
]


class Mirror:
    """A table that knows only where it began and what it was told."""

    def __init__(self, state: Data) -> None:
        self.tracks = list(state["tracks"])
        self.stacks = [list(stack) for stack in state["stacks"]]
        self.starters = list(state["starters"])
        self.hand = list(state["hand"])
        self.seat = state["seat"]
        self.countdown = state["countdown"]
        self.ending, self.over = state["ending"], state["over"]
        self.pools = [list(desk["pool"]) for desk in state["desks"]]
        self.brewing = [[(b["tile"], b["filled"]) for b in d["brewing"]] for d in state["desks"]]
        self.completed = [[row["tile"] for row in desk["completed"]] for desk in state["desks"]]
        self.drunk = [[r["tile"] for r in d["completed"] if r["drunk"]] for d in state["desks"]]
        self.skills = [desk["skills"] for desk in state["desks"]]
        self.helps = [desk["helps"] for desk in state["desks"]]

    def facts(self) -> Data:
        """What is compared; order within a heap has no meaning."""
        facts = dict(vars(self))
        facts["hand"] = sorted(self.hand)
        facts["pools"] = [sorted(pool) for pool in self.pools]
        facts["drunk"] = [sorted(drunk) for drunk in self.drunk]
        return facts

    def hear(self, event: Data) -> None:
        """Believe one event."""
        tell: Callable[[Data], None] | None = getattr(self, f"on_{event['event']}", None)
        if tell:
            tell(event)

    def leave(self, event: Data) -> str:
        track, row = self.tracks[event["track"]], event["row"]
        assert track[row] == event["colour"]
        self.tracks[event["track"]] = track[:row] + track[row + 1 :]
        return event["colour"]

    def on_picked(self, event: Data) -> None:
        self.hand.append(self.leave(event))

    on_took = on_picked

    def on_lifted(self, event: Data) -> None:
        self.leave(event)

    def on_burst(self, event: Data) -> None:
        track, row = self.tracks[event["track"]], event["row"]
        top = row + event["below"] + event["above"]
        assert track[row:top] == event["marbles"]
        assert event["below"] >= 1
        assert event["above"] >= 1
        self.tracks[event["track"]] = track[:row] + track[top:]
        self.hand += event["marbles"]

    def on_dropped(self, event: Data) -> None:
        self.tracks[event["track"]] += event["colour"]

    def on_stole(self, event: Data) -> None:
        assert sorted(self.pools[event["rival"]]) == sorted(event["marbles"])
        self.pools[event["rival"]] = []
        self.hand += event["marbles"]

    def on_helped(self, event: Data) -> None:
        self.helps[event["seat"]] += 1

    def on_placed(self, event: Data) -> None:
        self.hand.remove(event["colour"])
        tile, filled = self.brewing[event["seat"]][event["slot"]]
        layer, hole = event["layer"], event["hole"]
        assert filled[layer][hole] == "-"
        row = filled[layer][:hole] + event["colour"] + filled[layer][hole + 1 :]
        filled = [*filled[:layer], row, *filled[layer + 1 :]]
        self.brewing[event["seat"]][event["slot"]] = (tile, filled)

    def on_completed(self, event: Data) -> None:
        tile, filled = self.brewing[event["seat"]].pop(event["slot"])
        assert (tile, "".join(filled)) == (event["tile"], event["marbles"])
        self.completed[event["seat"]].append(tile)

    def on_drank(self, event: Data) -> None:
        self.drunk[event["seat"]].append(event["tile"])

    def on_kept(self, event: Data) -> None:
        self.pools[event["seat"]] = list(event["marbles"])
        self.hand = []

    def new_brew(self, event: Data) -> None:
        shape = ["-" * holes for _, holes in marbles.TILES[number(event["tile"])].layers]
        self.brewing[event["seat"]].append((event["tile"], shape))

    def on_drew(self, event: Data) -> None:
        assert self.stacks[event["stack"]].pop(0) == event["tile"]
        self.new_brew(event)

    def on_drafted(self, event: Data) -> None:
        assert self.starters.pop(event["place"]) == event["tile"]
        self.new_brew(event)
        seats, taken = len(self.brewing), sum(len(brews) for brews in self.brewing)
        step = 1 if taken < seats else 0 if taken == seats else -1
        self.seat = (event["seat"] + step) % seats

    def on_turn_began(self, event: Data) -> None:
        self.seat = event["seat"]
        self.hand, self.pools[self.seat] = self.pools[self.seat], []

    def on_tie_turn(self, event: Data) -> None:
        self.seat = event["seat"]

    def on_skill_earned(self, event: Data) -> None:
        self.skills[event["seat"]] += 1
        self.countdown = event["countdown"]

    def on_end_announced(self, event: Data) -> None:
        self.ending = True

    def on_game_over(self, event: Data) -> None:
        self.over = True


@pytest.mark.parametrize("config", CONFIGS)
def test_events_tell_the_whole_move(config: Data) -> None:
    names: set[str] = set()
    for seed in range(3):
        rng = random.Random(seed)
        table = Table(seed=seed, **config)
        mirror = Mirror(table.state)
        while not table.over:
            line = rng.choice(table.options)
            for event in table.play(line):
                names.add(event["event"])
                mirror.hear(event)
            assert mirror.facts() == Mirror(table.state).facts(), (seed, line)
    assert {"picked", "burst", "took", "dropped", "placed", "completed", "kept"} <= names
