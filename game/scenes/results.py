"""The end: the score added up line by line, the Student of the Year, and how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .. import opening
from ..app import App
from ..recap import History
from ..seats import Seat
from ..text import n, t
from ..theme import PALE, SHADE, WINE
from ..ui.canvas import Canvas
from ..ui.confetti import Confetti
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.portrait import portrait
from ..ui.score_sheet import ScoreSheet
from ..ui.standing import draw_standing
from ..ui.widgets import Button, draw_all
from .candlelit import CandlelitScene

if TYPE_CHECKING:
    from engine import Session
    from engine.marbles import State

    from ..review.looked import LookBack

DISC = (1608.0, 225.0, 132.0)  # the winner's middle and radius
RIBBON = Rect(1338, 330, 540, 94)
GRAPH = Rect(1326, 456, 564, 450)
MARKS_AT = (110.0, 235.0)  # below the length of the game
LINE_TIME = 0.9  # seconds between two lines of the sheet
BESIDE_THE_SHEET = (1272, -180, 948, 1440)  # confetti covers no number


class ResultsScene(CandlelitScene):
    """Adds up, crowns, and offers another game."""

    def __init__(
        self,
        app: App,
        session: Session[State],
        seats: Sequence[Seat],
        marks: Sequence[str] = (),
    ) -> None:
        super().__init__(app, "results")
        self.session, self.seats, self.marks = session, list(seats), tuple(marks)
        self.winners = session.game.winners(session.state)
        self.history = History(session)
        self.sheet = ScoreSheet(session, self.seats, self.history)
        self.confetti = Confetti([self.seats[seat].colour for seat in self.winners])
        self.shown = 0  # lines of the sheet that stand
        self._clock = 0.0
        self._looked: LookBack | None = None  # the review, kept for a second look
        buttons = [
            Button(
                Rect(51, 966, 276, 86), t("results.rematch"), self._rematch, style="green", size=40
            ),
            Button(Rect(345, 966, 216, 86), t("replay.name"), self._replay, size=31),
            Button(Rect(579, 966, 216, 86), t("review.name"), self._review, size=31),
            Button(Rect(813, 966, 216, 86), t("results.new"), self._new, size=31),
            Button(Rect(1047, 966, 216, 86), t("results.title"), self._title, size=31),
        ]
        self.buttons = buttons
        self.ring = FocusRing(buttons, play=app.audio.play)
        self.ring.current = buttons[0]

    @property
    def done(self) -> bool:
        """Whether all is added up and the winner is crowned."""
        return self.shown > len(self.sheet.lines)

    def enter(self) -> None:
        self.app.storage.finish()
        if self.app.settings.calm_motion or self.app.settings.speed == "instant":
            self.skip()

    def skip(self) -> None:
        """Show everything at once."""
        self.shown = len(self.sheet.lines) + 1
        self._crown()

    def _crown(self) -> None:
        self.app.audio.play("fanfare", 0.9)
        if not self.app.settings.calm_motion:
            self.confetti.throw()

    # The buttons

    def _rematch(self) -> None:
        marks = tuple(mark for mark in self.marks if mark == opening.PRACTICE)
        self.app.goto(opening.start(self.app, self.session.config, None, self.seats, marks))

    def _replay(self) -> None:
        from .replay import ReplayScene

        game = opening.OpenGame(self.session, self.seats, self.marks)
        self.app.push(ReplayScene(self.app, game, None))

    def _review(self) -> None:
        from ..review.looked import LookBack
        from .review import ReviewScene

        if self._looked is None:
            self._looked = LookBack(self.session, self.seats)
        self.app.push(ReviewScene(self.app, self._looked))

    def _new(self) -> None:
        from .newgame import NewGameScene

        self.app.goto(NewGameScene(self.app))

    def _title(self) -> None:
        from .title import TitleScene

        self.app.goto(TitleScene(self.app))

    # The loop

    def handle(self, event: InputEvent) -> None:
        self.warm()
        if not self.done and (event.clicks or event.acts or event.backs):
            self.skip()
            return
        if not self.ring.handle(event) and event.backs:
            self._title()

    def update(self, dt: float) -> None:
        self.flicker(dt)
        self.confetti.update(dt)
        if self.done:
            return
        self._clock += dt
        if self._clock >= LINE_TIME:
            self._clock = 0.0
            self.shown += 1
            if self.done:
                self._crown()
            else:
                self.app.audio.play("coin", 0.7)

    def busy(self) -> bool:
        return not self.done or self.confetti.flying

    def draw(self, canvas: Canvas) -> None:
        canvas.still(("results", self.shown), self._still)
        self.flames.draw(canvas)
        with canvas.clip(*BESIDE_THE_SHEET):
            self.confetti.draw(canvas)
        draw_all(canvas, self.ring, list(self.buttons))

    def _still(self, canvas: Canvas) -> None:
        canvas.background("scenes/results")
        canvas.image("bunting", 1262, -6, 700, 112)
        self.sheet.draw(canvas, self.shown)
        self._how(canvas)
        self._winner(canvas)
        canvas.image("parchment_side", *GRAPH)
        if self.done:
            draw_standing(canvas, GRAPH, self.history, self.seats)
            self._longest(canvas)

    def _how(self, canvas: Canvas) -> None:
        """What the marks of the game tell of it."""
        x, y = MARKS_AT
        size = 21 if len(self.marks) < 3 else 17
        for i, mark in enumerate(self.marks):
            said, line = t(f"mark.{mark}"), y + i * size * 1.2
            canvas.text(said, x, line, size, font="text_bold", colour=WINE, width=310)

    def _winner(self, canvas: Canvas) -> None:
        x, y, r = DISC
        canvas.image_at("objects/glow", x, y, r * 4, r * 4, alpha=150)
        if not self.done:
            said = t("results.adding")
        else:
            canvas.image("laurel", x - 210, y - 152)
            many = len(self.winners)
            d = 2 * r if many == 1 else 2 * r / (1 + 0.45 * (many - 1))
            for i, seat in enumerate(self.winners):
                cx = x + (i - (many - 1) / 2) * d * 0.86
                portrait(canvas, self.seats[seat], cx, y, d, mood="smile")
                w = 150 * d / (2 * r)
                canvas.image("crown", cx - w / 2, y - d / 2 - w * 0.46, w)
            said = self.verdict()
        canvas.image("caption_ribbon", *RIBBON)
        canvas.text(
            said,
            RIBBON.centre[0],
            RIBBON.y + 41,
            34,
            font="head_bold",
            colour=(74, 18, 48),
            align="center",
            middle=True,
            width=RIBBON.w - 130,
        )

    def verdict(self) -> str:
        """One sentence on who won and by how much."""
        names = [self.seats[seat].name for seat in self.winners]
        scores = sorted(self.session.game.scores(self.session.state), reverse=True)
        if len(names) > 1:
            return t("results.shared", names=t("list.and").join(names))
        if scores[0] == scores[1]:
            return t("results.tie_won", name=names[0])
        return n("results.won", scores[0] - scores[1], name=names[0])

    def _longest(self, canvas: Canvas) -> None:
        turn = self.history.longest_chain()
        if turn is None:
            return
        canvas.panel("widgets/plate_slate", 1326, 976, 564, 66)
        canvas.image_at("icons/star", 1366, 1009, 36, 36)
        said = t(
            "results.longest",
            name=self.seats[turn.seat].name,
            marbles=n("count.marbles", turn.chain),
            turn=turn.turn,
        )
        canvas.text(said, 1396, 1009, 27, colour=PALE, width=474, middle=True, shadow=SHADE)
