"""The part of the bench that measures the rules and the computer players, with no screen.

As a program it prints what `measure` finds as JSON, so that the bench can run it on the compiled
engine beside the plain one. Every measure is seconds of processor time.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from environment import COMPILED, GAME_LOCK, enter

EVERYTHING = {
    **dict.fromkeys(("fulminating", "fifth_potions", "sixth_potions"), True),
    **dict.fromkeys(("cauldron", "mandragora"), True),
    "professors": 2,
}
TABLES = {
    "2 base": {"seats": 2},
    "4 base": {"seats": 4},
    "2 all": {"seats": 2, **EVERYTHING},
    "4 all": {"seats": 4, **EVERYTHING},
}
# What is shown of each measure: its unit, and how many of them a second of it makes. "a second"
# turns it round.
UNITS = {
    "clone": ("us", 1e6),
    "random move": ("us", 1e6),
    "cascade": ("us", 1e6),
    "whole-turn scan": ("ms", 1e3),
    "random games": ("a second", 1),
    "one-round playouts": ("a second", 1),
}
GOALS = {"clone": 3e-6, "random move": 20e-6}  # seconds


def best_of(times, work, repeats=7):
    """Seconds that a call takes at its fastest: the machine's other work only ever adds."""
    laps = []
    for _ in range(repeats):
        begin = time.process_time()
        for _ in range(times):
            work()
        laps.append((time.process_time() - begin) / times)
    return min(laps)


def spin():
    """A fixed piece of plain Python, the yardstick of the baseline."""
    total = 0
    for i in range(1000):
        total += i & 3
    return total


def measure():
    """Seconds of each measure at each table, and the yardstick."""
    found = {name: {} for name in UNITS}
    for table, config in TABLES.items():
        for name, seconds in measure_table(config).items():
            found[name][table] = seconds
    return {"yardstick": best_of(200, spin), **found}


def measure_table(config):
    """Every measure for games of one config."""
    from engine.marbles import GAME
    from engine.marbles.dispenser import REACH, blast

    state = mid_game(config)
    deals = [GAME.view(state, state.seat, seed) for seed in range(20)]
    picks = [(track, row) for track in state.tracks for row in range(min(REACH, len(track)))]
    moves = sum(random_game(config, seed) for seed in range(5))
    games = best_of(1, lambda: [random_game(config, seed) for seed in range(5)])
    return {
        "clone": best_of(2000, state.clone),
        "random move": games / moves,
        "cascade": best_of(100, lambda: [blast(*pick) for pick in picks]) / len(picks),
        "whole-turn scan": best_of(5, lambda: scan(state)),
        "random games": games / 5,
        "one-round playouts": best_of(1, lambda: play_rounds(deals)) / len(deals),
    }


def random_game(config, seed):
    """Plays a game of random moves; how many there were."""
    from engine.marbles import GAME
    from engine.rng import draw

    state, rng, moves = GAME.new(config, seed), seed, 0
    while not (decision := GAME.decision(state)).over:
        rng, choice = draw(rng, len(decision.options))
        GAME.push(state, decision.options[choice])
        moves += 1
    return moves


def mid_game(config):
    """The start of a turn after six rounds of careless play, the same for every engine."""
    from engine.marbles import GAME, Verb
    from engine.rng import draw

    state, rng = GAME.new({**config, "draft": False}, 7), 7
    while state.turn <= 6 * config["seats"]:
        options = GAME.decision(state).options
        rng, choice = draw(rng, len(options))
        placing = [option for option in options if option.verb == Verb.PLACE]
        GAME.push(state, placing[0] if placing else options[choice])
    return state


def scan(state):
    """One decision at the start of a turn by the level that looks at the whole of it."""
    from engine.ai import choose
    from engine.marbles import GAME

    return choose(GAME, state, "scholar", 1)


def play_rounds(deals):
    """From each of some deals of a position a round of cheap play by every seat."""
    from engine.marbles.strategy.outlook import Mind
    from engine.marbles.strategy.quick import play_turn

    mind = Mind()
    for state in deals:
        copy = state.clone()
        for _ in range(copy.seats):
            play_turn(copy, mind)


def measure_compiled():
    """What `measure` finds on the compiled engine, in a process of its own."""
    if not COMPILED.exists():
        sys.exit("The engine is not compiled yet: run tools/accelerate.py.")
    run = subprocess.run(
        [sys.executable, str(Path(__file__))],
        env={**os.environ, "BREWBURST_COMPILED": "1"},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    return json.loads(run.stdout)


def show(title, found):
    """Prints a table of measures."""
    print(f"{title:32}" + "".join(f"{table:>10}" for table in TABLES))
    for name, (unit, scale) in UNITS.items():
        cells = [found[name][table] for table in TABLES]
        shown = [1 / cell if unit == "a second" else cell * scale for cell in cells]
        goal = f"   goal below {GOALS[name] * scale:.0f} {unit}" if name in GOALS else ""
        print(f"  {name + ', ' + unit:30}" + "".join(f"{n:10.{digits(n)}f}" for n in shown) + goal)
    print()


def show_gain(plain, compiled):
    """Prints how many times as fast the compiled engine is."""
    print(f"{'Times as fast':32}" + "".join(f"{table:>10}" for table in TABLES))
    for name in UNITS:
        gains = [plain[name][table] / compiled[name][table] for table in TABLES]
        print(f"  {name:30}" + "".join(f"{gain:10.1f}" for gain in gains))
    print()


def digits(number):
    """How many digits behind the point are worth reading."""
    return 0 if number >= 100 else 1 if number >= 10 else 2


if __name__ == "__main__":
    enter(GAME_LOCK)
    print(json.dumps(measure()))
