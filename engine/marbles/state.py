"""The whole state of a marble game: cheap to copy, because what it holds is never changed in place.

Lists are as long as there are seats (or tracks, or stacks); their entries are immutable.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .config import Config


class Frame(NamedTuple):
    """Something under way: a step of a program, who is asked, and what was chosen so far."""

    program: int
    step: int
    seat: int
    mem: tuple[int, ...] = ()


class Brew(NamedTuple):
    """A tile being brewed. `filled` has a byte per hole, layer by layer upwards, 6 where empty.

    `marked`: a marble was placed above a layer that had an empty hole (Gravitha Tidygall, R8.4).
    """

    tile: int
    filled: bytes
    marked: bool = False


# Every colour counts as itself: what `varnish` holds until a Chameleonic Varnish is drunk.
TRUE_COLOURS: Final = bytes(range(7))


class State:
    """Everything that is true of a game; what is pending lies in `frames`, the last one on top."""

    __slots__ = (
        "brewing",  # list of 0-2 Brews a seat
        "capacity",  # marbles a track can hold (R2.3)
        "cauldron",  # bytes, or None without one
        "completed",  # list of tile numbers a seat, in order
        "config",
        "countdown",  # Skill tokens left in it (R2.7)
        "drawn",  # marbles collected in the tie-break, in the order of `tied`
        "drunk",  # list of tile numbers a seat
        "ending",  # the end is announced (R7.3)
        "first",
        "frames",
        "hand",  # sorted; the active player's pool is part of it (R5.2)
        "helped",
        "helps",
        "kinds",
        "over",
        "picked",
        "pools",  # list of sorted marbles a seat
        "professors",
        "rewards",
        "rng",
        "scoldings",
        "seat",  # whose turn it is
        "skills",
        "stacks",  # list of tile numbers, top first (R2.6)
        "starters",  # tile numbers still on offer in the draft (R2.5)
        "tied",  # seats that draw for the win (R7.6)
        "tracks",  # list of 5 bytes, row 0 first, reaching up into the tank
        "turn",  # turns begun; 0 in the draft
        "varnish",  # what each colour of the hand counts as this turn (Chameleonic Varnish)
    )

    config: Config
    rng: int
    tracks: list[bytes]
    capacity: int
    stacks: list[bytes]
    starters: bytes
    hand: bytes
    brewing: list[tuple[Brew, ...]]
    pools: list[bytes]
    completed: list[bytes]
    drunk: list[bytes]
    skills: list[int]
    helps: list[int]
    rewards: list[int]
    scoldings: list[int]
    seat: int
    first: int
    turn: int
    picked: bool
    helped: bool
    countdown: int
    kinds: tuple[str, ...]
    cauldron: bytes | None
    professors: tuple[str, ...]
    ending: bool
    over: bool
    frames: list[Frame]
    tied: bytes
    drawn: tuple[int, ...]
    varnish: bytes

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.pools)

    def clone(self) -> State:
        """An independent copy, written out because search copies states all the time."""
        new = State()
        new.config = self.config
        new.rng = self.rng
        new.tracks = self.tracks[:]
        new.capacity = self.capacity
        new.stacks = self.stacks[:]
        new.starters = self.starters
        new.hand = self.hand
        new.brewing = self.brewing[:]
        new.pools = self.pools[:]
        new.completed = self.completed[:]
        new.drunk = self.drunk[:]
        new.skills = self.skills[:]
        new.helps = self.helps[:]
        new.rewards = self.rewards[:]
        new.scoldings = self.scoldings[:]
        new.seat = self.seat
        new.first = self.first
        new.turn = self.turn
        new.picked = self.picked
        new.helped = self.helped
        new.countdown = self.countdown
        new.kinds = self.kinds
        new.cauldron = self.cauldron
        new.professors = self.professors
        new.ending = self.ending
        new.over = self.over
        new.frames = self.frames[:]
        new.tied = self.tied
        new.drawn = self.drawn
        new.varnish = self.varnish
        return new

    def gain(self, marbles: bytes) -> None:
        """Marbles come to the hand."""
        self.hand = bytes(sorted(self.hand + marbles))

    def lose(self, marble: int) -> None:
        """One marble leaves the hand."""
        at = self.hand.index(marble)
        self.hand = self.hand[:at] + self.hand[at + 1 :]

    def rivals(self, seat: int) -> list[int]:
        """The other seats, clockwise from the left neighbour."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]
