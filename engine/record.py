"""A saved game as data: where it began, every action as a line, a check value and a snapshot."""

from __future__ import annotations

import json
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from .game import BadInput

FORMAT = 1
LARGEST = 4_000_000  # bytes of a record; a whole game takes about 30 kB


class Record(BaseModel):
    """A game that can be gone on with. `extra` belongs to the program and is kept as it is."""

    model_config = ConfigDict(extra="forbid")

    format: int = Field(ge=1)
    game: str
    config: dict[str, Any]
    seed: int
    start: dict[str, Any] | None = None
    actions: list[str]
    check: str
    snapshot: dict[str, Any]
    extra: dict[str, Any] = Field(default_factory=dict)


def load_record(text: str | bytes) -> Record:
    """The record of a text; BadInput says in a sentence why it can't be opened."""
    if len(text) > LARGEST:
        raise BadInput("The saved game is too large to be one.")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput("The saved game is cut short or damaged: it is not whole JSON.") from error
    return read_record(data)


def read_record(data: Any) -> Record:
    """The record of plain data; BadInput says in a sentence what is wrong with it."""
    if not isinstance(data, dict) or "format" not in data:
        raise BadInput("This is not a saved game: it has no format number.")
    number = data["format"]
    if isinstance(number, int) and number > FORMAT:
        raise BadInput(f"The saved game has format {number}; this version reads up to {FORMAT}.")
    try:
        return Record.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise BadInput(f"The saved game is damaged at {place!r}: {first['msg']}.") from error
