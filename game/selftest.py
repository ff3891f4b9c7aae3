"""`brewburst --selftest`: whether everything works in this place, one line per step.

It needs a screen, but nothing shows on it, and the player's games and settings stay as they are.
The lines also go to `selftest.txt` among the logs, for a program that has no terminal.
"""

from __future__ import annotations

import os
import tempfile
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from . import paths
from .text import n, t

if TYPE_CHECKING:
    from engine import Session
    from engine.marbles import State

    from .app import App

SIZE = (1280, 720)
SEED = 11
LEVEL = "apprentice"
LONGEST_ROLL = 600  # frames that a pick may take to come to rest
REPORT = "selftest.txt"

# keys: selftest.step.*


class StepError(Exception):
    """A step that came to its end without the right result."""


class SelfTest:
    """The steps, which build on each other, and what they have to say."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.app: App | None = None
        self.session: Session[State] | None = None

    def run(self) -> int:
        """All steps; the exit code is 0 if none failed."""
        steps: tuple[tuple[str, Callable[[], str]], ...] = (
            ("frame", self.frame),
            ("picture", self.picture),
            ("font", self.font),
            ("sound", self.sound),
            ("text", self.text),
            ("tiles", self.tiles),
            ("physics", self.physics),
            ("game", self.game),
            ("save", self.save),
            ("table", self.table),
        )
        failed = sum(not self._carry_out(name, step) for name, step in steps)
        self.close()
        self._say(n("selftest.failed", failed) if failed else t("selftest.passed"))
        self._keep()
        return 1 if failed else 0

    def _carry_out(self, name: str, step: Callable[[], str]) -> bool:
        try:
            told, fine = step(), True
        except Exception as error:
            told, fine = f"{type(error).__name__}: {error}", False
            self.lines.append(traceback.format_exc())
        word = t("selftest.ok") if fine else t("selftest.wrong")
        self._say(f"{word:8}{t(f'selftest.step.{name}'):22}{told}")
        return fine

    def _say(self, line: str) -> None:
        self.lines.append(line)
        with suppress(OSError, ValueError, AttributeError):  # a terminal may be closed or missing
            print(line, flush=True)

    def _keep(self) -> None:
        with suppress(OSError):
            (paths.log_dir() / REPORT).write_text("\n".join(self.lines) + "\n", "utf-8")

    # The steps; each tells what it found

    def frame(self) -> str:
        """The first frame, in a window that does not show."""
        from .app import App, Options

        self.app = App(Options(size=SIZE, hidden=True))
        w, h = self.app.window.surface.get_size()
        return f"{w} x {h}"

    def picture(self) -> str:
        """A stored picture."""
        import pygame

        picture = pygame.image.load(paths.assets() / "images" / "logo.webp").convert_alpha()
        return f"{picture.get_width()} x {picture.get_height()}"

    def font(self) -> str:
        """The font that most texts are set in."""
        from .ui.lettering import Lettering

        wide = Lettering().font("text", 30).size(t("app.title"))[0]
        if wide <= 0:
            raise StepError(t("selftest.empty"))
        return f"{wide} px"

    def sound(self) -> str:
        """A sound, decoded; where no device is, the silent one has to do."""
        import pygame

        told = ""
        try:
            pygame.mixer.init()
        except pygame.error:
            os.environ["SDL_AUDIODRIVER"] = "dummy"
            pygame.mixer.init()
            told = t("selftest.silent")
        length = pygame.mixer.Sound(paths.assets() / "sounds" / "fanfare.ogg").get_length()
        pygame.mixer.quit()
        if length <= 0:
            raise StepError(t("selftest.empty"))
        return f"{length:.1f} s {told}".rstrip()

    def text(self) -> str:
        """The catalogue of texts."""
        if t("app.title") == "app.title":
            raise StepError(t("selftest.empty"))
        return t("app.title")

    def tiles(self) -> str:
        """The potions, read from the content of the rules."""
        from engine.marbles import TILES

        return str(len(TILES))

    def physics(self) -> str:
        """A marble taken out of the dispenser, and the others rolling until they rest."""
        from .table.physics import Dispenser

        dispenser = Dispenser()
        dispenser.fill([[0, 1, 2, 3] * 3] * 5)
        dispenser.take(2, 4)
        for frame in range(LONGEST_ROLL):
            dispenser.advance(1 / 60)
            if not dispenser.moving:
                return f"{frame / 60:.1f} s"
        raise StepError(t("selftest.restless"))

    def game(self) -> str:
        """A whole game of computer players who think in a process of their own."""
        from engine import Session
        from engine.ai import Thinker
        from engine.marbles import GAME

        self.session = session = Session(GAME, {"seats": 2}, SEED)
        thinker = Thinker()
        try:
            while not session.decision.over:
                thinker.ask(GAME, session.state, LEVEL, SEED + len(session.actions))
                while (action := thinker.poll()) is None:
                    time.sleep(0.001)
                if thinker.fallen_back:
                    raise StepError(t("selftest.no_worker"))
                session.submit(action)
        finally:
            thinker.close()
        scores = " : ".join(str(row["total"]) for row in GAME.sheet(session.state))
        return f"{len(session.actions)} / {scores}"

    def save(self) -> str:
        """That game written where the player's games lie, read again, and played anew from it."""
        from engine import Session
        from engine.marbles import GAME

        from .storage import Storage

        assert self.session is not None
        with tempfile.TemporaryDirectory(dir=paths.save_dir(), prefix="selftest-") as folder:
            storage = Storage(lambda: Path(folder))
            problem = storage.autosave(self.session.record())
            record, trouble = storage.load_autosave()
            if record is None or problem or trouble:
                raise StepError(problem or trouble or t("selftest.empty"))
        again = Session.resume(GAME, record)
        if GAME.key(again.state) != GAME.key(self.session.state):
            raise StepError(t("selftest.diverged"))
        return str(paths.save_dir())

    def table(self) -> str:
        """A frame of the table, after some motion."""
        from engine import Session
        from engine.marbles import GAME

        from .scenes.table import TableScene
        from .seats import usual

        assert self.app is not None
        self.app.load()
        seats = [usual(index, "person") for index in range(2)]
        scene = TableScene(self.app, Session(GAME, {"seats": 2}, SEED), seats)
        self.app.scenes.append(scene)
        for _ in range(10):
            scene.update(1 / 60)
            self.app.draw()
        return ""

    def close(self) -> None:
        """Put the window away; nothing of it is kept."""
        if self.app is not None:
            import pygame

            self.app.window.close()
            pygame.quit()


def run() -> int:
    """Carry out every step; the exit code is 0 if none failed."""
    return SelfTest().run()
