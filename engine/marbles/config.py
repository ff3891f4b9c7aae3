"""What can be chosen before a game (R2), checked field by field with a plain sentence each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..game import BadInput, short
from .content import KINDS
from .faculty import NEED_CAULDRON as PROFESSORS_AT_THE_CAULDRON
from .faculty import PROFESSOR_IDS

SEATS = range(2, 7)
MANY_SEATS = 5  # from here on The Sixth Student is needed (R2.1)
KINDS_IN_PLAY = {2: 6, 3: 6, 4: 6, 5: 7, 6: 8}  # by players (R2.4)
COUNTDOWN = range(1, 13)  # the house rule's reach (R2.7)
NOT_SIMPLE = ("lavamancing", "uttermost_stickiness")  # left out of the simple game (R2.4)
NEED_CAULDRON = ("ghastly_concoction", "poltergeist_sweat")  # kinds that exchange (R6.1)
MOST_PROFESSORS = 2  # R2.9
# The choice that lets the kinds of each box into the draw.
BOX_OF_SET = {"fifth": "fifth_potions", "sixth": "sixth_potions", "promo": "fulminating"}
BOXES = (*BOX_OF_SET.values(), "cauldron", "professors", "mandragora")


class Config(NamedTuple):
    """The choices of one game; None means drawn from the seed or set by the rules."""

    seats: int = 2
    kinds: tuple[str, ...] | None = None
    simple: bool = False
    fulminating: bool = False
    fifth_potions: bool = False
    sixth_potions: bool = False
    cauldron: bool = False
    professors: tuple[str, ...] | int = 0
    mandragora: bool = False
    countdown: int = 4
    tie_break: str = "box"
    first: int | None = None
    draft: bool = True

    def closed(self, kind: str) -> str:
        """Why a kind can't be in play, as the name of the choice that bars it; empty if it can."""
        box = BOX_OF_SET.get(KINDS[kind].set, "")
        if box and not getattr(self, box):
            return box
        if kind in NEED_CAULDRON and not self.cauldron:
            return "cauldron"
        return "simple" if self.simple and kind in NOT_SIMPLE else ""

    def candidates(self) -> list[str]:
        """The kinds that may be drawn (R2.4)."""
        return [kind for kind in KINDS if not self.closed(kind)]

    def faculty(self) -> list[str]:
        """The professors that may be drawn (R8.4)."""
        return [p for p in PROFESSOR_IDS if self.cauldron or p not in PROFESSORS_AT_THE_CAULDRON]


def read_config(data: Mapping[str, Any]) -> Config:
    """The config of plain data; BadInput with a sentence that names what is wrong.

    >>> read_config({"seats": 3}).countdown
    5
    """
    if not isinstance(data, Mapping):
        raise BadInput("The config must be an object of named choices.")
    for name in data:
        if name not in Config._fields:
            known = ", ".join(Config._fields)
            raise BadInput(f"The config has no choice {name!r}; there are {known}.")
    seats = _whole(data.get("seats", 2), "seats", SEATS)
    countdown = data.get("countdown")
    first = data.get("first")
    config = Config(
        seats=seats,
        simple=_switch(data, "simple"),
        fulminating=_switch(data, "fulminating"),
        fifth_potions=_switch(data, "fifth_potions"),
        sixth_potions=_switch(data, "sixth_potions"),
        cauldron=_switch(data, "cauldron"),
        mandragora=_switch(data, "mandragora"),
        countdown=seats + 2 if countdown is None else _whole(countdown, "countdown", COUNTDOWN),
        tie_break=_tie_break(data.get("tie_break", "box")),
        first=None if first is None else _whole(first, "first", range(seats)),
        draft=_switch(data, "draft", True),
    )
    if seats >= MANY_SEATS and not config.mandragora:
        raise BadInput(
            f"'seats' may be {seats} only where 'mandragora', The Sixth Student, is true."
        )
    _check_simple(config)
    config = config._replace(professors=_professors(data.get("professors", 0), config))
    return config._replace(kinds=_kinds(data.get("kinds"), config))


def config_data(config: Config) -> dict[str, Any]:
    """The config as plain data that `read_config` takes; boxes are named where they are open.

    So the games of before there were boxes keep their check values.
    """
    data = {}
    for name, value in config._asdict().items():
        if value or name not in BOXES:
            data[name] = list(value) if isinstance(value, tuple) else value
    return data


def _whole(value: Any, name: str, allowed: range) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and value in allowed:
        return value
    least, most = allowed[0], allowed[-1]
    raise BadInput(f"{name!r} must be a whole number from {least} to {most}, not {short(value)}.")


def _switch(data: Mapping[str, Any], name: str, usual: bool = False) -> bool:
    value = data.get(name, usual)
    if isinstance(value, bool):
        return value
    raise BadInput(f"{name!r} must be true or false, not {short(value)}.")


def _tie_break(value: Any) -> str:
    if isinstance(value, str) and value in ("box", "online"):
        return value
    raise BadInput(f"'tie_break' must be 'box' or 'online', not {short(value)}.")


def _names(value: Any, what: str) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(k, str) for k in value):
        raise BadInput(f"{what!r} must be a list of ids, not {short(value)}.")
    if len(set(value)) != len(value):
        raise BadInput(f"{what!r} names one of them twice.")
    return tuple(value)


def _professors(value: Any, config: Config) -> tuple[str, ...] | int:
    if value is None or value == []:
        return 0
    if isinstance(value, int) and not isinstance(value, bool):
        return _whole(value, "professors", range(MOST_PROFESSORS + 1))
    names = _names(value, "professors")
    for name in names:
        if name not in PROFESSOR_IDS:
            known = ", ".join(PROFESSOR_IDS)
            raise BadInput(f"'professors' names {short(name)}, who is none; there are {known}.")
        if name not in config.faculty():
            raise BadInput(f"'professors' names {name!r}, who needs 'cauldron' to be true.")
    if len(names) > MOST_PROFESSORS:
        raise BadInput(f"'professors' may name {MOST_PROFESSORS} at most.")
    return names


def _check_simple(config: Config) -> None:
    """The simple game has six kinds of the base game and no others (R2.4)."""
    if not config.simple:
        return
    for box in BOX_OF_SET.values():
        if getattr(config, box):
            raise BadInput(f"'simple' and {box!r} can't both be true: it has base potions alone.")
    needed = KINDS_IN_PLAY[config.seats]
    if len(config.candidates()) < needed:
        raise BadInput(f"'simple' leaves too few potions: {config.seats} players need {needed}.")


def _kinds(value: Any, config: Config) -> tuple[str, ...] | None:
    if value is None:
        return None
    names = _names(value, "kinds")
    for kind in names:
        if kind not in KINDS:
            known = ", ".join(KINDS)
            raise BadInput(f"'kinds' names {short(kind)}, which is no potion; there are {known}.")
        if barred := config.closed(kind):
            other = "false" if barred == "simple" else "true"
            raise BadInput(f"'kinds' names {kind!r}, which needs {barred!r} to be {other}.")
    needed = KINDS_IN_PLAY[config.seats]
    if len(names) != needed:
        raise BadInput(f"'kinds' must name {needed} different potions for {config.seats} players.")
    return tuple(kind for kind in KINDS if kind in names)
