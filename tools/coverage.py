"""How often every power and professor fires in random games: ``python3 tools/coverage.py``.

One random game after another over every combination of boxes and 2-6 players, until each potion
was drunk, each was repeated and each professor's rule fired often enough. Every step is checked:
marbles and tiles are all there, no option stands twice, all players had equally many turns.
"""

import argparse
import itertools
import random
import sys
from collections import Counter

from environment import GAME_LOCK, enter
from random_games import combinations, pick

ENOUGH = 200


def pieces(state):
    """All marbles and tiles of a state, wherever they lie."""
    brews = [brew for brews in state.brewing for brew in brews]
    marbles = [*state.tracks, *state.pools, state.hand, state.cauldron or b""]
    marbles += [brew.filled.replace(bytes((6,)), b"") for brew in brews]
    tiles = [*state.stacks, *state.completed, state.starters, bytes(brew.tile for brew in brews)]
    return sorted(b"".join(marbles)), sorted(b"".join(tiles))


def fired(before, action, events):
    """The powers and professors that a move shows at work."""
    from engine.marbles import TILES, Verb
    from engine.marbles import events as facts
    from engine.marbles.programs import NAMES

    program = NAMES[before.frames[-1].program]
    for event in events:
        if isinstance(event, facts.Drank):
            yield "drunk", TILES[event.tile].kind
        elif isinstance(event, facts.Repeated):
            yield "repeated", TILES[event.tile].kind
            if program == "help":
                yield "professor", "shi_zan_shuimo"
        elif isinstance(event, facts.Scolded):
            yield "professor", event.professor
        elif isinstance(event, facts.Exchanged) and program in before.professors:
            yield "professor", program
    if action.verb == Verb.ALBEDUS:
        yield "professor", "albedus_humblescore"


def play(config, seed, counts):
    """One random game; what fired is added to `counts`."""
    from engine.marbles import GAME

    rng = random.Random(seed)
    state = GAME.new(config, seed)
    everything = pieces(state)
    while options := GAME.decision(state).options:
        assert len(set(options)) == len(options), (config, seed)
        action = pick(options, rng)
        before, events = state.clone(), []
        GAME.push(state, action, events)
        assert pieces(state) == everything, (config, seed)
        counts.update(fired(before, action, events))
    assert state.turn % state.seats == 0, (config, seed)
    counts["games", "in all"] += 1


def table(counts):
    """The rows of the answer: what, which, how often."""
    from engine.marbles import KINDS
    from engine.marbles.faculty import PROFESSOR_IDS

    rows = [("drunk", kind) for kind in KINDS]
    rows += [("repeated", kind) for kind in KINDS if kind != "sands_of_time"]
    rows += [("professor", name) for name in PROFESSOR_IDS]
    return [(what, which, counts[what, which]) for what, which in rows]


def main():
    parser = argparse.ArgumentParser(prog="coverage.py", description=__doc__.split("\n")[0])
    parser.add_argument("--enough", type=int, default=ENOUGH, help="how often each must fire")
    parser.add_argument("--most", type=int, default=20_000, help="games after which it gives up")
    chosen = parser.parse_args()
    enter(GAME_LOCK)
    counts = Counter()
    seed = 0
    for config in itertools.cycle(combinations()):
        if seed == chosen.most:
            break
        play(config, seed, counts)
        seed += 1
        whole_round = seed % 384 == 0
        if whole_round and min(number for *_, number in table(counts)) >= chosen.enough:
            break
    print(f"{seed} random games over {len(list(combinations()))} combinations of boxes and players")
    rows = table(counts)
    for what, which, number in rows:
        short = "" if number >= chosen.enough else f"   below {chosen.enough}"
        print(f"{what:10} {which:24} {number:7}{short}")
    return 0 if min(number for *_, number in rows) >= chosen.enough else 1


if __name__ == "__main__":
    sys.exit(main())
