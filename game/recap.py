"""What happened, turn by turn: told again from the actions, for the hand-over and the results."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine import Event, Session
    from engine.marbles import Brew, State

WILD = 4


@dataclass(slots=True)
class TurnRecap:
    """One finished turn of a seat."""

    seat: int
    turn: int
    track: int = -1  # of the pick, -1 for none
    picked: int = -1  # its colour
    links: list[tuple[int, int]] = field(default_factory=list)  # colour and marbles of each burst
    helped: list[int] = field(default_factory=list)  # colours by Little Help
    took: list[int] = field(default_factory=list)  # colours by powers
    stolen: list[tuple[int, bytes]] = field(default_factory=list)  # rival, marbles
    drank: list[int] = field(default_factory=list)  # tiles
    repeated: list[int] = field(default_factory=list)
    completed: list[int] = field(default_factory=list)
    exchanged: list[tuple[int, int]] = field(default_factory=list)  # colours in and out
    gave: list[tuple[int, int]] = field(default_factory=list)  # rival, colour
    varnished: list[tuple[int, int]] = field(default_factory=list)  # a colour, what it counts as
    scolded: list[str] = field(default_factory=list)  # by which professor
    skills: int = 0
    helps_back: int = 0  # Little Help tokens that were handed back
    acts: list[tuple[str, int]] = field(default_factory=list)  # in order: a word and its number
    brews: tuple[Brew, ...] = ()
    pool: bytes = b""
    points: int = 0  # gained or lost

    @property
    def haul(self) -> int:
        """All marbles that came to the hand."""
        got = sum(count for _, count in self.links) + len(self.helped) + len(self.took)
        return got + sum(len(marbles) for _, marbles in self.stolen) + (self.track >= 0)

    @property
    def chain(self) -> int:
        """Marbles of the pick and its explosions."""
        return sum(count for _, count in self.links) + (self.track >= 0)


class History:
    """All finished turns of a session, and how the points stood after each."""

    def __init__(self, session: Session[State]) -> None:
        self.turns: list[TurnRecap] = []
        self.standing: list[list[int]] = [[0] * len(session.state.pools)]
        from engine.marbles.events import TurnEnded

        game = session.game
        state = game.clone(session.state_after(0))
        points = game.scores(state)
        self._now: TurnRecap | None = None
        self._helping = False
        for action in session.actions:
            events: list[Event] = []
            game.push(state, action, events)
            for event in events:
                self._hear(event)
                if isinstance(event, TurnEnded) and self._now is not None:
                    after = game.scores(state)
                    turn, self._now = self._now, None
                    turn.brews, turn.pool = state.brewing[turn.seat], state.pools[turn.seat]
                    turn.points = after[turn.seat] - points[turn.seat]
                    points = after
                    self.turns.append(turn)
                    self.standing.append(after)

    def _hear(self, event: Event) -> None:
        """Note what the turn under way should be told of."""
        from engine.marbles import events as said

        if isinstance(event, said.TurnBegan):
            self._now = TurnRecap(event.seat, event.turn)
        now = self._now
        if now is None:
            return
        if isinstance(event, said.Picked):
            now.track, now.picked = event.track, event.colour
            now.acts.append(("pick", event.colour))
        elif isinstance(event, said.Burst):
            colour = next((c for c in event.marbles if c != WILD), WILD)
            now.links.append((colour, len(event.marbles)))
        elif isinstance(event, said.Helped):
            self._helping = True
        elif isinstance(event, said.Took):
            (now.helped if self._helping else now.took).append(event.colour)
            if self._helping:
                now.acts.append(("help", event.colour))
            self._helping = False
        elif isinstance(event, said.Stole):
            now.stolen.append((event.rival, event.marbles))
            now.acts.append(("stole", len(now.stolen) - 1))
        elif isinstance(event, said.Drank):
            now.drank.append(event.tile)
            now.acts.append(("drank", event.tile))
        elif isinstance(event, said.Repeated):
            now.repeated.append(event.tile)
        elif isinstance(event, said.Completed):
            now.completed.append(event.tile)
            now.acts.append(("finished", event.tile))
        elif isinstance(event, said.Exchanged):
            now.exchanged.append((event.gave, event.got))
            now.acts.append(("exchanged", len(now.exchanged) - 1))
        elif isinstance(event, said.Gave):
            now.gave.append((event.rival, event.colour))
            now.acts.append(("gave", len(now.gave) - 1))
        elif isinstance(event, said.Varnished):
            now.varnished.append((event.before, event.after))
            now.acts.append(("varnished", len(now.varnished) - 1))
        elif isinstance(event, said.Scolded):
            now.scolded.append(event.professor)
            now.acts.append(("scolded", len(now.scolded) - 1))
        elif isinstance(event, said.HelpReturned):
            now.helps_back += 1
            now.acts.append(("help_back", now.helps_back))
        elif isinstance(event, said.SkillEarned):
            now.skills += 1
            now.acts.append(("skill", now.skills))

    def since_last_turn(self, seat: int) -> list[TurnRecap]:
        """The turns of the others since `seat` last played."""
        found: list[TurnRecap] = []
        for turn in reversed(self.turns):
            if turn.seat == seat:
                break
            found.append(turn)
        return found[::-1]

    def longest_chain(self) -> TurnRecap | None:
        """The turn with the largest pick, the first of equals; None without an explosion."""
        best = max(self.turns, key=lambda turn: turn.chain, default=None)
        return best if best is not None and best.links else None
