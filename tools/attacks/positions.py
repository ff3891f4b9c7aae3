"""Fuzzed positions of every configuration: computer players answer with a legal move in time."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from engine import Action, BadInput
from engine.ai import PLAYERS, STYLES, Thinker
from engine.ai.worker import PATIENCE
from engine.marbles import GAME, State
from tools.random_games import combinations, pick

from .found import Bar, Found

UNIT, SHORT, LONG = "positions", 15, 5000
NEVER = 60.0  # seconds after which no answer is waited for any longer
MOST_MOVES = 260  # actions before a position; many games are over by then


def fuzzed(seed: int) -> Iterator[tuple[dict[str, Any], State]]:
    """Positions with a choice without end, from one configuration after another."""
    rng, configs = random.Random(seed), list(combinations())
    rng.shuffle(configs)
    while True:
        for config in configs:
            state, before = GAME.new(config, rng.getrandbits(40)), None
            for _ in range(rng.randrange(MOST_MOVES)):
                options = GAME.decision(state).options
                if not options:
                    break
                if len(options) > 1:
                    before = state.clone()
                GAME.push(state, pick(options, rng))
            if before is not None:
                yield config, shuffled(before, rng) if rng.random() < 0.5 else before


def shuffled(state: State, rng: random.Random) -> State:
    """The position with all marbles of the dispenser and all stacks mixed, if that can be."""
    data = GAME.dump(state)
    marbles = list("".join(data["tracks"]))
    tiles = [tile for stack in data["stacks"] for tile in stack]
    rng.shuffle(marbles)
    rng.shuffle(tiles)
    for parts, things in ((data["tracks"], marbles), (data["stacks"], tiles)):
        for number, part in enumerate(parts):
            few, things[: len(part)] = things[: len(part)], []
            parts[number] = "".join(few) if isinstance(part, str) else few
    try:
        other = GAME.load(data)
    except BadInput:
        return state
    return other if len(GAME.decision(other).options) > 1 else state


def answer(thinker: Thinker) -> Action:
    """What comes of the question; the watchdog sees to it that something does."""
    while (action := thinker.poll()) is None:
        time.sleep(0.001)
    return action


def attack(count: int, bar: Bar) -> Found:
    """So many positions, put to all levels in turn, in every style."""
    found, thinker, seen = Found(), Thinker(NEVER), set()
    try:
        thinker.ask(GAME, GAME.new({}, 1), "random", 1)
        answer(thinker)  # the worker has started
        for number, (config, state) in zip(bar(range(count)), fuzzed(count), strict=False):
            level = PLAYERS[number % len(PLAYERS)]
            style = STYLES[number // len(PLAYERS) % len(STYLES)]
            begin = time.perf_counter()
            thinker.ask(GAME, state, level, number, style)
            action = answer(thinker)
            took = time.perf_counter() - begin
            found.count += 1
            found.most(f"{level} s", took)
            seen.add(repr(config))
            what = f"{level} {style} in {config}, number {number}"
            found.check(action in GAME.decision(state).options, f"no legal move: {what}")
            found.check(not thinker.fallen_back, f"failed: {what}")
            if count > SHORT:  # a slow machine is no fault in the suite
                found.check(took < PATIENCE, f"{took:.1f} s: {what}")
    finally:
        thinker.close()
    found.figures["configurations"] = len(seen)
    return found
