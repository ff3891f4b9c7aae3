"""The search for better weights: how they reach a player, and where the search goes."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from engine.game import BadInput
from engine.marbles.strategy.weights import WEIGHTS, Weights
from tools.matches.play import Result, play_game
from tools.matches.players import Player
from tools.matches.schedule import Job
from tools.matches.store import Store
from tools.matches.tuning import LEAST_SIZE, Plan, main, search, tune
from tools.matches.weights import as_python, judging_by, read_names

GREEDY = Player("greedy", "greedy")
ABSURD = Weights(*(0 for _ in WEIGHTS))
ONE, OTHER = Weights._fields[-2:]
SIZES = [max(LEAST_SIZE, abs(getattr(WEIGHTS, name))) for name in (ONE, OTHER)]
PLAN = Plan(GREEDY, [ONE, OTHER], 3, 8, 20, 20, seed=1, config={"countdown": 1})


@pytest.fixture
def cmaes() -> None:
    pytest.importorskip("cmaes", reason="the extra 'tune' is not installed")


def test_weights_are_those_of_the_engine_again_afterwards() -> None:
    job = Job((GREEDY, GREEDY._replace(name="other")), 3, {"seats": 2, "countdown": 1})
    usual = play_game(job).check
    absurd = job._replace(players=(job.players[0]._replace(weights=tuple(ABSURD)), job.players[1]))
    assert play_game(absurd).check != usual
    same = job._replace(players=(job.players[0]._replace(weights=tuple(WEIGHTS)), job.players[1]))
    assert play_game(same).check == usual
    with pytest.raises(ZeroDivisionError), judging_by(ABSURD):
        raise ZeroDivisionError
    assert play_game(job).check == usual
    assert absurd.key != job.key != same.key


def test_names_are_all_or_those_that_there_are() -> None:
    assert read_names("") == list(Weights._fields)
    assert read_names(f"{OTHER}, {ONE}") == [OTHER, ONE]
    with pytest.raises(BadInput, match="There is no weight 'luck'"):
        read_names(f"{ONE},luck")


def test_weights_are_printed_as_python() -> None:
    changed = WEIGHTS._replace(**{ONE: 1234})
    text = as_python(changed)
    assert eval(text, {"Weights": Weights}) == changed
    assert [line for line in text.splitlines() if "was" in line] == [
        f"    {ONE}=1234,  # was {getattr(WEIGHTS, ONE)}"
    ]


def away(weights: Weights) -> tuple[float, float]:
    """How far two weights are from 0.4 and 2 times their size."""
    one, other = (getattr(weights, n) / size for n, size in zip((ONE, OTHER), SIZES, strict=True))
    return abs(one - 0.4), abs(other - 2.0)


def nearer_wins(jobs: Sequence[Job]) -> Iterator[tuple[Job, Result]]:
    """Candidates win the more often the nearer they are to that."""
    for job in jobs:
        seat = 0 if job.players[0].name == "candidate" else 1
        tried = Weights(*job.players[seat].weights)
        won = zlib.crc32(job.key.encode()) % 1000 / 1000 > sum(away(tried)) / 4
        scores, nothing = (0, 0), ((), ())
        yield job, Result(scores, (seat if won else 1 - seat,), 1, "", "", nothing, nothing, 0)


@pytest.mark.usefixtures("cmaes")
def test_the_search_goes_where_the_winners_are() -> None:
    store = Store(None, "")
    plan = PLAN._replace(games=100)
    *_, (weights, shares) = islice(search(plan, store, nearer_wins), 30)
    assert sum(away(weights)) < sum(away(WEIGHTS)) / 2
    assert len(shares) == PLAN.population and min(shares) > 0.6
    assert weights[:-2] == WEIGHTS[:-2]


@pytest.mark.usefixtures("cmaes")
def test_a_search_goes_on_from_its_results(capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(None, "")
    assert tune(PLAN, store, nearer_wins) == 0
    printed = capsys.readouterr().out
    games = len(store.done)

    def nothing_left(jobs: Sequence[Job]) -> Iterator[tuple[Job, Result]]:
        raise AssertionError(f"{len(jobs)} games are played twice")

    assert tune(PLAN, store, nothing_left) == 0
    assert capsys.readouterr().out == printed
    assert "candidate - greedy" in printed and "Weights(" in printed
    assert len(store.done) == games


@pytest.mark.usefixtures("cmaes")
def test_a_stopped_search_prints_what_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    def stopped(jobs: Sequence[Job]) -> Iterator[tuple[Job, Result]]:
        raise KeyboardInterrupt

    assert tune(PLAN, Store(None, ""), stopped) == 130
    assert capsys.readouterr().out == as_python(WEIGHTS) + "\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--names", ONE], "two weights at least"),
        (["--names", "luck"], "There is no weight 'luck'"),
        (["--population", "3"], "--population must be 4 at least"),
        (["--games", "0"], "--games must be above 0"),
        (["--player", "genius"], "There is no player 'genius'"),
    ],
)
def test_bad_input_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert sentence in said and len(said.splitlines()) == 1
