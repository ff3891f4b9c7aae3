"""The environment of a checkout: ``.venv`` with exactly the packages of a lock file.

Only the standard library, and no syntax that an old Python can't read: it must live long enough
to say which Python is needed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
GAME_LOCK = ROOT / "tools" / "requirements.txt"
BUILD_LOCK = ROOT / "tools" / "requirements-build.txt"
DEV_LOCK = ROOT / "tools" / "requirements-dev.txt"
COMPILED = ROOT / "build" / "compiled"  # where tools/accelerate.py puts the compiled engine
OLDEST = (3, 11)


class SetupError(Exception):
    """The environment can't be made; the message is one plain sentence for the person."""


def check_python():
    """Refuses an interpreter that the game can't run on."""
    if sys.version_info < OLDEST:
        needed, found = ("{}.{}".format(*pair) for pair in (OLDEST, sys.version_info))
        raise SetupError(f"Brewburst needs Python {needed} or newer, and this is Python {found}.")


def ready(lock):
    """Makes ``.venv`` hold what ``lock`` names and returns its interpreter.

    Nothing is installed, and no network needed, while the lock is the one installed last.
    """
    check_python()
    stamp = VENV / ("installed-" + lock.stem)
    wanted = _fingerprint(lock)
    if not (PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted):
        _make_venv()
        _install(lock)
        stamp.write_text(wanted)
    _refuse_plain_pygame()
    return PYTHON


def enter(lock):
    """Lets the tool that calls it run in ``.venv`` with the project to import.

    Returns when it already does; otherwise runs the same command there and exits with its code.
    """
    if Path(sys.prefix).resolve() == VENV.resolve():
        sys.path.insert(0, str(ROOT))
        if os.environ.get("BREWBURST_COMPILED"):
            _prefer_compiled()
        return
    try:
        python = ready(lock)
    except SetupError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
    sys.exit(subprocess.run([str(python), *sys.argv], check=False).returncode)


def sources(package):
    """What a package is made of, to compare it with its copy."""
    paths = [*package.rglob("*.py"), *package.rglob("*.toml")]
    return {path.relative_to(package): path.read_bytes() for path in paths}


def _prefer_compiled():
    """Lets ``import engine`` find the compiled modules; processes spawned later do the same."""
    if not COMPILED.exists():
        print("The engine is not compiled yet: run tools/accelerate.py.", file=sys.stderr)
        sys.exit(1)
    if sources(COMPILED / "engine") != sources(ROOT / "engine"):
        print(
            "The compiled engine is older than its sources: tools/accelerate.py renews it.",
            file=sys.stderr,
        )
    sys.path.insert(0, str(COMPILED))


def _fingerprint(lock):
    """A hash of the lock and of the locks it includes."""
    return hashlib.sha256(_whole(lock).encode()).hexdigest()


def _whole(lock):
    """The text of a lock and of the locks it includes."""
    text = lock.read_text(encoding="utf-8")
    included = [line.split()[1] for line in text.splitlines() if line.startswith("-r ")]
    return text + "".join(_whole(lock.with_name(name)) for name in included)


def _packages():
    """The folders of ``.venv`` that hold packages."""
    return [*VENV.glob("lib/python3*/site-packages"), *VENV.glob("Lib/site-packages")]


def _make_venv():
    if PYTHON.exists() and any((folder / "pip").is_dir() for folder in _packages()):
        return
    fresh = not VENV.exists()
    try:
        import venv  # a package of its own on some systems

        venv.EnvBuilder(with_pip=True, symlinks=os.name != "nt").create(VENV)
    except (ImportError, OSError, subprocess.CalledProcessError) as error:
        if fresh:
            shutil.rmtree(VENV, ignore_errors=True)
        raise SetupError(
            f"Python could not make an environment in {VENV} (on Debian and Ubuntu, "
            f"'sudo apt install python3-venv' helps): {error}"
        ) from error


def _install(lock):
    print(f"Setting up .venv from {lock.relative_to(ROOT)} ...", flush=True)
    command = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    command += ["--retries", "2", "--timeout", "20", "--requirement", lock]
    run = subprocess.run(
        [str(word) for word in command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    report = VENV / "pip.log"
    report.write_text(run.stdout, encoding="utf-8")
    if run.returncode:
        raise SetupError(
            f"The packages could not be installed, perhaps for want of a network: see {report}."
        )


def _refuse_plain_pygame():
    """Plain pygame and pygame-ce overwrite each other's files."""
    if any(any(folder.glob("pygame-[0-9]*-info")) for folder in _packages()):
        raise SetupError(
            "Plain pygame is installed in .venv beside pygame-ce, and they can't share a place: "
            "delete the folder .venv and start again."
        )
