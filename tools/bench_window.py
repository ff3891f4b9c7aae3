"""The parts of the bench that open the program, without a screen: start, frames, idle."""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time

from environment import ROOT

SIZE = (1920, 1080)
# One pick of track 2 takes 13 marbles in four links, with 80 on the table.
CHAIN = {
    "tracks": ["RBKYRBKYRBKYRBKY"] * 2 + ["RBKYRYYKKBBRRKYB"] + ["YKBRYKBRYKBRYKBR"] * 2,
}
FIRST_FRAME = """
import os, time
from game.app import App, Options
App(Options(size=(1280, 720)))
print(time.time())
"""


def start():
    """The time from the start of Python to the first frame, files warm."""
    laps = []
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "BREWBURST_HOME": home}
        for _ in range(7):
            begin = time.time()
            done = subprocess.run(
                [sys.executable, "-c", FIRST_FRAME],
                capture_output=True,
                text=True,
                cwd=ROOT,
                env=environment,
                check=True,
            )
            laps.append(float(done.stdout.split()[-1]) - begin)
    print(f"first frame    {statistics.median(laps):10.3f} s    goal below 0.4 s")


def table(config, kinds, change=None):
    """The program at 1920x1080 at a table; `change` is a position to go on from."""
    from engine import Session
    from engine.marbles import GAME
    from game import opening
    from game.app import App, Options
    from game.seats import usual

    app = App(Options(size=SIZE))
    app.load()
    app.settings.speed = "normal"
    session = Session(GAME, config, 7)
    if change:
        session.replace(GAME.load(change, session.state))
    seats = [usual(index, kind) for index, kind in enumerate(kinds)]
    app.goto(opening.table(app, opening.OpenGame(session, seats)))
    return app


def lap(app):
    """Milliseconds of one frame: a sixtieth of a second of motion, and its picture."""
    begin = time.perf_counter()
    app.top.update(1 / 60)
    app.draw()
    return (time.perf_counter() - begin) * 1000


def frames(count=1800):
    """A game between computer players, then the longest chain the dispenser can hold."""
    app = table({"seats": 4}, ["apprentice"] * 4)
    laps = []
    while len(laps) < count and not app.top.session.decision.over:
        moving = app.top.director.busy
        took = lap(app)
        if moving:
            laps.append(took)
        else:
            time.sleep(0.002)
    app.close()
    report("frames, a game", laps)
    laps = []
    for _ in range(4):
        app = table({"seats": 4, "draft": False, "first": 0}, ["person"] * 4, CHAIN)
        for _ in range(40):
            lap(app)
        app.top.submit(app.top.session.game.read_action("pick 2 4"))
        laps += [lap(app) for _ in range(240)]
        app.close()
    report("frames, chain", laps)


def report(name, laps):
    laps = sorted(laps)
    p50, p95 = laps[len(laps) // 2], laps[int(len(laps) * 0.95)]
    print(
        f"{name:14} {p95:10.2f} ms   p95 of {len(laps)} at {SIZE[0]}x{SIZE[1]}, goal below 8 ms; "
        f"median {p50:.2f}, worst {laps[-1]:.1f}"
    )


def idle():
    """The share of a core that the program takes while a person thinks at the table."""
    app = table({"seats": 2, "draft": False, "first": 0}, ["person", "apprentice"])
    share = {}
    for name, seconds in (("idle, at first", 15), ("idle", 20)):
        begin, used = time.perf_counter(), cpu()
        while time.perf_counter() - begin < seconds:
            app.step()
        share[name] = (cpu() - used) / (time.perf_counter() - begin)
        print(f"{name:14} {share[name]:10.1%}      of a core, goal below 3 %")
    app.close()


def cpu():
    """Seconds of processor time that this process has used."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime
