"""The system's own dialog for a file, where there is one; it runs beside the program."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from ..saves import SUFFIX
from ..trouble import native

# Words reach the scripts as arguments or variables, so that no name can break out of its quotes.
APPLE_SAVE = """on run words
POSIX path of (choose file name with prompt (item 1 of words) default name (item 2 of words) ¬
default location (POSIX file (item 3 of words)))
end run"""
APPLE_OPEN = """on run words
POSIX path of (choose file with prompt (item 1 of words) ¬
default location (POSIX file (item 3 of words)))
end run"""
WINDOWS = """[Console]::OutputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Windows.Forms
$d = New-Object System.Windows.Forms.$env:BREWBURST_DIALOG
$d.Title = $env:BREWBURST_TITLE
$d.InitialDirectory = $env:BREWBURST_FOLDER
$d.FileName = $env:BREWBURST_NAME
$d.Filter = 'Brewburst|*.brewburst'
if ($d.ShowDialog() -eq 'OK') { $d.FileName }"""


class FileDialog:
    """A dialog on the screen; `poll` it until it tells what became of it."""

    def __init__(self, command: list[str], extra: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=os.environ | extra,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )

    def poll(self) -> Path | str | None:
        """None while it is open; then the file, or "" where it was left."""
        if self._process.poll() is None:
            return None
        told = self._process.communicate()[0].decode("utf-8", "replace").strip("\r\n")
        return Path(told) if self._process.returncode == 0 and told else ""

    def close(self) -> None:
        """Take it off the screen."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate()


def ask(title: str, folder: Path, name: str = "") -> FileDialog | None:
    """Ask where to put a file of this name, or without a name for one that is there.

    None where the system has no dialog of its own.
    """
    command = _command(title, folder, name) if native.screen_there() else []
    extra = {
        "BREWBURST_DIALOG": "SaveFileDialog" if name else "OpenFileDialog",
        "BREWBURST_TITLE": title,
        "BREWBURST_FOLDER": str(folder),
        "BREWBURST_NAME": name,
    }
    try:
        return FileDialog(command, extra) if command else None
    except OSError:
        return None


def _command(title: str, folder: Path, name: str) -> list[str]:
    """The program that shows the dialog here, with its words; empty where there is none."""
    place, kinds = str(folder / name), f"*{SUFFIX}"
    choose = ["--save", "--confirm-overwrite"] if name else []
    want = "--getsavefilename" if name else "--getopenfilename"
    apple = APPLE_SAVE if name else APPLE_OPEN
    told = [f"--title={title}", f"--filename={place}", f"--file-filter={kinds}"]
    every = (
        ["osascript", "-e", apple, title, name, str(folder)],
        ["powershell", "-NoProfile", "-STA", "-Command", WINDOWS],
        ["zenity", "--file-selection", *choose, *told],
        ["kdialog", "--title", title, want, place, kinds],
    )
    here = {"darwin": every[:1], "win32": every[1:2]}.get(sys.platform, every[2:])
    return next((words for words in here if shutil.which(words[0])), [])
