"""The record of a game played again, a few turns in each frame, and compared with itself."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..text import n, t
from ..theme import PALE, SHADE
from ..ui.canvas import Canvas
from ..ui.geometry import Rect

if TYPE_CHECKING:
    from engine import Checked, Record

FRAME = 0.008  # seconds of a frame that may go into it


class Check:
    """Starts over whenever it is asked to."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.found: list[Checked] = []
        self.refused = False  # whether the record can't be played at all
        self.done = False
        self._coming: Iterator[Checked] | None = None

    @property
    def at_work(self) -> bool:
        """Whether turns are still to be played."""
        return self._coming is not None

    def start(self) -> None:
        """Play from the beginning."""
        from engine import verifying
        from engine.marbles import GAME

        self.found, self.refused, self.done = [], False, False
        self._coming = verifying(GAME, self.record)

    def go_on(self) -> None:
        """Play at least one turn, and more as long as the frame has time."""
        from engine import BadInput

        until = time.perf_counter() + FRAME
        while self._coming is not None:
            try:
                self.found.append(next(self._coming))
            except StopIteration:
                self._coming, self.done = None, True
            except BadInput:
                self._coming, self.done, self.refused = None, True, True
            if time.perf_counter() > until:
                break

    @property
    def agrees(self) -> bool:
        """Whether it was played to its end, and every check value agrees."""
        return self.done and not self.refused and all(checked.agrees for checked in self.found)

    def words(self) -> str:
        """How far it is, or what came of it."""
        turns = self.found[-1].turn if self.found else 0
        if self.at_work:
            return n("replay.check.so_far", turns)
        if not self.done:
            return ""
        if self.refused:
            return t("replay.check.refused")
        if not self.agrees:
            return t("replay.check.differs", turn=turns) if turns else t("replay.check.draft")
        played = n("replay.check.played", turns)
        if not self.record.checks and turns:
            return t("replay.check.old", played=played)
        return t(
            "replay.check.agrees", played=played, values=n("replay.check.values", len(self.found))
        )

    def draw(self, canvas: Canvas, box: Rect) -> None:
        """The words in a box, with a sign for a good end or a bad one."""
        said = self.words()
        if not said:
            return
        x, y, w, h = box
        left = x + 4
        if self.done:
            sign = "check" if self.agrees else "warning"
            canvas.image_at(f"icons/{sign}", x + 22, y + h / 2, 40, 40)
            left = x + 54
        canvas.text(
            said, left, y + h / 2, 23, font="text_medium", colour=PALE, width=x + w - left,
            wrap=True, middle=True, shadow=SHADE,
        )  # fmt: skip
