"""The command that starts this copy of the program, as a menu entry spells it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from .. import paths

SCRIPT = "brewburst"
# Characters that need quotes, as the Desktop Entry Specification lists them.
RESERVED = set(" \t\n\"'\\><~|&;$*?#()`")
ESCAPED = re.compile(r'(["`$\\])')


def filled(template: str) -> str:
    """The entry with the command of this copy in place of the bare name."""
    words, folder = command()
    lines = []
    for line in template.splitlines():
        key, _, value = line.partition("=")
        if key == "Exec":
            line = f"Exec={' '.join([*map(quoted, words), value.split()[-1]])}"
            if folder is not None:
                line += f"\nPath={escaped(str(folder))}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def command() -> tuple[list[str], Path | None]:
    """The words that start this copy, and the folder in which they must be given, if any."""
    if getattr(sys, "frozen", False):
        return [sys.executable], None
    script = Path(sys.argv[0]).absolute()
    if script.stem == SCRIPT and script.is_file():
        return [str(script)], None
    return [sys.executable, "-m", "game"], paths.root()


def quoted(word: str) -> str:
    """A word of a command line as `Exec` takes it."""
    word = word.replace("%", "%%")
    if RESERVED & set(word):
        word = '"' + ESCAPED.sub(r"\\\1", word) + '"'
    return escaped(word)


def escaped(value: str) -> str:
    """A value as the file keeps it: backslashes double, no line breaks."""
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
