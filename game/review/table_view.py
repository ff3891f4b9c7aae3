"""The table of a choice, on which the lines of a turn are played as motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine import Action, Event, marbles
from engine.ai import Line
from engine.ai.review import Part

from ..seats import Seat
from ..table import hint_note, hover
from ..table.hint_marks import Marks, marks
from ..table.layout import starter
from ..table.small import SmallTable
from ..table.targets import Board
from ..theme import GOLD
from ..ui.canvas import Canvas
from ..ui.geometry import Rect

if TYPE_CHECKING:
    from engine.marbles import State

PAUSE = 0.3  # seconds between two actions that play by themselves


class TableView(SmallTable):
    """One moment at a time: `show` it, then `step` or `start` through a line."""

    def __init__(
        self,
        seats: Sequence[Seat],
        state: State,
        *,
        calm: bool,
        sound: Callable[[str, float, float], None],
    ) -> None:
        super().__init__(seats, state, calm=calm, sound=sound)
        self.playing = False  # whether it goes on by itself
        self.done = 0  # actions of the line that were played
        self.actions: tuple[Action, ...] = ()
        self._start = state
        self._marks: Marks | None = None
        self._wait = 0.0

    def show(self, part: Part, line: Line, actions: Sequence[Action]) -> None:
        """The table before a turn; `actions` of `line` can then be played."""
        self._start = part.state
        self.actions = tuple(actions)
        self._marks = marks(part.state, line._replace(actions=self.actions))
        self.rewind()

    def rewind(self) -> None:
        """Back to before the turn."""
        self.playing, self.done, self._wait = False, 0, 0.0
        self.put(self._start, marbles.GAME.decision(self._start).seat)

    @property
    def ahead(self) -> bool:
        """Whether another action can be played."""
        if self.done >= len(self.actions):
            return False
        return self.actions[self.done] in marbles.GAME.decision(self.state).options

    @property
    def cut(self) -> bool:
        """Whether the line could not be foreseen further."""
        if self.ahead or self.moving:
            return False
        asked = marbles.GAME.decision(self.state)
        same = asked.seat == marbles.GAME.decision(self._start).seat
        return not asked.over and same and self.state.turn == self._start.turn

    def start(self) -> None:
        """Go on by itself to the end, from the start where the end is reached."""
        if not self.ahead:
            self.rewind()
        self.playing, self._wait = True, 0.0

    def pause(self) -> None:
        """Stop after the motion on show."""
        self.playing = False

    def step(self) -> None:
        """Play the next action; a motion still on show is skipped."""
        self.director.drain()
        if not self.ahead:
            return
        events: list[Event] = []
        state = marbles.GAME.clone(self.state)
        marbles.GAME.push(state, self.actions[self.done], events)
        self.done += 1
        self.play(events, state)

    def update(self, dt: float, *, instant: bool) -> None:
        super().update(dt, instant=instant)
        if self.director.busy or not self.playing:
            return
        self._wait -= dt
        if self._wait <= 0:
            self._wait = PAUSE
            self.step()
            self.playing = self.ahead

    def busy(self) -> bool:
        return super().busy() or self.playing

    def draw(self, canvas: Canvas, box: Rect, words: str) -> None:
        """The table in `box`, with the marks of the line before its first action."""
        fresh = not self.done and not self.director.busy
        shown = self._marks if fresh else None
        preview = None
        if shown is not None and shown.chain is not None:
            preview = hover.Hover(shown.track, shown.chain, [], tagged=False)
        small = self.draw_table(canvas, box, words, self.view, preview)
        if shown is not None:
            hint_note.draw_marks(small, self.stage, Board(), shown, self.view)
            self._starter(small, shown)

    def _starter(self, canvas: Canvas, shown: Marks) -> None:
        """The potion that a draft takes."""
        offered = self.state.starters
        if offered and shown.first.verb == marbles.Verb.DRAW and shown.first.a < len(offered):
            place = self.stage.offer.index(offered[shown.first.a])
            box = starter(place, len(self.stage.offer))
            canvas.rect(*box.grown(5), GOLD, radius=14, line=6)
