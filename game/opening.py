"""From a choice or a saved game to the scene that goes on with it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import seats as seating
from .app import App
from .saves.entries import OPEN, Entry, marks_of, read, title_of, unknown
from .scenes.base import Scene
from .seats import Seat
from .text import t

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
    from .scenes.title import TitleScene

    record, problem = read(file)
    game = None
    if record is not None:
        game, problem = open_record(app, record)
    if problem:
        app.notices.append(problem)
    if game is None:
        return TitleScene(app)
    if not game.session.decision.over:
        app.storage.leave()
    return table(app, game)


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
    app.storage.leave()
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
    """The game that was left, and the sentence of a problem.

    One that can't be gone on with is set aside; then the one from an action earlier is tried.
    """
    said = ""
    while app.storage.has_autosave():
        record, problem = app.storage.load_autosave()
        said = said or problem
        if record is None:
            break
        game, problem = open_record(app, record)
        if game is not None:
            return game, problem or said
        said = said or t("problem.save_aside", why=problem)
        if not app.storage.set_aside():
            break
    return None, said


def open_entry(app: App, entry: Entry) -> tuple[OpenGame | None, str]:
    """A saved game to be played on, and the sentence of a problem.

    Another game that was open goes to the last ones, unless this one is only to be looked at.
    """
    record, problem = app.storage.read(entry)
    if record is None:
        return None, problem
    game, problem = open_record(app, record)
    if game is not None and entry.kind != OPEN and not game.session.decision.over:
        app.storage.leave(title_of(record))
    return game, problem


def open_record(app: App, record: Record) -> tuple[OpenGame | None, str]:
    """The game of a record, and the sentence of a problem.

    Where its moves do not lead where they once did it goes on from its snapshot, and is marked.
    """
    from engine import BadInput, BadRecord, Session
    from engine.marbles import GAME

    try:
        session = Session.resume(GAME, record)
    except BadRecord as refusal:
        return None, t(f"problem.save.{refusal.reason}")
    except BadInput:
        return None, unknown(record)
    marks, problem = marks_of(record), ""
    if session.diverged_turn is not None:
        key = "problem.save_diverged" if session.diverged_turn else "problem.save_diverged_draft"
        problem = t(key, turn=session.diverged_turn)
        marks = (*(mark for mark in marks if mark != RESTORED), RESTORED)
    elif record.sound is False:
        problem = t("problem.save_changed")
    count = len(session.state.pools)
    return OpenGame(session, seating.load(record.extra.get(EXTRA_SEATS), count), marks), problem


def review(app: App, game: OpenGame) -> Scene:
    """The scene that looks back on a game."""
    from .review.looked import LookBack
    from .scenes.review import ReviewScene

    return ReviewScene(app, LookBack(game.session, game.seats))
