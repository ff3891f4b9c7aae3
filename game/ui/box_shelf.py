"""The boxes on their shelves, and the tags of their parts that hang below."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache

from .. import paths
from ..text import t
from ..theme import CREAM, GOLD, SHADE, Colour
from .canvas import Canvas
from .geometry import Rect
from .places import place
from .widgets import OFF_TEXT, Widget

ROOM = "newgame_boxes"
TAG = (306.0, 45.0)  # size of a tag
COLUMNS = {"base": 1254.0, "fifth": 1580.0, "sixth": 1254.0, "serum": 1580.0}
TOPS = {"base": 444.0, "fifth": 444.0, "sixth": 764.0, "serum": 764.0}  # of the first tag
STEP = 51.0  # from tag to tag
LIFT = 5.0  # units that a box rises under the pointer


def tag_rect(box: str, row: int) -> Rect:
    """Where the tag number `row` of a box hangs."""
    return Rect(COLUMNS[box], TOPS[box] + STEP * row - (3 * row if TOPS[box] > 700 else 0), *TAG)


@cache
def _sizes() -> dict[str, dict[str, tuple[float, ...]]]:
    file = paths.assets() / "images" / "boxes" / "places.toml"
    return tomllib.loads(file.read_text("utf-8"))


class BoxLid(Widget):
    """A box: a click takes all of it in, or puts all of it back."""

    def __init__(
        self, box: str, is_open: Callable[[], bool], flip: Callable[[], None], *, hint: str
    ) -> None:
        at, size = place(ROOM, box, (0, 0)), _sizes()[box]["size"]
        super().__init__(Rect(at[0], at[1], size[0], size[1]), hint=hint)
        self.box, self.is_open, self.flip = box, is_open, flip

    def activate(self) -> None:
        self.flip()

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        y -= LIFT if look in ("hover", "pressed") else 0
        there = self.is_open()
        canvas.image(f"boxes/{self.box}{'' if there else '_closed'}", x, y, w, h)
        left, top, wide, high = _sizes()[self.box]["title"]
        canvas.text(
            t(f"box.{self.box}"),
            x + left + wide / 2,
            y + top + high / 2 - 1,
            min(29.0, high * 0.86),
            font="head_bold",
            colour=(255, 246, 214) if there else OFF_TEXT,
            align="center",
            width=wide - 8,
            middle=True,
            shadow=SHADE,
        )


class Tag(Widget):
    """A hanging tag: a switch, or with `value` a way to more."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        act: Callable[[], None],
        *,
        on: Callable[[], bool] | None = None,
        value: str = "",
        hint: str = "",
        why_not: str = "",
    ) -> None:
        super().__init__(rect, hint=why_not or hint, enabled=not why_not)
        self.label, self.act, self.on, self.value = label, act, on, value

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas, look: str) -> None:
        x, y, w, h = self.rect
        canvas.panel("widgets/tag_part", x, y, w, h)
        middle = y + h / 2 - 1
        colour: Colour = (255, 246, 214) if look in ("hover", "pressed") else CREAM
        said = canvas.text(
            self.label,
            x + 30,
            middle,
            25,
            font="text_bold",
            colour=OFF_TEXT if look == "off" else colour,
            width=w - 138 if self.on else w * 0.5,
            middle=True,
            shadow=SHADE,
        )
        if self.on is None:
            left = said.right + 12
            canvas.text(
                self.value,
                left,
                middle,
                25,
                colour=OFF_TEXT if look == "off" else GOLD,
                width=x + w - 50 - left,
                middle=True,
                shadow=SHADE,
            )
            if look != "off":
                _arrow(canvas, x + w - 36, middle, colour)
            return
        name = "widgets/toggle_on" if self.on() else "widgets/toggle_off"
        canvas.panel(name, x + w - 96, y + (h - 35) / 2, 67, 35)
        if look == "off":
            canvas.image_at("icons/lock", x + w - 114, middle, 26, 26)


def _arrow(canvas: Canvas, x: float, y: float, colour: Colour) -> None:
    canvas.polyline([(x - 5, y - 9), (x + 4, y), (x - 5, y + 9)], colour, 4)
