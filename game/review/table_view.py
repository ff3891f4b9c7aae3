"""The table of a moment, drawn small, on which the lines of a turn are played as motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine import Action, Event, marbles
from engine.ai import Line
from engine.ai.review import Part

from ..seats import Seat
from ..table import hint_note, hover, mirror, shelf
from ..table.director import Director
from ..table.hint_marks import Marks, marks
from ..table.layout import starter
from ..table.logbook import Logbook
from ..table.painter import Frame, Painter
from ..table.stage import Caption, Stage
from ..table.targets import Board
from ..theme import GOLD
from ..ui.canvas import Canvas
from ..ui.focus import FocusRing
from ..ui.geometry import Rect

if TYPE_CHECKING:
    from engine.marbles import State

PAUSE = 0.3  # seconds between two actions that play by themselves


class TableView:
    """One moment at a time: `show` it, then `step` or `play` through a line."""

    def __init__(
        self,
        seats: Sequence[Seat],
        state: State,
        *,
        calm: bool,
        sound: Callable[[str, float, float], None],
    ) -> None:
        self.seats = list(seats)
        self.table = mirror.project(state)
        self.stage = Stage(self.table, [seat.name for seat in seats], calm=calm, sound=sound)
        self.director = Director(self.table, self.stage)
        self.painter = Painter(self.seats, self.stage)
        self.playing = False  # whether it goes on by itself
        self.done = 0  # actions of the line that were played
        self.actions: tuple[Action, ...] = ()
        self.state = state
        self._start = state
        self._marks: Marks | None = None
        self._wait = 0.0
        self._canvas: Canvas | None = None
        self._nothing = Board(), FocusRing(), Logbook()

    def show(self, part: Part, line: Line, actions: Sequence[Action]) -> None:
        """The table before a turn; `actions` of `line` can then be played."""
        self._start = part.state
        self.actions = tuple(actions)
        seat = marbles.GAME.decision(part.state).seat
        self._marks = marks(part.state, line._replace(actions=self.actions))
        self.stage.seating.view = seat
        self.rewind()

    def rewind(self) -> None:
        """Back to before the turn."""
        self.playing, self.done, self._wait = False, 0, 0.0
        self.state = self._start
        self.director.drain()
        mirror.follow(self.table, self.state)
        self.stage.caption = Caption()
        self.stage.rebuild()

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

    @property
    def moving(self) -> bool:
        """Whether the picture is behind the rules."""
        return self.director.busy

    def play(self) -> None:
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
        self.state, self.done = state, self.done + 1
        self.director.push(events)

    def update(self, dt: float, *, instant: bool) -> None:
        """Let `dt` seconds of the show pass."""
        if self.director.busy and instant:
            self.director.drain()
        if self.director.busy or self.stage.moving:
            self.stage.update(dt)
            self.director.update(dt)
        if self.director.busy or not self.playing:
            return
        self._wait -= dt
        if self._wait <= 0:
            self._wait = PAUSE
            self.step()
            self.playing = self.ahead

    def busy(self) -> bool:
        """Whether the next frame would look different."""
        return self.director.busy or self.stage.moving or self.playing

    def draw(self, canvas: Canvas, box: Rect, words: str) -> None:
        """The table in `box`, which must be as wide for its height as the screen of the table."""
        small = self._small(canvas, box)
        board, ring, log = self._nothing
        fresh = not self.done and not self.director.busy
        shown = self._marks if fresh else None
        preview = None
        if shown is not None and shown.chain is not None:
            preview = hover.Hover(shown.track, shown.chain, [], tagged=False)
        frame = Frame(
            board,
            ring,
            log,
            words=words,
            speaker=self.stage.seating.view,
            hover=preview,
            hooks=shelf.countdown_length(self.state),
            keeper=marbles.timekeeper(self.state),
        )
        self.painter.draw(small, self.stage, frame)
        if shown is not None:
            hint_note.draw_marks(small, self.stage, board, shown, self.stage.seating.view)
            self._starter(small, shown)

    def _starter(self, canvas: Canvas, shown: Marks) -> None:
        """The potion that a draft takes."""
        offered = self.state.starters
        if offered and shown.first.verb == marbles.Verb.DRAW and shown.first.a < len(offered):
            place = self.stage.offer.index(offered[shown.first.a])
            box = starter(place, len(self.stage.offer))
            canvas.rect(*box.grown(5), GOLD, radius=14, line=6)

    def _small(self, canvas: Canvas, box: Rect) -> Canvas:
        """A canvas on a part of the window, which shares the pictures of the whole."""
        x, y = canvas.to_pixels(box.x, box.y)
        part = canvas.surface.subsurface((x, y, canvas.px(box.w), canvas.px(box.h)))
        if self._canvas is None or self._canvas.surface.get_size() != part.get_size():
            self._canvas = Canvas(part, canvas.pictures)
            self._canvas.lettering = canvas.lettering
        self._canvas.surface = part
        return self._canvas
