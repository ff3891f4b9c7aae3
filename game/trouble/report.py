"""The report of an error: for the player to copy, for whoever mends it to read."""

from __future__ import annotations

import time
import traceback
from pathlib import Path

from game import paths
from game.trouble import journal

KEPT = 20  # reports in the folder; older ones go


def compose(error: BaseException | str, doing: str, settings: str = "") -> str:
    """The whole report; of an error of another process there is only its text."""
    told = error if isinstance(error, str) else "".join(traceback.format_exception(error))
    parts = [*journal.about(), f"During: {doing}", f"Settings: {settings}", "", told.rstrip(), ""]
    return "\n".join([*parts, *journal.latest()]) + "\n"


def last_line(error: BaseException | str) -> str:
    """The error in one line."""
    if isinstance(error, str):
        lines = error.strip().splitlines()
    else:
        lines = traceback.format_exception_only(error)
    return lines[-1].strip() if lines else ""


def keep(report: str) -> Path | None:
    """Write the report to a file of its own; None where nothing can be written."""
    try:
        folder = paths.log_dir()
        file = folder / time.strftime("trouble-%Y%m%d-%H%M%S.txt")
        file.write_text(report, encoding="utf-8", errors="replace")
        for old in sorted(folder.glob("trouble-*.txt"))[:-KEPT]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return file
