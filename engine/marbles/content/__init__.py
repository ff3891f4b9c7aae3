"""The potions as data: kinds and tiles, read once from the TOML files beside this file.

Facts come from the printed base game; tiles whose `source` is "ours" say so wherever shown.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..colours import EMPTY, ONE, Colour
from .boxes import TileRow, read_boxes


class Tile(NamedTuple):
    """One potion tile (R1.5). `layers` lie bottom to top, each a colour and its holes."""

    id: str
    kind: str
    value: int
    starter: bool
    layers: tuple[tuple[Colour, int], ...]
    source: str

    @property
    def holes(self) -> int:
        """How many marbles the tile takes."""
        return sum(n for _, n in self.layers)


class Kind(NamedTuple):
    """One potion: its power's id, the box it comes in, and its tiles by number."""

    id: str
    set: str
    tiles: tuple[int, ...]


def _load() -> tuple[tuple[Tile, ...], dict[str, Kind]]:
    tiles: list[Tile] = []
    kinds: dict[str, Kind] = {}
    for box in read_boxes():
        for row in box.kind:
            first = len(tiles)
            for tile in row.tile:
                tiles += _copies(row.id, tile)
            kinds[row.id] = Kind(row.id, box.set, tuple(range(first, len(tiles))))
    return tuple(tiles), kinds


def _copies(kind: str, row: TileRow) -> list[Tile]:
    layers = row.layers()
    stem = f"{kind}/{sum(n for _, n in layers)}"
    ids = [f"{stem}{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"[: row.copies]]
    return [Tile(name, kind, row.value, row.starter, layers, row.source) for name in ids]


_CONTENT = _load()
TILES: Final = _CONTENT[0]
KINDS: Final = _CONTENT[1]
TILE_NUMBERS: Final = {tile.id: number for number, tile in enumerate(TILES)}
EMPTY_FILL: Final = tuple(ONE[EMPTY] * tile.holes for tile in TILES)
