"""The clock of a turn (R8.4) in a real window: it stops while nobody can see the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import Session
from engine.marbles import GAME
from game import seats as seating
from game.app import App, Options
from game.opening import EXTRA_SEATS
from game.scenes.table import TableScene
from game.table import watch
from game.ui.geometry import Rect
from tests.engine.professors.cases import lecture
from tests.window.eyes import pixels
from tests.window.positions import MINE, RIVAL, TRACKS
from tests.window.program import OPEN_GAME, Program
from tests.window.screen import wait_for
from tests.window.test_rough_hands import go_on
from tests.window.test_whole_game import same_share

KEEPER = "anxiogenous_oclockitt"
CLOCK = Rect(*watch.clock(0, 1).box)
SECONDS = range(90, 65, -1)  # that may be left while this test runs
HIDDEN = 6.0
SURE = 0.9  # the share of equal bytes from which a look is clear

Start = Callable[..., Program]


def test_a_hidden_window_stops_the_clock(
    start: Start, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREWBURST_HOME", str(tmp_path / "eyes"))
    looks = lay(home)
    program, _ = go_on(start, home)
    wait_for("the clock to run", lambda: seen(program, looks) < 88)
    before = seen(program, looks)
    program.hide()
    time.sleep(HIDDEN)
    program.show()
    after = seen(program, looks)
    assert 0 <= before - after < HIDDEN / 2
    wait_for("the clock to run again", lambda: seen(program, looks) <= after - 2)
    assert not program.open_game().actions


def lay(home: Path) -> dict[int, bytes]:
    """Save a turn against the clock; how the clock looks at each second."""
    state = lecture(KEEPER, picked=False, helped=False, tracks=TRACKS, desks=[MINE, RIVAL]).state
    config = {"seats": 2, "draft": False, "first": 0, "cauldron": True, "professors": [KEEPER]}
    session = Session(GAME, config, 1)
    session.replace(GAME.load(state))
    seats = [seating.usual(0), seating.usual(1, "novice")]
    record = session.record({EXTRA_SEATS: seating.dump(seats)})
    (home / OPEN_GAME).write_text(record.model_dump_json())
    app = App(Options(size=(1280, 720)))
    app.load()
    scene = TableScene(app, session, seats)
    app.goto(scene)
    looks = {}
    for left in SECONDS:
        scene.clock.go_on(scene)
        app.draw()
        looks[left] = pixels(app.window.surface, app.canvas.to_pixels, CLOCK)
        app.now += 1
    app.close()
    return looks


def seen(program: Program, looks: dict[int, bytes]) -> int:
    """The seconds that the clock on the screen shows, once it can be seen clearly."""
    found: list[int] = []

    def clear() -> bool:
        shown = pixels(program.screen.picture(), program.pixel, CLOCK)
        shares = {left: same_share(shown, look) for left, look in looks.items()}
        best = max(shares, key=lambda left: shares[left])
        found.append(best)
        return shares[best] > SURE

    wait_for("a clear look at the clock", clear)
    return found[-1]
