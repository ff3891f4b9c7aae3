"""The Ghastly Cauldron before the window: bracket, glow, marbles, froth and name plate (R8.1)."""

from __future__ import annotations

import tomllib
from functools import cache

from game import paths
from game.table import desk, layout
from game.table.layout import Box, Spot
from game.table.stage import Stage
from game.text import t
from game.ui.canvas import Canvas
from game.ui.places import place

BOX = layout.CAULDRON
BRACKET = Box(*place("table_bare", "bracket", (1006, 404, 236, 60)))
GLOW = Box(*place("table_bare", "cauldron_glow", (974, 144, 300, 300)))
SILL = Box(*place("table_bare", "sill", (976, 286, 286, 220)))
PLATE = Box(1019, 412, 210, 32)
FROTH = 4
RATE = 3.0  # pictures of the froth a second
CHOICE = 46.0  # diameter of a marble to choose out of it


@cache
def _places() -> tuple[float, list[tuple[float, float]]]:
    """The diameter of a marble and where marbles lie, in table units."""
    file = paths.assets() / "images" / "objects" / "cauldron.toml"
    data = tomllib.loads(file.read_text("utf-8"))
    return data["marble"], [(BOX.x + x, BOX.y + y) for x, y in data["places"]]


def rest(canvas: Canvas, stage: Stage) -> None:
    """What lies still: the bracket, or the bare sill with its keepsakes."""
    if stage.table.cauldron is None:
        canvas.image("objects/table_sill", *SILL)
    else:
        canvas.image("objects/cauldron_bracket", *BRACKET)


def live(canvas: Canvas, stage: Stage, time: float) -> None:
    """The bubbling cauldron and what is in it."""
    if stage.table.cauldron is None:
        return
    canvas.image("objects/cauldron_glow", *GLOW)
    canvas.image("objects/cauldron_back", *BOX)
    d, places = _places()
    lying = sorted(zip(places, stage.pot, strict=False), key=lambda pair: pair[0][1])
    for (x, y), colour in lying:
        canvas.marble(colour, x, y, d)
    canvas.image(f"objects/cauldron_froth_{int(time * RATE) % FROTH}", *BOX)
    canvas.image("objects/cauldron_front", *BOX)
    desk.label(canvas, t("table.cauldron", n=len(stage.pot)), PLATE, 18)


def choice(index: int, colours: int) -> Spot:
    """One of the colours that may come out, in a row over the cauldron."""
    step = CHOICE + 8
    return Spot(BOX.cx + step * (index - (colours - 1) / 2), BOX.y - 20, CHOICE)
