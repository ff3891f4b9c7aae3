"""From a choice or a saved game to the scene that goes on with it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import seats as seating
from .app import App
from .scenes.base import Scene
from .seats import Seat

if TYPE_CHECKING:
    from engine import Record, Session
    from engine.marbles import State

LARGEST_SEED = 999_999
EXTRA_SEATS = "seats"  # where the record of a game keeps who plays


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game that can be gone on with."""

    session: Session[State]
    seats: list[Seat]


def first_scene(app: App) -> Scene:
    """The scene that the command line asks for, else the title."""
    from .scenes.title import TitleScene

    asked = app.options.scene
    if app.options.new:
        from . import boxes, choice

        last = app.settings.new_game.model_copy(deep=True)
        seats = choice.chosen_seats(last, app.options.seats)
        boxes.settle(last, len(seats))
        return start(app, choice.config(last, len(seats)), app.options.seed, seats)
    if asked == "newgame":
        from .scenes.newgame import NewGameScene

        return NewGameScene(app)
    if asked == "settings":
        from .scenes.settings import SettingsScene

        return SettingsScene(app)
    if asked == "rules":
        from .scenes.rules import RulesScene

        return RulesScene(app)
    return TitleScene(app)


def random_seed() -> int:
    """A seed nobody chose."""
    return random.SystemRandom().randint(1, LARGEST_SEED)


def start(app: App, config: dict[str, Any], seed: int | None, seats: list[Seat]) -> Scene:
    """A new game, at its table."""
    from engine import Session
    from engine.marbles import GAME

    session = Session(GAME, config, random_seed() if seed is None else seed)
    return table(app, OpenGame(session, [seat._replace(hints=0) for seat in seats]))


def table(app: App, game: OpenGame) -> Scene:
    """The scene of a game: its table, or its results once it is over."""
    if game.session.decision.over:
        from .scenes.results import ResultsScene

        return ResultsScene(app, game.session, game.seats)
    from .scenes.table import TableScene

    return TableScene(app, game.session, game.seats)


def load_open_game(app: App) -> tuple[OpenGame | None, str]:
    """The game that was left, and the text key of a problem."""
    record, problem = app.storage.load_autosave()
    return _opened(app, record, problem, app.storage.place)


def load_last_game(app: App) -> tuple[OpenGame | None, str]:
    """The last game that ended, and the text key of a problem."""
    record, problem = app.storage.load_last()
    return _opened(app, record, problem, app.storage.last)


def _opened(
    app: App, record: Record | None, problem: str, place: Path
) -> tuple[OpenGame | None, str]:
    """The game of a record that lay at `place`, which is set aside where it is none."""
    from engine import BadInput, Session
    from engine.marbles import GAME

    if record is None:
        return None, problem
    try:
        session = Session.resume(GAME, record)
    except BadInput:
        app.storage.set_aside(place)
        return None, "problem.save_bad"
    if session.diverged_at is not None:
        problem = "problem.save_diverged"
    count = len(session.state.pools)
    return OpenGame(session, seating.load(record.extra.get(EXTRA_SEATS), count)), problem


def review(app: App, game: OpenGame) -> Scene:
    """The scene that looks back on a game."""
    from .review.looked import LookBack
    from .scenes.review import ReviewScene

    return ReviewScene(app, LookBack(game.session, game.seats))
