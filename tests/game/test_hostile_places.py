"""Folders that can't be written to, strange names, no terminal: it starts and plays."""

from __future__ import annotations

import errno
import locale
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import Session
from engine.marbles import GAME
from game import crash, opening, seats
from game.app import App, Options
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.text import t
from game.trouble import journal

from .conftest import Clock, Driver

ROOT = Path(__file__).resolve().parents[2]
UNKEPT = ("problem.unkept.config", "problem.unkept.data", "problem.unkept.log")


@pytest.fixture(autouse=True)
def log() -> Iterator[None]:
    """What the program writes down ends with the test."""
    yield
    journal.end()


def start() -> Driver:
    """The program at its title."""
    journal.begin()
    clock = Clock()
    app = App(Options(size=(640, 360)), clock=clock)
    app.load()
    crash.Guard(app)._begin()
    driver = Driver(app, clock)
    driver.frame()
    return driver


def play(driver: Driver, moves: int = 3) -> TableScene:
    """A new game, and some moves in it."""
    there = [seats.usual(0), seats.usual(1)]
    scene = opening.start(driver.app, {"seats": 2, "draft": False}, 5, there)
    assert isinstance(scene, TableScene)
    driver.app.goto(scene)
    driver.app.settings.speed = "instant"
    for number in range(moves):
        driver.frame()
        assert len(scene.session.actions) == number
        scene.submit(scene.session.decision.options[0])
        driver.frame(1.0)
    return scene


def in_a_file(home: Path, patch: pytest.MonkeyPatch) -> None:
    """A file lies where the folder should be."""
    (home / "file").write_text("in the way", "utf-8")
    patch.setenv("BREWBURST_HOME", str(home / "file"))


def below_proc(home: Path, patch: pytest.MonkeyPatch) -> None:
    """Nobody, not even root, may make a folder there."""
    patch.setenv("BREWBURST_HOME", "/proc/brewburst")


def no_home(home: Path, patch: pytest.MonkeyPatch) -> None:
    """`HOME` is not set, and the system knows of no home either."""
    for name in ("BREWBURST_HOME", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        patch.delenv(name, raising=False)
    patch.setattr(os.path, "expanduser", lambda path: path)
    patch.chdir(home)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="other systems have other ways")
@pytest.mark.parametrize("place", [in_a_file, below_proc, no_home])
def test_without_a_folder_it_plays_and_says_what_is_not_kept(
    home: Path, monkeypatch: pytest.MonkeyPatch, place: Any
) -> None:
    place(home, monkeypatch)
    driver = start()
    assert isinstance(driver.app.top, TitleScene)
    for key in UNKEPT:
        assert t(key) in driver.app.top.notice
    play(driver)
    driver.app.close()
    assert [path.name for path in home.iterdir()] in ([], ["file"])


def test_without_space_it_plays_and_says_so(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = start()

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        scene = play(driver)
        assert scene.past.problem
        driver.frame()
        assert crash.Guard(driver.app).bring_back(RuntimeError("and then this"))
    driver.app.goto(scene)
    driver.frame()
    scene.submit(scene.session.decision.options[0])
    assert not scene.past.problem, "there is space again"
    driver.app.close()


def keep_a_game(driver: Driver) -> None:
    """A game is written and read."""
    session = Session(GAME, {"seats": 2, "draft": False}, 5)
    assert driver.app.storage.autosave(session.record({})) == ""
    assert driver.app.storage.load_autosave()[0] is not None


@pytest.mark.parametrize("name", ["with spaces", "Ünïcödé ñ", "🧪 brew 火", "a" * 120, "%s {x}"])
def test_a_home_of_any_name(home: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("BREWBURST_HOME", str(home / name))
    driver = start()
    assert isinstance(driver.app.top, TitleScene) and not driver.app.top.notice
    keep_a_game(driver)
    assert crash.Guard(driver.app).bring_back(RuntimeError("{x} %s"))
    driver.frame()
    driver.app.close()
    assert (home / name / journal.NAME).is_file() and (home / name / "settings.json").is_file()


@pytest.mark.parametrize("told", [None, "xx_YY.nonsense", "C"])
def test_any_language_of_the_system(home: Path, monkeypatch: pytest.MonkeyPatch, told: Any) -> None:
    for name in ("LANG", "LC_ALL", "LANGUAGE"):
        if told is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, told)
    monkeypatch.setattr(locale, "getlocale", lambda *_: (None, None))
    monkeypatch.setattr(locale, "getpreferredencoding", lambda *_: "ascii")
    driver = start()
    keep_a_game(driver)
    driver.app.close()


@pytest.mark.parametrize("how", ["closed", "none"])
def test_without_a_terminal_in_a_strange_place(tmp_path: Path, how: str) -> None:
    """Both streams closed, or not there; `LC_ALL=C`, no HOME, a path with all kinds of letters."""
    place = tmp_path / "ö 🧪 home"
    place.mkdir()
    own = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    own |= {"BREWBURST_HOME": str(place), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    own |= {"PYTHONPATH": str(ROOT)}
    kept = {k: v for k, v in os.environ.items() if k not in ("HOME", "LANG")}
    words = [sys.executable, "-m", "tests.game.hostile_start", "8"]
    if how == "none":
        words.append("none")
    elif os.name == "posix":
        words = ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *words]
    done = subprocess.run(
        words, cwd=tmp_path, env=kept | own, timeout=120, check=False, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0
    assert int((place / "played.txt").read_text("utf-8")) >= 8
    log = (place / journal.NAME).read_text("utf-8")
    assert "Python 3" in log and "settings:" in log and "Traceback" not in log


def test_the_demo_speaks_in_any_alphabet(tmp_path: Path) -> None:
    own = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "game", "--demo", "--seed", "4", "--seats", "2"],
        cwd=tmp_path,
        env=os.environ | own,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0 and not done.stderr
    assert len(done.stdout.decode("ascii").splitlines()) > 12
