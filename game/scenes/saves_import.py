"""Taking a game in where the system has no dialog: drop a file, or choose one that was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from ..app import App
from ..text import t
from ..theme import INK, SOFT_INK, WINE
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.geometry import Rect
from ..ui.widgets import Button, Widget
from .popup import Popup, Row

ROW = 50.0
BOX = Rect(460, 120, 1000, 850)
FIRST = 318.0  # where the list begins


class ImportScene(Popup):
    """Files of games in the folders for downloads and documents."""

    def __init__(self, app: App, files: Sequence[Path], take_in: Callable[[Path], None]) -> None:
        h = FIRST - BOX.y + max(1, len(files)) * ROW + 140
        super().__init__(app, Rect(BOX.x, (1080 - h) / 2, BOX.w, h))
        self.files, self._take_in = files, take_in
        x, y, w, _ = self.box
        rows: list[Widget] = [
            Row(
                Rect(x + 40, y + FIRST - BOX.y + i * ROW, w - 80, ROW),
                t("savelist.found", name=file.name, folder=file.parent.name),
                "book",
                False,
                partial(self._pick, file),
            )
            for i, file in enumerate(files)
        ]
        close = Button(
            Rect(x + w / 2 - 140, y + h - 108, 280, 72), t("button.cancel"), app.pop, size=32
        )
        self.show([*rows, close])

    def _pick(self, file: Path) -> None:
        self.app.pop()
        self._take_in(file)

    def handle(self, event: InputEvent) -> None:
        if event.kind == "drop":
            self._pick(Path(event.text))
            return
        super().handle(event)

    def frame(self, canvas: Canvas) -> None:
        super().frame(canvas)
        _, y, w, _ = self.box
        cx = self.box.centre[0]
        canvas.text(
            t("savelist.import.title"), cx, y + 34, 48, font="title", colour=WINE, align="center"
        )
        canvas.text(
            t("savelist.import.how"), cx, y + 106, 28, font="text_medium", colour=INK,
            align="center", width=w - 120, wrap=True,
        )  # fmt: skip
        if not self.files:
            canvas.text(
                t("savelist.import.none"), cx, y + FIRST - BOX.y + ROW / 2, 27, colour=SOFT_INK,
                align="center", middle=True, width=w - 100,
            )  # fmt: skip
