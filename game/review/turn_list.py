"""The list of choices: the turning points first, then every turn; it scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.ai.review import Choice

from ..text import t
from ..theme import INK, SOFT_INK, WINE
from ..ui.canvas import Canvas
from ..ui.geometry import Rect
from ..ui.portrait import portrait
from ..ui.widgets import PictureButton, Widget
from . import badge, graph, words
from .looked import LookBack

ROW, HEAD = 62.0, 48.0
PAD = 26.0
LINE = (206, 170, 116)
TURN_W, FACE_W, BADGE_W, LOST_W = 62.0, 52.0, 142.0, 78.0
MINUS_ONE = -1


class Entry(NamedTuple):
    """A line of the list: a heading, or a choice by its number."""

    head: str = ""
    number: int = MINUS_ONE
    rank: int = 0  # among the turning points, from 1


class TurnRow(Widget):
    """A choice of the list; one that is not looked at yet can't be opened."""

    def __init__(
        self, rect: Rect, entry: Entry, looked: LookBack, act: Callable[[int], None]
    ) -> None:
        found = entry.number < len(looked.choices)
        super().__init__(rect, enabled=found)
        self.entry, self.looked, self._act = entry, looked, act

    @property
    def choice(self) -> Choice | None:
        """The choice, once it is looked at."""
        choices = self.looked.choices
        return choices[self.entry.number] if self.entry.number < len(choices) else None

    def activate(self) -> None:
        self._act(self.entry.number)

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        part, choice = self.looked.parts[self.entry.number], self.choice
        if look in ("hover", "pressed"):
            canvas.rect(x, y, w, h, (217, 168, 90), radius=12, alpha=130)
        middle = y + h / 2
        if self.entry.rank:
            graph.disc(canvas, self.entry.rank, x + 30, middle, 38)
        else:
            turn = str(part.state.turn) if part.state.turn else t("review.draft_short")
            canvas.text(
                turn, x + 30, middle, 27, font="head_bold", colour=INK, align="center",
                middle=True, width=TURN_W - 12,
            )  # fmt: skip
        seat = self.looked.seats[part.seat]
        portrait(canvas, seat, x + TURN_W + FACE_W / 2 - 2, middle, 46, crest=False, gold=True)
        left = x + TURN_W + FACE_W + 8
        if choice is None:
            canvas.text(
                t("review.waiting"), left, middle, 24, colour=SOFT_INK, middle=True, alpha=150
            )
            return
        right = x + w - BADGE_W - 10
        room = right - LOST_W - left - 8
        head, reason = words.short(part.state, choice, self.looked.names)
        if self.entry.rank:
            head = t("review.ranked", turn=words.title(choice), told=head)
        at = y + h * 0.29 if reason else middle
        canvas.text(head, left, at, 25, font="text_bold", colour=INK, middle=True, width=room)
        canvas.text(reason, left, y + h * 0.74, 22, colour=SOFT_INK, middle=True, width=room)
        canvas.text(
            words.lost(choice), right - 8, middle, 27, font="head_bold",
            colour=WINE if choice.lost else SOFT_INK, align="right", middle=True,
        )  # fmt: skip
        badge.draw(canvas, Rect(right, middle - 19, BADGE_W, 38), choice)


