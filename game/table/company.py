"""The players round the table as people: their faces, what they say, and who is thinking."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Event
from game import characters
from game.seats import LEVELS, Seat
from game.table import bubbles
from game.table.chatter import Chatter, Said
from game.table.layout import Box
from game.table.moments import FEELINGS, Listener, Moment
from game.table.stage import Stage
from game.table.targets import Board, Target
from game.text import t
from game.ui.canvas import Canvas
from game.ui.geometry import Rect

SHOWS = 3.2  # seconds of a bubble
GREETS = 0.8  # seconds after which a new game is greeted
PONDERS = 0.35  # seconds of thinking before it shows
SIGHS = 1.6  # seconds of thinking before something is said of it
DOTS = 0.4  # seconds between two dots of a thought


class Company:
    """Hears the show, and has pictures of its own to lay over it."""

    def __init__(
        self, seats: Sequence[Seat], stage: Stage, seed: int, talks: Callable[[], bool]
    ) -> None:
        self.seats, self.stage, self._talks = list(seats), stage, talks
        self.bubble: Said | None = None
        self.thinking = -1  # the seat that is asked and has not answered yet
        self._left = 0.0  # seconds that the bubble still shows
        self._thought = 0.0  # seconds of thinking
        self._greets = -1.0
        self._now = 0.0
        self._chatter = Chatter(seats, seed)
        self._listener = Listener(len(seats))
        self._fresh = False  # whether a bubble has come or gone since the last update
        stage.listen = self.hear

    # what happens

    def hear(self, event: Event, upcoming: Sequence[Event]) -> None:
        """An event is being shown."""
        moments = self._listener.hear(event, upcoming)
        for moment in moments:
            if mood := FEELINGS.get(moment.name):
                self.stage.faces.look(moment.seat, mood)
        if moments:
            self._say(self._chatter.choose(moments, self._now))

    def greet(self) -> None:
        """A new game begins."""
        self._greets = GREETS

    def asks(self, seat: int) -> None:
        """A computer player begins to think; -1: it has answered."""
        if seat != self.thinking:
            self._fresh = self._fresh or self._thought >= PONDERS
            self.thinking, self._thought = seat, 0.0

    def hush(self) -> None:
        """A click: enough said."""
        if self.bubble is not None:
            self.bubble, self._fresh = None, True

    def _say(self, said: Said | None) -> None:
        if said is not None and self._talks():
            self.bubble, self._left, self._fresh = said, SHOWS, True

    # time

    def update(self, dt: float, *, awake: bool) -> tuple[bool, list[Box]]:
        """Let time pass; whether all must be drawn anew, and else the boxes that must."""
        self._now += dt
        seating = self.stage.seating
        boxes = [
            bubbles.face_box(seating, seat) for seat in self.stage.faces.update(dt, blinking=awake)
        ]
        if self._greets > 0:
            self._greets -= dt
            if self._greets <= 0:
                self._say(self._chatter.greeting(self._now))
        if self.bubble is not None:
            self._left -= dt
            if self._left <= 0:
                self.hush()
        if self.thinking >= 0:
            boxes += self._think(dt, awake=awake)
        fresh, self._fresh = self._fresh, False
        return fresh, boxes

    def _think(self, dt: float, *, awake: bool) -> list[Box]:
        before, self._thought = self._thought, self._thought + dt
        if before < SIGHS <= self._thought:
            self._say(self._chatter.choose([Moment(self.thinking, "thinks")], self._now))
        if before < PONDERS <= self._thought or (awake and _dots(before) != _dots(self._thought)):
            return [bubbles.cloud(self.stage.seating, self.thinking).grown(2)]
        return []

    def nap(self, *, awake: bool) -> float | None:
        """Seconds until something here looks different; None if nothing will."""
        times = [self.stage.faces.nap(blinking=awake)]
        if self.bubble is not None:
            times.append(self._left)
        if self._greets > 0:
            times.append(self._greets)
        known = [time for time in times if time is not None]
        return max(0.001, min(known)) if known else None

    # what is seen

    def draw(self, canvas: Canvas) -> None:
        """The bubble, and the cloud over who thinks."""
        seating = self.stage.seating
        if self.thinking >= 0 and self._thought >= PONDERS:
            bubbles.draw_cloud(canvas, seating, self.thinking, _dots(self._thought))
        if self.bubble is not None:
            bubbles.draw(canvas, seating, *self.bubble)

    def notes(self, board: Board) -> None:
        """Every computer player tells its level and its ways."""
        for seat, player in enumerate(self.seats):
            if not player.is_person:
                face = bubbles.portrait(self.stage.seating, seat)
                note = Target("seat", (seat,), Rect(*face.box), False, introduced(player))
                note.round = True
                board.notes.append(note)


def _dots(thought: float) -> int:
    return 1 + int(max(0.0, thought - PONDERS) / DOTS) % 3


def introduced(player: Seat) -> str:
    """Name, level and ways of a computer player."""
    values = {
        "name": player.name,
        "level": t(f"seat.{player.kind}"),
        "about": f"{t(f'seat.{player.kind}.about')}\n{characters.about(player.avatar)}",
    }
    if player.kind not in LEVELS:
        return t("table.seat_former", **values)
    return t("table.seat_hint", n=LEVELS.index(player.kind) + 1, **values)
