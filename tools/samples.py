"""The games worth watching that come with the program.

    python3 tools/samples.py                  makes saves/*.brewburst again from their seeds
    python3 tools/samples.py --search duel    plays seeds, and tells which games have most drama
    python3 tools/samples.py --check          whether each of them still is what its actions lead to

Computer players play them: the same seed gives the same game. They must be made again when a rule
or a level changes; a search of 30 seeds takes minutes, less with BREWBURST_COMPILED=1.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from environment import GAME_LOCK, ROOT, enter

if TYPE_CHECKING:
    from engine import Session
    from game.seats import Seat

SAVES = ROOT / "saves"
LATE = 0.8  # of a game: a lead that is taken after this part of it counts as late
MADE = 1_767_225_600  # seconds: the day that all of them tell as their own


@dataclass(frozen=True)
class Sample:
    """A game to be played: who, by which rules, from which seed."""

    title: str
    players: tuple[tuple[str, str], ...]  # avatar and level of each seat
    seed: int
    config: dict[str, Any] = field(default_factory=dict)


FIFTH = {"cauldron": True, "professors": 2, "fifth_potions": True}
SAMPLES = {
    "duel": Sample("A duel", (("linnea", "professor"), ("tibor", "headmaster")), 7),
    "cauldron": Sample(
        "Four at the cauldron",
        (
            ("morgane", "professor"),
            ("cinder", "scholar"),
            ("ottilie", "professor"),
            ("pip", "scholar"),
        ),
        8,
        FIFTH,
    ),
    "everything": Sample(
        "Everything at once",
        (
            ("kenzo", "scholar"),
            ("basile", "scholar"),
            ("linnea", "scholar"),
            ("ottilie", "scholar"),
            ("tibor", "scholar"),
            ("cinder", "scholar"),
        ),
        3,
        FIFTH | {"sixth_potions": True, "mandragora": True, "fulminating": True},
    ),
}


class Drama(NamedTuple):
    """What makes a game worth watching."""

    turns: int
    leads: int  # how often the lead changes hands
    late: int  # how often near the end
    chain: int  # marbles of the biggest pick
    links: int  # explosions of the longest chain
    margin: int  # points between the first and the second

    @property
    def worth(self) -> int:
        """One number to sort by."""
        return 3 * self.leads + 6 * self.late + self.chain + 4 * self.links - 2 * self.margin


def main() -> int:
    """Make, search or check."""
    enter(GAME_LOCK)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="only these")
    parser.add_argument("--search", action="store_true", help="play other seeds; nothing is kept")
    parser.add_argument("--first", type=int, default=1, help="the first seed of a search")
    parser.add_argument("--games", type=int, default=30, help="how many seeds")
    parser.add_argument("--check", action="store_true", help="verify what is there")
    given = parser.parse_args()
    if unknown := [name for name in given.names if name not in SAMPLES]:
        parser.error(f"there is no sample {unknown[0]!r}; there are {', '.join(SAMPLES)}")
    for name in given.names or SAMPLES:
        if given.search:
            search(name, range(given.first, given.first + given.games))
        elif given.check:
            if differs := check(SAVES / f"{name}.brewburst"):
                print(differs, file=sys.stderr)
                return 1
        else:
            make(name)
    return 0


def play(sample: Sample, seed: int) -> Session[Any]:
    """The game that the computer players make of a seed."""
    from engine import Session
    from engine.ai import choose
    from engine.marbles import GAME

    seats = people(sample)
    session = Session(GAME, sample.config | {"seats": len(seats)}, seed)
    while not session.decision.over:
        seat, number = seats[session.decision.seat], seed + len(session.actions)
        session.submit(choose(GAME, session.state, seat.kind, number, seat.style))
    return session


def people(sample: Sample) -> list[Seat]:
    """Who sits at the table."""
    from game.seats import COLOURS, Seat

    return [
        Seat(avatar.capitalize(), level, COLOURS[i], avatar)
        for i, (avatar, level) in enumerate(sample.players)
    ]


def drama(session: Session[Any]) -> Drama:
    """What happens in a game that is over."""
    from game.replay.timeline import Timeline

    line = Timeline(session)
    first, second, *_ = sorted(session.game.scores(session.state), reverse=True)
    last = line.turns[-1].number
    leads = [turn.number for turn in line.turns if turn.leader >= 0]
    return Drama(
        turns=last,
        leads=len(leads),
        late=sum(number > LATE * last for number in leads),
        chain=max(turn.chain for turn in line.turns),
        links=max(turn.links for turn in line.turns),
        margin=first - second,
    )


def search(name: str, seeds: range) -> None:
    """Play seeds, and tell how much drama is in each."""
    best = (-1, 0)
    for seed in seeds:
        told = drama(play(SAMPLES[name], seed))
        best = max(best, (told.worth, seed))
        print(f"{name} seed {seed}: worth {told.worth} ({facts(told)})", flush=True)
    print(f"Best: seed {best[1]}")


def facts(told: Drama) -> str:
    """A drama in one line."""
    return " ".join(f"{key} {value}" for key, value in told._asdict().items())


def make(name: str) -> None:
    """Play a sample and write it."""
    from engine import record_text
    from game.opening import EXTRA_SEATS
    from game.seats import dump

    sample = SAMPLES[name]
    session = play(sample, sample.seed)
    told = drama(session)
    extra = {EXTRA_SEATS: dump(people(sample)), "title": sample.title, "saved": MADE}
    SAVES.mkdir(exist_ok=True)
    place = SAVES / f"{name}.brewburst"
    place.write_text(record_text(session.record(extra)), encoding="utf-8")
    print(f"{place.name}: {facts(told)}")


def check(place: Path) -> str:
    """Why a sample is no longer what its actions lead to, or ""."""
    from engine import BadInput, load_record, verify
    from engine.marbles import GAME

    try:
        found = verify(GAME, load_record(place.read_bytes()))
    except (OSError, BadInput) as error:
        return f"{place.name}: {error}"
    if found.differs is None:
        return ""
    return f"{place.name} differs in turn {found.differs}: make it again with tools/samples.py."


if __name__ == "__main__":
    sys.exit(main())
