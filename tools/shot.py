"""A picture of any scene, without a screen.

    python3 tools/shot.py table --seed 7 --moves 40 --size 1280x720 -o out.png

Computer players make the moves; nothing of the player's own settings or games is touched.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from environment import GAME_LOCK, enter

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

if TYPE_CHECKING:
    from engine import Record
    from game.app import App
    from game.opening import OpenGame
    from game.scenes.base import Scene
    from game.settings import NewGameChoice

SCENES = (
    *("title", "newgame", "settings", "rules", "pause", "table", "handover", "results"),
    *("review", "turn", "replay", "trouble", "saves"),
)
PLAYED_OUT = ("results", "review", "turn", "replay")
STEP = 1 / 60


def main() -> int:
    """Draw one scene and save it."""
    enter(GAME_LOCK)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scene", choices=SCENES)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--moves", type=int, default=40, help="actions of computer players first")
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--boxes", action="store_true", help="with everything in all boxes")
    parser.add_argument("--topic", default="goal", help="the page of the rules")
    parser.add_argument("--size", default="1280x720", help="of the window, WxH")
    parser.add_argument("--time", type=float, default=0.5, help="seconds that the scene has lived")
    parser.add_argument("--keys", default="", help="keys pressed first, as 'tab down return'")
    parser.add_argument("--clicks", default="", help="then, as 'X,Y X,Y' in logical units")
    parser.add_argument("--hover", default="", help="where the pointer is, X,Y in logical units")
    parser.add_argument("-o", "--out", type=Path, default=None)
    given = parser.parse_args()
    w, _, h = given.size.partition("x")
    with tempfile.TemporaryDirectory() as home:
        os.environ["BREWBURST_HOME"] = home
        take(given, (int(w), int(h)), given.out or Path(f"{given.scene}.png"))
    return 0


def take(given: argparse.Namespace, size: tuple[int, int], out: Path) -> None:
    """Open the program without a screen, let the scene live a while, save what it shows."""
    import pygame

    from game.app import App, Options
    from game.ui.events import InputEvent

    time = Clock()
    app = App(Options(size=size, seats=given.seats), clock=time)
    app.load()
    app.settings.new_game = chosen(given)
    scene = build(app, given)
    (app.push if scene.overlay else app.goto)(scene)
    for name in given.keys.split():
        app.handle(InputEvent("key", key=pygame.key.key_code(name)))
    for place in (*given.clicks.split(), *given.hover.split()):
        x, y = (float(part) for part in place.split(","))
        app.handle(InputEvent("move", x, y))
        if place != given.hover:
            app.handle(InputEvent("down", x, y, button=1))
            app.handle(InputEvent("up", x, y, button=1))
    for _ in range(max(1, round(given.time / STEP))):
        time.now += STEP
        if app.top is not None:
            app.top.update(STEP)
    app.draw()
    out.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(app.window.surface, out)


class Clock:
    """A clock that goes on only when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def build(app: App, given: argparse.Namespace) -> Scene:
    """The scene that was asked for."""
    from game import opening
    from game.scenes import handover, newgame, pause, replay, results, rules, settings, title

    if given.scene in ("table", "handover", *PLAYED_OUT):
        game = played(given)
        if given.scene == "results":
            return results.ResultsScene(app, game.session, game.seats)
        if given.scene == "replay":
            shown = replay.ReplayScene(app, game, None)
            shown.go(given.moves)
            return shown
        if given.scene in ("review", "turn"):
            return reviewed(app, game, given)
        if given.scene == "table":
            return opening.table(app, game)
        return handover.HandoverScene(app, game.session, game.seats, app.pop)
    if given.scene in ("title", "pause") and given.moves:
        app.storage.autosave(saved(played(given)))
    if given.scene == "saves":
        return kept(app, given)
    if given.scene == "trouble":
        return troubled(app)
    if given.scene == "pause":
        app.goto(title.TitleScene(app))
    plain: dict[str, Callable[[], Scene]] = {
        "title": lambda: title.TitleScene(app),
        "newgame": lambda: newgame.NewGameScene(app, seed=given.seed),
        "settings": lambda: settings.SettingsScene(app),
        "rules": lambda: rules.RulesScene(app, given.topic),
        "pause": lambda: pause.PauseScene(app),
    }
    return plain[given.scene]()


def chosen(given: argparse.Namespace) -> NewGameChoice:
    """The choice of a new game that the options ask for."""
    from game import boxes
    from game.settings import NewGameChoice

    choice = NewGameChoice()
    if given.boxes:
        for part in (part for box in boxes.BOXES.values() for part in box):
            setattr(choice, part, 2 if part == "professors" else True)
    boxes.settle(choice, given.seats)
    return choice


def played(given: argparse.Namespace) -> OpenGame:
    """A game after some moves of computer players; the results want it played to its end."""
    from engine import Session
    from engine.ai import choose
    from engine.marbles import GAME
    from game import choice, opening, seats

    session = Session(GAME, choice.config(chosen(given), given.seats), given.seed)
    moves = 10_000 if given.scene in PLAYED_OUT else given.moves
    while moves > 0 and not session.decision.over:
        session.submit(choose(GAME, session.state, "apprentice", given.seed + moves))
        moves -= 1
    return opening.OpenGame(session, [seats.usual(i) for i in range(given.seats)])


def reviewed(app: App, game: OpenGame, given: argparse.Namespace) -> Scene:
    """A game with `--moves` of its choices looked at, or the table of the last of them."""
    from engine.ai.review import look_at
    from game.review.looked import LookBack
    from game.scenes.review import ReviewScene
    from game.scenes.review_turn import TurnScene

    looked = LookBack(game.session, game.seats)
    for number, part in enumerate(looked.parts[: given.moves]):
        looked.choices.append(look_at(game.session.game, part, number, given.seed, "scholar"))
    if given.scene == "review":
        return ReviewScene(app, looked)
    return TurnScene(app, looked, len(looked.choices) - 1)


def kept(app: App, given: argparse.Namespace) -> Scene:
    """The list of saved games: one in play, one with a name, a damaged one, and the samples."""
    from game.scenes import saves

    record = saved(played(given))
    app.storage.autosave(record)
    app.storage.leave()
    app.storage.autosave(record)
    app.storage.keep(record, "Sunday at the cauldron")
    app.storage.keep(record, "Cut short")
    file = next(e.path for e in app.storage.entries() if e.title == "Cut short")
    file.write_bytes(file.read_bytes()[:900])
    return saves.SavesScene(app)


def troubled(app: App) -> Scene:
    """The dialog of an error, with an example."""
    from game import paths
    from game.scenes.trouble import TroubleScene
    from game.text import t

    said = f"{t('trouble.doing.draw')} {t('trouble.safe')}"
    line, file = "KeyError: 'objects/kettle'", paths.log_dir() / "trouble-20260102-030405.txt"
    return TroubleScene(app, said, line, file, line, app.pop, way="trouble.go_on")


def saved(game: OpenGame) -> Record:
    """The record of a game as the table would keep it."""
    from game import opening, seats

    return game.session.record({opening.EXTRA_SEATS: seats.dump(game.seats)})


if __name__ == "__main__":
    sys.exit(main())
