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

W, H, GAP = 420.0, 86.0, 18.0


class PauseScene(Popup):
    """Go on, look something up, change settings, or leave."""

    dim = 165

    def __init__(self, app: App) -> None:
        super().__init__(app, Rect(660, 170, 600, 790))
        acts: list[tuple[str, Callable[[], None]]] = [
            ("resume", app.pop),
            ("rules", self._rules),
            ("settings", self._settings),
            ("title", self._title),
            ("quit", app.quit),
        ]
        self.show(
            [
                Button(
                    Rect(960 - W / 2, 330 + i * (H + GAP), W, H),
                    t(f"pause.{key}"),
                    act,
                    style="green" if i == 0 else "violet",
                    size=38,
                )
                for i, (key, act) in enumerate(acts)
            ]
        )

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
            t("pause.saved"), cx, 892, 27, colour=PALE, align="center", middle=True, shadow=OUTLINE
        )
