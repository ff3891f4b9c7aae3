"""New game: who sits at the bench, which potions are brewed, the house rules, the seed."""

from __future__ import annotations

from functools import partial

from .. import choice as choosing
from .. import opening
from .. import seats as seating
from ..app import App
from ..seats import Seat
from ..settings import NewGameChoice
from ..text import n, t
from ..theme import BAD, CREAM, INK, OUTLINE, PALE, SOFT_INK, WINE
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.inputs import Choice, Field
from ..ui.potion_tile import PotionTile
from ..ui.seat_card import EmptyPlace, SeatCard
from ..ui.widgets import Button, PictureButton, Radio, Toggle, Widget, draw_all, tooltip
from .candlelit import CandlelitScene
from .popup import ListScene, WardrobeScene

# Seats run clockwise round the bench: top left, top right, bottom right, bottom left.
PLACES = ((90.0, 178.0), (664.0, 178.0), (664.0, 474.0), (90.0, 474.0))
ARROWS = (
    ("right", 627, 294, 2),  # where an arrow lies, and from how many seats on
    ("down", 914, 442, 3),
    ("left", 627, 590, 4),
    ("up", 340, 442, 4),
)
SHELVES = (410.0, 736.0)
PARCHMENT = Rect(36, 780, 1176, 279)
SEED = Rect(1254, 858, 633, 72)
COLUMNS = (87.0, 372.0, 690.0)


