"""The menu over a game: it waits, and is saved already."""

from __future__ import annotations

from collections.abc import Callable

from ..app import App
from ..text import t
from ..theme import CREAM, OUTLINE, PALE
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.geometry import Rect
from ..ui.widgets import Button
from .popup import Popup

W, H, GAP = 420.0, 76.0, 14.0


class PauseScene(Popup):
    """Go on, look something up, change settings, or leave."""

    dim = 165

    def __init__(self, app: App) -> None:
        super().__init__(app, Rect(660, 170, 600, 790))
        self.said = t("pause.saved")  # the line below the buttons
        acts: list[tuple[str, Callable[[], None]]] = [
            ("resume", app.pop),
            ("save_as", self._save_as),
            ("rules", self._rules),
            ("settings", self._settings),
            ("title", self._title),
            ("quit", app.quit),
        ]
        self.show(
            [
                Button(
                    Rect(960 - W / 2, 318 + i * (H + GAP), W, H),
                    t(f"pause.{key}"),
                    act,
                    style="green" if i == 0 else "violet",
                    size=36,
                )
                for i, (key, act) in enumerate(acts)
            ]
        )

    def _save_as(self) -> None:
        """Ask for a name, under which the game as it stands is kept beside the one in play."""
        from ..saves_view.words import proposed
        from .save_as import SaveAsScene

        record, problem = self.app.storage.load_autosave()
        if record is None:
            self.said = problem or t("pause.nothing")
            return

        def keep(title: str) -> None:
            self.said = self.app.storage.keep(record, title) or t("pause.kept", title=title)

        self.app.push(SaveAsScene(self.app, proposed(record), keep))

    def _rules(self) -> None:
        from .rules import RulesScene

        self.app.push(RulesScene(self.app))

    def _settings(self) -> None:
        from .settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _title(self) -> None:
        from .title import TitleScene

        self.app.goto(TitleScene(self.app))

    def handle(self, event: InputEvent) -> None:
        if event.clicks and not self.box.hit(event.x, event.y):
            return  # a stray click must not start the game again
        super().handle(event)

    def frame(self, canvas: Canvas) -> None:
        canvas.panel("widgets/panel_wood", *self.box)
        cx = self.box.centre[0]
        canvas.text(
            t("pause.heading"),
            cx,
            212,
            84,
            font="title",
            colour=CREAM,
            align="center",
            shadow=OUTLINE,
        )
        canvas.text(
            self.said, cx, 880, 27, colour=PALE, align="center", width=self.box.w - 90, wrap=True,
            shadow=OUTLINE,
        )  # fmt: skip
