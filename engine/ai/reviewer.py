"""A review from a process of its own: choices come one after another, and it can be stopped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..game import Action, Game
from .adviser import line_data, read_line
from .games import GAMES
from .process import Process, Tell
from .review import LEVEL, Choice, look_at, parts


class Reviewer:
    """Asks for the review of one game at a time. All calls return at once."""

    def __init__(self) -> None:
        self.failed = False  # whether the latest review broke off
        self._process = Process(work, "reviewer")
        self._game: Game[Any] | None = None

    @property
    def at_work(self) -> bool:
        """Whether more choices may come."""
        return self._game is not None

    def start(
        self,
        game: Game[Any],
        start: Any,
        actions: Sequence[Action],
        seed: int,
        level: str = LEVEL,
        skip: int = 0,
    ) -> None:
        """Begin to look over the game that went from `start`, but for its first `skip` choices."""
        self._game, self.failed = game, False
        lines = [game.action_text(action) for action in actions]
        self._process.ask([game.id, game.dump(start), lines, seed, level, skip])

    def poll(self) -> list[Choice]:
        """The choices that have come in since the last call, in order."""
        found: list[Choice] = []
        while self._game is not None:
            message = self._process.poll()
            if message is None:
                break
            if message.last:
                self._game, self.failed = None, message.failed
            else:
                found.append(read_choice(self._game, message.data))
        return found

    def stop(self) -> None:
        """Break the review off; what came in stays as it is."""
        if self._game is not None:
            self._game = None
            self._process.forget()
            self._process.drop()

    def close(self) -> None:
        """Let the process go, within a second. The reviewer can be used again afterwards."""
        self._game = None
        self._process.close()


def choice_data(game: Game[Any], choice: Choice) -> list[Any]:
    """A choice as JSON data."""
    lines = [line_data(game, line) for line in (choice.played, choice.best)]
    return list(choice._replace(played=lines[0], best=lines[1]))  # type: ignore[arg-type]


def read_choice(game: Game[Any], data: list[Any]) -> Choice:
    """The choice that `choice_data` wrote."""
    choice = Choice(*data)
    return choice._replace(
        played=read_line(game, data[Choice._fields.index("played")]),
        best=read_line(game, data[Choice._fields.index("best")]),
        before=tuple(choice.before),
        after=tuple(choice.after),
    )


def work(question: list[Any], tell: Tell) -> int:
    """The process's job: every choice as it is weighed; the answer is their number."""
    name, start, lines, seed, level, skip = question
    game = GAMES[name]
    actions = [game.read_action(line) for line in lines]
    number = 0
    for number, part in enumerate(parts(game, game.load(start), actions), 1):
        if number > skip:
            tell(choice_data(game, look_at(game, part, number - 1, seed, level)))
    return number
