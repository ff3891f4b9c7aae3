"""The table with everything in the boxes: whole games, every choice in reach, the clock."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from engine import Session, marbles
from engine.ai import choose
from game import seats as seating
from game.scenes.pause import PauseScene
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.table import mirror, tiles
from game.text import t
from tests.game.conftest import Driver
from tests.game.table.test_table import calm, click, live, sit

EVERYTHING: dict[str, Any] = {
    "cauldron": True,
    "mandragora": True,
    "fifth_potions": True,
    "sixth_potions": True,
    "fulminating": True,
    "professors": 2,
}
KEEPER = ["anxiogenous_oclockitt"]
Verb = marbles.Verb


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_mirror_follows_games_with_everything(seats: int) -> None:
    for seed in range(2):
        session = Session(marbles.GAME, {"seats": seats, **EVERYTHING}, seed)
        table = mirror.project(session.state)
        rng = random.Random(seed)
        while not session.decision.over:
            options = session.decision.options
            bold = seed % 2 and rng.random() < 0.6
            action = (
                rng.choice(list(options))
                if bold
                else choose(marbles.GAME, session.state, "greedy", seed)
            )
            for event in session.submit(action):
                mirror.apply(table, event)
            assert table == mirror.project(session.state)
        points = [mirror.points(desk) for desk in table.desks]
        assert points == list(marbles.GAME.scores(session.state))


def test_six_computer_players_play_with_everything(player: Driver) -> None:
    scene = sit(player, ["greedy", "random"] * 3, seed=6, speed="instant", **EVERYTHING)
    live(player, scene, 1 / 30)
    assert isinstance(player.app.top, ResultsScene)
    assert scene.mismatches == 0


def test_motion_of_everything_changes_nothing(player: Driver) -> None:
    scene = sit(player, ["greedy", "random", "greedy"], seed=3, speed="fast", **EVERYTHING)
    live(player, scene, 1 / 20)
    assert isinstance(player.app.top, ResultsScene)
    assert scene.mismatches == 0
    state = scene.session.state
    assert scene.stage.dispenser.tracks() == [bytes(track) for track in state.tracks]
    assert sorted(scene.stage.pot) == sorted(state.cauldron or b"")


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_every_option_has_a_target(player: Driver, seats: int, seed: int) -> None:
    """In every decision each legal action but the clock's can be reached on the table."""
    professors = [
        ["albedus_humblescore", "shi_zan_shuimo"],
        ["antiqua_thriftymind", "overwhilma_explosiwa"],
        ["gravitha_tidygall", "anxiogenous_oclockitt"],
    ][seed % 3]
    config = EVERYTHING | {"professors": professors, "countdown": 3}
    scene = sit(player, ["person"] * seats, seed=seed, speed="instant", **config)
    rng = random.Random(seed)
    for number in range(3000):
        with player.unseen():
            calm(player, scene)
        if player.app.top is not scene:
            break
        reached = set()
        colours: set[int | None] = {None, *(t.number[1] for t in scene.board.of("bead"))}
        for colour in colours:
            scene.grip.colour = colour
            scene.build()
            reached |= {t.action for t in scene.board.targets if t.enabled and t.action}
        scene.grip.let_go()
        scene.build()
        options = {a for a in scene.session.decision.options if a.verb != Verb.TIMEOUT}
        assert options == reached
        if number % 8 == 0:
            player.frame()
        if rng.random() < 0.5:
            able = [t for t in scene.board.targets if t.enabled and t.action]
            target = rng.choice(able)
            before = len(scene.session.actions)
            click(player, target)
            assert len(scene.session.actions) == before + 1
            assert scene.session.actions[-1] == target.action
        else:
            scene.submit(choose(marbles.GAME, scene.session.state, "greedy", seed))
    assert isinstance(player.app.top, ResultsScene)
    assert scene.mismatches == 0


