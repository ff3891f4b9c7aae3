"""Marbles that fall: the only file that knows pymunk.

Marbles of a lane hang in a groove, so they can't leave it or pass each other; those of the tank lie
free. Which marble goes where is decided by the rules before anything moves here: physics only says
when it is seen (fixed steps of 1/240 s; nothing may depend on the exact figures).
Lengths are logical units, times seconds, y points down.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import pymunk

from game.table import layout

STEP = 1 / 240
MOST = 0.1  # seconds of a frame that are made up for
GRAVITY = 1900.0
ITERATIONS = 30
FEED_SPEED = 520.0  # at which a marble enters its lane
FEED_TIME = 0.12
SETTLED = 0.6  # units off its place at which a marble that rests may be snapped
SLIP = 0.12  # seconds in which a snapped marble eases to its place
SETTLE_LIMIT = 1.5
HEAP_STEPS = 480  # in which the marbles of the tank come to rest

_BALL = 1
_ALL_LANES = sum(1 << (track + 1) for track in range(layout.TRACKS))
_TANK = 1


@dataclass(eq=False)
class Ball:
    """A marble of the dispenser; `feeding` counts up while it goes from the tank to its lane."""

    colour: int
    body: pymunk.Body
    shape: pymunk.Circle
    lane: int = -1
    feeding: float = -1.0
    start: tuple[float, float] = (0.0, 0.0)
    slip: float = 0.0
    rest: float = 0.0
    small: float = layout.TANK_MARBLE  # its diameter in the tank

    @property
    def x(self) -> float:
        """Its middle, across."""
        return self.body.position.x

    @property
    def y(self) -> float:
        """Its middle, down."""
        return self.body.position.y + self.slip

    @property
    def d(self) -> float:
        """Its diameter as seen: marbles in the tank lie farther back."""
        if self.feeding >= 0:
            return self.small + (layout.MARBLE - self.small) * self.feeding
        return layout.MARBLE if self.lane >= 0 else self.small

    @property
    def angle(self) -> float:
        """Degrees: a falling marble rolls, and comes to rest upright."""
        if self.feeding >= 0:
            return 0.0
        if self.lane >= 0:
            return -math.degrees((self.rest - self.y) / (layout.MARBLE / 2)) * 0.5
        return -math.degrees(self.body.angle)


@dataclass
class Lane:
    """A track as the screen has it: the balls in the groove, those on their way, all colours."""

    colours: list[int] = field(default_factory=list)
    balls: list[Ball] = field(default_factory=list)
    feeding: list[Ball] = field(default_factory=list)
    moving: float = 0.0  # seconds since it was disturbed; 0 = at rest


@dataclass(frozen=True)
class Knock:
    """Two marbles (or a marble and wood) met; for sound."""

    x: float
    y: float
    force: float


class Dispenser:
    """Five lanes and a tank, always the same marbles in the same order as the tracks given."""

    def __init__(self, still: bool = False, small: float = layout.TANK_MARBLE) -> None:
        self.still = still  # no motion: everything appears in its place
        self.small = small  # diameter of a marble in the tank
        self.knocks: list[Knock] = []
        self.tank: list[Ball] = []
        self.lanes = [Lane() for _ in range(layout.TRACKS)]
        self._met: set[frozenset[int]] = set()
        self._time = 0.0
        self._space = self._build()

    def _build(self) -> pymunk.Space:
        space = pymunk.Space()
        space.gravity = (0, GRAVITY)
        space.iterations = ITERATIONS
        space.collision_slop = 0.01
        space.sleep_time_threshold = 0.25
        space.idle_speed_threshold = 8
        ground = space.static_body
        for track in range(layout.TRACKS):
            x = layout.lane_x(track)
            floor = pymunk.Segment(
                ground, (x - 40, layout.FLOOR + 4), (x + 40, layout.FLOOR + 4), 4
            )
            floor.filter = pymunk.ShapeFilter(categories=1 << (track + 1), mask=1 << (track + 1))
            space.add(floor)
        for a, b in pairwise(layout.TANK_WALLS):
            wall = pymunk.Segment(ground, a, b, 3)
            wall.filter = pymunk.ShapeFilter(categories=_TANK, mask=_TANK)
            wall.friction = 0.4
            space.add(wall)
        self._anchor = pymunk.Body(body_type=pymunk.Body.STATIC)  # grooves shut off its shapes
        space.add(self._anchor)
        space.on_collision(_BALL, _BALL, begin=self._touch)
        return space

    def _touch(self, arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        one, two = arbiter.bodies
        self._met.add(frozenset((id(one), id(two))))
        force = abs((one.velocity - two.velocity).y)
        if force > 60:
            self.knocks.append(Knock(one.position.x, one.position.y, force))

    # what lies where

    def fill(self, tracks: Sequence[Sequence[int]]) -> None:
        """Put everything in its place at once."""
        for lane in self.lanes:
            for ball in lane.balls + lane.feeding:
                self._remove(ball)
        for ball in self.tank:
            self._remove(ball)
        self.tank.clear()
        self.knocks.clear()
        self._met.clear()
        hidden: list[int] = []
        for track, marbles in enumerate(tracks):
            lane = self.lanes[track]
            lane.colours = list(marbles)
            lane.feeding.clear()
            lane.moving = 0.0
            lane.balls = [
                self._lane_ball(colour, track, layout.row_y(row), row)
                for row, colour in enumerate(marbles[: layout.SHOWN])
            ]
            hidden.extend(marbles[layout.SHOWN :])
        self._heap(hidden)

    def _heap(self, colours: list[int]) -> None:
        """Lay marbles into the tank in an order that tells nothing, then let them settle."""
        mixed = sorted(colours)
        random.Random(1).shuffle(mixed)
        per_line = int((layout.TANK.w - 56) / self.small)
        pitch = (layout.TANK.w - 90) / (per_line - 1)
        for place, colour in enumerate(mixed):
            line, along = divmod(place, per_line)
            shift = 12.0 if line % 2 else -4.0
            x = layout.TANK.x + 45 + pitch * along + shift
            y = layout.TANK.bottom - 5 - (self.small - 2) * (line + 0.5)
            self.tank.append(self._ball(colour, x, y))
        for _ in range(HEAP_STEPS):
            self._space.step(STEP)
            if all(ball.body.is_sleeping for ball in self.tank):
                break
        self.knocks.clear()

    def _ball(self, colour: int, x: float, y: float) -> Ball:
        radius = self.small / 2
        body = pymunk.Body(1.0, pymunk.moment_for_circle(1.0, 0, radius))
        body.position = (x, y)
        shape = pymunk.Circle(body, radius)
        shape.elasticity = 0.25
        shape.friction = 0.35
        shape.collision_type = _BALL
        shape.filter = pymunk.ShapeFilter(categories=_TANK, mask=_TANK)
        self._space.add(body, shape)
        return Ball(colour, body, shape, small=self.small)

    def _lane_ball(self, colour: int, track: int, y: float, row: int) -> Ball:
        x = layout.lane_x(track)
        body = pymunk.Body(1.0, math.inf)
        body.position = (x, y)
        shape = pymunk.Circle(body, layout.MARBLE / 2)
        shape.elasticity = 0.12
        shape.friction = 0.0
        shape.collision_type = _BALL
        shape.filter = pymunk.ShapeFilter(categories=2 << track, mask=2 << track)
        groove = pymunk.GrooveJoint(self._anchor, body, (x, -600), (x, layout.FLOOR), (0, 0))
        groove.collide_bodies = False
        self._space.add(body, shape, groove)
        return Ball(colour, body, shape, lane=track, rest=layout.row_y(row), small=self.small)

    def _remove(self, ball: Ball) -> None:
        if ball.body.space is not None:
            self._space.remove(*ball.body.constraints, ball.shape, ball.body)

    def ball(self, track: int, row: int) -> Ball | None:
        """The ball at a row, once it is in its lane."""
        balls = self.lanes[track].balls
        return balls[row] if row < len(balls) else None

    def all_balls(self) -> list[Ball]:
        """Every ball, those behind first."""
        balls = list(self.tank)
        for lane in self.lanes:
            balls += lane.feeding
        for lane in self.lanes:
            balls += lane.balls
        return balls

    def tracks(self) -> list[bytes]:
        """The marbles of each track, lowest first."""
        return [bytes(lane.colours) for lane in self.lanes]

    def hidden(self, track: int) -> int:
        """How many marbles of a track lie in the tank."""
        return max(0, len(self.lanes[track].colours) - layout.SHOWN)

    # what happens

    def take(self, track: int, row: int) -> tuple[float, float, int]:
        """A marble leaves; where it was and its colour. Those above fall."""
        lane = self.lanes[track]
        colour = lane.colours.pop(row)
        if row < len(lane.balls):
            ball = lane.balls.pop(row)
        elif row < len(lane.balls) + len(lane.feeding):
            ball = lane.feeding.pop(row - len(lane.balls))
        else:
            ball = self._nearest(colour, track)
            self.tank.remove(ball)
        place = (ball.x, ball.y, colour)
        self._remove(ball)
        self._disturb(track)
        return place

    def drop(self, track: int, colour: int) -> None:
        """A marble comes through a funnel and lies on top of `track` (R4.7)."""
        x = layout.lane_x(track) + (len(self.tank) % 5 - 2)
        self.lanes[track].colours.append(colour)
        ball = self._ball(colour, x, layout.TANK.y - 6)
        ball.body.velocity = (0, 220)
        self.tank.append(ball)
        self._disturb(track)

    def watch(self, track: int, row: int) -> frozenset[int] | None:
        """The pair of `row` and the one above, whose meeting is waited for."""
        low, high = self.ball(track, row), self.ball(track, row + 1)
        if low is None or high is None:
            return None
        pair = frozenset((id(low.body), id(high.body)))
        self._met.discard(pair)
        return pair

    def met(self, track: int, row: int) -> bool:
        """Whether the marbles of `row` and the one above touch."""
        low, high = self.ball(track, row), self.ball(track, row + 1)
        if low is None or high is None:
            return False
        if frozenset((id(low.body), id(high.body))) in self._met:
            return True
        return low.body.position.y - high.body.position.y < layout.MARBLE + 0.5

    def _disturb(self, track: int) -> None:
        lane = self.lanes[track]
        lane.moving = max(lane.moving, STEP)
        for row, ball in enumerate(lane.balls):
            ball.rest = layout.row_y(row)
            ball.body.activate()
        for ball in self.tank:
            ball.body.activate()
        if self.still:
            self.snap()

    def _nearest(self, colour: int, track: int) -> Ball:
        x, y = layout.lane_x(track), layout.MOUTH
        same = [ball for ball in self.tank if ball.colour == colour]
        return min(same or self.tank, key=lambda b: math.hypot(b.x - x, b.y - y))

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass; anything but a sane number counts as none or as the most."""
        if not dt > 0:  # also NaN
            return
        self._time += min(dt, MOST)
        while self._time >= STEP:
            self._time -= STEP
            if self.moving:
                self._feed(STEP)
                self._space.step(STEP)
                self._settle(STEP)
        for lane in self.lanes:
            for ball in lane.balls:
                ball.slip *= math.exp(-min(dt, MOST) / (SLIP / 3))

    @property
    def moving(self) -> bool:
        """Whether any marble is not at rest."""
        return any(lane.moving for lane in self.lanes) or any(
            not ball.body.is_sleeping for ball in self.tank
        )

    def lane_rests(self, track: int) -> bool:
        """Whether a lane shows its final picture."""
        return self.lanes[track].moving == 0.0

    def _feed(self, dt: float) -> None:
        for track, lane in enumerate(self.lanes):
            wanted = min(layout.SHOWN, len(lane.colours))
            here = len(lane.balls) + len(lane.feeding)
            if here < wanted and len(lane.feeding) < 2:
                ball = self._nearest(lane.colours[here], track)
                self.tank.remove(ball)
                ball.feeding, ball.start = 0.0, (ball.x, ball.y)
                self._remove(ball)
                lane.feeding.append(ball)
                lane.moving = max(lane.moving, STEP)
            for ball in lane.feeding:
                ball.feeding = min(1.0, ball.feeding + dt / FEED_TIME)
                along = ball.feeding
                x, y = ball.start
                ball.body.position = (
                    x + (layout.lane_x(track) - x) * along,
                    y + (layout.MOUTH - y) * along,
                )
            first = lane.feeding[0] if lane.feeding else None
            top = lane.balls[-1].body.position.y if lane.balls else layout.FLOOR + layout.MARBLE
            if first and first.feeding >= 1 and top >= layout.MOUTH + layout.MARBLE - 8:
                lane.feeding.pop(0)
                y = min(layout.MOUTH, top - layout.MARBLE)
                entered = self._lane_ball(first.colour, track, y, len(lane.balls))
                entered.body.velocity = (0, FEED_SPEED)
                lane.balls.append(entered)

    def _settle(self, dt: float) -> None:
        for lane in self.lanes:
            if not lane.moving:
                continue
            lane.moving += dt
            if len(lane.balls) < min(layout.SHOWN, len(lane.colours)):
                late = lane.moving > 2 * SETTLE_LIMIT
            else:
                late = lane.moving > SETTLE_LIMIT
                if all(
                    abs(ball.body.position.y - ball.rest) < SETTLED
                    and abs(ball.body.velocity.y) < 12
                    for ball in lane.balls
                ):
                    self._rest(lane)
            if late:
                self._rest(lane)

    def _rest(self, lane: Lane) -> None:
        track = self.lanes.index(lane)
        while lane.feeding:
            ball = lane.feeding.pop(0)
            row = len(lane.balls)
            lane.balls.append(self._lane_ball(ball.colour, track, layout.MOUTH, row))
        while len(lane.balls) < min(layout.SHOWN, len(lane.colours)):
            ball = self._nearest(lane.colours[len(lane.balls)], track)
            self.tank.remove(ball)
            self._remove(ball)
            lane.balls.append(self._lane_ball(ball.colour, track, ball.y, len(lane.balls)))
        for row, ball in enumerate(lane.balls):
            ball.rest = layout.row_y(row)
            ball.slip = 0.0 if self.still else ball.y - ball.rest
            ball.body.position = (layout.lane_x(track), ball.rest)
            ball.body.velocity = (0, 0)
        lane.moving = 0.0

    def snap(self) -> None:
        """Everything in its place now."""
        for lane in self.lanes:
            self._rest(lane)
            for ball in lane.balls:
                ball.slip = 0.0
        for ball in self.tank:
            if ball.y < layout.TANK.y:
                ball.body.position = (ball.x, layout.TANK.y + 20)
