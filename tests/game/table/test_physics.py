"""The falling marbles, without a screen."""

import math
import random

import pytest

from game.table import layout
from game.table.physics import Dispenser


def new_tracks(seed: int, height: int = 16) -> list[bytes]:
    rng = random.Random(seed)
    return [bytes(rng.randrange(4) for _ in range(height)) for _ in range(5)]


def settle(dispenser: Dispenser, frame: float = 1 / 60) -> float:
    """Seconds until all lanes rest."""
    passed = 0.0
    while not all(dispenser.lane_rests(track) for track in range(5)):
        dispenser.advance(frame)
        passed += min(frame, 0.1)
        assert passed < 6
    return passed


def check_order(dispenser: Dispenser) -> None:
    for track, lane in enumerate(dispenser.lanes):
        ys = [ball.body.position.y for ball in lane.balls]
        assert ys == sorted(ys, reverse=True)
        assert [ball.colour for ball in lane.balls] == lane.colours[: len(lane.balls)]
        for ball in lane.balls:
            assert abs(ball.body.position.x - layout.lane_x(track)) < 0.2


@pytest.mark.parametrize("frame", [1 / 7, 1 / 30, 1 / 144])
def test_picks_keep_the_order_and_settle_soon(frame: float) -> None:
    rng = random.Random(3)
    tracks = new_tracks(5)
    dispenser = Dispenser()
    dispenser.fill(tracks)
    wanted = [list(t) for t in tracks]
    slowest = 0.0
    for _ in range(25):
        track = rng.randrange(5)
        if len(wanted[track]) < 8:
            for _ in range(4):
                colour = rng.randrange(4)
                dispenser.drop(track, colour)
                wanted[track].append(colour)
        for _ in range(rng.randrange(1, 5)):
            row = rng.randrange(min(8, len(wanted[track])))
            place = dispenser.take(track, row)
            assert place[2] == wanted[track].pop(row)
            dispenser.advance(frame)
            check_order(dispenser)
        slowest = max(slowest, settle(dispenser, frame))
        check_order(dispenser)
        assert dispenser.tracks() == [bytes(t) for t in wanted]
        for lane in dispenser.lanes:
            for row, ball in enumerate(lane.balls):
                assert abs(ball.body.position.y - layout.row_y(row)) < 1.5
    assert slowest < 1.7


def test_the_pair_meets_in_time() -> None:
    dispenser = Dispenser()
    dispenser.fill(new_tracks(1))
    dispenser.take(2, 3)
    dispenser.watch(2, 2)
    passed = 0.0
    while not dispenser.met(2, 2):
        dispenser.advance(1 / 60)
        passed += 1 / 60
        assert passed < 1
    assert passed > 0.1
    assert dispenser.knocks


def test_bad_times_change_nothing() -> None:
    dispenser = Dispenser()
    dispenser.fill(new_tracks(2))
    dispenser.take(0, 0)
    before = [ball.y for ball in dispenser.all_balls()]
    for dt in (math.nan, -1.0, 0.0, -math.inf):
        dispenser.advance(dt)
    assert before == [ball.y for ball in dispenser.all_balls()]
    dispenser.advance(math.inf)
    dispenser.advance(1e9)
    settle(dispenser)
    check_order(dispenser)


def test_without_motion_all_is_in_place_at_once() -> None:
    dispenser = Dispenser(still=True)
    tracks = new_tracks(4, 12)
    dispenser.fill(tracks)
    dispenser.take(1, 2)
    dispenser.drop(3, 1)
    assert all(dispenser.lane_rests(track) for track in range(5))
    assert [len(lane.balls) for lane in dispenser.lanes] == [9] * 5
    assert dispenser.ball(1, 8) is not None
    check_order(dispenser)


def test_tank_holds_the_hidden_colours() -> None:
    tracks = new_tracks(6)
    dispenser = Dispenser()
    dispenser.fill(tracks)
    hidden = sorted(colour for track in tracks for colour in track[9:])
    assert sorted(ball.colour for ball in dispenser.tank) == hidden
    for ball in dispenser.tank:
        assert layout.TANK.hit(ball.x, ball.y)
