"""Every check there is: ``python3 tools/test.py``. Not zero if any fails.

The first run makes ``.venv`` as ``tools/play.py`` does, with the tools of a developer added.
"""

import sys

from steps import run_tool

LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run(['--no-logo'])"
STEPS = (
    ("format", ("-m", "ruff", "format", "--check", ".")),
    ("lint", ("-m", "ruff", "check", ".")),
    ("types", ("-m", "mypy", "--strict", "engine", "game")),
    ("imports", ("-c", LINT_IMPORTS)),
    ("texts", ("-m", "tools.texts", "--check")),
    ("tests", ("-m", "pytest", "-n", "2", "--dist", "worksteal", *sys.argv[1:])),
)


if __name__ == "__main__":
    sys.exit(run_tool(STEPS))
