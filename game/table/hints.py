"""Hints at the table: H shows the best turns, H again explains them, H once more or Esc closes.

A turn that is played as shown stays on the note with what comes next, until it is done or left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine import Action
from engine.ai import Line
from game.table import hint_note, hint_words, hover
from game.table.hint_course import Course
from game.table.hint_marks import Marks, marks
from game.table.hint_note import Row
from game.table.layout import Box
from game.table.targets import Board, Target
from game.text import n, t
from game.ui.canvas import Canvas
from game.ui.events import InputEvent
from game.ui.focus import Focusable
from game.ui.geometry import Rect

if TYPE_CHECKING:
    from engine.marbles import State
    from game.scenes.table import TableScene

MOST = 3
DOTS = 0.4  # seconds between two dots of a thought
NUMBERS = (pygame.K_1, pygame.K_2, pygame.K_3)
KEYPAD = (pygame.K_KP1, pygame.K_KP2, pygame.K_KP3)


class Hints:
    """The hints of one table: asked of the adviser, shown while the player goes along with them."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.lines: list[Line] = []  # all that were found; of a turn that is under way only that
        self.chosen = 0
        self.explained = False
        self._state: State | None = None  # the position that is shown
        self._found: list[Line] = []
        self._begun = (0, 0)  # seat, and number of actions, when it was asked
        self._courses: list[Course] = []  # of what was found
        self._step = self._steps = 0  # actions of the turn under way that were played, and all
        self._marks: list[Marks] = []
        self._rows: list[Row] = []
        self._box = Box(0, 0, 0, 0)
        self._thought = 0.0  # seconds of thinking
        self._counted = (-1, -1)  # seat and turn of the last hint that counted
        self._before: Focusable | None = None  # where the ring was
        self._pointed: Focusable | None = None  # what was pointed at in the last frame

    @property
    def open(self) -> bool:
        """Whether the note hangs there."""
        return self._state is not None

    @property
    def thinking(self) -> bool:
        """Whether the adviser has not answered yet."""
        return self.open and not self.lines

    @property
    def words(self) -> str:
        """What the ribbon says of it; empty while it is closed."""
        if not self.open:
            return ""
        if self.thinking:
            return t("hint.thinking")
        if not self._current:
            return ""  # the show speaks
        what = self._rows[self.chosen].headline
        return t("hint.caption", number=self._number + 1, what=what)

    @property
    def _number(self) -> int:
        """Which of the found turns is the chosen one."""
        return self._found.index(self.lines[self.chosen])

    @property
    def _current(self) -> bool:
        """Whether the table stands as the note has it."""
        return self.scene.mine and self._state is self.scene.session.state

    @property
    def preview(self) -> hover.Hover | None:
        """The chain of the chosen turn's pick."""
        shown = self._marks[self.chosen] if self.lines and self._current else None
        if shown is None or shown.chain is None:
            return None
        return hover.Hover(shown.track, shown.chain, [], tagged=False)

    # what a player does

    def hear(self, event: InputEvent) -> bool:
        """H, the numbers of the turns, and Esc while the note hangs there."""
        if event.kind != "key" or event.mods & pygame.KMOD_CTRL:
            return False
        if event.key == pygame.K_h:
            self.press()
        elif event.backs and self.open and not self.scene.log.open:
            self.close()
        elif self.lines and event.key in NUMBERS + KEYPAD:
            keys = NUMBERS if event.key in NUMBERS else KEYPAD
            self.choose(keys.index(event.key))
        else:
            return False
        return True

    def press(self) -> None:
        """Ask, then explain, then close."""
        scene = self.scene
        if not self.open:
            self._ask()
        elif self.lines and not self.explained:
            self.explained = True
            scene.build()
        else:
            self.close()

    def _ask(self) -> None:
        scene = self.scene
        if not scene.mine:
            scene.notice = t("hint.not_now")
            scene.app.audio.play("refuse", 0.5)
            return
        session = scene.session
        self._state, self._thought = session.state, 0.0
        self._begun, self._step = (session.decision.seat, len(session.actions)), 0
        seed = session.seed * 1009 + len(session.actions)
        scene.app.adviser.ask(session.game, session.state, seed, MOST)
        self._before = scene.ring.current
        scene.build()

    def choose(self, number: int) -> None:
        """Show another of the turns."""
        if number < len(self.lines) and number != self.chosen:
            self.chosen = number
            self.scene.app.audio.play("hover", 0.4)
            self.scene.build()

    def close(self) -> None:
        """Take the note away, and forget what was asked."""
        if self.open:
            self._forget()
            if self._before is not None:
                self.scene.ring.current = self._before
            self.scene.build()

    def _forget(self) -> None:
        if self.thinking:
            self.scene.app.adviser.cancel()
        self._state, self._found, self.lines, self._marks, self._rows = None, [], [], [], []
        self.chosen, self.explained = 0, False

    # time

    def nap(self) -> float | None:
        """Seconds until the answer should be looked for."""
        return 0.04 if self.thinking else None

    def update(self, dt: float) -> None:
        """Hear the adviser, and follow the ring from turn to turn."""
        if self.thinking:
            before, self._thought = self._thought, self._thought + dt
            if _dots(before) != _dots(self._thought):
                self.scene.app.wake()
            found = self.scene.app.adviser.poll()
            if found is not None:
                self._show(found)
        elif self.lines:
            ring = self.scene.ring
            at, last = ring.current if ring.shown else ring.hovered, self._pointed
            self._pointed = at
            if at != last and isinstance(at, Target) and at.kind == "hint":
                self.choose(at.number[0])

    def _show(self, lines: list[Line]) -> None:
        scene = self.scene
        if lines:
            self._found = lines
            self._lay_out()
            self._count()
            scene.app.audio.play("page", 0.6)
        else:
            self._forget()
            scene.notice = t("hint.none")
        scene.build()
        if self.lines:
            scene.ring.current = next(x for x in scene.board.of("hint") if x.number == (0,))
        scene.app.wake()

    def _lay_out(self) -> None:
        """All turns that were found, none of them begun."""
        view, names = self.scene.app.adviser.view, self.scene.stage.names
        self.lines, self._step = self._found, 0
        self._marks = [marks(view, line) for line in self.lines]
        self._rows = [hint_words.row(view, line, self.lines, names) for line in self.lines]
        self._courses = [Course(view, line.actions) for line in self.lines]

    def _follow(self) -> bool:
        """Go along with what is played; whether a shown turn goes on from here."""
        session = self.scene.session
        if session.state is self._state:
            return self.scene.mine
        if not self.lines or not self._same_turn():
            return False
        number, rest = self._under_way()
        if not rest or rest[0] not in session.decision.options:
            return False
        if self.scene.mine:
            self._go_on(number, rest)
        return True

    def _same_turn(self) -> bool:
        """Whether the seat that asked is still asked, and no more was taken back."""
        session, (seat, begun) = self.scene.session, self._begun
        decision = session.decision
        return decision.seat == seat and not decision.over and len(session.actions) >= begun

    def _under_way(self) -> tuple[int, list[Action]]:
        """The turn that is being played, the chosen one if it can be, and what is left of it."""
        session, (seat, begun) = self.scene.session, self._begun
        view = session.game.view(session.state, seat, 0)
        done = [(session.state_after(begun + i), a) for i, a in enumerate(session.actions[begun:])]
        chosen = self._number
        for number in sorted(range(len(self._found)), key=lambda each: each != chosen):
            rest = self._courses[number].left(done, view)
            if rest is not None:
                return number, rest
        return 0, []

    def _go_on(self, number: int, rest: list[Action]) -> None:
        """Show what is left of a turn in the position of now; all turns where none has begun."""
        session, (seat, begun) = self.scene.session, self._begun
        self._state, self._before, self.explained = session.state, None, False
        self._step = len(session.actions) - begun
        if not self._step:
            self.chosen = number
            self._lay_out()
            return
        line, names = self._found[number], self.scene.stage.names
        view = session.game.view(session.state, seat, 0)  # nothing that it hides is marked
        whole = hint_words.row(self.scene.app.adviser.view, line, self._found, names)
        self.lines, self.chosen = [line], 0
        self._steps = self._step + len(rest)
        self._marks = [marks(view, line._replace(actions=tuple(rest)))]
        self._rows = [hint_words.step(session.state, rest, whole, names)]

    def _count(self) -> None:
        """A hint counts once in a turn; it is told in the results."""
        seat, turn = self.scene.session.decision.seat, self.scene.session.state.turn
        if self._counted != (seat, turn):
            self._counted = seat, turn
            seats = self.scene.seats
            seats[seat] = seats[seat]._replace(hints=seats[seat].hints + 1)
            self.scene.past.save()

    # what can be reached

    def add(self, board: Board) -> None:
        """The candle that gives hints, and the turns on the note; closes it for a new position."""
        scene = self.scene
        if self.open and not self._follow():
            self._forget()
        hint = "hint.hint" if not self.open else "hint.hint_close"
        if self.lines and not self.explained:
            hint = "hint.hint_more"
        words = t(hint) if scene.mine else t("hint.not_now")
        if self.open and self._current:
            self._box = hint_note.place(len(self.lines), board, large=self.explained)
            board.notes = [note for note in board.notes if not self._box.hit(*note.rect.centre)]
            for i, box in enumerate(self._places()):
                board.targets.append(Target("hint", (i,), Rect(*box), act=self._chooser(i)))
        button = Rect(*hint_note.BUTTON)
        board.targets.append(Target("hints", (), button, scene.mine, words, act=self.press))

    def _chooser(self, number: int) -> Callable[[], None]:
        return lambda: self.choose(number)

    def _places(self) -> list[Box]:
        return hint_note.rows(self._box, len(self.lines), self.chosen, large=self.explained)

    # what is seen

    def draw(self, canvas: Canvas) -> None:
        """The candle's name plate; marks and note while they are asked for."""
        hint_note.draw_button(canvas, self.scene.ring, self.scene.board, lit=self.open)
        if not self.open:
            return
        if self.lines:
            if self._current:
                hint_note.draw_marks(
                    canvas, self.scene.stage, self.scene.board, self._marks[self.chosen],
                    self._begun[0],
                )  # fmt: skip
            first = self._number + 1 if self._step else 1
            hint_note.draw(canvas, self._box, self._rows, self.chosen, first, large=self.explained)
            if not self.explained:
                hint_note.draw_title(canvas, self._box, self._title)
            self.scene.ring.draw(canvas)
        else:
            hint_note.draw_thought(canvas, self._box, _dots(self._thought))

    @property
    def _title(self) -> str:
        if not self._step:
            return n("hint.title", len(self.lines))
        step, number = self._step + 1, self._number + 1
        return t("hint.step", hint=number, step=step, all=self._steps)


def _dots(thought: float) -> int:
    return 1 + int(thought / DOTS) % 3
