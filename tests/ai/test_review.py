"""Reviews: choice and luck add up, bad turns lose more, and it can be stopped."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import islice, pairwise
from typing import Any

import pytest

from engine.ai import choose
from engine.ai.review import (
    BLUNDER,
    FINE,
    GRADES,
    Choice,
    look_at,
    margin,
    parts,
    review,
    turning_points,
)
from engine.ai.reviewer import Reviewer, choice_data, read_choice
from engine.game import Action, IllegalAction
from engine.marbles import GAME, State, Verb


def played(
    levels: Sequence[str], seed: int, config: Mapping[str, Any] | None = None, most: int = 10_000
) -> tuple[State, list[Action]]:
    """The start and the actions of a game in which seat n plays at level n."""
    start = GAME.new({"seats": len(levels), **(config or {})}, seed)
    state, actions = GAME.clone(start), list[Action]()
    while len(actions) < most and not (decision := GAME.decision(state)).over:
        actions.append(choose(GAME, state, levels[decision.seat], seed * 1000 + len(actions)))
        GAME.push(state, actions[-1])
    return start, actions


@pytest.fixture(scope="module")
def looked_over() -> list[Choice]:
    start, actions = played(("greedy", "random"), 5)
    return list(review(GAME, start, actions, 1, "scholar"))


def test_parts_are_the_game_in_order() -> None:
    start, actions = played(("greedy",) * 3, 2, {"draft": True})
    found = list(parts(GAME, start, actions))
    assert [action for part in found for action in part.actions] == actions
    assert [part.first for part in found] == [
        sum(len(p.actions) for p in found[:i]) for i in range(len(found))
    ]
    draft = [part for part in found if not part.state.turn]
    assert [len(part.actions) for part in draft] == [1] * 6
    turns = [part for part in found if part.state.turn]
    assert [part.state.turn for part in turns] == list(range(1, len(turns) + 1))
    for one, following in pairwise(found):
        assert GAME.key(one.after) == GAME.key(following.state)
    assert GAME.decision(found[-1].after).over
    assert [part.seat for part in found] == [GAME.decision(part.state).seat for part in found]
    cut = len(actions) - len(found[-1].actions) // 2
    whole = [part.actions for part in parts(GAME, start, actions[:cut])]
    assert whole == [part.actions for part in found[:-1]], "a turn under way is no choice"
    assert GAME.key(start) == GAME.key(found[0].state), "the start must not be touched"


def test_choice_and_luck_explain_every_change(looked_over: list[Choice]) -> None:
    for one, following in pairwise(looked_over):
        assert one.after == following.before
    for choice in looked_over:
        before, after = margin(choice.before, choice.seat), margin(choice.after, choice.seat)
        assert after == before - choice.lost + choice.luck
        assert choice.luck == choice.offered + choice.fell
        assert choice.lost >= 0
        assert choice.lost == choice.best.value - choice.played.value


def test_the_last_standing_is_the_score(looked_over: list[Choice]) -> None:
    start, actions = played(("greedy", "random"), 5)
    state = GAME.clone(start)
    for action in actions:
        GAME.push(state, action)
    assert list(looked_over[-1].after) == [100 * points for points in GAME.scores(state)]


def test_a_random_player_loses_more(looked_over: list[Choice]) -> None:
    lost = [[c.lost for c in looked_over if c.seat == seat and c.judged] for seat in (0, 1)]
    mean = [sum(row) / len(row) for row in lost]
    assert mean[1] > 2 * mean[0]
    assert mean[1] > 300
    grades = [[c.grade for c in looked_over if c.seat == seat and c.judged] for seat in (0, 1)]
    assert grades[0].count("best") > grades[1].count("best")


def test_turning_points_are_the_dearest(looked_over: list[Choice]) -> None:
    found = turning_points(looked_over)
    assert [c.lost for c in found] == sorted((c.lost for c in looked_over), reverse=True)[:3]
    assert turning_points([c for c in looked_over if c.lost < FINE]) == []
    assert turning_points(looked_over[:1]) == []


def test_grades_follow_what_was_lost(looked_over: list[Choice]) -> None:
    one = next(choice for choice in looked_over if choice.judged)
    lost = (0, FINE - 1, FINE, BLUNDER - 1, BLUNDER)
    grades = [one._replace(lost=points).grade for points in lost]
    assert grades == ["best", "best", "fine", "mistake", "blunder"]
    assert one._replace(judged=False).grade == ""
    assert set(grades) <= set(GRADES)


def test_the_same_seed_gives_the_same_review() -> None:
    start, actions = played(("scholar", "novice"), 8, most=60)
    one, two = (list(review(GAME, start, actions, 4, "professor")) for _ in range(2))
    assert one == two


def test_hidden_marbles_change_no_verdict() -> None:
    start, actions = played(("greedy", "greedy"), 3, most=30)
    part = next(p for p in parts(GAME, start, actions) if p.state.turn)
    other = GAME.view(part.state, 0, 99)
    assert other.tracks != part.state.tracks
    first = tuple(a for a in part.actions if a.verb == Verb.PICK)[:1]
    one, two = (
        look_at(GAME, part._replace(state=state, actions=first), 0, 4, "professor")
        for state in (part.state, other)
    )
    assert (one.played, one.best, one.lost, one.before) == (
        two.played,
        two.best,
        two.lost,
        two.before,
    )


def test_only_what_is_asked_for_is_weighed() -> None:
    start, actions = played(("greedy", "greedy"), 4, most=20)
    broken = review(GAME, start, [*actions, Action(Verb.RIVAL, 5)], 1, "scholar")
    assert len(list(islice(broken, 2))) == 2
    with pytest.raises(IllegalAction):
        list(broken)


POTIONS = {"fulminating": True, "fifth_potions": True, "sixth_potions": True}
CONFIGS: list[tuple[int, dict[str, Any]]] = [
    (2, {"draft": False, "countdown": 1}),
    (3, {"simple": True, "cauldron": True}),
    (4, {**POTIONS, "professors": 2}),
    (6, {**POTIONS, "cauldron": True, "professors": 2, "mandragora": True}),
]


@pytest.mark.parametrize(("seats", "config"), CONFIGS)
def test_every_box_can_be_reviewed(seats: int, config: dict[str, Any]) -> None:
    levels = [("greedy", "random")[seat % 2] for seat in range(seats)]
    start, actions = played(levels, 6, config)
    found = list(review(GAME, start, actions, 1, "scholar"))
    assert sum(choice.length for choice in found) == len(actions)
    assert [choice.number for choice in found] == list(range(len(found)))
    for choice in found:
        assert read_choice(GAME, choice_data(GAME, choice)) == choice
        assert choice.best.actions and choice.played.actions


def wait(reviewer: Reviewer, enough: int) -> list[Choice]:
    found: list[Choice] = []
    deadline = time.monotonic() + 60
    while reviewer.at_work and len(found) < enough and time.monotonic() < deadline:
        found += reviewer.poll()
        time.sleep(0.02)
    return found


def test_the_process_tells_choice_after_choice() -> None:
    start, actions = played(("greedy", "novice"), 2, most=25)
    reviewer = Reviewer()
    reviewer.start(GAME, start, actions, 7, "scholar")
    found = wait(reviewer, 10_000)
    assert found == list(review(GAME, start, actions, 7, "scholar"))
    assert not reviewer.at_work and not reviewer.failed
    reviewer.start(GAME, start, actions, 7, "scholar", skip=2)
    assert wait(reviewer, 10_000) == found[2:]
    reviewer.close()


def test_a_review_can_be_stopped_and_begun_again() -> None:
    start, actions = played(("greedy", "novice"), 2)
    reviewer = Reviewer()
    reviewer.start(GAME, start, actions, 7, "headmaster")
    assert wait(reviewer, 1)
    reviewer.stop()
    assert not reviewer.at_work and reviewer.poll() == [] and not reviewer.failed
    reviewer.start(GAME, start, actions[:12], 7, "scholar")
    assert wait(reviewer, 10_000)
    reviewer.close()


def test_a_review_that_breaks_says_so() -> None:
    start, actions = played(("greedy", "novice"), 2, most=20)
    reviewer = Reviewer()
    reviewer.start(GAME, start, [*actions, Action(Verb.RIVAL, 5)], 7, "scholar")
    wait(reviewer, 10_000)
    assert reviewer.failed and not reviewer.at_work
    reviewer.close()
