"""The command line of the arena."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.ai import LEVELS
from engine.game import BadInput
from engine.marbles import GAME

from .cluster import on_cluster
from .play import Result
from .players import read_player, read_programs
from .report import as_data, check_goal, make_report, markdown, read_goal, terminal
from .run import Runner, here, play_missing
from .schedule import Job, Match, in_turn, make_match, pair_up, read_boxes
from .store import Store, code_version

TOLD_TO_STOP = 130  # the exit code after Ctrl-C


def parser() -> argparse.ArgumentParser:
    """The options; `Job` and `Store` say more."""
    told = argparse.ArgumentParser(
        prog="arena.py",
        description="Lets computer players meet and says how strong each is.",
        epilog=f"Levels: {', '.join(LEVELS)}. Stopped with Ctrl-C, the same command goes on.",
    )
    told.add_argument("player", nargs="*", help="LEVEL, LEVEL+STYLE, or a NAME of --engine")
    told.add_argument("--gauntlet", action="store_true", help="only the first against each other")
    told.add_argument(
        "--table", action="append", default=[], metavar="P,P,...", help="players at one table"
    )
    told.add_argument(
        "--engine",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program that speaks the referee's language; play it as NAME or NAME/LEVEL",
    )
    told.add_argument("--patience", type=float, default=10.0, help="seconds it has for an answer")
    told.add_argument("--seats", type=int, default=2, help="2 to 6; more than 2: one against many")
    told.add_argument("--boxes", default="base", help="base, all, names with commas, or JSON")
    told.add_argument("--games", type=int, default=100, help="for each match, at least")
    told.add_argument("--seed", type=int, default=1, help="of the deals")
    told.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    told.add_argument("--scheduler", metavar="ADDRESS", help="play on this Dask cluster instead")
    told.add_argument("--out", type=Path, metavar="FILE", help="results as lines of JSON")
    told.add_argument("--json", type=Path, metavar="FILE", help="write the report as JSON")
    told.add_argument("--markdown", action="store_true", help="print the tables for the README")
    told.add_argument(
        "--goal", action="append", default=[], metavar="A>B:PERCENT", help="exit 1 if not reached"
    )
    return told


def main(words: Sequence[str]) -> int:
    """Run the arena; 0, 1 where a goal is missed, 2 for bad input, 130 when stopped."""
    told = parser().parse_args(words)
    try:
        return _run(told, shlex.join(["python3", "tools/arena.py", *words]))
    except BadInput as refusal:
        print(refusal, file=sys.stderr)
        return 2


def _run(told: argparse.Namespace, command: str) -> int:
    matches = read_matches(told)
    goals = [read_goal(text, matches) for text in told.goal]
    version = code_version()
    store = Store(told.out, version)
    for note in store.notes:
        print(note, file=sys.stderr)
    stopped = False
    try:
        play_missing(in_turn(matches), store, runner(told), score=Score(matches).add)
    except KeyboardInterrupt:
        stopped = True
    finally:
        store.close()
    report = make_report(matches, store.done)
    print(markdown(report, command) if told.markdown else terminal(report))
    if told.json is not None:
        text = json.dumps(as_data(report, command, version), indent=2)
        told.json.write_text(text + "\n", encoding="utf-8")
    reached = True
    for goal in goals:
        fine, sentence = check_goal(goal, report)
        reached = reached and fine
        print(sentence)
    return TOLD_TO_STOP if stopped else 0 if reached else 1


def read_matches(told: argparse.Namespace) -> list[Match]:
    """The matches that the options ask for."""
    programs = read_programs(told.engine)
    players = [read_player(text, programs) for text in told.player]
    tables = [
        tuple(read_player(text, programs) for text in table.split(",")) for table in told.table
    ]
    if players:
        tables += pair_up(players, told.seats, told.gauntlet)
    if not tables:
        raise BadInput("Name two players or more, for example: arena.py greedy random.")
    for name, value in (("games", told.games), ("jobs", told.jobs), ("patience", told.patience)):
        if value <= 0:
            raise BadInput(f"--{name} must be above 0, not {value}.")
    config = read_boxes(told.boxes)
    matches = [make_match(table, told.games, told.seed, config, told.patience) for table in tables]
    for match in matches:
        GAME.new(match.deals[0][0].config, 0)  # refuses a config that makes no sense
    return matches


def runner(told: argparse.Namespace) -> Runner:
    """Where the jobs are played."""
    return on_cluster(told.scheduler) if told.scheduler else here(told.jobs)


class Score:
    """The share of the win of the first player of each match, so far."""

    def __init__(self, matches: Sequence[Match]) -> None:
        self._homes = {job.key: match for match in matches for deal in match.deals for job in deal}
        self._won: dict[str, list[float]] = {}

    def add(self, job: Job, result: Result) -> str:
        """Count a game; the match and its score in words."""
        match = self._homes[job.key]
        winners = [job.players[seat] for seat in result.winners]
        so_far = self._won.setdefault(match.name, [])
        so_far.append(winners.count(match.table[0]) / len(winners))
        return f"{match.name} {sum(so_far) / len(so_far):.0%}"
