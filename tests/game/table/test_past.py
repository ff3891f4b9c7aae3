"""Taking back and doing again: alone, with computer players, between people, in practice."""

from __future__ import annotations

from typing import Any

import pygame

from engine import Record, load_record, marbles
from engine.ai import choose
from game import opening, settings
from game.scenes.handover import HandoverScene
from game.scenes.newgame import NewGameScene
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.table import mirror
from game.ui.house_rules import PRACTICE
from tests.game.conftest import Driver
from tests.game.table.test_table import calm, click, sit

CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT
KEY = marbles.GAME.key


def seated(player: Driver, kinds: list[str], *marks: str, **config: Any) -> TableScene:
    """A table that draws nothing."""
    scene = sit(player, kinds, speed="instant", first=0, draft=False, **config)
    scene = TableScene(player.app, scene.session, scene.seats, marks)
    scene.draw = lambda canvas: None  # type: ignore[method-assign]
    player.app.goto(scene)
    calm(player, scene)
    return scene


def act(player: Driver, scene: TableScene) -> None:
    """One sensible choice of the person who is asked."""
    session = scene.session
    scene.submit(choose(marbles.GAME, session.state, "greedy", len(session.actions)))
    calm(player, scene)


def take_turn(player: Driver, scene: TableScene) -> None:
    """All choices of a person's turn, and the answers of computer players."""
    turn = scene.session.state.turn
    while scene.session.state.turn == turn:
        act(player, scene)


def place_two(player: Driver, scene: TableScene) -> None:
    """Two marbles placed, which reveals nothing."""
    placed = 0
    while placed < 2:
        act(player, scene)
        last = scene.session.actions[-1].verb
        placed = placed + 1 if last == marbles.Verb.PLACE else 0


def key(player: Driver, scene: TableScene, code: int, mods: int = 0) -> None:
    player.key(code, mods=mods)
    calm(player, scene)


def test_what_was_taken_back_is_done_again(player: Driver) -> None:
    scene = seated(player, ["person", "person"])
    place_two(player, scene)
    keys = [KEY(scene.session.state_after(n)) for n in range(len(scene.session.actions) + 1)]
    assert not scene.board.of("redo")
    key(player, scene, pygame.K_u)
    key(player, scene, pygame.K_z, CTRL)
    assert KEY(scene.session.state) == keys[-3]
    key(player, scene, pygame.K_y, CTRL)
    assert KEY(scene.session.state) == keys[-2]
    key(player, scene, pygame.K_z, CTRL | SHIFT)
    assert KEY(scene.session.state) == keys[-1]
    key(player, scene, pygame.K_u)
    key(player, scene, pygame.K_r)
    assert KEY(scene.session.state) == keys[-1] and scene.mismatches == 0
    key(player, scene, pygame.K_u)
    player.frame()
    player.clock.now += 1
    click(player, scene.board.of("redo")[0])
    calm(player, scene)
    assert KEY(scene.session.state) == keys[-1]
    key(player, scene, pygame.K_r)
    assert KEY(scene.session.state) == keys[-1] and scene.notice


def test_another_choice_forgets_what_was_taken_back(player: Driver) -> None:
    scene = seated(player, ["person", "person"])
    place_two(player, scene)
    session = scene.session
    key(player, scene, pygame.K_u)
    key(player, scene, pygame.K_u)
    undone = session.next_redo
    assert undone is not None and scene.board.of("redo")
    scene.submit(undone)
    calm(player, scene)
    assert session.can_redo, "the same choice by hand keeps what came after it"
    key(player, scene, pygame.K_u)
    scene.submit(next(a for a in session.decision.options if a != undone))
    calm(player, scene)
    assert not session.can_redo and not scene.board.of("redo")


def test_a_usual_game_stops_at_what_was_revealed(player: Driver) -> None:
    scene = seated(player, ["person", "greedy"])
    take_turn(player, scene)
    assert scene.past.undo_refusal() in ("revealed", "other")
    before = list(scene.session.actions)
    key(player, scene, pygame.K_u)
    assert scene.session.actions == before
    assert scene.controls.pointed is scene.board.of("undo")[0]
    assert scene.board.of("undo")[0].hint


def test_practice_goes_back_past_the_machine_and_forth_again(player: Driver) -> None:
    scene = seated(player, ["person", "greedy"], opening.PRACTICE)
    session = scene.session
    take_turn(player, scene)
    act(player, scene)
    end, whole = KEY(session.state), list(session.actions)
    own = [n for n in range(len(whole)) if session.game.decision(session.state_after(n)).seat == 0]
    for until in reversed(own):
        key(player, scene, pygame.K_u)
        assert len(session.actions) == until and session.decision.seat == 0
        assert scene.table == mirror.project(session.state)
    assert scene.past.undo_refusal() == "nothing"
    for n in own[1:]:
        key(player, scene, pygame.K_r)
        assert len(session.actions) == n, "one choice, and what the machine answers to it"
    key(player, scene, pygame.K_r)
    assert KEY(session.state) == end and session.actions == whole
    assert scene.mismatches == 0


def test_practice_between_two_people_passes_the_curtain(player: Driver) -> None:
    scene = seated(player, ["person", "person"], opening.PRACTICE)
    take_turn(player, scene)
    end = KEY(scene.session.state)
    assert scene.session.decision.seat == 1
    player.key(pygame.K_u)
    assert scene.session.decision.seat == 0
    player.frame(0.5)
    assert isinstance(player.app.top, HandoverScene)
    calm(player, scene)
    assert scene.stage.seating.view == 0
    player.key(pygame.K_r)
    player.frame(0.5)
    assert isinstance(player.app.top, HandoverScene)
    calm(player, scene)
    assert KEY(scene.session.state) == end and scene.stage.seating.view == 1


def saved(player: Driver) -> Record:
    return load_record(player.app.storage.place.read_bytes())


def test_practice_is_kept_with_the_game_and_told_at_its_end(player: Driver) -> None:
    scene = seated(player, ["person", "greedy"], opening.PRACTICE)
    act(player, scene)
    assert saved(player).extra[opening.EXTRA_MARKS] == [opening.PRACTICE]
    game, problem = opening.load_open_game(player.app)
    assert game is not None and not problem and game.marks == (opening.PRACTICE,)
    scene._results()
    results = player.app.top
    assert isinstance(results, ResultsScene) and results.marks == (opening.PRACTICE,)
    results._rematch()
    again = player.app.top
    assert isinstance(again, TableScene) and again.past.practice


def test_strange_marks_are_left_out(player: Driver) -> None:
    scene = seated(player, ["person", "greedy"])
    record = scene.session.record({opening.EXTRA_MARKS: ["practice", "x", 3, None]})
    player.app.storage.autosave(record)
    game, _ = opening.load_open_game(player.app)
    assert game is not None and game.marks == (opening.PRACTICE,)


def test_the_switch_of_a_new_game_is_remembered(player: Driver) -> None:
    scene = NewGameScene(player.app, seed=4)
    scene.draw = lambda canvas: None  # type: ignore[method-assign]
    player.app.goto(scene)
    player.click(*PRACTICE.centre)
    assert player.app.settings.new_game.practice
    scene.start.activate()
    table = player.app.top
    assert isinstance(table, TableScene) and table.past.practice
    assert settings.load()[0].new_game.practice
