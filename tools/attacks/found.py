"""What an attack is, and what it has found."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

MOST_TOLD = 20  # faults that are told in words
Bar = Callable[[Iterable[int]], Iterator[int]]  # shows how far a loop has come


@dataclass
class Found:
    """How often an attack struck, the faults it found, and figures worth keeping."""

    count: int = 0
    faults: list[str] = field(default_factory=list)
    figures: dict[str, int | float | str] = field(default_factory=dict)

    def check(self, truth: bool, fault: str) -> bool:
        """Note a fault where something is not as promised; whether it is."""
        if not truth:
            self.faults.append(fault)
        return truth

    def add(self, figure: str, number: int = 1) -> None:
        """Count something."""
        self.figures[figure] = int(self.figures.get(figure, 0)) + number

    def most(self, figure: str, number: float) -> None:
        """Keep the largest of a figure."""
        self.figures[figure] = round(max(float(self.figures.get(figure, 0.0)), number), 3)


class Attack(Protocol):
    """A module of this folder: what it strikes, how often in the suite and in the long run."""

    UNIT: str
    SHORT: int
    LONG: int

    def attack(self, count: int, bar: Bar) -> Found:
        """Strike `count` times."""
        ...


def is_sentence(text: object) -> bool:
    """One plain sentence, not a report from inside; what it quotes may be anything."""
    if not isinstance(text, str):
        return False
    inside = ("could not be served", "Error(", "Error:", "Traceback", "object at 0x")
    unquoted = re.sub(r"""'[^']*'|"[^"]*\"""", "", text)
    return (
        text.endswith((".", "!", "?"))
        and "\n" not in text
        and len(text) < 400
        and not any(word in unquoted for word in inside)
    )
