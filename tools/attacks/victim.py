"""A game that saves after every action and says so: what `kills` kills.

python -m tools.attacks.victim SEED      plays games one after another until it is killed

Every line that it writes is the seed of a game and how many of its actions are on disk.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from engine import Session
from engine.marbles import GAME, State
from tools.random_games import combinations, pick

CONFIGS = list(combinations())


def game(seed: int) -> Iterator[Session[State]]:
    """A game after each of its actions: the same for whoever asks with the same seed."""
    rng = random.Random(seed)
    session: Session[State] = Session(GAME, rng.choice(CONFIGS), seed)
    yield session
    while not session.decision.over:
        session.submit(pick(session.decision.options, rng))
        yield session


def main() -> None:
    """Play, save, tell."""
    from game.storage import Storage

    storage, first = Storage(), int(sys.argv[1])
    for seed in range(first, first + 400):
        for session in game(seed):
            problem = storage.autosave(session.record())
            print(seed, len(session.actions), problem, flush=True)
        storage.leave()


if __name__ == "__main__":
    main()
