"""The queue of events: order, waits, limits, skipping."""

from collections.abc import Sequence

from engine import Event, marbles
from game.table import mirror
from game.table.director import CUE_LIMIT, Cue, Director, StubStage, Until

ev = marbles.events


class Recorder(StubStage):
    """Shows every event for a second and notes it."""

    def __init__(self, wait: float | Until = 1.0) -> None:
        self.wait = wait
        self.shown: list[str] = []
        self.rebuilt = 0

    def show(self, event: Event, upcoming: Sequence[Event]) -> Cue:
        self.shown.append(f"{type(event).__name__}+{len(upcoming)}")
        yield self.wait

    def rebuild(self) -> None:
        self.rebuilt += 1


def new_table() -> mirror.Table:
    return mirror.project(marbles.GAME.new({"seats": 2, "draft": False}, 1))


def test_one_after_another() -> None:
    stage = Recorder()
    director = Director(new_table(), stage)
    events: list[Event] = [ev.TurnEnded(0), ev.TurnBegan(1, 2)]
    director.push(events)
    assert director.busy
    director.update(0.1)
    assert stage.shown == ["TurnEnded+1"]
    director.update(0.95)
    assert stage.shown == ["TurnEnded+1", "TurnBegan+0"]
    director.update(5)
    assert not director.busy


def test_skipping_reaches_the_same_table() -> None:
    watched, skipped = new_table(), new_table()
    row = watched.tracks[2][3]
    events: list[Event] = [ev.Picked(0, 2, 3, row), ev.Helped(0)]
    slow, fast = Director(watched, Recorder(0.2)), Director(skipped, Recorder(0.2))
    slow.push(events)
    fast.push(events)
    fast.update(0.05)
    fast.drain()
    assert not fast.busy
    for _ in range(50):
        slow.update(0.05)
    assert not slow.busy
    assert watched == skipped


def test_a_wait_never_lasts_for_good() -> None:
    director = Director(new_table(), Recorder(Until(lambda: False, CUE_LIMIT / 2)))
    director.push([ev.Helped(0)])
    passed = 0.0
    while director.busy:
        director.update(1 / 60)
        passed += 1 / 60
        assert passed < CUE_LIMIT
