"""Potion Explosion: the rules of RULES.md as a deterministic game. This module is its door."""

from __future__ import annotations

from . import colours, events
from .actions import Verb
from .config import COUNTDOWN, KINDS_IN_PLAY, MANY_SEATS, MOST_PROFESSORS, NOT_SIMPLE, Config
from .content import KINDS, TILES, Kind, Tile
from .dispenser import REACH, SEEN, TRACKS, Preview, hidden
from .queries import (
    chosen,
    power_in_use,
    preview,
    professor_in_use,
    rival_in_question,
    timekeeper,
    why_not_drink,
)
from .rules import GAME, MarbleGame
from .state import Brew, State
from .turn import why_not_end, why_not_help

__all__ = [
    "COUNTDOWN",
    "GAME",
    "KINDS",
    "KINDS_IN_PLAY",
    "MANY_SEATS",
    "MOST_PROFESSORS",
    "NOT_SIMPLE",
    "REACH",
    "SEEN",
    "TILES",
    "TRACKS",
    "Brew",
    "Config",
    "Kind",
    "MarbleGame",
    "Preview",
    "State",
    "Tile",
    "Verb",
    "chosen",
    "colours",
    "events",
    "hidden",
    "power_in_use",
    "preview",
    "professor_in_use",
    "rival_in_question",
    "timekeeper",
    "why_not_drink",
    "why_not_end",
    "why_not_help",
]
