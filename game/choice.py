"""What the new game screen chooses, as seats and as the config that the rules take."""

from __future__ import annotations

from typing import Any

from . import boxes, opening
from . import seats as seating
from .seats import Seat
from .settings import NewGameChoice

MOST = 6
FEWEST = 2


def chosen_seats(choice: NewGameChoice, count: int | None = None) -> list[Seat]:
    """The seats of the last choice, at first one person against a clockwork owl.

    `count` asks for so many of them.
    """
    if len(choice.seats) < FEWEST:
        seats = [seating.usual(0), Seat("Cinder", seating.USUAL_LEVEL, "teal", "cinder")]
    else:
        seats = seating.renewed(seating.load(choice.seats, min(len(choice.seats), MOST)))
    if count is None:
        return seats
    while len(seats) < count:
        seats.append(next_seat(seats))
    return seats[:count]


def config(choice: NewGameChoice, seats: int) -> dict[str, Any]:
    """The config of a game with so many seats, once `boxes.settle` has been over the choice."""
    parts = [part for box in boxes.BOXES.values() for part in box]
    return {
        "seats": seats,
        "simple": choice.simple,
        "kinds": None if choice.simple else choice.kinds,
        "countdown": choice.countdown,
        "tie_break": choice.tie_break,
        "first": choice.first,
        **{part: getattr(choice, part) for part in parts if getattr(choice, part)},
    }


def marks(choice: NewGameChoice) -> tuple[str, ...]:
    """How the game is played, beside its rules."""
    return (opening.PRACTICE,) if choice.practice else ()


def next_seat(seats: list[Seat]) -> Seat:
    """A computer player whose face, name and colour nobody at the table has."""
    colour = next(c for c in seating.COLOURS if c not in {seat.colour for seat in seats})
    order = (*seating.FAMILIARS, *seating.PEOPLE)
    avatar = next(a for a in order if a not in {seat.avatar for seat in seats})
    return Seat(avatar.capitalize(), seating.USUAL_LEVEL, colour, avatar)


def dressed(seats: list[Seat], index: int, *, colour: str = "", avatar: str = "") -> list[Seat]:
    """The seats after one takes a colour or a face; whoever had it takes the old one."""
    old = seats[index]
    name = old.name
    if avatar and old.name == old.avatar.capitalize():
        name = avatar.capitalize()  # a name that came with the face goes with it
    new = old._replace(name=name, colour=colour or old.colour, avatar=avatar or old.avatar)
    after = []
    for i, seat in enumerate(seats):
        if i == index:
            seat = new
        elif colour and seat.colour == colour:
            seat = seat._replace(colour=old.colour)
        elif avatar and seat.avatar == avatar:
            given = seat.name == seat.avatar.capitalize()
            name = old.avatar.capitalize() if given else seat.name
            seat = seat._replace(avatar=old.avatar, name=name)
        after.append(seat)
    return after
