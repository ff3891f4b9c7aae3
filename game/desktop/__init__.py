"""The program among the others of the player's desktop: menu entry, icons, type of saved games.

The files lie in `assets/desktop` as the freedesktop specifications place them below a data
folder, here the player's own (`XDG_DATA_HOME`). Windows and macOS do this in other ways.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from .. import paths
from ..text import t
from .entry import filled

ENTRY = "applications/brewburst.desktop"
# Desktops read these lists instead of the files; each tool takes the folder it renews.
REFRESH = (
    ("update-mime-database", "mime"),
    ("update-desktop-database", "applications"),
    ("gtk-update-icon-cache", "icons/hicolor"),
)
LONGEST = 30  # seconds that such a tool may take


def install() -> int:
    """Put entry, icons and file type into the player's folders; the exit code."""
    return _carry_out(_install)


def remove() -> int:
    """Take away what `install` has put there; the exit code."""
    return _carry_out(_remove)


def _carry_out(work: Callable[[Path], str]) -> int:
    if sys.platform in ("win32", "darwin"):
        print(t("desktop.not_here"), file=sys.stderr)
        return 2
    try:
        print(work(data_home()))
    except OSError as error:
        place = error.filename or data_home()
        print(t("desktop.unwritable", place=place, reason=error.strerror), file=sys.stderr)
        return 1
    return 0


def data_home() -> Path:
    """The folder of the player's own data, `~/.local/share` where nothing else is set."""
    import platformdirs

    return platformdirs.user_data_path()


def templates() -> Path:
    """The folder whose tree is laid out in the data folder."""
    return paths.assets() / "desktop"


def _files() -> list[Path]:
    """What is put into the data folder, relative to it."""
    source = templates()
    return sorted(path.relative_to(source) for path in source.rglob("*") if path.is_file())


def _install(home: Path) -> str:
    for file in _files():
        target = home / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(templates() / file, target)
    entry = home / ENTRY
    entry.write_text(filled(entry.read_text("utf-8")), "utf-8")
    told = t("desktop.installed", folder=home)
    return told if _refresh(home) else f"{told} {t('desktop.no_mime_tool')}"


def _remove(home: Path) -> str:
    found = [home / file for file in _files() if (home / file).exists()]
    for target in found:
        target.unlink()
    _refresh(home)  # while the folders are there
    for target in found:
        with suppress(OSError):  # the first folder that still holds something ends it
            for folder in target.relative_to(home).parents[:-1]:
                (home / folder).rmdir()
    return t("desktop.removed", folder=home) if found else t("desktop.nothing", folder=home)


def _refresh(home: Path) -> bool:
    """Renew the lists of what is there; whether file types are known from now on."""
    known, *_ = [_run(tool, home / folder) for tool, folder in REFRESH]
    return known


def _run(tool: str, folder: Path) -> bool:
    program = shutil.which(tool)
    if program is None or not folder.is_dir():
        return False
    options = ["--quiet", "--force"] if tool.startswith("gtk") else []
    with suppress(OSError, subprocess.TimeoutExpired):
        run = subprocess.run(
            [program, *options, str(folder)],
            capture_output=True,
            timeout=LONGEST,
            check=False,
        )
        return run.returncode == 0
    return False
