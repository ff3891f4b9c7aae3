"""A game once more: its table, a bar over its turns, ways to step, and another game from there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from .. import opening
from ..app import App
from ..opening import OpenGame
from ..replay import side
from ..replay.branch import branch
from ..replay.check import Check
from ..replay.scrubber import Scrubber
from ..replay.timeline import Timeline
from ..settings import SPEEDS, Speed
from ..table.small import SmallTable
from ..text import t
from ..theme import CREAM, GOLD, OUTLINE, PALE
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.portrait import portrait
from ..ui.widgets import Button, Widget, draw_all, tooltip
from .base import Scene
from .table import RATES

if TYPE_CHECKING:
    from engine import Record

TABLE = Rect(24, 24, 1408, 792)
SCRUBBER = Rect(12, 836, 1432, 136)
HEAD = Rect(1456, 16, 440, 96)
SIDE = Rect(1456, 120, 440, 570)
CHECK = Rect(1456, 704, 440, 66)
CHECKED = Rect(1460, 776, 432, 96)
BRANCH = Rect(1456, 884, 440, 88)
DONE = Rect(1656, 986, 240, 76)
ROW = Rect(12, 986, 1432, 76)  # of the buttons below the bar
PAUSES = {"calm": 1.0, "normal": 0.5, "fast": 0.15, "instant": 0.12}  # seconds between actions
SPEED_KEYS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)


class ReplayScene(Scene):
    """What the table showed at each moment of a game, and nothing that it did not show."""

    def __init__(self, app: App, game: OpenGame, record: Record | None) -> None:
        super().__init__(app)
        self.game, self.seats = game, game.seats
        self.check = Check(game.session.record() if record is None else record)
        self.timeline = Timeline(game.session)
        self.moment = 0  # actions played so far
        self.playing = False
        self.speed: Speed = app.settings.speed
        self._wait = 0.0
        self._pinned = -1  # the seat that keeps the large desk
        self._wanted: int | None = None  # where the hand on the bar is, until the next frame
        self.view = SmallTable(
            self.seats,
            self.timeline.state(0),
            calm=app.settings.calm_motion,
            sound=app.audio.play,
        )
        self.scrubber = Scrubber(SCRUBBER, self.timeline, self.seats, self._hand, self.want)
        self.rows = side.seat_rows(SIDE, self.seats, lambda seat: partial(self.pin, seat))
        self.widgets: list[Widget] = []
        self.ring = FocusRing(play=app.audio.play)
        self._build()
        self.go(0)

    # where the show is

    def _hand(self) -> int:
        """The moment that the knob shows."""
        return self.moment if self._wanted is None else self._wanted

    @property
    def ended(self) -> bool:
        """Whether all is shown."""
        return self.moment >= self.timeline.length

    def _viewer(self) -> int:
        """Whose desk is the large one: who was chosen, the only person, else who is asked."""
        if self._pinned >= 0:
            return self._pinned
        persons = [i for i, seat in enumerate(self.seats) if seat.is_person]
        if len(persons) == 1:
            return persons[0]
        state = self.timeline.state(self.moment)
        decision = self.game.session.game.decision(state)
        return decision.seat if not decision.over else self.view.view

    def go(self, moment: int) -> None:
        """The table of a moment, at once."""
        self._wanted = None
        self.moment = max(0, min(self.timeline.length, moment))
        self._wait = 0.0
        self.view.put(self.timeline.state(self.moment), self._viewer())
        self._tell()

    def want(self, moment: int) -> None:
        """The same, in the next frame: a hand may be faster than the table."""
        self._wanted = moment
        self.app.wake()

    def forward(self) -> None:
        """The next action as motion; one still on show is skipped."""
        self.view.director.drain()
        if self.ended:
            return
        self.view.look_from(self._viewer())
        events = self.timeline.events(self.moment)
        self.moment += 1
        self.view.play(events, self.timeline.state(self.moment))
        if self.speed == "instant":
            self.view.director.drain()
        self._tell()

    def _tell(self) -> None:
        """Log, points and buttons say what the table does."""
        points = self.timeline.points(self.moment)
        seat = self.timeline.at(self.moment).seat
        for row, own in zip(self.rows, points, strict=True):
            row.points = own
            row.leads = own == max(points) and points.count(own) == 1
        for i, row in enumerate(self.rows):
            row.active, row.pinned = i == seat, i == self._pinned
        self.view.log.lines = self.timeline.said(self.moment)
        first = self.moment == 0
        for button in (self.turn_back, self.back):
            button.enabled = not first
        for button in (self.step, self.turn_on):
            button.enabled = not self.ended
        state = self.timeline.state(self.moment)
        over = self.game.session.game.decision(state).over
        self.on.enabled = not over
        self.on.hint = t("replay.branch_over" if over else "replay.branch_hint")
        self.app.wake()

    # what a player does

    def _build(self) -> None:
        x, y, _, h = ROW

        def small(left: float, icon: str, key: str, act: Callable[[], None]) -> Button:
            return Button(Rect(x + left, y, 92, h), "", act, icon=icon, hint=t(f"replay.{key}"))

        self.turn_back = small(0, "rewind", "turn_back", self.back_turn)
        self.back = small(100, "back", "back", self.back_step)
        self.play = Button(
            Rect(x + 200, y, 200, h), t("replay.play"), self.toggle, style="green", size=34,
            icon="play", hint=t("replay.play_hint"),
        )  # fmt: skip
        self.step = small(408, "next", "step", self.step_on)
        self.turn_on = small(508, "skip", "turn_on", self.on_turn)
        self.speeds = [
            Button(
                Rect(x + 630 + 122 * i, y + 8, 116, h - 16), t(f"settings.speed.{speed}"),
                partial(self.set_speed, speed), size=25, hint=t("replay.speed_hint"),
            )
            for i, speed in enumerate(SPEEDS)
        ]  # fmt: skip
        biggest = Button(
            Rect(x + 1146, y, 286, h), t("replay.biggest"), self.jump, size=28, icon="star",
            hint=t("replay.biggest_hint"), enabled=self.timeline.biggest() is not None,
        )  # fmt: skip
        self.check_button = Button(
            CHECK, t("replay.check"), self.check.start, size=30, hint=t("replay.check_hint")
        )
        self.on = Button(BRANCH, t("replay.branch"), self.play_on, size=34, style="green")
        done = Button(DONE, t("button.done"), self.app.pop, size=34)
        self.widgets = [
            *(self.scrubber, self.turn_back, self.back, self.play, self.step, self.turn_on),
            *(*self.speeds, biggest, *self.rows, self.check_button, self.on, done),
        ]
        self.ring.replace(self.widgets, self.play)
        self.set_speed(self.speed)

    def toggle(self) -> None:
        """Play on, from the start where the end is reached; or stop after the motion on show."""
        if not self.playing and self.ended:
            self.go(0)
        self.playing, self._wait = not self.playing, 0.0

    def pause(self) -> None:
        """Stop after the motion on show."""
        self.playing = False

    def step_on(self) -> None:
        """One action on."""
        self.pause()
        self.forward()

    def back_step(self) -> None:
        """One action back."""
        self.pause()
        self.go(self.moment - 1)

    def on_turn(self) -> None:
        """The beginning of the next turn."""
        self.go(self.timeline.after(self.moment))

    def back_turn(self) -> None:
        """The beginning of this turn, or of the one before."""
        self.go(self.timeline.before(self.moment))

    def set_speed(self, speed: Speed) -> None:
        """How fast the show is."""
        self.speed = speed
        for button, own in zip(self.speeds, SPEEDS, strict=True):
            button.style = "green" if own == speed else "violet"

    def jump(self) -> None:
        """To the biggest chain, and show it."""
        turn = self.timeline.biggest()
        if turn is not None:
            self.go(turn.pick)
            self.playing, self._wait = True, 0.6

    def pin(self, seat: int) -> None:
        """This seat keeps the large desk; again, and it changes as at the table."""
        self._pinned = -1 if self._pinned == seat else seat
        self.view.look_from(self._viewer())
        self._tell()

    def play_on(self) -> None:
        """Another game from here; the open one is kept among the last ones."""
        game = branch(self.game, self.moment)
        self.app.storage.leave()
        self.app.goto(opening.table(self.app, game))

    def handle(self, event: InputEvent) -> None:
        self.scrubber.point(event)
        if event.backs:
            self.app.pop()
        elif event.kind == "wheel" and event.wheel:
            (self.back_step if event.wheel > 0 else self.step_on)()
        elif event.clicks and TABLE.hit(event.x, event.y):
            self._click()
        elif not (event.kind == "key" and self._key(event.key)):
            self.ring.handle(event)
            if self.scrubber.held:
                self.pause()

    def _click(self) -> None:
        """On the table: skip the motion on show, or play and pause."""
        if self.view.moving and not self.playing:
            self.view.director.drain()
        else:
            self.toggle()

    def _key(self, key: int) -> bool:
        acts: dict[int, Callable[[], None]] = {
            pygame.K_SPACE: self.toggle,
            pygame.K_COMMA: self.back_step,
            pygame.K_PERIOD: self.step_on,
            pygame.K_PAGEUP: self.back_turn,
            pygame.K_PAGEDOWN: self.on_turn,
            pygame.K_HOME: partial(self.go, 0),
            pygame.K_END: partial(self.go, self.timeline.length),
            pygame.K_b: self.jump,
        }
        acts |= {
            code: partial(self.set_speed, speed)
            for code, speed in zip(SPEED_KEYS, SPEEDS, strict=True)
        }
        if key not in acts:
            return False
        acts[key]()
        return True

    # the loop

    def enter(self) -> None:
        self.app.audio.music("music_room")

    def update(self, dt: float) -> None:
        if self._wanted is not None:
            self.go(self._wanted)
        self.view.update(dt * RATES[self.speed], instant=self.speed == "instant")
        if self.playing and not self.view.moving:
            self._wait -= dt
            if self._wait <= 0:
                self._wait = PAUSES[self.speed]
                self.forward()
                self.playing = not self.ended
        if self.check.at_work:
            self.check.go_on()
            self.app.wake()
        self.play.label = t("replay.pause") if self.playing else t("replay.play")
        self.play.icon = "pause" if self.playing else "play"

    def busy(self) -> bool:
        moving = self.view.busy() or self.playing or self._wanted is not None
        return moving or self.check.at_work

    # the picture

    def draw(self, canvas: Canvas) -> None:
        canvas.still(("replay", self.timeline.serial), self._still)
        self.view.draw_table(canvas, TABLE, *self.caption())
        self._head(canvas)
        side.draw_log(canvas, self._log(), self.timeline.said(self.moment), self.seats)
        self.check.draw(canvas, CHECKED)
        draw_all(canvas, self.ring, self.widgets)
        self._hint(canvas)

    def _log(self) -> Rect:
        top = SIDE.y + side.height(len(self.seats)) + 10
        return Rect(SIDE.x, top, SIDE.w, SIDE.bottom - top)

    def _still(self, canvas: Canvas) -> None:
        canvas.background("scenes/plain")
        canvas.rect(*TABLE.grown(12), (58, 34, 18), radius=14)
        canvas.rect(*TABLE.grown(12), GOLD, radius=14, line=2)
        self.scrubber.still(canvas)
        high = side.height(len(self.seats))
        canvas.panel("widgets/panel_parchment", SIDE.x, SIDE.y, SIDE.w, high)
        canvas.panel("widgets/panel_parchment", *self._log())

    def caption(self) -> tuple[str, int]:
        """What the ribbon over the table says, and of which seat."""
        caption, turn = self.view.stage.caption, self.timeline.at(self.moment)
        if caption.text:
            return caption.text, caption.seat
        if not self.moment:
            return t("replay.begin"), -1
        if self.ended and self.game.session.decision.over:
            return t("replay.end"), -1
        if not turn.number:
            return t("replay.draft"), -1
        return t("replay.turn_of", turn=turn.number, name=self.seats[turn.seat].name), turn.seat

    def _head(self, canvas: Canvas) -> None:
        """Which turn it is, and whose."""
        x, y, w, h = HEAD
        turn = self.timeline.at(self.moment)
        seat = self.seats[turn.seat]
        portrait(canvas, seat, x + h / 2, y + h / 2, h)
        last = self.timeline.turns[-1].number
        title = t("replay.turn", turn=turn.number, all=last) if turn.number else t("replay.draft")
        left, room = x + h + 16, w - h - 16
        canvas.text(title, left, y + 6, 40, font="title", colour=CREAM, width=room, shadow=OUTLINE)
        canvas.text(
            seat.name, left, y + 54, 30, font="head_bold", colour=PALE, width=room, shadow=OUTLINE
        )

    def _hint(self, canvas: Canvas) -> None:
        """Of what is pointed at; the bar tells of its turns."""
        if self.app.top is not self:
            return
        if self.scrubber.pointed >= 0:
            box = self.scrubber.turn_box(self.scrubber.pointed)
            tooltip(canvas, self.scrubber.words(self.scrubber.pointed), box)
            return
        item = self.ring.current if self.ring.shown else self.ring.hovered
        if item is self.scrubber:
            box = self.scrubber.turn_box(self.timeline.index(self.moment))
            tooltip(canvas, self.scrubber.words(self.timeline.index(self.moment)), box)
        elif item is not None:
            tooltip(canvas, item.hint, item.rect)
