"""What goes through a player's head in one decision: whole turns, and what may become of them."""

from __future__ import annotations

from collections.abc import Sequence

from ...game import Action, Event, Fact
from ...rng import seeded
from ..rules import GAME
from ..state import State
from .ahead import Deal, deal, margin, margin_after
from .course import unknown
from .facts import facts
from .outlook import Mind, Outlook, masked
from .scan import Scan, Turn, push
from .weights import Weights

LEAST_AHEAD = 2  # turns of cheap play that a sample looks ahead
_DEALS = 100  # the stream of the first deal


class Thoughts:
    """Whole turns of the seat that is asked, compared on the same deals of what is hidden."""

    def __init__(self, view: State, weights: Weights) -> None:
        self.seat = GAME.decision(view).seat
        self.turns: list[Turn] = []
        self._view = view
        self._known = masked(view)
        self._mind = Mind(weights)
        self._scan = Scan(Outlook(self._known, self.seat, self._mind))
        self._deals: list[Deal] = []
        self._ahead = max(LEAST_AHEAD, view.seats)

    def find(self, most: int, thorough: bool = False) -> None:
        """Think of the best whole turns, at most so many.

        Unless `thorough`, one is enough where all begin alike.
        """
        if self._in_turn():
            self.turns = self._scan.turns(most, thorough)

    def follow(self, actions: Sequence[Action]) -> int:
        """The number of a turn that begins with these actions, as far as they can be foreseen."""
        state = self._known.clone()
        done = []
        for action in actions:
            if state.over or state.turn != self._known.turn:
                break
            if action not in GAME.decision(state).options or unknown(state, action):
                break
            push(state, action)
            done.append(action)
        self.turns.append(self._scan.turn_from(state, tuple(done)))
        return len(self.turns) - 1

    def certain(self, number: int) -> int:
        """What a turn is worth by what lies open: the margin, less what the next player may do."""
        after = self.turns[number].after
        value = margin(after, self.seat, self._mind)
        if after.over or after.tied or after.seat == self.seat:
            return value
        return value - self._mind.best_haul(after) * self._mind.weights.shadow // 100

    def sample(self, number: int, luck: int) -> int:
        """What becomes of a turn in one deal: the margin some turns of cheap play later."""
        while len(self._deals) <= luck:
            seed = seeded(self._view.rng, _DEALS + len(self._deals))
            self._deals.append(deal(self._view, self.seat, seed))
        after = self.turns[number].after
        return margin_after(after, self.seat, self._deals[luck], self._ahead, self._mind)

    def facts(self, number: int) -> tuple[Fact, ...]:
        """What a turn does, in facts."""
        state, events = self._known.clone(), list[Event]()
        for action in self.turns[number].actions:
            push(state, action, events)
        return facts(self._known, state, events, self.seat)

    def standing(self) -> list[int]:
        """What each seat has and may make of what it has begun, in hundredths of a point."""
        known = self._known
        points = GAME.scores(known)
        return [self._mind.standing(known, seat, points[seat]) for seat in range(known.seats)]

    def _in_turn(self) -> bool:
        state = self._known
        return bool(state.turn) and not state.over and not state.tied
