"""The curtain between two people at one screen: who is next, and what they missed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ..app import App
from ..recap import History, TurnRecap
from ..seats import Seat
from ..text import n, t
from ..theme import OUTLINE, PALE
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.portrait import portrait
from ..ui.turn_card import NARROW, SIZE, draw_card
from ..ui.widgets import Button, Widget, draw_all
from .candlelit import CandlelitScene

if TYPE_CHECKING:
    from engine import Session
    from engine.marbles import State

HUNG = {
    1: (686.0,),
    2: (360.0, 1011.0),
    3: (117.0, 686.0, 1254.0),
    4: (172.0, 574.0, 976.0, 1378.0),
    5: (13.0, 394.0, 775.0, 1156.0, 1537.0),
}
WIDE = 3  # so many cards hang at their full width
TILTS = (-1.0, 0.3, 1.1, -0.5, 0.6)
CARD_Y = 530.0


class HungCard(Widget):
    """A turn on the cord; a narrow one is shown whole under the pointer."""

    def __init__(self, place: int, count: int, turn: TurnRecap, seats: Sequence[Seat]) -> None:
        x = HUNG[count][place]
        super().__init__(Rect(x, CARD_Y, *(SIZE if count <= WIDE else NARROW)))
        self.turn, self.seats = turn, seats
        self.tilt = 0.3 if count == 1 else -TILTS[place]

    def hang(self, canvas: Canvas) -> None:
        """Draw it as it hangs."""
        turn = self.turn
        draw = partial(draw_card, box=self.rect, turn=turn, seats=self.seats)
        canvas.hung((turn.seat, turn.turn, self.rect.x), self.rect, self.tilt, draw)
        canvas.image_at("peg", self.rect.centre[0], CARD_Y + 4)

    def draw(self, canvas: Canvas, look: str) -> None:
        if look == "normal":
            return
        w, h = SIZE
        x = min(max(self.rect.centre[0] - w / 2, 12.0), 1908 - w)
        box = Rect(x, CARD_Y - 8, w, h)
        draw = partial(draw_card, box=box, turn=self.turn, seats=self.seats)
        canvas.hung((self.turn.seat, self.turn.turn, "whole"), box, 0.0, draw)
        canvas.image_at("peg", self.rect.centre[0], CARD_Y + 4)


class HandoverScene(CandlelitScene):
    """Hides the table until the next person says that they are there.

    `session.decision.seat` is the one whose turn it is; `on_done` is called when they are ready,
    and has to take the scene away (`app.pop`).
    """

    def __init__(
        self,
        app: App,
        session: Session[State],
        seats: Sequence[Seat],
        on_done: Callable[[], None],
    ) -> None:
        super().__init__(app, "handover")
        self.session, self.seats = session, list(seats)
        self.place = session.decision.seat
        turns = History(session).since_last_turn(self.place)[-len(HUNG) :]
        self.cards = [HungCard(i, len(turns), turn, self.seats) for i, turn in enumerate(turns)]
        self.button = Button(
            Rect(735, 975, 450, 87), t("handover.show"), on_done, style="green", size=42
        )
        narrow = self.cards if len(self.cards) > WIDE else []
        self.widgets: list[Widget] = [self.button, *narrow]
        self.ring = FocusRing(self.widgets, play=app.audio.play)
        self.ring.current = self.button
        self.ring.shown = True

    def handle(self, event: InputEvent) -> None:
        self.warm()
        if not self.ring.handle(event) and event.backs:
            from .pause import PauseScene

            self.app.push(PauseScene(self.app))

    def update(self, dt: float) -> None:
        self.flicker(dt)

    def draw(self, canvas: Canvas) -> None:
        canvas.still(("handover", self.place, self.session.state.turn), self._still)
        self.flames.draw(canvas)
        draw_all(canvas, self.ring, self.widgets)

    def _still(self, canvas: Canvas) -> None:
        canvas.background("scenes/handover")
        seat, state = self.seats[self.place], self.session.state
        canvas.image_at("objects/glow", 678, 273, 560, 560, alpha=120)
        portrait(canvas, seat, 678, 273, 300, mood="smile")
        canvas.text(
            t("handover.name", name=seat.name),
            885,
            156,
            99,
            font="title",
            shadow=OUTLINE,
            width=620,
        )
        canvas.text(
            t("handover.turn"), 885, 266, 81, font="title", colour=PALE, shadow=OUTLINE, width=620
        )
        canvas.panel("widgets/plate_slate", 885, 384, 534, 57)
        canvas.text(
            self._plate(state), 1152, 412, 27, colour=PALE, align="center", width=500, middle=True
        )
        if not self.cards:
            return
        canvas.text(
            t("handover.away"),
            960,
            480,
            33,
            font="head",
            align="center",
            middle=True,
            shadow=OUTLINE,
        )
        for card in self.cards:
            card.hang(canvas)

    def _plate(self, state: State) -> str:
        points = self.session.game.scores(state)[self.place]
        if state.turn == 0:
            return t("handover.draft")
        return t(
            "handover.plate",
            turn=n("title.turn", state.turn),
            points=n("points", points),
            countdown=state.countdown,
        )
