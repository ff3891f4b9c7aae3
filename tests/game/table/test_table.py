"""The table as a player meets it: clicks, keys, speeds, resuming, and the mirror of the rules."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from engine import Action, Session, marbles
from engine.ai import choose
from game import opening
from game import seats as seating
from game.scenes.handover import HandoverScene
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.table import mirror, plan, tiles
from game.table.controls import SKIP_AFTER
from game.table.targets import Target
from game.ui.events import InputEvent
from tests.game.conftest import Driver

APART = frozenset({"menu", "recap", "log", "undo", "redo", "hint", "hints"})


class QuickThinker:
    """A computer player that answers at once, in this process."""

    fallen_back = False

    def __init__(self) -> None:
        self.job: tuple[Any, ...] = ()

    def ask(self, *job: Any) -> None:
        self.job = job

    def poll(self) -> Action:
        return choose(*self.job)

    def cancel(self) -> None: ...

    def close(self) -> None: ...


def sit(
    player: Driver, kinds: list[str], seed: int = 5, speed: Any = "normal", **config: Any
) -> TableScene:
    """A table with the given kinds of players."""
    player.app._thinker = QuickThinker()  # type: ignore[assignment]
    player.app.settings.speed = speed
    player.app.settings.frame_cap = 240
    session = Session(marbles.GAME, {"seats": len(kinds), **config}, seed)
    seats = [seating.usual(i, kind) for i, kind in enumerate(kinds)]
    scene = TableScene(player.app, session, seats)
    player.app.goto(scene)
    return scene


def live(player: Driver, scene: TableScene, dt: float, most: int = 200_000) -> None:
    """Let time pass, without pictures, until the table is gone or a person is asked."""
    for _ in range(most):
        player.clock.now += dt
        player.app.now = player.clock.now
        scene.update(min(0.1, dt))
        if player.app.top is not scene or (scene.mine and not scene.busy()):
            return
    raise AssertionError("nothing goes on")


def calm(player: Driver, scene: TableScene) -> None:
    """Until a person may act, and means it: no hand clicks twice in the same moment."""
    player.frame(SKIP_AFTER)
    live(player, scene, 1 / 30)
    while isinstance(player.app.top, HandoverScene):
        player.key(pygame.K_RETURN)
        live(player, scene, 1 / 30)


def click(player: Driver, target: Target) -> None:
    """A click in the middle of a target, without letting time pass."""
    x, y = target.rect.centre
    for kind in ("move", "down", "up"):
        player.app.handle(InputEvent(kind, x, y, button=0 if kind == "move" else 1))


@pytest.mark.parametrize(("fps", "speed"), [(7, "normal"), (30, "fast"), (144, "calm")])
def test_the_picture_follows_a_whole_game(player: Driver, fps: int, speed: str) -> None:
    scene = sit(player, ["greedy", "random", "greedy"], seed=fps, speed=speed)
    live(player, scene, 1 / fps)
    assert isinstance(player.app.top, ResultsScene)
    assert scene.mismatches == 0
    state = scene.session.state
    assert scene.table == mirror.project(state)
    assert scene.stage.dispenser.tracks() == [bytes(track) for track in state.tracks]
    again = Session(marbles.GAME, scene.session.config, scene.session.seed)
    for action in scene.session.actions:
        again.submit(action)
    assert marbles.GAME.key(again.state) == marbles.GAME.key(state)


def test_motion_changes_nothing(player: Driver) -> None:
    keys = set()
    for speed, still in (("instant", False), ("fast", False), ("fast", True)):
        scene = sit(player, ["greedy", "greedy"], seed=11, speed=speed)
        scene.stage.calm = scene.stage.dispenser.still = still
        live(player, scene, 1 / 30)
        assert scene.mismatches == 0
        keys.add(marbles.GAME.key(scene.session.state))
    assert len(keys) == 1


@pytest.mark.parametrize("phase", [0.0, 0.05, 0.2, 0.4, 0.7, 1.0, 1.4])
def test_twenty_clicks_make_one_action(player: Driver, phase: float) -> None:
    scene = sit(player, ["person", "person"], draft=False, seed=2)
    calm(player, scene)
    pick = next(t for t in scene.board.of("pick") if t.number == (2, 3))
    for _ in range(20):
        click(player, pick)
    assert len(scene.session.actions) == 1
    for _ in range(round(phase * 60)):
        player.frame()
    for _ in range(20):
        click(player, pick)
    player.frame()
    assert len(scene.session.actions) == 1
    calm(player, scene)
    assert len(scene.session.actions) == 1
    assert scene.mismatches == 0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_by_mouse_alone(player: Driver, seed: int) -> None:
    rng = random.Random(seed)
    scene = sit(player, ["person", "person", "random"], seed=seed, speed="instant")
    for _ in range(3000):
        calm(player, scene)
        if player.app.top is not scene:
            break
        able = [t for t in scene.board.targets if t.enabled and t.kind not in APART]
        assert able
        before = len(scene.session.actions)
        target = rng.choice(able)
        click(player, target)
        done = len(scene.session.actions) - before
        assert done == 1 or (target.kind == "bead" and not done)
    assert isinstance(player.app.top, ResultsScene)
    assert scene.mismatches == 0


def test_a_game_by_keyboard_alone(player: Driver) -> None:
    scene = sit(player, ["person", "greedy"], seed=4, speed="instant", first=0)
    for _ in range(2000):
        calm(player, scene)
        if player.app.top is not scene:
            break
        able = [t for t in scene.board.targets if t.enabled and t.kind not in APART]
        wanted = able[-1]
        for _ in range(len(scene.board.targets)):
            if scene.ring.current == wanted:
                break
            player.app.handle(InputEvent("key", key=pygame.K_TAB))
        before = len(scene.session.actions)
        player.key(pygame.K_RETURN)
        assert len(scene.session.actions) > before or wanted.kind == "bead"
    assert isinstance(player.app.top, ResultsScene)
    assert scene.mismatches == 0


def test_every_option_has_a_target(player: Driver) -> None:
    """In every decision of a game each legal action can be reached on the table."""
    scene = sit(player, ["person", "person"], seed=9, speed="instant")
    rng = random.Random(9)
    for _ in range(2000):
        calm(player, scene)
        if player.app.top is not scene:
            return
        reached = set()
        colours: set[int | None] = {None, *(t.number[1] for t in scene.board.of("bead"))}
        for colour in colours:
            scene.grip.colour = colour
            scene.build()
            reached |= {t.action for t in scene.board.targets if t.enabled and t.action}
        scene.grip.let_go()
        options = scene.session.decision.options
        assert set(options) == reached
        scene.submit(rng.choice(list(options)))
    raise AssertionError("the game did not end")


def test_going_on_in_the_middle_of_a_power(player: Driver) -> None:
    session = Session(marbles.GAME, {"seats": 2, "draft": False, "first": 0}, 3)
    while marbles.power_in_use(session.state) != "lavamancing" or not marbles.chosen(session.state):
        options = session.decision.options
        drinks = [a for a in options if a.verb in (marbles.Verb.DRINK, marbles.Verb.TAKE)]
        session.submit(drinks[0] if drinks else choose(marbles.GAME, session.state, "greedy", 1))
        if session.decision.over:
            session = Session(marbles.GAME, session.config, session.seed + 1)
    player.app.settings.speed = "instant"
    seats = [seating.usual(i) for i in range(2)]
    scene = TableScene(player.app, session, seats)
    player.app.goto(scene)
    chosen = marbles.chosen(session.state)
    game, problem = opening.load_open_game(player.app)
    assert game is not None and not problem
    assert marbles.chosen(game.session.state) == chosen
    again = TableScene(player.app, game.session, game.seats)
    player.app.goto(again)
    player.frame()
    done = again.board.of("done")
    assert done and done[0].enabled
    click(player, done[0])
    calm(player, again)
    assert again.mismatches == 0
    assert not marbles.power_in_use(game.session.state)


def with_a_marble_to_place(player: Driver) -> tuple[TableScene, Target, Target]:
    """A table where a marble of the hand fits: the marble and a hole for it."""
    scene = sit(player, ["person", "person"], draft=False, first=0, seed=2, speed="instant")
    calm(player, scene)
    for seat_wants in (True, False):
        for pick in scene.board.of("pick"):
            track, row = pick.number
            colour = scene.session.state.tracks[track][row]
            holes = {
                wanted
                for brew in scene.session.state.brewing[0]
                for wanted in tiles.hole_colours(brew.tile)
            }
            if (colour in holes) == seat_wants:
                click(player, pick)
                calm(player, scene)
                bead = scene.board.of("bead")[0]
                scene.grip.colour = bead.number[1]
                scene.build()
                hole = scene.board.of("hole")[0]
                scene.grip.let_go()
                scene.build()
                return scene, bead, hole
    raise AssertionError("no marble fits")


def test_a_marble_is_dragged_to_its_hole(player: Driver) -> None:
    scene, bead, hole = with_a_marble_to_place(player)
    (x, y), (to_x, to_y) = bead.rect.centre, hole.rect.centre
    player.app.handle(InputEvent("move", x, y))
    player.app.handle(InputEvent("down", x, y, button=1))
    player.app.handle(InputEvent("move", x + 30, y - 30, button=1))
    assert scene.grip.dragged is not None
    player.frame()
    player.app.handle(InputEvent("move", to_x, to_y, button=1))
    player.app.handle(InputEvent("up", to_x, to_y, button=1))
    assert scene.session.actions[-1].verb == marbles.Verb.PLACE
    calm(player, scene)
    assert scene.mismatches == 0


def test_a_double_click_places(player: Driver) -> None:
    scene, bead, _ = with_a_marble_to_place(player)
    click(player, bead)
    assert scene.grip.taken_up is not None
    click(player, bead)
    assert scene.session.actions[-1].verb == marbles.Verb.PLACE


def test_one_key_places_what_is_obvious(player: Driver) -> None:
    scene, _, _ = with_a_marble_to_place(player)
    player.key(pygame.K_a)
    calm(player, scene)
    assert plan.obvious(scene.session.state, scene.session.decision.options) is None
    assert scene.mismatches == 0


def test_a_tie_is_played_on_the_table(player: Driver) -> None:
    session = Session(marbles.GAME, {"seats": 2, "draft": False, "countdown": 1}, 111)
    while session.decision.asks != "tie":
        session.submit(choose(marbles.GAME, session.state, "random", 111 + len(session.actions)))
    player.app.settings.speed = "fast"
    scene = TableScene(player.app, session, [seating.usual(i) for i in range(2)])
    player.app.goto(scene)
    rng = random.Random(1)
    for _ in range(100):
        calm(player, scene)
        if player.app.top is not scene:
            break
        able = [t for t in scene.board.targets if t.enabled and t.kind not in APART]
        click(player, rng.choice(able))
    assert isinstance(player.app.top, ResultsScene)
    assert scene.mismatches == 0


def test_undo_until_something_was_revealed(player: Driver) -> None:
    scene = sit(player, ["person", "person"], seed=5, speed="instant", first=0)
    calm(player, scene)
    assert scene.past.undo_refusal() == "nothing"
    click(player, scene.board.of("starter")[0])
    player.frame()
    calm(player, scene)
    assert scene.past.undo_refusal() == "other"


def test_greyed_things_say_why(player: Driver) -> None:
    scene = sit(player, ["person", "person"], seed=5, draft=False)
    calm(player, scene)
    lever = scene.board.of("lever")[0]
    assert not lever.enabled and lever.hint
    undo = scene.board.of("undo")[0]
    assert not undo.enabled and undo.hint
    shown = {note.kind for note in scene.board.notes}
    assert {"tile", "stack", "marble"} <= shown
