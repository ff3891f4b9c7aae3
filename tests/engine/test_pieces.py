"""Properties of the small pieces: random streams, the lid, the notation, kept marbles, records."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Action, BadInput, IllegalAction, load_record
from engine.marbles import GAME
from engine.marbles.colours import LETTERS, letters, marbles
from engine.marbles.dispenser import drop, landing
from engine.rng import bits, draw, seeded, shuffled
from tests.engine.table import Table, desk, flat

seeds = st.integers(0, (1 << 64) - 1)


def test_splitmix64_is_the_published_one() -> None:
    """The first three numbers of seed 1234567, as the reference program prints them."""
    rng, found = 1234567, []
    for _ in range(3):
        rng, value = bits(rng)
        found.append(value)
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(seeds, st.integers(1, 80))
def test_a_draw_is_in_range(seed: int, n: int) -> None:
    rng, value = draw(seed, n)
    assert 0 <= value < n
    assert 0 <= rng < 1 << 64


@given(seeds, st.lists(st.integers(0, 9), max_size=30))
def test_a_shuffle_loses_nothing(seed: int, items: list[int]) -> None:
    before = list(items)
    _, mixed = shuffled(seed, items)
    assert sorted(mixed) == sorted(items)
    assert items == before


def test_draws_and_shuffles_are_fair() -> None:
    rng = seeded(3)
    drawn: Counter[int] = Counter()
    firsts: Counter[int] = Counter()
    for _ in range(5000):
        rng, value = draw(rng, 5)
        drawn[value] += 1
        rng, order = shuffled(rng, range(5))
        firsts[order[0]] += 1
    for number in (*drawn.values(), *firsts.values()):
        assert 850 < number < 1150


@given(st.integers(), st.integers(0, 3), st.integers(0, 3))
def test_streams_of_a_seed_are_apart(seed: int, one: int, two: int) -> None:
    assert (seeded(seed, one) == seeded(seed, two)) == (one == two)


tracks = st.lists(st.integers(0, 16), min_size=5, max_size=5)


@given(tracks, st.integers(0, 4))
def test_a_marble_lands_nearest(sizes: list[int], hole: int) -> None:
    """R4.7."""
    with_room = [t for t in range(5) if sizes[t] < 16]
    landed = landing([bytes(size) for size in sizes], hole, 16)
    if with_room:
        assert landed in with_room
        for other in with_room:
            closer = abs(landed - hole) - abs(other - hole)
            assert closer < 0 or (closer == 0 and landed <= other)


def test_the_lid_is_fair() -> None:
    """R4.7: uniformly at random over five holes."""
    rng, landed = seeded(5), Counter()
    for _ in range(5000):
        lanes = [b""] * 5
        rng, track = drop(lanes, 2, 16, rng)
        assert lanes[track] == b"\x02"
        landed[track] += 1
    assert all(850 < number < 1150 for number in landed.values())


@given(st.text(LETTERS, max_size=20))
def test_letters_round_trip(text: str) -> None:
    assert letters(marbles(text)) == text


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_refused_with_a_sentence(text: str) -> None:
    try:
        action = GAME.read_action(text)
    except IllegalAction as refusal:
        assert str(refusal).endswith(".")
    else:
        assert isinstance(action, Action)


words = st.sampled_from(
    [
        "pick",
        "help",
        "take",
        "place",
        "drink",
        "rival",
        "keep",
        "draw",
        "stop",
        "end",
        "0",
        "1",
        "7",
        "R",
        "K",
        "G",
    ]
)


@given(st.lists(words, min_size=1, max_size=5).map(" ".join))
def test_what_reads_as_an_action_writes_the_same(text: str) -> None:
    try:
        action = GAME.read_action(text)
    except IllegalAction:
        return
    assert GAME.action_text(action) == text


@given(st.text("RBKYGM", min_size=4, max_size=9))
def test_whatever_is_kept_three_stay_and_the_rest_returns(hand: str) -> None:
    """R5.5 without a tile that needs anything."""
    table = Table().set(tracks=flat("K"), hand=hand, desks=[desk(), desk()], picked=True)
    table.set(stacks=[["wisdom/6a"], ["wisdom/6b"], [], [], []], picked=True)
    table.play("end")
    kept = ""
    while table.asks == "keep":
        line = table.options[-1]
        kept += line[-1]
        table.play(line)
    assert len(kept) == 3
    assert sorted(table.desk(0)["pool"]) == sorted(kept)
    assert table.marbles() == "".join(sorted("K" + hand))


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_a_damaged_record_is_refused_with_a_sentence(data: bytes | str) -> None:
    with pytest.raises(BadInput) as refusal:
        load_record(data)
    assert str(refusal.value).endswith(".")


@given(st.integers(0, 400))
def test_a_record_cut_short_is_refused(at: int) -> None:
    text = json.dumps(Table().ask("save")["record"])
    with pytest.raises(BadInput):
        load_record(text[:at])
