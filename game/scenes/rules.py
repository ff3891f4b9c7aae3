"""The rules in the program's own words: one page a topic."""

from __future__ import annotations

from functools import partial

import pygame

from ..app import App
from ..text import t
from ..theme import CREAM, INK, OUTLINE, SOFT_INK, WINE
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.rule_lists import LISTS
from ..ui.rule_pictures import PICTURES
from ..ui.widgets import Button, Widget, draw_all
from .candlelit import CandlelitScene
from .popup import Row

TOPICS = (
    "goal",
    "turn",
    "pick",
    "chain",
    "brew",
    "help",
    "drink",
    "potions",
    "end_turn",
    "tokens",
    "finish",
    "cauldron",
    "professors",
    "more_potions",
    "leaves",
    "many",
    "recipes",
    "controls",
)
PAGE = Rect(560, 130, 1250, 850)
LIST = Rect(110, 130, 410, 850)
ROW = 43.0
# Tracks of the worked examples, lowest marble first, with the picked row and its story.
RED, BLUE, BLACK, YELLOW, GHOST = range(5)
EXAMPLES = {
    "pick": (((RED, BLUE, BLACK, BLUE, YELLOW), 2, ((1, 3),), 3),),
    "chain": (
        ((RED, BLUE, BLACK, BLUE, RED, YELLOW), 2, ((1, 3), (0, 4)), 5),
        ((BLUE, BLUE, BLACK, YELLOW), 0, (), 1),
    ),
    "cauldron": (((YELLOW, GHOST, BLACK, RED, YELLOW), 2, ((1, 3), (0, 4)), 15),),
}


class RulesScene(CandlelitScene):
    """Topics on the left, the page on the right."""

    def __init__(self, app: App, topic: str = "goal") -> None:
        super().__init__(app, "plain")
        self.topic = topic if topic in TOPICS else TOPICS[0]
        self.ring = FocusRing(play=app.audio.play)
        self.widgets: list[Widget] = []
        self._build()

    def _build(self) -> None:
        rows: list[Widget] = [
            Row(
                Rect(LIST.x + 16, LIST.y + 34 + i * ROW, LIST.w - 32, ROW),
                t(f"rules.{topic}"),
                "",
                topic == self.topic,
                partial(self.show, topic),
            )
            for i, topic in enumerate(TOPICS)
        ]
        back = Button(
            Rect(1510, 990, 300, 72), t("button.done"), self.app.pop, style="green", size=36
        )
        self.widgets = [*rows, back]
        self.ring.replace(self.widgets, rows[TOPICS.index(self.topic)])

    def show(self, topic: str) -> None:
        """Turn to a page."""
        self.topic = topic
        self._build()

    def handle(self, event: InputEvent) -> None:
        self.warm()
        if event.backs:
            self.app.pop()
        elif event.kind == "key" and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        elif event.kind == "wheel" and event.wheel:
            self._turn(-1 if event.wheel > 0 else 1)
        else:
            self.ring.handle(event)
            at = self.ring.current
            if event.arrow is not None and isinstance(at, Row) and not at.chosen:
                at.activate()

    def _turn(self, by: int) -> None:
        self.show(TOPICS[(TOPICS.index(self.topic) + by) % len(TOPICS)])

    def update(self, dt: float) -> None:
        self.flicker(dt)

    def draw(self, canvas: Canvas) -> None:
        canvas.background("scenes/plain")
        self.flames.draw(canvas)
        canvas.text(t("rules.title"), 960, 20, 80, font="title", align="center", shadow=OUTLINE)
        canvas.panel("widgets/panel_parchment", *LIST)
        canvas.panel("widgets/panel_parchment", *PAGE)
        x, y = PAGE.x + 80, PAGE.y + 44
        canvas.text(t(f"rules.{self.topic}"), x, y, 58, font="title", colour=WINE)
        if self.topic in LISTS:
            LISTS[self.topic](canvas, x, y + 84)
        else:
            bottom = self._paragraphs(canvas, x, y + 92)
            for example in EXAMPLES.get(self.topic, ()):
                bottom = self._example(canvas, x, bottom + 26, *example)
            if self.topic in PICTURES:
                PICTURES[self.topic](canvas, PAGE.centre[0], (bottom + PAGE.bottom - 30) / 2)
        draw_all(canvas, self.ring, self.widgets)
        canvas.text(t("rules.keys"), 560, 1026, 26, colour=CREAM, middle=True, shadow=INK)

    def _paragraphs(self, canvas: Canvas, x: float, y: float) -> float:
        """The text of the page; the y below it."""
        for paragraph in t(f"rules.{self.topic}.body").split("\n"):
            box = canvas.text(paragraph, x, y, 34, colour=INK, width=PAGE.w - 160, wrap=True)
            y = box.bottom + 16
        return y

    def _example(
        self,
        canvas: Canvas,
        x: float,
        y: float,
        track: tuple[int, ...],
        picked: int,
        links: tuple[tuple[int, int], ...],
        haul: int,
    ) -> float:
        """A track lying on its side, the pick ringed, each pair that meets joined by an arc."""
        d, step = 66.0, 74.0
        w = step * len(track) + 60
        canvas.rect(x, y + 48, w, d + 34, (90, 58, 30), radius=16)
        canvas.rect(x + 5, y + 53, w - 10, d + 24, (52, 30, 16), radius=13)
        cy = y + 48 + 17 + d / 2
        places = [x + 30 + step * (i + 0.5) for i in range(len(track))]
        for i, colour in enumerate(track):
            canvas.marble(colour, places[i], cy, d)
        canvas.circle(places[picked], cy, d / 2 + 5, CREAM, line=4)
        for number, (low, high) in enumerate(links, 1):
            rise = 14 + 36 * number
            middle = (places[low] + places[high]) / 2
            span = (places[high] - places[low]) / 2
            points = [
                (middle + span * k / 12, cy - d / 2 + 4 - rise * (1 - (k / 12) ** 2))
                for k in range(-12, 13)
            ]
            canvas.dotted(points, WINE, 6, 13)
            canvas.image_at("objects/number_disc", middle, cy - d / 2 + 4 - rise, 34, 34)
            canvas.text(
                str(number),
                middle,
                cy - d / 2 + 3 - rise,
                23,
                font="head_bold",
                align="center",
                middle=True,
            )
        canvas.text(
            t(f"rules.example.{haul}"),
            x + w + 30,
            cy,
            29,
            font="text_medium",
            colour=SOFT_INK,
            width=PAGE.w - 190 - w,
            wrap=True,
            middle=True,
        )
        return y + 48 + d + 40
