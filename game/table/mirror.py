"""What the screen believes of the table: it follows the events, and must end up at the state.

`apply` plays one event on it; `project` makes the same picture from a state of the rules. After the
queue of events is empty the two must be equal, whatever was animated or skipped on the way.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import Event, marbles

ev = marbles.events
EMPTY, LEAF = marbles.colours.EMPTY, marbles.colours.LEAF
TRUE_COLOURS = bytes(range(7))


@dataclass
class Brewing:
    """A tile on a burner: its number and its holes, layer by layer from the bottom."""

    tile: int
    holes: bytearray
    marked: bool = False  # it will bring a Scolding (R8.4)


@dataclass
class Desk:
    """What one player has in front of them."""

    brewing: list[Brewing] = field(default_factory=list)
    pool: list[int] = field(default_factory=list)
    completed: list[int] = field(default_factory=list)
    drunk: list[int] = field(default_factory=list)
    skills: int = 0
    helps: int = 0
    rewards: int = 0
    scoldings: int = 0


@dataclass
class Table:
    """Everything that the screen shows."""

    tracks: list[list[int]] = field(default_factory=list)
    stacks: list[list[int]] = field(default_factory=list)
    starters: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)  # sorted: of the active player, pool included
    desks: list[Desk] = field(default_factory=list)
    countdown: int = 0
    ending: bool = False
    over: bool = False
    capacity: int = 16  # marbles that a track can hold (R2.3)
    cauldron: list[int] | None = None  # sorted; None without one (R2.9)
    professors: tuple[str, ...] = ()
    varnish: bytes = TRUE_COLOURS  # what each colour of the hand counts as
    leaves: bool = field(default=False, compare=False)  # whether any are in play (R2.2)
    seat: int = field(default=0, compare=False)  # whose turn it is; the draft tells no change


def project(state: marbles.State) -> Table:
    """The table as a state has it."""
    desks = [
        Desk(
            brewing=[
                Brewing(brew.tile, bytearray(brew.filled), brew.marked)
                for brew in state.brewing[seat]
            ],
            pool=sorted(state.pools[seat]),
            completed=list(state.completed[seat]),
            drunk=list(state.drunk[seat]),
            skills=state.skills[seat],
            helps=state.helps[seat],
            rewards=state.rewards[seat],
            scoldings=state.scoldings[seat],
        )
        for seat in range(len(state.pools))
    ]
    brewing = [brew.filled for brews in state.brewing for brew in brews]
    places = (*state.tracks, state.hand, *state.pools, *brewing)
    return Table(
        tracks=[list(track) for track in state.tracks],
        stacks=[list(stack) for stack in state.stacks],
        starters=list(state.starters),
        hand=sorted(state.hand),
        desks=desks,
        countdown=state.countdown,
        ending=bool(state.ending),
        over=bool(state.over),
        capacity=state.capacity,
        cauldron=None if state.cauldron is None else sorted(state.cauldron),
        professors=tuple(state.professors),
        varnish=bytes(state.varnish),
        leaves=any(LEAF in place for place in places),
        seat=state.seat,
    )


def points(desk: Desk) -> int:
    """The points that a desk has so far (R7.4)."""
    values = sum(int(marbles.TILES[tile].value) for tile in desk.completed)
    tokens = 4 * desk.skills - 2 * desk.helps + desk.rewards - desk.scoldings
    return values + tokens


def hole_index(tile: int, layer: int, hole: int) -> int:
    """The place of a hole in the row of all holes of a tile."""
    return sum(holes for _, holes in marbles.TILES[tile].layers[:layer]) + hole


def new_brewing(tile: int) -> Brewing:
    """A tile with every hole empty."""
    return Brewing(tile, bytearray([EMPTY] * sum(n for _, n in marbles.TILES[tile].layers)))


def apply(table: Table, event: Event) -> None:
    """Play one event of the rules on the table."""
    match event:
        case ev.TurnBegan(seat=seat):
            desk = table.desks[seat]
            table.seat = seat
            table.hand = sorted(desk.pool)
            desk.pool = []
        case (
            ev.Picked(track=track, row=row, colour=colour)
            | ev.Took(track=track, row=row, colour=colour)
        ):
            del table.tracks[track][row]
            table.hand = sorted([*table.hand, colour])
        case ev.Lifted(track=track, row=row):
            del table.tracks[track][row]
        case ev.Burst(track=track, row=row, below=below, above=above, marbles=taken):
            del table.tracks[track][row : row + below + above]
            table.hand = sorted([*table.hand, *taken])
        case ev.Helped(seat=seat):
            table.desks[seat].helps += 1
        case ev.Dropped(track=track, colour=colour):
            table.tracks[track].append(colour)
        case ev.Stole(rival=rival, marbles=taken):
            for colour in taken:
                table.desks[rival].pool.remove(colour)
            table.hand = sorted([*table.hand, *taken])
        case ev.Exchanged(seat=seat, gave=gave, got=got):
            held = table.hand or table.desks[seat].pool  # after the turn the pool exchanges
            held.remove(gave)
            held.append(got)
            held.sort()
            assert table.cauldron is not None
            table.cauldron.remove(got)
            table.cauldron = sorted([*table.cauldron, gave])
        case ev.Gave(rival=rival, colour=colour, room=room):
            table.hand.remove(colour)
            if room:
                pool = table.desks[rival].pool
                table.desks[rival].pool = sorted([*pool, colour])
        case ev.Varnished(before=before, after=after):
            table.varnish = bytes(after if c == before else c for c in table.varnish)
        case ev.TurnEnded():
            table.varnish = TRUE_COLOURS
        case ev.Rewarded(seat=seat):
            table.desks[seat].rewards += 1
        case ev.Scolded(seat=seat):
            table.desks[seat].scoldings += 1
        case ev.HelpReturned(seat=seat):
            table.desks[seat].helps -= 1
        case ev.Marked(seat=seat, slot=slot):
            table.desks[seat].brewing[slot].marked = True
        case ev.Placed(seat=seat, slot=slot, layer=layer, hole=hole, colour=colour):
            brew = table.desks[seat].brewing[slot]
            brew.holes[hole_index(brew.tile, layer, hole)] = colour
            table.hand.remove(colour)
        case ev.Completed(seat=seat, slot=slot, tile=tile):
            desk = table.desks[seat]
            del desk.brewing[slot]
            desk.completed.append(tile)
        case ev.Drank(seat=seat, tile=tile):
            table.desks[seat].drunk.append(tile)
        case ev.Kept(seat=seat, marbles=kept):
            for colour in kept:
                table.hand.remove(colour)
            table.desks[seat].pool = sorted(kept)
        case ev.Returned(colour=colour):
            table.hand.remove(colour)
        case ev.Drew(seat=seat, stack=stack, tile=tile):
            table.stacks[stack].pop(0)
            table.desks[seat].brewing.append(new_brewing(tile))
        case ev.Drafted(seat=seat, tile=tile):
            table.starters.remove(tile)
            table.desks[seat].brewing.append(new_brewing(tile))
        case ev.SkillEarned(seat=seat, countdown=countdown):
            table.desks[seat].skills += 1
            table.countdown = countdown
        case ev.EndAnnounced():
            table.ending = True
        case ev.TieTurn(seat=seat):
            table.seat = seat
        case ev.GameOver():
            table.over = True
        case _:  # a marble marked, an ending of a turn: nothing lies elsewhere
            pass


def follow(table: Table, state: marbles.State) -> None:
    """Make the table what a state has, at once: after an undo."""
    vars(table).update(vars(project(state)))
