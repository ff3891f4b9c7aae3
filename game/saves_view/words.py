"""What the list says of a saved game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from engine import marbles

from .. import opening
from .. import seats as seating
from ..text import catalogue, n, t

if TYPE_CHECKING:
    from engine import Record

    from ..saves import Entry

MANY = 3  # names that are told one by one; of more, the first two and how many others


def title(entry: Entry) -> str:
    """The name that the game has, else who plays it, else its file."""
    told = f"savelist.sample.{entry.path.stem}"
    if entry.kind == "sample" and told in catalogue():
        return t(told)
    if entry.about is not None and not named(entry):
        return names([seat.name for seat in entry.about.seats])
    return entry.title


def named(entry: Entry) -> bool:
    """Whether somebody gave the game a name; files that the program writes tell nothing."""
    return entry.kind in ("kept", "sample") or entry.title not in ("", entry.path.stem)


def names(people: Sequence[str]) -> str:
    """Who plays, in a few words."""
    if len(people) <= MANY:
        *most, last = people
        return t("list.and").join([", ".join(most), last]) if most else last
    return n("savelist.others", len(people) - 2, names=", ".join(people[:2]))


def turn(entry: Entry) -> str:
    """How far the game is."""
    about = entry.about
    if about is None:
        return ""
    if about.over:
        return n("savelist.over", about.turn)
    return t("savelist.turn", turn=about.turn) if about.turn else t("savelist.draft")


def when(saved: float, now: float) -> str:
    """A time in seconds since 1970 as a person tells it; empty where it is none."""
    try:
        then, today = datetime.fromtimestamp(saved), datetime.fromtimestamp(now)
    except (OverflowError, OSError, ValueError):
        return ""
    if saved <= 0:
        return ""
    ago = (today.date() - then.date()).days
    clock = t("savelist.clock", hour=then.hour, minute=f"{then.minute:02}")
    if ago in (0, 1):
        return t("savelist.yesterday" if ago else "savelist.today", clock=clock)
    day = t("savelist.day", day=then.day, month=t(f"savelist.month.{then.month}"))
    return day if then.year == today.year else t("savelist.year", day=day, year=then.year)


def line(entry: Entry, now: float) -> str:
    """How far the game is and when it was saved, in one line."""
    saved = entry.about.saved if entry.about is not None and entry.kind != "sample" else 0.0
    parts = [part for part in (turn(entry), when(saved, now)) if part]
    return t("savelist.between").join(parts)


def proposed(record: Record) -> str:
    """A name for a game that is to be kept: who plays, and the turn."""
    found = record.extra.get(opening.EXTRA_SEATS)
    seats = seating.load(found, len(found) if isinstance(found, list) else 2)
    people = names([seat.name for seat in seats])
    turn = marbles.GAME.turn(marbles.GAME.load(record.snapshot))
    return t("save_as.proposed", names=people, turn=turn) if turn else people
