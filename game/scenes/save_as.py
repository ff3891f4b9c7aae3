"""A small window that asks for the name under which a game is kept."""

from __future__ import annotations

from collections.abc import Callable

from ..app import App
from ..text import t
from ..theme import INK, WINE
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.geometry import Rect
from ..ui.inputs import Field
from ..ui.widgets import Button
from .popup import Popup

BOX = Rect(510, 330, 900, 400)
LONGEST = 40  # letters of a name


class SaveAsScene(Popup):
    """Proposes a name; Enter takes it, Escape leaves all as it is."""

    def __init__(self, app: App, proposed: str, keep: Callable[[str], None]) -> None:
        super().__init__(app, BOX)
        self._name, self._keep = proposed[:LONGEST], keep
        x, y, w, h = BOX
        self.field = Field(
            Rect(x + 70, y + 166, w - 140, 74), lambda: self._name, self._named, longest=LONGEST,
            size=40, frame="widgets/field", hint=t("savelist.rename.hint"),
        )  # fmt: skip
        self.show(
            [
                self.field,
                Button(
                    Rect(x + w / 2 - 330, y + h - 118, 320, 80), t("save_as.keep"), self.keep,
                    style="green", size=36,
                ),
                Button(
                    Rect(x + w / 2 + 10, y + h - 118, 320, 80), t("button.cancel"), app.pop, size=36
                ),
            ]
        )  # fmt: skip
        self.field.activate()

    def _named(self, name: str) -> None:
        self._name = name

    def keep(self) -> None:
        """Under the name that stands there."""
        self.field.finish()
        self.app.pop()
        self._keep(self._name)

    def typing(self) -> bool:
        return self.field.editing

    def handle(self, event: InputEvent) -> None:
        typing = self.field.editing
        if typing and event.kind == "key" and event.acts and event.key != ord(" "):
            self.keep()
        elif typing and event.backs:
            self.app.pop()
        elif not (typing and event.kind in ("key", "text") and self.field.handle(event)):
            super().handle(event)
            if typing and event.kind == "down" and self.ring.pressed is not self.field:
                self.field.finish()

    def frame(self, canvas: Canvas) -> None:
        super().frame(canvas)
        x, y, w, _ = BOX
        canvas.text(
            t("save_as.title"), x + w / 2, y + 34, 50, font="title", colour=WINE, align="center"
        )
        canvas.text(
            t("save_as.how"), x + w / 2, y + 116, 27, font="text_medium", colour=INK,
            align="center", width=w - 120, middle=True,
        )  # fmt: skip
