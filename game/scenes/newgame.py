"""New game: who sits at the bench, which boxes are open, the house rules, the seed."""

from __future__ import annotations

from functools import partial

from .. import boxes, opening
from .. import choice as choosing
from .. import seats as seating
from ..app import App
from ..seats import Seat
from ..settings import NewGameChoice
from ..text import n, t
from ..theme import OUTLINE
from ..ui.box_shelf import BoxLid, Tag, tag_rect
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.house_rules import HouseRules
from ..ui.inputs import Choice, Field
from ..ui.places import rows
from ..ui.seat_card import EmptyPlace, SeatCard
from ..ui.seed_plate import SeedPlate
from ..ui.widgets import Button, Widget, draw_all, tooltip
from .candlelit import CandlelitScene
from .faculty import FacultyScene
from .kinds import KindsScene
from .players import PlayersScene
from .popup import ListScene, WardrobeScene

ROOM = "newgame_boxes"
# Seats run clockwise: along the top from the left, then along the bottom from the right.
ARROWS = (
    ("right", 439.5, 289, 32, 2),  # where an arrow lies, its size, and from how many seats on
    ("right", 814.5, 289, 32, 3),
    ("down", 1002, 430, 54, 4),
    ("left", 814.5, 570, 32, 5),
    ("left", 439.5, 570, 32, 6),
    ("up", 252, 430, 54, 6),
)
TRAY = (627.0, 430.0)  # the middle of the marbles on the bench


