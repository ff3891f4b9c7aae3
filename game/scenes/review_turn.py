"""One choice of a game on the table of that moment: what was played, and what was best."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from engine.ai import Line
from engine.ai.review import Choice

from ..app import App
from ..review import turn_notes, words
from ..review.looked import LookBack
from ..review.table_view import TableView
from ..review.turn_notes import LineNote
from ..text import t
from ..theme import CREAM, GOLD, OUTLINE, PALE, SHADE
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.portrait import portrait
from ..ui.widgets import Button, PictureButton, Widget, draw_all, tooltip
from .base import Scene
from .table import RATES

TABLE = Rect(24, 24, 1408, 792)
HEAD = Rect(1456, 18, 440, 96)
NOTES = Rect(1456, 120, 440, 720)
FIGURES = Rect(430, 836, 1002, 226)
CONTROLS = Rect(24, 850, 392, 204)
HONEST = Rect(1456, 852, 440, 110)
DONE = Rect(1656, 982, 240, 76)
LEAST_SHARE = 0.38  # of the room that the shorter of two notes gets


class TurnScene(Scene):
    """The table before a choice, beside it the two lines to play, below it choice and luck."""

    def __init__(self, app: App, looked: LookBack, number: int) -> None:
        super().__init__(app)
        self.looked, self.number = looked, number
        self.view = TableView(
            looked.seats,
            looked.parts[number].state,
            calm=app.settings.calm_motion,
            sound=app.audio.play,
        )
        self.ring = FocusRing(play=app.audio.play)
        self.widgets: list[Widget] = []
        self.notes: list[LineNote] = []
        self.show(number)

    # what is shown

    @property
    def choice(self) -> Choice:
        """The choice on show."""
        return self.looked.choices[self.number]

    def show(self, number: int) -> None:
        """Another choice of the game."""
        self.number = number
        choice = self.choice
        lines = [choice.played]
        if choice.lost or (not choice.judged and choice.best.actions != choice.played.actions):
            lines.append(choice.best)
        self.notes = [
            LineNote(box, self.looked, choice, line, partial(self.choose, line))
            for box, line in zip(self._shares(lines), lines, strict=True)
        ]
        self._build()
        self.choose(choice.played)

    def _shares(self, lines: Sequence[Line]) -> list[Rect]:
        """Room for each line, by how much there is to say of it."""
        x, y, w, h = NOTES
        if len(lines) == 1:
            return [Rect(x, y, w, h * (1 - LEAST_SHARE))]
        first, second = (len(line.facts) + 4 for line in lines)
        share = max(LEAST_SHARE, min(1 - LEAST_SHARE, first / (first + second)))
        high = (h - 10) * share
        return [Rect(x, y, w, high), Rect(x, y + high + 10, w, h - 10 - high)]

    def choose(self, line: Line) -> None:
        """Lay one of the two lines on the table, before its first action."""
        part = self.looked.parts[self.number]
        actions = part.actions if line is self.choice.played else line.actions
        for note in self.notes:
            note.chosen = note.line is line
        self.view.show(part, line, actions)
        self.app.wake()

    def _build(self) -> None:
        x, y, w, _ = CONTROLS
        self.play = Button(
            Rect(x, y + 58, 208, 76),
            t("review.play"),
            self._play,
            style="green",
            size=34,
            icon="play",
        )
        step = Button(
            Rect(x + 220, y + 58, 172, 76), t("review.step"), self._step, size=30, icon="next"
        )
        rewind = Button(
            Rect(x, y + 144, w, 52), t("review.rewind"), self._rewind, style="violet", size=25
        )
        done = Button(DONE, t("button.done"), self.app.pop, style="green", size=34)
        arrows = [
            PictureButton(
                Rect(HEAD.right - 112 + 58 * i, HEAD.y + 20, 54, 54),
                f"widgets/arrow_brass_{way}",
                partial(self.turn, by),
                hint=t(f"review.{key}"),
                enabled=0 <= self.number + by < len(self.looked.choices),
            )
            for i, (way, by, key) in enumerate((("left", -1, "previous"), ("right", 1, "next")))
        ]
        before = self.ring.current
        at = self.widgets.index(before) if before in self.widgets else -1
        few = len(self.notes) == 1
        self.widgets = [self.play, step, rewind, done, *arrows, *self.notes]
        focus = self.widgets[at] if 0 <= at < len(self.widgets) - few else self.play
        self.ring.replace(self.widgets, focus)

    # what a player does

    def turn(self, by: int) -> None:
        """The choice before or after this one, as far as they are looked at."""
        if 0 <= self.number + by < len(self.looked.choices):
            self.show(self.number + by)
            self.app.audio.play("page", 0.6)

    def _play(self) -> None:
        if self.view.playing:
            self.view.pause()
        else:
            self.view.start()

    def _step(self) -> None:
        self.view.pause()
        self.view.step()

    def _rewind(self) -> None:
        self.view.rewind()

    def handle(self, event: InputEvent) -> None:
        if event.backs:
            self.app.pop()
        elif event.kind == "key" and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        elif event.clicks and TABLE.hit(event.x, event.y):
            self.view.director.drain()
        else:
            self.ring.handle(event)

    # the loop

    def update(self, dt: float) -> None:
        speed = self.app.settings.speed
        self.view.update(dt * RATES[speed], instant=speed == "instant")
        playing = self.view.playing
        self.play.label = t("review.pause") if playing else t("review.play")
        self.play.icon = "pause" if playing else "play"
        if self.looked.hear():
            self._build()
            self.app.wake()

    def busy(self) -> bool:
        return self.view.busy()

    def draw(self, canvas: Canvas) -> None:
        canvas.background("scenes/plain")
        canvas.rect(*TABLE.grown(12), (58, 34, 18), radius=14)
        canvas.rect(*TABLE.grown(12), GOLD, radius=14, line=2)
        self.view.draw(canvas, TABLE, self.caption())
        self._head(canvas)
        self._steps(canvas)
        turn_notes.figures(canvas, FIGURES, self.looked, self.choice)
        canvas.text(
            t("review.honest_short"), HONEST.x, HONEST.y, 22, font="text_medium", colour=PALE,
            width=HONEST.w, wrap=True, shadow=SHADE,
        )  # fmt: skip
        draw_all(canvas, self.ring, self.widgets)
        if isinstance(self.ring.hovered, PictureButton):
            tooltip(canvas, self.ring.hovered.hint, self.ring.hovered.rect)

    def caption(self) -> str:
        """What the ribbon over the table says."""
        view = self.view
        if not view.done:
            return t("review.caption.start")
        if view.ahead or view.moving:
            return view.stage.caption.text
        return t("review.caption.open") if view.cut else t("review.caption.end")

    def _head(self, canvas: Canvas) -> None:
        """Whose turn it was, and which."""
        x, y, _, h = HEAD
        seat = self.looked.seats[self.choice.seat]
        portrait(canvas, seat, x + h / 2, y + h / 2, h)
        room = HEAD.right - 120 - (x + h + 14)
        canvas.text(
            words.title(self.choice), x + h + 14, y + 8, 36, font="title", colour=CREAM, width=room,
            shadow=OUTLINE,
        )  # fmt: skip
        canvas.text(
            seat.name, x + h + 14, y + 54, 30, font="head_bold", colour=PALE, width=room,
            shadow=OUTLINE,
        )  # fmt: skip

    def _steps(self, canvas: Canvas) -> None:
        """How far the line has been played."""
        x, y, w, _ = CONTROLS
        done, number = self.view.done, len(self.view.actions)
        canvas.panel("widgets/slider_bar", x, y + 26, w - 92, 22)
        if done:
            canvas.panel("widgets/slider_fill", x, y + 26, max(22.0, (w - 92) * done / number), 22)
        said = t("review.of", done=done, all=number)
        canvas.text(
            said, x + w, y + 36, 25, colour=PALE, align="right", middle=True, width=84,
            shadow=OUTLINE,
        )  # fmt: skip
