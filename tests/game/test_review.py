"""Looking back by mouse, keyboard and gamepad: the way in, results as they come, the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

import pygame
import pytest

from engine import Session
from engine.ai import choose
from engine.ai.review import Choice, look_at
from engine.marbles import GAME
from game import boxes, seats
from game.review import words
from game.review.looked import LookBack
from game.review.turn_list import TurnRow
from game.scenes.results import ResultsScene
from game.scenes.review import ReviewScene
from game.scenes.review_turn import TABLE, TurnScene
from game.scenes.title import TitleScene
from game.table import mirror
from game.ui.events import PAD_BUTTONS
from game.ui.geometry import Rect
from game.ui.widgets import Button, Widget

from .conftest import Driver

ALL_BOXES = {
    part: 2 if part == "professors" else True for box in boxes.BOXES.values() for part in box
}
LONG = "Maximiliana Wigglesworth"
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1400, 1050))


@cache
def played(count: int, *, full: bool = False, moves: int = 10_000) -> Session[Any]:
    config = ALL_BOXES if full else {}
    session = Session(GAME, {"seats": count, **config}, 3)
    while len(session.actions) < moves and not session.decision.over:
        session.submit(choose(GAME, session.state, "greedy", len(session.actions)))
    return session


@cache
def choices(count: int, *, full: bool = False, most: int = 10_000) -> tuple[Choice, ...]:
    looked = LookBack(played(count, full=full), [seats.usual(i) for i in range(count)])
    return tuple(
        look_at(GAME, part, number, 3, "scholar") for number, part in enumerate(looked.parts[:most])
    )


def looked_over(count: int = 2, *, full: bool = False, most: int = 10_000) -> LookBack:
    people = [seats.usual(i)._replace(name=LONG) for i in range(count)]
    looked = LookBack(played(count, full=full), people)
    looked.choices = list(choices(count, full=full, most=most))
    return looked


def opened(player: Driver, looked: LookBack) -> ReviewScene:
    scene = ReviewScene(player.app, looked)
    player.app.goto(TitleScene(player.app))
    player.app.push(scene)
    player.frame()
    return scene


def until(player: Driver, true: Callable[[], bool]) -> None:
    """Let the program run until something comes true, at most a minute."""
    deadline = time.monotonic() + 60
    while not true() and time.monotonic() < deadline:
        player.frame()
        time.sleep(0.01)
    assert true()


def press(player: Driver, widget: Widget) -> None:
    player.click(*widget.rect.centre)


def button(scene: Any, label: str) -> Button:
    found = [w for w in scene.widgets if isinstance(w, Button) and w.label == label]
    assert len(found) == 1
    return found[0]


# The way in


def test_results_lead_to_the_review_and_keep_it(player: Driver) -> None:
    session = played(2)
    scene = ResultsScene(player.app, session, [seats.usual(i) for i in range(2)])
    player.app.goto(scene)
    player.key(pygame.K_SPACE)
    press(player, next(b for b in scene.buttons if b.label == "Look back"))
    review = player.app.top
    assert isinstance(review, ReviewScene)
    until(player, lambda: len(review.looked.choices) >= 2)
    player.key(pygame.K_ESCAPE)
    assert player.app.top is scene
    kept = list(review.looked.choices)
    press(player, next(b for b in scene.buttons if b.label == "Look back"))
    again = player.app.top
    assert isinstance(again, ReviewScene) and again.looked.choices[: len(kept)] == kept
    player.key(pygame.K_ESCAPE)


# While it runs


def test_results_come_in_and_can_be_stopped(player: Driver) -> None:
    looked = LookBack(played(2), [seats.usual(i) for i in range(2)])
    scene = opened(player, looked)
    assert looked.at_work and not looked.choices
    assert not scene.list.rows[0].enabled
    until(player, lambda: len(looked.choices) >= 3)
    press(player, button(scene, "Stop"))
    found = len(looked.choices)
    assert not looked.at_work and not looked.failed
    for _ in range(20):
        player.frame()
        time.sleep(0.01)
    assert len(looked.choices) == found < len(looked.parts)
    press(player, button(scene, "Go on"))
    until(player, lambda: len(looked.choices) > found)
    numbers = [choice.number for choice in looked.choices]
    assert numbers == list(range(len(numbers)))
    player.key(pygame.K_ESCAPE)
    assert not looked.at_work


def test_a_game_without_a_finished_turn_says_so(player: Driver) -> None:
    session = Session(GAME, {"seats": 2}, 1)
    scene = opened(player, LookBack(session, [seats.usual(i) for i in range(2)]))
    assert not scene.cards and not scene.list.rows
    player.key(pygame.K_RETURN)
    assert isinstance(player.app.top, TitleScene)


def test_the_numbers_shown_are_those_of_the_choices() -> None:
    looked = looked_over()
    for seat in range(2):
        own = [c for c in looked.choices if c.seat == seat and c.judged]
        found = looked.summary(seat)
        assert found is not None and found.turns == len(own)
        assert found.lost == round(sum(c.lost for c in own) / len(own))
    turns = [c for c in looked.choices if c.turn]
    rows = looked.leads()
    assert [turn for turn, _ in rows] == list(range(len(turns) + 1))
    for choice in turns:
        before, after = rows[choice.turn - 1][1], rows[choice.turn][1]
        assert after[choice.seat] == before[choice.seat] - choice.lost + choice.luck
        assert words.luck(choice)
    assert words.points(-280) == "−2.8" and words.points(280, signed=True) == "+2.8"
    assert words.points(-3) == "0"


# The list


def test_every_turn_is_reached_by_keyboard(player: Driver) -> None:
    looked = looked_over()
    scene = opened(player, looked)
    seen = []
    for _ in range(2 * len(looked.parts)):
        at = scene.ring.current
        assert isinstance(at, TurnRow) and at.rect.bottom <= scene.list.sheet.bottom
        if at.entry in seen[-1:]:
            break
        seen.append(at.entry)
        player.key(pygame.K_DOWN)
        if not isinstance(scene.ring.current, TurnRow):
            break
    assert [e.rank for e in seen[:3]] == [1, 2, 3]
    assert [e.number for e in seen[3:]] == list(range(len(looked.parts)))


def test_the_gamepad_opens_a_turn_and_comes_back(player: Driver) -> None:
    looked = looked_over()
    scene = opened(player, looked)
    down, act, back = PAD_BUTTONS[12], PAD_BUTTONS[0], PAD_BUTTONS[1]
    player.key(down)
    player.key(act)
    turn = player.app.top
    assert isinstance(turn, TurnScene)
    assert turn.choice == looked.turning_points()[1]
    player.key(PAD_BUTTONS[5])
    assert turn.number == looked.turning_points()[1].number + 1
    player.key(back)
    assert player.app.top is scene
    player.key(back)
    assert isinstance(player.app.top, TitleScene)


def test_the_wheel_scrolls_and_a_click_opens(player: Driver) -> None:
    looked = looked_over()
    scene = opened(player, looked)
    before = [row.entry for row in scene.list.rows]
    player.key(pygame.K_PAGEDOWN)
    after = [row.entry for row in scene.list.rows]
    assert before != after
    press(player, scene.list.rows[2])
    assert isinstance(player.app.top, TurnScene)
    assert player.app.top.number == after[2].number


def test_a_card_shows_the_turns_of_its_seat(player: Driver) -> None:
    looked = looked_over()
    scene = opened(player, looked)
    press(player, scene.cards[1])
    listed = [e for e in scene.list.entries if not e.head and not e.rank]
    assert listed and {looked.parts[e.number].seat for e in listed} == {1}
    press(player, scene.cards[1])
    assert len([e for e in scene.list.entries if not e.head and not e.rank]) == len(looked.parts)


# The table of a moment


def turn_scene(player: Driver, looked: LookBack, number: int) -> TurnScene:
    opened(player, looked)
    scene = TurnScene(player.app, looked, number)
    player.app.push(scene)
    player.frame()
    return scene


def run(player: Driver, scene: TurnScene) -> None:
    for _ in range(4000):
        player.frame(0.1)
        if not scene.busy():
            return
    raise AssertionError("the motion does not end")


@pytest.mark.slow
@pytest.mark.parametrize(("count", "full"), [(2, False), (6, True)])
def test_both_lines_can_be_played(player: Driver, count: int, full: bool) -> None:
    looked = looked_over(count, full=full, most=26)
    scene = turn_scene(player, looked, looked.turning_points()[0].number)
    part = looked.parts[scene.number]
    assert scene.view.table == mirror.project(part.state)
    assert [note.line for note in scene.notes] == [scene.choice.played, scene.choice.best]
    press(player, scene.play)
    assert scene.view.playing
    run(player, scene)
    assert scene.view.done == len(part.actions)
    assert GAME.key(scene.view.state) == GAME.key(part.after)
    assert scene.view.table == mirror.project(part.after)
    assert scene.caption() == "The end of the turn"
    press(player, scene.notes[1])
    assert scene.view.done == 0 and scene.view.table == mirror.project(part.state)
    press(player, scene.play)
    run(player, scene)
    assert scene.view.done > 0 and not scene.view.ahead
    assert scene.view.table == mirror.project(scene.view.state)


@pytest.mark.slow
def test_every_best_line_plays_as_far_as_it_was_foreseen(player: Driver) -> None:
    looked = looked_over(6, full=True, most=26)
    scene = turn_scene(player, looked, 0)
    ends = set()
    for choice in looked.choices:
        scene.show(choice.number)
        scene.choose(choice.best)
        while scene.view.ahead:
            scene.view.step()
        scene.view.director.drain()
        assert scene.view.done > 0
        assert scene.view.table == mirror.project(scene.view.state)
        ends.add(scene.caption())
    assert "The end of the turn" in ends


def test_steps_are_single_and_lead_back(player: Driver) -> None:
    looked = looked_over()
    number = next(c.number for c in looked.choices if c.length > 4)
    scene = turn_scene(player, looked, number)
    press(player, button(scene, "Step"))
    press(player, button(scene, "Step"))
    assert scene.view.done == 2 and not scene.view.playing
    press(player, button(scene, "Back to the start"))
    assert scene.view.done == 0
    assert scene.view.table == mirror.project(looked.parts[number].state)
    press(player, scene.play)
    player.frame()
    press(player, scene.play)
    assert not scene.view.playing


def test_a_click_on_the_table_skips_the_motion(player: Driver) -> None:
    looked = looked_over()
    scene = turn_scene(player, looked, next(c.number for c in looked.choices if c.turn))
    press(player, button(scene, "Step"))
    assert scene.view.moving
    player.click(*TABLE.centre)
    assert not scene.view.moving


def test_the_arrows_stop_at_the_ends(player: Driver) -> None:
    looked = looked_over(most=6)
    looked.start = lambda: None  # type: ignore[method-assign]
    scene = turn_scene(player, looked, 5)
    player.key(pygame.K_PAGEDOWN)
    assert scene.number == 5
    player.key(*[pygame.K_PAGEUP] * 9)
    assert scene.number == 0


# The picture


def apart(boxes: list[Rect]) -> bool:
    return not any(
        a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom
        for a, b in combinations(boxes, 2)
    )


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("count", "full"), [(2, False), (6, True)])
def test_nothing_overlaps_at_any_size(
    player: Driver, size: tuple[int, int], count: int, full: bool
) -> None:
    player.app.window.size = size
    looked = looked_over(count, full=full, most=26)
    whole = opened(player, looked)
    turn = turn_scene(player, looked, looked.turning_points()[0].number)
    view = player.app.canvas.view
    for scene in (whole, turn):
        player.frame()
        rects = [widget.rect for widget in scene.widgets]
        assert apart(rects)
        for rect in rects:
            assert rect.x >= view.x and rect.right <= view.right
            assert rect.y >= view.y and rect.bottom <= view.bottom


def test_calm_and_instant_players_see_it_too(player: Driver) -> None:
    player.app.settings.reduced_motion = "on"
    player.app.settings.speed = "instant"
    looked = looked_over()
    scene = turn_scene(player, looked, next(c.number for c in looked.choices if c.turn))
    press(player, scene.play)
    run(player, scene)
    assert scene.view.done == len(looked.parts[scene.number].actions)
