"""The content files as checked data; what they come to is made of it in `__init__.py`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ...game import BadInput
from ..colours import BASE, Colour

FILES = ("base", "fifth", "sixth", "promo")


class TileRow(BaseModel):
    """Tiles that are alike."""

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


class KindRow(BaseModel):
    """One potion and its tiles."""

    model_config = ConfigDict(extra="forbid", strict=True)

    id: str = Field(pattern=r"^[a-z_]+$")
    tile: list[TileRow] = Field(min_length=1)


class Box(BaseModel):
    """One file: the potions that come together."""

    model_config = ConfigDict(extra="forbid", strict=True)

    set: Literal["base", "fifth", "sixth", "promo"]
    kind: list[KindRow] = Field(min_length=1)


def read_box(name: str, text: str) -> Box:
    """The checked content of one file; BadInput names the file, the place and what is wrong."""
    try:
        return Box.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"The content file {name} is not TOML: {error}.") from error
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise BadInput(f"The content file {name} is wrong at {place}: {first['msg']}.") from error


def read_boxes() -> Iterator[Box]:
    """The boxes in their order, which gives the tiles their numbers."""
    for name in FILES:
        path = Path(__file__).with_name(f"{name}.toml")
        yield read_box(path.name, path.read_text(encoding="utf-8"))
