"""A table with advice that is found in this process, for the tests of hints."""

from __future__ import annotations

from typing import Any

import pygame

from engine.ai import Line, advise
from engine.ai.worker import seen
from game.scenes.table import TableScene
from tests.game.conftest import Driver
from tests.game.table.test_table import calm, sit


class SlowAdviser:
    """Advice in this process, once it is let through."""

    def __init__(self) -> None:
        self.view: Any = None
        self.free = True
        self.asked = self.cancelled = 0
        self._lines: list[Line] | None = None

    def ask(self, game: Any, state: Any, seed: int, most: int) -> None:
        self.asked += 1
        self.view = seen(game, state, seed)
        self._lines = advise(game, state, seed, most)

    def poll(self) -> list[Line] | None:
        if not self.free or self._lines is None:
            return None
        lines, self._lines = self._lines, None
        return lines

    def cancel(self) -> None:
        self.cancelled += 1
        self._lines = None

    def close(self) -> None: ...


def table(player: Driver, kinds: list[str] | None = None, **config: Any) -> TableScene:
    """A table at a person's turn, with an adviser that answers in this process."""
    player.app._adviser = SlowAdviser()  # type: ignore[assignment]
    scene = sit(player, kinds or ["person", "greedy"], **{"draft": False, **config})
    calm(player, scene)
    return scene


def adviser(player: Driver) -> SlowAdviser:
    found = player.app.adviser
    assert isinstance(found, SlowAdviser)
    return found


def ask(player: Driver) -> None:
    """H, and time for the answer."""
    player.key(pygame.K_h)
    player.frame()
