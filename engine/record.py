"""A saved game as data: where it began, every action as a line, check values and a snapshot."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from .game import BadInput

FORMAT = 2
LARGEST = 4_000_000  # bytes of a record; a whole game takes about 30 kB
DIGEST = "digest"  # where the text of a record keeps the digest of all the rest


class Record(BaseModel):
    """A game that can be gone on with. `extra` belongs to the program and is kept as it is.

    A check is how many actions were played when a turn ended, and the key of the state then.
    """

    model_config = ConfigDict(extra="forbid")

    format: int = Field(ge=1)
    game: str
    config: dict[str, Any]
    seed: int
    start: dict[str, Any] | None = None
    actions: list[str]
    checks: list[tuple[int, str]]
    check: str
    snapshot: dict[str, Any]
    extra: dict[str, Any] = Field(default_factory=dict)
    sound: bool | None = Field(default=None, exclude=True)  # whether its text had its digest


class BadRecord(BadInput):
    """A record that can't be opened; `reason` is a word for programs that have their own words.

    It is `too_large`, `cut_short`, `no_record`, `too_new` or `damaged`.
    """

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


def record_text(record: Record) -> str:
    """The text of a record, with a digest that tells whether any of it was changed."""
    data = record.model_dump(mode="json")
    return json.dumps({**data, DIGEST: _digest(data)}, ensure_ascii=False, separators=(",", ":"))


def load_record(text: str | bytes) -> Record:
    """The record of a text; BadRecord says in a sentence why it can't be opened."""
    if len(text) > LARGEST:
        raise BadRecord("too_large", "The saved game is too large to be one.")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(
            "cut_short", "The saved game is cut short or damaged: it is not whole JSON."
        ) from error
    return read_record(data)


def read_record(data: Any) -> Record:
    """The record of plain data; BadRecord says in a sentence what is wrong with it."""
    if not isinstance(data, dict) or "format" not in data:
        raise BadRecord("no_record", "This is not a saved game: it has no format number.")
    told = data.get(DIGEST)
    data = {key: value for key, value in data.items() if key not in (DIGEST, "sound")}
    sound = None if told is None else told == _digest(data)
    try:
        record = Record.model_validate(_upgraded(data))
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise BadRecord(
            "damaged", f"The saved game is damaged at {place!r}: {first['msg']}."
        ) from error
    record.sound = sound
    return record


def _digest(data: dict[str, Any]) -> str:
    """A digest of plain data that does not depend on the order of keys."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _upgraded(data: dict[str, Any]) -> dict[str, Any]:
    """The same record in the present format, one format after another."""
    number = data["format"]
    if isinstance(number, bool) or not isinstance(number, int):
        return data
    if number > FORMAT:
        raise BadRecord(
            "too_new", f"The saved game has format {number}; this version reads up to {FORMAT}."
        )
    while number in UPGRADES:
        data = UPGRADES[number](data)
        number += 1
    return data


def _with_checks(data: dict[str, Any]) -> dict[str, Any]:
    """Format 1 had one check value, at the end."""
    return {**data, "format": 2, "checks": []}


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _with_checks}
