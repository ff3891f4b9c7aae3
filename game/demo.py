"""A whole game between computer players, told in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import seats as seating
from .opening import random_seed
from .recap import History, TurnRecap
from .seats import Seat
from .text import n, t

if TYPE_CHECKING:
    from engine import Session
    from engine.marbles import State

SEATS = 3
LEVELS = ("apprentice", "novice")  # in turn round the bench: the two that need no time to think
ROMAN = ("I", "II", "III", "IV", "V")


def play(seats: int | None, seed: int | None) -> int:
    """Play and print; the exit code is 0."""
    from engine import Session
    from engine.ai import choose
    from engine.marbles import GAME, MANY_SEATS

    seed = random_seed() if seed is None else seed
    count = seats or SEATS
    config = {"seats": count, "mandragora": count >= MANY_SEATS}
    names = [seating.usual(i, LEVELS[i % len(LEVELS)]) for i in range(count)]
    session: Session[State] = Session(GAME, config, seed)
    print(
        t(
            "demo.begin",
            seed=seed,
            names=", ".join(f"{s.name} ({t(f'seat.{s.kind}')})" for s in names),
        )
    )
    print(t("demo.kinds", kinds=", ".join(t(f"kind.short.{k}") for k in session.state.kinds)))
    turn = session.state.turn
    while not session.decision.over:
        seat = names[session.decision.seat]
        number = seed + len(session.actions)
        session.submit(choose(GAME, session.state, seat.kind, number, seat.style))
        if session.state.turn != turn or session.decision.over:
            turn = session.state.turn
            _tell(session, names)
    _result(session, names)
    return 0


def _tell(session: Session[State], names: Sequence[Seat]) -> None:
    """The turn that has just ended, in one line."""
    history = History(session)
    if history.turns:
        told = history.turns[-1]
        points = history.standing[-1][told.seat]
        said = "; ".join(deeds(told, names))
        print(
            t(
                "demo.turn",
                turn=f"{told.turn:3}",
                name=names[told.seat].name,
                deeds=said,
                points=n("points", points),
            )
        )


def deeds(turn: TurnRecap, names: Sequence[Seat]) -> list[str]:
    """What a seat did in a turn, in the order it happened."""
    from engine.marbles import TILES

    said = []
    for word, number in turn.acts:
        if word == "pick":
            colour, track = t(f"colour.{number}"), ROMAN[turn.track]
            said.append(t("demo.pick", colour=colour, track=track))
            if turn.links:
                marbles = n("count.marbles", turn.chain)
                said.append(n("demo.chain", len(turn.links), marbles=marbles))
        elif word == "help":
            said.append(t("demo.help", colour=t(f"colour.{number}")))
        elif word == "stole":
            rival, stolen = turn.stolen[number]
            said.append(n("demo.stole", len(stolen), name=names[rival].name))
        elif word in ("exchanged", "varnished"):
            old, new = (t(f"colour.{c}") for c in getattr(turn, word)[number])
            said.append(t(f"demo.{word}", old=old, new=new))
        elif word == "gave":
            rival, marble = turn.gave[number]
            said.append(t("demo.gave", colour=t(f"colour.{marble}"), name=names[rival].name))
        elif word == "scolded":
            said.append(t("demo.scolded", professor=t(f"professor.short.{turn.scolded[number]}")))
        elif word in ("skill", "help_back"):
            said.append(t(f"demo.{word}"))
        else:
            potion = t(f"kind.short.{TILES[number].kind}")
            said.append(t(f"demo.{word}", potion=potion, value=TILES[number].value))
    return said


def _result(session: Session[State], names: Sequence[Seat]) -> None:
    """The score sheet and the winner."""
    print(t("demo.over"))
    width = max(len(seat.name) for seat in names)
    for row in session.game.sheet(session.state):
        print(
            t(
                "demo.row",
                name=names[row["seat"]].name.ljust(width),
                **{key: f"{row[key]:3}" for key in ("tiles", "skills", "helps", "total")},
            )
        )
    winners = [names[seat].name for seat in session.game.winners(session.state)]
    print(n("demo.winner", len(winners), names=t("list.and").join(winners)))
