"""Compiles the rules and the computer players: ``python3 tools/accelerate.py`` (about a minute).

The same sources, typed as they are, go through mypyc into ``build/compiled``; the checkout itself
stays plain Python. A tool uses them where ``BREWBURST_COMPILED=1`` is set. ``--check`` runs the
tests of the engine, the kept games among them, on the compiled modules.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import time

from environment import COMPILED, DEV_LOCK, ROOT, SetupError, enter

GROUP = "engine_compiled"  # the name of the library that all compiled modules share
# What stays plain Python: doors, what needs a checking or a waiting library, nothing that is hot.
PLAIN = (
    "engine/__init__.py",
    "engine/__main__.py",
    "engine/record.py",
    "engine/session.py",
    "engine/ai/__init__.py",  # has a __getattr__, which mypyc can't take
    "engine/ai/worker.py",
    "engine/marbles/content/boxes.py",
)
SETUP = f"""
import sys
from setuptools import setup
from mypyc.build import mypycify
modules, sys.argv = sys.argv[1:], ["setup.py", "build_ext", "--inplace"]
options = ["--config-file=", "--ignore-missing-imports"]
setup(name="engine", packages=[],
      ext_modules=mypycify([*options, *modules], group_name="{GROUP}"))
"""
TESTS = ("tests/engine", "tests/ai")


def modules(folder):
    """The modules to compile below a folder that holds the engine, as mypyc wants them named."""
    paths = sorted((folder / "engine").rglob("*.py"))
    names = [path.relative_to(folder).as_posix() for path in paths]
    return [name for name in names if name not in PLAIN]


def compile_into(folder):
    """Puts a copy of the engine with its compiled modules into a folder that does not exist yet.

    SetupError, one plain sentence, where that can't be done.
    """
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if compiler and not shutil.which(compiler[0]):
        raise SetupError(
            f"There is no C compiler ({compiler[0]}), so the engine stays in plain Python, which "
            "plays the same games more slowly."
        )
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "engine", folder / "engine", ignore=ignored)
    run = subprocess.run(
        [sys.executable, "-c", SETUP, *modules(folder)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    report = folder / "compile.log"
    report.write_text(run.stdout, encoding="utf-8")
    if run.returncode:
        lines = run.stdout.splitlines()
        cause = next((line for line in lines if "error" in line.lower()), "no cause was given")
        raise SetupError(
            f"The engine could not be compiled: {cause.strip()} ({report} tells more)."
        )
    shutil.rmtree(folder / "build")


def build():
    """Renews ``build/compiled``; what was there stays until the new one is whole."""
    begin = time.monotonic()
    fresh = COMPILED.with_name("compiled.new")
    shutil.rmtree(fresh, ignore_errors=True)
    compile_into(fresh)
    shutil.rmtree(COMPILED, ignore_errors=True)
    fresh.rename(COMPILED)
    number = len(modules(COMPILED))
    print(f"Compiled {number} modules into {COMPILED} in {time.monotonic() - begin:.0f} s.")


def check(words):
    """Runs the tests of the engine on the compiled modules; the exit code of pytest."""
    path = os.pathsep.join((str(COMPILED), str(ROOT)))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"}
    begin = [sys.executable, "-c", "import engine.rng; print('Testing', engine.rng.__file__)"]
    subprocess.run(begin, cwd=ROOT, env=environment, check=True)
    # Appended, so that the checkout does not come before the compiled modules.
    command = [sys.executable, "-m", "pytest", "--import-mode=append", "-o", "pythonpath="]
    run = subprocess.run([*command, *(words or TESTS)], cwd=ROOT, env=environment, check=False)
    return run.returncode


def main():
    parser = argparse.ArgumentParser(prog="accelerate.py", description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="test what is compiled")
    parser.add_argument("tests", nargs="*", help="with --check: words for pytest")
    chosen = parser.parse_args()
    os.environ.pop("BREWBURST_COMPILED", None)
    enter(DEV_LOCK)
    try:
        if not chosen.check or not COMPILED.exists():
            build()
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return check(chosen.tests) if chosen.check else 0


if __name__ == "__main__":
    sys.exit(main())
