"""What results say of strength, and how sure that is. The unit is the deal, not the game.

The games of a deal share its luck, so that they are no independent witnesses. An interval comes
from the spread of the deals' scores; where these hardly differ, from Wilson's formula with no more
trials than deals.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import NormalDist, fmean
from typing import NamedTuple

from .play import Result
from .players import Player
from .schedule import Job, Match

NINETY_FIVE = NormalDist().inv_cdf(0.975)
FEW = 10  # deals unlike the rest below which the spread can't be trusted

Games = Sequence[tuple[Job, Result]]


class Row(NamedTuple):
    """One player in one match. Shares are of the win, from 0 to 1."""

    match: str
    player: str
    against: tuple[str, ...]
    games: int
    wins: int
    ties: int
    losses: int
    faults: int  # games lost without a legal answer
    share: float  # a tie of two is half a win
    low: float
    high: float
    fair: float  # the share of equal players
    points: float
    margin: float  # over the best of the others
    margin_error: float  # half of the 95 % interval


class Times(NamedTuple):
    """A player's decisions in seconds, by the clock and in processor time."""

    player: str
    elo: float
    games: int
    decisions: int
    mean: float
    median: float
    p95: float
    longest: float
    busy_mean: float  # 0 for an outside program, whose processor time is not known
    busy_p95: float
    memory: int  # MB of the largest process it played in, others' share included


def row_of(match: Match, player: Player, deals: Sequence[Games]) -> Row:
    """A player's row over whole deals."""
    games = [game for deal in deals for game in deal]
    shares = [fmean(_share(game, player) for game in deal) for deal in deals]
    results = [_share(game, player) for game in games]
    low, high = interval(shares, len(games))
    played_out = [[game for game in deal if not game[1].fault] for deal in deals]
    margins = [fmean(_margin(game, player) for game in deal) for deal in played_out if deal]
    points = [
        result.scores[seat]
        for deal in played_out
        for job, result in deal
        for seat in _seats(job, player)
    ]
    return Row(
        match.name,
        player.name,
        tuple(other.name for other in match.players if other != player),
        len(games),
        results.count(1),
        sum(0 < share < 1 for share in results),
        results.count(0),
        sum(result.fault.startswith(f"{player.name} ") for _, result in games),
        fmean(shares),
        low,
        high,
        match.table.count(player) / len(match.table),
        fmean(points) if points else 0.0,
        fmean(margins) if margins else 0.0,
        _error(margins),
    )


def _seats(job: Job, player: Player) -> list[int]:
    return [seat for seat, seated in enumerate(job.players) if seated == player]


def _share(game: tuple[Job, Result], player: Player) -> float:
    """The part of the win that a player's seats have."""
    job, result = game
    return sum(job.players[seat] == player for seat in result.winners) / len(result.winners)


def _margin(game: tuple[Job, Result], player: Player) -> int:
    job, result = game
    own = _seats(job, player)
    others = [points for seat, points in enumerate(result.scores) if seat not in own]
    return max(result.scores[seat] for seat in own) - max(others)


def interval(shares: Sequence[float], games: int) -> tuple[float, float]:
    """The 95 % interval of a mean share, from the shares of the deals.

    Wilson's formula with as many trials as the spread of the deals is worth: at most two for each
    game, and no more than deals where nearly all deals went the same way.

    >>> interval([1.0] * 100, 200)[0] < 0.97
    True
    """
    deals = len(shares)
    if deals < 2:
        return 0.0, 1.0
    mean = fmean(shares)
    spread = sum((share - mean) ** 2 for share in shares) / (deals - 1)
    trials = 2.0 * games
    if spread > 0:
        trials = min(trials, mean * (1 - mean) * deals / spread)
    if sum(share < 1 for share in shares) < FEW or sum(share > 0 for share in shares) < FEW:
        trials = min(trials, deals)
    return wilson(mean, trials, student(deals - 1))


def wilson(share: float, trials: float, z: float = NINETY_FIVE) -> tuple[float, float]:
    """Wilson's interval of a share of so many trials, a number of standard errors wide."""
    middle = share + z * z / (2 * trials)
    reach = z * math.sqrt(share * (1 - share) / trials + (z / (2 * trials)) ** 2)
    scale = 1 + z * z / trials
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def student(freedom: int) -> float:
    """How many standard errors hold 95 % of a mean, for so many degrees of freedom."""
    if freedom <= 2:
        return (12.706, 4.303)[freedom - 1]
    z, n = NINETY_FIVE, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def _error(values: Sequence[float]) -> float:
    """Half of the 95 % interval of a mean."""
    if len(values) < 2:
        return math.inf
    mean = fmean(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return student(len(values) - 1) * math.sqrt(variance / len(values))


def elo(games: Games) -> dict[str, float]:
    """Ratings by name, the weakest at 0, of the model that fits all wins best.

    A seat wins with its strength's share of the table's (Bradley-Terry; Luce for many seats), found
    by Hunter's iteration. Each two players who met get one more game that they tie, so that a
    player who never lost stays finite.
    """
    tables: dict[tuple[str, ...], float] = {}
    won: dict[str, float] = {}
    for job, result in games:
        names = tuple(sorted(player.name for player in job.players))
        if names not in tables:
            tables[names] = 1
            for name in names:
                won[name] = won.get(name, 0.0) + 1 / len(names)
        tables[names] += 1
        for seat in result.winners:
            won[job.players[seat].name] += 1 / len(result.winners)
    strength = dict.fromkeys(won, 1.0)
    for _ in range(10_000):
        weight = dict.fromkeys(won, 0.0)
        for names, number in tables.items():
            total = sum(strength[name] for name in names)
            for name in names:
                weight[name] += number / total
        found = {name: won[name] / weight[name] for name in won}
        scale = math.exp(fmean(math.log(value) for value in found.values()))
        found = {name: value / scale for name, value in found.items()}
        change = max(abs(math.log(found[name] / strength[name])) for name in won)
        strength = found
        if change < 1e-9:
            break
    weakest = min(strength.values())
    return {name: 400 * math.log10(value / weakest) for name, value in strength.items()}


def times_of(player: Player, games: Games, ratings: Mapping[str, float]) -> Times:
    """A player's decision times over all its games."""
    clock: list[int] = []
    busy: list[int] = []
    memory = number = 0
    for job, result in games:
        own = _seats(job, player)
        number += bool(own)
        for seat in own:
            clock += result.micros[seat]
            busy += [] if player.command else result.busy[seat]
            memory = max(memory, result.memory)
    return Times(
        player.name,
        ratings[player.name],
        number,
        len(clock),
        _seconds(fmean(clock) if clock else 0),
        _seconds(_percentile(clock, 50)),
        _seconds(_percentile(clock, 95)),
        _seconds(max(clock, default=0)),
        _seconds(fmean(busy) if busy else 0),
        _seconds(_percentile(busy, 95)),
        memory // 1024,
    )


def _percentile(micros: Sequence[int], percent: int) -> float:
    """The value that so many percent don't exceed."""
    ranked = sorted(micros)
    return ranked[math.ceil(len(ranked) * percent / 100) - 1] if ranked else 0.0


def _seconds(micros: float) -> float:
    return round(micros / 1e6, 6)
