"""The course of a game: its turns, what was said of each action, who led when."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING

from ..table.logbook import Line, Logbook

if TYPE_CHECKING:
    from engine import Event, Session
    from engine.marbles import State

_serials = count()


@dataclass(slots=True)
class Turn:
    """A turn, or the draft; a moment is told by the number of actions played until then."""

    number: int  # 0 for the draft
    seat: int
    first: int  # the moment at which it begins
    end: int = 0  # the moment at which the next one begins
    pick: int = -1  # the moment just before its pick
    chain: int = 0  # marbles of the pick and its explosions
    links: int = 0  # explosions
    completed: list[int] = field(default_factory=list)  # tiles
    leader: int = -1  # who takes the lead in it

    def across(self, moment: int) -> float:
        """How much of it is over at a moment, from 0 to 1."""
        return (moment - self.first) / max(1, self.end - self.first)


class Timeline:
    """What can be known of a game at each moment of it."""

    def __init__(self, session: Session[State]) -> None:
        self.session = session
        self.length = len(session.actions)
        self.serial = next(_serials)  # tells it from every other one
        self.turns: list[Turn] = []
        self.lines: list[Line] = []
        self._said = [0]  # how many lines there are at each moment
        self._turn_at = [0] * (self.length + 1)
        self._read()
        self._follow_leads()

    def _read(self) -> None:
        session, log = self.session, Logbook()
        self._begin(0)
        for moment in range(self.length):
            turn = self.turns[-1]
            for event in self.events(moment):
                self._hear(turn, event, moment)
                log.add([event])
            self._said.append(len(log.lines))
            if session.state_after(moment + 1).turn != turn.number and moment + 1 < self.length:
                self._begin(moment + 1)
            self._turn_at[moment + 1] = len(self.turns) - 1
        self.turns[-1].end = self.length
        self.lines = log.lines

    def _begin(self, moment: int) -> None:
        if self.turns:
            self.turns[-1].end = moment
        state = self.session.state_after(moment)
        seat = self.session.game.decision(state).seat
        self.turns.append(Turn(state.turn, seat, moment))

    def _hear(self, turn: Turn, event: Event, moment: int) -> None:
        from engine.marbles import events as said

        if isinstance(event, said.Picked) and turn.pick < 0:
            turn.pick, turn.chain = moment, 1
        elif isinstance(event, said.Burst):
            turn.chain += len(event.marbles)
            turn.links += 1
        elif isinstance(event, said.Completed):
            turn.completed.append(event.tile)

    def _follow_leads(self) -> None:
        """Who alone had most points at the end of a turn, and somebody else before."""
        leader = -1
        for turn in self.turns:
            points = self.points(turn.end)
            best = max(points)
            if points.count(best) == 1 and points.index(best) != leader:
                turn.leader = points.index(best) if leader >= 0 else -1
                leader = points.index(best)

    # what is known at a moment

    def state(self, moment: int) -> State:
        """The table after so many actions."""
        return self.session.state_after(moment)

    def events(self, moment: int) -> list[Event]:
        """What the action after a moment brings."""
        events: list[Event] = []
        state = self.session.game.clone(self.state(moment))
        self.session.game.push(state, self.session.actions[moment], events)
        return events

    def points(self, moment: int) -> list[int]:
        """Of each seat, as they stand."""
        return self.session.game.scores(self.state(moment))

    def said(self, moment: int) -> list[Line]:
        """The log at a moment."""
        return self.lines[: self._said[moment]]

    def index(self, moment: int) -> int:
        """The place of the turn under way in the list of turns."""
        return self._turn_at[moment]

    def at(self, moment: int) -> Turn:
        """The turn under way."""
        return self.turns[self.index(moment)]

    # ways through it

    def before(self, moment: int) -> int:
        """Where this turn began; from there, where the one before it did."""
        index = self.index(moment)
        turn = self.turns[index]
        return turn.first if moment > turn.first or not index else self.turns[index - 1].first

    def after(self, moment: int) -> int:
        """Where the next turn begins, or the end."""
        return self.at(moment).end

    def boundary(self, index: int) -> int:
        """Where a turn begins; the end of all for the number of turns."""
        return self.turns[index].first if index < len(self.turns) else self.length

    def biggest(self) -> Turn | None:
        """The turn with the largest pick, the first of equals; None without an explosion."""
        able = [turn for turn in self.turns if turn.links and turn.pick >= 0]
        return max(able, key=lambda turn: turn.chain, default=None)
