"""Positions loaded in the middle of something: made-up ones are refused or can be played on."""

from __future__ import annotations

import random

from engine.game import BadInput
from engine.marbles import GAME
from engine.marbles.programs import NAMES, PROGRAMS
from tests.engine.table import Data
from tests.engine.test_whole_games import FULL


def middle(seed: int) -> Data:
    """Some turn of a game with everything in it, with full hands and pools."""
    rng = random.Random(seed)
    state = GAME.new({"seats": rng.randint(2, 6), **FULL, "professors": 2, "draft": False}, seed)
    for _ in range(rng.randint(0, 120)):
        GAME.push(state, rng.choice(GAME.decision(state).options))
    data = GAME.dump(state)
    turn = next(i for i, frame in enumerate(data["frames"]) if frame[0] == "turn")
    data["frames"] = [data["frames"][turn]]
    data["frames"][0][1:] = [0, data["seat"]]
    data["hand"] = "".join(rng.choices("RBKYGM", k=rng.randint(0, 9)))
    if rng.random() < 0.5:
        data["cauldron"] = "".join(rng.choices("RBKYM", k=12))
    for seat, desk in enumerate(data["desks"]):
        pool = "" if seat == data["seat"] else "".join(rng.choices("RBKYGM", k=rng.randint(0, 3)))
        desk["pool"] = pool
    return data


def test_what_a_frame_remembers_is_refused_or_can_be_played_on() -> None:
    rng = random.Random(3)
    accepted = refused = 0
    with_memory = set()
    for number in range(2500):
        if number % 50 == 0:
            data = middle(number)
        program = rng.randrange(len(PROGRAMS))
        mem = [rng.choice((0, 1, 2, 3, 4, 5, 7, 8, 9, 100, 102, 103, 105, 106, 999))]
        mem = (mem + rng.choices(range(6), k=3))[: rng.choice((0, 1, 1, 1, 2, 3))]
        step = rng.randrange(len(PROGRAMS[program]) + 1)
        frame = [NAMES[program], step, data["seat"], *mem]
        try:
            state = GAME.load({**data, "frames": [data["frames"][0], frame]})
        except BadInput:
            refused += 1
            continue
        accepted += 1
        if mem:
            with_memory.add(NAMES[program])
        for _ in range(40):
            options = GAME.decision(state).options
            if not options:
                break
            GAME.push(state, rng.choice(options), [])
    assert accepted > 200
    assert refused > 300
    assert {"chameleonic_varnish", "overwhilma_explosiwa", "poltergeist_sweat"} <= with_memory


def test_every_position_of_a_game_loads_as_it_was() -> None:
    """So no step is left without its memory being understood."""
    asked: set[str] = set()
    remembering: set[str] = set()
    for seed in range(12):
        rng = random.Random(seed)
        config = {"seats": 2 + seed % 5, **FULL, "professors": 2, "draft": False}
        state = GAME.new(config, seed)
        if seed % 2:
            state.cauldron = bytes(sorted(rng.choices((0, 1, 2, 3, 5), k=12)))
        while options := GAME.decision(state).options:
            frame = state.frames[-1]
            if frame.mem or NAMES[frame.program] not in asked:
                asked.add(NAMES[frame.program])
                if frame.mem:
                    remembering.add(NAMES[frame.program])
                assert GAME.key(GAME.load(GAME.dump(state))) == GAME.key(state)
            GAME.push(state, rng.choice(options))
    powers = {"generosity", "selfishness", "poltergeist_sweat", "chameleonic_varnish"}
    assert powers | {"feather_touch", "ghastly_concoction", "fulminating_serum"} <= remembering
