"""What can be chosen before a game (R2), checked field by field with a plain sentence each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..game import BadInput
from .content import KINDS

KINDS_IN_PLAY = {2: 6, 3: 6, 4: 6, 5: 7, 6: 8}  # by players (R2.4)
NOT_SIMPLE = ("lavamancing", "uttermost_stickiness")  # left out of the simple game (R2.4)
COUNTDOWN = range(1, 13)  # the house rule's reach (R2.7)
# Parts of boxes that the program does not play yet, and the value that leaves them out.
CLOSED: dict[str, Any] = {
    "fulminating": False,
    "fifth_potions": False,
    "cauldron": False,
    "professors": 0,
    "mandragora": False,
    "sixth_potions": False,
}
SEATS = range(2, 5)


class Config(NamedTuple):
    """The choices of one game; None means drawn from the seed or set by the rules."""

    seats: int = 2
    kinds: tuple[str, ...] | None = None
    simple: bool = False
    countdown: int = 4
    tie_break: str = "box"
    first: int | None = None
    draft: bool = True

    def candidates(self) -> list[str]:
        """The kinds that may be drawn (R2.4)."""
        return [k for k in KINDS if not (self.simple and k in NOT_SIMPLE)]


def read_config(data: Mapping[str, Any]) -> Config:
    """The config of plain data; BadInput with a sentence that names what is wrong.

    >>> read_config({"seats": 3}).countdown
    5
    """
    if not isinstance(data, Mapping):
        raise BadInput("The config must be an object of named choices.")
    for name in data:
        if name not in Config._fields and name not in CLOSED:
            known = ", ".join((*Config._fields, *CLOSED))
            raise BadInput(f"The config has no choice {name!r}; there are {known}.")
    for name, without in CLOSED.items():
        value = data.get(name, without)
        if value not in (without, [], None):
            raise BadInput(f"The choice {name!r} belongs to a box that can't be played yet.")
    seats = _whole(data.get("seats", 2), "seats", SEATS)
    countdown = data.get("countdown")
    first = data.get("first")
    config = Config(
        seats=seats,
        simple=_switch(data.get("simple", False), "simple"),
        countdown=seats + 2 if countdown is None else _whole(countdown, "countdown", COUNTDOWN),
        tie_break=_tie_break(data.get("tie_break", "box")),
        first=None if first is None else _whole(first, "first", range(seats)),
        draft=_switch(data.get("draft", True), "draft"),
    )
    return config._replace(kinds=_kinds(data.get("kinds"), config))


def config_data(config: Config) -> dict[str, Any]:
    """The config as plain data that `read_config` takes."""
    data = config._asdict()
    data["kinds"] = None if config.kinds is None else list(config.kinds)
    return data


def _whole(value: Any, name: str, allowed: range) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and value in allowed:
        return value
    raise BadInput(
        f"{name!r} must be a whole number from {allowed[0]} to {allowed[-1]}, not {_short(value)}."
    )


def _switch(value: Any, name: str) -> bool:
    if isinstance(value, bool):
        return value
    raise BadInput(f"{name!r} must be true or false, not {_short(value)}.")


def _tie_break(value: Any) -> str:
    if isinstance(value, str) and value in ("box", "online"):
        return value
    raise BadInput(f"'tie_break' must be 'box' or 'online', not {_short(value)}.")


def _kinds(value: Any, config: Config) -> tuple[str, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list | tuple) or not all(isinstance(k, str) for k in value):
        raise BadInput(f"'kinds' must be a list of potion ids, not {_short(value)}.")
    allowed = config.candidates()
    for kind in value:
        if kind not in KINDS:
            raise BadInput(
                f"'kinds' names {_short(kind)}, which is no potion; there are {', '.join(KINDS)}."
            )
        if kind not in allowed:
            raise BadInput(f"'kinds' names {kind!r}, which the simple game leaves out.")
    needed = KINDS_IN_PLAY[config.seats]
    if len(set(value)) != len(value) or len(value) != needed:
        raise BadInput(f"'kinds' must name {needed} different potions for {config.seats} players.")
    return tuple(k for k in KINDS if k in value)


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
