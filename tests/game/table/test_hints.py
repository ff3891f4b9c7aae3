"""Hints: asked by key or candle, shown on note and table, told at the end."""

from __future__ import annotations

import pygame
import pytest

from engine import Session, load_record, marbles
from engine.ai import choose
from game import opening
from game import seats as seating
from game.scenes.pause import PauseScene
from game.scenes.results import ResultsScene
from game.text import n, t
from game.ui.canvas import Canvas
from tests.game.conftest import Driver
from tests.game.table.advice import adviser, ask, table
from tests.game.table.test_table import click


def test_h_shows_the_best_turns_on_note_and_table(player: Driver) -> None:
    scene = table(player)
    adviser(player).free = False
    player.key(pygame.K_h)
    assert scene.hints.thinking
    assert scene.hints.words == t("hint.thinking")
    for _ in range(60):
        player.frame()
    assert scene.nap() is not None
    adviser(player).free = True
    player.frame()
    assert 1 <= len(scene.hints.lines) <= 3
    assert len(scene.board.of("hint")) == len(scene.hints.lines)
    assert scene.hints.words.startswith(t("hint.caption", number=1, what=""))
    assert scene.hints.lines[0].actions[0] in scene.session.decision.options
    preview = scene.hints.preview
    assert preview is not None
    state = scene.session.state
    pick = next(a for a in scene.hints.lines[0].actions if a.verb == marbles.Verb.PICK)
    if scene.hints.lines[0].actions[0] == pick:
        told = marbles.preview(state, pick.a, pick.b)
        assert preview.track == pick.a
        assert preview.preview.rows[0] == told.rows[0]


def test_another_turn_is_shown_by_number_pointer_and_arrows(player: Driver) -> None:
    scene = table(player, seed=2)
    ask(player)
    number = len(scene.hints.lines)
    assert number > 1
    player.key(pygame.K_2)
    assert scene.hints.chosen == 1
    player.key(pygame.K_1)
    row = next(x for x in scene.board.of("hint") if x.number == (1,))
    player.point(*row.rect.centre)
    player.frame()
    assert scene.hints.chosen == 1
    player.key(pygame.K_1)
    player.frame()
    assert scene.hints.chosen == 0
    player.point(5, 5)
    player.frame()
    player.point(*row.rect.centre)
    player.frame()
    assert scene.hints.chosen == 1
    player.key(pygame.K_UP)
    player.frame()
    assert scene.hints.chosen == 0
    player.key(pygame.K_DOWN)
    player.frame()
    assert scene.hints.chosen == 1
    player.key(pygame.K_9)
    assert scene.hints.chosen == 1
    assert not scene.session.actions


def test_h_explains_and_then_closes(player: Driver) -> None:
    scene = table(player)
    ask(player)
    player.key(pygame.K_h)
    assert scene.hints.explained
    assert all(row.worth and row.reasons for row in scene.hints._rows)
    player.key(pygame.K_h)
    assert not scene.hints.open
    assert not scene.board.of("hint")


def test_escape_closes_the_hint_before_it_opens_the_menu(player: Driver) -> None:
    scene = table(player)
    ask(player)
    player.key(pygame.K_ESCAPE)
    assert not scene.hints.open
    assert player.app.top is scene
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.app.top, PauseScene)


def test_the_candle_gives_hints_too(player: Driver) -> None:
    scene = table(player)
    [candle] = scene.board.of("hints")
    assert candle.hint
    click(player, candle)
    player.frame()
    assert scene.hints.lines
    scene.ring.current, scene.ring.shown = scene.board.of("hints")[0], True
    player.key(pygame.K_RETURN)
    assert scene.hints.explained


def test_no_hint_while_another_plays(player: Driver) -> None:
    scene = table(player)
    scene.submit(scene.session.decision.options[0])
    player.key(pygame.K_h)
    assert not scene.hints.open
    assert scene.notice == t("hint.not_now")
    assert adviser(player).asked == 0
    assert not scene.board.of("hints")[0].enabled


def test_advice_that_fails_says_so(player: Driver) -> None:
    scene = table(player)
    adviser(player).free = False
    player.key(pygame.K_h)
    adviser(player)._lines = []
    adviser(player).free = True
    player.frame()
    assert not scene.hints.open
    assert scene.notice == t("hint.none")
    assert scene.seats[0].hints == 0


def test_a_turn_with_hints_counts_once_and_outlives_continue(player: Driver) -> None:
    scene = table(player)
    for _ in range(2):
        ask(player)
        player.key(pygame.K_ESCAPE)
    assert [seat.hints for seat in scene.seats] == [1, 0]
    game, problem = opening.load_open_game(player.app)
    assert game is not None
    assert not problem
    assert [seat.hints for seat in game.seats] == [1, 0]
    assert opening.start(player.app, scene.session.config, 1, game.seats).seats[0].hints == 0  # type: ignore[attr-defined]


def test_a_game_saved_without_hints_can_be_read(player: Driver) -> None:
    scene = table(player)
    record = load_record(player.app.storage.place.read_bytes())
    rows = record.extra[opening.EXTRA_SEATS]
    assert not [row for row in rows if "hints" in row]
    assert seating.load(rows, 2) == scene.seats
    for strange in ("3", -1, None, 10**9):
        rows[0]["hints"] = strange
        assert seating.load(rows, 2)[0].hints == 0


def test_the_results_tell_of_hints(player: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(marbles.GAME, {"seats": 2}, 3)
    while not session.decision.over:
        session.submit(choose(marbles.GAME, session.state, "greedy", len(session.actions)))
    seats = [seating.usual(0)._replace(hints=3), seating.usual(1)]
    scene = ResultsScene(player.app, session, seats)
    drawn: list[str] = []
    plain = Canvas.text
    monkeypatch.setattr(
        Canvas,
        "text",
        lambda self, s, *more, **how: (drawn.append(s), plain(self, s, *more, **how))[1],
    )
    player.app.goto(scene)
    player.frame()
    assert drawn.count(n("results.hints", 3)) == 1
    assert not [words for words in drawn if words == n("results.hints", 0)]
