"""Six at the table and everything in the boxes: a person plays the whole game by mouse only."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine import Action
from engine.ai import choose
from engine.marbles import GAME, Verb
from game import boxes
from game.table.tiles import hole_colours, kind_of
from game.text import t
from game.ui.box_shelf import BoxLid
from game.ui.inputs import Choice
from game.ui.professors import FacultyCorner
from game.ui.seat_card import EmptyPlace
from tests.window.eyes import Eyes
from tests.window.hands import Mouse, perform, settle
from tests.window.program import Program
from tests.window.screen import wait_for
from tests.window.test_whole_game import ON_THE_SHEET, see_winner, watch
from tests.window.twin import Twin, labelled, named

SEED = 9
COUNTDOWN = 3
# Every power that asks for a rival, a colour, a gift or an exchange.
POTIONS = [
    "blind_love",
    "chameleonic_varnish",
    "feather_touch",
    "fulminating_serum",
    "generosity",
    "ghastly_concoction",
    "poltergeist_sweat",
    "selfishness",
]
FACULTY = ["albedus_humblescore", "antiqua_thriftymind"]
EAGER = (Verb.ALBEDUS, Verb.DRINK, Verb.OFFER)  # what this person does whenever it can be done
CHOICES = {"rival", "varnish", "steal", "give", "take", "return", "offer"}
QUIET = {"speed": "instant", "reduced_motion": "on", "chatter": False}

Start = Callable[..., Program]


@pytest.fixture
def program(start: Start, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """The program at its title, without motion."""
    monkeypatch.setenv("BREWBURST_HOME", str(tmp_path / "eyes"))
    (home / "settings.json").write_text(json.dumps(QUIET))
    return start("--seed", str(SEED))


@pytest.fixture
def twin(program: Program) -> Iterator[Twin]:
    """Who knows where things lie in its menus."""
    twin = Twin(program, seed=SEED)
    yield twin
    twin.close()


def test_a_game_of_six_with_everything(program: Program, twin: Twin) -> None:
    choose_everything(twin)
    wait_for("a new game", lambda: program.moves == 0)
    eyes = Eyes(program.open_game())
    config = eyes.session.config
    parts = [part for box in boxes.BOXES.values() for part in box]
    assert all(config[part] for part in parts)
    assert config["professors"] == FACULTY
    assert sorted(config["kinds"]) == POTIONS
    assert config["countdown"] == COUNTDOWN
    assert [seat.kind for seat in eyes.seats] == ["person"] + ["novice"] * 5
    play(program, eyes)
    wait_for("the results", lambda: program.saved is None)
    program.click(*ON_THE_SHEET)  # adds up at once
    see_winner(program, eyes)


def choose_everything(twin: Twin) -> None:
    """From the title through the screen for a new game."""
    twin.click(named(key="new"))
    for box in ("fifth", "sixth", "serum"):
        twin.click(lambda thing, box=box: isinstance(thing, BoxLid) and thing.box == box)
    for _ in range(4):
        twin.click(lambda thing: isinstance(thing, EmptyPlace))
    for seat in range(1, 6):
        twin.click(lambda thing: isinstance(thing, Choice), seat)
        twin.click(named(kind="novice"))
    for _ in range(8 - COUNTDOWN):
        twin.click(named(hint=t("newgame.fewer")))
    twin.click(lambda thing: isinstance(thing, FacultyCorner))
    for name in FACULTY:
        twin.click(named(name=name))
    twin.click(labelled(t("button.done")))
    twin.click(labelled(t("newgame.kinds")))
    for kind in POTIONS:
        twin.click(named(kind=kind))
    twin.click(labelled(t("button.done")))
    twin.click(labelled(t("button.start")))


def play(program: Program, eyes: Eyes) -> None:
    """Play to the end, and have been asked for nearly all that can be asked."""
    mouse = Mouse(program, eyes)
    done: Counter[int] = Counter()
    asked: Counter[str] = Counter()
    while not eyes.over:
        if not eyes.mine:
            watch(program, eyes, mouse)
            continue
        settle(program, mouse)
        action = wish(eyes)
        done[action.verb] += 1
        asked[eyes.asks] += 1
        perform(program, eyes, mouse, action)
    for verb in (Verb.PICK, Verb.PLACE, Verb.END, *EAGER):
        assert done[verb], verb
    assert len(set(asked) & CHOICES) >= 4


def wish(eyes: Eyes) -> Action:
    """What this person wants: whatever is rare, else what an apprentice would do."""
    options = eyes.session.decision.options
    for verb in EAGER:
        for action in options:
            if action.verb == verb:
                return action
    had = kinds_had(eyes)
    tiles = {tile_of(eyes, a): a for a in options if a.verb == Verb.DRAW}
    new = [tile for tile in tiles if kind_of(tile) not in had]
    if new:
        return tiles[min(new, key=lambda tile: len(hole_colours(tile)))]
    seed = SEED * 1009 + len(eyes.session.actions)
    return choose(GAME, eyes.state, "apprentice", seed)


def tile_of(eyes: Eyes, action: Action) -> int:
    """The tile that an action draws."""
    state = eyes.state
    return state.starters[action.a] if state.starters else state.stacks[action.a][0]


def kinds_had(eyes: Eyes) -> set[str]:
    """The kinds of potions that this person has made or makes."""
    state = eyes.state
    brewing = [brew.tile for brew in state.brewing[eyes.seat]]
    return {kind_of(tile) for tile in [*brewing, *state.completed[eyes.seat]]}
