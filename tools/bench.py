"""Measures the speed of the rules, the start and the frames: ``python3 tools/bench.py [PART ...]``.

Parts: engine, start, frames, idle (all when none is named). ``--check`` compares the engine with
`tests/speed/baseline.json` and fails when something takes over 130 % of it; ``--write`` renews it.
The baseline counts in units of a fixed Python loop, so that another machine can be compared.
``--accelerated`` measures the compiled engine of tools/accelerate.py beside the plain one.
"""

import argparse
import json
import os
import sys

import bench_engine
from environment import GAME_LOCK, ROOT, enter

BASELINE = ROOT / "tests" / "speed" / "baseline.json"
ALARM = 1.3
PARTS = ("engine", "start", "frames", "idle")


def engine(check, write, accelerated):
    """The rules and the computer players, plain and if asked compiled; False on an alarm."""
    found = bench_engine.measure()
    bench_engine.show("Plain Python", found)
    if accelerated:
        compiled = bench_engine.measure_compiled()
        bench_engine.show("Compiled", compiled)
        bench_engine.show_gain(found, compiled)
    yardstick = found.pop("yardstick")
    units = {
        name: {table: round(seconds / yardstick, 4) for table, seconds in row.items()}
        for name, row in found.items()
    }
    if write:
        BASELINE.parent.mkdir(exist_ok=True)
        BASELINE.write_text(json.dumps(units, indent=2) + "\n", encoding="utf-8")
    return not check or not alarms(units)


def alarms(units):
    """Says what takes much longer than the baseline, and how many such measures there are."""
    kept = json.loads(BASELINE.read_text(encoding="utf-8"))
    slow = [
        (name, table, value / kept[name][table])
        for name, row in units.items()
        for table, value in row.items()
        if value > ALARM * kept[name][table]
    ]
    for name, table, ratio in slow:
        print(f"ALARM: {name} ({table}) takes {ratio:.0%} of the baseline")
    return len(slow)


def quiet_screen():
    """Windows that need no screen, no sound and no player's own files."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")


def main():
    parser = argparse.ArgumentParser(prog="bench.py", description=__doc__.split("\n")[0])
    parser.add_argument("part", nargs="*", help=", ".join(PARTS))
    parser.add_argument("--check", action="store_true", help="compare with the baseline")
    parser.add_argument("--write", action="store_true", help="renew the baseline")
    parser.add_argument("--accelerated", action="store_true", help="compare the compiled engine")
    chosen = parser.parse_args()
    unknown = [part for part in chosen.part if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    os.environ.pop("BREWBURST_COMPILED", None)  # the compiled engine gets a process of its own
    enter(GAME_LOCK)
    quiet_screen()
    import bench_window

    fine = True
    for part in chosen.part or PARTS:
        if part == "engine":
            fine = engine(chosen.check, chosen.write, chosen.accelerated)
        else:
            getattr(bench_window, part)()
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
