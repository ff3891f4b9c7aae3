"""Who sits at the table: what the program knows of a player, which the rules don't."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from . import characters

PERSON = "person"
LEVELS: tuple[str, ...] = ("novice", "apprentice", "scholar", "professor", "headmaster")
USUAL_LEVEL = "apprentice"
THINKS: dict[str, int] = {"professor": 1, "headmaster": 3}  # seconds a move may take, where told
FORMER: dict[str, str] = {"greedy": "apprentice", "random": "novice"}  # levels of older games
KINDS: tuple[str, ...] = (PERSON, *LEVELS)
COLOURS: tuple[str, ...] = ("plum", "teal", "rose", "copper", "blue", "moss")
PEOPLE: tuple[str, ...] = ("morgane", "basile", "ottilie", "kenzo", "linnea", "tibor")
FAMILIARS: tuple[str, ...] = ("cinder", "pip")
AVATARS: tuple[str, ...] = PEOPLE + FAMILIARS


class Seat(NamedTuple):
    """One place at the table; `kind` is "person" or a level of computer player."""

    name: str
    kind: str = PERSON
    colour: str = "plum"
    avatar: str = "morgane"
    hints: int = 0  # turns of this game in which a hint was shown

    @property
    def is_person(self) -> bool:
        """Whether somebody at the machine plays this seat."""
        return self.kind == PERSON

    @property
    def style(self) -> str:
        """How it plays within its level, which is its character's."""
        return "" if self.is_person else characters.style(self.avatar)


def dump(seats: Iterable[Seat]) -> list[dict[str, Any]]:
    """Seats as they lie in the record of a game, hints where there were some."""
    rows = [seat._asdict() for seat in seats]
    return [{key: value for key, value in row.items() if key != "hints" or value} for row in rows]


def load(data: Any, count: int) -> list[Seat]:
    """`count` seats from a record; whatever is missing or strange becomes the usual seat."""
    rows = list(data) if isinstance(data, list) else []
    return [_seat(rows[i] if i < len(rows) else None, i) for i in range(count)]


def usual(index: int, kind: str = PERSON) -> Seat:
    """The seat that stands at place `index` before anybody changed it."""
    avatar = AVATARS[index % len(AVATARS)]
    return Seat(avatar.capitalize(), kind, COLOURS[index % len(COLOURS)], avatar)


def renewed(seats: Iterable[Seat]) -> list[Seat]:
    """The same seats with the levels that a new game offers."""
    return [seat._replace(kind=FORMER.get(seat.kind, seat.kind)) for seat in seats]


def _seat(row: Any, index: int) -> Seat:
    plain = usual(index)
    if not isinstance(row, Mapping):
        return plain
    name = str(row.get("name", ""))[:24].strip()
    kind, colour, avatar = (str(row.get(key, "")) for key in ("kind", "colour", "avatar"))
    hints = row.get("hints")
    return Seat(
        name or plain.name,
        kind if kind in KINDS or kind in FORMER else plain.kind,
        colour if colour in COLOURS else plain.colour,
        avatar if avatar in AVATARS else plain.avatar,
        hints if isinstance(hints, int) and 0 <= hints < 1000 else 0,
    )
