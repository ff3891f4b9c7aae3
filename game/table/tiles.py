"""Drawing potion tiles: flask, liquid, holes, marbles, value and name, at any size."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from engine import marbles
from game import paths
from game.table.layout import Box, Spot
from game.table.mirror import EMPTY
from game.text import t
from game.theme import CREAM
from game.ui.canvas import Canvas

LETTERS = marbles.colours.LETTERS
LEAF = marbles.colours.LEAF
UNDECIDED = (EMPTY, marbles.colours.ECTOPLASM)  # what decides nothing of a layer
MINI_BELOW = 160  # a tile narrower than this is drawn with the mini pictures
LEAST_SEAL = 16.0  # units; the radius of a value that can be read
LEAF_SIGN = 0.46  # of a hole's diameter
SIZES = {"tile": (260.0, 362.0), "mini": (138.0, 200.0)}


def kind_of(tile: int) -> str:
    """The kind of a tile."""
    return str(marbles.TILES[tile].kind)


def hole_colours(tile: int) -> list[int]:
    """The colour of each hole, layer by layer from the bottom."""
    return [colour for colour, holes in marbles.TILES[tile].layers for _ in range(holes)]


def wanted(tile: int, holes: Sequence[int]) -> list[int]:
    """The colour that each hole asks for: leaves in a layer that has one (R9.3)."""
    found: list[int] = []
    for colour, number in marbles.TILES[tile].layers:
        start = len(found)
        found += [LEAF if LEAF in holes[start : start + number] else colour] * number
    return found


def may_leaf(tile: int, holes: Sequence[int]) -> list[int]:
    """The last hole of each layer that leaves may still make theirs (R9.3)."""
    found: list[int] = []
    end = 0
    for _, number in marbles.TILES[tile].layers:
        layer = holes[end : end + number]
        end += number
        if EMPTY in layer and all(marble in UNDECIDED for marble in layer):
            found.append(end - 1)
    return [] if LEAF in holes else found


@cache
def _geometry() -> dict[str, Any]:
    file = paths.assets() / "images" / "potions" / "geometry.toml"
    return tomllib.loads(file.read_text("utf-8"))


@cache
def _holes(tile: int, form: str) -> tuple[tuple[float, float], ...]:
    """The middle of each hole in units of the picture."""
    place = _geometry()[form][kind_of(tile)]
    hole, step = _geometry()[form]["hole"], _geometry()[form]["step"]
    layers = marbles.TILES[tile].layers
    rows, rooms = place[f"rows_{len(layers)}"], place[f"room_{len(layers)}"]
    found: list[tuple[float, float]] = []
    for (_, holes), y, room in zip(layers, rows, rooms, strict=True):
        gap = min(step, (room - hole) / max(1, holes - 1))
        left = place["axis"] - gap * (holes - 1) / 2
        found += [(left + gap * i, y) for i in range(holes)]
    return tuple(found)


def _form(box: Box) -> tuple[str, float]:
    """Which pictures suit a box, and their scale."""
    form = "mini" if box.w < MINI_BELOW else "tile"
    return form, box.w / SIZES[form][0]


def hole_spots(tile: int, box: Box) -> list[Spot]:
    """Where the holes of a tile lie on the table; the diameter is that of a marble in one."""
    form, scale = _form(box)
    d = _geometry()[form]["hole"] * (1.06 if form == "tile" else 1.04) * scale
    return [Spot(box.x + x * scale, box.y + y * scale, d) for x, y in _holes(tile, form)]


def draw_tile(
    canvas: Canvas,
    tile: int,
    box: Box,
    holes: Sequence[int] | None = None,
    *,
    hidden: Collection[int] = (),
    level: float | None = None,
) -> None:
    """A tile. `holes` are its marbles so far, `hidden` those still on their way there."""
    form, scale = _form(box)
    kind = kind_of(tile)
    prefix = "potions/tile_" if form == "tile" else "potions/mini_"
    liquid = f"potions/liquid_{kind}" if form == "tile" else f"potions/mini_{kind}_liquid"
    canvas.image(prefix + kind, *box)
    filled = [
        EMPTY if holes is None or i in hidden else holes[i] for i in range(len(hole_colours(tile)))
    ]
    share = level if level is not None else fill_level(filled)
    if share > 0.01:
        _draw_liquid(canvas, liquid, kind, form, box, share)
    ring = _geometry()[form]["hole"] * 1.12 * scale
    suffix = "" if form == "tile" else "_mini"
    colours = wanted(tile, holes) if holes is not None else hole_colours(tile)
    for spot, colour, marble in zip(hole_spots(tile, box), colours, filled, strict=True):
        if marble == EMPTY:
            canvas.image_at(f"marbles/hole_{LETTERS[colour]}{suffix}", spot.x, spot.y, ring, ring)
        else:
            canvas.image_at("marbles/shadow", spot.x + 1, spot.y + 3, spot.d * 1.15, spot.d * 1.15)
            canvas.marble(marble, spot.x, spot.y, spot.d)
    canvas.image(f"{prefix}{kind}_glass", *box)
    _draw_words(canvas, tile, form, box, scale)


def mark(canvas: Canvas, box: Box) -> None:
    """The sign of a tile filled out of order: it will bring a Scolding (R8.4)."""
    d = max(30.0, box.w * 0.2)
    canvas.image_at("objects/token_scolding", box.x + d * 0.6, box.y + d * 0.7, d, d)


def mark_leaves(canvas: Canvas, tile: int, box: Box, holes: Sequence[int]) -> None:
    """A small leaf at the end of each layer that leaves may still make theirs (R9.3)."""
    spots = hole_spots(tile, box)
    for hole in may_leaf(tile, holes):
        spot = spots[hole]
        d = spot.d * LEAF_SIGN
        out = spot.d * 0.42
        canvas.image_at("marbles/may_leaf", spot.x + out, spot.y - out * 0.75, d, d)


def fill_level(holes: Sequence[int]) -> float:
    """How full a flask stands, 0 to 1."""
    return sum(1 for marble in holes if marble != EMPTY) / max(1, len(holes))


def _draw_liquid(
    canvas: Canvas, picture: str, kind: str, form: str, box: Box, share: float
) -> None:
    place = _geometry()[form][kind]
    height = SIZES[form][1]
    foot, top = place["liquid_foot"], place["liquid_top"]
    y = foot + (top - foot) * min(1.0, share)
    canvas.crop(picture, *box, (0.0, y / height, 1.0, 1 - y / height))
    scale = box.w / SIZES[form][0]
    half = half_width(place["half"], y) * scale
    x, line = box.x + place["axis"] * scale, box.y + y * scale
    canvas.line(x - half, line, x + half, line, (255, 246, 224), 2.2 * scale)


def half_width(profile: Sequence[Sequence[float]], y: float) -> float:
    """The inner half width of a flask at a height, from its table of pairs."""
    for (y1, w1), (y2, w2) in pairwise(profile):
        if y1 <= y <= y2:
            return w1 + (w2 - w1) * (y - y1) / (y2 - y1)
    return float(profile[-1][1] if y > profile[-1][0] else profile[0][1])


def _draw_words(canvas: Canvas, tile: int, form: str, box: Box, scale: float) -> None:
    place = _geometry()[form]
    x, y = (part * scale for part in place["seal"])
    radius = place["seal_radius"] * scale
    if radius < LEAST_SEAL:  # a larger one over the painted one, so that its number can be read
        x, y, radius = min(x, box.w - LEAST_SEAL), max(y, LEAST_SEAL), LEAST_SEAL
        canvas.image_at("objects/rosette_total", box.x + x, box.y + y, radius * 2.3, radius * 2.3)
    canvas.text(
        str(marbles.TILES[tile].value),
        box.x + x,
        box.y + y,
        radius * 1.05,
        font="head_bold",
        colour=CREAM,
        align="center",
        middle=True,
    )
    if form == "tile":
        x, y = place["ribbon"]
        canvas.text(
            t(f"kind.short.{kind_of(tile)}"),
            box.x + x * scale,
            box.y + y * scale,
            22 * scale,
            font="head_bold",
            colour=CREAM,
            align="center",
            middle=True,
            width=(place["ribbon_width"] - 14) * scale,
            shadow=(30, 10, 40),
        )


def draw_bottle(canvas: Canvas, tile: int, box: Box, look: str = "") -> None:
    """A finished bottle: plain, "drunk" or "lit"."""
    name = f"potions/bottle_{kind_of(tile)}"
    if look == "lit":
        canvas.image_at("objects/glow", box.cx, box.cy, box.w * 2.0, box.h * 1.5, alpha=150)
    canvas.image(f"{name}_{look}" if look else name, *box)
