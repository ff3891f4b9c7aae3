"""Who meets whom, on which deals, and what the results say."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

import pytest

from engine.game import BadInput
from tools.matches.play import Result, play_game
from tools.matches.players import Player, read_player, read_programs
from tools.matches.schedule import (
    EVERYTHING,
    Job,
    Match,
    in_turn,
    make_match,
    pair_up,
    read_boxes,
    seatings,
)
from tools.matches.statistics import elo, interval, row_of, student, wilson

ANNA, BERT, CLEO = (Player(name, "random") for name in ("anna", "bert", "cleo"))


def match_of(*table: Player, games: int = 4) -> Match:
    return make_match(table, games, seed=1, config={"countdown": 1}, patience=1.0)


def result(winners: tuple[int, ...], scores: tuple[int, ...] = (0, 0), fault: str = "") -> Result:
    nothing = tuple(() for _ in scores)
    return Result(scores, winners, 0, "", fault, nothing, nothing, 0)


def test_a_deal_is_played_from_every_seat() -> None:
    match = match_of(ANNA, BERT, games=5)
    assert [[job.players for job in deal] for deal in match.deals] == [
        [(ANNA, BERT), (BERT, ANNA)]
    ] * 3
    seeds = [{job.seed for job in deal} for deal in match.deals]
    assert all(len(seed) == 1 for seed in seeds) and len(set.union(*seeds)) == 3


def test_all_matches_get_the_same_deals() -> None:
    first, second = match_of(ANNA, BERT), match_of(BERT, CLEO)
    assert [deal[0].seed for deal in first.deals] == [deal[0].seed for deal in second.deals]
    jobs = list(in_turn([first, second]))
    assert jobs == [*first.deals[0], *second.deals[0], *first.deals[1], *second.deals[1]]


def test_alike_rotations_are_played_once() -> None:
    assert len(seatings((ANNA, BERT, BERT, BERT))) == 4
    assert seatings((ANNA, BERT, ANNA, BERT)) == [
        (ANNA, BERT, ANNA, BERT),
        (BERT, ANNA, BERT, ANNA),
    ]


def test_round_robin_and_gauntlet() -> None:
    everyone = [ANNA, BERT, CLEO]
    assert pair_up(everyone, 2, False) == [(ANNA, BERT), (ANNA, CLEO), (BERT, CLEO)]
    assert pair_up(everyone, 2, True) == [(ANNA, BERT), (ANNA, CLEO)]
    assert pair_up([ANNA, BERT], 3, False) == [(ANNA, BERT, BERT), (BERT, ANNA, ANNA)]


def test_boxes_are_named_alone_or_together() -> None:
    assert read_boxes("base") == {}
    assert read_boxes("all") == EVERYTHING
    assert read_boxes("cauldron,professors") == {"cauldron": True, "professors": 2}
    assert read_boxes('{"countdown": 3}') == {"countdown": 3}
    with pytest.raises(BadInput, match="whole JSON"):
        read_boxes("{")


def test_players_are_read_with_style_and_program() -> None:
    programs = read_programs(["old=python3 -m engine --path 'a b'"])
    assert programs == {"old": ("python3", "-m", "engine", "--path", "a b")}
    assert read_player("greedy+bold", {}) == Player("greedy+bold", "greedy", "bold")
    assert read_player("old/greedy", programs) == Player(
        "old/greedy", "greedy", "", programs["old"]
    )
    for wrong in ("greedy=x", "=x", "old=", 'old="'):
        with pytest.raises(BadInput):
            read_programs([wrong])


def test_a_job_travels_and_is_the_same_game_anywhere() -> None:
    players = read_player("greedy", {}), read_player("random", {})
    job = Job(players, 5, {"seats": 2, "countdown": 1})
    other = Job(players, 6, {"seats": 2, "countdown": 1})
    first = play_game(job)
    play_game(other)
    again = play_game(pickle.loads(pickle.dumps(job)))
    assert first[:5] == again[:5]
    assert first.check != play_game(other).check
    assert len(first.micros[0]) + len(first.micros[1]) == first.actions


def test_a_player_that_fails_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(*_: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr("tools.matches.play.choose", choose)
    job = Job((ANNA, BERT), 5, {"seats": 2, "first": 1})
    failed = play_game(job)
    assert failed.winners == (0,)
    assert failed.fault == "bert failed: ZeroDivisionError('by nothing')."


def test_a_row_counts_wins_ties_points_and_margins() -> None:
    match = match_of(ANNA, BERT)
    outcomes = [
        [result((0,), (30, 20)), result((1,), (25, 40))],
        [result((0, 1), (30, 30)), result((0,), (50, 10))],
    ]
    deals = [
        list(zip(deal, found, strict=True))
        for deal, found in zip(match.deals, outcomes, strict=True)
    ]
    row = row_of(match, ANNA, deals)
    assert (row.games, row.wins, row.ties, row.losses) == (4, 2, 1, 1)
    assert row.share == pytest.approx(2.5 / 4)
    assert row.points == pytest.approx((30 + 40 + 30 + 10) / 4)
    assert row.margin == pytest.approx((10 + 15 + 0 - 40) / 4)
    assert row.fair == 0.5


def test_a_game_lost_without_an_answer_counts_but_its_points_do_not() -> None:
    match = match_of(ANNA, BERT, games=2)
    found = [result((1,), (90, 0), "anna failed: it slept."), result((1,), (10, 20))]
    row = row_of(match, ANNA, [list(zip(match.deals[0], found, strict=True))])
    assert (row.wins, row.losses, row.faults) == (1, 1, 1)
    assert (row.points, row.margin) == (20, 10)


def test_one_against_many_shares_the_win() -> None:
    match = match_of(ANNA, BERT, BERT, BERT, games=4)
    found = [result((0,), (9, 1, 1, 1)), result((0, 1), (9, 9, 1, 1))] + [
        result((0,), (9, 1, 1, 1))
    ] * 2
    row = row_of(match, ANNA, [list(zip(match.deals[0], found, strict=True))])
    assert (row.wins, row.ties, row.losses, row.fair) == (1, 1, 2, 0.25)
    assert row.share == pytest.approx(1.5 / 4)


def test_wilson_and_student_agree_with_the_books() -> None:
    low, high = wilson(0.5, 100)
    assert (low, high) == (pytest.approx(0.4038, abs=1e-4), pytest.approx(0.5962, abs=1e-4))
    assert wilson(1.0, 100)[0] == pytest.approx(0.9630, abs=1e-4)
    for freedom, value in ((1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (200, 1.972)):
        assert student(freedom) == pytest.approx(value, abs=0.005)


def _deals(rng: random.Random, chance: float, alike: float, number: int) -> Iterator[float]:
    """Scores of paired games that go the same (alike > 0) or opposite ways by the deal's luck."""
    for _ in range(number):
        luck = rng.random()
        other = luck if alike > 0 else 1 - luck
        second = other if rng.random() < abs(alike) else rng.random()
        yield ((luck < chance) + (second < chance)) / 2


