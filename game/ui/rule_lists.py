"""The pages of the rules that list things: potions, professors, recipes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ..text import t
from ..theme import GOOD, INK, SOFT_INK, WINE
from .canvas import Canvas
from .professors import professor

if TYPE_CHECKING:
    from engine.marbles import Kind

WIDTH = 1090.0  # of a page
COLUMN = 560.0
NAME_W, CELL = 262.0, 207.0  # of a row of recipes
RULE = (206, 170, 116)


def _is_ours(kind: Kind) -> bool:
    """Whether recipes and values of a kind are not the published ones."""
    from engine.marbles import TILES

    return any(TILES[tile].source == "ours" for tile in kind.tiles)


def _potions(canvas: Canvas, x: float, y: float) -> None:
    from engine.marbles import KINDS

    _cells(canvas, x, y, [kind for kind in KINDS.values() if kind.set == "base"], 168)


def _more_potions(canvas: Canvas, x: float, y: float) -> None:
    from engine.marbles import KINDS

    more = [kind for kind in KINDS.values() if kind.set != "base"]
    _cells(canvas, x, y, more, 174)
    canvas.text(
        t("rules.more_potions.about"), x + COLUMN, y + 3 * 174 + 30, 27, colour=SOFT_INK,
        width=500, wrap=True,
    )  # fmt: skip


def _cells(canvas: Canvas, x: float, y: float, kinds: Sequence[Kind], step: float) -> None:
    """Potions in two columns, each with its picture and power."""
    for i, kind in enumerate(kinds):
        left, top = x + (i % 2) * COLUMN, y + (i // 2) * step
        canvas.image(f"potions/mini_{kind.id}", left, top, 100, 145)
        canvas.text(
            t(f"kind.{kind.id}"), left + 118, top, 30, font="head_bold", colour=WINE, width=410
        )
        below = top + 38
        if kind.set != "base":
            box = canvas.text(
                t(f"rules.more_potions.box.{kind.set}"), left + 118, below, 23, colour=SOFT_INK
            )
            if _is_ours(kind):
                said = t("rules.more_potions.ours")
                _mark(canvas, box.right + 22, box.centre[1] + 1)
                canvas.text(said, box.right + 36, below, 23, font="text_bold", colour=GOOD)
            below += 30
        canvas.text(t(f"power.{kind.id}"), left + 118, below, 26, colour=INK, width=408, wrap=True)


def _professors(canvas: Canvas, x: float, y: float) -> None:
    from engine.marbles import Config

    for i, name in enumerate(Config(cauldron=True).faculty()):
        left, top = x + (i % 2) * COLUMN, y + (i // 2) * 174
        professor(canvas, name, left + 62, top + 74, 132)
        canvas.text(
            t(f"professor.{name}"), left + 142, top, 30, font="head_bold", colour=WINE, width=390
        )
        canvas.text(
            t(f"professor.rule.{name}"), left + 142, top + 40, 26, colour=INK, width=396, wrap=True
        )
    about = t("rules.professors.about")
    canvas.text(about, x + COLUMN, y + 3 * 174 + 20, 27, colour=SOFT_INK, width=500, wrap=True)


def _recipes(canvas: Canvas, x: float, y: float) -> None:
    """A row for each kind: its different tiles, their value and their marbles bottom to top."""
    from engine.marbles import KINDS, TILES

    step = 41.0
    for row, kind in enumerate(KINDS.values()):
        middle = y + (row + 0.5) * step
        if row:
            canvas.line(x, middle - step / 2, x + WIDTH, middle - step / 2, RULE, 1)
        if _is_ours(kind):
            _mark(canvas, x - 18, middle)
        canvas.text(
            t(f"kind.short.{kind.id}"), x, middle, 26, font="text_bold", colour=WINE,
            width=NAME_W - 12, middle=True,
        )  # fmt: skip
        tiles = {(TILES[tile].value, TILES[tile].layers): None for tile in kind.tiles}
        for place, (value, layers) in enumerate(tiles):
            left = x + NAME_W + place * CELL
            canvas.text(
                str(value), left + 12, middle, 28, font="head_bold", colour=INK, align="center",
                middle=True,
            )  # fmt: skip
            holes = [colour for colour, count in layers for _ in range(count)]
            for k, colour in enumerate(holes):
                canvas.marble(colour, left + 45 + k * 22.5, middle, 24)
    foot = y + len(KINDS) * step + 12
    _mark(canvas, x - 18, foot + 15)
    canvas.text(t("rules.recipes.ours"), x, foot, 24, colour=SOFT_INK, width=WIDTH, wrap=True)


def _mark(canvas: Canvas, x: float, y: float) -> None:
    """What stands beside things that are ours."""
    canvas.circle(x, y, 7, GOOD)


LISTS: dict[str, Callable[[Canvas, float, float], None]] = {
    "potions": _potions,
    "professors": _professors,
    "more_potions": _more_potions,
    "recipes": _recipes,
}
