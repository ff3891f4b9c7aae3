"""The table: ties together session, show, the player's hands and the computer players."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import Action, marbles
from game.app import App
from game.scenes.base import Scene
from game.seats import Seat
from game.table import card, hover, mirror, plan, prompts, shelf
from game.table.clock import TurnClock
from game.table.company import Company
from game.table.controls import Controls
from game.table.director import Director
from game.table.grip import Grip
from game.table.hints import Hints
from game.table.layout import Box
from game.table.logbook import Logbook
from game.table.news import News
from game.table.opponents import Opponents
from game.table.painter import Frame, Painter
from game.table.past import Past
from game.table.stage import Stage
from game.table.targets import Board, Builder, fixed, successor
from game.ui.canvas import Canvas
from game.ui.events import InputEvent
from game.ui.focus import FocusRing

if TYPE_CHECKING:
    from engine import Session
    from engine.marbles import State

RATES = {"calm": 0.65, "normal": 1.0, "fast": 2.4, "instant": 4.0}
DOUBLE_CLICK = 0.4
END_PAUSE = 1.6
BEAT = 0.34  # seconds between two looks at the candles at rest
AWAKE = 40.0  # seconds after the last input in which they flicker
THINK_BEAT = 0.04

log = logging.getLogger(__name__)


class TableScene(Scene):
    """A game being played."""

    in_play = True

    def __init__(
        self,
        app: App,
        session: Session[State],
        seats: Sequence[Seat],
        marks: Sequence[str] = (),
    ) -> None:
        super().__init__(app)
        self.session, self.seats = session, list(seats)
        self.table = mirror.project(session.state)
        self.stage = Stage(
            self.table,
            [seat.name for seat in self.seats],
            calm=app.settings.calm_motion,
            sound=app.audio.play,
        )
        self.director = Director(self.table, self.stage)
        self.log = Logbook()
        self.log.read(session)
        self.painter = Painter(self.seats, self.stage)
        self.clock = TurnClock(*marbles.timekeeper(session.state))
        self.opponents = Opponents(app, session, self.seats)
        self.company = Company(self.seats, self.stage, session.seed, lambda: app.settings.chatter)
        self.news = News(app)
        self.ring = FocusRing(play=app.audio.play)
        self.board = Board()
        self.grip = Grip()
        self.mismatches = 0  # times that the picture had to be corrected; never, unless by a bug
        self.notice = ""  # an answer to the last key, instead of what is asked
        self._taken = False  # whether this frame has had its one action
        self.acted_at = -10.0
        self._heard_at = app.now
        self._stale = True
        self._ending = 0.0  # seconds for which the table still shows after the end
        self.controls = Controls(self)
        self.past = Past(self, marks)
        self.hints = Hints(self)
        self._little: list[Box] | None = None  # all that differs in the next picture, with flames
        self._told = False  # whether a tooltip shows
        self._hover: tuple[tuple[int, int, int], hover.Hover] | None = None
        decision = session.decision
        self._person = decision.seat if self._is_person(decision.seat) else -1
        self._look_from(decision.seat)
        self.stage.rebuild()

    # who is who

    def _is_person(self, seat: int) -> bool:
        return self.seats[seat].is_person

    @property
    def persons(self) -> list[int]:
        """The seats that somebody here plays."""
        return [seat for seat in range(len(self.seats)) if self._is_person(seat)]

    @property
    def mine(self) -> bool:
        """Whether a person is asked, and the picture has caught up."""
        decision = self.session.decision
        return not decision.over and self._is_person(decision.seat) and not self.director.busy

    def _look_from(self, seat: int) -> None:
        """One person keeps the large desk; of several the active one has it; else who plays."""
        persons = self.persons
        if len(persons) == 1:
            seat = persons[0]
        elif persons and seat not in persons:
            return
        if seat != self.stage.seating.view:
            self.stage.seating.view = seat
            self.stage.put_beads()
            self.stage.version += 1

    # life

    def enter(self) -> None:
        self.app.audio.music("music_room")
        if not self.session.actions:
            self.company.greet()
        self.past.save()
        self._settle()

    def resumed(self) -> None:
        self.stage.calm = self.stage.dispenser.still = self.app.settings.calm_motion
        self._stale = True

    def leave(self) -> None:
        self.opponents.cancel()
        self.hints.close()

    def busy(self) -> bool:
        return self.director.busy or self.stage.moving or self._stale

    def nap(self) -> float | None:
        if self.opponents.at_work or self._ending > 0:
            return THINK_BEAT
        times = [
            self.controls.unrest or None,
            self.company.nap(awake=self._flickers),
            self.hints.nap(),
            self.news.nap(),
        ]
        times.append(BEAT if self._flickers or self.clock.runs(self) else None)
        return min((time for time in times if time is not None), default=None)

    @property
    def _flickers(self) -> bool:
        """Whether the candles move: for a while after the last input."""
        there = self.app.now - self._heard_at < AWAKE
        return there and not self.app.settings.calm_motion

    def update(self, dt: float) -> None:
        self._taken = False
        speed = self.app.settings.speed
        if self.director.busy and speed == "instant":
            self.director.drain()
        rate = RATES[speed]
        if self.director.busy or self.stage.moving:
            self.stage.update(dt * rate)
            self.director.update(dt * rate)
        if self._stale and not self.director.busy:
            self._settle()
        self._go_on(dt)
        self.clock.go_on(self)
        if self.controls.ripened():
            self.app.wake()
        self.hints.update(dt)
        self.news.listen()
        self.company.asks(self.opponents.asked)
        whole, faces = self.company.update(dt, awake=self._flickers)
        flames = self._flickers and self.painter.flickered(dt)
        if flames or faces or whole:
            self._little = None if whole or self.app.due or self._covered() else faces
            self.app.wake()

    def _covered(self) -> bool:
        """Whether something may lie over flames or faces, or moves beside them."""
        over = (
            self._told
            or self.log.open
            or self.hints.open
            or self.table.starters
            or self.board.of("colour")
        )
        return bool(over) or self.busy()

    def _settle(self) -> None:
        """The picture has caught up: check it, and see who is asked what."""
        self._stale = False
        self.app.wake()
        if self.table != mirror.project(self.session.state):
            self.mismatches += 1
            log.error("the table did not follow the rules; put right")
            self._resync()
        mirror.follow(self.table, self.session.state)
        decision = self.session.decision
        if decision.over:
            self._ending = END_PAUSE
            self.build()
            return
        if not self._hand_over(decision.seat, decision.asks):
            self._look_from(decision.seat)
        if not self._is_person(decision.seat):
            self.opponents.breathe()
        self.build()

    def _hand_over(self, seat: int, asks: str) -> bool:
        """Between two people the curtain falls; whether it does."""
        if not self._is_person(seat):
            return False
        before, self._person = self._person, seat
        if before in (-1, seat) or asks == "draft" or self.app.top is not self:
            return False
        from game.scenes.handover import HandoverScene

        def ready() -> None:
            self._look_from(seat)
            self.app.pop()

        self.app.push(HandoverScene(self.app, self.session, self.seats, ready))
        return True

    def _go_on(self, dt: float) -> None:
        """The end of the game, and the moves of computer players."""
        if self.director.busy or self.app.top is not self:
            return
        decision = self.session.decision
        if decision.over:
            self._ending -= dt
            if self._ending <= 0:
                self._results()
        elif not self._is_person(decision.seat):
            action = self.opponents.move(dt)
            if action is not None:
                if self.app.thinker.fallen_back:
                    self.news.quick_move(self.seats[decision.seat].name)
                self.play(action)

    def _results(self) -> None:
        from game.scenes.results import ResultsScene

        self.app.goto(ResultsScene(self.app, self.session, self.seats, self.past.marks))

    def _resync(self) -> None:
        mirror.follow(self.table, self.session.state)
        self.stage.rebuild()

    # what hands do

    def submit(self, action: Action) -> None:
        """Play an option for the person who is asked: at most one in a frame."""
        if not self._taken and self.mine and action in self.session.decision.options:
            self.play(action)

    @property
    def free(self) -> bool:
        """Whether a person is asked who has not acted in this frame yet."""
        return self.mine and not self._taken

    def play(self, action: Action) -> None:
        """Do what the rules allow."""
        self._taken = True
        self.acted_at = self.app.now
        self.grip.let_go()
        self.stage.react(marbles.professor_in_use(self.session.state, action))
        self.controls.hush()
        events = self.past.play(action)
        self.log.add(events)
        self.director.push(events)
        self.past.save()
        self._stale = True
        self.build()
        self.app.wake()

    def select(self, colour: int, place: int) -> None:
        """Take a marble up, put it down, or with two clicks place it where it helps most."""
        now = self.app.now
        if self.grip.place == place and now - self.grip.since < DOUBLE_CLICK:
            action = plan.best_place(self.session.state, self.session.decision.options, colour)
            if action is not None:
                self.submit(action)
            return
        self.grip.toggle(colour, place, now)
        self.app.audio.play("hover", 0.7)
        self.build()

    def skip(self, after: float) -> None:
        """Skip the motion on show, unless it began less than `after` seconds ago."""
        if not self._taken and self.app.now - self.acted_at > after:
            self._taken = True
            self.director.drain()
            self._stale = True

    def rewound(self) -> None:
        """The game stands where it stood before: show it so."""
        self._taken = True
        self.grip.let_go()
        self._resync()
        self.log.read(self.session)
        self.app.audio.play("undo", 0.8)
        self._stale = True

    # what can be reached

    def build(self) -> None:
        """Targets for what is asked now; while something moves only what needs no rules."""
        mine = self.mine
        if self.director.busy:
            self.board = Board()
        else:
            builder = Builder(self.session, self.stage, self, self.grip.colour)
            self.board = builder.build(mine)
        recap = bool(self.session.actions) and mine and self.session.state.turn > 1
        self.company.notes(self.board)
        self.board.targets += fixed(self, log_open=self.log.open, recap=recap)
        self.past.add(self.board)
        self.hints.add(self.board)
        if mine:
            self.ring.replace(self.board.targets, successor(self.ring.current, self.board.targets))
        else:
            self.ring.suspend(self.board.targets)
        self._hover = None

    def menu(self) -> None:
        """Open the menu over the game."""
        from game.scenes.pause import PauseScene

        self.app.push(PauseScene(self.app))

    def recap(self) -> None:
        """Show what the others did."""
        from game.scenes.handover import HandoverScene

        self.app.push(HandoverScene(self.app, self.session, self.seats, self.app.pop))

    def rules(self, topic: str) -> None:
        """Open the rules at a page."""
        from game.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, topic))

    def toggle_log(self) -> None:
        """Open or close the log."""
        self.log.open = not self.log.open
        self.log.back = 0
        self.build()

    def handle(self, event: InputEvent) -> None:
        self._heard_at = self.app.now
        self._little = None
        if event.kind in ("key", "down"):
            self.notice = ""
        if event.clicks or event.acts:
            self.company.hush()
        self.controls.handle(event)

    # the picture

    def _preview(self) -> hover.Hover | None:
        target = self.controls.pointed
        if target is None or target.kind != "pick" or not self.mine:
            return self.hints.preview
        track, row = target.number
        key = (track, row, len(self.session.actions))
        if self._hover is None or self._hover[0] != key:
            self._hover = key, hover.look(self.session.state, track, row)
        return self._hover[1]

    def spoiled(self) -> None:
        self._little = None

    def draw(self, canvas: Canvas) -> None:
        little, self._little = self._little, None
        if little is not None and self.painter.draw_little(canvas, self.company, little):
            return
        mine, state = self.mine, self.session.state
        words, speaker = prompts.caption(self.session, self.stage, mine=mine)
        frame = Frame(
            self.board,
            self.ring,
            self.log,
            words=self.past.problem or self.notice or self.news.words or self.hints.words or words,
            speaker=speaker,
            hover=self._preview(),
            chosen=() if self.director.busy else marbles.chosen(state),
            taken_up=self.grip.taken_up,
            dragged=self.grip.dragged,
            hooks=shelf.countdown_length(state),
            keeper=marbles.timekeeper(state),
            time_left=self.clock.left,
            practice=self.past.practice,
        )
        self.painter.draw(canvas, self.stage, frame)
        self.company.draw(canvas)
        self.hints.draw(canvas)
        self._tell(canvas)

    def _tell(self, canvas: Canvas) -> None:
        """The tooltip of what is pointed at."""
        silent = self.director.busy or self.grip.dragged or self.controls.quiet
        target = self.controls.pointed or self.controls.note
        self._told = not silent and target is not None and card.tell(canvas, self.stage, target)
