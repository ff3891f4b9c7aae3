"""What a computer player knows of the marble game. Judges by what lies open alone (R10).

`worth` prices tiles and powers, `plan` spends a supply of marbles, `outlook` judges a position,
`course` looks through a power to its end, `turn` and `choices` decide, `why` puts it into words.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...game import Action, Decision, Event, Line
from ..actions import TIMEOUT, Verb
from ..dispenser import blast
from ..rules import GAME
from ..state import State
from .choices import choose_kept, choose_tile, draw_for_tie
from .course import Courses
from .facts import facts
from .outlook import Mind, Outlook, masked
from .turn import take_turn
from .why import why


class MarbleStrategy:
    """The marble game as the levels see it."""

    def choices(self, decision: Decision) -> Decision:
        """All but the clock's: a computer player has none (R8.4)."""
        options = decision.options
        if TIMEOUT not in options:
            return decision
        return decision._replace(options=[o for o in options if o != TIMEOUT])

    def best(self, view: State, decision: Decision, rng: int) -> Action:
        """The option that looks best right now; `rng` decides between equal picks."""
        outlook = Outlook(masked(view), decision.seat)
        if decision.asks == "turn":
            return take_turn(outlook, decision, rng)
        if decision.asks == "tie":
            return draw_for_tie(outlook, decision)
        if decision.asks == "keep":
            return choose_kept(outlook, decision)
        if decision.options[0].verb == Verb.DRAW:
            return choose_tile(outlook, decision)
        return Courses(outlook).best(outlook.state).action or decision.options[0]

    def lines(self, view: State, rng: int, level: str) -> list[Line]:
        """Whole turns from here on, best first."""
        decision = self.choices(GAME.decision(view))
        planner = Outlook(masked(view), decision.seat).planner(view.brewing[decision.seat])
        firsts = [self.best(view, decision, rng)]
        picks = [o for o in decision.options if o.verb == Verb.PICK]
        picks.sort(
            key=lambda o: planner.value(view.hand + blast(view.tracks[o.a], o.b)[0]), reverse=True
        )
        firsts += [pick for pick in picks[:6] if pick not in firsts]
        found = [self.line(view, [first], rng, level) for first in firsts]
        return sorted(found, key=lambda line: -line.value)

    def line(self, view: State, actions: Sequence[Action], rng: int, level: str) -> Line:
        """A turn that begins with these actions, judged as those of `lines` are."""
        state, seat, events = view.clone(), view.frames[-1].seat, list[Event]()
        played = []
        for number in range(200):
            decision = self.choices(GAME.decision(state))
            if decision.over or decision.seat != seat or (number and state.turn != view.turn):
                break
            if number < len(actions) and actions[number] in decision.options:
                action = actions[number]
            else:
                action = self.best(state, decision, rng)
            GAME.push(state, action, events)
            played.append(action)
        points = self.standing(state)
        margin = points[seat] - max(p for s, p in enumerate(points) if s != seat)
        return Line(tuple(played), margin, facts(view, state, events, seat))

    def standing(self, view: State) -> list[int]:
        """The points that each seat may expect in the end, in hundredths."""
        known = masked(view)
        return [
            Mind().standing(known, seat, points) for seat, points in enumerate(GAME.scores(view))
        ]

    def why(self, state: State, action: Action) -> str:
        """One plain sentence on what the action does."""
        return why(state, action)


STRATEGY = MarbleStrategy()
