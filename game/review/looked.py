"""What a review has found so far, and what it is still at."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from engine.ai import Reviewer
from engine.ai.review import Choice, margin, parts, turning_points

from ..seats import Seat

if TYPE_CHECKING:
    from engine import Session
    from engine.marbles import State


class Summary(NamedTuple):
    """How a seat did in its turns; means in hundredths of a point."""

    turns: int
    lost: int
    luck: int  # beyond that of all seats: the best turn found is often worth more than expected


_serials = count()


class LookBack:
    """One game with its choices, as many as are looked at."""

    def __init__(self, session: Session[State], seats: Sequence[Seat]) -> None:
        self.session, self.seats = session, list(seats)
        self.parts = list(parts(session.game, session.state_after(0), session.actions))
        self.choices: list[Choice] = []
        self.serial = next(_serials)  # tells it from every other one
        self.version = 0  # grows whenever something looks different
        self._reviewer = Reviewer()

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.seats]

    @property
    def done(self) -> bool:
        """Whether every choice is looked at."""
        return len(self.choices) == len(self.parts)

    @property
    def at_work(self) -> bool:
        """Whether more results may come."""
        return self._reviewer.at_work

    @property
    def failed(self) -> bool:
        """Whether it broke off by itself."""
        return self._reviewer.failed and not self.done

    def start(self) -> None:
        """Go on with what is not looked at yet."""
        session = self.session
        if not self.done and not self.at_work:
            start, skip = session.state_after(0), len(self.choices)
            self._reviewer.start(session.game, start, session.actions, session.seed, skip=skip)
            self.version += 1

    def stop(self) -> None:
        """Leave it at what has been found."""
        self.hear()
        self._reviewer.stop()
        self.version += 1

    def close(self) -> None:
        """Let the process go; it can be started again."""
        self.hear()
        self._reviewer.close()

    def hear(self) -> bool:
        """Take in what has come; whether anything is different now."""
        before = self.at_work
        found = self._reviewer.poll()
        self.choices += found
        changed = bool(found) or before != self.at_work
        self.version += changed
        return changed

    def turning_points(self) -> list[Choice]:
        """The choices that cost most, of those looked at."""
        return turning_points(self.choices)

    def leads(self) -> list[tuple[int, list[int]]]:
        """After how many turns each seat was ahead of its best rival by how much."""
        turns = [choice for choice in self.choices if choice.turn]
        rows = [(choice.turn - 1, choice.before) for choice in turns]
        rows += [(turns[-1].turn, turns[-1].after)] if turns else []
        seats = range(len(self.seats))
        return [(turn, [margin(points, seat) for seat in seats]) for turn, points in rows]

    def summary(self, seat: int) -> Summary | None:
        """How a seat did, in the turns looked at."""
        judged = [choice for choice in self.choices if choice.judged]
        own = [choice for choice in judged if choice.seat == seat]
        if not own:
            return None
        usual = sum(choice.luck for choice in judged) / len(judged)
        lost, luck = sum(choice.lost for choice in own), sum(choice.luck for choice in own)
        return Summary(len(own), round(lost / len(own)), round(luck / len(own) - usual))
