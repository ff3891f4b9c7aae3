"""The list of saved games: only the rows that show exist, however many games there are."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.geometry import Rect
from ..ui.widgets import Look, PictureButton, Widget
from . import words
from .game_row import GameRow
from .peek import Peek

if TYPE_CHECKING:
    from ..saves import Entry

ROW = 115.0
SHOWN = 7  # rows at a time
BAR_W = 56.0
TRACK = (206, 170, 116)
KNOB = (150, 104, 50)


class ScrollBar(Widget):
    """Where in the list one is; it can be dragged."""

    def __init__(self, rect: Rect, games: GameList) -> None:
        super().__init__(rect)
        self.games = games
        self._held = False

    @property
    def knob(self) -> Rect:
        """The part that stands for the rows that show."""
        x, y, w, h = self.rect
        number = len(self.games.entries)
        high = max(52.0, h * SHOWN / max(SHOWN, number))
        top = y + (h - high) * self.games.top / max(1, self.games.last_top)
        return Rect(x + w / 2 - 8, top, 16, high)

    def handle(self, event: InputEvent) -> bool:
        """Follow the hand."""
        if event.clicks:
            self._held = True
        elif event.kind == "up":
            self._held = False
        elif event.kind != "move" or not self._held:
            return False
        room = self.rect.h - self.knob.h
        at = (event.y - self.rect.y - self.knob.h / 2) / max(1.0, room)
        self.games.scroll_to(round(at * self.games.last_top))
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        canvas.rect(x + w / 2 - 4, y, 8, h, TRACK, radius=4, alpha=150)
        canvas.rect(*self.knob, KNOB if look == "normal" else (112, 70, 26), radius=8)


class GameList:
    """Entries, the chosen one, and the rows that show; `choose` is told of a click on a row."""

    def __init__(self, sheet: Rect, peek: Peek, choose: Callable[[int], None]) -> None:
        self.sheet, self.peek, self._choose = sheet, peek, choose
        self.entries: Sequence[Entry] = ()
        self.chosen = 0
        self.top = 0  # the entry of the first row that shows
        self.rows: list[GameRow] = []
        self._bar = ScrollBar(Rect(0, 0, 0, 0), self)
        self.extras: list[Widget] = []  # arrows and bar, where the list is longer than its sheet

    @property
    def inner(self) -> Rect:
        """Where rows lie."""
        x, y, w, h = self.sheet
        return Rect(x + 40, y + (h - SHOWN * ROW) / 2, w - 76, SHOWN * ROW)

    @property
    def last_top(self) -> int:
        """The first entry that shows when the list is scrolled to its end."""
        return max(0, len(self.entries) - SHOWN)

    @property
    def entry(self) -> Entry | None:
        """The chosen game."""
        return self.entries[self.chosen] if self.entries else None

    def fill(self, entries: Sequence[Entry], chosen: int) -> None:
        """Other entries."""
        self.entries = entries
        self.choose(chosen)

    def choose(self, index: int) -> None:
        """This one, or the nearest there is, scrolled into sight."""
        self.chosen = max(0, min(index, len(self.entries) - 1))
        self.scroll_to(min(self.chosen, max(self.top, self.chosen - SHOWN + 1)))

    def scroll_to(self, top: int) -> None:
        """Show the entries from here on."""
        self.top = max(0, min(top, self.last_top))
        self._lay()

    def _lay(self) -> None:
        x, y, w, h = self.inner
        long, now = self.last_top > 0, time.time()
        wide = w - (BAR_W if long else 0)
        self.rows = []
        for place, index in enumerate(range(self.top, min(len(self.entries), self.top + SHOWN))):
            rect = Rect(x, y + place * ROW + 3, wide, ROW - 6)
            row = GameRow(rect, index, self.entries[index], self.peek, self._choose)
            row.chosen = index == self.chosen
            row.told = words.line(row.entry, now)
            self.rows.append(row)
        self.peek.want(row.entry for row in self.rows)
        self.extras = []
        if long:
            self.extras = [
                PictureButton(
                    Rect(x + w - 34, at, 44, 44), f"widgets/arrow_brass_{name}", self._mover(by)
                )
                for name, at, by in (("up", y + 24, -SHOWN + 1), ("down", y + h - 68, SHOWN - 1))
            ]
            self._bar.rect = Rect(x + w - 34, y + 78, 44, h - 156)
            self.extras.append(self._bar)

    def _mover(self, by: int) -> Callable[[], None]:
        return lambda: self.scroll_to(self.top + by)
