"""Whole random games over the configurations: what must hold at every step of each (R1-R7)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine import Action
from engine.marbles import GAME, KINDS, State
from tests.engine.table import Data, Table, all_marbles, all_tiles

pytestmark = pytest.mark.slow
KINDS_LIST = [kind for kind in KINDS if KINDS[kind].set == "base"]
FULL = {
    "cauldron": True,
    "fifth_potions": True,
    "mandragora": True,
    "sixth_potions": True,
    "fulminating": True,
}
CONFIGS: list[dict[str, Any]] = [
    {"seats": 2, "draft": True, "first": None},
    {"seats": 3, "draft": True, "first": None, "tie_break": "online"},
    {"seats": 4, "draft": True, "first": None},
    {"seats": 2, "simple": True},
    {"seats": 4, "countdown": 12},
    {"seats": 3, "countdown": 1, "first": 2},
    {"seats": 2, "kinds": KINDS_LIST[:6]},
    {"seats": 2, "kinds": KINDS_LIST[2:]},
    {"seats": 3, "kinds": [*KINDS_LIST[:3], *KINDS_LIST[5:]]},
    {"seats": 4, "simple": True, "draft": True, "first": 3, "tie_break": "online", "countdown": 2},
]
BOXES: list[dict[str, Any]] = [
    *({"seats": seats, **FULL, "professors": 2, "draft": True} for seats in range(2, 7)),
    {"seats": 2, "mandragora": True},
    {"seats": 5, "mandragora": True, "countdown": 1},
    {"seats": 2, "sixth_potions": True, "fulminating": True, "countdown": 12},
    {
        "seats": 4,
        "fifth_potions": True,
        "cauldron": True,
        "professors": ["antiqua_thriftymind", "overwhilma_explosiwa"],
    },
    {
        "seats": 3,
        "fifth_potions": True,
        "professors": ["shi_zan_shuimo", "anxiogenous_oclockitt"],
    },
    {
        "seats": 2,
        "cauldron": True,
        "professors": ["gravitha_tidygall", "albedus_humblescore"],
    },
]
EVERY = [*CONFIGS, *BOXES]
GAMES_EACH = 12
REFEREED_EACH = 3


def config_id(config: Data) -> str:
    found = [k if v is True else str(v) for k, v in config.items() if not isinstance(v, list)]
    named = config.get("professors", 0)
    names = [name.split("_")[0] for name in named] if isinstance(named, list) else []
    return "-".join(found + names)


def check_step(table: Table, tiles: list[str], marbles: str) -> Data:
    """Conservation and the shape of the decision; the state."""
    state = table.state
    assert all_marbles(state) == marbles
    assert state["cauldron"] is None or len(state["cauldron"]) == 12
    assert all_tiles(state) == tiles
    dealt = len(marbles) - len(state["cauldron"] or "")
    assert all(len(track) <= dealt // 5 for track in state["tracks"])
    assert all(len(d["pool"]) <= 3 for d in state["desks"])
    assert all(len(d["brewing"]) <= 2 for d in state["desks"])
    options = table.options
    assert table.over == (not options) == state["over"]
    assert len(options) == len(set(options))
    return state


def check_end(table: Table) -> None:
    """Equal turns (R7.3), a sheet that adds up (R7.4), winners that have the most (R7.5)."""
    state = table.state
    seats = len(state["desks"])
    assert state["turn"] % seats == 0
    assert state["countdown"] == 0 or not any(state["stacks"])
    reply = table.ask("scores")
    best = max(reply["scores"])
    winners = reply["winners"]
    assert winners
    assert all(reply["scores"][seat] == best for seat in winners)
    leaders = [seat for seat, points in enumerate(reply["scores"]) if points == best]
    assert sorted(state["tied"]) == (leaders if len(leaders) > 1 else [])
    for line, points in zip(reply["sheet"], reply["scores"], strict=True):
        parts = {k: v for k, v in line.items() if k not in ("seat", "total")}
        assert sum(parts.values()) == line["total"] == points


def held(state: State) -> tuple[list[int], bytes]:
    """Marbles by colour and all tiles of a state, counted straight from it for speed."""
    cauldron = state.cauldron or b""
    filled = b"".join(brew.filled for brews in state.brewing for brew in brews)
    marbles = b"".join([*state.tracks, *state.pools, state.hand, filled, cauldron])
    tiles = b"".join([*state.stacks, state.starters, *state.completed])
    tiles += bytes(brew.tile for brews in state.brewing for brew in brews)
    return [marbles.count(colour) for colour in range(6)], bytes(sorted(tiles))


@pytest.mark.parametrize("config", EVERY, ids=config_id)
def test_hundreds_of_random_games_hold_together(config: Data) -> None:
    texts: set[Action] = set()
    for seed in range(GAMES_EACH):
        rng = random.Random(1000 + seed)
        state = GAME.new(config, 1000 + seed)
        pieces = held(state)
        while options := GAME.decision(state).options:
            assert len(set(options)) == len(options)
            assert held(state) == pieces
            texts.update(options)
            GAME.push(state, rng.choice(options))
        assert state.over
        assert state.turn % state.seats == 0
        assert GAME.winners(state)
    for action in texts:
        assert GAME.read_action(GAME.action_text(action)) == action


@pytest.mark.parametrize("config", EVERY, ids=config_id)
def test_refereed_games_hold_together(config: Data) -> None:
    texts: set[str] = set()
    for seed in range(REFEREED_EACH):
        rng = random.Random(seed)
        table = Table(seed=seed, **config)
        tiles, marbles = table.tiles(), table.marbles()
        assert len(tiles) == 8 * len(table.state["kinds"])
        turns: Counter[int] = Counter()
        check_step(table, tiles, marbles)
        while not table.over:
            texts.update(table.options)
            line = rng.choice(table.options)
            events = table.play(line)
            for event in events:
                if event["event"] == "turn_ended":
                    turns[event["seat"]] += 1
            state = check_step(table, tiles, marbles)
            if line == "end" and table.asks != "keep":
                assert len(state["desks"][state["seat"]]["pool"]) <= 3
        assert len(set(turns.values())) == 1
        check_end(table)
    for text in texts:
        assert GAME.action_text(GAME.read_action(text)) == text


def middle_of_games(config: Data, seed: int, moves: int) -> Table:
    """A game after some random moves."""
    rng = random.Random(seed)
    table = Table(seed=seed, **config)
    for _ in range(moves):
        if table.over:
            break
        table.play(rng.choice(table.options))
    return table


@pytest.mark.parametrize("config", [*CONFIGS[:6], *BOXES], ids=config_id)
def test_a_move_that_is_no_option_is_refused(config: Data) -> None:
    """Every line the notation knows is either an option or refused without a trace."""
    lines = [f"{verb} {t} {r}" for verb in ("pick", "take") for t in range(6) for r in range(10)]
    lines += [f"place {s} {c}" for s in range(3) for c in "RBKYGM-"]
    lines += [f"place {s} {c} {n}" for s in range(2) for c in "RBKYGM" for n in range(4)]
    lines += [f"keep {c}" for c in "RBKYGM"] + [f"draw {i}" for i in range(12)]
    lines += [f"rival {s}" for s in range(6)] + ["help", "stop", "end", "timeout"]
    lines += [f"{verb} {c}" for verb in ("colour", "offer", "albedus") for c in "RBKYGM"]
    lines += [f"give {c} {s}" for c in "RBKYGM" for s in range(6)]
    lines += ["drink wisdom/6a", "drink wisdom/4b", "drink generosity/4a"]
    for seed in range(4):
        table = middle_of_games(config, seed, 40 + 60 * seed)
        key = table.key
        for line in lines:
            if line not in table.options:
                reply = table.referee.answer(f'{{"do":"play","action":"{line}"}}')
                assert not reply["ok"], line
        assert table.key == key


@pytest.mark.parametrize("config", EVERY, ids=config_id)
def test_clones_are_independent(config: Data) -> None:
    rng = random.Random(8)
    state = GAME.new(config, 8)
    for _ in range(60):
        if GAME.decision(state).over:
            break
        copy = GAME.clone(state)
        before = GAME.key(state)
        assert GAME.key(copy) == before
        for _ in range(12):
            options = GAME.decision(copy).options
            if options:
                GAME.push(copy, rng.choice(options))
        assert GAME.key(state) == before
        for _ in range(10):
            options = GAME.decision(state).options
            if options:
                GAME.play(state, rng.choice(options), [])


@pytest.mark.parametrize("config", EVERY, ids=config_id)
def test_save_load_and_replay_give_the_same_key(config: Data) -> None:
    """Also from the middle of a power, a help or the choice of what to keep."""
    rng = random.Random(3)
    table = Table(seed=3, **config)
    asked: set[str] = set()
    lines: list[str] = []
    while not table.over:
        if table.asks not in asked or rng.random() < 0.02:
            asked.add(table.asks)
            record = table.ask("save")["record"]
            assert record["actions"] == lines
            other = Table()
            other.ask("load", record=record)
            assert other.key == table.key
            assert other.reply == {k: v for k, v in table.reply.items() if k != "events"}
            assert other.ask("save")["record"] == record
        lines.append(rng.choice(table.options))
        table.play(lines[-1])
    again = Table(seed=3, **config)
    again.play(*lines)
    assert again.key == table.key
    record = table.ask("save")["record"]
    other = Table()
    other.ask("load", record=record)
    assert (other.key, other.over) == (table.key, True)
    assert {"turn"} <= asked


def shows(before: Data, after: Data, events: list[Data]) -> bool:
    """R10.3 read anew: a marble came into view, a tile was uncovered, marbles were returned.

    A Scolding too: of those that come without returned marbles only time is one.
    """
    for event in events:
        if event["event"] in ("dropped", "scolded"):
            return True
        leaves = event["event"] in ("picked", "burst", "took", "lifted")
        if leaves and len(before["tracks"][event["track"]]) > 9:
            return True
        if event["event"] == "drew" and after["stacks"][event["stack"]]:
            return True
    return False


@pytest.mark.parametrize("config", EVERY, ids=config_id)
def test_undo_restores_the_key_or_is_refused_rightly(config: Data) -> None:
    rng = random.Random(5)
    table = Table(seed=5, **config)
    table.refusal("undo")
    refused = freely = 0
    while not table.over:
        key, before = table.key, table.state
        line = rng.choice(table.options)
        events = table.play(line)
        after = table.key
        if shows(before, table.state, events):
            refused += 1
            assert "revealed" in table.refusal("undo")
            if rng.random() < 0.3:
                table.ask("undo", force=True)
                assert table.key == key
                assert table.play(line) == events
        else:
            freely += 1
            table.ask("undo")
            assert table.key == key
            assert table.play(line) == events
        assert table.key == after
    assert refused > 20
    assert freely > 20


def test_undo_all_the_way_back() -> None:
    table = Table(seed=11, draft=True)
    keys = [table.key]
    rng = random.Random(11)
    while not table.over:
        table.play(rng.choice(table.options))
        keys.append(table.key)
    for key in reversed(keys[:-1]):
        table.ask("undo", force=True)
        assert table.key == key
    table.refusal("undo", force=True)


@pytest.mark.parametrize("config", EVERY, ids=config_id)
def test_a_view_hides_exactly_what_nobody_may_know(config: Data) -> None:
    """R10.1, R10.2."""
    for moves in (0, 7, 90, 400):
        table = middle_of_games(config, 2, moves)
        state = table.state
        expected = {
            **state,
            "tracks": [t[:9] + "?" * (len(t) - 9) for t in state["tracks"]],
            "stacks": [s[:1] + ["?"] * (len(s) - 1) for s in state["stacks"]],
            "rng": "?",
        }
        for seat in range(len(state["desks"])):
            assert table.ask("view", seat=seat)["state"] == expected


def hide_differently(state: Data, rng: random.Random) -> Data:
    """The same open table with another order of hidden marbles and tiles, and another rng."""
    marbles = [m for track in state["tracks"] for m in track[9:]]
    tiles = [tile for stack in state["stacks"] for tile in stack[1:]]
    rng.shuffle(marbles)
    rng.shuffle(tiles)
    tracks, stacks = [], []
    for track in state["tracks"]:
        hidden = len(track[9:])
        tracks.append(track[:9] + "".join(marbles[:hidden]))
        del marbles[:hidden]
    for stack in state["stacks"]:
        hidden = len(stack[1:])
        stacks.append(stack[:1] + tiles[:hidden])
        del tiles[:hidden]
    return {**state, "tracks": tracks, "stacks": stacks, "rng": f"{rng.getrandbits(60):x}"}


@pytest.mark.parametrize("config", EVERY, ids=config_id)
def test_states_that_differ_in_hidden_things_have_equal_views(config: Data) -> None:
    rng = random.Random(6)
    for moves in (0, 30, 200):
        table = middle_of_games(config, 6, moves)
        one = GAME.load(table.state)
        two = GAME.load(hide_differently(table.state, rng))
        for seat in range(one.seats):
            assert GAME.dump_view(one, seat) == GAME.dump_view(two, seat)
            assert GAME.key(GAME.view(one, seat, 9)) == GAME.key(GAME.view(two, seat, 9))


def test_a_view_is_a_game_that_can_be_played_and_agrees_with_what_is_open() -> None:
    """What is hidden is dealt anew: other seeds, other deals, the same 80 marbles and tiles."""
    rng = random.Random(7)
    table = middle_of_games(CONFIGS[0], 7, 50)
    state = GAME.load(table.state)
    keys = set()
    for seed in range(10):
        dealt = GAME.view(state, 0, seed)
        keys.add(GAME.key(dealt))
        data = GAME.dump(dealt)
        assert GAME.dump_view(dealt, 0) == GAME.dump_view(state, 0)
        assert all_marbles(data) == table.marbles()
        assert all_tiles(data) == table.tiles()
        while not GAME.decision(dealt).over:
            GAME.push(dealt, rng.choice(GAME.decision(dealt).options))
    assert len(keys) == 10
    assert GAME.key(state) == table.key
