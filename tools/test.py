"""Every check there is: ``python3 tools/test.py``. Not zero if any fails.

The first run makes ``.venv`` as ``tools/play.py`` does, with the tools of a developer added.
"""

import sys

from environment import DEV_LOCK, SetupError, ready
from steps import run_all

LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run(['--no-logo'])"
STEPS = (
    ("format", ("-m", "ruff", "format", "--check", ".")),
    ("lint", ("-m", "ruff", "check", ".")),
    ("types", ("-m", "mypy", "--strict", "engine", "game")),
    ("imports", ("-c", LINT_IMPORTS)),
    ("texts", ("-m", "tools.texts", "--check")),
    ("tests", ("-m", "pytest", "-n", "2", "--dist", "worksteal", *sys.argv[1:])),
)


def main():
    try:
        python = ready(DEV_LOCK)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 1 if run_all(python, STEPS) else 0


if __name__ == "__main__":
    sys.exit(main())
