"""The frozen program, built and then run as a player would: elsewhere, anew, without Python.

One build, kept while nothing that goes into it changes, serves every test and every worker.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from tests.window.screen import MISSING, Screen

ROOT = Path(__file__).resolve().parents[2]
FROZEN = ROOT / "build" / "frozen"
MADE_OF = ("assets", "engine", "game", "saves", "tools/packaging", "tools/build.py",
           "tools/requirements-build.txt", "pyproject.toml")  # fmt: skip
PATIENCE = 240  # seconds of a build or a check on a busy machine
STEPS = 11
LARGEST = 60_000_000  # bytes

pytestmark = [
    pytest.mark.slow,
    pytest.mark.window,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="paths of the Linux build"),
    pytest.mark.skipif(bool(MISSING), reason=f"{', '.join(MISSING)} not installed"),
]


def ingredients() -> str:
    """A hash of all that goes into a build."""
    places = [ROOT / name for name in MADE_OF]
    files = [file for place in places for file in (place.rglob("*") if place.is_dir() else [place])]
    whole = hashlib.sha256()
    for file in sorted(files):
        if file.is_file() and "__pycache__" not in file.parts:
            whole.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return whole.hexdigest()


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder that players get, with the engine in Python, which is sooner built."""
    FROZEN.mkdir(parents=True, exist_ok=True)
    folder, stamp = FROZEN / "brewburst", FROZEN / "made-of"
    with FileLock(FROZEN / "lock"):
        wanted = ingredients()
        if not (folder.exists() and stamp.exists() and stamp.read_text() == wanted):
            run = subprocess.run(
                [sys.executable, ROOT / "tools" / "build.py", "--plain", "--folder"],
                env={
                    k: v for k, v in os.environ.items() if k not in ("DISPLAY", "SDL_VIDEODRIVER")
                },
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
            assert run.returncode == 0, run.stdout + run.stderr
            stamp.write_text(wanted)
    return folder


@pytest.fixture
def elsewhere(built: Path, tmp_path: Path) -> Path:
    """A copy where a player may have put it."""
    place = tmp_path / "Spiele & más juegos ✨"
    shutil.copytree(built, place, symlinks=True, copy_function=os.link)
    return place


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a new user at a screen: an empty home, nothing of Python."""
    home, folder = tmp_path / "home", tmp_path / "screen"
    home.mkdir()
    folder.mkdir()
    screen = Screen(folder)
    yield {
        "HOME": str(home),
        "PATH": os.defpath,
        "DISPLAY": screen.display,
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "SDL_AUDIODRIVER": "dummy",
    }
    screen.close()


def run(folder: Path, fresh: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [folder / "brewburst", *words],
        cwd=fresh["HOME"],
        env=fresh,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_it_works_elsewhere_for_a_new_user(elsewhere: Path, fresh: dict[str, str]) -> None:
    done = run(elsewhere, fresh, "--selftest")
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == STEPS
    assert all(line.startswith("ok ") for line in lines[:-1])
    assert not done.stderr
    assert fresh["HOME"] in next(line for line in lines if "save and load" in line)


def test_it_works_with_its_terminal_closed(built: Path, fresh: dict[str, str]) -> None:
    command = [str(built / "brewburst"), "--selftest"]
    closed = ["sh", "-c", '"$@" <&- >&- 2>&-', "sh", *command]
    done = subprocess.run(closed, env=fresh, cwd="/", timeout=PATIENCE, check=False)
    assert done.returncode == 0
    (report,) = Path(fresh["HOME"]).rglob("selftest.txt")
    assert len(report.read_text("utf-8").splitlines()) == STEPS


def test_it_puts_itself_into_the_menu(elsewhere: Path, fresh: dict[str, str]) -> None:
    assert run(elsewhere, fresh, "--install-desktop").returncode == 0
    entry = Path(fresh["HOME"]) / ".local" / "share" / "applications" / "brewburst.desktop"
    assert f'Exec="{elsewhere}/brewburst" %f' in entry.read_text("utf-8").splitlines()


def test_programs_of_the_system_find_their_own_libraries(
    built: Path, fresh: dict[str, str], tmp_path: Path
) -> None:
    """The loader is pointed at the libraries of the game, which must not reach other programs."""
    tool = tmp_path / "bin" / "update-mime-database"
    tool.parent.mkdir()
    tool.write_text('#!/bin/sh\nenv > "$HOME/seen"\n')
    tool.chmod(0o755)
    fresh["PATH"] = f"{tool.parent}:{fresh['PATH']}"
    fresh["LD_LIBRARY_PATH"] = "/of/the/player"
    assert run(built, fresh, "--install-desktop").returncode == 0
    seen = (Path(fresh["HOME"]) / "seen").read_text().splitlines()
    assert "LD_LIBRARY_PATH=/of/the/player" in seen


def test_it_holds_what_it_needs_and_nothing_else(built: Path) -> None:
    size = sum(file.stat().st_size for file in built.rglob("*") if not file.is_symlink())
    assert size < LARGEST
    names = {file.relative_to(built).as_posix() for file in built.rglob("*")}
    assert {"Read me.txt", "LICENSE.txt", "licences/pygame-ce.txt", "licences/Python.txt"} <= names
    unwanted = ("numpy", "PIL", "tests", "tools", "libssl", "libcrypto", "pytest", "hypothesis")
    found = [name for name in names if any(part in unwanted for part in name.split("/"))]
    assert not found


def test_packages(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The archive and the package for Debian, of a folder with little in it."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import build_packages

    little = tmp_path / "little"
    (little / "licences").mkdir(parents=True)
    for name in ("LICENSE.txt", "Read me.txt"):
        shutil.copy(built / name, little / name)
    shutil.copy(next((built / "_internal").glob("libz.so*")), little / "brewburst")
    (little / "brewburst").chmod(0o755)
    with tarfile.open(build_packages.tarred(little, tmp_path)) as archive:
        program = archive.getmember(f"brewburst-{build_packages.VERSION}/brewburst")
        assert program.mode & 0o111 and program.uid == 0 and not program.uname
    if not shutil.which("dpkg-deb"):
        return
    package = build_packages.debian(little, tmp_path)
    inside = subprocess.check_output(["dpkg-deb", "--contents", package], text=True)
    assert " ./usr/bin/brewburst -> ../lib/brewburst/brewburst" in inside
    assert " ./usr/share/applications/brewburst.desktop" in inside
    assert " ./usr/share/doc/brewburst/copyright" in inside
    told = subprocess.check_output(["dpkg-deb", "--field", package], text=True)
    assert "Depends: libc6 (>= 2." in told
