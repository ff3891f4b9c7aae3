"""Which games are to be played: every deal of a match with each player in each seat."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, NamedTuple

from engine.game import BadInput
from engine.marbles.config import BOXES
from engine.rng import seeded

from .players import Player

EVERYTHING: dict[str, Any] = {**dict.fromkeys(BOXES, True), "professors": 2}


class Job(NamedTuple):
    """One game, by itself the same wherever and whenever it is played."""

    players: tuple[Player, ...]  # by seat
    seed: int  # of the deal; the games of a deal share it
    config: Mapping[str, Any]
    patience: float = 10.0  # seconds that an outside program has for an answer

    @property
    def key(self) -> str:
        """What tells this game from all others."""
        names = ["=".join((p.name, *p.command, *map(str, p.weights))) for p in self.players]
        return json.dumps([names, self.seed, self.config], sort_keys=True, separators=(",", ":"))


class Match(NamedTuple):
    """Players who meet at one table, deal after deal."""

    table: tuple[Player, ...]  # by seat in the first game of a deal
    deals: tuple[tuple[Job, ...], ...]  # the games of each deal

    @property
    def players(self) -> list[Player]:
        """Each player once, in the order of the table."""
        return list(dict.fromkeys(self.table))

    @property
    def name(self) -> str:
        """The players as a table prints them: `professor - scholar x3`."""
        counts = [(p.name, self.table.count(p)) for p in self.players]
        return " - ".join(f"{name} x{n}" if n > 1 else name for name, n in counts)


def seatings(table: Sequence[Player]) -> list[tuple[Player, ...]]:
    """The different rotations of a table: each player sits in each seat equally often."""
    turned = (tuple(table[-n:]) + tuple(table[:-n]) for n in range(len(table)))
    return list(dict.fromkeys(turned))


def pair_up(players: Sequence[Player], seats: int, gauntlet: bool) -> list[tuple[Player, ...]]:
    """The tables of a round robin, or of a gauntlet of the first player.

    With more than two seats one player sits among players of another kind, and the other way
    round, since one against many is what tells players apart there.
    """
    for player in players:
        if players.count(player) > 1:
            raise BadInput(f"{player.name!r} is named twice: a player can't meet itself.")
    pairs = list(combinations(players, 2) if seats == 2 else permutations(players, 2))
    if gauntlet:
        pairs = [pair for pair in pairs if players[0] in pair]
    return [(one, *(other,) * (seats - 1)) for one, other in pairs]


def make_match(
    table: tuple[Player, ...], games: int, seed: int, config: Mapping[str, Any], patience: float
) -> Match:
    """At least `games` games of a table: whole deals, the same ones for every table."""
    if len(set(table)) < 2:
        raise BadInput(f"At the table of {table[0].name!r} there is nobody else to beat.")
    turned = seatings(table)
    setting = {**config, "seats": len(table)}
    deals = []
    for number in range(-(-games // len(turned))):
        deal = seeded(seed, number) >> 1
        deals.append(tuple(Job(seated, deal, setting, patience) for seated in turned))
    return Match(table, tuple(deals))


def in_turn(matches: Sequence[Match]) -> Iterator[Job]:
    """All jobs, deal by deal across the matches, so that a stop leaves all equally far."""
    for number in range(max(len(match.deals) for match in matches)):
        for match in matches:
            if number < len(match.deals):
                yield from match.deals[number]


def read_boxes(text: str) -> dict[str, Any]:
    """The config of ``--boxes``: `base`, `all`, names with commas between, or a JSON object."""
    if text == "base":
        return {}
    if text == "all":
        return dict(EVERYTHING)
    if text.startswith("{"):
        try:
            config = json.loads(text)
        except ValueError as error:
            raise BadInput(f"--boxes {text!r} is not whole JSON.") from error
        return dict(config)
    names = text.split(",")
    for name in names:
        if name not in EVERYTHING:
            known = ", ".join(EVERYTHING)
            raise BadInput(f"There is no box {name!r}; there are base, all, {known}.")
    return {name: EVERYTHING[name] for name in names}
