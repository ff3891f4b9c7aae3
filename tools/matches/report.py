"""The tables of an arena: for a terminal, for the README, for machines, and against goals."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.game import BadInput

from .play import Result
from .schedule import Match
from .statistics import Games, Row, Times, elo, row_of, times_of

MATCHES = ("match", "games", "wins", "ties", "losses", "score", "95 %", "fair", "points", "margin")
PLAYERS = ("player", "Elo", "decisions", "mean s", "p50", "p95", "max", "p95 cpu", "memory")
QUIET = 0.9  # the processor's part of the decision times below which the clock was slowed


class Report(NamedTuple):
    """All that is known so far."""

    rows: list[Row]
    times: list[Times]
    faults: list[str]  # a sentence for each game lost without a legal answer
    missing: int  # games of deals that are not finished, which don't count


def make_report(matches: Sequence[Match], done: Mapping[str, Result]) -> Report:
    """The report of what is done of the matches; only whole deals count."""
    rows: list[Row] = []
    everything: list[Any] = []
    missing = 0
    for match in matches:
        deals: list[Games] = []
        for deal in match.deals:
            if all(job.key in done for job in deal):
                deals.append([(job, done[job.key]) for job in deal])
            else:
                missing += len(deal)
        if not deals:
            continue
        everything += [game for deal in deals for game in deal]
        shown = match.players[:1] if len(match.players) == 2 else match.players
        rows += [row_of(match, player, deals) for player in shown]
    ratings = elo(everything) if everything else {}
    players = dict.fromkeys(player for match in matches for player in match.players)
    times = [times_of(p, everything, ratings) for p in players if p.name in ratings]
    faults = [f"Deal {job.seed}: {game.fault}" for job, game in everything if game.fault]
    return Report(rows, sorted(times, key=lambda row: -row.elo), faults, missing)


def _match_cells(row: Row) -> tuple[str, ...]:
    return (
        row.match if row.match.startswith(f"{row.player} ") else f"{row.player} in {row.match}",
        str(row.games),
        *map(str, (row.wins, row.ties, row.losses)),
        f"{row.share:.1%}",
        f"{row.low:.1%} to {row.high:.1%}",
        f"{row.fair:.0%}",
        f"{row.points:.1f}",
        f"{row.margin:+.1f} ±{row.margin_error:.1f}",
    )


def _player_cells(row: Times) -> tuple[str, ...]:
    return (
        row.player,
        f"{row.elo:.0f}",
        str(row.decisions),
        f"{row.mean:.4f}",
        *(f"{seconds:.4f}" for seconds in (row.median, row.p95, row.longest)),
        f"{row.busy_p95:.4f}" if row.busy_mean else "",
        f"{row.memory} MB" if row.memory else "",
    )


def terminal(report: Report) -> str:
    """The tables in columns, with the sentences that belong to them."""
    parts = [
        _columns(MATCHES, [_match_cells(row) for row in report.rows]),
        _columns(PLAYERS, [_player_cells(row) for row in report.times]),
    ]
    notes = [*report.faults[:10]]
    if len(report.faults) > len(notes):
        notes.append(f"{len(report.faults)} games in all were lost without a legal answer.")
    if report.missing:
        notes.append(f"{report.missing} games of unfinished deals are still to be played.")
    slow = min((row.busy_mean / row.mean for row in report.times if row.busy_mean), default=1.0)
    if slow < QUIET:
        notes.append(
            f"The players had the processor for only {slow:.0%} of their decision times: on a "
            "quiet machine they are shorter (p95 cpu)."
        )
    return "\n\n".join([*parts, "\n".join(notes)]).rstrip()


def markdown(report: Report, command: str) -> str:
    """The tables as the README shows them, with the command that made them."""
    return "\n\n".join(
        [
            f"    {command}",
            _pipes(MATCHES, [_match_cells(row) for row in report.rows]),
            _pipes(PLAYERS, [_player_cells(row) for row in report.times]),
        ]
    )


def as_data(report: Report, command: str, version: str) -> dict[str, Any]:
    """The report as JSON data."""
    return {
        "command": command,
        "engine": version,
        "matches": [row._asdict() for row in report.rows],
        "players": [row._asdict() for row in report.times],
        "faults": report.faults,
        "missing": report.missing,
    }


def _columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    table = [head, *rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = (
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in table
    )
    return "\n".join(line.rstrip() for line in lines)


def _pipes(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


class Goal(NamedTuple):
    """`player` must score at least `share` against `other`, surely: the interval's lower end."""

    text: str
    player: str
    other: str
    share: float


def read_goal(text: str, matches: Sequence[Match]) -> Goal:
    """The goal of ``--goal "professor>scholar:68"`` (percent), which a match must decide."""
    found = re.fullmatch(r"\s*([^>]+?)\s*>\s*([^:]+?)\s*:\s*(\d+(?:\.\d+)?)\s*%?\s*", text)
    if not found:
        raise BadInput(f"--goal needs PLAYER>PLAYER:PERCENT, not {text!r}.")
    player, other, percent = found.groups()
    for match in matches:
        if [p.name for p in match.players] == [player, other]:
            return Goal(text, player, other, float(percent) / 100)
    raise BadInput(f"--goal {text!r}: no match has {player!r} first and then {other!r} alone.")


def check_goal(goal: Goal, report: Report) -> tuple[bool, str]:
    """Whether a goal is reached, and the sentence on it."""
    for row in report.rows:
        if row.player == goal.player and row.against == (goal.other,):
            reached = row.low >= goal.share
            verdict = "reached" if reached else "NOT reached"
            return reached, f"Goal {goal.text}: {verdict}, at least {row.low:.1%} is sure."
    return False, f"Goal {goal.text}: NOT reached, no deal was finished."
