"""The curtain between two people at one screen: who is next, and what they missed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ..app import App
from ..recap import History
from ..seats import Seat
from ..text import n, t
from ..theme import OUTLINE, PALE
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.portrait import portrait
from ..ui.turn_card import SIZE, draw_card
from ..ui.widgets import Button, draw_all
from .candlelit import CandlelitScene

if TYPE_CHECKING:
    from engine import Session
    from engine.marbles import State

HUNG = {1: (686.0,), 2: (360.0, 1011.0), 3: (117.0, 686.0, 1254.0)}
TILTS = (-1.0, 0.3, 1.1)
CARD_Y = 530.0


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
        self.turns = History(session).since_last_turn(self.place)[-3:]
        self.button = Button(
            Rect(735, 975, 450, 87), t("handover.show"), on_done, style="green", size=42
        )
        self.ring = FocusRing([self.button], play=app.audio.play)
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
        draw_all(canvas, self.ring, [self.button])

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
        if not self.turns:
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
        for i, turn in enumerate(self.turns):
            x = HUNG[len(self.turns)][i]
            box = Rect(x, CARD_Y, *SIZE)
            tilt = -TILTS[i] if len(self.turns) > 1 else 0.3
            draw = partial(draw_card, box=box, turn=turn, seats=self.seats)
            canvas.hung((turn.seat, turn.turn, i), box, tilt, draw)
            canvas.image_at("peg", x + SIZE[0] / 2, CARD_Y + 4)

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
