"""Standard input and output where there are none: no terminal, or a closed one."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import TextIO


def fill() -> None:
    """Give whoever reads or writes there a place where that does no harm.

    A pipe to a worker would otherwise get the number of a closed standard output, and mix with
    words. Where the terminal knows few letters, others are written as numbers.
    """
    if os.name == "posix":
        for number in range(3):
            try:
                os.fstat(number)
            except OSError:
                os.open(os.devnull, os.O_RDWR)  # takes the lowest free number: this one
    sys.stdout, sys.stderr = _there(sys.stdout), _there(sys.stderr)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _there(stream: TextIO | None) -> TextIO:
    if stream is None or stream.closed:
        return Path(os.devnull).open("w", encoding="utf-8")
    return stream
