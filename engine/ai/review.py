"""A game looked over afterwards: what each choice cost, and what was luck.

The game is cut into choices: the whole turns of a seat, and each action of a draft or tie-break.
Each is weighed by what its seat could know then (R10): nobody is blamed for hidden marbles.

**Choice and luck.** `margin` is the expected margin of a seat over its best rival, read off
`standing`. For the seat whose choice it is,

    margin after = margin before - lost + luck

`lost` is what the best turn found is worth beyond the one played, both tried on the same deals of
what is hidden. `luck` is the rest: what neither that choice nor those of others explain, for nobody
else chooses in between. It is the sum of two: `offered`, how much better the best turn found was
than the seat could expect before it looked (what lay open), and `fell`, how much better the
position was after the turn than the turn played had been worth before it (what came into view,
through the lid, or on top of the stacks). All are in hundredths of a point.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..game import Action, Game, Line
from .advice import advise, standing, weigh

LEVEL = "professor"  # how deep each choice is weighed
FINE, INACCURATE, MISTAKE, BLUNDER = 50, 200, 450, 800  # lost, from which a grade begins
GRADES = ("best", "fine", "inaccurate", "mistake", "blunder")
TURNING_POINTS = 3


class Part(NamedTuple):
    """Consecutive actions of one seat that make up one choice."""

    state: Any  # before the first of them
    actions: tuple[Action, ...]
    after: Any
    first: int  # number of actions before it
    seat: int


class Choice(NamedTuple):
    """What came of a choice."""

    number: int  # of the choice in the game, from 0
    first: int  # number of actions before it
    length: int  # its actions
    seat: int
    turn: int  # of the game; 0 in the draft
    played: Line
    best: Line
    lost: int  # never below 0
    judged: bool  # whether turns were compared; in a draft or tie-break `best` is by eye
    before: tuple[int, ...]  # standing of each seat
    after: tuple[int, ...]

    @property
    def change(self) -> int:
        """How the margin of the seat changed."""
        return margin(self.after, self.seat) - margin(self.before, self.seat)

    @property
    def luck(self) -> int:
        """What the choice does not explain of that change."""
        return self.change + self.lost

    @property
    def offered(self) -> int:
        """The part of the luck that lay open before the turn; none where nothing was compared."""
        return self.best.value - margin(self.before, self.seat) if self.judged else 0

    @property
    def fell(self) -> int:
        """The part of the luck that the turn brought to light."""
        return self.luck - self.offered

    @property
    def grade(self) -> str:
        """How good it was; empty where nothing was compared."""
        if not self.judged:
            return ""
        return GRADES[sum(self.lost >= least for least in (FINE, INACCURATE, MISTAKE, BLUNDER))]


def margin(points: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of its best rival."""
    return points[seat] - max(p for rival, p in enumerate(points) if rival != seat)


def parts(game: Game[Any], start: Any, actions: Sequence[Action]) -> Iterator[Part]:
    """The choices of a game that began at `start`, in order; one still under way is left out."""
    state, before, first = start, start, 0
    asked = _asked(game, start)
    for number, action in enumerate(actions, 1):
        state = game.clone(state)
        game.play(state, action)
        now = _asked(game, state)
        if now != asked or not asked[1]:
            yield Part(before, tuple(actions[first:number]), state, first, asked[0])
            before, first, asked = state, number, now
    if first < len(actions) and game.decision(state).over:
        yield Part(before, tuple(actions[first:]), state, first, asked[0])


def review(
    game: Game[Any], start: Any, actions: Sequence[Action], seed: int, level: str = LEVEL
) -> Iterator[Choice]:
    """The choices of a game one after another; take as many as you like."""
    for number, part in enumerate(parts(game, start, actions)):
        yield look_at(game, part, number, seed, level)


def look_at(game: Game[Any], part: Part, number: int, seed: int, level: str = LEVEL) -> Choice:
    """One choice, weighed."""
    played, best, lost = weigh(game, part.state, part.actions, seed + number, level)
    judged = bool(best.facts)
    if not judged:
        best = advise(game, part.state, seed + number, 1, level)[0]
    return Choice(
        number,
        part.first,
        len(part.actions),
        part.seat,
        part.state.turn,
        played,
        best,
        lost,
        judged,
        tuple(standing(game, part.state, seed)),
        tuple(standing(game, part.after, seed)),
    )


def turning_points(choices: Sequence[Choice]) -> list[Choice]:
    """The choices that moved the expected margin most, the largest first."""
    lossy = [choice for choice in choices if choice.lost >= FINE]
    return sorted(lossy, key=lambda choice: (-choice.lost, choice.number))[:TURNING_POINTS]


def _asked(game: Game[Any], state: Any) -> tuple[int, int]:
    """Who chooses, in which turn; in turn 0, and for a tie, every action is a choice."""
    return game.decision(state).seat, state.turn
