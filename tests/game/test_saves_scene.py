"""Saved games by mouse and keyboard: every button, every kind of file, 0 to 300 of them."""

from __future__ import annotations

import json
import sys
import time
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs
import pygame
import pytest

from engine import Record, Session
from engine.ai import choose
from engine.marbles import GAME
from game import opening, paths, seats
from game.saves import Entry
from game.saves_view import dialog, exchange, shown, words
from game.saves_view.game_list import SHOWN
from game.saves_view.game_row import GameRow
from game.scenes.pause import PauseScene
from game.scenes.replay import ReplayScene
from game.scenes.review import ReviewScene
from game.scenes.save_as import SaveAsScene
from game.scenes.saves import LIST, SavesScene
from game.scenes.saves_import import ImportScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.ui.events import InputEvent
from game.ui.widgets import Button, Widget

from .conftest import Driver

PICTURE = shown.picture
NOON = datetime(2026, 12, 5, 12, 0).timestamp()


@cache
def record(moves: int = 30, count: int = 2) -> Record:
    """A game after some moves, with people at the table."""
    session = Session(GAME, {"seats": count}, 3)
    while len(session.actions) < moves and not session.decision.over:
        session.submit(choose(GAME, session.state, "greedy", len(session.actions)))
    people = [seats.usual(i) for i in range(count)]
    return session.record({opening.EXTRA_SEATS: seats.dump(people)})


