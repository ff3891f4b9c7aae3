"""The note with the hints: where it hangs, what fits on it, what its words are made of."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from engine import marbles
from engine.ai import Line, advise, choose
from engine.ai.worker import seen
from engine.game import Action, Fact
from game.table import hint_note, hint_words, layout
from game.table.hint_marks import marks
from game.table.hint_note import Row
from game.table.layout import Box
from game.text import t
from game.ui.canvas import Canvas
from tests.engine.test_whole_games import FULL
from tests.game.conftest import Driver
from tests.game.table.advice import ask, table
from tests.game.table.test_table import calm

SIZES = [(1024, 640), (1280, 720), (1280, 1024), (1920, 1080)]
LONG = Row(
    "Takes at least 12",
    [
        "Uses a Little Help",
        "drinks Magnetical Attraction and Uttermost Stickiness",
        "completes Chameleonic Varnish and Ghastly Concoction",
        "steals 3 marbles from Montgomery",
    ],
    [
        "Uses a Little Help",
        "Drinks Magnetical Attraction and Uttermost Stickiness",
        "Completes Chameleonic Varnish and Ghastly Concoction",
        "Steals 3 marbles from Montgomery",
        "Brings 2 Scoldings",
        "Leaves Montgomery at most 12 in sight",
    ],
    "Best found: 12.4 points behind the best rival in the end",
)


@pytest.mark.parametrize(
    ("kinds", "config"),
    [
        (["person", "greedy"], {}),
        (["person", *["greedy"] * 3], {}),
        (["person", *["greedy"] * 5], FULL),
    ],
)
def test_the_note_hides_neither_dispenser_nor_desk(
    player: Driver, kinds: list[str], config: dict[str, Any]
) -> None:
    scene = table(player, kinds, **config)
    while scene.session.decision.asks != "turn":
        scene.submit(scene.session.decision.options[0])
        calm(player, scene)
    ask(player)
    for _ in range(2):
        for part in (layout.DISPENSER, layout.DESK_TILES[0], layout.DESK_POOL, layout.TRAY):
            assert not _overlap(scene.hints._box, part)
        assert scene.hints._box.y >= 0
        player.key(pygame.K_h)
        player.frame()


def _overlap(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


@pytest.mark.parametrize("asked", ["draft", "tiles", "keep"])
@pytest.mark.parametrize("pressed", [1, 2])
def test_the_note_leaves_what_can_be_chosen_in_sight(
    player: Driver, asked: str, pressed: int
) -> None:
    scene = table(player, ["person", "person"], draft=True, seed=8)
    while scene.session.decision.asks != asked:
        state, number = scene.session.state, len(scene.session.actions)
        scene.submit(choose(marbles.GAME, state, "greedy", number))
        calm(player, scene)
    ask(player)
    for _ in range(pressed - 1):
        player.key(pygame.K_h)
    asks = [x for x in scene.board.targets if x.enabled and x.action is not None]
    assert asks
    assert not [x for x in asks if _overlap(scene.hints._box, Box(*x.rect))]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large", [False, True])
def test_the_fullest_note_keeps_its_words_inside(
    player: Driver, size: tuple[int, int], large: bool
) -> None:
    surface = pygame.Surface(size)
    canvas = Canvas(surface, player.app.canvas.pictures)
    w, h = hint_note.sizes(3, large=large)[0]
    box = Box(998, 6, w, h)
    hint_note.draw(canvas, box, [LONG] * 3, 0, large=large)
    inside = pygame.Rect(*canvas.to_pixels(box.x, box.y), canvas.px(w), canvas.px(h))
    surface.fill((0, 0, 0), inside.inflate(canvas.px(40), canvas.px(40)))
    assert pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count() == size[0] * size[1]
    at = hint_note.rows(box, 3, 0, large=large)[0]
    room = Box(at.x + 10, at.y + hint_note.ROW, at.w - 20, hint_note.REASON - 6)
    words, size_of_words = hint_note._sentence(canvas, LONG.short, room), hint_note.LEGIBLE
    if large:
        words, size_of_words = "\n".join(f"• {x}" for x in LONG.reasons), hint_note.SIZES[-1]
        room = Box(room.x, room.y, room.w, at.h - hint_note.ROW - hint_note.WORTH)
    assert hint_note._fits(canvas, words, room, size_of_words)
    assert words.startswith(("Uses", "• Uses"))


@pytest.mark.slow
def test_marks_lie_on_what_is_there_and_tell_nothing_hidden() -> None:
    game = marbles.GAME
    state = game.new({**FULL, "seats": 4}, 6)
    for number in range(260):
        if game.decision(state).over:
            break
        seat = game.decision(state).seat
        if number % 4 == 0:
            view = seen(game, state, number)
            lines = advise(game, state, number, 3, "scholar")
            other = game.view(state, seat, number + 1)
            again = advise(game, other, number, 3, "scholar")
            assert lines == again
            for line in lines:
                found = marks(view, line)
                assert found == marks(seen(game, other, number), line)
                assert found.first in game.decision(state).options
                for track, row in (*found.helped, *found.taken):
                    assert row < min(layout.SHOWN, len(state.tracks[track]))
                brewing = {brew.tile: brew.filled for brew in state.brewing[seat]}
                for fill in found.fills:
                    assert brewing[fill.tile][fill.hole] == marbles.colours.EMPTY
                assert len({fill[:2] for fill in found.fills}) == len(found.fills)
                if found.chain is not None:
                    rows = [row for link in found.chain.rows for row in link]
                    assert len(rows) == len(set(rows))
        state = game.clone(state)
        game.play(state, choose(game, state, "greedy", number))


def test_words_are_made_of_facts() -> None:
    state = marbles.GAME.new({"seats": 3, "draft": False}, 1)
    names = ["Ann", "Bo", "Cy"]
    decision = marbles.GAME.decision(state)
    pick, following = decision.options[0], names[(decision.seat + 1) % 3]
    facts = (
        Fact("takes", (7, 1)),
        Fact("helps"),
        Fact("completes", ("wisdom/4a",)),
        Fact("completes", ("abyssal_draft/4a",)),
        Fact("steals", (2, 1)),
        Fact("keeps", (2,)),
        Fact("a fact of a later version", (1,)),
        Fact("leaves", (3,)),
    )
    best, worse = Line((pick,), 240, facts), Line((pick,), -110, facts[:1])
    row = hint_words.row(state, best, [best, worse], names)
    assert row.headline == "Takes at least 7"
    assert t("hint.join").join(row.short) == (
        "Uses a Little Help, completes Wisdom and Abyssal Draft, steals 1 marble from Cy, "
        f"leaves {following} at most 3 in sight"
    )
    assert "Keeps 2 in the pool" in row.reasons
    assert row.worth == t("hint.worth_best", points="2.4")
    assert hint_words.row(state, worse, [best, worse], names).worth == t(
        "hint.worth_less", points="3.5"
    )
    end = Line((Action(marbles.Verb.END),), 0)
    plain = hint_words.row(state, end, [end], names)
    assert plain.headline == "End the turn"
    assert not plain.worth


def test_turns_that_take_nothing_are_told_apart_by_what_differs() -> None:
    state = marbles.GAME.new({"seats": 2, "draft": False}, 1)
    end = (Action(marbles.Verb.END),)
    both = (Fact("drinks", ("wisdom/4a",)), Fact("leaves", (5,)))
    one, two = Line(end, 9, both), Line(end, 5, (*both, Fact("helps")))
    rows = [hint_words.row(state, line, [one, two], ["Ann", "Bo"]) for line in (one, two)]
    assert [row.headline for row in rows] == ["Drinks Wisdom", "Uses a Little Help"]
    assert rows[1].short[0] == "Drinks Wisdom"
    bare = Line(end, 0, (Fact("leaves", (5,)),))
    assert hint_words.row(state, bare, [bare], ["Ann", "Bo"]).headline == "End the turn"
