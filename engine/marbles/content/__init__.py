"""The potions as data: kinds and tiles, read once from the TOML files beside this file.

Facts come from the printed base game; tiles whose `source` is "ours" say so wherever shown.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ...game import BadInput
from ..colours import BASE, Colour

FILES = ("base", "fifth", "sixth", "promo")


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


class _TileRow(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    value: int = Field(ge=1, le=20)
    copies: int = Field(ge=1, le=26)
    starter: bool = False
    red: int = Field(0, ge=0, le=4)
    blue: int = Field(0, ge=0, le=4)
    black: int = Field(0, ge=0, le=4)
    yellow: int = Field(0, ge=0, le=4)
    source: Literal["published", "ours"]

    def layers(self) -> tuple[tuple[Colour, int], ...]:
        """Bigger layers lower, equal sizes in the order R, B, K, Y (R1.5)."""
        sizes = zip(BASE, (self.red, self.blue, self.black, self.yellow), strict=True)
        return tuple(
            sorted(((c, n) for c, n in sizes if n), key=lambda layer: (-layer[1], layer[0]))
        )


class _KindRow(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    id: str = Field(pattern=r"^[a-z_]+$")
    tile: list[_TileRow] = Field(min_length=1)


class _Box(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    set: Literal["base", "fifth", "sixth", "promo"]
    kind: list[_KindRow] = Field(min_length=1)


def read_box(name: str, text: str) -> _Box:
    """The checked content of one file; BadInput names the file, the place and what is wrong."""
    try:
        return _Box.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"The content file {name} is not TOML: {error}.") from error
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise BadInput(f"The content file {name} is wrong at {place}: {first['msg']}.") from error


def _load() -> tuple[tuple[Tile, ...], dict[str, Kind]]:
    tiles: list[Tile] = []
    kinds: dict[str, Kind] = {}
    for name in FILES:
        path = Path(__file__).with_name(f"{name}.toml")
        box = read_box(path.name, path.read_text(encoding="utf-8"))
        for row in box.kind:
            first = len(tiles)
            for tile in row.tile:
                tiles += _copies(row.id, tile)
            kinds[row.id] = Kind(row.id, box.set, tuple(range(first, len(tiles))))
    return tuple(tiles), kinds


def _copies(kind: str, row: _TileRow) -> list[Tile]:
    layers = row.layers()
    stem = f"{kind}/{sum(n for _, n in layers)}"
    ids = [f"{stem}{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"[: row.copies]]
    return [Tile(name, kind, row.value, row.starter, layers, row.source) for name in ids]


TILES, KINDS = _load()
TILE_NUMBERS: dict[str, int] = {tile.id: number for number, tile in enumerate(TILES)}
EMPTY_FILL: tuple[bytes, ...] = tuple(bytes([6]) * tile.holes for tile in TILES)
