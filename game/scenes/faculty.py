"""Which professors watch the game: none, drawn by the seed, or chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from .. import boxes
from ..app import App
from ..settings import NewGameChoice
from ..text import t
from ..theme import INK, SHADE, SOFT_INK, WINE
from ..ui.canvas import Canvas
from ..ui.geometry import Rect
from ..ui.professors import professor
from ..ui.widgets import Button, Radio, Widget
from .popup import Popup

BOX = Rect(140, 60, 1640, 960)
CARD = (490.0, 196.0)


class ProfessorCard(Widget):
    """A professor with the rule that comes along."""

    def __init__(self, rect: Rect, name: str, chosen: Callable[[], bool], why_not: str) -> None:
        super().__init__(rect, hint=why_not, enabled=not why_not)
        self.name, self.chosen = name, chosen
        self.act: Callable[[], None] = lambda: None

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        if self.chosen():
            canvas.rect(x, y, w, h, (255, 205, 90), radius=16, alpha=120)
            canvas.rect(x, y, w, h, (190, 132, 40), radius=16, line=3)
        elif look in ("hover", "pressed"):
            canvas.rect(x, y, w, h, (217, 168, 90), radius=16, alpha=90)
        professor(canvas, self.name, x + 80, y + h / 2, 140, "react" if look == "hover" else "")
        off = look == "off"
        head = t(f"professor.{self.name}")
        canvas.text(
            head, x + 160, y + 18, 31, font="head_bold", colour=SOFT_INK if off else WINE,
            width=w - 172,
        )  # fmt: skip
        said = self.hint if off else t(f"professor.rule.{self.name}")
        colour = SOFT_INK if off else INK
        canvas.text(said, x + 160, y + 56, 24.5, colour=colour, width=w - 172, wrap=True)
        if off:
            canvas.rect(x + 22, y + h / 2 - 58, 116, 116, SHADE, radius=6, alpha=150)
            canvas.image_at("icons/lock", x + 80, y + h / 2, 54, 54)
        elif self.chosen():
            canvas.image_at("objects/check", x + 136, y + h - 38, 46, 46)


class FacultyScene(Popup):
    """Every change holds at once."""

    dim = 150

    def __init__(self, app: App, choice: NewGameChoice, seats: int) -> None:
        super().__init__(app, BOX)
        self.choice = choice
        rules = boxes.rules(choice, seats)
        everybody = rules._replace(cauldron=True).faculty()
        here = rules.faculty()
        widgets: list[Widget] = [
            Radio(
                Rect(BOX.x + 68 + i * 330, BOX.y + 124, 320, 52),
                t(f"newgame.professors.mode.{i}"),
                partial(self._is, i),
                partial(self._put, i),
                size=30,
            )
            for i in range(3)
        ]
        for i, name in enumerate(everybody):
            rect = Rect(BOX.x + 60 + i % 3 * 510, BOX.y + 196 + i // 3 * 208, *CARD)
            why_not = "" if name in here else t("newgame.why.professor")
            card = ProfessorCard(rect, name, partial(self.chosen, name), why_not)
            card.act = partial(self.toggle, name)
            widgets.append(card)
        done = Button(
            Rect(BOX.right - 330, BOX.bottom - 112, 280, 78),
            t("button.done"),
            app.pop,
            style="green",
            size=38,
        )
        self.show([*widgets, done], done)

    def _is(self, mode: int) -> bool:
        return self.choice.professors == mode

    def _put(self, mode: int) -> None:
        self.choice.professors = mode

    def chosen(self, name: str) -> bool:
        """Whether a professor was chosen by name."""
        chosen = self.choice.professors
        return not isinstance(chosen, int) and name in chosen

    def toggle(self, name: str) -> None:
        """Choose a professor or send them home; a third takes the place of the first."""
        from engine.marbles import MOST_PROFESSORS

        chosen = self.choice.professors
        names = [] if isinstance(chosen, int) else list(chosen)
        if name in names:
            names.remove(name)
        else:
            names = [*names, name][-MOST_PROFESSORS:]
        self.choice.professors = names or 0

    def frame(self, canvas: Canvas) -> None:
        super().frame(canvas)
        x, y = BOX.x + 68, BOX.y + 36
        canvas.text(t("newgame.which_professors"), x, y, 56, font="title", colour=WINE)
        canvas.text(
            t("newgame.professors.about"), BOX.right - 68, y + 38, 27, colour=SOFT_INK,
            align="right", middle=True,
        )  # fmt: skip
