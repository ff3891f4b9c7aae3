"""Cascades with wilds and leaves (R4.8, R4.9) against the slow reading, and honest previews."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.marbles import GAME, SEEN
from engine.marbles.colours import letters, marbles
from engine.marbles.dispenser import blast, preview
from tests.engine.table import Table, flat
from tests.reference import cascade

# Track, row picked, what goes in order of the links ("K | GR | YY"), worked out by hand from R4.8.
WORKED = [
    ("YGKRY", 2, "K | GR | YY"),  # the case of the rule
    ("RKG", 1, "K | RG"),  # red and wild
    ("GKR", 1, "K | GR"),
    ("RGKB", 2, "K | GB"),  # the wild is blue; then red meets nothing
    ("BGKBR", 2, "K | GBB"),  # it joins the blue below too: one run
    ("RGKBR", 2, "K | GB | RR"),
    ("GKG", 1, "K | GG"),  # wilds alone explode together
    ("GGKG", 2, "K | GGG"),
    ("RGKG", 2, "K | GRG"),  # past the wilds only red is left
    ("GKGR", 1, "K | GGR"),
    ("RGKGB", 2, "K | GRG"),  # equal runs: the lower side's
    ("RGKGBB", 2, "K | GGBB"),  # blue takes more
    ("RRGKGB", 3, "K | GRRG"),  # red takes more
    ("RRGKGBB", 3, "K | GRRG"),  # equal again: the lower side's, then nothing below
    ("BRGKGB", 3, "K | GRG | BB"),
    ("RGKGR", 2, "K | GRGR"),  # the same colour on both sides
    ("RGRKGB", 3, "K | RGRG"),  # red meets a wild: red, with the wild between
    ("MGKM", 2, "K | GMM"),  # leaves are an ordinary colour
    ("MKM", 1, "K | MM"),
    ("YMGKMY", 3, "K | GMM | YY"),
    ("BRKRB", 1, "R"),  # the wildless stop
    ("GBR", 1, "B | GR"),
    ("RGB", 0, "R"),  # the lowest never explodes
    ("RBG", 2, "G"),  # nothing above
    ("RGR", 1, "G | RR"),  # a picked wild is no wild any more
    ("RGGR", 1, "G | RGR"),
    ("YRGKGRY", 3, "K | GRGR | YY"),
    ("RKGGGR", 1, "K | RGGGR"),
    ("BRKGBB", 1, "R"),  # blue meets black
]


@pytest.mark.parametrize(("track", "row", "links"), WORKED)
def test_worked_cases(track: str, row: int, links: str) -> None:
    parts = links.split(" | ")
    table = Table().set(tracks=flat(track), hand="", picked=False)
    events = table.play(f"pick 0 {row}")
    bursts = [e["marbles"] for e in events if e["event"] == "burst"]
    assert [sorted(b) for b in bursts] == [sorted(p) for p in parts[1:]]
    assert sorted(table.hand) == sorted("".join(parts))
    outcome = cascade(track, row)
    assert sorted(outcome.taken) == sorted(table.hand)
    assert outcome.left == table.state["tracks"][0]


def test_every_track_of_seven_with_two_colours_and_wilds() -> None:
    for cells in itertools.product("RBG", repeat=7):
        track = "".join(cells)
        raw = marbles(track)
        for row in range(1, 6):
            taken, left = blast(raw, row)
            expected = cascade(track, row)
            assert letters(left) == expected.left, (track, row)
            assert len(taken) == len(expected.taken)


wild_tracks = st.text("RBGM", min_size=10, max_size=16)


@settings(max_examples=500, deadline=None)
@given(wild_tracks, st.integers(0, 7))
def test_tall_tracks_with_wilds_and_leaves(track: str, row: int) -> None:
    taken, left = blast(marbles(track), row)
    expected = cascade(track, row)
    assert sorted(letters(taken)) == sorted(expected.taken)
    assert letters(left) == expected.left


def seen_parts(rng: random.Random) -> str:
    """Nine marbles in view, with chains through wilds likely to reach the hidden part."""
    colours = rng.sample("RBKYM", rng.randint(1, 3)) + ["G"] * rng.randint(1, 3)
    if rng.random() < 0.5:
        half = [rng.choice(colours) for _ in range(rng.randint(2, 4))]
        return "".join([*half, "K", *reversed(half), *rng.choices(colours, k=9)])[:SEEN]
    return "".join(rng.choices(colours, k=SEEN))


@pytest.mark.parametrize("hidden", [1, 2, 3])
def test_a_preview_is_true_for_every_completion(hidden: int) -> None:
    """R4.5: exact without "at least"; with it, what is named goes whatever lies in the tank."""
    rng = random.Random(hidden)
    endings = ["".join(cells) for cells in itertools.product("RBKYGM", repeat=hidden)]
    open_ended = 0
    for _ in range({1: 500, 2: 120, 3: 25}[hidden]):
        seen = seen_parts(rng)
        for row in range(8):
            told = preview(marbles(seen + endings[0]), row)
            hauls = {len(cascade(seen + ending, row).taken) for ending in endings}
            others = (preview(marbles(seen + ending), row) for ending in endings[1:40])
            assert all(other == told for other in others)  # it never looks into the tank
            if told.at_least:
                open_ended += 1
                assert min(hauls) >= told.haul, (seen, row)
            else:
                assert hauls == {told.haul}, (seen, row)
            rows = [r for link in told.rows for r in link]
            assert len(rows) == len(set(rows)) == told.haul
            for ending in endings[:: len(endings) // 6]:
                gone = taken_rows(seen + ending, row)
                assert set(rows) <= gone, (seen, ending, row)
    assert open_ended > 10


def taken_rows(track: str, row: int) -> set[int]:
    """The rows, in the track as it lay, of all marbles that a pick takes."""
    outcome = cascade(track, row)
    low, high = row, row + 1
    for link in outcome.links:
        low -= link.below
        high += link.above
    return set(range(low, high))


@settings(max_examples=300, deadline=None)
@given(st.text("RBKYGM", min_size=1, max_size=SEEN), st.integers(0, 7))
def test_a_preview_of_a_track_in_full_view_is_exact(track: str, row: int) -> None:
    row = min(row, len(track) - 1)
    told = preview(marbles(track), row)
    assert not told.at_least
    assert told.haul == len(cascade(track, row).taken)


def test_little_help_and_powers_do_not_explode_wilds() -> None:
    """R4.6."""
    table = Table().set(tracks=flat("RGKGR"), hand="", picked=False)
    events = table.play("help", "take 0 2")
    assert not [e for e in events if e["event"] == "burst"]
    assert table.state["tracks"] == flat("RGGR")


def test_whole_games_against_the_slow_reading() -> None:
    """Random games full of ghosts and leaves: every pick as the second reading has it."""
    picks = bursts = 0
    config = {"mandragora": True, "draft": False}
    for seed in range(6):
        rng = random.Random(seed)
        state = GAME.new(config, seed)
        state.tracks = [bytes(rng.choices(range(6), (2, 2, 1, 1, 3, 2), k=16)) for _ in range(5)]
        for _ in range(300):
            options = GAME.decision(state).options
            if not options:
                break
            action = rng.choice(options)
            line = GAME.action_text(action).split()
            before = [letters(track) for track in state.tracks]
            hand = len(state.hand)
            GAME.push(state, action)
            if line[0] == "pick":
                track, row = int(line[1]), int(line[2])
                expected = cascade(before[track], row)
                assert letters(state.tracks[track]) == expected.left
                assert len(state.hand) - hand == len(expected.taken)
                picks += 1
                bursts += len(expected.links)
    assert picks > 100
    assert bursts > 100
