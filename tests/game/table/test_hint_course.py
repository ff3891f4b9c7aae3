"""A hint that is played: it stays with what comes next, until the turn is done or left."""

from __future__ import annotations

from itertools import takewhile

import pygame
import pytest

from engine import Action, marbles
from engine.ai import Line, advise
from game.scenes.table import TableScene
from game.table.hint_course import Course, Played
from game.text import t
from tests.game.conftest import Driver
from tests.game.table.advice import adviser, ask, table
from tests.game.table.test_table import calm


def play(player: Driver, scene: TableScene) -> None:
    """Do what the shown turn does next, and see it."""
    scene.submit(scene.hints._marks[scene.hints.chosen].first)
    calm(player, scene)


def test_a_turn_that_is_played_as_shown_stays_until_it_is_done(player: Driver) -> None:
    scene = table(player, seed=2)
    ask(player)
    line = scene.hints.lines[0]
    for step in range(1, len(line.actions)):
        play(player, scene)
        assert scene.hints.lines == [line]
        first = scene.hints._marks[0].first
        assert first in scene.session.decision.options
        assert scene.hints.words.startswith(t("hint.caption", number=1, what=""))
        title = t("hint.step", hint=1, step=step + 1, all=len(line.actions))
        assert scene.hints._title == title
        assert len(scene.board.of("hint")) == 1
    assert not scene.hints._rows[0].short
    scene.submit(scene.hints._marks[0].first)
    player.frame()
    assert not scene.hints.open
    assert scene.hints.preview is None
    assert adviser(player).asked == 1
    assert scene.seats[0].hints == 1


def test_the_show_has_the_word_while_it_runs(player: Driver) -> None:
    scene = table(player, seed=2)
    ask(player)
    scene.submit(scene.hints.lines[0].actions[0])
    player.frame()
    assert scene.director.busy
    assert scene.hints.open
    assert not scene.hints.words
    assert scene.hints.preview is None


def test_another_of_the_turns_may_be_played_too(player: Driver) -> None:
    scene = table(player, seed=2)
    ask(player)
    first, *others = scene.hints.lines
    number, other = next(
        (i, line) for i, line in enumerate(others, 2) if line.actions[0] != first.actions[0]
    )
    scene.submit(other.actions[0])
    calm(player, scene)
    assert scene.hints.lines == [other]
    assert scene.hints.words.startswith(t("hint.caption", number=number, what=""))


def test_playing_something_else_closes_it(player: Driver) -> None:
    scene = table(player, seed=2)
    ask(player)
    shown = {line.actions[0] for line in scene.hints.lines}
    scene.submit(next(a for a in scene.session.decision.options if a not in shown))
    player.frame()
    assert not scene.hints.open
    assert scene.hints.preview is None


def test_playing_before_the_answer_gives_the_question_up(player: Driver) -> None:
    scene = table(player)
    adviser(player).free = False
    player.key(pygame.K_h)
    assert scene.hints.thinking
    scene.submit(scene.session.decision.options[0])
    assert not scene.hints.open
    assert adviser(player).cancelled == 1


def test_what_is_taken_back_goes_back_on_the_note(player: Driver) -> None:
    scene = table(player, seed=2)
    ask(player)
    found = scene.hints.lines
    while scene.hints._marks[scene.hints.chosen].first.verb != marbles.Verb.PLACE:
        play(player, scene)
    before = scene.hints._title
    play(player, scene)
    assert scene.hints._title != before
    scene.past.undo()
    calm(player, scene)
    assert scene.hints._title == before
    scene.past.redo()
    calm(player, scene)
    assert scene.hints.lines[0] in found


def test_a_step_can_be_explained(player: Driver) -> None:
    scene = table(player, seed=2)
    ask(player)
    reasons = scene.hints._rows[0].reasons
    play(player, scene)
    player.key(pygame.K_h)
    assert scene.hints.explained
    assert scene.hints._rows[0].reasons == reasons
    play(player, scene)
    assert scene.hints.open
    assert not scene.hints.explained
    player.key(pygame.K_ESCAPE)
    assert not scene.hints.open


@pytest.mark.parametrize("seed", [1, 4, 6])
def test_marbles_may_be_placed_in_any_order(seed: int) -> None:
    game = marbles.GAME
    state = game.new({"seats": 2, "draft": False}, seed)
    line = max(advise(game, state, 1, 3, "scholar"), key=_places)
    course = Course(state, line.actions)
    done: list[Played] = []
    rest: list[Action] | None = list(line.actions)
    while rest:
        run = takewhile(lambda each: each.verb == marbles.Verb.PLACE, rest)
        options = game.decision(state).options
        action = next(a for a in (*reversed(list(run)), rest[0]) if a in options)
        done.append((game.clone(state), action))
        game.play(state, action)
        rest = course.left(done, state)
        assert rest is not None
    played = [action for _, action in done]
    assert len(played) == len(line.actions)
    assert played != list(line.actions)


def _places(line: Line) -> int:
    return sum(action.verb == marbles.Verb.PLACE for action in line.actions)
