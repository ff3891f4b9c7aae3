"""The one dialog for whatever went wrong: what it was, and the way on.

It can be drawn where pictures or fonts are what failed: plainly then, and where not even that is
possible the system asks in a box of its own.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pygame

from .. import paths
from ..app import App
from ..text import t
from ..theme import CREAM, INK, PALE, WINE
from ..trouble import folder, native, plain
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.widgets import Button, Widget, draw_all
from .base import Scene

BOX = Rect(330, 190, 1260, 690)
INNER = Rect(BOX.x + 90, BOX.y + 78, BOX.w - 180, BOX.h - 150)
SLATE = Rect(INNER.x, INNER.y + 216, INNER.w, 128)
FIRST_ROW, SECOND_ROW = INNER.y + 368, INNER.y + 470

log = logging.getLogger(__name__)


class TroubleScene(Scene):
    """Tells of one error; `going_on` is what the first button does, under the words of `way`."""

    def __init__(
        self,
        app: App,
        sentence: str,
        error: str,
        file: Path | None,
        report: str,
        going_on: Callable[[], None],
        *,
        way: str = "trouble.title",
        overlay: bool = False,
    ) -> None:
        super().__init__(app)
        self.overlay = overlay
        self.sentence, self.error, self.report = sentence, error, report
        self.said = t("trouble.written", file=file) if file else t("trouble.unwritten")
        self.ring = FocusRing()
        self._plainly = False  # whether pictures or fonts failed too
        x, w = INNER.x, INNER.w
        third = (w - 40) / 3
        self.go_on = Button(Rect(x, FIRST_ROW, w, 80), t(way), going_on, style="green", size=36)
        self.widgets: list[Widget] = [
            self.go_on,
            Button(Rect(x, SECOND_ROW, third, 72), t("trouble.copy"), self.copy, size=29),
            Button(
                Rect(x + third + 20, SECOND_ROW, third, 72),
                t("trouble.folder"),
                self.show_folder,
                size=29,
            ),
            Button(
                Rect(x + 2 * third + 40, SECOND_ROW, third, 72),
                t("trouble.quit"),
                app.quit,
                size=29,
            ),
        ]
        self.ring.replace(self.widgets, self.go_on)

    # what the buttons do

    def copy(self) -> None:
        """The report goes to the clipboard."""
        try:
            pygame.scrap.put_text(self.report)
            self.said = t("trouble.copied")
        except (pygame.error, ValueError):
            self.said = t("trouble.not_copied")

    def show_folder(self) -> None:
        """The desktop shows where log and reports lie."""
        place = paths.log_dir()
        if not folder.show(place):
            self.said = t("trouble.no_folder", folder=place)

    def handle(self, event: InputEvent) -> None:
        if event.backs:
            self.go_on.activate()
        else:
            self.ring.handle(event)

    # the picture

    def draw(self, canvas: Canvas) -> None:
        if not self._plainly:
            try:
                self._draw(canvas)
                return
            except Exception:
                log.exception("the dialog itself can't be drawn as it should be")
                self._plainly = True
        try:
            plain.draw(
                canvas, t("trouble.heading"), [self.sentence, self.error, self.said], self.buttons()
            )
        except Exception:
            log.exception("nothing can be drawn")
            if not self._asked():
                raise

    def buttons(self) -> list[tuple[Rect, str, bool]]:
        """Place and words of every button, and whether it is the one that Enter acts on."""
        lit = self.ring.hovered or self.ring.current
        return [
            (widget.rect, widget.label, widget is lit)
            for widget in self.widgets
            if isinstance(widget, Button)
        ]

    def _asked(self) -> bool:
        """Whether the system could ask in our place, and got an answer."""
        answers = (t("trouble.quit"), self.go_on.label)
        chosen = native.ask(t("trouble.heading"), f"{self.sentence}\n\n{self.error}", answers)
        if chosen is None:
            return False
        (self.go_on.activate if chosen == 1 else self.app.quit)()
        return True

    def _draw(self, canvas: Canvas) -> None:
        if self.overlay:
            canvas.dim(150)
        else:
            canvas.background("scenes/plain")
            canvas.dim(70)
        canvas.panel("widgets/panel_parchment", *BOX)
        x, y, w, _ = INNER
        canvas.image("icons/warning", x, y - 2, 64, 64)
        canvas.text(
            t("trouble.heading"), x + 86, y + 30, 60, font="title", colour=WINE, middle=True
        )
        canvas.text(
            self.sentence, x, y + 84, 32, font="text_medium", colour=INK, width=w, wrap=True
        )
        canvas.panel("widgets/plate_slate", *SLATE)
        sx, sy, sw, _ = SLATE
        canvas.text(self.error, sx + 30, sy + 42, 27, colour=CREAM, width=sw - 60, middle=True)
        canvas.text(self.said, sx + 30, sy + 88, 24, colour=PALE, width=sw - 60, middle=True)
        draw_all(canvas, self.ring, self.widgets)
