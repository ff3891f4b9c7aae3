"""What a computer player knows of the marble game. Judges by what lies open alone (R10).

`worth` prices tiles and powers, `plan` spends a supply of marbles, `outlook` judges a position,
`course` looks through a power to its end, `turn` and `choices` decide, `why` puts it into words.
"""

from __future__ import annotations

from ...game import Action, Decision
from ..actions import Verb
from ..state import State
from .choices import choose_kept, choose_tile, draw_for_tie, without_clock
from .course import Courses
from .outlook import Manner, Mind, Outlook, masked
from .thoughts import Thoughts
from .turn import take_turn
from .weights import STYLES
from .why import why


class MarbleStrategy:
    """The marble game as the levels see it."""

    def choices(self, decision: Decision) -> Decision:
        """The options that a computer player has."""
        return without_clock(decision)

    def best(
        self,
        view: State,
        decision: Decision,
        rng: int,
        style: str = "",
        noise: int = 0,
        shy: int = 0,
    ) -> Action:
        """The option that looks best right now; `rng` decides between equal picks.

        `noise` is by how much the player misjudges what it sees, `shy` what a potion or a help
        must gain beyond its price, in hundredths of a point.
        """
        mind, manner = Mind(STYLES[style]), Manner(noise, shy)
        outlook = Outlook(masked(view), decision.seat, mind, manner)
        if decision.asks == "turn":
            return take_turn(outlook, decision, rng)
        if decision.asks == "tie":
            return draw_for_tie(outlook, decision)
        if decision.asks == "keep":
            return choose_kept(outlook, decision)
        if decision.options[0].verb == Verb.DRAW:
            return choose_tile(outlook, decision, rng)
        return Courses(outlook).best(outlook.state).action or decision.options[0]

    def thoughts(self, view: State, style: str = "") -> Thoughts:
        """What a player of a style thinks of the decision of a view."""
        return Thoughts(view, STYLES[style])

    def why(self, state: State, action: Action) -> str:
        """One plain sentence on what the action does."""
        return why(state, action)


STRATEGY = MarbleStrategy()
