"""Deterministic rules engines and what they share. This module is the door for programs."""

from __future__ import annotations

from .game import Action, BadInput, Decision, Event, Game, IllegalAction
from .record import BadRecord, Record, load_record, read_record, record_text
from .session import Checked, Session, Verification, verify, verifying

__all__ = [
    "Action",
    "BadInput",
    "BadRecord",
    "Checked",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Record",
    "Session",
    "Verification",
    "load_record",
    "read_record",
    "record_text",
    "verify",
    "verifying",
]
