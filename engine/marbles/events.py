"""What the rules say of a move, in the order it happens: small facts that never ask back.

Rows and slots are those at the moment of the event, so playing the events one after another on a
copy of the table before the move gives the table after it.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, get_args

from .colours import Colour


class TurnBegan(NamedTuple):
    """`seat` starts turn `turn`; its pool joins its hand (R5.2)."""

    seat: int
    turn: int


class TurnEnded(NamedTuple):
    """`seat` is through with its turn, tokens and tiles included (R3.6)."""

    seat: int


class Picked(NamedTuple):
    """The regular pick: one marble leaves `track` at `row` for the hand (R4.1)."""

    seat: int
    track: int
    row: int
    colour: Colour


class Burst(NamedTuple):
    """Link `link` (from 1) of a chain: `below` + `above` marbles from row `row` up leave (R4.2)."""

    seat: int
    track: int
    link: int
    row: int
    below: int
    above: int
    marbles: bytes


class Helped(NamedTuple):
    """`seat` asked for a Little Help and takes its token (R3.2)."""

    seat: int


class Chose(NamedTuple):
    """A marble is marked to be taken or returned; it still lies in its place."""

    seat: int
    track: int
    row: int


class Took(NamedTuple):
    """One marble leaves a track for the hand without an explosion (R4.6)."""

    seat: int
    track: int
    row: int
    colour: Colour


class Lifted(NamedTuple):
    """One marble leaves a track to be returned through the lid; `Dropped` follows."""

    seat: int
    track: int
    row: int
    colour: Colour


class Dropped(NamedTuple):
    """One marble falls through the lid onto the top of `track` (R4.7)."""

    track: int
    colour: Colour


class Stole(NamedTuple):
    """`seat` takes `marbles` from the pool of `rival`."""

    seat: int
    rival: int
    marbles: bytes


class Exchanged(NamedTuple):
    """`seat` puts marble `gave` into the cauldron and takes `got` out of it (R8.1)."""

    seat: int
    gave: Colour
    got: Colour


class Gave(NamedTuple):
    """`seat` gives a marble to `rival`; if its pool had no `room`, `Dropped` follows."""

    seat: int
    rival: int
    colour: Colour
    room: bool


class Varnished(NamedTuple):
    """Marbles that `seat` holds of colour `before` count as `after` this turn."""

    seat: int
    before: Colour
    after: Colour


class Rewarded(NamedTuple):
    """`seat` gains a Reward token (R8.3)."""

    seat: int


class Scolded(NamedTuple):
    """`seat` gains a Scolding token from a professor (R8.3)."""

    seat: int
    professor: str


class HelpReturned(NamedTuple):
    """`seat` gives a Little Help token back for marbles, `Returned` next (Albedus Humblescore)."""

    seat: int


class Marked(NamedTuple):
    """The tile in `slot` was filled out of order and will bring a Scolding (R8.4)."""

    seat: int
    slot: int
    professor: str


class Placed(NamedTuple):
    """A marble goes from the hand into hole `hole` of `layer` of the tile in `slot` (R5.1)."""

    seat: int
    slot: int
    layer: int
    hole: int
    colour: Colour


class Completed(NamedTuple):
    """The tile in `slot` is full: later slots move up, `marbles` go back one by one (R5.6)."""

    seat: int
    slot: int
    tile: int
    marbles: bytes


class Drank(NamedTuple):
    """`seat` drinks a completed tile (R3.3)."""

    seat: int
    tile: int


class Repeated(NamedTuple):
    """`seat` uses the power of a drunk tile again."""

    seat: int
    tile: int


class Kept(NamedTuple):
    """`marbles` stay in the pool of `seat` at the end of the turn (R5.5)."""

    seat: int
    marbles: bytes


class Returned(NamedTuple):
    """`seat` gives one marble of the hand back; `Dropped` follows (R5.5, R8.4)."""

    seat: int
    colour: Colour


class Drew(NamedTuple):
    """`seat` takes the top tile of `stack` to its next free slot (R5.7)."""

    seat: int
    stack: int
    tile: int


class Drafted(NamedTuple):
    """`seat` takes the starter at `place` of those on offer (R2.5)."""

    seat: int
    place: int
    tile: int


class SkillEarned(NamedTuple):
    """`seat` gains a Skill token, from the countdown while it lasts (R7.1, R7.2)."""

    seat: int
    countdown: int


class EndAnnounced(NamedTuple):
    """The round is finished, then the game is over (R7.3)."""

    seat: int


class TieBegan(NamedTuple):
    """The tied players draw for the win (R7.6); `tied` holds their seats in order."""

    tied: bytes


class TieTurn(NamedTuple):
    """`seat` draws next in the tie-break."""

    seat: int


class TieDrawn(NamedTuple):
    """`seat` collected `marbles` marbles in the tie-break."""

    seat: int
    marbles: int


class GameOver(NamedTuple):
    """The game is over; `winners` holds the seats that share the win."""

    winners: bytes


Event: TypeAlias = (
    TurnBegan
    | TurnEnded
    | Picked
    | Burst
    | Helped
    | Chose
    | Took
    | Lifted
    | Dropped
    | Stole
    | Exchanged
    | Gave
    | Varnished
    | Rewarded
    | Scolded
    | HelpReturned
    | Marked
    | Placed
    | Completed
    | Drank
    | Repeated
    | Kept
    | Returned
    | Drew
    | Drafted
    | SkillEarned
    | EndAnnounced
    | TieBegan
    | TieTurn
    | TieDrawn
    | GameOver
)

# The word of each event for the referee: its class in lower case with underscores.
NAMES: dict[type, str] = {
    kind: "".join(f"_{c.lower()}" if c.isupper() else c for c in kind.__name__).lstrip("_")
    for kind in get_args(Event)
}
