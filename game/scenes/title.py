"""The title: the menu as potion bottles on a bench, beside the toy of the game."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from .. import opening
from ..app import App
from ..text import n, t
from ..theme import CREAM, PALE, SHADE, VIOLET
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.places import place
from ..ui.portrait import portrait
from ..ui.toy import Toy
from ..ui.widgets import Widget
from .candlelit import CandlelitScene

BENCH = 933  # where bottles stand
PLATE = Rect(90, 978, 1140, 66)
TOY = (1396.0, 88.0, 430.0, 867.0)
SIZES = ((220, 321), (190, 279), (150, 225), (160, 243), (140, 225), (130, 207))
BELLY = 92  # the label's height above the bench


class Bottle(Widget):
    """One item of the menu."""

    def __init__(self, rect: Rect, shape: int, key: str, act: Callable[[], None]) -> None:
        super().__init__(rect)
        self.shape, self.key, self.act = shape, key, act
        self.text_size = 38 if shape < 2 else 31

    def activate(self) -> None:
        self.act()

    @property
    def label(self) -> Rect:
        """Where the label hangs."""
        w = 216.0 if self.shape < 2 else 156.0
        h = 70 if self.shape < 2 else 56
        return Rect(self.rect.centre[0] - w / 2, self.rect.bottom - BELLY - h / 2, w, h)

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        lit = look != "normal"
        canvas.image(f"objects/menu_bottle_{self.shape}{'_open' if lit else ''}", x, y, w, h)
        lx, ly, lw, lh = self.label
        canvas.image("objects/menu_label", lx, ly, lw, lh)
        canvas.text(
            t(f"title.{self.key}"),
            lx + lw / 2,
            ly + lh * 0.47,
            self.text_size,
            font="head_bold",
            colour=VIOLET if lit else (43, 23, 8),
            align="center",
            width=lw - 26,
            middle=True,
        )


class TitleScene(CandlelitScene):
    """The name and the menu."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "title")
        self.ring = FocusRing(play=app.audio.play)
        self.game: opening.OpenGame | None = None
        self.notice = ""
        self.toy = Toy(Rect(*place("title", "dispenser", TOY)), random.Random(4))
        self._looked = False
        self._build(app.storage.has_autosave())

    def _build(self, going_on: bool, lit: str = "") -> None:
        """The bottles; the ring is on the first, or on the one named."""
        items: list[tuple[str, int, Callable[[], None]]] = [
            ("new", 1, self._new),
            ("saves", 2, self._saves),
            ("rules", 3, self._rules),
            ("settings", 4, self._settings),
            ("quit", 5, self.app.quit),
        ]
        if going_on:
            items.insert(0, ("continue", 0, self._continue))
        else:
            items[0] = ("new", 0, self._new)
        widths = [SIZES[shape][0] for _, shape, _ in items]
        gap = (1128 - sum(widths)) / (len(items) - (1 if going_on else 0))
        x = 76.0 + (0 if going_on else gap / 2)
        bottles = []
        for key, shape, act in items:
            w, h = SIZES[shape]
            bottles.append(Bottle(Rect(x, BENCH - h, w, h), shape, key, act))
            x += w + gap
        self.ring.replace(bottles, next((b for b in bottles if b.key == lit), bottles[0]))

    def enter(self) -> None:
        self.app.audio.music("music_room")
        self.notice = self.app.told()

    def resumed(self) -> None:
        self.enter()
        if not self._looked:
            self.game = None
            self._build(self.app.storage.has_autosave(), "saves")

    # What the bottles do

    def _continue(self) -> None:
        self._look()
        if self.game is not None:
            self.app.goto(opening.table(self.app, self.game))

    def _new(self) -> None:
        from .newgame import NewGameScene

        self.app.goto(NewGameScene(self.app))

    def _saves(self, bring: Path | None = None) -> None:
        """All saved games; whichever is in play may be another one afterwards."""
        from .saves import SavesScene

        self._looked = False
        self.app.push(SavesScene(self.app, bring))

    def _rules(self) -> None:
        from .rules import RulesScene

        self.app.push(RulesScene(self.app))

    def _settings(self) -> None:
        from .settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _look(self) -> None:
        """Read the game that was left; once, and not before the first frame is out."""
        if self._looked:
            return
        self._looked = True
        if not self.app.storage.has_autosave():
            return
        self.game, problem = opening.load_open_game(self.app)
        if problem:
            self.notice = problem
        if self.game is None:
            self._build(False)
        self.app.wake()

    # The loop

    def handle(self, event: InputEvent) -> None:
        self.warm()
        if event.kind == "drop":
            self._saves(Path(event.text))
        else:
            self.ring.handle(event)

    def update(self, dt: float) -> None:
        self._look()
        if self.app.notices:
            self.notice = " ".join(filter(None, (self.notice, self.app.told())))
            self.app.wake()
        self.flicker(dt)

    def nap(self) -> float | None:
        return super().nap() if self._looked else 0.001

    def draw(self, canvas: Canvas) -> None:
        canvas.still("title", self._still)
        self.flames.draw(canvas)
        lit = self.ring.current
        for item in self.ring.items:
            assert isinstance(item, Bottle)
            if item is lit:
                self._glow(canvas, item)
            item.draw(canvas, "hover" if item is lit else "normal")
        if isinstance(lit, Bottle):
            if not self.app.settings.calm_motion:
                self._rising(canvas, lit)
            if self.ring.shown:
                x, y, w, h = lit.label
                canvas.panel("widgets/focus", x, y, w, h)
        self._plate(canvas, lit.key if isinstance(lit, Bottle) else "new")
        self._keys(canvas)

    def _still(self, canvas: Canvas) -> None:
        canvas.background("scenes/title")
        x, foot = place("title", "cat", (828, 612))
        canvas.image("objects/cat_sit", x - 56, foot - 182)
        self.toy.draw(canvas)
        canvas.image("logo", *place("title", "logo", (51, 108, 1200, 330)))

    def _glow(self, canvas: Canvas, bottle: Bottle) -> None:
        cx, cy = bottle.rect.centre
        size = bottle.rect.h * 1.5
        canvas.image_at("objects/glow", cx, cy + 40, size, size, alpha=120)

    def _rising(self, canvas: Canvas, bottle: Bottle) -> None:
        cx, top = bottle.rect.centre[0], bottle.rect.y
        for i in range(7):
            part = (self.time * 0.35 + i / 7) % 1.0
            sway = ((i * 37) % 29 - 14) * (0.4 + part)
            size = 10 + (i * 13) % 14
            fade = round(210 * (1 - part))
            canvas.image_at("objects/bubble", cx + sway, top - part * 170, size, size, alpha=fade)

    def _plate(self, canvas: Canvas, key: str) -> None:
        x, y, w, h = PLATE
        canvas.panel("widgets/plate_slate", x, y, w, h)
        said, left = self.notice or t(f"title.{key}.about"), x + 28
        if not self.notice and key == "continue" and self.game is not None:
            for i, seat in enumerate(self.game.seats):
                portrait(canvas, seat, x + 46 + i * 60, y + h / 2, 54, crest=False, gold=True)
            left = x + 36 + 60 * len(self.game.seats)
            said = standing(self.game)
        canvas.text(said, left, y + h / 2, 27, colour=PALE, width=x + w - left - 24, middle=True)

    def _keys(self, canvas: Canvas) -> None:
        x = 1371.0
        for cap, key in (("←", "choose"), ("→", ""), (t("key.enter"), "open")):
            w = max(44.0, canvas.measure(cap, 24, "text_bold")[0] + 26)
            canvas.panel("widgets/keycap", x, 990, w, 40)
            self._cap(canvas, cap, x + w / 2)
            x += w + 10
            if cap == "→" or key == "open":
                word = t(f"title.keys.{'choose' if cap == '→' else 'open'}")
                box = canvas.text(word, x + 2, 1010, 25, colour=CREAM, middle=True, shadow=SHADE)
                x += box.w + 26

    def _cap(self, canvas: Canvas, cap: str, cx: float) -> None:
        if cap in "←→":
            d = -1 if cap == "←" else 1
            points = [(cx - 5 * d, 1000), (cx + 6 * d, 1009), (cx - 5 * d, 1018)]
            canvas.polyline(points, (43, 23, 8), 4)
            return
        canvas.text(
            cap, cx, 1008, 24, font="text_bold", colour=(43, 23, 8), align="center", middle=True
        )


def standing(game: opening.OpenGame) -> str:
    """One sentence on a game that was left: the turn, and who leads."""
    session = game.session
    scores = session.game.scores(session.state)
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    turn = n("title.turn", session.state.turn)
    if session.decision.over:
        names = [game.seats[seat].name for seat in session.game.winners(session.state)]
        if len(names) > 1:
            return t("title.over.shared", names=t("list.and").join(names))
        return t("title.over", name=names[0])
    if scores[order[0]] == scores[order[1]]:
        return t("title.level", turn=turn, points=n("points", scores[order[0]]))
    return t(
        "title.leads",
        turn=turn,
        name=game.seats[order[0]].name,
        points=scores[order[0]],
        second=scores[order[1]],
    )