class NewGameScene(CandlelitScene):
    """The choices of R2, remembered from last time."""

    def __init__(self, app: App, *, seed: int | None = None) -> None:
        super().__init__(app, "newgame")
        from engine.marbles import KINDS, NOT_SIMPLE

        self.all_kinds = tuple(kind for kind in KINDS if KINDS[kind].set == "base")
        self.not_simple = NOT_SIMPLE
        self.choice: NewGameChoice = app.settings.new_game
        self.seats = choosing.chosen_seats(self.choice, app.options.seats)
        asked = app.options.seed if seed is None else seed
        self.seed = opening.random_seed() if asked is None else asked
        self.ring = FocusRing(play=app.audio.play)
        self.cards: list[SeatCard] = []
        self.widgets: list[Widget] = []
        self._build()

    # What is chosen

    def standing(self, kind: str) -> str:
        """How a kind stands: "in", "out", "drawn" (the seed decides) or "simple" (left out)."""
        if self.choice.simple:
            return "simple" if kind in self.not_simple else "in"
        if self.choice.kinds is None:
            return "drawn"
        return "in" if kind in self.choice.kinds else "out"

    def toggle_kind(self, kind: str) -> None:
        """Choose a kind or leave it out; the first such click ends the draw."""
        if self.choice.simple:
            return
        kept = list(self.all_kinds) if self.choice.kinds is None else list(self.choice.kinds)
        kept = [k for k in self.all_kinds if (k in kept) != (k == kind)]
        self.choice.kinds = kept
        self._judge()

    def _set_simple(self, on: bool) -> None:
        self.choice.simple = on
        self._judge()

    def _set_choosing(self, on: bool) -> None:
        self.choice.simple = self.choice.simple and not on
        self.choice.kinds = list(self.all_kinds[: choosing.KINDS_IN_PLAY]) if on else None
        self._judge()

    @property
    def countdown(self) -> int:
        """The Skill tokens of the countdown (R2.7)."""
        return self.choice.countdown or len(self.seats) + 2

    def _count(self, by: int) -> None:
        value = max(1, min(12, self.countdown + by))
        self.choice.countdown = None if value == len(self.seats) + 2 else value

    def _has(self, name: str, value: object) -> bool:
        return bool(getattr(self.choice, name) == value)

    def _set_seed(self, text: str) -> None:
        self.seed = int(text) if text.isdigit() else self.seed

    # Who sits there

    def _put(self, index: int, seat: Seat) -> None:
        self.seats[index] = seat

    def _dress(self, index: int, colour: str, avatar: str) -> None:
        self.seats = choosing.dressed(self.seats, index, colour=colour, avatar=avatar)

    def _add(self) -> None:
        if len(self.seats) < choosing.MOST:
            self.seats.append(choosing.next_seat(self.seats))
            self._build()

    def _remove(self, index: int) -> None:
        if len(self.seats) > choosing.FEWEST:
            del self.seats[index]
            if self.choice.first is not None and self.choice.first >= len(self.seats):
                self.choice.first = None
            self._build()

    # The widgets

    def _build(self) -> None:
        self.cards = [self._card(i) for i in range(len(self.seats))]
        widgets = [w for card in self.cards for w in card.widgets]
        widgets += [EmptyPlace(*PLACES[i], self._add) for i in range(len(self.seats), 4)]
        widgets += self._potions() + self._rules()
        self.start = Button(
            Rect(1539, 945, 348, 102), t("button.start"), self._start, style="green", size=48
        )
        self.seed_field = Field(
            Rect(SEED.x + 96, SEED.y + 9, 168, 54),
            lambda: str(self.seed),
            self._set_seed,
            longest=6,
            allowed=str.isdigit,
            colour=(255, 246, 214),
            hint=t("newgame.seed.hint"),
        )
        widgets += [
            self.seed_field,
            PictureButton(
                Rect(SEED.x + 282, SEED.y + 10, 52, 52),
                "icons/dice",
                self._dice,
                hint=t("newgame.dice.hint"),
            ),
            Button(Rect(1254, 957, 255, 78), t("button.back"), self._back),
            self.start,
        ]
        first = not self.widgets
        self.widgets = widgets
        self.ring.replace(widgets, self.start if first else None)
        self._judge()

    def _card(self, i: int) -> SeatCard:
        return SeatCard(
            *PLACES[i],
            lambda: self.seats[i],
            rename=lambda name: self._put(i, self.seats[i]._replace(name=name)),
            play=lambda kind: self._put(i, self.seats[i]._replace(kind=kind)),
            dress=lambda: self.app.push(
                WardrobeScene(
                    self.app,
                    lambda: self.seats[i],
                    lambda colour, avatar: self._dress(i, colour, avatar),
                )
            ),
            open_list=self._open_list,
            remove=(lambda: self._remove(i)) if len(self.seats) > choosing.FEWEST else None,
        )

    def _open_list(self, choice: Choice) -> None:
        self.app.push(ListScene(self.app, choice.rect, choice.options, choice.get(), choice.put))

    def _potions(self) -> list[Widget]:
        widgets: list[Widget] = [
            Toggle(
                Rect(1254, 104, 306, 54),
                t("newgame.simple"),
                lambda: self.choice.simple,
                self._set_simple,
                colour=CREAM,
                size=27,
                hint=t("newgame.simple.hint"),
            ),
            Toggle(
                Rect(1580, 104, 306, 54),
                t("newgame.choose"),
                lambda: not self.choice.simple and self.choice.kinds is not None,
                self._set_choosing,
                colour=CREAM,
                size=27,
                hint=t("newgame.choose.hint"),
            ),
        ]
        for i, kind in enumerate(self.all_kinds):
            shelf = SHELVES[i // 4]
            rect = Rect(1262 + (i % 4) * 160, shelf - 196, 138, 200)
            widgets.append(PotionTile(rect, kind, self.standing, self.toggle_kind))
        return widgets

    def _rules(self) -> list[Widget]:
        x1, x2, x3 = COLUMNS
        widgets: list[Widget] = [
            PictureButton(
                Rect(x1, 904, 54, 54),
                "widgets/stepper_minus",
                lambda: self._count(-1),
                hint=t("newgame.fewer"),
            ),
            PictureButton(
                Rect(x1 + 134, 904, 54, 54),
                "widgets/stepper_plus",
                lambda: self._count(1),
                hint=t("newgame.more"),
            ),
        ]
        for i, rule in enumerate(("box", "online")):
            widgets.append(
                Radio(
                    Rect(x2, 900 + i * 44, 292, 42),
                    t(f"newgame.tie.{rule}"),
                    partial(self._has, "tie_break", rule),
                    partial(setattr, self.choice, "tie_break", rule),
                )
            )
        options: list[tuple[int | None, str]] = [(None, t("newgame.first.seed"))]
        options += [(i, seat.name) for i, seat in enumerate(self.seats)]
        for place, (seat, label) in enumerate(options):
            widgets.append(
                Radio(
                    Rect(x3 + (place // 3) * 248, 900 + (place % 3) * 44, 240, 42),
                    label,
                    partial(self._has, "first", seat),
                    partial(setattr, self.choice, "first", seat),
                )
            )
        return widgets

    def _judge(self) -> None:
        """Whether the game can start, and if not, why."""
        kinds = None if self.choice.simple else self.choice.kinds
        wrong = kinds is not None and len(kinds) != choosing.KINDS_IN_PLAY
        self.start.enabled = not wrong
        self.start.hint = n("newgame.wrong", len(kinds or ())) if wrong else ""

    def _dice(self) -> None:
        self.seed = opening.random_seed()
        self.app.audio.play("clink_3", 0.5)

    def _back(self) -> None:
        from .title import TitleScene

        self.app.goto(TitleScene(self.app))

    def _start(self) -> None:
        self._close_fields()
        config = choosing.config(self.choice, len(self.seats))
        self.app.goto(opening.start(self.app, config, self.seed, self.seats))

    def leave(self) -> None:
        self._close_fields()
        self.choice.seats = seating.dump(self.seats)
        self.app.save_settings()

    # The loop

    def typing(self) -> bool:
        return any(isinstance(w, Field) and w.editing for w in self.widgets)

    def _close_fields(self) -> None:
        for widget in self.widgets:
            if isinstance(widget, Field):
                widget.finish()

    def handle(self, event: InputEvent) -> None:
        self.warm()
        if event.clicks:
            for widget in self.widgets:
                if isinstance(widget, Field) and not widget.hit(event.x, event.y):
                    widget.finish()
        if self.ring.handle(event):
            return
        if event.backs:
            self._back()

    def update(self, dt: float) -> None:
        self.flicker(dt)

    def draw(self, canvas: Canvas) -> None:
        canvas.still("newgame", self._still)
        self.flames.draw(canvas)
        for way, ax, ay, seats in ARROWS:
            if len(self.seats) >= seats:
                canvas.panel(f"widgets/arrow_brass_{way}", ax - 27, ay - 27, 54, 54)
        for card in self.cards:
            card.draw(canvas)
        self._house_rules(canvas)
        self._seed_plate(canvas)
        draw_all(canvas, self.ring, self.widgets)
        self._hint(canvas)

    def _still(self, canvas: Canvas) -> None:
        canvas.background("scenes/newgame")
        canvas.text(t("newgame.title"), 54, 26, 76, font="title", shadow=OUTLINE)
        canvas.text(
            t("newgame.who"), 627, 66, 36, font="head", shadow=OUTLINE, middle=True, align="center"
        )
        canvas.text(
            t("newgame.which"),
            1570,
            62,
            36,
            font="head",
            shadow=OUTLINE,
            middle=True,
            align="center",
        )
        for left in (1254, 1580):
            canvas.panel("widgets/tag", left, 104, 306, 54)
        canvas.image("parchment_rules", *PARCHMENT)
        canvas.text(t("newgame.rules"), 87, 800, 42, font="title", colour=(74, 20, 96))
        for x, key in zip(COLUMNS, ("countdown", "tie", "first"), strict=True):
            canvas.text(t(f"newgame.{key}"), x, 858, 28, font="head_bold", colour=INK)
        for x in COLUMNS[1:]:
            canvas.line(x - 30, 862, x - 30, 1030, (190, 150, 96), 2)

    def _house_rules(self, canvas: Canvas) -> None:
        x1, x2, _ = COLUMNS
        printed = len(self.seats) + 2
        canvas.text(
            str(self.countdown),
            x1 + 94,
            930,
            50,
            font="head_bold",
            colour=WINE,
            align="center",
            middle=True,
        )
        for i in range(12):
            cx, cy = x1 + 12 + (i % 6) * 31, 984.0 + (i // 6) * 30
            if i < self.countdown:
                canvas.image_at("objects/medal_skill", cx, cy, 28, 28)
            else:
                canvas.circle(cx, cy, 11, (150, 110, 66), line=2, alpha=170)
        note = (
            t("newgame.countdown.printed")
            if self.countdown == printed
            else t("newgame.countdown.house", n=printed)
        )
        canvas.text(
            note, PARCHMENT.right - 60, 826, 24, colour=SOFT_INK, align="right", middle=True
        )
        canvas.text(t("newgame.tie.note"), x2 + 50, 992, 24, colour=SOFT_INK)

    def _seed_plate(self, canvas: Canvas) -> None:
        x, y, w, h = SEED
        canvas.panel("widgets/plate_slate", x, y, w, h)
        canvas.text(t("newgame.seed"), x + 24, y + h / 2, 30, font="head", colour=PALE, middle=True)
        canvas.line(x + 352, y + 18, x + 352, y + h - 18, (160, 130, 80), 2)
        said = t("newgame.summary", students=n("newgame.students", len(self.seats)))
        canvas.text(said, x + 370, y + h / 2, 26, colour=PALE, width=w - 390, middle=True)
        if not self.start.enabled:
            canvas.text(
                self.start.hint,
                1570,
                838,
                25,
                font="text_bold",
                colour=(255, 170, 150),
                align="center",
                middle=True,
                shadow=BAD,
            )

    def _hint(self, canvas: Canvas) -> None:
        item = self.ring.hovered or (self.ring.current if self.ring.shown else None)
        if item is None or self.app.top is not self:
            return
        if isinstance(item, PotionTile):
            kind = item.kind
            said = t(
                f"newgame.kind.{item.standing}", name=t(f"kind.{kind}"), power=t(f"power.{kind}")
            )
            tooltip(canvas, said, item.rect, width=440)
        else:
            tooltip(canvas, item.hint, item.rect)