class NewGameScene(CandlelitScene):
    """The choices of R2, remembered from last time; none of them ever contradict each other."""

    def __init__(self, app: App, *, seed: int | None = None) -> None:
        super().__init__(app, ROOM)
        self.choice: NewGameChoice = app.settings.new_game
        self.seats = choosing.chosen_seats(self.choice, app.options.seats)
        boxes.settle(self.choice, len(self.seats))
        asked = app.options.seed if seed is None else seed
        self.seed = opening.random_seed() if asked is None else asked
        self.places = rows(ROOM, "cards")
        self.cushions = rows(ROOM, "cushions")
        self.ring = FocusRing(play=app.audio.play)
        self.cards: list[SeatCard] = []
        self.widgets: list[Widget] = []
        self.house = HouseRules(
            self.choice, lambda: self.seats, self._open_list, self._open_faculty
        )
        self.plate = SeedPlate(lambda: self.seed, self._set_seed, self._dice)
        self.said: tuple[str, Rect] | None = None  # what had to change, and beside what it stands
        self._build()

    # What is chosen

    def _flip(self, part: str, at: Rect) -> None:
        self._tell(boxes.flip(self.choice, part, len(self.seats)), at)

    def _flip_box(self, box: str, at: Rect) -> None:
        self._tell(boxes.flip_box(self.choice, box, len(self.seats)), at)

    def _tell(self, note: str, at: Rect) -> None:
        """Show the changed choice, and say beside `at` what else had to change."""
        self.said = (t(note), at) if note else None
        self._build()

    def _set_seed(self, text: str) -> None:
        self.seed = int(text) if text.isdigit() else self.seed

    def _dice(self) -> None:
        self.seed = opening.random_seed()
        self.app.audio.play("clink_3", 0.5)

    # Who sits there

    def _put(self, index: int, seat: Seat) -> None:
        self.seats[index] = seat

    def _play(self, index: int, kind: str) -> None:
        """Somebody else plays there; who takes time to think says so."""
        self._put(index, self.seats[index]._replace(kind=kind))
        seconds = seating.THINKS.get(kind)
        if seconds:
            note = t("newgame.note.thinks", name=self.seats[index].name, n=seconds)
            self.said = note, self.cards[index].level.rect
        self._build()

    def _open_players(self, index: int, choice: Choice) -> None:
        name = self.seats[index].name
        self.app.push(PlayersScene(self.app, name, choice.get(), choice.put))

    def _dress(self, index: int, colour: str, avatar: str) -> None:
        self.seats = choosing.dressed(self.seats, index, colour=colour, avatar=avatar)

    def _add(self) -> None:
        self.seats.append(choosing.next_seat(self.seats))
        self._fit(len(self.seats) - 1)

    def _remove(self, index: int) -> None:
        self._close_fields()
        del self.seats[index]
        self._fit(len(self.seats))

    def _fit(self, place: int) -> None:
        """Others sit there now: what was chosen has to fit them; it is told beside a place."""
        x, y, w, h = self.places[place]
        self._tell(boxes.settle(self.choice, len(self.seats)), Rect(x, y, w, h))

    # The widgets

    def _build(self) -> None:
        self._close_fields()
        self.marbles = boxes.marbles(self.choice, len(self.seats))
        self.cards = [self._card(i) for i in range(len(self.seats))]
        widgets = [w for card in self.cards for w in card.widgets]
        widgets += [self._empty(i) for i in range(len(self.seats), choosing.MOST)]
        widgets += self._boxes() + self.house.widgets() + self.plate.widgets
        self.start = Button(
            Rect(1539, 948, 348, 100), t("button.start"), self._start, style="green", size=48
        )
        widgets += [
            Button(Rect(1254, 957, 255, 78), t("button.back"), self._back),
            self.start,
        ]
        first = not self.widgets
        self.widgets = widgets
        self.ring.replace(widgets, self.start if first else None)

    def _card(self, i: int) -> SeatCard:
        x, y, *_ = self.places[i]
        return SeatCard(
            x,
            y,
            lambda: self.seats[i],
            rename=lambda name: self._put(i, self.seats[i]._replace(name=name)),
            play=partial(self._play, i),
            dress=lambda: self.app.push(
                WardrobeScene(
                    self.app,
                    lambda: self.seats[i],
                    lambda colour, avatar: self._dress(i, colour, avatar),
                )
            ),
            open_list=partial(self._open_players, i),
            remove=(lambda: self._remove(i)) if len(self.seats) > choosing.FEWEST else None,
        )

    def _empty(self, i: int) -> EmptyPlace:
        from engine.marbles import MANY_SEATS

        locked = i + 1 >= MANY_SEATS and not self.choice.mandragora
        why_not = t("newgame.why.seat") if locked else ""
        x, y, *_ = self.places[i]
        return EmptyPlace(x, y, i + 1, self._add, why_not=why_not)

    def _open_list(self, choice: Choice) -> None:
        self.app.push(ListScene(self.app, choice.rect, choice.options, choice.get(), choice.put))

    def _open_kinds(self) -> None:
        self.app.push(KindsScene(self.app, self.choice, len(self.seats)))

    def _open_faculty(self) -> None:
        self.app.push(FacultyScene(self.app, self.choice, len(self.seats)))

    def _boxes(self) -> list[Widget]:
        widgets: list[Widget] = []
        for box, parts in boxes.BOXES.items():
            if box == "base":
                widgets += [self._part("simple", tag_rect(box, 0)), self._kinds(tag_rect(box, 1))]
                continue
            lid = BoxLid(
                box,
                partial(boxes.is_open, self.choice, box),
                lambda: None,
                hint=t(f"box.{box}.hint"),
            )
            lid.flip = partial(self._flip_box, box, lid.rect)
            widgets.append(lid)
            if len(parts) > 1 and not boxes.is_open(self.choice, box):
                rect = tag_rect(box, 0)
                add = partial(self._flip_box, box, rect)
                widgets.append(
                    Tag(rect, t("box.add"), add, on=lambda: False, hint=t(f"box.{box}.hint"))
                )
                continue
            widgets += [self._part(part, tag_rect(box, i)) for i, part in enumerate(parts)]
        return widgets

    def _part(self, part: str, rect: Rect) -> Tag:
        why_not = boxes.barred(self.choice, part, len(self.seats))
        return Tag(
            rect,
            t(f"part.{part}"),
            partial(self._flip, part, rect),
            on=partial(boxes.is_in, self.choice, part),
            hint=t(f"part.{part}.hint"),
            why_not=t(why_not, seats=len(self.seats)) if why_not else "",
        )

    def _kinds(self, rect: Rect) -> Tag:
        needed, kinds = boxes.needed(len(self.seats)), self.choice.kinds
        pool = len(boxes.rules(self.choice, len(self.seats)).candidates())
        if kinds is None or self.choice.simple:
            value = t("newgame.kinds.of", n=needed, pool=pool)
        else:
            value = t("newgame.kinds.yours", n=needed)
        why_not = t("newgame.why.kinds") if self.choice.simple else ""
        return Tag(
            rect,
            t("newgame.kinds"),
            self._open_kinds,
            value=value,
            hint=t("newgame.kinds.hint"),
            why_not=why_not,
        )

    def _back(self) -> None:
        from .title import TitleScene

        self.app.goto(TitleScene(self.app))

    def _start(self) -> None:
        self._close_fields()
        config = choosing.config(self.choice, len(self.seats))
        marks = choosing.marks(self.choice)
        self.app.goto(opening.start(self.app, config, self.seed, self.seats, marks))

    def resumed(self) -> None:
        self._build()

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
        if self.said and (
            event.clicks or event.kind == "key" or not self.said[1].hit(event.x, event.y)
        ):
            self.said = None
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
        canvas.still(ROOM, self._still)
        self.flames.draw(canvas)
        self._bench(canvas)
        for card in self.cards:
            card.draw(canvas)
        self.house.draw(canvas)
        self.plate.draw(canvas, self._summary())
        draw_all(canvas, self.ring, self.widgets)
        self._hint(canvas)

    def _bench(self, canvas: Canvas) -> None:
        """The chairs that are taken, the way round, and the marbles that will be in play."""
        for i, seat in enumerate(self.seats):
            near = "_near" if i > 2 else ""
            x, y, w, h = self.cushions[i]
            canvas.image(f"objects/chair_{seat.colour}{near}", x, y, w, h)
        for way, ax, ay, side, seats in ARROWS:
            if len(self.seats) >= seats:
                canvas.panel(f"widgets/arrow_brass_{way}", ax - side / 2, ay - side / 2, side, side)
        step, many = 44.0, len(self.marbles)
        canvas.image_at("objects/hand_tray", *TRAY, step * many + 70, 74)
        for i, colour in enumerate(self.marbles):
            canvas.marble(colour, TRAY[0] + (i - (many - 1) / 2) * step, TRAY[1], 42)

    def _summary(self) -> str:
        students = n("newgame.students", len(self.seats))
        marbles = n("count.marbles", self.marbles.total())
        return t("newgame.summary", students=students, marbles=marbles)

    def _still(self, canvas: Canvas) -> None:
        canvas.background(f"scenes/{ROOM}")
        canvas.text(t("newgame.title"), 54, 12, 76, font="title", shadow=OUTLINE)
        for key, x in (("who", 700), ("which", 1570)):
            canvas.text(
                t(f"newgame.{key}"), x, 56, 36, font="head", shadow=OUTLINE, middle=True,
                align="center",
            )  # fmt: skip
        BoxLid("base", lambda: True, lambda: None, hint="").draw(canvas, "")
        self.house.still(canvas)

    def _hint(self, canvas: Canvas) -> None:
        if self.app.top is not self:
            return
        item = self.ring.hovered or (self.ring.current if self.ring.shown else None)
        if self.said:
            tooltip(canvas, *self.said)
        elif item is not None:
            tooltip(canvas, item.hint, item.rect)
