"""Where files of games come from and go to, where the system has no dialog for it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from ..saves import SUFFIX

MOST = 12  # files that are offered
LOOKS = 5_000  # names in a folder that are looked at


def folders() -> list[Path]:
    """The player's folders for downloads and documents, as far as they are there."""
    import platformdirs

    wanted = (platformdirs.user_downloads_path, platformdirs.user_documents_path)
    found = []
    for get in wanted:
        try:
            folder = get()
            if folder.is_dir() and folder not in found:
                found.append(folder)
        except (OSError, RuntimeError):  # a system without a home
            continue
    return found


def free(folder: Path, name: str) -> Path:
    """A place for a file in a folder, at which nothing lies yet."""
    first = folder / name
    others = (first.with_stem(f"{first.stem} ({number})") for number in count(2))
    return first if not first.exists() else next(p for p in others if not p.exists())


def found() -> list[Path]:
    """Games that lie in those folders, the newest first."""
    files = []
    for folder in folders():
        files += list(_games(folder))
    return [path for _, path in sorted(files, key=lambda pair: -pair[0])[:MOST]]


def _games(folder: Path) -> Iterator[tuple[float, Path]]:
    try:
        with os.scandir(folder) as rows:
            for _, row in zip(range(LOOKS), rows, strict=False):
                if row.name.lower().endswith(SUFFIX) and row.is_file():
                    yield row.stat().st_mtime, Path(row.path)
    except OSError:
        return
