"""Writes where things stand on the potion pictures, for the program to place holes and text."""

from __future__ import annotations

from tools.art.bottles import BOTTLE_VIEW
from tools.art.flasks import FLASKS, FOOT, HOLE, Flask, View
from tools.art.kit import IMAGES
from tools.art.potions import MINI, MINI_VIEW, RIBBON, SEAL, TILE, TILE_VIEW

HEAD = """\
# Where things stand on the potion pictures, in units of the picture (tile 260 x 362,
# mini 138 x 200, bottle 60 x 90). Written by `python -m tools.art geometry`.
#
# rows_2, rows_3: y of the hole centres for potions of 2 and 3 layers, bottom first.
# room_2, room_3: widest row there, from ring to ring. n holes of diameter `hole` stand
#                 min(step, (room - hole) / (n - 1)) apart, around axis.
# liquid_foot, liquid_top: y of an empty and of a full flask. half: [y, half inner width] pairs
#                 from top to foot, for the surface of the liquid and the lines between layers.
"""
STEP = 51.0  # units between hole centres, where there is room
WALL = 2.0  # half the thickness of the glass


def _numbers(values: tuple[float, ...] | list[float]) -> str:
    return "[" + ", ".join(f"{value:.1f}" for value in values) + "]"


def _rows(flask: Flask, view: View) -> list[str]:
    lines = []
    for layers, rows in enumerate(flask.rows, 2):
        lines.append(f"rows_{layers} = {_numbers([view.y(y) for y in rows])}")
        rooms = [flask.room(y) * view.across for y in rows]
        lines.append(f"room_{layers} = {_numbers(rooms)}")
    return lines


def _flask(name: str, flask: Flask, view: View) -> list[str]:
    top, foot = flask.shoulder, FOOT - WALL
    heights = [top + (foot - top) * i / 20 for i in range(21)]
    half = [
        _numbers([view.y(y), max(0.0, flask.half_at(min(y, FOOT - 4)) - WALL) * view.across])
        for y in heights
    ]
    return [
        f"\n[{name}]",
        f"axis = {view.axis:.1f}",
        *(_rows(flask, view) if view is not BOTTLE_VIEW else []),
        f"liquid_foot = {view.y(foot):.1f}",
        f"liquid_top = {view.y(top):.1f}",
        f"half = [{', '.join(half)}]",
    ]


def _sheet(name: str, size: tuple[int, int], view: View) -> list[str]:
    x, y, radius = SEAL[size]
    return [
        f"\n[{name}]",
        f"hole = {HOLE * view.across:.1f}",
        f"step = {STEP * view.across:.1f}",
        f"seal = {_numbers([x, y])}",
        f"seal_radius = {radius:.1f}",
    ]


def main() -> None:
    """Write assets/images/potions/geometry.toml."""
    lines = _sheet("tile", TILE, TILE_VIEW)
    lines += [f"ribbon = {_numbers(RIBBON[:2])}", f"ribbon_width = {RIBBON[2] - 40:.1f}"]
    lines += _sheet("mini", MINI, MINI_VIEW)
    for kind, flask in FLASKS.items():
        lines += _flask(f"tile.{kind}", flask, TILE_VIEW)
        lines += _flask(f"mini.{kind}", flask, MINI_VIEW)
        lines += _flask(f"bottle.{kind}", flask, BOTTLE_VIEW)
    (IMAGES / "potions" / "geometry.toml").write_text(HEAD + "\n".join(lines) + "\n")
