"""Results as lines of JSON, added as they come, so that a stopped run can go on later."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import IO, Any

import engine
from engine.game import BadInput

from .play import Result
from .schedule import Job

ENGINE = Path(str(engine.__file__)).parent


def code_version() -> str:
    """A short hash of the engine's sources: games of another engine are other games.

    Compiled modules lie beside the sources that they were made of, and play the same games.
    """
    digest = hashlib.sha256()
    for path in sorted(ENGINE.rglob("*")):
        if path.suffix in (".py", ".toml"):
            digest.update(path.relative_to(ENGINE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


class Store:
    """The finished games by the key of their job; without a path they are kept in memory alone.

    `notes` are sentences on what was found in the file.
    """

    def __init__(self, path: Path | None, version: str) -> None:
        self.notes: list[str] = []
        self.done: dict[str, Result] = {}
        self._version = version
        self._file: IO[str] | None = None
        if path is not None:
            try:
                self._read(path)
                self._file = path.open("a", encoding="utf-8")
            except OSError as error:
                raise BadInput(f"{path} can't be used for results: {error.strerror}.") from error

    def add(self, job: Job, result: Result) -> None:
        """Keep a result, on the disk before anything else happens."""
        self.done[job.key] = result
        if self._file is not None:
            row = {"job": job.key, "version": self._version, **result._asdict()}
            self._file.write(json.dumps(row, separators=(",", ":")) + "\n")
            self._file.flush()

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()

    def _read(self, path: Path) -> None:
        if not path.exists():
            return
        lines = path.read_bytes().splitlines(keepends=True)
        others = 0
        for number, line in enumerate(lines, 1):
            try:
                row = json.loads(line)
                key, result = row["job"], _result(row)
                whole = line.endswith(b"\n")
            except (ValueError, KeyError, TypeError) as error:
                if number < len(lines):
                    raise BadInput(
                        f"Line {number} of {path} is no result: repair or delete it."
                    ) from error
                whole = False
            if not whole:
                self._set_aside(path, lines)
            elif row["version"] == self._version:
                self.done[key] = result
            else:
                others += 1
        if others:
            self.notes.append(
                f"{others} games in {path} are of another state of engine/ and don't count."
            )

    def _set_aside(self, path: Path, lines: list[bytes]) -> None:
        """Move a last line that is cut short to a file beside; its game is played again."""
        aside = path.with_name(path.name + ".damaged")
        with aside.open("ab") as file:
            file.write(lines[-1] + b"\n")
        path.write_bytes(b"".join(lines[:-1]))
        self.notes.append(f"The last line of {path} was cut short; it is set aside in {aside}.")


def _result(row: dict[str, Any]) -> Result:
    cells = {name: row[name] for name in Result._fields}
    for name in ("scores", "winners"):
        cells[name] = tuple(cells[name])
    for name in ("micros", "busy"):
        cells[name] = tuple(tuple(seat) for seat in cells[name])
    return Result(**cells)
