"""Measures the speed of the rules, the start and the frames: ``python3 tools/bench.py [PART ...]``.

Parts: engine, start, frames, idle (all when none is named). ``--check`` compares the engine with
`tests/speed/baseline.json` and fails when something takes over 130 % of it; ``--write`` renews it.
The baseline counts in units of a fixed Python loop, so that another machine can be compared.
"""

import argparse
import json
import os
import sys
import time

from environment import GAME_LOCK, ROOT, enter

BASELINE = ROOT / "tests" / "speed" / "baseline.json"
ALARM = 1.3
PARTS = ("engine", "start", "frames", "idle")


def best_of(times, work, repeats=5):
    """Microseconds a call takes at its fastest: the machine's other work only ever adds."""
    laps = []
    for _ in range(repeats):
        begin = time.perf_counter()
        for _ in range(times):
            work()
        laps.append((time.perf_counter() - begin) / times)
    return min(laps) * 1e6


def spin():
    """A fixed piece of plain Python, the yardstick of the baseline."""
    total = 0
    for i in range(1000):
        total += i & 3
    return total


def engine():
    """Clone, a random move with its options, the cascade, and whole random games."""
    from engine.marbles import GAME
    from engine.marbles.dispenser import blast
    from engine.rng import draw

    def whole_game(seed):
        state, rng, moves = GAME.new({"seats": 2}, seed), seed, 0
        while not (decision := GAME.decision(state)).over:
            rng, choice = draw(rng, len(decision.options))
            GAME.push(state, decision.options[choice])
            moves += 1
        return moves

    state = GAME.new({"seats": 4, "draft": False}, 7)
    for _ in range(60):
        GAME.push(state, GAME.decision(state).options[0])
    track = bytes((0, 1, 2, 0, 1, 3, 1, 0, 2, 3, 1, 0, 2, 2, 1, 3))
    moves = sum(whole_game(seed) for seed in range(10))
    games = best_of(1, lambda: [whole_game(seed) for seed in range(10)])
    return {
        "clone": best_of(2000, state.clone),
        "random move": games / moves,
        "cascade": best_of(5000, lambda: blast(track, 5)),
        "random game": games / 10,
    }


def show_engine(check, write):
    found, yardstick = engine(), best_of(200, spin)
    goals = {"clone": 3.0, "random move": 20.0}
    for name, micros in found.items():
        goal = f"   goal below {goals[name]:.0f} us" if name in goals else ""
        print(f"{name:14} {micros:10.2f} us{goal}")
    units = {name: micros / yardstick for name, micros in found.items()}
    if write:
        rounded = {name: round(value, 4) for name, value in units.items()}
        BASELINE.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")
    if not check:
        return True
    kept = json.loads(BASELINE.read_text(encoding="utf-8"))
    slow = [name for name, value in units.items() if value > ALARM * kept[name]]
    for name in slow:
        print(f"ALARM: {name} takes {units[name] / kept[name]:.0%} of the baseline")
    return not slow


def quiet_screen():
    """Windows that need no screen, no sound and no player's own files."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")


def main():
    parser = argparse.ArgumentParser(prog="bench.py", description=__doc__.split("\n")[0])
    parser.add_argument("part", nargs="*", help=", ".join(PARTS))
    parser.add_argument("--check", action="store_true", help="compare with the baseline")
    parser.add_argument("--write", action="store_true", help="renew the baseline")
    chosen = parser.parse_args()
    unknown = [part for part in chosen.part if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    enter(GAME_LOCK)
    quiet_screen()
    import bench_window

    fine = True
    for part in chosen.part or PARTS:
        if part == "engine":
            fine = show_engine(chosen.check, chosen.write)
        else:
            getattr(bench_window, part)()
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
