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
FROZEN = ROOT / "build" / "frozen" / "brewburst"
LAPS = 7


def start():
    """The time to the first frame, of the checkout and of the frozen program of tools/build.py."""
    checkout = [sys.executable, "-m", "game"]
    report_start("source, warm", checkout, 0.4)
    program = FROZEN / "brewburst"
    if not program.exists():
        print("start, frozen     not built; tools/build.py makes it")
        return
    report_start("frozen, warm", [str(program)], 0.5)
    if hasattr(os, "posix_fadvise"):
        report_start("frozen, cold", [str(program)], 1.0, before=forget_files)


def report_start(name, command, goal, before=lambda: None):
    """Starts the program several times; `before` is done ahead of each."""
    laps = []
    with tempfile.TemporaryDirectory() as home:
        for _ in range(LAPS):
            before()
            laps.append(first_frame(command, {**os.environ, "BREWBURST_HOME": home}))
    print(
        f"{name:14} {statistics.median(laps):10.3f} s    first frame, goal below {goal} s; "
        f"fastest {min(laps):.3f}, slowest {max(laps):.3f}"
    )


def first_frame(command, environment):
    """Seconds from the call of the program to its first frame, which its selftest tells first."""
    begin = time.perf_counter()
    with subprocess.Popen(
        [*command, "--selftest"], cwd=ROOT, env=environment, stdout=subprocess.PIPE
    ) as process:
        told = process.stdout.readline()
        seconds = time.perf_counter() - begin
        process.kill()
    if not told.startswith(b"ok"):
        sys.exit(f"The program did not come to its first frame: {told.decode().strip()}")
    return seconds


def forget_files():
    """Lets the system drop what it keeps in memory of the frozen program's files."""
    for path in FROZEN.rglob("*"):
        if path.is_file():
            with path.open("rb") as file:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


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
