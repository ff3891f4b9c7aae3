"""What the greedy player does with the boxes: legal, quick and to some purpose (R6, R8, R9)."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest

from engine.ai import choose, explain
from engine.marbles import GAME, TILES, State
from engine.marbles.strategy.outlook import Outlook, masked
from tests.ai.tables import final, play_through
from tests.engine.table import Data, Table, brew, desk, done, flat
from tests.engine.test_whole_games import FULL

LOW, HIGH = ("RBKY"[c] for c, _ in next(t.layers for t in TILES if t.id == "wisdom/4a"))
OTHER = [c for c in "RBKY" if c not in (LOW, HIGH)]
ECTOPLASM = "G" * 12


def position(*mine: Data, config: Data | None = None, pools: tuple[str, ...] = ("",), **state: Any):
    table = Table(seats=1 + len(pools), **(config or {}))
    fields = {"seat": 0, "picked": True, "helped": True, "hand": "", "tracks": flat()}
    rivals = [desk(brew("lavamancing/4a"), brew("lavamancing/4b"), pool=p) for p in pools[:1]]
    rivals += [desk(pool=p) for p in pools[1:]]
    completed = [row for row in mine if "drunk" in row]
    brewing = [row for row in mine if "filled" in row or "drunk" not in row]
    own = desk(*brewing, completed=completed, helps=state.pop("helps", 0))
    return GAME.load(table.set(desks=[own, *rivals], **{**fields, **state}).state)


def choices(state: State) -> list[str]:
    """What greedy does until the turn is over."""
    seat, lines = state.seat, []
    state = state.clone()
    while not state.over and state.seat == seat and len(lines) < 60:
        action = choose(GAME, state, "greedy", len(lines))
        lines.append(GAME.action_text(action))
        GAME.play(state, action)
    return lines


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whole_games_with_everything(seats: int) -> None:
    state = final(["greedy"] * seats, seats, {**FULL, "professors": 2})
    assert state.over
    assert sum(GAME.scores(state)) > 20 * seats


@pytest.mark.slow
@pytest.mark.parametrize("box", [*FULL, "professors"])
def test_whole_games_with_one_box(box: str) -> None:
    config = {box: 2 if box == "professors" else True}
    assert final(["greedy", "random", "greedy"], 1, config).over


@pytest.mark.slow
def test_greedy_beats_random_with_everything() -> None:
    won = 0
    for seed in range(8):
        levels = ["random", "random"]
        levels[seed % 2] = "greedy"
        won += GAME.winners(final(levels, seed, {**FULL, "professors": 2})) == [seed % 2]
    assert won >= 7


@pytest.mark.slow
def test_decisions_are_quick() -> None:
    """95 of 100 within 30 ms."""
    times = []
    for seats in (2, 4, 6):
        config = {**FULL, "professors": 2, "seats": seats}
        state = GAME.new(config, seats)
        number = 0
        while not GAME.decision(state).over:
            begun = time.process_time()
            action = choose(GAME, state, "greedy", number)
            times.append(time.process_time() - begun)
            GAME.push(state, action)
            number += 1
    times.sort()
    assert times[int(0.95 * len(times))] < 0.030


@pytest.mark.slow
def test_every_action_has_a_sentence_and_no_clock_is_asked_for() -> None:
    verbs: Counter[str] = Counter()
    for seed in range(2):
        config = {**FULL, "professors": ["anxiogenous_oclockitt", "albedus_humblescore"]}
        before = None
        for state in play_through(["greedy", "random", "greedy"], seed, config):
            assert before is None or state.scoldings == [0] * 3
            before = state
            for action in GAME.decision(state).options:
                verbs[GAME.action_text(action).split()[0]] += 1
                sentence = explain(GAME, state, action)
                assert sentence[0].isupper() and sentence.endswith(".")
    assert {"offer", "colour", "give", "albedus", "timeout"} <= set(verbs)


def test_a_ghost_completes_a_potion() -> None:
    state = position(brew("wisdom/4a", LOW * 2, HIGH + "-"), brew("wisdom/7a"), hand="G")
    assert choices(state)[0] == "place 0 G 1"


def test_a_ghost_goes_where_it_completes_more() -> None:
    """The hole of the tile that is worth more, though the other could be completed too."""
    worth = {tile.id: tile.value for tile in TILES}
    assert worth["wisdom/7a"] > worth["wisdom/4a"]
    layers = next(t.layers for t in TILES if t.id == "wisdom/7a")
    full = ["RBKY"[c] * n for c, n in layers]
    almost = [full[0][:-1] + "-", *full[1:]]
    state = position(brew("wisdom/4a", LOW * 2, HIGH + "-"), brew("wisdom/7a", *almost), hand="G")
    assert choices(state)[0] == "place 1 G 0"


def test_a_ghost_is_kept_where_it_completes_nothing() -> None:
    state = position(brew("wisdom/4a"), brew("wisdom/7a"), hand="G" + OTHER[0] * 2)
    assert not [line for line in choices(state) if line.startswith("place") and "G" in line]
    state = position(brew("wisdom/4a"), brew("wisdom/4b"), hand="G" + OTHER[0] * 5)
    lines = choices(state)
    assert "keep G" in lines or [line for line in lines if line.startswith("place") and "G" in line]


def test_leaves_fill_a_layer_when_they_can() -> None:
    state = position(brew("wisdom/4a", "--", HIGH * 2), brew("wisdom/7a"), hand="MM")
    assert choices(state)[:2] == ["place 0 M 0", "place 0 M 0"]


def test_one_leaf_begins_no_layer_when_no_more_are_in_view() -> None:
    tiles = (brew("wisdom/4a"), brew("wisdom/4b"))  # layers of two holes
    state = position(*tiles, hand="M", tracks=flat("RBKY"))
    assert not [line for line in choices(state) if line.startswith("place")]
    state = position(*tiles, hand="M" + OTHER[0] * 5, tracks=flat("RBKY"))
    assert not [line for line in choices(state) if line.startswith("place")]


def test_a_pick_of_leaves_that_completes_a_potion_is_taken() -> None:
    state = position(
        brew("wisdom/4a", "--", HIGH * 2),
        brew("wisdom/7a"),
        picked=False,
        tracks=flat("MKM"[:2] + "M" + OTHER[0], OTHER[0]),
    )
    lines = choices(state)
    assert lines[0] == "pick 0 1"
    assert lines[1:3] == ["place 0 M 0", "place 0 M 0"]


def test_concoction_is_drunk_for_a_ghost_that_completes() -> None:
    state = position(
        brew("wisdom/4a", LOW * 2, HIGH + "-"),
        brew("wisdom/7a"),
        done("ghastly_concoction/5a"),
        config={"cauldron": True},
        cauldron=ECTOPLASM,
        hand=OTHER[0],
    )
    assert choices(state)[:3] == [
        "drink ghastly_concoction/5a",
        f"offer {OTHER[0]}",
        "place 0 G 1",
    ]


@pytest.mark.parametrize("professor", ["antiqua_thriftymind", "overwhilma_explosiwa"])
def test_professors_exchange_while_ghosts_come_out(professor: str) -> None:
    config = {"cauldron": True, "professors": [professor]}
    useless = OTHER[0]
    state = position(
        brew("wisdom/4a"),
        brew("wisdom/4b"),
        config=config,
        cauldron=ECTOPLASM,
        hand=useless * 3 if professor.startswith("antiqua") else "",
        picked=professor.startswith("antiqua"),
        tracks=flat("K" + useless * 4 + LOW + useless * 4),
    )
    lines = choices(state)
    assert f"offer {useless}" in lines, lines


def test_albedus_takes_two_useless_marbles() -> None:
    useless = OTHER[0] * 2
    config = {"professors": ["albedus_humblescore"]}
    tiles = (brew("wisdom/4a"), brew("wisdom/4b"))
    lines = choices(position(*tiles, config=config, hand=useless, helps=1))
    assert lines[0] == f"albedus {OTHER[0]}"
    assert "albedus" not in choices(position(*tiles, config=config, hand=useless))[0]
    # Two that complete a potion are worth more than a token.
    first = brew("wisdom/4a", LOW * 2, "--")
    lines = choices(position(first, brew("wisdom/4b"), config=config, hand=HIGH * 2, helps=1))
    assert lines[:2] == [f"place 0 {HIGH}"] * 2


def test_a_serum_is_for_a_better_pick_alone() -> None:
    serum = done("fulminating_serum/5a")
    tiles = (brew("wisdom/4a", LOW * 2, "--"), brew("wisdom/7a"))
    # With two of the three in the way gone, one pick completes the first tile.
    tracks = [HIGH + OTHER[0] + OTHER[1] + LOW + HIGH, "", "", "", ""]
    better = position(*tiles, serum, picked=False, tracks=tracks, ending=True)
    lines = choices(better)
    assert lines[0] == "drink fulminating_serum/5a", lines
    assert lines[3].startswith("pick")
    assert lines.count(f"place 0 {HIGH}") == 2
    picked = position(*tiles, serum, picked=True, tracks=tracks, ending=True)
    assert "drink fulminating_serum/5a" not in choices(picked)


@pytest.mark.slow
def test_no_serum_is_wasted_in_whole_games() -> None:
    """It is drunk before the pick, and the pick that follows is judged better than any before."""
    drunk = 0
    for seed in (0, 8, 9, 11, 21):
        config = {"kinds": [*_base(5), "fulminating_serum"], "fulminating": True, "countdown": 2}
        before = last = None
        for state in play_through(["greedy", "greedy"], seed, config):
            serums = sum(TILES[t].kind == "fulminating_serum" for t in b"".join(state.drunk))
            if last is not None and serums > last and not state.tied:
                assert not state.picked, seed
                drunk += 1
                seat = state.seat
                outlook = Outlook(masked(before), seat)
                view = state.clone()
                while GAME.decision(view).asks == "return":
                    GAME.push(view, choose(GAME, view, "greedy", 0))
                assert outlook.value(masked(view)) > outlook.value(outlook.state) - 60, seed
            before, last = state, serums
    assert drunk >= 3


def _base(number: int) -> list[str]:
    from engine.marbles import KINDS

    return [kind for kind in KINDS if KINDS[kind].set == "base"][:number]


@pytest.mark.parametrize(
    ("tile", "pools", "tracks"),
    [
        ("selfishness/5a", (HIGH + OTHER[0], HIGH), flat()),
        ("generosity/5a", ("",), flat(OTHER[0] * 2 + HIGH + OTHER[0])),
        ("feather_touch/5a", ("",), [OTHER[0] + HIGH, OTHER[1] + HIGH, "", "", ""]),
        ("chameleonic_varnish/5a", ("",), flat()),
    ],
)
def test_a_power_that_completes_a_potion_is_used(
    tile: str, pools: tuple[str, ...], tracks: list[str]
) -> None:
    missing = HIGH + "-" if tile.startswith("generosity") else "--"
    hand = OTHER[0] * 2 if tile.startswith("chameleonic") else ""
    state = position(
        brew("wisdom/4a", LOW * 2, missing),
        brew("wisdom/7a"),
        done(tile),
        pools=pools,
        tracks=tracks,
        hand=hand,
    )
    lines = choices(state)
    assert lines[0] == f"drink {tile}", lines
    completing = OTHER[0] if hand else HIGH
    assert f"place 0 {completing}" in lines, lines


def test_sweat_is_used_for_the_ghost() -> None:
    state = position(
        brew("wisdom/4a", LOW * 2, HIGH + "-"),
        brew("wisdom/7a"),
        done("poltergeist_sweat/5a"),
        config={"cauldron": True},
        cauldron=ECTOPLASM,
        pools=("RB",),
    )
    lines = choices(state)
    assert lines[0] == "drink poltergeist_sweat/5a"
    assert "place 0 G 1" in lines


def test_gravitha_is_not_provoked_without_need() -> None:
    config = {"professors": ["gravitha_tidygall"]}
    state = position(brew("wisdom/4a"), brew("wisdom/4b"), config=config, hand=HIGH * 2)
    assert not [line for line in choices(state) if line.startswith("place")]
    state = position(brew("wisdom/4a"), brew("wisdom/7a"), config=config, hand=LOW * 2 + HIGH * 2)
    assert choices(state)[:4] == [f"place 0 {LOW}"] * 2 + [f"place 0 {HIGH}"] * 2


@pytest.mark.parametrize("level", ["greedy", "scholar", "professor"])
def test_nobody_plans_with_the_clock(level: str) -> None:
    """R8.4: running out of time is no option in thought, least of all as a new tile (R5.7)."""
    stacks = [[], ["wisdom/4a"], ["wisdom/4b"], [], []]
    config = {"professors": ["anxiogenous_oclockitt"]}
    mine = brew("lavamancing/5a"), done("wisdom/7a")
    state = position(*mine, config=config, stacks=stacks, tracks=flat("RBKY"))
    options = [GAME.action_text(option) for option in GAME.decision(state).options]
    assert {"drink wisdom/7a", "end", "timeout"} <= set(options)
    assert GAME.action_text(choose(GAME, state, level, 1)) in ("drink wisdom/7a", "end")
