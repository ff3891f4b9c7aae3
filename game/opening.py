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
EXTRA_MARKS = "marks"  # and how it was played:
PRACTICE = "practice"  # everything could be taken back
RESTORED = "restored"  # it went on from a snapshot, which its actions did not lead to
BRANCHED = "branched"  # it was played on from a replay


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game that can be gone on with."""

    session: Session[State]
    seats: list[Seat]
    marks: tuple[str, ...] = ()


def first_scene(app: App) -> Scene:
    """The scene that the command line asks for, else the title."""
    from .scenes.title import TitleScene

    asked = app.options.scene
    if app.options.file is not None:
        return from_file(app, app.options.file)
    if app.options.new:
        from . import boxes, choice

        last = app.settings.new_game.model_copy(deep=True)
        seats = choice.chosen_seats(last, app.options.seats)
        boxes.settle(last, len(seats))
        config = choice.config(last, len(seats))
        return start(app, config, app.options.seed, seats, choice.marks(last))
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


def from_file(app: App, file: Path) -> Scene:
    """The game of a file that the player opened, or the title, which says why it can't be."""
    from engine import BadInput, Session, load_record
    from engine.marbles import GAME

    from .scenes.title import TitleScene

    try:
        record = load_record(file.read_bytes())
        session = Session.resume(GAME, record)
    except (OSError, BadInput) as error:
        app.notices.append(str(error))
        return TitleScene(app)
    app.storage.finish()
    seats = seating.load(record.extra.get(EXTRA_SEATS), len(session.state.pools))
    return table(app, OpenGame(session, seats, _marks(record)))


def random_seed() -> int:
    """A seed nobody chose."""
    return random.SystemRandom().randint(1, LARGEST_SEED)


def start(
    app: App,
    config: dict[str, Any],
    seed: int | None,
    seats: list[Seat],
    marks: tuple[str, ...] = (),
) -> Scene:
    """A new game, at its table."""
    from engine import Session
    from engine.marbles import GAME

    session = Session(GAME, config, random_seed() if seed is None else seed)
    fresh = [seat._replace(hints=0) for seat in seats]
    return table(app, OpenGame(session, fresh, marks))


def table(app: App, game: OpenGame) -> Scene:
    """The scene of a game: its table, or its results once it is over."""
    if game.session.decision.over:
        from .scenes.results import ResultsScene

        return ResultsScene(app, game.session, game.seats, game.marks)
    from .scenes.table import TableScene

    return TableScene(app, game.session, game.seats, game.marks)


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
    seats = seating.load(record.extra.get(EXTRA_SEATS), count)
    return OpenGame(session, seats, _marks(record)), problem


def _marks(record: Record) -> tuple[str, ...]:
    """How the game of a record was played, as far as this version knows the words."""
    found = record.extra.get(EXTRA_MARKS)
    rows = found if isinstance(found, list) else []
    return tuple(mark for mark in (PRACTICE, RESTORED, BRANCHED) if mark in rows)


def review(app: App, game: OpenGame) -> Scene:
    """The scene that looks back on a game."""
    from .review.looked import LookBack
    from .scenes.review import ReviewScene

    return ReviewScene(app, LookBack(game.session, game.seats))
