"""Choosing between turns by samples: the best is found, and effort is what was allowed."""

from __future__ import annotations

import pytest

from engine.ai.search import halving
from engine.rng import misjudged, seeded


@pytest.mark.parametrize("candidates", [1, 2, 3, 7, 10])
def test_the_best_of_noisy_candidates_is_found(candidates: int) -> None:
    def sample(candidate: int, luck: int) -> int:
        _, error = misjudged(seeded(luck, candidate), 300)
        return 200 * candidate + error

    means = halving(candidates, sample, 400)
    assert means.index(max(means)) == candidates - 1


def test_luck_that_all_share_decides_nothing() -> None:
    means = halving(4, lambda candidate, luck: candidate + (-1) ** luck * 10_000, 40)
    assert means.index(max(means)) == 3


def test_effort_is_kept_and_every_candidate_is_tried() -> None:
    asked: list[tuple[int, int]] = []

    def sample(candidate: int, luck: int) -> int:
        asked.append((candidate, luck))
        return -candidate

    halving(10, sample, 200)
    assert len(asked) == len(set(asked)) <= 200
    assert {candidate for candidate, _ in asked} == set(range(10))
    lucks = [luck for candidate, luck in asked if candidate == 0]
    assert len(lucks) > 20 and lucks == sorted(lucks), "the best goes on with fresh samples"


def test_one_lucky_sample_does_not_beat_those_that_stayed() -> None:
    def sample(candidate: int, luck: int) -> int:
        return 50 if candidate else 100 * (luck == 0)

    means = halving(2, sample, 100)
    assert means[1] > means[0]


def test_errors_are_bounded_and_even() -> None:
    rng, errors = 7, []
    for _ in range(2000):
        rng, error = misjudged(rng, 100)
        errors.append(error)
    assert min(errors) >= -200 and max(errors) <= 200
    assert abs(sum(errors)) < 2000 * 8
    assert misjudged(5, 0) == (5, 0)
