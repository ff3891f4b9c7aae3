"""Runs checks, those beside each other that can be, and says how each went."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from environment import DEV_LOCK, ROOT, SetupError, ready

QUIET_WINDOWS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def run_tool(steps):
    """Sets up and runs every step; the exit code is 0 only if all passed."""
    try:
        python = ready(DEV_LOCK)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 1 if run_all(python, steps) else 0


def run_all(python, steps):
    """Runs every step (a name and the words after ``python``), failed ones before it or not.

    All but "tests" run side by side, and what one of them says is shown if it fails; "tests" come
    after them and are shown as they run. Returns how many failed.
    """
    begin = time.monotonic()
    results = []
    with ThreadPoolExecutor() as pool:
        quiet = [step for step in steps if step[0] != "tests"]
        for name, code, said, seconds in pool.map(lambda step: _run(python, *step), quiet):
            print(f"{name:14} {'FAILED' if code else 'ok'}", flush=True)
            if code:
                print(said, flush=True)
            results.append((name, code, seconds))
    for name, words in steps:
        if name == "tests":
            print(name, flush=True)
            _, code, _, seconds = _run(python, name, words, live=True)
            results.append((name, code, seconds))
    return _summary(results, time.monotonic() - begin)


def _run(python, name, words, live=False):
    """Runs a step: its name, its exit code, what it said unless that was seen, its seconds."""
    begin = time.monotonic()
    done = subprocess.run(
        [str(python), *words],
        cwd=str(ROOT),
        env={**os.environ, **QUIET_WINDOWS, "PYTHONUTF8": "1"},
        stdout=None if live else subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return name, done.returncode, done.stdout, time.monotonic() - begin


def _summary(results, total):
    print()
    for name, code, seconds in results:
        print(f"{name:14} {'FAILED' if code else 'ok':8} {seconds:6.1f} s")
    failed = [name for name, code, _ in results if code]
    verdict = "failed: " + ", ".join(failed) if failed else "all passed"
    print(f"{len(results)} checks in {total:.0f} s, {verdict}")
    sys.stdout.flush()
    return len(failed)
