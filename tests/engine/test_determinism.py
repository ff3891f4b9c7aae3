"""Same seed and actions, same keys: whatever the hash seed of the process (DESIGN)."""

from __future__ import annotations

import os
import subprocess
import sys

SCRIPT = """
import random
from engine.marbles import GAME
for seats, seed in ((2, 7), (3, 8), (4, 9)):
    state = GAME.new({"seats": seats}, seed)
    rng = random.Random(seed)
    number = 0
    while options := GAME.decision(state).options:
        print(";".join(map(GAME.action_text, options)) if number % 20 == 0 else "", end="")
        GAME.push(state, rng.choice(options), events := [])
        number += 1
        if number % 10 == 0:
            print(GAME.key(state), [GAME.event_data(event) for event in events])
    print(GAME.key(state), GAME.scores(state), GAME.key(GAME.view(state, 0, 1)))
"""


def run(hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout


def test_hash_seeds_change_nothing() -> None:
    outputs = {run(hash_seed) for hash_seed in ("0", "1", "random")}
    assert len(outputs) == 1
    assert len(outputs.pop()) > 10_000
