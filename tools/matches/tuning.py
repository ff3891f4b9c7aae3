"""The search for better weights (the extra `tune`)."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from engine.game import BadInput
from engine.marbles.strategy.weights import WEIGHTS, Weights

from .cluster import on_cluster
from .command import TOLD_TO_STOP
from .players import Player, read_player
from .report import make_report, terminal
from .run import Runner, here, play_missing
from .schedule import Match, in_turn, make_match, read_boxes
from .store import Store, code_version
from .weights import as_python, judging_by, read_names

SPREAD = 0.25  # of a weight's size: how far the first candidates reach
LEAST_SIZE = 20  # of a weight that is near 0
MOST = 4.0  # times its size, the largest value of a weight that is tried
PROOF = 1_000_003  # added to the seed for deals that the search has not seen


class Plan(NamedTuple):
    """What is searched, and how."""

    player: Player
    names: list[str]
    generations: int
    population: int
    games: int  # of each candidate
    proof: int  # games that judge what was found
    seed: int
    config: Mapping[str, Any]

    def match(self, weights: Weights, games: int, seed: int) -> Match:
        """A candidate against the present weights."""
        candidate = self.player._replace(name="candidate", weights=tuple(weights))
        return make_match((candidate, self.player), games, seed, self.config, patience=1.0)


class Search:
    """CMA-ES over some weights, each in units of its present size.

    It holds nothing that the results and the seed don't give again, so it is never saved.
    """

    def __init__(self, plan: Plan) -> None:
        try:
            import cmaes
            import numpy
        except ImportError as error:
            raise BadInput(
                "tune.py needs cmaes: '.venv/bin/pip install -e .[tune]' installs it."
            ) from error
        present = WEIGHTS._asdict()
        self._names = plan.names
        self._sizes = [max(LEAST_SIZE, abs(present[name])) for name in plan.names]
        start = [present[n] / size for n, size in zip(plan.names, self._sizes, strict=True)]
        self._cma = cmaes.CMA(
            mean=numpy.array(start),
            sigma=SPREAD,
            bounds=numpy.array([[-MOST if x < 0 else 0.0, MOST] for x in start]),
            population_size=plan.population,
            seed=plan.seed,
            lr_adapt=True,  # a win is a noisy measure
        )

    def ask(self) -> tuple[Any, Weights]:
        """A candidate: the point of the search, and the weights there."""
        point = self._cma.ask()
        return point, self._weights(point)

    def tell(self, points: Sequence[Any], shares: Sequence[float]) -> None:
        """The shares of the win of a whole generation."""
        self._cma.tell([(p, -share) for p, share in zip(points, shares, strict=True)])

    def middle(self) -> Weights:
        """The middle of the search: steadier than the luckiest candidate."""
        return self._weights(self._cma.mean)

    def _weights(self, point: Any) -> Weights:
        values = {
            name: round(float(x) * size)
            for name, x, size in zip(self._names, point, self._sizes, strict=True)
        }
        return WEIGHTS._replace(**values)


def search(plan: Plan, store: Store, run: Runner) -> Iterator[tuple[Weights, list[float]]]:
    """The middle after each generation, and the shares of its candidates, without end."""
    found = Search(plan)
    generation = 0
    while True:
        generation += 1
        points, matches = [], []
        for _ in range(plan.population):
            point, weights = found.ask()
            points.append(point)
            matches.append(plan.match(weights, plan.games, plan.seed + generation))
        play_missing(in_turn(matches), store, run, f"generation {generation}")
        shares = [share(match, store) for match in matches]
        found.tell(points, shares)
        yield found.middle(), shares


def share(match: Match, store: Store) -> float:
    """The candidate's share of the win over all games of its match."""
    candidate = match.table[0]
    return fmean(
        sum(job.players[seat] == candidate for seat in store.done[job.key].winners)
        / len(store.done[job.key].winners)
        for deal in match.deals
        for job in deal
    )


def parser() -> argparse.ArgumentParser:
    """The options."""
    told = argparse.ArgumentParser(
        prog="tune.py",
        description="Searches for better weights of the computer players.",
        epilog="Stopped with Ctrl-C, the same command with --out goes on.",
    )
    told.add_argument("--player", default="scholar", help="LEVEL or LEVEL+STYLE that plays")
    told.add_argument("--names", default="", help="weights to change, with commas; or all")
    told.add_argument("--generations", type=int, default=30)
    told.add_argument("--population", type=int, default=16, help="candidates in a generation")
    told.add_argument("--games", type=int, default=100, help="of each candidate")
    told.add_argument("--proof", type=int, default=400, help="games that judge what was found")
    told.add_argument("--boxes", default="base", help="base, all, names with commas, or JSON")
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    told.add_argument("--scheduler", metavar="ADDRESS", help="play on this Dask cluster instead")
    told.add_argument("--out", type=Path, metavar="FILE", help="results as lines of JSON")
    return told


def main(words: Sequence[str]) -> int:
    """Search and prove; 0, 2 for bad input, 130 when stopped."""
    told = parser().parse_args(words)
    try:
        plan = read_plan(told)
        store = Store(told.out, code_version())
        for note in store.notes:
            print(note, file=sys.stderr)
        run = on_cluster(told.scheduler) if told.scheduler else here(told.jobs)
        try:
            return tune(plan, store, run)
        finally:
            store.close()
    except BadInput as refusal:
        print(refusal, file=sys.stderr)
        return 2


def read_plan(told: argparse.Namespace) -> Plan:
    """The plan of the options; BadInput for what makes no sense."""
    for name in ("generations", "games", "proof", "jobs"):
        if getattr(told, name) <= 0:
            raise BadInput(f"--{name} must be above 0, not {getattr(told, name)}.")
    if told.population < 4:
        raise BadInput(f"--population must be 4 at least, not {told.population}.")
    names = read_names(told.names)
    if len(names) < 2:
        raise BadInput("--names needs two weights at least.")
    with judging_by(WEIGHTS):
        pass  # refuses an engine that can't be given weights
    return Plan(
        read_player(told.player, {}),
        names,
        told.generations,
        told.population,
        told.games,
        told.proof,
        told.seed,
        read_boxes(told.boxes),
    )


def tune(plan: Plan, store: Store, run: Runner) -> int:
    """Search, print the weights that were found, and let them prove themselves."""
    weights, stopped = WEIGHTS, False
    try:
        for number, (middle, shares) in enumerate(
            islice(search(plan, store, run), plan.generations), 1
        ):
            weights = middle
            print(f"Generation {number}: {fmean(shares):.1%} on average, best {max(shares):.1%}")
        proof = plan.match(weights, plan.proof, plan.seed + PROOF)
        if weights != WEIGHTS:
            play_missing(in_turn([proof]), store, run, "proof")
            print(terminal(make_report([proof], store.done)))
    except KeyboardInterrupt:
        stopped = True
    print(as_python(weights))
    return TOLD_TO_STOP if stopped else 0
