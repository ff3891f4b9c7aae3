"""The course of a game as a bar that can be dragged: a column for each turn's pick, and marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..seats import Seat
from ..text import n, t
from ..theme import CREAM, GOLD, PALE, SEATS
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.geometry import Rect
from ..ui.widgets import Look, Widget
from .timeline import Timeline, Turn

EDGE = 26.0  # units from the frame to the ends of the bar
COLUMNS = 36.0  # height of the highest column
LEAST = 3.0  # height of a turn without a pick
MOST_COLUMN = 26.0
FRAME = (58, 34, 18)
GROUND = (28, 17, 40)
NUMBERS = (1, 2, 5, 10, 20, 50)
ROOM = 54.0  # units between two numbers


class Scrubber(Widget):
    """The knob shows the moment; `go` is asked for another."""

    def __init__(
        self,
        rect: Rect,
        timeline: Timeline,
        seats: Sequence[Seat],
        moment: Callable[[], int],
        go: Callable[[int], None],
    ) -> None:
        super().__init__(rect)
        self.timeline, self.seats, self.moment, self.go = timeline, list(seats), moment, go
        self.held = False
        self.pointed = -1  # the turn under the pointer
        x, y, w, _ = rect
        self.bar = Rect(x + EDGE, y + 66, w - 2 * EDGE, 18)

    # places

    @property
    def step(self) -> float:
        """The width of a turn."""
        return self.bar.w / len(self.timeline.turns)

    def across(self, moment: int) -> float:
        """Where a moment lies."""
        index = self.timeline.index(moment)
        part = self.timeline.turns[index].across(moment)
        return self.bar.x + self.step * (index + part)

    def turn_at(self, x: float) -> int:
        """The place of the turn at a point."""
        index = int((x - self.bar.x) // self.step)
        return max(0, min(len(self.timeline.turns) - 1, index))

    def turn_box(self, index: int) -> Rect:
        """The part of the bar that belongs to a turn."""
        return Rect(self.bar.x + self.step * index, self.rect.y, self.step, self.rect.h)

    # input

    def handle(self, event: InputEvent) -> bool:
        """Drag the knob from turn to turn; the arrows move it too."""
        if event.clicks:
            self.held = True
            self._to(event.x)
        elif event.kind == "move" and self.held:
            self._to(event.x)
        elif event.kind in ("up", "focus_lost") and self.held:
            self.held = False
        elif event.arrow is not None and event.arrow[1] == 0:
            moment, line = self.moment(), self.timeline
            self.go(line.after(moment) if event.arrow[0] > 0 else line.before(moment))
        else:
            return False
        return True

    def _to(self, x: float) -> None:
        index = round((x - self.bar.x) / self.step)
        self.go(self.timeline.boundary(max(0, min(len(self.timeline.turns), index))))

    def point(self, event: InputEvent) -> None:
        """Note the turn under the pointer."""
        if event.kind == "move":
            over = self.held or self.hit(event.x, event.y)
            self.pointed = self.turn_at(event.x) if over else -1

    # the picture

    def still(self, canvas: Canvas) -> None:
        """The frame, a column for each turn, and the marks."""
        canvas.rect(*self.rect, GROUND, radius=16, alpha=225)
        canvas.rect(*self.rect, FRAME, radius=16, line=5)
        canvas.rect(*self.rect.grown(-4), GOLD, radius=13, line=1.5)
        highest = max(1, *(turn.chain for turn in self.timeline.turns))
        for index, turn in enumerate(self.timeline.turns):
            self._column(canvas, index, turn, highest)
        canvas.panel("widgets/slider_bar", *self.bar)
        self._numbers(canvas)
        for index, turn in enumerate(self.timeline.turns):
            self._marks(canvas, index, turn)

    def _column(self, canvas: Canvas, index: int, turn: Turn, highest: int) -> None:
        w = min(MOST_COLUMN, max(3.0, self.step - 4))
        h = max(LEAST, COLUMNS * turn.chain / highest)
        x = self.bar.x + self.step * (index + 0.5) - w / 2
        colour = SEATS[self.seats[turn.seat].colour] if turn.number else PALE
        canvas.rect(x, self.bar.y - 6 - h, w, h, colour, radius=min(5.0, w / 2))
        top = self.bar.y - 6 - h
        if turn is self.timeline.biggest():
            canvas.image_at("icons/star", x + w / 2, top - 6, 26, 26)
        elif turn.leader >= 0:
            side = max(16.0, min(26.0, self.step + 6))
            canvas.image_at("crown", x + w / 2, top - side * 0.36, side, side * 0.8)

    def _marks(self, canvas: Canvas, index: int, turn: Turn) -> None:
        """A flask for finished potions."""
        if turn.completed:
            x, side = self.bar.x + self.step * (index + 0.5), max(12.0, min(24.0, self.step + 2))
            canvas.image_at("icons/flask", x, self.bar.bottom + 15, side, side)

    def _numbers(self, canvas: Canvas) -> None:
        every = next((m for m in NUMBERS if m * self.step >= ROOM), NUMBERS[-1])
        for index, turn in enumerate(self.timeline.turns):
            if turn.number and turn.number % every == 0:
                x = self.bar.x + self.step * (index + 0.5)
                canvas.text(
                    str(turn.number), x, self.bar.bottom + 37, 19, colour=PALE, align="center",
                    middle=True,
                )  # fmt: skip

    def draw(self, canvas: Canvas, look: Look) -> None:
        bar, at = self.bar, self.across(self.moment())
        if self.pointed >= 0:
            x, y, w, h = self.turn_box(self.pointed)
            canvas.rect(x, y + 8, w, h - 16, CREAM, radius=6, alpha=44)
        if at - bar.x > 12:
            canvas.panel("widgets/slider_fill", bar.x, bar.y, max(20.0, at - bar.x), bar.h)
        side = 46 if self.held or look in ("hover", "pressed") else 40
        middle = bar.y + bar.h / 2
        canvas.panel("widgets/slider_knob", at - side / 2, middle - side / 2, side, side)

    def words(self, index: int) -> str:
        """What there is to tell of a turn."""
        turn = self.timeline.turns[index]
        if not turn.number:
            return t("replay.draft")
        said = [t("replay.turn_of", turn=turn.number, name=self.seats[turn.seat].name)]
        if turn.chain:
            taken = n("count.marbles", turn.chain)
            said.append(t("replay.took", marbles=taken, bursts=n("replay.bursts", turn.links)))
        if turn.completed:
            said.append(n("replay.completed", len(turn.completed)))
        if turn.leader >= 0:
            said.append(t("replay.leads", name=self.seats[turn.leader].name))
        return "\n".join(said)
