"""The cascade against an independent reading of R4, directly and through the referee."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.marbles import GAME, preview
from engine.marbles.colours import letters, marbles
from engine.marbles.dispenser import blast
from tests.engine.table import Table
from tests.reference import cascade

REACH = 8

# RULES.md, worked cases of R4: track, row picked, marbles taken.
WORKED = [
    ("RBKBY", 2, 3),
    ("RBKBRY", 2, 5),
    ("BBBBK", 2, 4),
    ("BBB", 0, 1),
    ("RKRRBBR", 1, 4),
    ("YRKRK", 2, 3),
    ("YGKRY", 2, 5),
]


@pytest.mark.parametrize(("track", "row", "number"), WORKED)
def test_worked_cases_of_r4(track: str, row: int, number: int) -> None:
    outcome = cascade(track, row)
    assert len(outcome.taken) == number
    table = Table().set(tracks=[track, "", "", "", ""], hand="")
    table.play(f"pick 0 {row}")
    assert len(table.hand) == number
    assert table.state["tracks"][0] == outcome.left


def test_every_short_track() -> None:
    """All tracks of up to 6 marbles of three colours and the wild, every row."""
    for length in range(1, 7):
        for cells in itertools.product("RBKG", repeat=length):
            track = "".join(cells)
            raw = marbles(track)
            for row in range(length):
                expected = cascade(track, row)
                links: list = []
                taken, left = blast(raw, row, links)
                assert sorted(letters(taken)) == sorted(expected.taken), (track, row)
                assert letters(left) == expected.left, (track, row)
                assert [(x.below, x.above) for x in links] == [x[:2] for x in expected.links]


def random_track(rng: random.Random) -> str:
    """A track in which chains are likely: few colours, short runs, often taller than row 8."""
    colours = rng.sample("RBKYGM", rng.randint(2, 5))
    length = rng.randint(1, 16)
    if rng.random() < 0.4:  # a palindrome about the picked marble makes long chains
        half = [rng.choice(colours) for _ in range(8)]
        return "".join([*half, rng.choice("RBKY"), *reversed(half)])[:16]
    return "".join(rng.choice(colours) for _ in range(length))


def test_3000_picks_through_the_referee() -> None:
    rng = random.Random(4)
    table = Table()
    chains = hidden = 0
    for number in range(3000):
        tracks = [random_track(rng) for _ in range(5)]
        track = number % 5
        row = rng.randrange(min(REACH, len(tracks[track])))
        table.set(tracks=tracks, hand="", picked=False)
        expected = cascade(tracks[track], row)
        events = table.play(f"pick {track} {row}")
        state = table.state
        assert sorted(state["hand"]) == sorted(expected.taken), (tracks[track], row)
        assert state["tracks"] == [*tracks[:track], expected.left, *tracks[track + 1 :]]
        bursts = [(e["below"], e["above"]) for e in events if e["event"] == "burst"]
        assert bursts == [x[:2] for x in expected.links]
        chains += len(expected.links) > 1
        hidden += sum(x.above for x in expected.links) > 8 - row
    assert chains > 300  # the tracks are worth testing
    assert hidden > 30


def test_hidden_marbles_take_part() -> None:
    """R4.5: the ninth row and the tank fall with the rest."""
    table = Table().set(tracks=["YRRRRRRBRRRY", "", "", "", ""])
    table.play("pick 0 7")
    assert sorted(table.hand) == sorted("B" + "R" * 9 + "YY")


def test_a_pick_takes_from_rows_0_to_7_only() -> None:
    table = Table().set(tracks=["RBKYRBKYRBKY", "RB", "", "", ""])
    assert table.some("pick") == [f"pick 0 {r}" for r in range(8)] + ["pick 1 0", "pick 1 1"]


base_tracks = st.text("RBKY", min_size=1, max_size=16)
any_tracks = st.text("RBKYGM", min_size=1, max_size=16)


@given(any_tracks, st.integers(0, 7))
def test_a_pick_takes_one_marble_or_at_least_three(track: str, row: int) -> None:
    """R4.4, and nothing is lost."""
    row = min(row, len(track) - 1)
    taken, left = blast(marbles(track), row)
    assert len(taken) == 1 or len(taken) >= 3
    assert sorted(letters(taken) + letters(left)) == sorted(track)
    if row == 0:
        assert len(taken) == 1


@settings(max_examples=400)
@given(base_tracks, st.integers(0, 7))
@example("BKBBBBBBBB", 1)  # the run that reaches row 8 may go on in the tank
@example("BKBBBBBBBR", 1)
def test_what_is_told_before_a_pick_is_honest(track: str, row: int) -> None:
    """R4.5: exact where rows 0-8 decide, else a least number."""
    row = min(row, len(track) - 1)
    state = GAME.load({"tracks": [track, "", "", "", ""]}, GAME.new({"draft": False}, 1))
    told = preview(state, 0, row)
    real = len(cascade(track, row).taken)
    if told.at_least:
        assert real >= told.haul
    else:
        assert real == told.haul
    hauls = {len(cascade(track[:9] + c + track[10:], row).taken) for c in "RBKY"}
    if len(track) > 9:
        assert told.at_least == (len(hauls) > 1)
    else:
        assert not told.at_least
    assert sum(len(rows) for rows in told.rows) == told.haul
