"""Where a running copy of the program keeps its open game: no two copies share a place."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

from .entries import SUFFIX

MOST = 64  # places; so many copies do not run at once


class Slot:
    """A place for one open game, and for what its copy of the program has deleted."""

    def __init__(self, folder: Path, number: int, lock: FileLock | None) -> None:
        self._lock = lock
        self.place = folder / f"open-{number}{SUFFIX}"
        self.previous = folder / f"open-{number}.previous{SUFFIX}"  # one action earlier
        self.bin = folder / f"bin-{number}"

    @classmethod
    def claim(cls, folder: Path) -> Slot:
        """The first place that no running copy has; it is let go when this process ends."""
        for number in range(1, MOST):
            try:
                return cls(folder, number, _lock(folder, number))
            except Timeout:
                continue
            except (OSError, NotImplementedError):  # a folder without locks, or not to be written
                return cls(folder, number, None)
        return cls(folder, MOST, None)

    @classmethod
    def abandoned(cls, folder: Path) -> list[Slot]:
        """The places with a game whose copy runs no more, now held by this one."""
        found = []
        for number in range(1, MOST):
            slot = cls(folder, number, None)
            if not (slot.place.exists() or slot.previous.exists()):
                continue
            try:
                slot._lock = _lock(folder, number)
            except (Timeout, OSError, NotImplementedError):
                continue
            found.append(slot)
        return found

    def mend(self) -> None:
        """Let the game one action earlier stand in for one that is gone."""
        if self.previous.exists() and not self.place.exists():
            self.previous.replace(self.place)

    def release(self) -> None:
        """Let another copy have the place."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _lock(folder: Path, number: int) -> FileLock:
    """The lock of a place, held; Timeout where another copy has it, OSError where none can be."""
    lock = FileLock(folder / f"open-{number}.lock")
    lock.acquire(timeout=0)
    return lock
