"""System calls that fail on demand: what a full, broken or vanished disk does to a program."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

CALLS = (
    "open",
    "write",
    "fsync",
    "close",
    "replace",
    "rename",
    "unlink",
    "remove",
    "link",
    "mkdir",
)


class Disk:
    """Counts the calls that write, and lets one of them fail, or all from that one on."""

    def __init__(self, fails_at: int = -1, number: int = 0, forever: bool = False) -> None:
        self.fails_at, self.number, self.forever = fails_at, number, forever
        self.calls: list[str] = []  # what was called
        self.failed: list[str] = []  # and what of it failed

    def call(self, name: str) -> None:
        """One more call; OSError where it is to fail."""
        here = len(self.calls)
        self.calls.append(name)
        if here == self.fails_at or (self.forever and 0 <= self.fails_at <= here):
            self.failed.append(name)
            raise OSError(self.number, os.strerror(self.number))


class Sink:
    """A file opened for writing whose writes may fail half-way."""

    def __init__(self, file: Any, disk: Disk) -> None:
        self._file, self._disk = file, disk

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> Sink:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def write(self, data: bytes) -> int:
        """Writes all, or half of it and fails."""
        try:
            self._disk.call("write")
        except OSError:
            self._file.write(data[: len(data) // 2])
            raise
        return int(self._file.write(data))

    def flush(self) -> None:
        """Hands it to the system, or fails."""
        self._disk.call("flush")
        self._file.flush()

    def close(self) -> None:
        """Closes, whatever it says of it."""
        if not self._file.closed:
            self._file.close()
            self._disk.call("close file")


@contextmanager
def breaking(disk: Disk) -> Iterator[None]:
    """Inside, every call that writes goes past `disk`."""
    patches = [patch.object(os, name, _passing(disk, name)) for name in CALLS if name != "write"]
    patches.append(patch.object(io, "open", _opening(disk)))
    for one in patches:
        one.start()
    try:
        yield
    finally:
        for one in reversed(patches):
            one.stop()


def _passing(disk: Disk, name: str) -> Callable[..., Any]:
    real = getattr(os, name)

    def call(*words: Any, **more: Any) -> Any:
        if name == "close":  # the handle is gone, whatever the call says
            real(*words, **more)
            return disk.call(name)
        disk.call(name)
        return real(*words, **more)

    return call


def _opening(disk: Disk) -> Callable[..., Any]:
    real = io.open

    def call(file: Any, mode: str = "r", *words: Any, **more: Any) -> Any:
        if not set(mode) & set("wxa+"):
            return real(file, mode, *words, **more)
        disk.call("open file")
        return Sink(real(file, mode, *words, **more), disk)

    return call
