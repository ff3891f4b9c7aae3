"""What a program must bear: twenty clicks at once, a window pulled about, a sudden end."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.ai import choose
from engine.marbles import GAME
from tests.window.eyes import Eyes
from tests.window.hands import NOTICED, PARTS, TRIES, Mouse, perform, seen_bead, settle
from tests.window.positions import MINE, RIVAL, lay
from tests.window.program import OPEN_GAME, Program
from tests.window.screen import wait_for, wait_until

Start = Callable[..., Program]
QUIET = 0.4  # seconds in which a second action would have come


def go_on(start: Start, home: Path, *words: str) -> tuple[Program, Eyes]:
    """Continue the open game: it is what Enter does on the title."""
    place = home / OPEN_GAME
    age = place.stat().st_mtime_ns
    program = start(*words)
    before = program.open_game()
    program.keys("Return")
    wait_for("the table", lambda: place.exists() and place.stat().st_mtime_ns != age)
    opened = program.open_game()
    assert (opened.start, opened.actions) == (before.start, before.actions)
    assert opened.check == before.check
    eyes = Eyes(before)
    settle(program, Mouse(program, eyes))
    return program, eyes


def do(program: Program, eyes: Eyes, *lines: str) -> None:
    """Play the lines, each with the mouse."""
    hands = Mouse(program, eyes)
    for line in lines:
        settle(program, hands)
        perform(program, eyes, hands, GAME.read_action(line))


def do_wildly(program: Program, eyes: Eyes, line: str) -> None:
    """Twenty clicks at once where an action lies: it happens, and nothing else does."""
    before, action = len(eyes.session.actions), GAME.read_action(line)
    settle(program, Mouse(program, eyes))
    for _ in range(TRIES):  # the first may skip what still moves
        if action.verb in PARTS:  # the marbles lie as they came
            place = seen_bead(program, eyes, action.a)
        else:
            place = eyes.target(action).rect
        program.click_on(place, times=20)
        if wait_until(lambda: program.moves > before, 2 * NOTICED):
            break
    time.sleep(QUIET)
    assert program.open_game().actions[before:] == [line]
    eyes.follow(program.open_game())


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_twenty_clicks_make_one_action(start: Start, home: Path, speed: str) -> None:
    (home / "settings.json").write_text(json.dumps({"speed": speed}))
    lay(home, desks=[{**MINE, "brewing": []}, RIVAL], hand="RRKBY", picked=True)
    program, eyes = go_on(start, home)
    for line in ("drink wisdom/5a", "take 0 0", "help", "take 1 1", "end"):
        do_wildly(program, eyes, line)
    for line in ("keep K", "keep B", "keep Y", "draw 2"):
        do_wildly(program, eyes, line)
    program.kill()
    lay(home, hand="RRKBY")
    program, eyes = go_on(start, home)
    for line in ("pick 0 5", "place 0 R", "drink sands_of_time/6a", "drink wisdom/4b", "take 3 3"):
        do_wildly(program, eyes, line)


def test_clicks_in_the_midst_of_a_chain_do_nothing_but_skip(start: Start, home: Path) -> None:
    lay(home)
    program, eyes = go_on(start, home)
    pick = GAME.read_action("pick 0 5")
    program.click_on(eyes.target(pick).rect)
    wait_for("the pick", lambda: program.moves == 1)
    for _ in range(8):
        program.click_on(eyes.target(pick).rect, times=20)
        time.sleep(0.1)
    assert program.open_game().actions == ["pick 0 5"]


def test_the_open_log_lets_no_click_through(start: Start, home: Path) -> None:
    lay(home)
    program, eyes = go_on(start, home, "--fast")
    bell = eyes.target(GAME.read_action("help")).rect
    program.keys("l")
    program.click_on(bell)
    program.keys("l")
    time.sleep(QUIET)
    assert program.moves == 0
    do_wildly(program, eyes, "help")


def test_the_window_may_be_pulled_to_any_size(start: Start, home: Path) -> None:
    lay(home, hand="RRKB")
    program, eyes = go_on(start, home, "--fast")
    dice = random.Random(1)
    program.click_on(eyes.target(GAME.read_action("pick 0 5")).rect)
    for _ in range(30):
        program.resize(dice.randrange(480, 1281), dice.randrange(300, 721))
        time.sleep(dice.random() * 0.06)
    assert program.open_game().actions == ["pick 0 5"]
    eyes.follow(program.open_game())
    for size in ((700, 720), (1280, 400), (1280, 720)):
        program.resize(*size)
        wait_for("the new size", program.drawn_in_its_size)
        line = next(a for a in eyes.session.decision.options if GAME.action_text(a)[:5] == "place")
        do(program, eyes, GAME.action_text(line))


def test_hidden_in_the_midst_of_a_chain_it_goes_on(start: Start, home: Path) -> None:
    lay(home)
    program, eyes = go_on(start, home)
    program.click_on(eyes.target(GAME.read_action("pick 0 5")).rect)
    wait_for("the pick", lambda: program.moves == 1)
    for _ in range(3):
        program.hide()
        time.sleep(0.3)
        program.show()
        time.sleep(0.1)
    assert program.open_game().actions == ["pick 0 5"]
    eyes.follow(program.open_game())
    do(program, eyes, "drink sands_of_time/6a", "drink wisdom/4b", "take 0 0")


def test_killed_in_the_midst_of_sands_of_time_it_goes_on_there(start: Start, home: Path) -> None:
    lay(home, picked=True)
    program, eyes = go_on(start, home, "--fast")
    do(program, eyes, "drink sands_of_time/6a", "drink wisdom/4b")
    program.kill()
    program, eyes = go_on(start, home, "--fast")
    assert eyes.asks == "take"
    before = len(eyes.state.hand)
    do(program, eyes, "take 0 0")
    assert eyes.asks == "turn"
    assert len(eyes.state.hand) == before + 1


def test_killed_at_any_moment_no_finished_action_is_lost(start: Start, home: Path) -> None:
    lay(home)
    dice, seen = random.Random(2), 0
    for _ in range(6):
        program, eyes = go_on(start, home, "--fast")
        assert len(eyes.session.actions) >= seen
        if eyes.mine:
            action = choose(GAME, eyes.state, "greedy", seen)
            perform(program, eyes, Mouse(program, eyes), action)
        seen = len(eyes.session.actions)
        time.sleep(dice.random() * 0.5)
        program.kill()