@pytest.fixture(autouse=True)
def no_samples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Only the games of the test; and folders of its own to export into."""
    outside = tmp_path / "Downloads"
    outside.mkdir()
    monkeypatch.setattr(platformdirs, "user_downloads_path", lambda: outside)
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path / "not there")
    monkeypatch.setattr(paths, "samples", lambda: tmp_path / "samples")
    monkeypatch.setattr(shown, "picture", lambda canvas, entry, state: None)  # it takes its time
    return outside


def opened(player: Driver, *titles: str, moves: int = 30) -> SavesScene:
    """The list over the title, with a game of each name."""
    for title in titles:
        assert player.app.storage.keep(record(moves), title) == ""
    player.app.goto(TitleScene(player.app))
    scene = SavesScene(player.app)
    player.app.push(scene)
    settle(player)
    return scene


def settle(player: Driver) -> None:
    """Frames until all pictures are there."""
    for _ in range(40):
        player.frame(0.03)
        if player.app.top is None or player.app.top.nap() is None:
            return


def button(scene: Any, label: str) -> Button:
    found = [w for w in scene.widgets if isinstance(w, Button) and w.label == label]
    assert len(found) == 1, label
    return found[0]


def press(player: Driver, widget: Widget) -> None:
    player.click(*widget.rect.centre)


def titles(scene: SavesScene) -> list[str]:
    return [words.title(entry) for entry in scene.list.entries]


def chosen(scene: SavesScene) -> Entry:
    assert scene.list.entry is not None
    return scene.list.entry


def take(player: Driver, scene: SavesScene, title: str) -> None:
    """Choose the game of a name."""
    scene.choose(titles(scene).index(title))
    settle(player)


# The list


def test_a_bottle_on_the_title_leads_there_and_back(player: Driver) -> None:
    player.app.storage.autosave(record())
    title = TitleScene(player.app)
    player.app.goto(title)
    player.frame()
    bottles = {item.key: item for item in title.ring.items}  # type: ignore[attr-defined]
    assert list(bottles) == ["continue", "new", "saves", "rules", "settings", "quit"]
    press(player, bottles["saves"])
    scene = player.app.top
    assert isinstance(scene, SavesScene) and chosen(scene).kind == "open"
    player.key(pygame.K_DELETE, pygame.K_ESCAPE)
    assert player.app.top is title
    assert next(item.key for item in title.ring.items) == "new"  # type: ignore[attr-defined]
    assert title.ring.current.key == "saves"  # type: ignore[union-attr]


def test_without_a_game_it_says_how_one_is_kept(player: Driver) -> None:
    scene = opened(player)
    assert [w.label for w in scene.widgets if isinstance(w, Button)] == ["Import…", "Done"]
    player.key(pygame.K_DOWN, pygame.K_DELETE, pygame.K_END, pygame.K_F2, pygame.K_RETURN)
    assert player.app.top is not scene  # the ring was on Done


def test_every_size_shows_the_table_of_the_chosen_game(
    player: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = opened(player, "One", "Two")
    monkeypatch.setattr(shown, "picture", PICTURE)
    for size in ((1024, 640), (1400, 1050), (320, 200)):
        surface = pygame.Surface(size)
        player.app.canvas.resize(surface)
        scene.draw(player.app.canvas)
        x, y = player.app.canvas.to_pixels(*shown.PICTURE.centre)
        box = pygame.Rect(x - size[0] // 8, y - size[1] // 8, size[0] // 4, size[1] // 4)
        middle = surface.subsurface(box)
        assert len({tuple(middle.get_at((i, i))) for i in range(min(box.size))}) > 20


def test_rows_are_chosen_by_mouse_and_keys(player: Driver) -> None:
    scene = opened(player, *(f"Game {i}" for i in range(9)))
    press(player, scene.list.rows[2])
    assert scene.list.chosen == 2
    player.key(pygame.K_DOWN)
    assert scene.list.chosen == 3
    assert isinstance(scene.ring.current, GameRow) and scene.ring.current.chosen
    player.key(pygame.K_END)
    assert scene.list.chosen == 8 and scene.list.top == 9 - SHOWN
    player.key(pygame.K_PAGEUP)
    assert scene.list.chosen == 2
    player.key(pygame.K_HOME, pygame.K_UP)
    assert scene.list.chosen == 0 and scene.list.top == 0
    player.app.handle(InputEvent("wheel", *LIST.centre, wheel=-1))
    assert (scene.list.top, scene.list.chosen) == (1, 0)
    player.key(pygame.K_RIGHT)
    assert not isinstance(scene.ring.current, GameRow)


def test_three_hundred_games_cost_no_more_than_seven(
    player: Driver, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = home / "games"
    folder.mkdir()
    data = record(6).model_dump(mode="json")
    for i in range(300):
        data["extra"]["title"] = f"Game {i}"
        (folder / f"{i}.brewburst").write_text(json.dumps(data), "utf-8")
    scene = opened(player)
    reads: list[Entry] = []
    before = player.app.storage.read
    monkeypatch.setattr(scene.peek, "_read", lambda entry: reads.append(entry) or before(entry))
    assert len(scene.list.entries) == 300
    player.key(pygame.K_END)
    settle(player)
    assert scene.list.chosen == 299 and len(reads) == SHOWN
    assert len([w for w in scene.widgets if isinstance(w, GameRow)]) == SHOWN
    bar = scene.list.extras[-1]
    x, y = bar.rect.centre
    player.app.handle(InputEvent("move", x, bar.rect.bottom - 30))
    player.app.handle(InputEvent("down", x, bar.rect.bottom - 30, button=1))
    player.app.handle(InputEvent("move", x, y, button=1))
    assert 130 < scene.list.top < 160
    player.app.handle(InputEvent("up", x, bar.rect.y, button=1))
    assert scene.list.top == 0
    for _ in range(40):
        player.key(pygame.K_DOWN)
    assert len(reads) < SHOWN + 60


def test_a_click_on_the_arrow_turns_a_page(player: Driver) -> None:
    scene = opened(player, *(f"Game {i}" for i in range(12)))
    press(player, scene.list.extras[1])
    assert scene.list.top == 12 - SHOWN
    press(player, scene.list.extras[0])
    assert scene.list.top == 0


# A file that can't be opened


def test_a_bad_file_says_why_and_can_still_go(player: Driver, home: Path, no_samples: Path) -> None:
    (home / "games").mkdir()
    newer = record().model_dump(mode="json") | {"format": 99}
    (home / "games" / "From tomorrow.brewburst").write_text(json.dumps(newer), "utf-8")
    scene = opened(player, "Good")
    assert sorted(titles(scene)) == ["From tomorrow", "Good"]
    take(player, scene, "From tomorrow")
    assert "newer version" in chosen(scene).problem
    able = {w.label for w in scene.widgets if isinstance(w, Button) and w.enabled}
    assert able == {"Export", "Delete", "Import…", "Done"}
    assert button(scene, "Play on").hint and not scene.title.enabled
    player.key(pygame.K_F2)
    assert not scene.typing()
    press(player, button(scene, "Export"))
    assert (no_samples / "From tomorrow.brewburst").is_file()
    press(player, button(scene, "Delete"))
    assert titles(scene) == ["Good"]


# Going on with a game


def test_play_on_goes_to_the_table_and_keeps_what_was_open(player: Driver) -> None:
    player.app.storage.autosave(record(20))
    scene = opened(player, "Evening")
    take(player, scene, "Evening")
    press(player, button(scene, "Play on"))
    table = player.app.top
    assert isinstance(table, TableScene)
    assert table.session.record().actions == record(30).actions
    found = player.app.storage.entries()
    assert sorted(entry.kind for entry in found) == ["auto", "kept", "open"]
    assert next(e for e in found if e.kind == "auto").about.moves == 20  # type: ignore[union-attr]


def test_enter_and_a_double_click_open_too(player: Driver) -> None:
    scene = opened(player, "Evening")
    press(player, scene.list.rows[0])
    player.frame(0.6)
    press(player, scene.list.rows[0])
    assert player.app.top is scene
    press(player, scene.list.rows[0])
    assert isinstance(player.app.top, TableScene)
    scene = opened(player)
    player.key(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(player.app.top, TableScene)


def test_a_finished_game_is_watched_and_looked_back_on(player: Driver) -> None:
    scene = opened(player, "Over", moves=10_000)
    assert not button(scene, "Play on").enabled and "finished" in button(scene, "Play on").hint
    press(player, button(scene, "Replay"))
    assert isinstance(player.app.top, ReplayScene)
    player.key(pygame.K_ESCAPE)
    assert player.app.top is scene
    press(player, button(scene, "Look back"))
    assert isinstance(player.app.top, ReviewScene)
    player.key(pygame.K_ESCAPE)


def test_a_file_that_went_meanwhile_is_said(player: Driver) -> None:
    scene = opened(player, "Gone", "Here")
    take(player, scene, "Gone")
    chosen(scene).path.unlink()
    press(player, button(scene, "Play on"))
    assert player.app.top is scene and scene.bar.text
    press(player, button(scene, "Delete"))
    assert titles(scene) == ["Here"]


# Names


def test_a_game_is_renamed_by_typing(player: Driver) -> None:
    scene = opened(player, "One", "Two")
    take(player, scene, "Two")
    press(player, button(scene, "Rename"))
    assert scene.typing()
    player.key(pygame.K_BACKSPACE, mods=pygame.KMOD_CTRL)
    player.type("A long evening")
    player.key(pygame.K_RETURN)
    assert not scene.typing() and words.title(chosen(scene)) == "A long evening"
    player.key(pygame.K_F2)
    player.type("?")
    player.key(pygame.K_ESCAPE)
    assert player.app.top is scene and sorted(titles(scene)) == ["A long evening", "One"]
    press(player, scene.title)
    player.type("!")
    press(player, next(row for row in scene.list.rows if row.entry.title == "One"))
    assert sorted(titles(scene)) == ["A long evening!", "One"]
    assert words.title(chosen(scene)) == "One"


def test_the_game_in_play_takes_a_name_and_stays_open(player: Driver) -> None:
    player.app.storage.autosave(record())
    scene = opened(player)
    assert titles(scene) == ["Morgane and Basile"]
    press(player, button(scene, "Rename"))
    player.key(pygame.K_BACKSPACE, mods=pygame.KMOD_CTRL)
    player.type("The long one")
    player.key(pygame.K_RETURN)
    assert titles(scene) == ["The long one"] and chosen(scene).kind == "open"
    player.app.storage.autosave(record())
    assert player.app.storage.entries()[0].title == "The long one"


def test_a_copy_of_the_game_in_play_has_a_name_of_its_own(player: Driver) -> None:
    player.app.storage.autosave(record())
    scene = opened(player)
    press(player, button(scene, "Copy"))
    assert [entry.kind for entry in scene.list.entries] == ["open", "kept"]
    assert chosen(scene).kind == "kept" and "Morgane and Basile" in chosen(scene).title
    assert player.app.storage.has_autosave()


# Deleting


def test_a_deleted_game_comes_back(player: Driver) -> None:
    scene = opened(player, "One", "Two", "Three")
    take(player, scene, "Two")
    press(player, button(scene, "Delete"))
    assert sorted(titles(scene)) == ["One", "Three"] and "Two" in scene.bar.text
    press(player, button(scene, "Undo"))
    assert sorted(titles(scene)) == ["One", "Three", "Two"]
    assert words.title(chosen(scene)) == "Two" and not scene.bar.text
    player.key(pygame.K_DELETE)
    player.key(pygame.K_DELETE)
    assert len(titles(scene)) == 1
    player.key(pygame.K_z, mods=pygame.KMOD_CTRL)
    player.key(pygame.K_z, mods=pygame.KMOD_CTRL)
    player.key(pygame.K_z, mods=pygame.KMOD_CTRL)
    assert len(titles(scene)) == 3


def test_a_sample_stays(player: Driver, tmp_path: Path) -> None:
    (tmp_path / "samples").mkdir()
    text = record(10_000).model_dump_json()
    (tmp_path / "samples" / "duel.brewburst").write_text(text, "utf-8")
    scene = opened(player)
    assert titles(scene) == ["A duel to the last marble"]
    assert not button(scene, "Delete").enabled and not button(scene, "Rename").enabled
    player.key(pygame.K_DELETE)
    assert len(scene.list.entries) == 1
    press(player, button(scene, "Copy"))
    assert [entry.kind for entry in scene.list.entries] == ["kept", "sample"]


# Files


def test_export_goes_to_the_folder_for_downloads(player: Driver, no_samples: Path) -> None:
    scene = opened(player, "What? A/name")
    press(player, button(scene, "Export"))
    first = next(no_samples.iterdir())
    assert first.name in scene.bar.text and str(no_samples) in scene.bar.text
    press(player, button(scene, "Export"))
    assert len(list(no_samples.iterdir())) == 2
    assert exchange.found() == sorted(no_samples.iterdir(), key=lambda p: -p.stat().st_mtime)


def test_a_file_is_chosen_from_those_found(player: Driver, no_samples: Path) -> None:
    (no_samples / "Aunt.brewburst").write_text(record().model_dump_json(), "utf-8")
    scene = opened(player)
    press(player, button(scene, "Import…"))
    asked = player.app.top
    assert isinstance(asked, ImportScene)
    press(player, asked.widgets[0])
    assert player.app.top is scene and titles(scene) == ["Aunt"] and "Aunt" in scene.bar.text


def test_a_file_is_dropped_anywhere_it_may(player: Driver, no_samples: Path) -> None:
    good, bad = no_samples / "Aunt.brewburst", no_samples / "cat.png"
    good.write_text(record().model_dump_json(), "utf-8")
    bad.write_bytes(b"\x89PNG")
    scene = opened(player)
    player.app.handle(InputEvent("drop", text=str(bad)))
    assert not scene.list.entries and scene.bar.text
    player.app.handle(InputEvent("drop", text=str(good)))
    assert titles(scene) == ["Aunt"]
    press(player, button(scene, "Import…"))
    player.app.handle(InputEvent("drop", text=str(good)))
    assert player.app.top is scene and len(scene.list.entries) == 2
    title = TitleScene(player.app)
    player.app.goto(title)
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(good)))
    player.frame()
    assert isinstance(player.app.top, SavesScene) and len(player.app.top.list.entries) == 3


@pytest.mark.parametrize("left", [False, True])
def test_the_systems_own_dialog_is_asked_where_there_is_one(
    player: Driver, no_samples: Path, monkeypatch: pytest.MonkeyPatch, left: bool
) -> None:
    place = no_samples / "elsewhere"
    code = "import sys; sys.exit(1)" if left else f"print({str(place)!r})"
    monkeypatch.setattr(dialog, "_command", lambda *_: [sys.executable, "-c", code])
    monkeypatch.setattr(dialog.native, "screen_there", lambda: True)
    scene = opened(player, "One")
    press(player, button(scene, "Export"))
    assert scene.traffic.asking
    end = time.monotonic() + 20
    while scene.traffic.asking and time.monotonic() < end:
        time.sleep(0.02)
        player.frame()
    assert place.with_suffix(".brewburst").exists() is not left
    assert bool(scene.bar.text) is not left


def test_each_system_has_a_dialog_with_the_words_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialog.shutil, "which", lambda name: name)
    name = 'a "; rm -rf ~ $(x).brewburst'
    for system, program in (("linux", "zenity"), ("darwin", "osascript"), ("win32", "powershell")):
        monkeypatch.setattr(dialog.sys, "platform", system)
        command = dialog._command("Title", Path("/games"), name)
        assert command[0] == program
        scripts = command[1:3] if program == "osascript" else command[-1:]
        assert program == "zenity" or not any(name in script for script in scripts)


# Words


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (datetime(2026, 12, 5, 9, 5), "today, 9:05"),
        (datetime(2026, 12, 4, 22, 40), "yesterday, 22:40"),
        (datetime(2026, 12, 3, 22, 40), "3 December"),
        (datetime(2025, 1, 31, 1, 0), "31 January 2025"),
        (datetime(2027, 2, 1, 1, 0), "1 February 2027"),
    ],
)
def test_times_are_told_as_people_do(then: datetime, said: str) -> None:
    assert words.when(then.timestamp(), NOON) == said


@pytest.mark.parametrize("saved", [0.0, -5.0, 1e20, float("nan"), float("inf")])
def test_a_time_that_is_none_is_not_told(saved: float) -> None:
    assert words.when(saved, NOON) == ""


def test_many_names_become_few() -> None:
    assert words.names(["A"]) == "A"
    assert words.names(["A", "B"]) == "A and B"
    assert words.names(["A", "B", "C"]) == "A, B and C"
    assert words.names(["A", "B", "C", "D"]) == "A, B and 2 others"


# Save as…


def test_a_game_is_kept_under_a_name_from_its_menu(player: Driver) -> None:
    player.app.storage.autosave(record())
    player.app.goto(TitleScene(player.app))
    pause = PauseScene(player.app)
    player.app.push(pause)
    press(player, button(pause, "Save as…"))
    asked = player.app.top
    assert isinstance(asked, SaveAsScene) and asked.typing()
    player.type(" (lucky)")
    player.key(pygame.K_RETURN)
    assert player.app.top is pause and "(lucky)" in pause.said
    player.frame()
    kept = [entry for entry in player.app.storage.entries() if entry.kind == "kept"]
    assert len(kept) == 1 and kept[0].title.startswith("Morgane and Basile, turn ")
    assert kept[0].title.endswith("(lucky)")
    press(player, button(pause, "Save as…"))
    player.key(pygame.K_ESCAPE)
    assert player.app.top is pause
    press(player, button(pause, "Save as…"))
    assert isinstance(player.app.top, SaveAsScene)
    press(player, button(player.app.top, "Keep"))
    assert len([e for e in player.app.storage.entries() if e.kind == "kept"]) == 2
