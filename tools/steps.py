"""Runs checks one after the other and says how each went."""

import os
import subprocess
import sys
import time

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

    The output of a step is shown when it fails; a step called "tests" is shown as it runs.
    Returns how many failed.
    """
    environment = {**os.environ, **QUIET_WINDOWS, "PYTHONUTF8": "1"}
    results = []
    for name, words in steps:
        live = name == "tests"
        print(f"{name:14} ", end="\n" if live else "", flush=True)
        begin = time.monotonic()
        done = subprocess.run(
            [str(python), *words],
            cwd=str(ROOT),
            env=environment,
            stdout=None if live else subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        results.append((name, done.returncode, time.monotonic() - begin))
        if not live:
            print("ok" if done.returncode == 0 else "FAILED")
            if done.returncode:
                print(done.stdout, flush=True)
    return _summary(results)


def _summary(results):
    print()
    for name, code, seconds in results:
        print(f"{name:14} {'FAILED' if code else 'ok':8} {seconds:6.1f} s")
    failed = [name for name, code, _ in results if code]
    total = sum(seconds for _, _, seconds in results)
    verdict = "failed: " + ", ".join(failed) if failed else "all passed"
    print(f"{len(results)} checks in {total:.0f} s, {verdict}")
    sys.stdout.flush()
    return len(failed)
