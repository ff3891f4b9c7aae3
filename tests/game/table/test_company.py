"""The players as people: faces, lines at big moments, who thinks; none of it in anybody's way."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from engine import Session, marbles
from game import characters
from game import seats as seating
from game.scenes.table import TableScene
from game.seats import Seat
from game.table import bubbles, company
from game.table.chatter import QUIET, SEAT_QUIET, Chatter, Said
from game.table.faces import LASTS, SHUT, Faces
from game.table.layout import Box
from game.table.moments import BIG_HAUL, MUCH_WORTH, Listener, Moment
from game.table.seating import Seating
from game.ui.canvas import Canvas
from game.ui.events import InputEvent
from tests.game.conftest import Driver
from tests.game.table.test_table import QuickThinker, calm, sit

ev = marbles.events
KINDS = ["person", "scholar", "novice"]


def table(player: Driver, kinds: list[str] | None = None) -> TableScene:
    """A table at which a person is asked."""
    scene = sit(player, kinds or KINDS, draft=False, first=0)
    calm(player, scene)
    return scene


def crossing(one: Box, other: Box) -> bool:
    return (
        one.x < other.right and other.x < one.right and one.y < other.bottom
        and other.y < one.bottom
    )  # fmt: skip


def pixels(canvas: Canvas, box: Box) -> bytes:
    area = pygame.Rect(*canvas.to_pixels(box.x, box.y), canvas.px(box.w), canvas.px(box.h))
    return pygame.image.tobytes(canvas.surface.subsurface(area), "RGB")


# Moments


def burst(seat: int, marbles_: int, link: int = 1) -> ev.Burst:
    return ev.Burst(seat, 0, link, 3, 1, marbles_ - 1, bytes(marbles_))


def test_a_chain_is_big_from_seven_marbles_on_and_told_at_its_end() -> None:
    for more in (0, 1):
        listener = Listener(3)
        last = burst(1, BIG_HAUL - 5 + more, 2)
        assert listener.hear(ev.Picked(1, 0, 3, marbles.colours.RED), ()) == []
        assert listener.hear(burst(1, 3), (last,)) == []
        heard = listener.hear(last, ())
        assert [m.name for m in heard] == ["chain", "other_chain", "other_chain"][: 3 * more]
        assert [m.seat for m in heard] == [1, 2, 0][: 3 * more]


def test_a_potion_is_big_by_its_value() -> None:
    listener = Listener(2)
    for tile in range(len(marbles.TILES)):
        heard = listener.hear(ev.Completed(1, 0, tile, b""), ())
        assert heard == [Moment(1, "potion")] * (marbles.TILES[tile].value >= MUCH_WORTH)


def test_the_other_moments() -> None:
    listener = Listener(3)
    assert listener.hear(ev.Stole(0, 2, b"\0"), ()) == [Moment(2, "robbed"), Moment(0, "robs")]
    assert listener.hear(ev.SkillEarned(1, 3), ()) == [Moment(1, "skill")]
    assert listener.hear(ev.Scolded(1, "x"), ()) == [Moment(1, "scolded")]
    assert {m.seat for m in listener.hear(ev.EndAnnounced(1), ())} == {0, 1, 2}
    over = listener.hear(ev.GameOver(bytes([2])), ())
    assert over == [Moment(2, "wins"), Moment(0, "loses"), Moment(1, "loses")]
    assert listener.hear(ev.TurnEnded(0), ()) == []


# Lines


def test_nobody_speaks_for_a_person() -> None:
    people = Chatter([seating.usual(0), seating.usual(1)], 1)
    for name in characters.MOMENTS:
        assert people.choose([Moment(0, name), Moment(1, name)], 1000) is None
    assert people.greeting(0) is None


def test_lines_come_seldom_but_a_theft_is_never_silent() -> None:
    chatter = Chatter([seating.usual(i, "scholar") for i in range(2)], 1)
    assert chatter.choose([Moment(0, "chain")], 0) is not None
    assert chatter.choose([Moment(1, "chain")], QUIET - 1) is None
    assert chatter.choose([Moment(0, "chain")], QUIET + 1) is None
    assert chatter.choose([Moment(1, "chain")], QUIET + 1) is not None
    assert chatter.choose([Moment(1, "robbed")], QUIET + 2) is not None


def test_nobody_says_the_same_twice_running() -> None:
    chatter = Chatter([seating.usual(0, "novice")], 3)
    said = [chatter.choose([Moment(0, "chain")], i * SEAT_QUIET) for i in range(30)]
    words = [one.words for one in said if one is not None]
    assert len(words) == 30 and set(words) == set(characters.lines("morgane", "chain"))
    assert all(a != b for a, b in pairwise(words))


def test_a_line_shows_for_three_seconds_or_until_a_click(player: Driver) -> None:
    scene = table(player)
    scene.company.bubble = None
    for ends in (False, True):
        scene.company.hear(ev.Stole(0, 1 + ends, b"\0"), ())
        assert scene.company.bubble is not None and scene.company.bubble.seat == 1 + ends
        player.frame()
        if ends:
            player.app.handle(InputEvent("down", 1900, 1070, button=1))
        else:
            for _ in range(32):
                assert scene.company.bubble is not None
                player.frame(0.1)
            player.frame(0.1)
        assert scene.company.bubble is None


def test_chatter_can_be_switched_off(player: Driver) -> None:
    scene = table(player)
    scene.company.hush()
    player.app.settings.chatter = False
    scene.company.hear(ev.Stole(0, 1, b"\0"), ())
    assert scene.company.bubble is None
    assert scene.stage.faces.mood(1) == "frown"


def test_a_new_game_is_greeted_once(player: Driver) -> None:
    scene = sit(player, ["person", "scholar"], draft=False, first=0)
    for _ in range(20):
        player.frame(0.1)
        if scene.company.bubble:
            break
    assert scene.company.bubble is not None and scene.company.bubble.seat == 1
    assert scene.company.bubble.words in characters.lines("basile", "greet")


def test_a_whole_game_has_lines_and_the_rules_never_notice(player: Driver) -> None:
    keys, lines = [], []
    for chatter in (True, False):
        player.app.settings.chatter = chatter
        scene = sit(player, ["apprentice"] * 3, seed=4, speed="fast")
        said: set[Said] = set()
        while player.app.top is scene:
            player.clock.now += 1 / 20
            player.app.now = player.clock.now
            scene.update(1 / 20)
            if scene.company.bubble:
                said.add(scene.company.bubble)
        keys.append(marbles.GAME.key(scene.session.state))
        lines.append(said)
    assert keys[0] == keys[1]
    assert len(lines[0]) >= 5 and not lines[1]
    assert len({line.seat for line in lines[0]}) >= 2


# Bubbles


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (1024, 768)])
def test_every_line_fits_every_bubble_in_two_lines(size: tuple[int, int]) -> None:
    pygame.font.init()
    canvas = Canvas(pygame.Surface(size))
    for seats in range(2, 7):
        places = Seating(seats)
        for seat, avatar in enumerate(seating.AVATARS[:seats]):
            room = bubbles.room(places, seat)
            for moment in characters.MOMENTS:
                for words in characters.lines(avatar, moment):
                    box = bubbles.measured(canvas, room, words).box
                    assert box.right <= room.right + 1 and box.bottom <= room.bottom + 1, words


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_bubble_lies_over_nothing_that_can_be_clicked(seats: int) -> None:
    places = Seating(seats)
    for seat in places.rivals:
        room = bubbles.room(places, seat)
        assert places.frame(seat).x <= room.x and room.right <= places.frame(seat).right
        assert not any(crossing(room, places.flask(other)) for other in range(seats))
        for other in places.rivals:
            if other != seat:
                assert not crossing(room, places.frame(other))


# Thinking


def test_who_thinks_long_has_a_cloud(player: Driver) -> None:
    class Slow(QuickThinker):
        def poll(self) -> None:  # type: ignore[override]
            return None

    scene = sit(player, ["person", "headmaster"], draft=False, first=1)
    player.app._thinker = Slow()  # type: ignore[assignment]
    for _ in range(20):
        player.frame(0.1)
    assert scene.company.thinking == 1
    cloud = bubbles.cloud(scene.stage.seating, 1)
    with_cloud = pixels(player.app.canvas, cloud)
    scene.company.asks(-1)
    scene.company.bubble = None
    player.app._thinker = None
    scene.spoiled()
    scene.draw(player.app.canvas)
    assert pixels(player.app.canvas, cloud) != with_cloud


def test_a_rival_tells_its_level_when_pointed_at(player: Driver) -> None:
    scene = table(player)
    for seat, level in ((1, "Scholar, 3 of 5"), (2, "Novice, 1 of 5")):
        face = bubbles.portrait(scene.stage.seating, seat)
        player.point(face.x, face.y)
        note = scene.controls.note
        assert note is not None and note.kind == "seat" and level in note.hint
    older = company.introduced(Seat("Old", "greedy", "teal", "cinder"))
    assert older.startswith("Old: Brewer.")


# Faces


def test_eyes_blink_every_four_to_nine_seconds() -> None:
    faces = Faces(1)
    shut, seen = [], 0.0
    for _ in range(12_000):
        changed = faces.update(0.01, blinking=True)
        seen += 0.01
        if changed and faces.mood(0) == "blink":
            shut.append(seen)
    pauses = [b - a for a, b in pairwise(shut)]
    assert pauses and all(3.9 < pause < 9.2 + SHUT for pause in pauses)
    assert Faces(3).update(100, blinking=False) == []
    assert Faces(3).nap(blinking=False) is None


def test_a_smile_lasts_a_while() -> None:
    faces = Faces(2)
    faces.look(1, "smile")
    assert faces.mood(1) == "smile" and faces.mood(0) == ""
    assert faces.update(LASTS + 0.1, blinking=False) == [1]


def test_with_less_motion_nobody_blinks(player: Driver) -> None:
    player.app.settings.reduced_motion = "on"
    scene = table(player)
    scene.company.hush()
    for _ in range(200):
        player.clock.now += 0.1
        player.app.now = player.clock.now
        scene.update(0.1)
        assert all(scene.stage.faces.mood(seat) == "" for seat in range(3))


def test_a_blink_redraws_its_own_face_alone_and_leaves_the_whole_picture(player: Driver) -> None:
    scene = table(player)
    scene.company.hush()
    player.frame()
    player.point(1900, 1075)
    player.frame(1.0)
    canvas = player.app.canvas
    for mood in ("blink", ""):
        scene.stage.faces._shut = [bool(mood)] * 3
        boxes = [bubbles.face_box(scene.stage.seating, s) for s in range(3)]
        assert scene.painter.draw_little(canvas, scene.company, boxes)
        little = pygame.image.tobytes(canvas.surface, "RGB")
        scene.spoiled()
        scene.draw(canvas)
        whole = pygame.image.tobytes(canvas.surface, "RGB")
        # two pictures of one bust differ by a shade where it is the same
        assert max(abs(a - b) for a, b in zip(little, whole, strict=True)) < 8


def test_an_open_game_keeps_who_plays_it(player: Driver) -> None:
    session = Session(marbles.GAME, {"seats": 2}, 1)
    seats = [seating.usual(0), Seat("Ash", "professor", "teal", "cinder")]
    kept = seating.load(session.record({"seats": seating.dump(seats)}).extra["seats"], 2)
    assert kept == seats and kept[1].style == characters.style("cinder")


def test_the_worker_is_told_level_and_style(player: Driver) -> None:
    scene = sit(player, ["scholar", "person"], seed=3, draft=False, first=0)
    thinker = QuickThinker()
    player.app._thinker = thinker  # type: ignore[assignment]
    calm(player, scene)
    assert thinker.job[2] == "scholar" and thinker.job[4] == characters.style("morgane")