@pytest.mark.slow
@pytest.mark.parametrize("alike", [-0.7, 0.0, 0.7])
@pytest.mark.parametrize("chance", [0.5, 0.68, 0.95, 0.99])
@pytest.mark.parametrize("number", [20, 100])
def test_intervals_hold_the_truth(chance: float, alike: float, number: int) -> None:
    rng = random.Random(7)
    trials = 1000
    missed = too_high = 0
    for _ in range(trials):
        low, high = interval(list(_deals(rng, chance, alike, number)), 2 * number)
        missed += not low <= chance <= high
        too_high += low > chance
    assert missed / trials < 0.065  # 0.05 and two standard errors of this very measurement
    assert too_high / trials < 0.04


def test_an_interval_never_shrinks_to_nothing() -> None:
    assert interval([1.0], 2) == (0.0, 1.0)
    low, high = interval([1.0] * 200, 400)
    assert 0.97 < low < 0.985 and high == pytest.approx(1)
    assert interval([0.0] * 200, 400)[1] == pytest.approx(1 - low)
    low, high = interval([0.5] * 200, 400)
    assert low < 0.47 and high > 0.53


def _games(players: tuple[Player, ...], winners: list[int]) -> list[tuple[Job, Result]]:
    scores = (0,) * len(players)
    return [(Job(players, n, {}), result((seat,), scores)) for n, seat in enumerate(winners)]


def test_elo_of_two_is_the_logarithm_of_their_odds() -> None:
    ratings = elo(_games((ANNA, BERT), [0] * 749 + [1] * 249))
    assert ratings == {"anna": pytest.approx(190.8, abs=0.5), "bert": 0}


def test_elo_adds_up_over_players_and_stays_finite() -> None:
    games = _games((ANNA, BERT), [0] * 300 + [1] * 100) + _games(
        (BERT, CLEO), [0] * 300 + [1] * 100
    )
    ratings = elo(games)
    assert ratings["anna"] == pytest.approx(2 * ratings["bert"], rel=0.01)
    assert 500 < elo(_games((ANNA, BERT), [0] * 100))["anna"] < 2000


def test_elo_of_one_against_many_is_that_of_its_share() -> None:
    ratings = elo(_games((ANNA, BERT, BERT, BERT), ([0] * 2 + [1, 2]) * 500))
    assert ratings["anna"] == pytest.approx(190.8, abs=1)  # half the wins: odds 3 against each
