"""The boxes at set-up (R2), their contradictions, 5 and 6 players (R9.4), and the tie-break."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from typing import Any

import pytest

from engine.__main__ import Referee
from engine.marbles import GAME, KINDS
from tests.engine.table import Data, Table, desk, done, flat
from tests.engine.test_whole_games import FULL, held

PROFESSORS = (
    "albedus_humblescore",
    "antiqua_thriftymind",
    "gideon_prissymann",
    "gravitha_tidygall",
    "overwhilma_explosiwa",
    "shi_zan_shuimo",
    "anxiogenous_oclockitt",
)
AT_THE_CAULDRON = {"antiqua_thriftymind", "overwhilma_explosiwa"}
FIFTH = [kind for kind in KINDS if KINDS[kind].set == "fifth"]
SIXTH = [kind for kind in KINDS if KINDS[kind].set == "sixth"]
BASE = [kind for kind in KINDS if KINDS[kind].set == "base"]


def drawn(**config: Any) -> set[str]:
    """Every kind that some seed brings into play."""
    return {kind for seed in range(60) for kind in Table(seed=seed, **config).state["kinds"]}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_layout_with_mandragora(seats: int) -> None:
    for seed in range(8):
        table = Table(seats=seats, seed=seed, draft=True, first=None, **FULL)
        state = table.state
        many = seats > 4
        assert [len(track) for track in state["tracks"]] == [22 if many else 16] * 5  # R2.3
        expected = {**dict.fromkeys("RBKY", 20 if many else 15), "M": 30 if many else 20}
        assert Counter("".join(state["tracks"])) == expected  # R2.2, R2.9: no ectoplasm
        assert state["cauldron"] == "G" * 12
        assert len(state["kinds"]) == {5: 7, 6: 8}.get(seats, 6)  # R2.4
        assert len(state["stacks"]) == {5: 6, 6: 7}.get(seats, 5)  # R2.6
        sizes = [len(stack) for stack in state["stacks"]]
        assert max(sizes) - min(sizes) <= 1
        assert len(state["starters"]) == len(table.options) == 2 * seats  # R2.5
        assert len(set(table.tiles())) == 8 * len(state["kinds"])
        assert state["countdown"] == seats + 2  # R2.7


def test_without_the_cauldron_there_is_none() -> None:
    assert Table().state["cauldron"] is None
    assert Counter("".join(Table(cauldron=True).state["tracks"])) == dict.fromkeys("RBKY", 20)


def test_each_box_lets_its_own_kinds_in() -> None:
    """R2.4, R6.1."""
    exchanging = {"ghastly_concoction", "poltergeist_sweat"}
    assert drawn() == set(BASE)
    assert drawn(fulminating=True) == {*BASE, "fulminating_serum"}
    assert drawn(sixth_potions=True) == {*BASE, *SIXTH}
    assert drawn(fifth_potions=True) == {*BASE, *FIFTH} - exchanging
    assert drawn(fifth_potions=True, cauldron=True) == {*BASE, *FIFTH}
    assert drawn(cauldron=True) == set(BASE)
    assert drawn(seats=6, **FULL) == set(KINDS)


def test_professors_are_drawn_or_chosen() -> None:
    """R2.9, R8.5: their order is the order drawn or named."""
    seen = Counter()
    orders = set()
    for seed in range(150):
        two = Table(seed=seed, cauldron=True, professors=2).state["professors"]
        assert len(set(two)) == 2
        seen.update(two)
        orders.add(tuple(two))
        (one,) = Table(seed=seed, professors=1).state["professors"]
        assert one not in AT_THE_CAULDRON
    assert set(seen) == set(PROFESSORS)
    assert len(orders) > 30
    named = ["shi_zan_shuimo", "albedus_humblescore"]
    assert Table(professors=named).state["professors"] == named
    assert Table(professors=0).state["professors"] == []
    assert Table(professors=None).state["professors"] == []
    assert Table(professors=[]).state["professors"] == []


# A config and the words that its refusal must name.
CONTRADICTIONS: list[tuple[Data, tuple[str, ...]]] = [
    ({"seats": 5}, ("'seats'", "5", "'mandragora'", "The Sixth Student")),
    ({"seats": 6, "sixth_potions": True}, ("'seats'", "6", "'mandragora'")),
    ({"seats": 7, "mandragora": True}, ("'seats'", "2 to 6")),
    ({"professors": ["antiqua_thriftymind"]}, ("'antiqua_thriftymind'", "'cauldron'")),
    ({"professors": ["overwhilma_explosiwa"]}, ("'overwhilma_explosiwa'", "'cauldron'")),
    ({"professors": 3}, ("'professors'", "0 to 2")),
    ({"professors": True}, ("'professors'",)),
    ({"professors": list(PROFESSORS[2:5:1]), "cauldron": True}, ("'professors'", "2")),
    ({"professors": ["gideon_prissymann"] * 2}, ("'professors'", "twice")),
    ({"professors": ["severus"]}, ("'professors'", "'severus'")),
    ({"professors": "gideon_prissymann"}, ("'professors'",)),
    ({"professors": [1]}, ("'professors'",)),
    ({"professors": 1.0}, ("'professors'",)),
    ({"mandragora": 1}, ("'mandragora'",)),
    ({"cauldron": "yes"}, ("'cauldron'",)),
    ({"fulminating": None}, ("'fulminating'",)),
    ({"simple": True, "fulminating": True}, ("'simple'", "'fulminating'")),
    ({"simple": True, "fifth_potions": True}, ("'simple'", "'fifth_potions'")),
    ({"simple": True, "sixth_potions": True}, ("'simple'", "'sixth_potions'")),
    ({"simple": True, "seats": 5, "mandragora": True}, ("'simple'", "5 players")),
    ({"kinds": [*BASE[:5], "generosity"]}, ("'generosity'", "'sixth_potions'")),
    ({"kinds": [*BASE[:5], "fulminating_serum"]}, ("'fulminating_serum'", "'fulminating'")),
    ({"kinds": [*BASE[:5], "feather_touch"]}, ("'feather_touch'", "'fifth_potions'")),
    (
        {"kinds": [*BASE[:5], "ghastly_concoction"], "fifth_potions": True},
        ("'ghastly_concoction'", "'cauldron'"),
    ),
    ({"kinds": BASE[:6], "seats": 6, "mandragora": True}, ("'kinds'", "8", "6 players")),
]


@pytest.mark.parametrize(("config", "words"), CONTRADICTIONS, ids=lambda part: repr(part)[:60])
def test_contradictions_are_named_in_a_sentence(config: Data, words: tuple[str, ...]) -> None:
    referee = Referee()
    reply = referee.answer(json.dumps({"do": "new", "config": config}))
    assert not reply["ok"]
    sentence = reply["error"]
    assert sentence[0] == "'" or sentence[0].isupper()
    assert sentence.endswith(".")
    for word in words:
        assert word in sentence, sentence
    assert not referee.answer('{"do":"options"}')["ok"]


def test_six_seats_draft_round_and_back() -> None:
    table = Table(seats=6, draft=True, first=4, mandragora=True)
    asked = []
    while table.asks == "draft":
        asked.append(table.seat)
        table.play("draw 0")
    assert asked == [4, 5, 0, 1, 2, 3, 3, 2, 1, 0, 5, 4]
    assert table.seat == 4


@pytest.mark.parametrize(("seats", "tokens"), [(4, 0), (5, 1), (6, 1)])
def test_the_tenth_potion_earns_a_token_once(seats: int, tokens: int) -> None:
    """R7.1, R9.4."""
    kinds = BASE[:4]
    pairs = [f"{kind}/{tile}" for kind in kinds for tile in ("5a", "5b")]
    nine = [*pairs, f"{kinds[0]}/6a"]
    rest = [desk() for _ in range(seats - 1)]
    table = Table(seats=seats, mandragora=seats > 4)

    def completed(tiles: list[str]) -> int:
        mine = desk(completed=[done(tile) for tile in tiles])
        table.set(desks=[mine, *rest], seat=0, picked=True, hand="", countdown=9)
        table.play("end")
        while table.asks == "tiles":
            table.play(table.options[0])
        return table.desk(0)["skills"]

    assert completed(nine) == 1  # three of the first kind
    assert completed([*nine, f"{kinds[0]}/6b"]) == 1 + tokens
    eleven = [*nine, f"{kinds[0]}/6b", f"{kinds[0]}/7a"]
    assert completed(eleven) == 1 + tokens


def test_the_score_sheet_has_rewards_and_scoldings() -> None:
    """R7.4, R8.3."""
    table = Table().set(
        desks=[
            desk(completed=[done("wisdom/5a")], skills=1, helps=2, rewards=5, scoldings=3),
            desk(),
        ]
    )
    value = table.ask("scores")["sheet"][0]["tiles"]
    reply = table.ask("scores")
    assert reply["scores"][0] == value + 4 - 4 + 5 - 3


def tie(tile: str, **state: Any) -> Table:
    """Both drew level; seat 0 owns a potion that it did not drink."""
    mine = desk(completed=[done(tile)])
    theirs = desk(completed=[done(tile[:-1] + "b", drunk=True)])
    table = Table(cauldron=True).set(
        tracks=flat("RBKY", "RB"),
        stacks=[[], [], [], [], []],
        **{"desks": [mine, theirs], "seat": 1, "hand": "KK", "picked": True, **state},
    )
    table.play("end")
    assert (table.asks, table.seat) == ("tie", 0)
    return table


def test_an_exchange_in_the_tie_break_brings_no_reward() -> None:
    """R7.6: the score itself does not change."""
    table = tie("poltergeist_sweat/5a")
    scores = table.ask("scores")["scores"]
    table.play("pick 0 0", "drink poltergeist_sweat/5a", "rival 1", "colour K")
    assert table.ask("scores")["scores"] == scores
    assert table.seat == 1
    assert table.state["drawn"] == [2]
    assert table.desk(0)["rewards"] == 0


def test_a_concoction_collects_nothing_in_the_tie_break() -> None:
    table = tie("ghastly_concoction/5a")
    assert table.why_not_drink("ghastly_concoction/5a") == "nothing_to_exchange"
    table.play("pick 0 0")
    assert table.seat == 1


def test_what_is_given_in_the_tie_break_does_not_count_for_the_receiver() -> None:
    table = tie("generosity/5a")
    table.play("pick 1 0", "drink generosity/5a", "take 0 0", "take 0 1", "give R 1")
    assert table.state["drawn"] == [2]  # the pick and the one kept
    table.play("pick 0 0")
    assert table.state["drawn"] == [2, 1]
    assert table.ask("scores")["winners"] == [0]


def every_combination() -> list[Data]:
    """All switches of the boxes, 0-2 professors, 2-6 players."""
    found: list[Data] = []
    names = list(FULL)
    for on in itertools.product((False, True), repeat=len(names)):
        for seats, professors in itertools.product(range(2, 7), range(3)):
            config = {**dict(zip(names, on, strict=True)), "seats": seats, "professors": professors}
            if config["mandragora"] or seats < 5:
                found.append(config)
    return found


@pytest.mark.parametrize("part", range(4))
def test_a_random_game_of_every_combination_of_boxes(part: int) -> None:
    combinations = every_combination()
    assert len(combinations) == 384
    for seed, config in list(enumerate(combinations))[part::4]:
        rng = random.Random(seed)
        state = GAME.new({**config, "countdown": 1 + seed % 3}, seed)
        pieces = held(state)
        while options := GAME.decision(state).options:
            assert len(set(options)) == len(options)
            GAME.push(state, rng.choice(options))
            assert held(state) == pieces
        assert state.turn % state.seats == 0
        assert state.cauldron is None or len(state.cauldron) == 12
        assert GAME.winners(state)
        assert GAME.key(GAME.load(GAME.dump(state))) == GAME.key(state)
