"""Where on the table an option lies, seen from the saved game and the layout alone.

A board like the program's is kept beside it and follows the saved actions, because a potion stays
on its burner when the one beside it is finished: the saved state alone does not tell its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from engine import Action, Record, Session
from engine.marbles import GAME, State, Verb
from game import seats as seating
from game.opening import EXTRA_SEATS
from game.table import mirror
from game.table.director import Director
from game.table.stage import Stage
from game.table.targets import Board, Builder, Target, fixed
from game.ui.geometry import Rect
from tests.window.program import Program

FOCUS_GAP = 8  # units from a thing to the ring around it


class NoHands:
    """Does nothing: the program plays, these eyes only look."""

    def submit(self, action: Action) -> None:
        """Nothing."""

    def select(self, colour: int, place: int) -> None:
        """Nothing."""

    def undo(self) -> None:
        """Nothing."""

    def menu(self) -> None:
        """Nothing."""

    def recap(self) -> None:
        """Nothing."""

    def toggle_log(self) -> None:
        """Nothing."""

    def undo_refusal(self) -> str:
        """Never refused, as far as these eyes care."""
        return ""


class Eyes:
    """What a player sees who knows the game."""

    def __init__(self, record: Record) -> None:
        self.session: Session[State] = Session.resume(GAME, record)
        assert self.session.diverged_at is None
        self.seats = seating.load(record.extra[EXTRA_SEATS], len(self.session.state.pools))
        self.table = mirror.project(self.session.state)
        self.stage = Stage(self.table, [seat.name for seat in self.seats], calm=True)
        self.director = Director(self.table, self.stage)
        self._look()
        self.stage.rebuild()

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def seat(self) -> int:
        return self.session.decision.seat

    @property
    def asks(self) -> str:
        return self.session.decision.asks

    @property
    def over(self) -> bool:
        return self.session.decision.over

    @property
    def mine(self) -> bool:
        """Whether a person is asked."""
        return not self.over and self.seats[self.seat].is_person

    def _look(self) -> None:
        persons = [place for place, seat in enumerate(self.seats) if seat.is_person]
        view = persons[0] if len(persons) == 1 else self.seat
        if self.stage.seating.view != view:
            self.stage.seating.view = view
            self.stage.put_beads()

    def play(self, action: Action) -> None:
        """See an action happen."""
        events = self.session.submit(action)
        self.director.push(events)
        self.director.drain()
        mirror.follow(self.table, self.session.state)
        self._look()

    def follow(self, record: Record) -> None:
        """See everything that was done since the last look; nothing may have been taken back."""
        done = [GAME.action_text(action) for action in self.session.actions]
        assert record.actions[: len(done)] == done
        for line in record.actions[len(done) :]:
            self.play(GAME.read_action(line))
        assert GAME.key(self.state) == record.check

    def board(self, colour: int | None = None) -> Board:
        """Everything that can be reached; `colour` is that of a marble taken up."""
        return Builder(self.session, self.stage, NoHands(), colour).build(True)

    def target(self, action: Action) -> Target:
        """What to click for an action."""
        found = [t for t in self.board().targets if t.action == action]
        if not found and action.verb == Verb.PLACE:
            found = [t for t in self.board(action.b).targets if t.action == action]
        return found[0]

    def reachable(self, colour: int | None = None) -> list[Rect]:
        """Every place where the ring of the keyboard can lie."""
        targets = self.board(colour).targets + fixed(NoHands(), log_open=False, recap=True)
        return [target.rect for target in targets]


def focused(program: Program, places: list[Rect]) -> Rect | None:
    """The place with the ring of the keyboard around it, looked for on the screen."""
    picture = program.screen.picture()
    scored = [(_share(program, picture, place), place) for place in places]
    share, place = max(scored, key=lambda pair: pair[0])
    return place if share > 0.7 else None


def _share(program: Program, picture: pygame.Surface, place: Rect) -> float:
    """The share of points around a place where the ring shows."""
    ways = list(_around(program, place))
    seen = sum(any(_cyan(picture, point) for point in way) for way in ways)
    return seen / len(ways)


def _around(program: Program, place: Rect) -> Iterator[list[tuple[int, int]]]:
    """Short ways across the ring, at the middles of its sides."""
    x, y, w, h = place.grown(FOCUS_GAP)
    for part in (0.4, 0.5, 0.6):
        for side in (y, y + h):
            cx, cy = program.pixel(x + w * part, side)
            yield [(cx, cy + d) for d in range(-3, 4)]
        for side in (x, x + w):
            cx, cy = program.pixel(side, y + h * part)
            yield [(cx + d, cy) for d in range(-3, 4)]


def _cyan(picture: pygame.Surface, point: tuple[int, int]) -> bool:
    if not picture.get_rect().collidepoint(point):
        return True  # beyond the edge nothing speaks against it
    red, green, blue, _ = picture.get_at(point)
    return green > 215 and blue > 225 and blue - red > 25


def pixels(
    picture: pygame.Surface, place: Callable[[float, float], tuple[int, int]], rect: Rect
) -> bytes:
    """The colours of a piece of a picture; `place` finds a logical point on it."""
    x, y = place(rect.x, rect.y)
    right, bottom = place(rect.right, rect.bottom)
    return pygame.image.tobytes(picture.subsurface((x, y, right - x, bottom - y)), "RGB")
