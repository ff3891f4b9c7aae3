"""A person plays a whole game against an apprentice, from the title to the winner."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.ai import choose
from engine.marbles import GAME, Verb
from game.app import App, Options
from game.scenes import results
from game.ui.geometry import Rect
from tests.window.eyes import Eyes, focused, pixels
from tests.window.hands import Hands, Keyboard, Mouse, perform, settle
from tests.window.program import Program
from tests.window.screen import PATIENCE, wait_for, wait_until

# A short game with a countdown of 1, in which greedy play drinks, rings for Little Help, and keeps.
SEED = 78
FIRST_BOTTLE = (246, 841)  # on the title, while no game is open
FEWER = Rect(87, 904, 54, 54)  # of the countdown, on the screen for a new game
SECOND_SEAT = Rect(606, 276, 177, 46)
SECOND_LEVEL = (960, 536)  # the apprentice, in the list of who may play there
START = Rect(1539, 945, 348, 102)
ON_THE_SHEET = (600, 500)
REMATCH = Rect(51, 966, 345, 86)
SHOWN = 0.9  # the share of the verdict that must be seen through the confetti

Start = Callable[..., Program]


def test_by_mouse_only(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREWBURST_HOME", str(tmp_path / "eyes"))
    program = start("--seed", str(SEED), "--fast")
    program.click(*FIRST_BOTTLE)
    for _ in range(3):
        program.click_on(FEWER)
    program.click_on(SECOND_SEAT)
    program.click(*SECOND_LEVEL)
    program.click_on(START)
    wait_for("a new game", lambda: program.moves == 0)
    eyes = Eyes(program.open_game())
    play(program, eyes, Mouse(program, eyes))
    wait_for("the results", lambda: program.saved is None)
    program.click(*ON_THE_SHEET)  # adds up at once
    see_winner(program, eyes)
    program.click_on(REMATCH)
    wait_for("another game", lambda: program.moves == 0)
    assert program.open_game().extra["seats"][1]["kind"] == "apprentice"


def test_by_keyboard_only(
    start: Start, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREWBURST_HOME", str(tmp_path / "eyes"))
    (home / "settings.json").write_text(json.dumps({"speed": "instant"}))
    program = start("--seed", str(SEED))
    program.keys("Return")
    tab_to(program, FEWER)
    program.keys("Return", "Return", "Return")
    tab_to(program, START)
    program.keys("Return")
    wait_for("a new game", lambda: program.moves == 0)
    eyes = Eyes(program.open_game())
    play(program, eyes, Keyboard(program, eyes))
    wait_for("the results", lambda: program.saved is None)
    see_winner(program, eyes)
    for _ in range(3):  # a key that comes while the points are counted up only skips that
        program.keys("Return")
        if wait_until(lambda: program.moves == 0, 7):
            return
    raise AssertionError("no other game begins")


def play(program: Program, eyes: Eyes, hands: Hands) -> None:
    """Play to the end as `greedy` would, and have seen the whole of a turn."""
    assert [seat.kind for seat in eyes.seats] == ["person", "apprentice"]
    assert eyes.session.config["countdown"] == 1
    done: Counter[int] = Counter()
    asked: Counter[str] = Counter()
    while not eyes.over:
        if eyes.mine:
            settle(program, hands)
            action = choose(GAME, eyes.state, "greedy", SEED * 1009 + len(eyes.session.actions))
            done[action.verb] += 1
            asked[eyes.asks] += 1
            perform(program, eyes, hands, action)
        else:
            watch(program, eyes, hands)
    assert min(done[verb] for verb in (Verb.PICK, Verb.PLACE, Verb.END, Verb.KEEP)) >= 2
    assert done[Verb.DRINK] >= 2
    assert done[Verb.HELP] >= 1
    assert asked["tiles"] >= 2
    assert asked["draft"] == 2


def watch(program: Program, eyes: Eyes, hands: Hands) -> None:
    """The computer player acts; nobody needs to see it to the end."""
    before = len(eyes.session.actions)
    end = time.monotonic() + PATIENCE
    while program.moves <= before:
        assert time.monotonic() < end, "the computer player does not act"
        hands.skip()
        time.sleep(0.03)
    eyes.follow(program.open_game())


def tab_to(program: Program, goal: Rect) -> None:
    """Press Tab until the ring lies there."""
    for _ in range(40):
        program.keys("Tab")
        if wait_until(lambda: focused(program, [goal]), 0.15):
            return
    raise AssertionError(f"Tab does not come to {goal}")


def verdict(eyes: Eyes) -> bytes:
    """The piece of the results with the winner's name, as it must look."""
    app = App(Options(size=(1280, 720)))
    app.load()
    scene = results.ResultsScene(app, eyes.session, eyes.seats)
    app.settings.reduced_motion = "on"
    app.goto(scene)
    app.draw()
    seen = pixels(app.window.surface, app.canvas.to_pixels, results.RIBBON)
    app.close()
    return seen


def see_winner(program: Program, eyes: Eyes) -> None:
    """The ribbon of the results names the winner."""
    right = verdict(eyes)

    def told() -> bool:
        seen = pixels(program.screen.picture(), program.pixel, results.RIBBON)
        return same_share(seen, right) > SHOWN

    wait_for("the winner", told)


def same_share(one: bytes, other: bytes) -> float:
    """The share of equal bytes."""
    return sum(a == b for a, b in zip(one, other, strict=True)) / len(one)
