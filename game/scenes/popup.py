"""Small windows over a scene: a list to choose from, the wardrobe of a seat, a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from .. import seats as seating
from ..app import App
from ..seats import Seat
from ..text import t
from ..theme import CREAM, INK, WINE
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.portrait import portrait
from ..ui.widgets import Button, Widget, draw_all
from .base import Scene

ROW = 56.0


class Popup(Scene):
    """Closes on Escape or a click beside it."""

    overlay = True
    dim = 120

    def __init__(self, app: App, box: Rect) -> None:
        super().__init__(app)
        self.box = box
        self.ring = FocusRing(play=app.audio.play)
        self.widgets: list[Widget] = []

    def show(self, widgets: Sequence[Widget], focus: Widget | None = None) -> None:
        """Fill the window."""
        self.widgets = list(widgets)
        self.ring.replace(self.widgets, focus or (self.widgets[0] if self.widgets else None))

    def handle(self, event: InputEvent) -> None:
        beside = event.clicks and not self.box.hit(event.x, event.y)
        if event.backs or beside:
            self.app.pop()
        else:
            self.ring.handle(event)

    def draw(self, canvas: Canvas) -> None:
        canvas.dim(self.dim)
        self.frame(canvas)
        draw_all(canvas, self.ring, self.widgets)

    def frame(self, canvas: Canvas) -> None:
        """What lies under the widgets."""
        canvas.panel("widgets/panel_parchment", *self.box)


class Row(Widget):
    """One option of a list."""

    def __init__(
        self, rect: Rect, label: str, icon: str, chosen: bool, act: Callable[[], None]
    ) -> None:
        super().__init__(rect)
        self.label, self.icon, self.chosen, self.act = label, icon, chosen, act

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        shade = 150 if look in ("hover", "pressed") else 80 if self.chosen else 0
        if shade:
            canvas.rect(x + 6, y + 2, w - 12, h - 4, (217, 168, 90), radius=10, alpha=shade)
        if self.icon:
            canvas.image(f"icons/{self.icon}", x + 20, y + (h - 32) / 2, 32, 32)
        canvas.text(
            self.label,
            x + (64 if self.icon else 24),
            y + h / 2,
            min(28.0, h * 0.64),
            font="text_bold" if self.chosen else "text_medium",
            colour=WINE if self.chosen else INK,
            width=w - 90,
            middle=True,
        )


class ListScene(Popup):
    """The options of a `Choice`, hanging under it."""

    dim = 40

    def __init__(
        self,
        app: App,
        under: Rect,
        options: Sequence[tuple[str, str, str]],
        chosen: str,
        put: Callable[[str], None],
    ) -> None:
        h = ROW * len(options) + 28
        y = under.bottom + 6 if under.bottom + 6 + h < 1070 else under.y - h - 6
        super().__init__(app, Rect(under.x, y, max(under.w, 280), h))

        def pick(value: str) -> None:
            app.pop()
            put(value)

        rows = [
            Row(
                Rect(self.box.x + 8, y + 14 + i * ROW, self.box.w - 16, ROW),
                label,
                icon,
                value == chosen,
                partial(pick, value),
            )
            for i, (value, label, icon) in enumerate(options)
        ]
        self.show(rows, next((row for row in rows if row.chosen), rows[0]))


class Face(Widget):
    """A portrait or a colour to choose."""

    def __init__(self, rect: Rect, seat: Seat, *, crest: bool, act: Callable[[], None]) -> None:
        super().__init__(rect)
        self.seat, self.crest, self.act = seat, crest, act
        self.chosen = False

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas, look: str) -> None:
        (cx, cy), d = self.rect.centre, self.rect.w * (1.08 if look == "hover" else 1.0)
        if self.chosen:
            canvas.circle(cx, cy, d / 2 + 6, (240, 207, 122))
        if self.crest:
            canvas.image_at(f"crests/{self.seat.colour}", cx, cy, d, d)
        else:
            mood = "smile" if look == "hover" else ""
            portrait(canvas, self.seat, cx, cy, d, crest=False, mood=mood)


class WardrobeScene(Popup):
    """Choose the face and the colour of a seat."""

    def __init__(
        self, app: App, seat: Callable[[], Seat], dress: Callable[[str, str], None]
    ) -> None:
        super().__init__(app, Rect(480, 200, 960, 680))
        self.seat, self.dress = seat, dress
        self._fill()

    def _fill(self) -> None:
        seat, box = self.seat(), self.box
        faces: list[Widget] = []
        for i, avatar in enumerate(seating.AVATARS):
            rect = Rect(box.x + 96 + (i % 4) * 206, box.y + 104 + (i // 4) * 176, 150, 150)
            face = Face(
                rect,
                seat._replace(avatar=avatar),
                crest=False,
                act=partial(self._wear, "", avatar),
            )
            face.chosen = avatar == seat.avatar
            faces.append(face)
        for i, colour in enumerate(seating.COLOURS):
            rect = Rect(box.x + 150 + i * 118, box.y + 474, 72, 72)
            face = Face(
                rect,
                seat._replace(colour=colour),
                crest=True,
                act=partial(self._wear, colour, ""),
            )
            face.chosen = colour == seat.colour
            faces.append(face)
        done = Button(
            Rect(box.x + 340, box.y + 574, 280, 76), t("button.done"), self.app.pop, style="green"
        )
        at = self.ring.items.index(self.ring.current) if self.ring.current else len(faces)
        self.show([*faces, done], [*faces, done][at])

    def _wear(self, colour: str, avatar: str) -> None:
        self.dress(colour, avatar)
        self._fill()

    def frame(self, canvas: Canvas) -> None:
        super().frame(canvas)
        cx = self.box.centre[0]
        title = t("wardrobe.title", name=self.seat().name)
        canvas.text(title, cx, self.box.y + 34, 44, font="title", colour=WINE, align="center")


class MessageScene(Popup):
    """One sentence and what can be done about it."""

    def __init__(
        self, app: App, sentence: str, answers: Sequence[tuple[str, Callable[[], None]]]
    ) -> None:
        super().__init__(app, Rect(560, 360, 800, 330))
        self.sentence = sentence

        def answer(act: Callable[[], None]) -> None:
            app.pop()
            act()

        w = (720 - 20 * (len(answers) - 1)) / len(answers)
        self.show(
            [
                Button(
                    Rect(600 + i * (w + 20), 572, w, 78),
                    label,
                    partial(answer, act),
                    style="green" if i == 0 else "violet",
                    size=30,
                )
                for i, (label, act) in enumerate(answers)
            ]
        )

    def frame(self, canvas: Canvas) -> None:
        canvas.panel("widgets/tooltip", *self.box)
        canvas.text(
            self.sentence,
            960,
            404,
            32,
            font="text_medium",
            colour=CREAM,
            align="center",
            width=700,
            wrap=True,
        )
