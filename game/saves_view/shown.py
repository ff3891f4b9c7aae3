"""The chosen game: its table as a large picture, and all that is known of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from .. import boxes
from ..table.small import SmallTable
from ..text import t
from ..theme import CREAM, GOLD, INK, OUTLINE, PALE, SOFT_INK, WINE
from ..ui.canvas import HEIGHT, WIDTH, Canvas
from ..ui.geometry import Rect
from ..ui.portrait import portrait
from . import words
from .peek import key

if TYPE_CHECKING:
    from engine.marbles import State

    from ..saves import Entry
    from ..seats import Seat

PICTURE = Rect(920, 112, 928, 522)
CARD = Rect(908, 648, 952, 186)
TITLE = Rect(936, 660, 640, 48)
FACE, SMALL_FACE = 56.0, 36.0
IN_A_ROW = 3  # players; more of them need two rows
LID_H = 58.0


def _silent(name: str, volume: float, pan: float) -> None:
    """A picture makes no sound."""


def frame(canvas: Canvas) -> None:
    """What stays the same whichever game is chosen."""
    canvas.rect(*PICTURE.grown(10), (58, 34, 18), radius=14)
    canvas.rect(*PICTURE.grown(10), GOLD, radius=14, line=2)
    canvas.rect(*PICTURE, (30, 20, 40))
    canvas.panel("widgets/panel_parchment", *CARD)


def picture(canvas: Canvas, entry: Entry, state: State) -> None:
    """The table as it stands, seen by the only person, else by whoever is asked."""
    w, h = canvas.px(PICTURE.w), canvas.px(PICTURE.h)

    def make() -> pygame.Surface:
        part = pygame.Surface((w, h)).convert()
        small = Canvas(part, canvas.pictures)
        small.lettering = canvas.lettering
        _table(entry, state).draw_table(small, Rect(0, 0, WIDTH, HEIGHT), "", -1)
        return part

    made = canvas.pictures.made(("saved", key(entry), w, h), make)
    canvas.surface.blit(made, canvas.to_pixels(PICTURE.x, PICTURE.y))


def _table(entry: Entry, state: State) -> SmallTable:
    from engine.marbles import GAME

    assert entry.about is not None
    seats = entry.about.seats
    persons = [i for i, seat in enumerate(seats) if seat.is_person]
    decision = GAME.decision(state)
    asked = decision.seat if not decision.over else GAME.winners(state)[0]
    table = SmallTable(seats, state, calm=True, sound=_silent)
    table.put(state, persons[0] if len(persons) == 1 else asked)
    return table


def no_picture(canvas: Canvas, said: str) -> None:
    """A sentence where the table would be."""
    cx, cy = PICTURE.centre
    canvas.image_at("icons/warning", cx, cy - 96, 84, 84)
    canvas.text(
        said, cx, cy - 34, 32, font="text_medium", colour=CREAM, align="center",
        width=PICTURE.w - 160, wrap=True,
    )  # fmt: skip


def welcome(canvas: Canvas) -> None:
    """What the place is for, while there is no game."""
    cx, cy = PICTURE.centre
    canvas.image_at("objects/cat_sit", cx, cy - 96, None, 170)
    canvas.text(
        t("savelist.empty.more"), cx, cy + 26, 32, font="text_medium", colour=PALE,
        align="center", width=PICTURE.w - 200, wrap=True, shadow=OUTLINE,
    )  # fmt: skip


def card(canvas: Canvas, entry: Entry, now: float | None = None) -> None:
    """Who played what, how far, when; the title is a field above it."""
    about = entry.about
    x, y, w, h = CARD
    left = x + 40
    if about is None or entry.problem:
        canvas.text(
            entry.path.name, left, y + 92, 26, font="text_medium", colour=SOFT_INK,
            width=w - 80, middle=True,
        )  # fmt: skip
        return
    told = words.line(entry, time.time() if now is None else now)
    canvas.text(told, left, y + 85, 27, font="text_bold", colour=INK, width=w - 360, middle=True)
    _players(canvas, about.seats, Rect(left, y + 102, w - (370 if about.boxes else 80), 78))
    _boxes(canvas, about.boxes, x + w - 36, y + h - 24)
    _marks(canvas, about.marks, x + w - 58, y + 40)


def _players(canvas: Canvas, seats: Sequence[Seat], box: Rect) -> None:
    """Faces with names, in one row, or in two where they are many."""
    rows = 1 if len(seats) <= IN_A_ROW else 2
    columns = (len(seats) + rows - 1) // rows
    d, room = (FACE, 240.0) if rows == 1 else (SMALL_FACE, 200.0)
    room = min(room, box.w / columns)
    for i, seat in enumerate(seats):
        x = box.x + room * (i % columns)
        y = box.y + box.h * (i // columns + 0.5) / rows
        portrait(canvas, seat, x + d / 2, y, d, crest=rows == 1)
        canvas.text(
            seat.name, x + d + 8, y, 25, font="text_medium", colour=INK, width=room - d - 20,
            middle=True,
        )  # fmt: skip


def _boxes(canvas: Canvas, parts: tuple[str, ...], right: float, foot: float) -> None:
    """The boxes of which anything is in play."""
    used = [box for box, own in boxes.BOXES.items() if not set(own).isdisjoint(parts)]
    for box in reversed(used):
        name = f"boxes/{box}"
        w, h = canvas.pictures.natural(name)
        wide = w * LID_H / h
        canvas.image(name, right - wide, foot - LID_H, wide, LID_H)
        right -= wide + 8


def _marks(canvas: Canvas, marks: tuple[str, ...], right: float, y: float) -> None:
    """How it was played."""
    for i, mark in enumerate(marks):
        canvas.text(
            t(f"mark.{mark}"), right, y + 26 * i, 23, font="text_bold", colour=WINE,
            align="right", middle=True, width=300,
        )  # fmt: skip