class TurnList:
    """The entries, and which of them show."""

    def __init__(self, sheet: Rect, looked: LookBack, act: Callable[[int], None]) -> None:
        self.sheet, self.looked, self._act = sheet, looked, act
        self.only = MINUS_ONE  # the seat whose turns alone are listed
        self.entries: list[Entry] = []
        self.rows: list[TurnRow] = []
        self.arrows: list[PictureButton] = []
        self._top = 0
        self.fill()

    @property
    def inner(self) -> Rect:
        """Where entries lie."""
        x, y, w, h = self.sheet
        return Rect(x + PAD, y + 24, w - 2 * PAD, h - 48)

    def fill(self) -> None:
        """Take the entries from what is known now."""
        turning = self.looked.turning_points()
        entries = [Entry(head=t("review.turning_points"))]
        entries += [Entry(number=choice.number, rank=i) for i, choice in enumerate(turning, 1)]
        if not turning:
            entries.append(Entry(head=t("review.no_turning_points"), rank=1))
        name = self.looked.names[self.only] if self.only >= 0 else ""
        entries.append(
            Entry(head=t("review.turns_of", name=name) if name else t("review.all_turns"))
        )
        entries += [
            Entry(number=number)
            for number, part in enumerate(self.looked.parts)
            if self.only in (MINUS_ONE, part.seat)
        ]
        self.entries = entries
        self._lay()

    def _lay(self) -> None:
        x, y, w, h = self.inner
        self._top = max(0, min(self._top, self._last_top()))
        long = self._last_top() > 0
        self.rows = []
        self._heads: list[tuple[float, Entry]] = []
        down = y
        for entry in self.entries[self._top :]:
            step = HEAD if entry.head else ROW
            if down + step > y + h:
                break
            if entry.head:
                self._heads.append((down, entry))
            else:
                wide = w - (44 if long else 0)
                self.rows.append(
                    TurnRow(Rect(x, down + 4, wide, ROW - 8), entry, self.looked, self._act)
                )
            down += step
        self.arrows = []
        if long:
            for name, top, by in (("up", y + 26, -4), ("down", y + h - 70, 4)):
                arrow = PictureButton(
                    Rect(x + w - 40, top, 44, 44), f"widgets/arrow_brass_{name}", self._mover(by)
                )
                self.arrows.append(arrow)

    def _mover(self, by: int) -> Callable[[], None]:
        return lambda: self.scroll(by)

    def _last_top(self) -> int:
        """The first entry that shows when the list is scrolled to its end."""
        room, top = self.inner.h, len(self.entries)
        while top > 0:
            room -= HEAD if self.entries[top - 1].head else ROW
            if room < 0:
                break
            top -= 1
        return top

    def scroll(self, by: int) -> None:
        """Move on by so many entries."""
        self._top += by
        self._lay()

    def step(self, row: TurnRow, by: int) -> TurnRow | None:
        """The row after or before one, scrolled into sight; None at the ends."""
        at = self.entries.index(row.entry) + by
        while 0 <= at < len(self.entries) and self.entries[at].head:
            at += by
        if not 0 <= at < len(self.entries):
            return None
        return self.reveal(self.entries[at])

    def reveal(self, entry: Entry) -> TurnRow | None:
        """The row of an entry, scrolled into sight."""
        for _ in range(len(self.entries)):
            found = next((row for row in self.rows if row.entry == entry), None)
            if found is not None or entry not in self.entries:
                return found
            self.scroll(-1 if self.entries.index(entry) < self._top else 1)
        return None

    def draw(self, canvas: Canvas) -> None:
        """The headings, and the bar that tells where in the list one is."""
        x, _, w, _ = self.inner
        for y, entry in self._heads:
            if entry.rank:
                canvas.text(
                    entry.head, x + 12, y + HEAD / 2, 25, colour=SOFT_INK, middle=True, width=w - 40
                )
                continue
            canvas.text(
                entry.head, x + 8, y + HEAD / 2 + 2, 31, font="head_bold", colour=WINE,
                middle=True, width=w - 60,
            )  # fmt: skip
            canvas.line(x + 4, y + HEAD - 3, x + w - 50, y + HEAD - 3, LINE, 2)
        if self.arrows:
            up, down = (arrow.rect for arrow in self.arrows)
            top, foot = up.bottom + 8, down.y - 8
            canvas.rect(up.centre[0] - 4, top, 8, foot - top, LINE, radius=4, alpha=150)
            number = self._last_top() + len(self.rows) + len(self._heads)
            h = max(40.0, (foot - top) * (number - self._last_top()) / number)
            y = top + (foot - top - h) * self._top / max(1, self._last_top())
            canvas.rect(up.centre[0] - 6, y, 12, h, (150, 104, 50), radius=6)
