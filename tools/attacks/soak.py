"""Whole games in one process with its window: memory flat, and nothing left behind by a game."""

from __future__ import annotations

import gc
import random
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.ai import choose
from engine.marbles import GAME
from tools.random_games import combinations

from .found import Bar, Found
from .program import Program, StubThinker, program

if TYPE_CHECKING:
    from game.scenes.table import TableScene

UNIT, SHORT, LONG = "games", 3, 500
DRAWN = 8  # every so many steps a picture is drawn
USUAL = 10  # every so many games is as long as usual, the others end at the first token
LONGEST = 40_000  # steps of a game
LOOKED_AT = 50  # every so many games it is counted what is held
LOOKED_BACK = 10  # every so many games the review, the replay and the list are opened
WARM = 0.2  # the share of the games in which the stores of pictures fill
FLAT = 1.05
MEGABYTE = 1 << 20


class Counts(NamedTuple):
    """What a process holds while no game is open; memory in MB."""

    bodies: int  # of the physics
    surfaces: int  # beside those in stores
    threads: int
    files: int  # fonts aside: one stays open for every size there is
    processes: int
    stores: int  # pictures and texts in stores that have a limit
    memory: int  # resident

    def leaks(self, before: Counts) -> list[str]:
        """What there is more of than before; memory is judged by itself."""
        names = ("bodies", "surfaces", "threads", "files", "processes")
        pairs = [(name, getattr(before, name), getattr(self, name)) for name in names]
        return [f"{name}: {old} before, {new} after" for name, old, new in pairs if new > old]


def counts() -> Counts:
    """What this process holds now."""
    import psutil
    import pygame
    import pymunk

    from game.ui.cache import SurfaceCache

    gc.collect()
    things = gc.get_objects()
    bodies = sum(isinstance(thing, pymunk.Body | pymunk.Shape) for thing in things)
    stores = [thing for thing in things if isinstance(thing, SurfaceCache)]
    stored = {id(surface) for store in stores for surface in store._kept.values()}
    held = {id(part) for part in gc.get_referents(*things) if isinstance(part, pygame.Surface)}
    here = psutil.Process()
    files = here.num_fds() if hasattr(here, "num_fds") else here.num_handles()
    fonts = sum(file.path.endswith(".ttf") for file in here.open_files())
    return Counts(
        bodies,
        len(held - stored),
        here.num_threads(),
        files - fonts,
        len(here.children(recursive=True)),
        sum(store.size for store in stores) // MEGABYTE,
        here.memory_info().rss // MEGABYTE,
    )


def title(at: Program) -> None:
    """Back to the first scene, with every game gone."""
    from game.scenes.title import TitleScene

    at.app.goto(TitleScene(at.app))
    for _ in range(10):
        at.frame()


def play(at: Program, number: int, config: dict[str, Any], found: Found) -> None:
    """A game from the title to its results; two persons sit there in every fourth one."""
    from game import opening
    from game import seats as seating
    from game.scenes.pause import PauseScene
    from game.scenes.results import ResultsScene
    from game.scenes.table import TableScene

    rng = random.Random(number)
    persons = 2 if number % 4 == 0 else 0
    seats = [
        seating.usual(seat, seating.PERSON if seat < persons else "apprentice")
        for seat in range(config["seats"])
    ]
    at.app.goto(opening.start(at.app, config, number, seats))
    table = at.app.top
    assert isinstance(table, TableScene)
    for step in range(LONGEST):
        top = at.app.top
        if isinstance(top, ResultsScene):
            break
        if top is table:
            act(table, rng)
        else:
            at.app.pop()  # the curtain between two persons, or the menu
        if step % 997 == 996:
            at.app.push(PauseScene(at.app))
        (at.pass_time if step % DRAWN else at.frame)()
    found.check(not table.mismatches, f"game {number}: the picture did not follow the rules")
    if found.check(isinstance(at.app.top, ResultsScene), f"game {number} did not end"):
        linger(at, number)


def act(table: TableScene, rng: random.Random) -> None:
    """What a person does: an option, seldom one taken back."""
    if not table.free:
        return
    if rng.random() < 0.05 and not table.past.undo_refusal():
        table.past.undo()
    else:
        table.submit(choose(GAME, table.session.state, "greedy", 1))


def linger(at: Program, number: int) -> None:
    """Look at the results; now and then look back on the game, replay it, read the list."""
    from game.scenes.replay import ReplayScene
    from game.scenes.results import ResultsScene
    from game.scenes.saves import SavesScene

    for _ in range(8):
        at.frame()
    results = at.app.top
    assert isinstance(results, ResultsScene)
    if number % LOOKED_BACK:
        return
    for look in (results._review, results._replay, lambda: at.app.push(SavesScene(at.app))):
        look()
        top = at.app.top
        for step in range(20):
            at.frame()
            if isinstance(top, ReplayScene) and step % 4 == 0:
                top.go(top.moment + 7)
        at.app.pop()


def attack(count: int, bar: Bar) -> Found:
    """So many games over all configurations; what is held is counted at the title."""
    found, configs = Found(), list(combinations())
    random.Random(1).shuffle(configs)
    if count <= SHORT:
        configs = [config for config in configs if config["seats"] == 2]
    with program() as at:
        at.app._thinker = StubThinker()  # type: ignore[assignment]
        at.app.settings.speed = "instant"
        warm, seen = max(1, round(count * WARM)), []
        for number in bar(range(count)):
            config = configs[number % len(configs)]
            usual = number % USUAL == USUAL - 1
            try:
                play(at, number, config if usual else {**config, "countdown": 1}, found)
            except Exception as error:
                found.check(False, f"game {number}: {error!r}")
            title(at)
            found.count += 1
            if number == warm - 1 or (number >= warm and (number + 1) % LOOKED_AT == 0):
                seen.append(counts())
        seen.append(counts())
    for leak in seen[-1].leaks(seen[0]):
        found.check(False, leak)
    found.figures |= {
        f"{name} after warm-up and at the end": f"{old}/{new}"
        for name, old, new in zip(Counts._fields, seen[0], seen[-1], strict=True)
    }
    found.figures["memory MB on the way"] = " ".join(str(one.memory) for one in seen)
    if count >= LONG:  # a few games fill stores only
        most, first = max(one.memory for one in seen), seen[0].memory
        found.check(most <= first * FLAT, f"memory: {first} MB after warm-up, then {most} MB")
    return found
