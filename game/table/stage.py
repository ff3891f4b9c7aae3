"""Everything on the table that moves, and where it stands while the mirror is already further on.

The mirror says what is true; the stage holds back what is still on its way (`hidden_*`), and puts
all of it in its place when `rebuild` is called.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine import Event
from game.table import cues, layout, mirror, tiles
from game.table.director import Cue
from game.table.faces import Faces
from game.table.layout import Box, Spot
from game.table.physics import Dispenser
from game.table.seating import Seating
from game.table.sprites import Bead, Flight, Particles

HOME = 3.0  # units from its place within which a marble counts as arrived
MOST_SHAKE = 4.0
FILL_SPEED = 1.8  # flasks a second
CAPTION_TIME = 2.6
REACTION = 1.5  # seconds that a professor looks up
SHOUT_TIME = 1.5


@dataclass
class Caption:
    """What the ribbon says of the motion on show."""

    text: str = ""
    seat: int = -1
    left: float = 0.0


@dataclass
class Shout:
    """A word of praise that rises over the dispenser."""

    text: str
    x: float
    y: float
    age: float = 0.0


class Stage:
    """The show: cues call its methods, the painters read its fields."""

    def __init__(
        self,
        table: mirror.Table,
        names: Sequence[str],
        *,
        calm: bool = False,
        sound: Callable[[str, float, float], None] = lambda name, volume, pan: None,
    ) -> None:
        self.table = table
        self.names = list(names)
        self.calm = calm
        self.seating = Seating(len(table.desks))
        self.seating.four_tokens = bool(table.professors) or table.cauldron is not None
        self.offer: list[int] = []  # starters as they lay when the draft began
        self.dispenser = Dispenser(still=calm, small=layout.tank_marble(table.capacity))
        self.hands: list[list[Bead]] = [[] for _ in table.desks]
        self.pools: list[list[Bead]] = [[] for _ in table.desks]
        self.places: list[list[int | None]] = [[None, None] for _ in table.desks]
        self.loose: list[Bead] = []  # on their way back to the lid, each waiting to drop
        self.flights: list[Flight] = []
        self.particles = Particles()
        self.hidden_holes: set[tuple[int, int]] = set()  # tile, hole
        self.hidden_tiles: set[int] = set()
        self.hidden_bottles: set[int] = set()
        self.finishing: dict[int, bytes] = {}  # tiles full of marbles, about to be corked
        self.levels: dict[int, float] = {}
        self.pot: list[int] = []  # what shows in the cauldron
        self.reacting: dict[str, float] = {}  # professors, and for how long still
        self.caption = Caption()
        self.faces = Faces(len(table.desks))
        self.listen: Callable[[Event, Sequence[Event]], None] = lambda event, upcoming: None
        self.shake = 0.0
        self.flash: tuple[Spot, float] | None = None
        self.praise: Shout | None = None
        self.version = 0  # grows whenever something at rest looks different
        self._sound = sound
        self._laid = False  # whether the marbles lie there already
        self._clock = 0.0

    @property
    def active(self) -> int:
        """Whose turn the screen shows."""
        return self.table.seat

    # the show, as the director wants it

    def show(self, event: Event, upcoming: Sequence[Event]) -> Cue:
        """The cue of an event."""
        self.version += 1
        self.listen(event, upcoming)
        return cues.cue(self, event, upcoming)

    def rebuild(self) -> None:
        """Everything in its place at once, as the mirror has it."""
        self.version += 1
        self.flights.clear()
        self.loose.clear()
        self.hidden_holes.clear()
        self.hidden_tiles.clear()
        self.hidden_bottles.clear()
        self.finishing.clear()
        self.particles.alive.clear()
        self.shake, self.flash, self.praise = 0.0, None, None
        self.pot = list(self.table.cauldron or [])
        if not set(self.table.starters) <= set(self.offer):
            self.offer = list(self.table.starters)
        self._rebuild_dispenser()
        for seat, desk in enumerate(self.table.desks):
            self._rebuild_places(seat, [brew.tile for brew in desk.brewing])
            held = self.table.hand if seat == self.active else []
            self._rebuild_marbles(seat, list(desk.pool), list(held))
            for brew in desk.brewing:
                self.levels[brew.tile] = tiles.fill_level(brew.holes)
        self._laid = True

    def _rebuild_dispenser(self) -> None:
        if self.dispenser.tracks() != [bytes(track) for track in self.table.tracks]:
            self.dispenser.fill(self.table.tracks)
        else:
            self.dispenser.snap()

    def _rebuild_places(self, seat: int, brewing: list[int]) -> None:
        places: list[int | None] = [tile if tile in brewing else None for tile in self.places[seat]]
        for tile in brewing:
            if tile not in places:
                places[places.index(None)] = tile
        self.places[seat] = places

    def _rebuild_marbles(self, seat: int, pool: list[int], held: list[int]) -> None:
        """A marble of the supply that lay in the flask stays there as long as it is held.

        A game that is gone on with does not tell: what the flask can hold lies in it then.
        """
        old = [bead.colour for bead in self.pools[seat]]
        if not self._laid and len(held) <= layout.POOL:
            old = list(held)
        for colour in old:
            if colour in held and len(pool) < layout.POOL:
                held.remove(colour)
                pool.append(colour)
        self.pools[seat] = [Bead(colour) for colour in pool]
        self.hands[seat] = [Bead(colour) for colour in held]
        self.put_beads()

    def quiet(self) -> bool:
        """Whether nothing is on its way any more."""
        if self.flights or self.loose:
            return False
        if any(bead.flying for beads in self.hands + self.pools for bead in beads):
            return False
        return all(self.dispenser.lane_rests(track) for track in range(layout.TRACKS))

    @property
    def moving(self) -> bool:
        """Whether the next frame would look different."""
        return bool(
            self.flights
            or self.loose
            or self.particles.alive
            or self.shake > 0.1
            or self.flash
            or self.reacting
            or self.praise
            or self.dispenser.moving
            or any(spot for spot in self._strays())
            or any(self._rising())
        )

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for all that moves."""
        if dt <= 0:
            return
        self._clock += dt
        self.dispenser.advance(dt)
        for knock in self.dispenser.knocks[:3]:
            loud = min(1.0, knock.force / 900)
            self.sound(f"clink_{int(knock.x) % 6}", 0.15 + 0.5 * loud, knock.x)
        self.dispenser.knocks.clear()
        for bead, home in self.homes():
            if bead.move(home, dt):
                self.sound(f"clink_{bead.colour % 6}", 0.35, home.x)
        for bead in self.loose:
            bead.move(Spot(bead.x, bead.y, bead.d), dt)
        for flight in [f for f in self.flights if f.move(dt)]:
            self.flights.remove(flight)
            flight.landed()
        self.particles.move(dt)
        self.shake *= math.exp(-7 * dt)
        if self.shake < 0.1:
            self.shake = 0.0
        if self.flash is not None:
            spot, left = self.flash
            self.flash = (spot, left - dt) if left > dt else None
        if self.praise is not None:
            self.praise.age += dt
            if self.praise.age >= SHOUT_TIME:
                self.praise = None
        self.caption.left = max(0.0, self.caption.left - dt)
        self.reacting = {who: left - dt for who, left in self.reacting.items() if left > dt}
        for tile, level, aim in list(self._levels()):
            step = FILL_SPEED * dt
            self.levels[tile] = aim if self.calm else level + max(-step, min(step, aim - level))

    # where things stand

    def homes(self) -> list[tuple[Bead, Spot]]:
        """Every marble of a hand or pool with its place."""
        found: list[tuple[Bead, Spot]] = []
        for seat in range(len(self.hands)):
            hand, pool = self.hands[seat], self.pools[seat]
            found += [(b, self.seating.pool(seat, i)) for i, b in enumerate(pool)]
            found += [(b, self.seating.hand(seat, i, len(hand))) for i, b in enumerate(hand)]
        return found

    def put_beads(self) -> None:
        """Every marble of a hand or pool is in its place at once."""
        for bead, home in self.homes():
            bead.put(home)

    def _strays(self) -> list[Bead]:
        return [b for b, home in self.homes() if b.flying or b.away_from(home) > HOME / 4]

    def holes_of(self, tile: int) -> Sequence[int]:
        """The marbles in a tile on a burner, also while it is being corked."""
        for desk in self.table.desks:
            for brew in desk.brewing:
                if brew.tile == tile:
                    return brew.holes
        return self.finishing.get(tile, b"")

    def marked(self, tile: int) -> bool:
        """Whether a tile on a burner will bring a Scolding (R8.4)."""
        return any(b.marked for desk in self.table.desks for b in desk.brewing if b.tile == tile)

    def hidden_in(self, tile: int) -> list[int]:
        """The holes of a tile whose marble is still on its way."""
        return [hole for shown, hole in self.hidden_holes if shown == tile]

    def tile_box(self, seat: int, tile: int) -> Box:
        """Where a tile being brewed stands."""
        return self.seating.tile(seat, self.places[seat].index(tile))

    def place_of_slot(self, seat: int, slot: int) -> int:
        """The place on the desk of a slot of the rules, before the slot is emptied."""
        return self.places[seat].index(self.table.desks[seat].brewing[slot].tile)

    def _levels(self) -> list[tuple[int, float, float]]:
        found = []
        for tile in (tile for places in self.places for tile in places if tile is not None):
            hidden = self.hidden_in(tile)
            holes = [
                mirror.EMPTY if i in hidden else marble
                for i, marble in enumerate(self.holes_of(tile))
            ]
            aim = tiles.fill_level(holes)
            found.append((tile, self.levels.get(tile, aim), aim))
        return found

    def _rising(self) -> list[int]:
        return [tile for tile, level, aim in self._levels() if abs(level - aim) > 0.004]

    # what cues do

    def sound(self, name: str, volume: float = 1.0, x: float = 960.0) -> None:
        """A sound, heard from where it happens."""
        self._sound(name, volume, (x - 960) / 1600)

    def say(self, text: str, seat: int, lasts: float = CAPTION_TIME) -> None:
        """A caption for what happens."""
        self.caption = Caption(text, seat, lasts)

    def to_hand(self, seat: int, colour: int, start: Spot, lasts: float, wait: float = 0) -> None:
        """A marble sets off for the hand of a seat."""
        bead = Bead(colour, *start)
        self.hands[seat].append(bead)
        if self.calm:
            self.put_beads()
        else:
            bead.fly(lasts, wait)

    def take_bead(self, seat: int, colour: int) -> Bead:
        """A marble of that colour leaves the supply of a seat: from the hand before the pool."""
        for beads in (self.hands[seat], self.pools[seat]):
            for bead in beads:
                if bead.colour == colour:
                    beads.remove(bead)
                    return bead
        return Bead(colour, *self.seating.hand(seat, 0, 1))

    def throw(self, flight: Flight) -> None:
        """Something sets off; without motion it lands at once."""
        if self.calm:
            flight.landed()
        else:
            self.flights.append(flight)

    def react(self, professor: str, lasts: float = REACTION) -> None:
        """A professor looks up: the rule is used."""
        if professor in self.table.professors:
            self.reacting[professor] = lasts
            self.version += 1

    def jolt(self, strength: float) -> None:
        """The picture shakes a little."""
        if not self.calm:
            self.shake = min(MOST_SHAKE, max(self.shake, strength))

    def blaze(self, spot: Spot, lasts: float) -> None:
        """A light where two marbles meet."""
        if not self.calm:
            self.flash = (spot, lasts)

    def shout(self, text: str, spot: Spot) -> None:
        """Praise for what just happened at a place."""
        self.praise = Shout(text, spot.x, spot.y)

    @property
    def offset(self) -> tuple[float, float]:
        """How far the picture is off its place by shaking."""
        if not self.shake:
            return (0.0, 0.0)
        return (
            self.shake * math.sin(self._clock * 71),
            self.shake * math.cos(self._clock * 57),
        )
