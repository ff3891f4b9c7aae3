"""Deterministic rules engines and what they share. This module is the door for programs."""

from __future__ import annotations

from .game import Action, BadInput, Decision, Event, Game, IllegalAction
from .record import Record, load_record, read_record
from .session import Session

__all__ = [
    "Action",
    "BadInput",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Record",
    "Session",
    "load_record",
    "read_record",
]
