"""Who plays: a level of the engine with a style, or a program of somebody else."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.ai import LEVELS, STYLES
from engine.game import BadInput

Command = tuple[str, ...]


class Player(NamedTuple):
    """`name` is what the tables say; `command` is empty for the engine's own players.

    `weights` are the numbers of a judgement that is tried out; empty for the engine's own.
    """

    name: str
    level: str
    style: str = ""
    command: Command = ()
    weights: tuple[int, ...] = ()


def read_programs(texts: Sequence[str]) -> dict[str, Command]:
    """The outside programs of ``--engine NAME=COMMAND`` by name."""
    programs: dict[str, Command] = {}
    for text in texts:
        name, sign, command = text.partition("=")
        if not sign or not command.strip() or not name.isidentifier():
            raise BadInput(f"--engine needs NAME=COMMAND with a plain word as name, not {text!r}.")
        if name in LEVELS or name in programs:
            raise BadInput(f"--engine {name!r}: that name is taken, choose another one.")
        try:
            programs[name] = tuple(shlex.split(command))
        except ValueError as error:
            raise BadInput(f"--engine {name!r}: the command has an open quote.") from error
    return programs


def read_player(text: str, programs: Mapping[str, Command]) -> Player:
    """The player of `LEVEL`, `LEVEL+STYLE`, `PROGRAM` or `PROGRAM/LEVEL`.

    >>> read_player("professor+bold", {})
    Player(name='professor+bold', level='professor', style='bold', command=(), weights=())
    """
    first, plus, style = text.partition("+")
    program, slash, level = first.partition("/")
    if program in programs:
        return Player(text, level, style, programs[program])
    if slash or program not in LEVELS:
        known = ", ".join((*LEVELS, *programs))
        raise BadInput(f"There is no player {text!r}; there are {known}.")
    if plus and (not style or style not in STYLES):
        known = ", ".join(filter(None, STYLES))
        raise BadInput(f"There is no style {style!r}; there are {known}.")
    return Player(text, first, style)
