"""The process dies at a random moment: Continue has the last finished action, or one more."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import IO, Any

from engine import Record, Session
from engine.marbles import GAME

from .found import Bar, Found
from .program import home
from .victim import game

UNIT, SHORT, LONG = "deaths", 4, 200
ROOT = Path(__file__).resolve().parents[2]
WHOLE = 40  # one in so many is the whole program, in a window where there is Xvfb
PATIENCE = 60.0  # seconds to come so far


def attack(count: int, bar: Bar) -> Found:
    """So many deaths, each followed by what Continue does."""
    found, rng = Found(), random.Random(3)
    with display(count >= WHOLE):
        for number in bar(range(count)):
            with home() as folder:
                if number % WHOLE == WHOLE - 1:
                    kill_program(number, Path(folder), rng, found)
                else:
                    kill_victim(number * 1000, Path(folder), rng, found)
            found.count += 1
    return found


def kill_victim(seed: int, folder: Path, rng: random.Random, found: Found) -> None:
    """A process that only plays and saves dies after a random number of actions."""
    process = start(["-m", "tools.attacks.victim", str(seed)])
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(rng.randint(1, 120))]
    time.sleep(rng.random() * 0.02)
    process.kill()
    told += process.stdout.readlines()
    process.wait()
    lines = [line.split() for line in told if line.endswith(b"\n")]  # a cut one was not told
    if not found.check(bool(lines), "the victim did not play"):
        return
    played, moves = int(lines[-1][0]), int(lines[-1][1])
    found.check(all(len(line) == 2 for line in lines), "the victim could not save")
    record = gone_on(folder, found)
    if record is None:
        over = any(len(s.actions) == moves and s.decision.over for s in game(seed + played))
        found.check(over, f"seed {seed}: {moves} actions were told, and no game is left")
        return
    now = record.extra["game"]
    found.most("actions at most", moves)
    right = (now == played and moves <= len(record.actions) <= moves + 1) or (
        now == played + 1 and len(record.actions) == 0
    )
    found.check(right, f"seed {seed}: told {played} {moves}, found {now} {len(record.actions)}")
    found.check(as_played(record, seed + now), f"seed {seed}: another game was found")


def gone_on(folder: Path, found: Found) -> Record | None:
    """The game that Continue opens; what was being written leaves nothing behind."""
    from game.storage import Storage

    storage = Storage(lambda: folder)
    record, problem = storage.load_autosave()
    found.check(not problem, f"Continue said: {problem}")
    if record is not None:
        session = Session.resume(GAME, record)
        found.check(session.diverged_at is None, "the game found differs from its check values")
        found.check(not storage.autosave(record), "the game found can't be saved")
    drafts = [place.name for place in folder.rglob("*.tmp")]
    found.check(not drafts, f"drafts stay: {drafts}")
    storage.close()
    return record


def as_played(record: Record, seed: int) -> bool:
    """Whether the record is so many actions of the game of a seed."""
    session = next(s for s in game(seed) if len(s.actions) == len(record.actions))
    return GAME.key(session.state) == record.check


def kill_program(number: int, folder: Path, rng: random.Random, found: Found) -> None:
    """The whole program, in which computer players play, dies with its worker."""
    seats = [{"name": "", "kind": "apprentice", "colour": "", "avatar": ""}] * 2
    settings = {"speed": "instant", "new_game": {"seats": seats}}
    (folder / "settings.json").write_text(json.dumps(settings), "utf-8")
    process = start(["-m", "game", "--new", "--seed", str(number)])
    goal, seen, end = rng.randint(1, 60), -1, time.monotonic() + PATIENCE
    while seen < goal and time.monotonic() < end and process.poll() is None:
        seen = max(seen, moves_on_disk(folder))
    time.sleep(rng.random() * 0.1)
    process.kill()
    process.wait()
    if not found.check(seen >= 0, "the program did not begin to play"):
        return
    record = gone_on(folder, found)
    moves = -1 if record is None else len(record.actions)
    found.check(moves >= seen, f"{seen} actions were on disk, then {moves}")
    found.add("whole programs")


def moves_on_disk(folder: Path) -> int:
    """The actions of the open game as they lie there now; -1 while there is none."""
    try:
        return len(json.loads((folder / "open-1.brewburst").read_bytes())["actions"])
    except (OSError, ValueError):
        return -1


def start(words: list[str]) -> subprocess.Popen[bytes]:
    """A process of this Python in the checkout."""
    quiet: IO[Any] | int = subprocess.DEVNULL
    return subprocess.Popen(
        [sys.executable, *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=quiet, stdin=quiet
    )


def display(wanted: bool) -> Any:
    """A screen that nobody sees, where Xvfb is installed; else the dummy driver has to do."""
    if not wanted or shutil.which("Xvfb") is None:
        return nullcontext()
    from pyvirtualdisplay import Display

    os.environ["SDL_VIDEODRIVER"] = "x11"
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    return Display(size=(1280, 720))