def with_a_clock(player: Driver, kinds: list[str]) -> TableScene:
    """A first turn against the clock."""
    scene = sit(
        player, kinds, draft=False, first=0, speed="instant", professors=KEEPER, cauldron=True
    )
    calm(player, scene)
    return scene


def pass_seconds(player: Driver, scene: TableScene, seconds: float) -> None:
    for _ in range(round(seconds * 10)):
        if player.app.top is scene:
            player.clock.now += 0.1
            player.app.now = player.clock.now
            scene.update(0.1)


def test_the_clock_scolds_and_starts_again(player: Driver) -> None:
    scene = with_a_clock(player, ["person", "greedy"])
    pass_seconds(player, scene, 85)
    assert not scene.session.state.scoldings[0]
    assert scene.clock.left is not None and scene.clock.left < 10
    pass_seconds(player, scene, 6)
    assert scene.session.state.scoldings == [1, 0]
    assert scene.session.actions[-1].verb == Verb.TIMEOUT
    assert scene.board.of("undo")[0].hint == t("why.undo_timeout")
    pass_seconds(player, scene, 91)
    assert scene.session.state.scoldings == [2, 0]
    assert not any(t.action and t.action.verb == Verb.TIMEOUT for t in scene.board.targets)


def test_the_clock_waits_for_a_paused_or_hidden_game(
    player: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = with_a_clock(player, ["person", "greedy"])
    left = scene.clock.left
    player.app.push(PauseScene(player.app))
    for _ in range(100):
        player.frame(0.1)
    assert scene.clock.left == left
    player.app.pop()
    player.app.handle_window(pygame.WINDOWMINIMIZED)
    pass_seconds(player, scene, 20)
    assert scene.clock.left == left
    player.app.handle_window(pygame.WINDOWRESTORED)
    pass_seconds(player, scene, 20)
    assert left is not None and scene.clock.left is not None and scene.clock.left < left - 15


def test_computer_players_have_no_clock(player: Driver) -> None:
    scene = with_a_clock(player, ["greedy", "greedy"])
    live(player, scene, 1 / 10)
    assert not any(a.verb == Verb.TIMEOUT for a in scene.session.actions)


def test_professors_and_cauldron_explain_themselves(player: Driver) -> None:
    seats = [seating.usual(i) for i in range(2)]
    session = Session(marbles.GAME, {"seats": 2, **EVERYTHING}, 1)
    scene = TableScene(player.app, session, seats)
    player.app.goto(scene)
    calm(player, scene)
    kinds = {note.kind for note in scene.board.notes if note.hint}
    assert {"professor", "cauldron"} <= kinds


def test_small_leaves_stand_where_leaves_may_go() -> None:
    """R9.3: ectoplasm decides nothing, a colour closes its layer, one leaf closes all others."""
    session = Session(marbles.GAME, {"seats": 2, "mandragora": True, "draft": False}, 1)
    assert mirror.project(session.state).leaves
    tile = next(i for i, one in enumerate(marbles.TILES) if [n for _, n in one.layers] == [2, 1, 1])
    colour, ghost = marbles.TILES[tile].layers[0][0], marbles.colours.ECTOPLASM
    empty, leaf = marbles.colours.EMPTY, marbles.colours.LEAF
    assert tiles.may_leaf(tile, [empty] * 4) == [1, 2, 3]
    assert tiles.may_leaf(tile, [ghost, empty, ghost, empty]) == [1, 3]
    assert tiles.may_leaf(tile, [colour, empty, empty, empty]) == [2, 3]
    assert tiles.may_leaf(tile, [leaf, empty, empty, empty]) == []


def test_the_clock_keeps_time_while_the_table_sleeps(player: Driver) -> None:
    """Frames are far apart when nothing moves; a long gap is a pause, or a machine that slept."""
    scene = with_a_clock(player, ["person", "greedy"])
    before = scene.clock.left
    for gap in (0.4, 1.0, 0.6, 30.0):
        player.app.now += gap
        scene.update(0.1)
    assert before is not None and scene.clock.left == pytest.approx(before - 2.0)
