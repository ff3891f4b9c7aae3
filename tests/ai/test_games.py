"""Computer players over whole games: legal, honest, better than chance, equal everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engine.ai import LEVELS, choose, explain
from engine.game import BadInput
from engine.marbles import GAME, SEEN, State
from engine.rng import shuffled
from tests.ai.tables import final, play_through

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_greedy_beats_random_from_either_seat() -> None:
    for seed in range(16):
        greedy = seed % 2
        levels = ["random", "random"]
        levels[greedy] = "greedy"
        assert GAME.winners(final(levels, seed)) == [greedy], seed


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "config",
    [
        {},
        {"simple": True},
        {"draft": False, "countdown": 1},
        {"countdown": 12, "tie_break": "online"},
    ],
)
def test_whole_games_end_with_legal_actions_only(seats: int, config: dict[str, Any]) -> None:
    levels = ["greedy", *(LEVELS[seat % 2] for seat in range(1, seats))]
    assert final(levels, seats, config).over


def test_a_tie_is_drawn_with_the_pick_of_most_marbles() -> None:
    state = _tied()
    picks = GAME.decision(state).options
    most = max(len(_picked(state, pick)) for pick in picks)
    assert len(_picked(state, choose(GAME, state, "greedy", 1))) == most
    while not state.over:
        GAME.play(state, choose(GAME, state, "greedy", 1))
    assert len(state.drawn) == 2


def _tied() -> State:
    """A game that two seats share when its last turn ends, every track in full view."""
    state = GAME.new({"draft": False, "first": 0}, 5)
    tracks = ["RBKBRY", "KKY", "RYYRB", "B", "YBBYKKY"]
    state = GAME.load(
        {"tracks": tracks, "stacks": [[], [], [], [], []], "picked": True, "seat": 1}, state
    )
    GAME.play(state, GAME.read_action("end"))
    assert GAME.decision(state).asks == "tie"
    return state


def _picked(state: State, pick: Any) -> bytes:
    after = GAME.clone(state)
    GAME.push(after, pick)
    return after.hand


@cache
def _positions() -> tuple[State, ...]:
    """Decisions of all sorts, for all tests: nobody may change them."""
    return tuple(islice(_decisions(), MOST))


def _decisions() -> Iterator[State]:
    """Of games of two to four seats."""
    for seed in range(100):
        for moves, state in enumerate(play_through(["greedy"] * (2 + seed % 3), seed)):
            if not state.over and len(GAME.decision(state).options) > 1 and moves % 3 == seed % 3:
                yield state


def _otherwise_hidden(state: State, seed: int) -> State:
    """The same open table with another order of what is hidden, and another rules RNG."""
    other = GAME.clone(state)
    rng, marbles = shuffled(seed, [m for track in state.tracks for m in track[SEEN:]])
    rng, tiles = shuffled(rng, [tile for stack in state.stacks for tile in stack[1:]])
    for i, track in enumerate(state.tracks):
        unseen = len(track[SEEN:])
        other.tracks[i] = track[:SEEN] + bytes(marbles[:unseen])
        del marbles[:unseen]
    for i, stack in enumerate(state.stacks):
        below = len(stack[1:])
        other.stacks[i] = stack[:1] + bytes(tiles[:below])
        del tiles[:below]
    other.rng = rng
    return other


MOST = 150
# Positions that the slower levels are asked about; `tools/fair.py` asks each about a thousand.
FEW = {"scholar": 40, "professor": 8, "headmaster": 3}


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_choice(level: str) -> None:
    for number, state in enumerate(_positions()[: FEW.get(level, MOST)]):
        other = _otherwise_hidden(state, number)
        assert choose(GAME, state, level, number) == choose(GAME, other, level, number)


def test_a_view_read_from_text_gives_the_same_choice() -> None:
    for number, state in enumerate(_positions()[:60]):
        view = GAME.view(state, GAME.decision(state).seat, number)
        assert choose(GAME, GAME.load(GAME.dump(view)), "greedy", 1) == choose(
            GAME, state, "greedy", 1
        )


def test_every_action_has_a_sentence() -> None:
    for state in _positions()[:60]:
        for action in GAME.decision(state).options:
            sentence = explain(GAME, state, action)
            assert sentence[0].isupper() and sentence.endswith(".")


def test_a_pick_is_explained_by_its_haul() -> None:
    state = GAME.new({"draft": False, "first": 0}, 5)
    state = GAME.load({"tracks": ["RBKBRY", "", "", "", ""]}, state)
    sentence = explain(GAME, state, GAME.read_action("pick 0 2"))
    assert sentence.startswith("Takes 5 marbles")


def test_unknown_levels_and_finished_games_are_refused() -> None:
    state = GAME.new({}, 1)
    with pytest.raises(BadInput, match="level"):
        choose(GAME, state, "genius", 1)
    over = final(["random", "random"], 1, {"countdown": 1})
    with pytest.raises(BadInput, match="over"):
        choose(GAME, over, "greedy", 1)


GAME_LINES = """
from itertools import islice
from engine.marbles import GAME
from tests.ai.tables import play_through
LEVELS = ["scholar", "professor", "random"]
print([GAME.key(state) for state in islice(play_through(LEVELS, 3, {"countdown": 1}), 50)][-1])
"""


def test_games_are_equal_whatever_the_hash_seed() -> None:
    keys = set()
    for hash_seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", GAME_LINES],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        keys.add(done.stdout)
    assert len(keys) == 1
