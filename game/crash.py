"""The frame around the program: what goes wrong is written down and told in one sentence."""

from __future__ import annotations

import argparse
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from . import paths
from .text import t

if TYPE_CHECKING:
    from .app import App

FORGIVEN = 3  # troubles in a row after which the program gives up
SOON = 5.0  # seconds

log = logging.getLogger(__name__)


def guarded(given: argparse.Namespace) -> int:
    """Open the window and play until the player leaves."""
    from .app import App, Options
    from .window import NoScreenError

    options = Options(
        given.seed, given.seats, given.window, given.fast, given.new, given.scene, given.file
    )
    try:
        app = App(options)
    except NoScreenError:
        print(t("cli.no_screen"), file=sys.stderr)
        return 2
    try:
        app.load()
        from .opening import first_scene

        app.goto(first_scene(app))
        app.draw()
        app.audio.start()
        app.apply_settings()
        return _run(app)
    finally:
        app.close()


def _run(app: App) -> int:
    """The loop; after a trouble the title comes back, with the sentence, and the game is safe."""
    troubles: list[float] = []
    while True:
        try:
            app.run()
            return 0
        except Exception:
            file = report()
            troubles = [at for at in troubles if time.monotonic() - at < SOON]
            troubles.append(time.monotonic())
            sentence = t("problem.crash", file=str(file)) if file else t("problem.crash_unwritten")
            if app.storage.has_autosave():
                sentence += " " + t("problem.crash_safe")
            if len(troubles) >= FORGIVEN:
                print(sentence, file=sys.stderr)
                return 1
            from .scenes.title import TitleScene

            app.notices.append(sentence)
            app.scenes.clear()
            app.goto(TitleScene(app))


def report() -> Path | None:
    """Write the present exception to a file; None where nothing can be written."""
    log.exception("trouble")
    try:
        file = paths.log_dir() / time.strftime("trouble-%Y%m%d-%H%M%S.txt")
        file.write_text(traceback.format_exc(), encoding="utf-8")
    except OSError:
        return None
    return file
