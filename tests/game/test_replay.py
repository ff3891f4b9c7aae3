"""A replay by mouse, keyboard and gamepad: what it shows, where it leads, what it leaves alone."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from typing import Any

import pygame
import pytest

from engine import Record, Session
from engine.ai import choose
from engine.marbles import GAME
from game import boxes, opening, seats
from game.opening import OpenGame
from game.recap import History
from game.replay import check
from game.replay.branch import branch
from game.replay.timeline import Timeline
from game.saves import AUTO
from game.scenes.base import Scene
from game.scenes.replay import TABLE, ReplayScene
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.table import mirror
from game.table.logbook import Logbook
from game.ui.events import PAD_BUTTONS, InputEvent
from game.ui.geometry import Rect

from .conftest import Driver

ALL_BOXES = {
    part: 2 if part == "professors" else True for box in boxes.BOXES.values() for part in box
}
SIZES = ((1024, 640), (1400, 1050))


@cache
def played(count: int = 2, *, full: bool = False, moves: int = 10_000) -> Session[Any]:
    session = Session(GAME, {"seats": count, **(ALL_BOXES if full else {})}, 3)
    while len(session.actions) < moves and not session.decision.over:
        session.submit(choose(GAME, session.state, "greedy", len(session.actions)))
    return session


def people(count: int, *kinds: str) -> list[seats.Seat]:
    return [seats.usual(i, kinds[i] if kinds else "person") for i in range(count)]


def opened(
    player: Driver, session: Session[Any], *kinds: str, record: Record | None = None
) -> ReplayScene:
    """A replay that draws nothing, over a scene that is nothing."""
    count = len(session.state.pools)
    scene = ReplayScene(player.app, OpenGame(session, people(count, *kinds)), record)
    scene.draw = lambda canvas: None  # type: ignore[method-assign]
    player.app.goto(Scene(player.app))
    player.app.push(scene)
    player.frame()
    return scene


def run(player: Driver, scene: ReplayScene, most: int = 60_000) -> None:
    """Without pictures, until it rests."""
    for _ in range(most):
        scene.update(0.1)
        if not scene.busy():
            player.frame()
            return
    raise AssertionError("the motion does not end")


def shows(scene: ReplayScene, moment: int) -> bool:
    """Whether the table is that of a moment, and all beside it says the same."""
    state = scene.game.session.state_after(moment)
    points = [row.points for row in scene.rows]
    assert points == GAME.scores(state)
    return scene.moment == moment and scene.view.table == mirror.project(state)


# The course of a game


@pytest.mark.parametrize(("count", "full"), [(2, False), (6, True)])
def test_the_timeline_agrees_with_the_record(count: int, full: bool) -> None:
    session = played(count, full=full)
    line, history, log = Timeline(session), History(session), Logbook()
    log.read(session)
    assert line.lines == log.lines
    assert line.turns[0].first == 0 and line.turns[-1].end == line.length
    assert all(a.end == b.first for a, b in pairwise(line.turns))
    turns = [turn for turn in line.turns if turn.number]
    assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
    for turn, told in zip(turns, history.turns, strict=True):
        assert (turn.seat, turn.number, turn.chain) == (told.seat, told.turn, told.chain)
        assert turn.completed == told.completed
        assert line.points(turn.end) == history.standing[turn.number]
    longest = history.longest_chain()
    biggest = line.biggest()
    assert longest and biggest and biggest.number == longest.turn
    picked = session.actions[biggest.pick]
    assert GAME.action_text(picked).startswith("pick")


def test_a_game_without_actions_has_a_course() -> None:
    line = Timeline(Session(GAME, {"seats": 2}, 1))
    assert len(line.turns) == 1 and line.biggest() is None
    assert line.after(0) == line.before(0) == 0 == line.boundary(1)


# The show


@pytest.mark.parametrize("speed", ["fast", "instant"])
def test_it_plays_to_the_end_by_itself(player: Driver, speed: Any) -> None:
    session = played(moves=60)
    scene = opened(player, session)
    scene.set_speed(speed)
    player.key(pygame.K_SPACE)
    assert scene.playing
    run(player, scene)
    assert shows(scene, 60) and not scene.playing
    player.key(pygame.K_SPACE)
    assert scene.playing and scene.moment <= 1, "from the start again"
    player.key(pygame.K_SPACE)
    assert not scene.playing


def test_steps_go_on_and_back(player: Driver) -> None:
    scene = opened(player, played())
    turns = scene.timeline.turns
    player.key(pygame.K_PERIOD)
    player.key(pygame.K_PERIOD)
    scene.view.director.drain()
    assert shows(scene, 2)
    player.key(pygame.K_COMMA)
    assert shows(scene, 1)
    player.key(pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    assert shows(scene, turns[2].first)
    player.key(pygame.K_PERIOD)
    player.key(pygame.K_PAGEUP)
    assert shows(scene, turns[2].first)
    player.key(pygame.K_PAGEUP)
    assert shows(scene, turns[1].first)
    player.key(pygame.K_END)
    assert shows(scene, scene.timeline.length) and not scene.step.enabled
    player.key(pygame.K_PERIOD, pygame.K_PAGEDOWN)
    assert shows(scene, scene.timeline.length)
    player.key(pygame.K_HOME, pygame.K_COMMA, pygame.K_PAGEUP)
    assert shows(scene, 0) and not scene.back.enabled


def test_buttons_wheel_and_pad_do_the_same(player: Driver) -> None:
    scene = opened(player, played())
    turns = scene.timeline.turns
    for button, moment in (
        (scene.turn_on, turns[1].first),
        (scene.step, turns[1].first + 1),
        (scene.back, turns[1].first),
        (scene.turn_back, 0),
    ):
        player.click(*button.rect.centre)
        scene.view.director.drain()
        assert shows(scene, moment)
    player.app.handle(InputEvent("wheel", *TABLE.centre, wheel=-1.0))
    scene.view.director.drain()
    assert shows(scene, 1)
    player.app.handle(InputEvent("wheel", *TABLE.centre, wheel=1.0))
    assert shows(scene, 0)
    player.key(PAD_BUTTONS[5])
    assert shows(scene, turns[1].first)
    player.key(PAD_BUTTONS[2])
    assert scene.playing
    player.key(PAD_BUTTONS[1])
    assert player.app.top is not scene


def test_the_bar_is_dragged_and_moved_by_keys(player: Driver) -> None:
    scene = opened(player, played())
    bar, turns = scene.scrubber.bar, scene.timeline.turns
    y = bar.centre[1]
    player.point(bar.x + 2, y)
    player.app.handle(InputEvent("down", bar.x + 2, y, button=1))
    for index in (3, 9, 5):
        player.app.handle(InputEvent("move", scene.scrubber.turn_box(index).x + 1, y, button=1))
        player.frame()
        assert shows(scene, turns[index].first)
    player.app.handle(InputEvent("move", bar.right + 400, y - 300, button=1))
    player.frame()
    assert shows(scene, scene.timeline.length)
    player.app.handle(InputEvent("up", bar.right + 400, y, button=1))
    player.app.handle(InputEvent("move", bar.x, y))
    player.frame()
    assert shows(scene, scene.timeline.length)
    assert scene.ring.current is scene.scrubber
    player.key(pygame.K_LEFT)
    assert shows(scene, turns[-1].first)
    player.key(pygame.K_RIGHT)
    assert shows(scene, scene.timeline.length)


def test_every_thing_is_reached_by_keyboard(player: Driver) -> None:
    scene = opened(player, played())
    player.key(pygame.K_PAGEDOWN)
    seen = set()
    for _ in scene.widgets:
        player.key(pygame.K_TAB)
        seen.add(id(scene.ring.current))
    assert seen == {id(widget) for widget in scene.widgets}


def test_the_biggest_chain_is_shown(player: Driver) -> None:
    scene = opened(player, played())
    biggest = scene.timeline.biggest()
    assert biggest is not None
    player.key(pygame.K_b)
    assert scene.moment == biggest.pick and scene.playing
    for _ in range(20):
        player.frame(0.05)
    assert scene.moment > biggest.pick


def test_a_click_on_the_table_plays_and_skips(player: Driver) -> None:
    scene = opened(player, played())
    player.click(*TABLE.centre)
    assert scene.playing
    player.click(*TABLE.centre)
    assert not scene.playing
    scene.step_on()
    assert scene.view.moving
    player.click(*TABLE.centre)
    assert not scene.view.moving and not scene.playing


# Whose desk is large


def test_the_desk_is_that_of_the_only_person(player: Driver) -> None:
    scene = opened(player, played(3), "greedy", "person", "greedy")
    for _ in range(6):
        player.key(pygame.K_PAGEDOWN)
        assert scene.view.view == 1
    player.click(*scene.rows[2].rect.centre)
    assert scene.view.view == 2 and scene.rows[2].pinned
    player.key(pygame.K_PAGEDOWN)
    assert scene.view.view == 2
    player.click(*scene.rows[2].rect.centre)
    assert scene.view.view == 1


def test_several_people_take_turns_at_it(player: Driver) -> None:
    scene = opened(player, played(3))
    for turn in scene.timeline.turns[1:8]:
        player.key(pygame.K_PAGEDOWN)
        assert scene.view.view == turn.seat


# Hidden things


def test_it_shows_what_the_table_showed(player: Driver) -> None:
    """The marbles of the tank lie by seed, not in the order in which they will come."""
    session = played()
    scene = opened(player, session)
    table = TableScene(player.app, branch(scene.game, 40).session, people(2))
    scene.go(40)
    assert scene.view.stage.dispenser.tracks() == table.stage.dispenser.tracks()
    assert scene.view.table == table.table


# Another game from there


def test_play_on_from_here_leaves_the_old_game_alone(player: Driver) -> None:
    app, session = player.app, played()
    app.storage.autosave(played(moves=30).record())
    before = (list(session.actions), GAME.key(session.state))
    scene = opened(player, session)
    scene.go(51)
    player.click(*scene.on.rect.centre)
    table = app.top
    assert isinstance(table, TableScene)
    assert table.session is not session and table.session.actions == session.actions[:51]
    assert GAME.key(table.session.state) == GAME.key(session.state_after(51))
    assert table.past.marks == (opening.BRANCHED,)
    assert (session.actions, GAME.key(session.state)) == before
    left = [entry.about for entry in app.storage.entries() if entry.kind == AUTO]
    assert [about.moves for about in left if about] == [30]
    game, problem = opening.load_open_game(app)
    assert game is not None and not problem and game.marks == (opening.BRANCHED,)
    assert len(game.session.actions) == 51


def test_a_game_that_began_elsewhere_branches_too() -> None:
    session = Session(GAME, {"seats": 2}, 3)
    session.replace(played().state_after(40))
    for action in played().actions[40:60]:
        session.submit(action)
    game = OpenGame(session, people(2), (opening.RESTORED,))
    other = branch(game, 10)
    assert GAME.key(other.session.state) == GAME.key(played().state_after(50))
    assert other.marks == (opening.RESTORED, opening.BRANCHED)
    assert branch(OpenGame(other.session, other.seats, other.marks), 3).marks == other.marks


def test_nobody_plays_on_after_the_end(player: Driver) -> None:
    scene = opened(player, played())
    player.key(pygame.K_END)
    assert not scene.on.enabled and scene.on.hint
    player.click(*scene.on.rect.centre)
    assert player.app.top is scene


def test_the_results_lead_to_it_and_back(player: Driver) -> None:
    results = ResultsScene(player.app, played(), people(2), (opening.PRACTICE,))
    results.draw = lambda canvas: None  # type: ignore[method-assign]
    player.app.goto(results)
    player.key(pygame.K_SPACE)
    player.click(*next(b for b in results.buttons if b.label == "Replay").rect.centre)
    scene = player.app.top
    assert isinstance(scene, ReplayScene) and scene.game.marks == (opening.PRACTICE,)
    player.key(pygame.K_ESCAPE)
    assert player.app.top is results


# Playing the record again


def checked(player: Driver, scene: ReplayScene) -> str:
    player.click(*scene.check_button.rect.centre)
    for _ in range(500):
        if scene.check.done:
            return scene.check.words()
        player.frame()
    raise AssertionError("the check does not end")


def test_every_check_value_of_a_game_agrees(player: Driver) -> None:
    session = played()
    scene = opened(player, session)
    turns = session.state.turn
    said = checked(player, scene)  # one after the draft, one after each turn
    assert said == f"{turns} turns played again: all {turns + 1} check values agree."
    assert scene.check.agrees and scene.moment == 0
    assert checked(player, scene) == said


def test_the_window_lives_while_a_long_game_is_checked(
    player: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "FRAME", 0)  # however quick the machine is
    scene = opened(player, played(6, full=True))
    frames = 0
    scene.check.start()
    while scene.check.at_work:
        before = len(scene.check.found)
        scene.update(1 / 60)
        frames += 1
        assert len(scene.check.found) > before or scene.check.done
    assert frames > 3 and scene.check.agrees


def test_the_turn_that_differs_is_named(player: Driver) -> None:
    record = played().record()
    at = next(i for i, (moves, _) in enumerate(record.checks) if moves > 60)
    record.checks[at] = (record.checks[at][0], "0" * 32)
    scene = opened(player, played(), record=record)
    turn = played().turn_of(record.checks[at][0])
    assert checked(player, scene).startswith(f"Turn {turn} differs")
    assert not scene.check.agrees


def test_an_older_record_says_that_it_has_no_check_values(player: Driver) -> None:
    record = played().record().model_copy(update={"checks": []})
    scene = opened(player, played(), record=record)
    said = checked(player, scene)
    assert "no check value for each turn" in said and scene.check.agrees


def test_a_record_of_other_rules_is_refused(player: Driver) -> None:
    record = played().record().model_copy(update={"game": "chess"})
    scene = opened(player, played(), record=record)
    assert "can't be played again" in checked(player, scene) and not scene.check.agrees


# The picture


def apart(rects: list[Rect]) -> bool:
    return not any(
        a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom
        for a, b in combinations(rects, 2)
    )


@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_at_any_size(player: Driver, size: tuple[int, int]) -> None:
    player.app.window.size = size
    scene = opened(player, played(6, full=True))
    del scene.draw  # type: ignore[method-assign]
    for moment in (0, 100):
        scene.go(moment)
        player.frame()
        view = player.app.canvas.view
        rects = [TABLE, *(widget.rect for widget in scene.widgets)]
        assert apart(rects)
        assert all(r.x >= view.x and r.right <= view.right for r in rects)
        assert all(r.y >= view.y and r.bottom <= view.bottom for r in rects)


def test_it_rests_when_nothing_moves(player: Driver) -> None:
    scene = opened(player, played())
    player.key(pygame.K_PERIOD)
    run(player, scene)
    assert not scene.busy() and scene.nap() is None
