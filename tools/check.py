"""The quick look before a commit: lint, types, and the tests that are not slow.

``python3 tools/check.py`` takes seconds; ``tools/test.py`` is what decides.
"""

import sys

from steps import run_tool

STEPS = (
    ("format", ("-m", "ruff", "format", "--check", ".")),
    ("lint", ("-m", "ruff", "check", ".")),
    ("types", ("-m", "mypy", "--strict", "engine", "game")),
    ("tests", ("-m", "pytest", "-n", "2", "-m", "not slow and not window", *sys.argv[1:])),
)


if __name__ == "__main__":
    sys.exit(run_tool(STEPS))
