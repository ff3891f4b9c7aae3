"""The quick look before a commit: lint, types, and the tests that are not slow.

``python3 tools/check.py`` takes seconds; ``tools/test.py`` is what decides.
"""

import sys

from environment import DEV_LOCK, SetupError, ready
from steps import run_all

STEPS = (
    ("format", ("-m", "ruff", "format", "--check", ".")),
    ("lint", ("-m", "ruff", "check", ".")),
    ("types", ("-m", "mypy", "--strict", "engine", "game")),
    ("tests", ("-m", "pytest", "-n", "2", "-m", "not slow and not window", *sys.argv[1:])),
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
