"""The process dies at a random moment: Continue has the last finished action, or one more."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from engine import Record, Session
from engine.marbles import GAME

from .found import Bar, Found
from .program import home
from .victim import game

UNIT, SHORT, LONG = "deaths", 4, 200
ROOT = Path(__file__).resolve().parents[2]
WHOLE = 40  # one in so many is the whole program, in a window where there is Xvfb
PAIR = 4  # one in so many is two copies at once
PATIENCE = 60.0  # seconds to come so far


def attack(count: int, bar: Bar) -> Found:
    """So many deaths, each followed by what Continue does."""
    found, rng = Found(), random.Random(3)
    for number in bar(range(count)):
        with home() as folder:
            if number % WHOLE == WHOLE - 1:
                kill_program(number, Path(folder), rng, found)
            elif number % PAIR == PAIR - 1:
                kill_two(number * 1000, Path(folder), rng, found)
            else:
                kill_victim(number * 1000, Path(folder), rng, found)
        found.count += 1
    return found


def kill_victim(seed: int, folder: Path, rng: random.Random, found: Found) -> None:
    """A process that only plays and saves dies after a random number of actions."""
    [told] = murder([seed], rng, found)
    record = gone_on(folder, found)
    if record is None:
        over = any(len(s.actions) == told.moves and s.decision.over for s in game(told.seed))
        found.check(over, f"{told}, and no game is left")
    else:
        check_found(record, told, found)


def kill_two(seed: int, folder: Path, rng: random.Random, found: Found) -> None:
    """Two copies play at once in one home and die: both games are left."""
    both = murder([seed, seed + 500], rng, found)
    gone_on(folder, found)
    from game.storage import Storage

    storage = Storage(lambda: folder)
    records = [record for entry in storage.entries() if (record := storage.read(entry)[0])]
    storage.close()
    for told in both:
        own = [record for record in records if record.seed in (told.seed, told.seed + 1)]
        if found.check(bool(own), f"{told}, one of two copies, and its game is lost"):
            check_found(max(own, key=lambda record: record.seed), told, found)
    found.add("in pairs", 2)


class Told(NamedTuple):
    """The last line of a victim: the seed of its game, and how many actions were on disk."""

    seed: int
    moves: int


def murder(seeds: list[int], rng: random.Random, found: Found) -> list[Told]:
    """Processes that play and save die at the same random moment; what each had told."""
    victims = [start(["-m", "tools.attacks.victim", str(seed)]) for seed in seeds]
    outs = [victim.stdout for victim in victims if victim.stdout is not None]
    lines = [[out.readline() for _ in range(rng.randint(1, 120))] for out in outs]
    time.sleep(rng.random() * 0.02)
    for victim in victims:
        victim.kill()
    told = []
    for victim, out, begun in zip(victims, outs, lines, strict=True):
        whole = [line for line in (*begun, *out.readlines()) if line.endswith(b"\n")]
        out.close()
        victim.wait()
        found.check(bool(whole), "the victim did not play")
        found.check(all(len(line.split()) == 2 for line in whole), f"can't save: {whole[-1:]!r}")
        seed, moves = (int(word) for word in whole[-1].split()[:2])
        told.append(Told(seed, moves))
        found.most("actions at most", moves)
    return told


def check_found(record: Record, told: Told, found: Found) -> None:
    """The game found is the one that was told, or one action further, and as it was played."""
    seed, moves = record.seed, len(record.actions)
    same = seed == told.seed and told.moves <= moves <= told.moves + 1
    found.check(same or (seed == told.seed + 1 and not moves), f"{told}, found {seed} {moves}")
    session = next(s for s in game(seed) if len(s.actions) == moves)
    found.check(GAME.key(session.state) == record.check, f"{told}: another game was found")


def gone_on(folder: Path, found: Found) -> Record | None:
    """The game that Continue opens; what was being written leaves nothing behind."""
    from game.storage import Storage

    for draft in folder.rglob("*.tmp"):
        os.utime(draft, (1e9, 1e9))  # drafts of today might be those of a running copy
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


def kill_program(number: int, folder: Path, rng: random.Random, found: Found) -> None:
    """The whole program, in which computer players play, dies, and its worker with it."""
    import psutil

    seats = [{"name": "", "kind": "apprentice", "colour": "", "avatar": ""}] * 2
    settings = {"speed": "instant", "new_game": {"seats": seats}}
    (folder / "settings.json").write_text(json.dumps(settings), "utf-8")
    goal, seen, end = rng.randint(1, 60), -1, time.monotonic() + PATIENCE
    words = ["-m", "game", "--new", "--seed", str(number)]
    with screen() as where:
        process = start(words, subprocess.DEVNULL, **where)
        while seen < goal and time.monotonic() < end and process.poll() is None:
            seen = max(seen, moves_on_disk(folder))
            time.sleep(0.001)
        time.sleep(rng.random() * 0.1)
        alive = process.poll() is None
        workers = psutil.Process(process.pid).children(recursive=True) if alive else []
        process.kill()
        process.wait()
        _, left = psutil.wait_procs(workers, timeout=PATIENCE)
        found.check(not left, f"{len(left)} workers outlived the program")
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


def start(words: list[str], out: int = subprocess.PIPE, **more: str) -> subprocess.Popen[bytes]:
    """A process of this Python in the checkout, with `more` in its environment."""
    quiet = subprocess.DEVNULL
    return subprocess.Popen(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, **more},
        stdout=out,
        stderr=quiet,
        stdin=quiet,
    )


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """What a program must be told to show itself where nobody sees it.

    That is a screen of its own where Xvfb is installed, else SDL's dummy driver.
    """
    if shutil.which("Xvfb") is None:
        yield {"SDL_VIDEODRIVER": "dummy"}
        return
    from pyvirtualdisplay.display import Display

    with Display(size=(1280, 720)):
        yield {"SDL_VIDEODRIVER": "x11", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
