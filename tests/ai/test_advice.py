"""Whole turns as advice: what they are made of, how a played turn compares, how the game stands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.ai import advise, choose, standing, weigh
from engine.marbles import GAME, State

EVERYTHING = {
    "fulminating": True,
    "fifth_potions": True,
    "sixth_potions": True,
    "cauldron": True,
    "mandragora": True,
    "professors": 2,
}
FACTS = {
    *("takes", "helps", "drinks", "completes", "steals", "skill", "reward", "scolded"),
    *("keeps", "leaves"),
}


def turns(config: dict[str, object], seed: int, number: int) -> Iterator[State]:
    """The first positions of so many turns of a game."""
    state = GAME.new({"seats": 2, **config}, seed)
    last = 0
    for move in range(2000):
        if GAME.decision(state).over or not number:
            return
        if GAME.decision(state).asks == "turn" and state.turn != last:
            last, number = state.turn, number - 1
            yield state.clone()
        GAME.push(state, choose(GAME, state, "greedy", move))


@pytest.mark.parametrize("config", [{}, {**EVERYTHING, "seats": 4}])
def test_advice_is_whole_turns_that_can_be_begun_and_are_told_in_facts(
    config: dict[str, object],
) -> None:
    for state in turns(config, 3, 6):
        lines = advise(GAME, state, 1, level="scholar")
        assert 1 <= len(lines) <= 3
        assert [line.value for line in lines] == sorted((x.value for x in lines), reverse=True)
        assert len({line.actions for line in lines}) == len(lines)
        for line in lines:
            assert line.actions[0] in GAME.decision(state).options
            assert {fact.key for fact in line.facts} <= FACTS
            if any(GAME.action_text(action).startswith("pick") for action in line.actions):
                assert line.facts[0].key == "takes"


def test_no_played_turn_is_better_than_the_best() -> None:
    for seed, state in enumerate(turns({}, 5, 6)):
        best = advise(GAME, state, seed, level="scholar")[0]
        for option in GAME.decision(state).options[::9]:
            verdict = weigh(GAME, state, [option], seed, level="scholar")
            assert verdict.lost == verdict.best.value - verdict.played.value >= 0
            assert verdict.played.actions[0] == option
        assert weigh(GAME, state, best.actions, seed, level="scholar").lost == 0


def test_a_wasted_pick_loses_points() -> None:
    state = GAME.new({"draft": False, "first": 0}, 5)
    state = GAME.load({"tracks": ["RBKBRY", "KR", "", "", ""]}, state)
    values = {
        row: weigh(GAME, state, [GAME.read_action(f"pick 0 {row}")], 1, level="scholar").lost
        for row in (2, 5)
    }
    assert values[2] < values[5]


def test_a_turn_that_picks_what_came_to_light_is_followed_as_far_as_it_could_be_foreseen() -> None:
    kinds = [*("wisdom", "abyssal_draft", "blind_love"), *("sands_of_time", "lavamancing")]
    config = {"draft": False, "first": 0, "kinds": [*kinds, "prismatic_joy"]}
    state = GAME.new(config, 5)
    data = GAME.dump(state)
    potion = next(tile for stack in data["stacks"] for tile in stack if tile.startswith("wisdom"))
    data["desks"][0]["completed"] = [{"tile": potion, "drunk": False}]
    stacks = [[tile for tile in stack if tile != potion] for stack in data["stacks"]]
    state = GAME.load({"desks": data["desks"], "stacks": stacks}, state)
    lines = ("help", "take 0 0", f"drink {potion}", "take 0 0", "pick 0 7")
    actions = [GAME.read_action(line) for line in lines]
    after = state.clone()
    for action in actions:
        GAME.play(after, action)  # in the end row 7 holds what lay out of sight
    verdict = weigh(GAME, state, actions, 1, level="scholar")
    assert verdict.played.actions[:4] == tuple(actions[:4])


def test_advice_is_the_same_whatever_is_hidden() -> None:
    for number, state in enumerate(turns(EVERYTHING, 8, 4)):
        view = GAME.view(state, 0, number)
        assert advise(GAME, view, 1, level="scholar") == advise(GAME, state, 1, level="scholar")


def test_the_standing_rises_with_what_is_begun() -> None:
    state = GAME.new({"draft": False, "first": 0}, 5)
    tile = GAME.dump(state)["desks"][0]["brewing"][0]
    fuller = {
        **tile,
        "filled": [tile["filled"][0].replace("-", _letter(state), 1), *tile["filled"][1:]],
    }
    desks = GAME.dump(state)["desks"]
    desks[0]["brewing"][0] = fuller
    begun = GAME.load({"desks": desks}, state)
    assert standing(GAME, begun, 1)[0] > standing(GAME, state, 1)[0]


def _letter(state: State) -> str:
    """The colour of the lowest layer of the first tile."""
    from engine.marbles import TILES
    from engine.marbles.colours import LETTERS

    return LETTERS[TILES[state.brewing[0][0].tile].layers[0][0]]
