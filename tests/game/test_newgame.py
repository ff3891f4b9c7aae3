"""The new game screen by mouse and by keyboard; whatever is clicked, the rules take the choice."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.marbles import GAME, KINDS
from game import boxes, opening, seats, settings, settings_file
from game import choice as choosing
from game.scenes.base import Scene
from game.scenes.faculty import FacultyScene, ProfessorCard
from game.scenes.kinds import KindsScene
from game.scenes.newgame import NewGameScene
from game.scenes.players import PlayersScene
from game.scenes.popup import ListScene, WardrobeScene
from game.settings import NewGameChoice
from game.ui.box_shelf import BoxLid, Tag
from game.ui.events import InputEvent
from game.ui.focus import Focusable
from game.ui.inputs import Choice
from game.ui.professors import FacultyCorner
from game.ui.seat_card import EmptyPlace
from game.ui.widgets import Radio, Widget

from .conftest import Driver


def opened(player: Driver, **options: Any) -> NewGameScene:
    scene = NewGameScene(player.app, **options)
    player.app.goto(scene)
    return scene


def press(player: Driver, widget: Focusable) -> None:
    player.click(*widget.rect.centre)


def tag(scene: NewGameScene, label: str) -> Tag:
    return next(w for w in scene.widgets if isinstance(w, Tag) and w.label == label)


def lid(scene: NewGameScene, box: str) -> BoxLid:
    return next(w for w in scene.widgets if isinstance(w, BoxLid) and w.box == box)


def found(scene: Any, kind: type[Widget]) -> list[Any]:
    return [w for w in scene.widgets if isinstance(w, kind)]


def labels(scene: NewGameScene) -> list[str]:
    return [w.label for w in found(scene, Tag)]


def judge(scene: NewGameScene) -> dict[str, Any]:
    """The config of now, which the rules have to take."""
    config = choosing.config(scene.choice, len(scene.seats))
    assert GAME.new(config, 1) is not None
    return config


# The bench


def test_the_focus_is_on_start(player: Driver, started: list[Any]) -> None:
    opened(player, seed=77)
    player.key(pygame.K_RETURN)
    config, seed, there = started[0]
    assert seed == 77 and config["seats"] == 2
    assert GAME.new(config, seed) is not None
    assert [seat.kind for seat in there] == ["person", "apprentice"]


def test_a_game_by_mouse(player: Driver, started: list[Any]) -> None:
    scene = opened(player, seed=1)
    while len(scene.seats) < 4:
        press(player, found(scene, EmptyPlace)[0])
    assert len({seat.colour for seat in scene.seats}) == 4
    assert len({seat.avatar for seat in scene.seats}) == 4
    # a name
    press(player, scene.cards[1].name)
    assert scene.typing()
    player.key(pygame.K_BACKSPACE, mods=pygame.KMOD_CTRL)
    player.type("Zoë")
    player.key(pygame.K_RETURN)
    assert scene.seats[1].name == "Zoë" and not scene.typing()
    # who plays
    press(player, next(w for w in scene.cards[1].widgets if isinstance(w, Choice)))
    popup = player.app.top
    assert isinstance(popup, PlayersScene)
    press(player, popup.widgets[1])
    assert scene.seats[1].kind == "novice" and player.app.top is scene
    # a face and a colour, taken from another seat
    press(player, scene.cards[0].widgets[0])
    wardrobe = player.app.top
    assert isinstance(wardrobe, WardrobeScene)
    press(player, wardrobe.widgets[8 + 1])
    assert scene.seats[0].colour == "teal" and scene.seats[1].colour == "plum"
    player.key(pygame.K_ESCAPE)
    # one leaves
    press(player, scene.cards[3].widgets[-1])
    assert len(scene.seats) == 3
    # the seed
    press(player, scene.plate.field)
    player.key(*[pygame.K_BACKSPACE] * 6)
    player.type("12a3")
    press(player, scene.start)
    config, seed, there = started[0]
    assert seed == 123 and config["seats"] == 3 and there[1].name == "Zoë"
    # and all that is remembered
    again = NewGameScene(player.app)
    assert again.seats == there
    assert settings.load()[0].new_game.seats == seats.dump(there)


def test_escape_in_a_field_keeps_the_name_and_the_scene(player: Driver) -> None:
    scene = opened(player)
    press(player, scene.cards[0].name)
    player.type("xyz")
    player.key(pygame.K_ESCAPE)
    assert scene.seats[0].name == "Morgane" and player.app.top is scene
    player.key(pygame.K_m)
    assert player.app.settings.muted


def test_twenty_clicks_start_one_game(player: Driver, started: list[Any]) -> None:
    scene = opened(player, seed=1)
    x, y = scene.start.rect.centre
    for _ in range(20):
        player.app.handle(InputEvent("down", x, y, button=1))
        player.app.handle(InputEvent("up", x, y, button=1))
    assert len(started) == 1


def test_house_rules(player: Driver, started: list[Any]) -> None:
    scene = opened(player, seed=1)
    press(player, found(scene, Radio)[1])  # pick only
    press(player, found(scene, Choice)[-1])  # the second seat begins
    popup = player.app.top
    assert isinstance(popup, ListScene)
    press(player, popup.widgets[2])
    plus = next(w for w in scene.widgets if getattr(w, "picture", "") == "widgets/stepper_plus")
    for _ in range(20):
        press(player, plus)
    press(player, tag(scene, "Simple game"))
    press(player, scene.start)
    config = started[0][0]
    assert config["tie_break"] == "online" and config["first"] == 1
    assert config["countdown"] == 12 and config["simple"]
    assert GAME.new(config, 1) is not None


# The boxes


def test_a_closed_box_shows_one_tag_and_an_open_one_its_parts(player: Driver) -> None:
    scene = opened(player)
    closed = ["Simple game", "Kinds", "Add this box", "Add this box", "In the draw"]
    assert labels(scene) == closed
    press(player, tag(scene, "Add this box"))
    parts = ["Ghastly Cauldron", "Professors", "4 new potions"]
    assert labels(scene)[2:5] == parts
    assert judge(scene)["cauldron"] and scene.choice.professors == 1
    for part in parts:
        press(player, tag(scene, part))
        judge(scene)
    assert labels(scene) == closed
    for box in ("fifth", "sixth", "serum"):
        press(player, lid(scene, box))
    assert len(labels(scene)) == 8
    config = judge(scene)
    assert config["mandragora"] and config["sixth_potions"] and config["fulminating"]
    press(player, lid(scene, "fifth"))
    assert not boxes.is_open(scene.choice, "fifth")


def test_five_and_six_need_mandragora(player: Driver, started: list[Any]) -> None:
    scene = opened(player, seed=1)
    while len(scene.seats) < 4:
        press(player, found(scene, EmptyPlace)[0])
    for place in found(scene, EmptyPlace):
        assert not place.enabled and "Mandragora" in place.hint
        press(player, place)
    assert len(scene.seats) == 4
    press(player, lid(scene, "sixth"))
    while found(scene, EmptyPlace):
        press(player, found(scene, EmptyPlace)[0])
    assert len(scene.seats) == 6 == len({seat.colour for seat in scene.seats})
    assert scene.marbles.total() == 110
    leaves = tag(scene, "Mandragora")
    assert not leaves.enabled and "6 sit" in leaves.hint
    press(player, leaves)
    press(player, lid(scene, "sixth"))
    assert scene.said and "Mandragora" in scene.said[0]
    assert judge(scene)["mandragora"]
    press(player, scene.start)
    assert started[0][0]["seats"] == 6
    again = NewGameScene(player.app)
    assert len(again.seats) == 6 and again.choice.mandragora


def test_the_simple_game_and_new_potions_exclude_each_other(player: Driver) -> None:
    scene = opened(player)
    press(player, tag(scene, "Simple game"))
    assert not tag(scene, "Kinds").enabled
    press(player, tag(scene, "In the draw"))
    assert not judge(scene)["simple"] and scene.said
    press(player, tag(scene, "Simple game"))
    assert judge(scene)["simple"] and not scene.choice.fulminating and scene.said
    player.point(5, 5)
    assert scene.said is None


def test_a_fifth_student_ends_the_simple_game(player: Driver) -> None:
    choice = NewGameChoice(simple=True, mandragora=True)
    assert boxes.settle(choice, 5) == "newgame.note.many"
    assert not choice.simple
    player.app.settings.new_game = NewGameChoice(mandragora=True)
    player.app.options = replace(player.app.options, seats=5)
    assert not tag(opened(player), "Simple game").enabled


def test_without_the_cauldron_those_who_exchange_stay_away(player: Driver) -> None:
    choice = NewGameChoice(cauldron=True, fifth_potions=True)
    bare = boxes.rules(NewGameChoice(fifth_potions=True), 2)
    exchange = [kind for kind in KINDS if bare.closed(kind) == "cauldron"]
    away = [name for name in boxes.rules(choice, 2).faculty() if name not in bare.faculty()]
    assert len(exchange) == 2 == len(away)
    choice.kinds = boxes.rules(choice, 2).candidates()[4:8] + exchange
    choice.professors = list(away)
    assert boxes.flip(choice, "cauldron", 2) == "newgame.note.no_cauldron"
    assert len(choice.kinds) == 6 and not set(exchange) & set(choice.kinds)
    assert choice.professors == 1
    player.app.settings.new_game = choice
    scene = opened(player)
    press(player, found(scene, FacultyCorner)[0])
    cards = found(player.app.top, ProfessorCard)
    assert {card.name for card in cards if not card.enabled} == set(away)
    assert all(card.hint for card in cards if not card.enabled)


def test_a_box_a_student_and_a_professor_by_keyboard_alone(
    player: Driver, started: list[Any]
) -> None:
    scene = opened(player, seed=1)

    def walk(there: Any) -> None:
        for _ in range(len(scene.ring.items)):
            if there(scene.ring.current):
                break
            player.key(pygame.K_TAB)
        assert there(scene.ring.current)
        player.key(pygame.K_RETURN)

    for box in ("fifth", "sixth"):
        walk(lambda item, box=box: isinstance(item, BoxLid) and item.box == box)
    for _ in range(3):
        walk(lambda item: isinstance(item, EmptyPlace))
    walk(lambda item: isinstance(item, FacultyCorner))
    popup = player.app.top
    assert isinstance(popup, FacultyScene)
    player.key(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)  # two, drawn
    player.key(pygame.K_ESCAPE)
    walk(lambda item: item is scene.start)
    config, _, there = started[0]
    assert config["seats"] == 5 == len(there) and config["professors"] == 2
    assert config["mandragora"] and config["cauldron"]
    assert GAME.new(config, 1) is not None


# Kinds and professors


def test_kinds_are_drawn_or_exactly_so_many_are_chosen(player: Driver, started: list[Any]) -> None:
    scene = opened(player, seed=1)
    press(player, tag(scene, "Kinds"))
    popup = player.app.top
    assert isinstance(popup, KindsScene) and popup.finish.enabled
    assert [tile.standing for tile in popup.tiles] == ["drawn"] * 8 + ["closed"] * 7
    for tile in popup.tiles[:5]:
        press(player, tile)
    press(player, popup.tiles[9])  # in a box that is closed
    assert not popup.finish.enabled and popup.finish.hint
    press(player, popup.finish)
    assert player.app.top is popup
    press(player, popup.tiles[7])
    press(player, popup.finish)
    assert player.app.top is scene and "your own 6" in tag(scene, "Kinds").value
    press(player, scene.start)
    config = started[0][0]
    assert config["kinds"] == [tile.kind for tile in (*popup.tiles[:5], popup.tiles[7])]
    assert GAME.new(config, 1) is not None


def test_escape_leaves_the_kinds_as_they_were(player: Driver) -> None:
    scene = opened(player)
    press(player, tag(scene, "Kinds"))
    popup = player.app.top
    assert isinstance(popup, KindsScene)
    press(player, popup.tiles[0])
    player.key(pygame.K_ESCAPE)
    assert player.app.top is scene and scene.choice.kinds is None


def test_a_choice_of_kinds_follows_the_number_of_players() -> None:
    choice = NewGameChoice(mandragora=True, kinds=list(KINDS)[:6])
    assert boxes.settle(choice, 5) == "newgame.note.kinds"
    assert choice.kinds == list(KINDS)[:7]
    boxes.settle(choice, 6)
    assert choice.kinds == list(KINDS)[:8]
    boxes.settle(choice, 2)
    assert choice.kinds == list(KINDS)[:6]
    choice.kinds = ["no such potion", *list(KINDS)[:5]]
    assert boxes.settle(choice, 2) and choice.kinds == list(KINDS)[:6]


def test_professors_are_drawn_or_chosen(player: Driver) -> None:
    scene = opened(player)
    press(player, found(scene, FacultyCorner)[0])
    popup = player.app.top
    assert isinstance(popup, FacultyScene)
    cards = [card for card in found(popup, ProfessorCard) if card.enabled]
    for card in cards[:3]:
        press(player, card)
    assert scene.choice.professors == [card.name for card in cards[1:3]]
    press(player, found(popup, Radio)[2])
    assert scene.choice.professors == 2
    press(player, cards[0])
    press(player, popup.widgets[-1])
    assert player.app.top is scene and labels(scene)[2] == "Ghastly Cauldron"
    assert judge(scene)["professors"] == [cards[0].name]
    press(player, tag(scene, "Professors"))
    assert not judge(scene).get("professors")


# Whatever is done


def at_random(player: Driver, chance: random.Random) -> None:
    """One click or key somewhere in the scene on top, but never Back or Start."""
    top: Any = player.app.top
    away = top.widgets[-2:] if isinstance(top, NewGameScene) else []
    items = [item for item in top.ring.items if item not in away]
    if chance.random() < 0.25:
        top.ring.current = chance.choice(items)
        player.app.handle(InputEvent("key", key=pygame.K_RETURN))
        return
    x, y = chance.choice(items).rect.centre
    if chance.random() < 0.05:
        x, y = 5.0, 5.0
    for kind in ("move", "down", "up"):
        player.app.handle(InputEvent(kind, x, y, button=int(kind != "move")))


@pytest.mark.parametrize("seed", range(12))
def test_no_click_leads_to_a_choice_that_the_rules_refuse(player: Driver, seed: int) -> None:
    chance = random.Random(seed)
    scene = opened(player, seed=1)
    counts = set()
    for step in range(250):
        at_random(player, chance)
        judge(scene)
        counts.add(len(scene.seats))
        if step % 50 == 0:
            player.frame()
    while player.app.top is not scene:
        player.key(pygame.K_ESCAPE)
    scene.leave()
    assert settings.load()[0].new_game == scene.choice
    assert len(counts) > 1


def test_every_choice_is_made_to_fit() -> None:
    chance = random.Random(5)
    everybody = boxes.rules(NewGameChoice(cauldron=True), 2).faculty()
    for _ in range(600):
        switches = {part: chance.random() < 0.5 for part in (*boxes.POTIONS, "cauldron")}
        names = chance.sample([*everybody, "nobody"], chance.randint(0, 4))
        choice = NewGameChoice(
            simple=chance.random() < 0.3,
            mandragora=chance.random() < 0.5,
            kinds=chance.choice([None, chance.sample(list(KINDS), chance.randint(0, 15))]),
            professors=chance.choice([0, 1, 2, names]),
            first=chance.choice([None, 0, 5]),
            countdown=chance.choice([None, 1, 12]),
            **switches,
        )
        count = chance.randint(2, 6)
        boxes.settle(choice, count)
        assert GAME.new(choosing.config(choice, count), 3) is not None
        assert not boxes.settle(choice, count)


def test_settings_of_before_the_boxes_still_load(home: Path) -> None:
    old = (
        '{"new_game": {"seats": [{"name": "Ada", "kind": "person", "colour": "plum", '
        '"avatar": "morgane"}], "simple": true, "kinds": null, "countdown": null, '
        '"tie_break": "box", "first": null}}'
    )
    settings_file.place().write_text(old, "utf-8")
    loaded, problem = settings.load()
    assert not problem and loaded.new_game.simple
    assert loaded.new_game.professors == 0 and not loaded.new_game.mandragora


@pytest.mark.parametrize("count", [2, 5, 6])
def test_the_command_line_seats_up_to_six(player: Driver, started: list[Any], count: int) -> None:
    player.app.options = replace(player.app.options, new=True, seats=count)
    assert isinstance(opening.first_scene(player.app), Scene)
    config, _, there = started[0]
    assert GAME.new(config, 1).seats == count == len(there)
    assert not player.app.settings.new_game.mandragora
