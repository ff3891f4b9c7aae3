"""Looking back on a game: the graph of the lead, every choice with its grade, who had luck."""

from __future__ import annotations

import pygame

from ..app import App
from ..review import words
from ..review.graph import Graph
from ..review.looked import LookBack
from ..review.seat_cards import SeatCard, cards
from ..review.turn_list import TurnList, TurnRow
from ..text import n, t
from ..theme import CREAM, OUTLINE, PALE, SHADE
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.widgets import Button, Widget, draw_all, tooltip
from .base import Scene

GRAPH = Rect(60, 122, 1050, 560)
CARDS = Rect(60, 700, 1050, 264)
LIST = Rect(1132, 122, 728, 842)
BAR = Rect(1132, 60, 540, 26)
GO = Rect(1700, 34, 160, 66)
DONE = Rect(1560, 984, 300, 76)
LISTEN = 0.05  # seconds between two looks for results


class ReviewScene(Scene):
    """The whole game at a glance; a choice of the list opens its table."""

    def __init__(self, app: App, looked: LookBack) -> None:
        super().__init__(app)
        self.looked = looked
        self.list = TurnList(LIST, looked, self.open)
        self.cards = cards(CARDS, looked, self.show_only) if looked.parts else []
        self.ring = FocusRing(play=app.audio.play)
        self.widgets: list[Widget] = []
        self._version = -1
        self.build()

    # life

    def enter(self) -> None:
        self.app.audio.music("music_room")
        self.looked.start()
        self.build()

    def resumed(self) -> None:
        self.build()

    def leave(self) -> None:
        self.looked.close()

    def build(self) -> None:
        """The widgets for what is known now; the ring stays on its row."""
        at = self.ring.current
        self._version = self.looked.version
        self.list.fill()
        self._place(at)

    def _place(self, at: object) -> None:
        looked = self.looked
        self.widgets = [*self.list.rows, *self.list.arrows, *self.cards]
        if not looked.done:
            busy = looked.at_work
            label = t("review.stop") if busy else t("review.go_on")
            act = self._stop if busy else looked.start
            style = "violet" if busy else "green"
            self.widgets.append(Button(GO, label, act, style=style, size=30))
        self.widgets.append(Button(DONE, t("button.done"), self.app.pop, style="green", size=36))
        self.ring.replace(self.widgets, self._same(at))

    def _same(self, at: object) -> Widget | None:
        """What stands now for what the ring was on."""
        if isinstance(at, TurnRow):
            return next((row for row in self.list.rows if row.entry == at.entry), None)
        if isinstance(at, Button):
            buttons = (widget for widget in self.widgets if isinstance(widget, Button))
            return next((button for button in buttons if button.rect == at.rect), None)
        return self.widgets[0] if at is None else None

    # what a player does

    def _stop(self) -> None:
        self.looked.stop()

    def open(self, number: int) -> None:
        """The table of a choice."""
        from .review_turn import TurnScene

        self.app.push(TurnScene(self.app, self.looked, number))

    def show_only(self, seat: int) -> None:
        """Only the turns of a seat, or all again."""
        self.list.only = -1 if self.list.only == seat else seat
        for card in self.cards:
            card.chosen = card.seat == self.list.only
        self.looked.version += 1
        self.build()

    def handle(self, event: InputEvent) -> None:
        if event.backs:
            self.app.pop()
        elif event.kind == "wheel" and event.wheel:
            self._scroll(-2 if event.wheel > 0 else 2)
        elif event.kind == "key" and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._scroll(8 if event.key == pygame.K_PAGEDOWN else -8)
        elif not self._step(event):
            self.ring.handle(event)
            self._arrange()

    def _step(self, event: InputEvent) -> bool:
        """Up and down go from row to row, also past the edge of the sheet."""
        at = self.ring.current
        if event.arrow is None or event.arrow[0] or not isinstance(at, TurnRow):
            return False
        row = self.list.step(at, event.arrow[1])
        if row is None:
            return False
        self._place(row)
        self.ring.shown = True
        self.app.audio.play("hover", 0.25)
        return True

    def _scroll(self, by: int) -> None:
        self.list.scroll(by)
        self._arrange()

    def _arrange(self) -> None:
        """The rows of the list may be others now."""
        if self.app.top is self and not all(row in self.widgets for row in self.list.rows):
            self._place(self.ring.current)

    # the loop

    def update(self, dt: float) -> None:
        self.looked.hear()
        if self._version != self.looked.version:
            self.build()
            self.app.wake()

    def nap(self) -> float | None:
        return LISTEN if self.looked.at_work else None

    def draw(self, canvas: Canvas) -> None:
        canvas.still(("review", self.looked.serial, self.looked.version), self._still)
        at = self.ring.current if self.ring.shown else self.ring.hovered
        if isinstance(at, TurnRow) and at.choice is not None:
            self._graph().band(canvas, at.choice)
        self.list.draw(canvas)
        draw_all(canvas, self.ring, self.widgets)
        self._progress(canvas)
        if isinstance(self.ring.hovered, SeatCard):
            tooltip(canvas, self.ring.hovered.hint, self.ring.hovered.rect)

    def _graph(self) -> Graph:
        turns = sum(1 for part in self.looked.parts if part.state.turn)
        return Graph(GRAPH, self.looked.leads(), turns)

    def _still(self, canvas: Canvas) -> None:
        canvas.background("scenes/plain")
        canvas.text(t("review.title"), 64, 16, 84, font="title", colour=CREAM, shadow=OUTLINE)
        canvas.panel("widgets/panel_parchment", *GRAPH)
        canvas.panel("widgets/panel_parchment", *LIST)
        graph = self._graph()
        graph.draw(canvas, self.looked.seats, self.list.only)
        graph.points(canvas, self.looked.turning_points())
        said = t("review.honest") if self.looked.parts else t("review.empty")
        canvas.text(
            said, 64, 982, 26, font="text_medium", colour=PALE, width=1440, wrap=True, shadow=SHADE
        )

    def _progress(self, canvas: Canvas) -> None:
        """How far the review has come, and how it ended."""
        looked = self.looked
        found, number = len(looked.choices), len(looked.parts)
        if looked.done:
            said = n("review.all_done", number)
            canvas.text(
                said,
                LIST.right - 8,
                68,
                28,
                colour=PALE,
                align="right",
                middle=True,
                shadow=OUTLINE,
            )
            return
        x, y, w, h = BAR
        canvas.panel("widgets/slider_bar", x, y, w, h)
        if found:
            canvas.panel("widgets/slider_fill", x, y, max(h, w * found / number), h)
        said = t("review.failed") if looked.failed else words.progress(found, number)
        canvas.text(
            said, x + w / 2, y - 16, 25, colour=PALE, align="center", middle=True, width=w,
            shadow=OUTLINE,
        )  # fmt: skip
