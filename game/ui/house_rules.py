"""The parchment of house rules: countdown, tie-break, first player, professors, practice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..seats import Seat
from ..settings import NewGameChoice
from ..text import t
from ..theme import INK, SOFT_INK, VIOLET, WINE
from .canvas import Canvas
from .geometry import Rect
from .inputs import Choice
from .professors import FacultyCorner
from .widgets import PictureButton, Radio, Toggle, Widget

PARCHMENT = Rect(36, 780, 1176, 279)
COLUMNS = {"countdown": 87.0, "tie": 312.0, "first": 588.0, "professors": 838.0}
PRACTICE = Rect(706, 800, 440, 52)
HEAD, TOP = 858.0, 900.0
MOST = 12  # tokens of the countdown
RULE = (190, 150, 96)


class HouseRules:
    """What it shows and the widgets on it."""

    def __init__(
        self,
        choice: NewGameChoice,
        seats: Callable[[], list[Seat]],
        open_list: Callable[[Choice], None],
        open_faculty: Callable[[], None],
    ) -> None:
        self.choice, self.seats = choice, seats
        self.open_list, self.open_faculty = open_list, open_faculty

    @property
    def printed(self) -> int:
        """The countdown of the printed rules (R2.7)."""
        return len(self.seats()) + 2

    @property
    def countdown(self) -> int:
        """The Skill tokens of the countdown."""
        return self.choice.countdown or self.printed

    def _count(self, by: int) -> None:
        value = max(1, min(MOST, self.countdown + by))
        self.choice.countdown = None if value == self.printed else value

    def _breaks_ties_by(self, rule: str) -> bool:
        return self.choice.tie_break == rule

    def widgets(self) -> list[Widget]:
        """All that can be changed, for the seats of now."""
        x1, x2, x3, x4 = COLUMNS.values()
        widgets: list[Widget] = [
            Toggle(
                PRACTICE,
                t("newgame.practice"),
                lambda: self.choice.practice,
                partial(setattr, self.choice, "practice"),
                size=27,
                hint=t("newgame.practice.hint"),
            )
        ]
        widgets += [
            PictureButton(
                Rect(x1 + 134 * i, TOP + 4, 54, 54),
                f"widgets/stepper_{way}",
                partial(self._count, 2 * i - 1),
                hint=t(f"newgame.{hint}"),
            )
            for i, (way, hint) in enumerate((("minus", "fewer"), ("plus", "more")))
        ]
        widgets += [
            Radio(
                Rect(x2, TOP + i * 44, 248, 42),
                t(f"newgame.tie.{rule}"),
                partial(self._breaks_ties_by, rule),
                partial(setattr, self.choice, "tie_break", rule),
            )
            for i, rule in enumerate(("box", "online"))
        ]
        first = [("", t("newgame.first.seed"), "dice")]
        first += [(str(i), seat.name, "person_ink") for i, seat in enumerate(self.seats())]
        widgets.append(
            Choice(Rect(x3, TOP, 214, 54), first, self._first, self._put_first, self.open_list)
        )
        widgets.append(
            FacultyCorner(
                Rect(x4, TOP - 6, 330, 150), lambda: self.choice.professors, self.open_faculty
            )
        )
        return widgets

    def _first(self) -> str:
        return "" if self.choice.first is None else str(self.choice.first)

    def _put_first(self, value: str) -> None:
        self.choice.first = int(value) if value else None

    def still(self, canvas: Canvas) -> None:
        """What never changes."""
        canvas.image("parchment_rules", *PARCHMENT)
        canvas.text(t("newgame.rules"), 87, 800, 42, font="title", colour=VIOLET)
        for key, x in COLUMNS.items():
            canvas.text(t(f"newgame.{key}"), x, HEAD, 28, font="head_bold", colour=INK)
        for x in list(COLUMNS.values())[1:]:
            canvas.line(x - 26, HEAD + 4, x - 26, 1030, RULE, 2)

    def draw(self, canvas: Canvas) -> None:
        """What lies under the widgets and changes."""
        x1, x2, x3, x4 = COLUMNS.values()
        canvas.text(
            str(self.countdown), x1 + 94, TOP + 30, 50, font="head_bold", colour=WINE,
            align="center", middle=True,
        )  # fmt: skip
        for i in range(MOST):
            cx, cy = x1 + 12 + (i % 6) * 33, 984.0 + (i // 6) * 32
            if i < self.countdown:
                canvas.image_at("objects/medal_skill", cx, cy, 29, 29)
            else:
                canvas.circle(cx, cy, 11, (150, 110, 66), line=2, alpha=170)
        if self.countdown == self.printed:
            note = t("newgame.countdown.printed")
        else:
            note = t("newgame.countdown.house", n=self.printed)
        for said, x in ((note, 330), (t("newgame.tie.note"), x2 + 50)):
            y = 826 if x == 330 else 1006
            canvas.text(said, x, y, 24, colour=SOFT_INK, middle=True)
        canvas.text(t("newgame.first.note"), x3 + 4, 970, 24, colour=SOFT_INK, width=206, wrap=True)
        canvas.text(
            t("newgame.change"), x4 + 326, HEAD + 16, 25, font="text_bold", colour=VIOLET,
            align="right", middle=True,
        )  # fmt: skip
