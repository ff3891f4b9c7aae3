"""Shows that computer players see only what a player sees: ``python3 tools/fair.py``.

Positions of random games over every combination of boxes and 2-6 players are put to each level
twice: as they are, and with all that is hidden lying otherwise. Both answers must be the same legal
action. The table tells how long a decision took. The last row is the hardest position we know: 12
marbles in the hand, two large potions, six powers to drink. ``--levels``, ``--positions`` choose.
"""

import argparse
import random
import sys
import time

from environment import GAME_LOCK, enter
from random_games import positions

SEEN = 9  # rows that can be seen (R1.2)
HARD = {
    "tracks": [
        "RBKYRBKYRBKYRB",
        "BKYRBKYRBKYRBK",
        "KYRBKYRBKYRBKY",
        "YRBKYRBKYRBKYR",
        "RRBBKKYYRRBBKK",
    ],
    "hand": "RRRBBBKKKYYY",
}
POWERS = (
    "sands_of_time",
    "prismatic_joy",
    "abyssal_draft",
    "uttermost_stickiness",
    "magnetical_attraction",
    "wisdom",
)


def otherwise(state, rng):
    """The same position with the hidden marbles, tiles and the dice of the rules changed."""
    other = state.clone()
    marbles = [marble for track in state.tracks for marble in track[SEEN:]]
    tiles = [tile for stack in state.stacks for tile in stack[1:]]
    rng.shuffle(marbles)
    rng.shuffle(tiles)
    for t, track in enumerate(state.tracks):
        number = len(track[SEEN:])
        other.tracks[t] = track[:SEEN] + bytes(marbles[:number])
        del marbles[:number]
    for i, stack in enumerate(state.stacks):
        number = len(stack[1:])
        other.stacks[i] = stack[:1] + bytes(tiles[:number])
        del tiles[:number]
    other.rng = rng.getrandbits(60)
    return other


def hardest():
    """The position in which most can be done in one turn."""
    from engine.marbles import GAME, KINDS, TILES

    state = GAME.new({"seats": 2, "kinds": list(POWERS), "draft": False, "first": 0}, 1)
    desk = GAME.dump(state)["desks"][0]
    free = [TILES[tile] for kind in POWERS for tile in KINDS[kind].tiles]
    others = {brew.tile for brew in state.brewing[1]}
    free = [tile for number, tile in enumerate(TILES) if tile in free and number not in others]
    brewing = sorted(free, key=lambda tile: -tile.holes)[:2]
    done = [next(t for t in free if t.kind == kind and t not in brewing) for kind in POWERS]
    desk["brewing"] = [
        {"tile": t.id, "filled": ["-" * holes for _, holes in t.layers]} for t in brewing
    ]
    desk["completed"] = [{"tile": tile.id, "drunk": False} for tile in done]
    rest = [tile.id for tile in free if tile not in brewing and tile not in done]
    stacks = [rest[i::5] for i in range(5)]
    return GAME.load(
        {**HARD, "desks": [desk, GAME.dump(state)["desks"][1]], "stacks": stacks}, state
    )


def measure(level, states, rng):
    """How many answers differ or are illegal, and the processor seconds of each decision."""
    from engine.ai import choose
    from engine.marbles import GAME

    wrong, laps = 0, []
    for number, state in enumerate(states):
        begin = time.process_time()
        action = choose(GAME, state, level, number)
        laps.append(time.process_time() - begin)
        same = choose(GAME, otherwise(state, rng), level, number) == action
        wrong += not same or action not in GAME.decision(state).options
    return wrong, sorted(laps)


def main():
    parser = argparse.ArgumentParser(prog="fair.py", description=__doc__.split("\n")[0])
    parser.add_argument("--positions", type=int, default=1000, help="a level (1000)")
    parser.add_argument("--levels", default="", help="with commas; all five when not given")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    enter(GAME_LOCK)
    from engine.ai import LEVELS, PLAYERS

    levels = chosen.levels.split(",") if chosen.levels else PLAYERS
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        parser.error(f"there is no level {unknown[0]!r}; there are {', '.join(LEVELS)}")
    states = [state.clone() for state in positions(chosen.positions, chosen.seed)]
    print(
        f"{'level':14}{'positions':>10}{'wrong':>7}{'mean s':>9}{'p95':>8}{'max':>8}{'hardest':>9}"
    )
    bad = 0
    for level in levels:
        wrong, laps = measure(level, states, random.Random(chosen.seed))
        _, hard = measure(level, [hardest()], random.Random(chosen.seed))
        mean, p95 = sum(laps) / len(laps), laps[len(laps) * 95 // 100]
        row = f"{mean:9.4f}{p95:8.3f}{laps[-1]:8.3f}{hard[0]:9.3f}"
        print(f"{level:14}{len(laps):10}{wrong:7}{row}", flush=True)
        bad += wrong
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
