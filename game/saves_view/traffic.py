"""Games out of the program and into it: by the system's dialog, a folder, or a dropped file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..files import safe_stem
from ..saves import SUFFIX
from ..text import t
from ..trouble import folder as desktop
from ..trouble import native
from . import dialog, exchange, words

if TYPE_CHECKING:
    from ..saves import Entry
    from ..scenes.saves import SavesScene


class Traffic:
    """What is under way between the list and the files of the player."""

    def __init__(self, scene: SavesScene) -> None:
        self.scene = scene
        self._dialog: dialog.FileDialog | None = None
        self._answer: Callable[[Path], None] = self.take_in  # what the dialog asks for

    @property
    def asking(self) -> bool:
        """Whether a dialog of the system is open."""
        return self._dialog is not None

    def export(self, entry: Entry) -> None:
        """The game as one file, where the player wants it."""
        places = exchange.folders()
        name = f"{safe_stem(words.title(entry))}{SUFFIX}"
        start = places[0] if places else Path.home()
        if self._ask(t("savelist.export.title"), start, partial(self._export_to, entry), name):
            return
        if places:
            self._export_to(entry, exchange.free(places[0], name))
        else:
            self.scene.say(t("savelist.no_folder"))

    def _export_to(self, entry: Entry, path: Path) -> None:
        if path.suffix != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        if problem := self.scene.app.storage.export(entry, path):
            self.scene.say(problem)
            return

        def show() -> None:
            desktop.show(path.parent)

        said = t("savelist.exported", name=path.name, folder=path.parent)
        if native.screen_there():
            self.scene.say(said, t("savelist.show"), show)
        else:
            self.scene.say(said)

    def choose(self) -> None:
        """Ask for a file to take in."""
        places = exchange.folders()
        start = places[0] if places else Path.home()
        if self._ask(t("savelist.import.title"), start, self.take_in):
            return
        from ..scenes.saves_import import ImportScene

        self.scene.app.push(ImportScene(self.scene.app, exchange.found(), self.take_in))

    def take_in(self, path: Path) -> None:
        """A file becomes one of the games here."""
        entry, problem = self.scene.app.storage.bring_in(path)
        if entry is None:
            self.scene.say(problem)
            return
        self.scene.say(problem or t("savelist.brought", title=words.title(entry)))
        self.scene.refresh(entry.path)

    def _ask(
        self, title: str, folder: Path, answer: Callable[[Path], None], name: str = ""
    ) -> bool:
        """Whether the system asks for a file now."""
        if self._dialog is None:
            self._dialog, self._answer = dialog.ask(title, folder, name), answer
            if self._dialog is not None:
                self.scene.say(t("savelist.elsewhere"))
        return self._dialog is not None

    def hear(self) -> None:
        """Act on what the dialog of the system tells."""
        told = None if self._dialog is None else self._dialog.poll()
        if told is None:
            return
        self._dialog = None
        self.scene.say("")
        if isinstance(told, Path):
            self._answer(told)

    def close(self) -> None:
        """Nobody waits for the dialog any more."""
        if self._dialog is not None:
            self._dialog.close()
            self._dialog = None
