"""Makes the program that is double-clicked, for the system it runs on: ``python3 tools/build.py``.

``build/frozen`` gets the folder that runs without Python, ``dist`` what players download: a
``.tar.xz`` and a ``.deb`` (Linux), a ``.zip`` (Windows, macOS). ``--folder`` stops at the folder;
``--plain`` leaves the engine in Python, which saves a minute and plays the same games more slowly.
The frozen program then checks itself, where there is a screen.
"""

import argparse
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from environment import BUILD_LOCK, COMPILED, GAME_LOCK, ROOT, SetupError, enter, sources

PACKAGING = ROOT / "tools" / "packaging"
FROZEN = ROOT / "build" / "frozen"
DIST = ROOT / "dist"
WINDOWS, MACOS = sys.platform == "win32", sys.platform == "darwin"
LICENCE_WORDS = ("licen", "copying", "lgpl")


def engine():
    """The folder to take the engine from: compiled where a compiler is, else the checkout."""
    import accelerate

    fresh = COMPILED.exists() and sources(COMPILED / "engine") == sources(ROOT / "engine")
    try:
        if not fresh:
            accelerate.build()
    except SetupError as error:
        print(error, file=sys.stderr)
        return ROOT
    return COMPILED


def freeze(source, out):
    """Runs PyInstaller; the folder for the player that comes of it below ``out``."""
    work = FROZEN / "work"
    environment = {
        **os.environ,
        "BREWBURST_ENGINE": str(source),
        "PYINSTALLER_CONFIG_DIR": str(FROZEN / "cache"),  # the stripped libraries of the last time
    }
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", out, "--workpath", work, PACKAGING / "brewburst.spec"]
    run = subprocess.run(
        [str(word) for word in command],
        cwd=str(ROOT),
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    work.mkdir(parents=True, exist_ok=True)
    report = work / "build.log"
    report.write_text(run.stdout, encoding="utf-8")
    if run.returncode:
        last = run.stdout.strip().splitlines()[-1:] or ["it said nothing"]
        raise SetupError(f"PyInstaller failed: {last[0]} ({report} tells more).")
    folder = out / "brewburst"
    if MACOS:  # the bundle was made from this folder, and holds all of it
        shutil.rmtree(folder)
        folder.mkdir()
        (out / "Brewburst.app").rename(folder / "Brewburst.app")
    add_papers(folder)
    return folder


def add_papers(folder):
    """Puts the words for the player and everybody's licence into the folder."""
    shutil.copyfile(PACKAGING / "read_me.txt", folder / "Read me.txt")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    licences = folder / "licences"
    licences.mkdir(exist_ok=True)
    for name, texts in sorted(others_licences().items()):
        (licences / f"{name}.txt").write_text("\n\n".join(texts), encoding="utf-8")


def others_licences():
    """The licence texts of Python and of every package in the build, by name."""
    found = {}
    for line in GAME_LOCK.read_text(encoding="utf-8").splitlines():
        name, pinned, _ = line.partition("==")
        if not pinned:
            continue
        for file in importlib.metadata.files(name) or []:
            stem = file.name.lower()
            if any(word in stem for word in LICENCE_WORDS) and file.suffix != ".py":
                text = Path(file.locate()).read_text(encoding="utf-8", errors="replace")
                found.setdefault(name, []).append(text)
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if python.is_file():
        found["Python"] = [python.read_text(encoding="utf-8")]
    return found


def program(folder):
    """The program in the folder for the player."""
    if MACOS:
        return folder / "Brewburst.app" / "Contents" / "MacOS" / "brewburst"
    return folder / ("Brewburst.exe" if WINDOWS else "brewburst")


def check(folder):
    """Lets the frozen program check itself; whether it did well, or could not be asked."""
    there = WINDOWS or MACOS or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not there and not os.environ.get("SDL_VIDEODRIVER"):
        print("No screen here: the check of the frozen program is left out.")
        return True
    run = subprocess.run([str(program(folder)), "--selftest"], cwd=str(folder.parent), check=False)
    return run.returncode == 0


def size(place):
    """Bytes of a file, or of all files below a folder."""
    if place.is_file():
        return place.stat().st_size
    return sum(
        path.lstat().st_size for path in place.rglob("*") if path.is_symlink() or path.is_file()
    )


def tell(place, begin):
    """Says what was made, how large it is and how long that took."""
    seconds = time.monotonic() - begin
    print(f"{size(place) / 1e6:6.1f} MB  {seconds:4.0f} s  {place.relative_to(ROOT)}", flush=True)


def build(chosen):
    """The whole work; whether the program is fit to be given away."""
    import build_packages

    begin = time.monotonic()
    folder = freeze(ROOT if chosen.plain else engine(), FROZEN)
    tell(folder, begin)
    fine = check(folder)
    if fine and not chosen.folder:
        DIST.mkdir(exist_ok=True)
        for make in build_packages.makers():
            begin = time.monotonic()
            tell(make(folder, DIST), begin)
    return fine


def main():
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__.split("\n")[0])
    parser.add_argument("--plain", action="store_true", help="leave the engine in Python")
    parser.add_argument("--folder", action="store_true", help="make no packages")
    chosen = parser.parse_args()
    os.environ.pop("BREWBURST_COMPILED", None)
    enter(BUILD_LOCK)
    try:
        return 0 if build(chosen) else 1
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
