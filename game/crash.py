"""The frame around the program: whatever fails is written down, told, and gone on from."""

from __future__ import annotations

import argparse
import logging
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from .text import t
from .trouble import journal, native, report
from .trouble.start import StartError, check_libraries, refuse, sentence

if TYPE_CHECKING:
    from .app import App
    from .scenes.base import Scene

FORGIVEN = 3  # troubles in a row after which the program gives up
SOON = 5.0  # seconds

# keys: trouble.doing.*

log = logging.getLogger(__name__)


def guarded(given: argparse.Namespace) -> int:
    """Open the window and play until the player leaves; the exit code."""
    journal.begin()
    try:
        return _play(given)
    finally:
        journal.end()


def _play(given: argparse.Namespace) -> int:
    try:
        check_libraries()
        app = _open(given)
    except StartError as error:
        log.error("%s", error)
        return refuse(str(error))
    except Exception as error:
        log.exception("no start")
        file = report.keep(report.compose(error, "load"))
        where = str(file) if file else journal.NAME
        return refuse(sentence("start.failed", why=report.last_line(error), file=where))
    try:
        return Guard(app).play()
    except KeyboardInterrupt:  # of the terminal
        return 130
    finally:
        app.close()


def _open(given: argparse.Namespace) -> App:
    """The program at its first frame."""
    from .app import App, Options
    from .window import NoScreenError, NoWindowError

    options = Options(
        given.seed, given.seats, given.window, given.fast, given.new, given.scene, given.file
    )
    try:
        app = App(options)
    except NoWindowError as error:
        raise StartError(sentence("start.no_window", why=str(error))) from error
    except NoScreenError as error:
        raise StartError(sentence("start.no_screen")) from error
    app.load()
    return app


class Guard:
    """Runs the program, and brings it back after an error."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._times: list[float] = []  # of the latest troubles
        self._begun = False
        self._heard = False  # whether a worker's error was told; later ones are written only
        self._ear = _Ear(self)

    def play(self) -> int:
        """Until the player leaves, or too much fails in a row; the exit code."""
        workers = logging.getLogger("engine.ai")
        workers.addHandler(self._ear)
        try:
            while True:
                try:
                    self._begin()
                    self.app.run()
                    return 0
                except Exception as error:
                    if not self.bring_back(error):
                        return 1
        finally:
            workers.removeHandler(self._ear)

    def _begin(self) -> None:
        """The first scene and the sound, once."""
        if self._begun:
            return
        self._begun = True
        from .opening import first_scene

        app = self.app
        app.doing = "load"
        app.goto(first_scene(app))
        app.draw()
        for line in (*journal.about(), f"settings: {app.settings.model_dump_json()}"):
            log.info(line)
        app.audio.start()
        app.apply_settings()
        if app.audio.missing:
            app.notices.append(t("trouble.no_sound"))

    # what went wrong

    def bring_back(self, error: Exception) -> bool:
        """Show what went wrong, with the way on; False when there have been too many in a row."""
        app, doing = self.app, self.app.doing
        log.error("trouble in %s", doing, exc_info=error)
        text = report.compose(error, doing, app.settings.model_dump_json())
        file, line = report.keep(text), report.last_line(error)
        now = time.monotonic()
        self._times = [at for at in self._times if now - at < SOON] + [now]
        if len(self._times) >= FORGIVEN:
            key = "trouble.again" if file else "trouble.again_unwritten"
            told = t(key, error=line, file=file)
            print(told, file=sys.stderr)
            native.show(t("app.title"), told)
            return False
        from .scenes.trouble import TroubleScene

        way, going_on = self._way()
        said = t(f"trouble.doing.{doing}")
        if app.storage.has_autosave():
            said += " " + t("trouble.safe")
        app.abandon()
        app.push(TroubleScene(app, said, line, file, text, going_on, way=way))
        return True

    def _way(self) -> tuple[str, Callable[[], None]]:
        """Where to go on: at the table that was being played, unless that has just failed."""
        app = self.app
        at_table = any(scene.in_play for scene in app.scenes)
        if at_table and len(self._times) == 1 and app.storage.has_autosave():
            return "trouble.go_on", lambda: app.goto(_table_or_title(app))
        return "trouble.title", lambda: app.goto(_title(app))

    def worker_failed(self, told: str) -> None:
        """A computer player's process had an error: told once, over the game, which goes on."""
        app = self.app
        text = report.compose(told, "worker", app.settings.model_dump_json())
        file = report.keep(text)
        if self._heard or app.top is None:
            return
        self._heard = True
        from .scenes.trouble import TroubleScene

        app.push(
            TroubleScene(
                app,
                t("trouble.doing.worker"),
                report.last_line(told),
                file,
                text,
                app.pop,
                way="trouble.go_on_worker",
                overlay=True,
            )
        )


class _Ear(logging.Handler):
    """Hears the errors that the engine's processes write down."""

    def __init__(self, guard: Guard) -> None:
        super().__init__(logging.ERROR)
        self._guard = guard

    def emit(self, record: logging.LogRecord) -> None:
        self._guard.worker_failed(record.getMessage())


def _title(app: App) -> Scene:
    from .scenes.title import TitleScene

    return TitleScene(app)


def _table_or_title(app: App) -> Scene:
    """The open game read anew, at its table."""
    from . import opening

    game, problem = opening.load_open_game(app)
    if problem:
        app.notices.append(problem)
    return _title(app) if game is None else opening.table(app, game)
