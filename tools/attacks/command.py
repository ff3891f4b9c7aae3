"""The command line of the attacks, and the table of what they found."""

from __future__ import annotations

import argparse
import importlib
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from . import ATTACKS
from .found import MOST_TOLD, Attack, Bar, Found

QUIET = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def load(name: str) -> Attack:
    """The attack of that name."""
    return cast(Attack, importlib.import_module(f"tools.attacks.{name}"))


def main(words: Sequence[str]) -> int:
    """Carry out the attacks that are named, or all; 1 if any found a fault."""
    parser = argparse.ArgumentParser(prog="attack.py", description="Tries to break every promise.")
    parser.add_argument("name", nargs="*", help=f"of {', '.join(ATTACKS)}; all when not given")
    parser.add_argument("--long", action="store_true", help="the long dose: about an hour for all")
    parser.add_argument("--count", type=int, default=0, help="strikes of each, instead of a dose")
    given = parser.parse_args(words)
    unknown = [name for name in given.name if name not in ATTACKS]
    if unknown:
        parser.error(f"there is no attack {unknown[0]!r}; there are {', '.join(ATTACKS)}")
    os.environ.update(QUIET)
    print(f"{'attack':10}{'how many':>22}{'faults':>8}{'seconds':>9}   found")
    faults = 0
    for name in given.name or ATTACKS:
        attack = load(name)
        begin = time.perf_counter()
        count = given.count or (attack.LONG if given.long else attack.SHORT)
        found = attack.attack(count, bar(name))
        faults += len(found.faults)
        report(name, attack.UNIT, found, time.perf_counter() - begin)
    return 1 if faults else 0


def bar(name: str) -> Bar:
    """A progress bar for one attack."""
    from tqdm import tqdm

    def show(steps: Iterable[int]) -> Iterator[int]:
        return iter(tqdm(steps, desc=name, leave=False, mininterval=1.0, smoothing=0.05))

    return show


def report(name: str, unit: str, found: Found, seconds: float) -> None:
    """A line of the table, and the faults below it."""
    figures = ", ".join(f"{key} {value}" for key, value in found.figures.items())
    many = f"{found.count:,} {unit}"
    print(f"{name:10}{many:>22}{len(found.faults):8}{seconds:9.1f}   {figures}", flush=True)
    for fault in found.faults[:MOST_TOLD]:
        print(f"    {fault}")
    if len(found.faults) > MOST_TOLD:
        print(f"    ... and {len(found.faults) - MOST_TOLD} more")
