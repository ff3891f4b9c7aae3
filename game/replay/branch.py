"""Another game from a moment of a replay; the one that is replayed stays as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import opening
from ..opening import OpenGame

if TYPE_CHECKING:
    from engine.marbles import State


def branch(game: OpenGame, moment: int) -> OpenGame:
    """The game as it stood after so many actions, ready to be played on."""
    from engine import Session

    old = game.session
    session: Session[State] = Session(old.game, old.config, old.seed)
    first = old.state_after(0)
    if old.game.key(first) != old.game.key(session.state):
        session.replace(old.game.clone(first))
    for action in old.actions[:moment]:
        session.submit(action)
    seats = [seat._replace(hints=0) for seat in game.seats]
    kept = [mark for mark in game.marks if mark != opening.BRANCHED]
    return OpenGame(session, seats, (*kept, opening.BRANCHED))
