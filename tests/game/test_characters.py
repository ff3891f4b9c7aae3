"""Levels and characters: what the screens offer, what older games hold, what can be said."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from engine.ai import LEVELS, PLAYERS
from engine.ai import STYLES as ENGINE_STYLES
from game import characters, demo, opening, seats, settings
from game.choice import chosen_seats
from game.scenes.newgame import NewGameScene
from game.scenes.players import PlayerRow, PlayersScene
from game.settings import NewGameChoice
from game.text import catalogue, t
from game.ui.seat_card import level_hint

from .conftest import Driver

COMPUTER = seats.Seat("Ada", "scholar", "teal", "kenzo")


def opened(player: Driver) -> tuple[NewGameScene, PlayersScene]:
    """The screen of a new game, with the list of who may play the second seat open."""
    scene = NewGameScene(player.app, seed=1)
    player.app.goto(scene)
    player.click(*scene.cards[1].level.rect.centre)
    popup = player.app.top
    assert isinstance(popup, PlayersScene)
    return scene, popup


def row(popup: PlayersScene, kind: str) -> PlayerRow:
    return next(w for w in popup.widgets if isinstance(w, PlayerRow) and w.kind == kind)


# What the rules' side knows


def test_the_levels_and_styles_are_those_of_the_computer_players() -> None:
    assert seats.LEVELS == PLAYERS
    assert set(characters.STYLES.values()) == set(ENGINE_STYLES)
    assert set(characters.STYLES) == set(seats.AVATARS)
    assert set(seats.FORMER) <= set(LEVELS) and set(seats.FORMER.values()) <= set(PLAYERS)


def test_a_style_belongs_to_the_character_of_a_computer_player() -> None:
    assert COMPUTER.style == "thief"
    assert COMPUTER._replace(avatar="linnea").style == ""
    assert COMPUTER._replace(kind=seats.PERSON).style == ""


def test_older_games_keep_their_levels_and_have_names_for_them() -> None:
    rows = [{"name": "Cinder", "kind": "greedy", "colour": "teal", "avatar": "cinder"}]
    there = seats.load(rows, 1)
    assert there[0].kind == "greedy" and t(f"seat.{there[0].kind}")
    assert seats.load(seats.dump(there), 1) == there


def test_a_new_game_has_no_older_levels() -> None:
    there = [seats.usual(0), seats.usual(1, "greedy"), seats.usual(2, "random")]
    choice = NewGameChoice(seats=seats.dump(there))
    assert [seat.kind for seat in chosen_seats(choice)] == ["person", "apprentice", "novice"]


# The screen


def test_the_list_offers_a_person_and_five_levels_each_with_a_sentence(player: Driver) -> None:
    _, popup = opened(player)
    assert [w.kind for w in popup.widgets if isinstance(w, PlayerRow)] == list(seats.KINDS)
    assert popup.ring.current is row(popup, "apprentice")
    sentences = {t(f"seat.{level}.about") for level in seats.LEVELS}
    assert len(sentences) == 5 and all(sentence.endswith(".") for sentence in sentences)
    for level in seats.LEVELS:
        hint = level_hint(level)
        assert t(f"seat.{level}") in hint and t(f"seat.{level}.about") in hint
    assert level_hint(seats.PERSON) == ""


def test_who_takes_time_to_think_says_so(player: Driver) -> None:
    scene, popup = opened(player)
    player.click(*row(popup, "headmaster").rect.centre)
    assert player.app.top is scene and scene.seats[1].kind == "headmaster"
    assert scene.said is not None and "3 s" in scene.said[0]
    assert scene.cards[1].level.hint == level_hint("headmaster") and "3 s" in level_hint(
        "headmaster"
    )
    player.app.draw()
    player.key(pygame.K_TAB)
    assert scene.said is None


def test_the_choice_is_remembered(player: Driver, started: list[Any]) -> None:
    scene, _ = opened(player)
    player.key(pygame.K_DOWN, pygame.K_RETURN)
    assert scene.seats[1].kind == "scholar" and scene.said is None
    player.click(*scene.start.rect.centre)
    assert started[0][2][1].kind == "scholar"
    kept = settings.load()[0].new_game
    assert [seat.kind for seat in chosen_seats(kept)] == ["person", "scholar"]
    assert NewGameScene(player.app).seats[1].kind == "scholar"


def test_escape_leaves_the_list_as_it_was(player: Driver) -> None:
    scene, _ = opened(player)
    player.key(pygame.K_DOWN, pygame.K_ESCAPE)
    assert player.app.top is scene and scene.seats[1].kind == "apprentice"


def test_the_face_of_a_computer_player_tells_its_ways(player: Driver) -> None:
    scene = NewGameScene(player.app, seed=1)
    person, computer = scene.cards[0].widgets[0], scene.cards[1].widgets[0]
    assert characters.about("cinder") in computer.hint
    assert characters.about("morgane") not in person.hint


def test_chatter_is_kept_with_the_settings(player: Driver) -> None:
    assert player.app.settings.chatter
    player.app.settings.chatter = False
    player.app.save_settings()
    assert not settings.load()[0].chatter


# What is said


@pytest.mark.parametrize("avatar", seats.AVATARS)
def test_every_character_has_words_for_every_moment(avatar: str) -> None:
    assert characters.about(avatar).count("\n") == 1
    for moment in characters.MOMENTS:
        lines = characters.lines(avatar, moment)
        assert 2 <= len(lines) <= 4 and len(set(lines)) == len(lines), moment
    written = [key for key in _keys() if key.startswith(f"say.{avatar}.")]
    assert len(written) == sum(len(characters.lines(avatar, m)) for m in characters.MOMENTS)


def _keys() -> list[str]:
    return [key for key in catalogue()._texts._catalog if isinstance(key, str)]  # type: ignore[attr-defined]


def test_the_demo_is_played_by_levels_on_offer() -> None:
    assert set(demo.LEVELS) <= set(seats.LEVELS)


def test_a_first_game_is_against_an_apprentice(player: Driver) -> None:
    player.app.options = replace(player.app.options, new=True)
    scene: Any = opening.first_scene(player.app)
    assert [seat.kind for seat in scene.seats] == ["person", "apprentice"]
