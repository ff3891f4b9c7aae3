"""A whole game between computer players, told in the terminal."""

from __future__ import annotations


def play(seats: int | None, seed: int | None) -> int:
    """Play and print; the exit code is 0."""
    return 0
