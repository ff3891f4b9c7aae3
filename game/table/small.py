"""The table of a moment, drawn in a part of the window, on which actions are shown as motion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from engine import Event, marbles

from ..seats import Seat
from ..ui.canvas import Canvas
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from . import hover, mirror, shelf
from .director import Director
from .logbook import Logbook
from .painter import Frame, Painter
from .stage import Caption, Stage
from .targets import Board

if TYPE_CHECKING:
    from engine.marbles import State


class SmallTable:
    """What `put` shows stands still; what `play` is given is shown as motion."""

    def __init__(
        self,
        seats: Sequence[Seat],
        state: State,
        *,
        calm: bool,
        sound: Callable[[str, float, float], None],
    ) -> None:
        self.seats = list(seats)
        self.state = state
        self.table = mirror.project(state)
        self.stage = Stage(self.table, [seat.name for seat in seats], calm=calm, sound=sound)
        self.director = Director(self.table, self.stage)
        self.painter = Painter(self.seats, self.stage)
        self.log = Logbook()
        self._canvas: Canvas | None = None
        self._nothing = Board(), FocusRing()

    @property
    def moving(self) -> bool:
        """Whether the picture is behind the rules."""
        return self.director.busy

    @property
    def view(self) -> int:
        """The seat at the large desk."""
        return self.stage.seating.view

    def put(self, state: State, view: int) -> None:
        """This state at once, seen from a seat."""
        self.state = state
        self.director.drain()
        mirror.follow(self.table, state)
        self.stage.seating.view = view
        self.stage.caption = Caption()
        self.stage.rebuild()

    def look_from(self, view: int) -> None:
        """Another seat gets the large desk."""
        if view != self.view:
            self.stage.seating.view = view
            self.stage.put_beads()
            self.stage.version += 1

    def play(self, events: Iterable[Event], state: State) -> None:
        """Show what led to a state."""
        self.state = state
        self.director.push(events)

    def update(self, dt: float, *, instant: bool) -> None:
        """Let `dt` seconds of the show pass."""
        if self.director.busy and instant:
            self.director.drain()
        if self.director.busy or self.stage.moving:
            self.stage.update(dt)
            self.director.update(dt)

    def busy(self) -> bool:
        """Whether the next frame would look different."""
        return self.director.busy or self.stage.moving

    def draw_table(
        self,
        canvas: Canvas,
        box: Rect,
        words: str,
        speaker: int,
        preview: hover.Hover | None = None,
    ) -> Canvas:
        """The table in `box`, which must be as wide for its height as the screen of the table.

        `speaker` is the seat that the words are about. Returns the canvas of that part of the
        window.
        """
        small = self._small(canvas, box)
        board, ring = self._nothing
        frame = Frame(
            board,
            ring,
            self.log,
            words=words,
            speaker=speaker,
            hover=preview,
            hooks=shelf.countdown_length(self.state),
            keeper=marbles.timekeeper(self.state),
        )
        self.painter.draw(small, self.stage, frame)
        return small

    def _small(self, canvas: Canvas, box: Rect) -> Canvas:
        """A canvas on a part of the window, which shares the pictures of the whole."""
        x, y = canvas.to_pixels(box.x, box.y)
        part = canvas.surface.subsurface((x, y, canvas.px(box.w), canvas.px(box.h)))
        if self._canvas is None or self._canvas.surface.get_size() != part.get_size():
            self._canvas = Canvas(part, canvas.pictures)
            self._canvas.lettering = canvas.lettering
        self._canvas.surface = part
        return self._canvas
