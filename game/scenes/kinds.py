"""Which potions are brewed: drawn by the seed, or chosen one by one."""

from __future__ import annotations

import random

from .. import boxes
from ..app import App
from ..settings import NewGameChoice
from ..text import n, t
from ..theme import BAD, GOOD, SOFT_INK, WINE
from ..ui.canvas import Canvas
from ..ui.geometry import Rect
from ..ui.potion_tile import PotionTile
from ..ui.widgets import Button, tooltip
from .popup import Popup

BOX = Rect(140, 60, 1640, 960)
IN_ROW = 8
TILE = (138.0, 200.0)


class KindsScene(Popup):
    """All potions there are; those of closed boxes say which box they are in."""

    dim = 150

    def __init__(self, app: App, choice: NewGameChoice, seats: int) -> None:
        super().__init__(app, BOX)
        from engine.marbles import KINDS

        self.choice = choice
        self.rules = boxes.rules(choice, seats)
        self.needed = boxes.needed(seats)
        self.draft: list[str] = list(choice.kinds or ())
        self.drawn = choice.kinds is None
        self.tiles = [
            PotionTile(self._place(i), kind, self.standing, self.toggle)
            for i, kind in enumerate(KINDS)
        ]
        y = BOX.bottom - 112
        self.finish = Button(
            Rect(BOX.right - 330, y, 280, 78), t("button.done"), self._done, style="green", size=38
        )
        self.show(
            [
                *self.tiles,
                Button(
                    Rect(BOX.x + 50, y, 330, 78),
                    t("newgame.kinds.draw"),
                    self._draw,
                    icon="dice",
                    size=30,
                    hint=n("newgame.kinds.draw.hint", self.needed),
                ),
                Button(
                    Rect(BOX.x + 400, y, 330, 78),
                    t("newgame.kinds.fill"),
                    self._fill,
                    size=30,
                    hint=t("newgame.kinds.fill.hint"),
                ),
                self.finish,
            ],
            self.finish,
        )
        self._judge()

    def _place(self, i: int) -> Rect:
        row, place = divmod(i, IN_ROW)
        return Rect(BOX.x + 68 + place * 193, BOX.y + 148 + row * 326, *TILE)

    def standing(self, kind: str) -> str:
        """How a kind stands: "in", "out", "drawn" (the seed decides) or "closed"."""
        if self.rules.closed(kind):
            return "closed"
        if self.drawn:
            return "drawn"
        return "in" if kind in self.draft else "out"

    def toggle(self, kind: str) -> None:
        """Choose a kind or leave it out; the first choice ends the draw."""
        if self.rules.closed(kind):
            self.app.audio.play("refuse", 0.5)
            return
        self.drawn = False
        self.draft = [k for k in (*self.draft, kind) if k != kind or kind not in self.draft]
        self._judge()

    def _draw(self) -> None:
        self.drawn, self.draft = True, []
        self._judge()

    def _fill(self) -> None:
        """Chance completes the choice, or begins it anew where it is complete."""
        kept = [] if len(self.draft) >= self.needed else self.draft
        rest = [kind for kind in self.rules.candidates() if kind not in kept]
        self.drawn = False
        self.draft = kept + random.SystemRandom().sample(rest, self.needed - len(kept))
        self._judge()

    def _judge(self) -> None:
        ready = self.drawn or len(self.draft) == self.needed
        self.finish.enabled = ready
        self.finish.hint = "" if ready else n("newgame.wrong", self.needed)

    def _done(self) -> None:
        self.choice.kinds = None if self.drawn else list(self.draft)
        self.app.pop()

    def frame(self, canvas: Canvas) -> None:
        super().frame(canvas)
        x, y = BOX.x + 68, BOX.y + 42
        canvas.text(t("newgame.which_potions"), x, y, 56, font="title", colour=WINE)
        if self.drawn:
            pool = len(self.rules.candidates())
            said, colour = t("newgame.kinds.of", n=self.needed, pool=pool), SOFT_INK
        else:
            said = t("newgame.kinds.chosen", n=len(self.draft), needed=self.needed)
            colour = GOOD if self.finish.enabled else BAD
        canvas.text(
            said, BOX.right - 68, y + 34, 34, font="head_bold", colour=colour, align="right",
            middle=True,
        )  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        item = self.ring.hovered or (self.ring.current if self.ring.shown else None)
        if isinstance(item, PotionTile):
            tooltip(canvas, self._about(item.kind), item.rect, width=460)
        elif item is not None:
            tooltip(canvas, item.hint, item.rect)

    def _about(self, kind: str) -> str:
        name, reason = t(f"kind.{kind}"), self.rules.closed(kind)
        if reason:
            return t(f"newgame.closed.{reason}", name=name)
        return t(f"newgame.kind.{self.standing(kind)}", name=name, power=t(f"power.{kind}"))
