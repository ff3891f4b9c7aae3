"""Things that move outside the dispenser: marbles, tiles and bottles in flight, sparks.

Nothing here knows the rules. Lengths are logical units, times seconds.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from game.table.layout import Box, Spot

HOMING = 14.0  # per second: how fast a marble eases to its place
GRAVITY = 900.0
MOST_PARTICLES = 220


def ease_out(t: float) -> float:
    """Fast, then slow."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow, fast, slow."""
    return t * t * (3 - 2 * t)


@dataclass(eq=False)
class Bead:
    """A marble in a hand or a pool; `start` and `left` are set while it flies to its place."""

    colour: int
    x: float = 0.0
    y: float = 0.0
    d: float = 0.0
    start: Spot | None = None
    passed: float = 0.0
    lasts: float = 0.0
    wait: float = 0.0
    arc: float = 0.0

    @property
    def flying(self) -> bool:
        """Whether it has not landed yet."""
        return self.start is not None

    def fly(self, lasts: float, wait: float = 0.0, arc: float = 120.0) -> None:
        """Set off from where it is."""
        self.start = Spot(self.x, self.y, self.d)
        self.passed, self.lasts, self.wait, self.arc = 0.0, lasts, wait, arc

    def put(self, spot: Spot) -> None:
        """Be there at once."""
        self.x, self.y, self.d = spot
        self.start = None

    def move(self, home: Spot, dt: float) -> bool:
        """Go on towards `home`; whether it landed just now."""
        if self.start is None:
            share = 1 - math.exp(-HOMING * dt)
            self.x += (home.x - self.x) * share
            self.y += (home.y - self.y) * share
            self.d += (home.d - self.d) * share
            return False
        if self.wait > 0:
            self.wait -= dt
            return False
        self.passed += dt
        t = min(1.0, self.passed / max(0.01, self.lasts))
        self.x, self.y, self.d = on_arc(self.start, home, t, self.arc)
        if t >= 1:
            self.put(home)
            return True
        return False

    def away_from(self, home: Spot) -> float:
        """How far it is from its place."""
        return abs(self.x - home.x) + abs(self.y - home.y)


def on_arc(start: Spot, end: Spot, t: float, arc: float) -> Spot:
    """The point of a thrown thing: straight across, with a hump of height `arc`."""
    along = ease_in_out(t)
    return Spot(
        start.x + (end.x - start.x) * along,
        start.y + (end.y - start.y) * along - arc * math.sin(math.pi * along),
        start.d + (end.d - start.d) * along,
    )


@dataclass(eq=False)
class Flight:
    """Anything thrown from one place to another: a marble, a tile or a bottle."""

    kind: str  # "marble", "tile" or "bottle"
    what: int  # colour or tile number
    start: Box
    end: Box
    lasts: float
    wait: float = 0.0
    arc: float = 120.0
    passed: float = 0.0
    landed: Callable[[], None] = lambda: None

    @property
    def box(self) -> Box:
        """Where it is now."""
        t = min(1.0, self.passed / max(0.01, self.lasts))
        along = ease_in_out(t)
        mix = [a + (b - a) * along for a, b in zip(self.start, self.end, strict=True)]
        return Box(mix[0], mix[1] - self.arc * math.sin(math.pi * along), mix[2], mix[3])

    def move(self, dt: float) -> bool:
        """Go on; whether it landed just now."""
        if self.wait > 0:
            self.wait -= dt
            return False
        self.passed += dt
        return self.passed >= self.lasts


@dataclass(eq=False)
class Particle:
    """A spark, a puff of smoke, a star: a picture that lives shortly."""

    picture: str
    x: float
    y: float
    vx: float
    vy: float
    size: float
    lives: float
    age: float = 0.0
    falls: float = 0.0
    grows: float = 0.0
    spin: float = 0.0

    @property
    def alpha(self) -> int:
        """It fades in the second half of its life."""
        return round(255 * min(1.0, 2 * (1 - self.age / self.lives)))


@dataclass
class Particles:
    """All particles; their randomness is decoration and no part of the game."""

    alive: list[Particle] = field(default_factory=list)
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    def move(self, dt: float) -> None:
        """Let time pass."""
        for one in self.alive:
            one.age += dt
            one.vy += one.falls * dt
            one.x += one.vx * dt
            one.y += one.vy * dt
            one.size += one.grows * dt
        self.alive = [one for one in self.alive if one.age < one.lives][-MOST_PARTICLES:]

    def spray(self, x: float, y: float, number: int, force: float = 260.0) -> None:
        """Sparks and stars in all directions, as of a burst."""
        for i in range(number):
            angle, speed = self.rng.uniform(0, math.tau), force * self.rng.uniform(0.3, 1.0)
            self.alive.append(
                Particle(
                    "objects/star" if i % 4 == 0 else "objects/spark",
                    x,
                    y,
                    speed * math.cos(angle),
                    speed * math.sin(angle) - 60,
                    self.rng.uniform(9, 20),
                    self.rng.uniform(0.35, 0.75),
                    falls=GRAVITY * 0.5,
                )
            )

    def smoke(self, x: float, y: float, number: int) -> None:
        """A few puffs that rise."""
        for _ in range(number):
            self.alive.append(
                Particle(
                    "objects/smoke",
                    x + self.rng.uniform(-14, 14),
                    y,
                    self.rng.uniform(-25, 25),
                    -self.rng.uniform(20, 70),
                    self.rng.uniform(24, 40),
                    self.rng.uniform(0.5, 0.9),
                    grows=30,
                )
            )

    def glitter(self, box: Box, number: int) -> None:
        """Stars that rise over a box, as of a finished potion."""
        for _ in range(number):
            self.alive.append(
                Particle(
                    "objects/star",
                    box.x + self.rng.uniform(0, box.w),
                    box.y + self.rng.uniform(0.2, 1) * box.h,
                    self.rng.uniform(-15, 15),
                    -self.rng.uniform(40, 140),
                    self.rng.uniform(10, 22),
                    self.rng.uniform(0.5, 1.1),
                )
            )
