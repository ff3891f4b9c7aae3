"""Settings: heard and seen at once, kept when the page is left."""

from __future__ import annotations

from functools import partial

from ..app import App
from ..settings import SPEEDS
from ..text import t
from ..theme import CREAM, INK, OUTLINE, SOFT_INK, WINE
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.widgets import Button, Radio, Slider, Toggle, Widget, draw_all
from .candlelit import CandlelitScene

PAGE = Rect(250, 150, 1420, 740)
LEFT, RIGHT, WIDE = 330.0, 1010.0, 580.0


class SettingsScene(CandlelitScene):
    """One page; the scene below waits."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "plain")
        self.heads: list[tuple[str, float, float]] = []
        self.widgets: list[Widget] = [*self._sound(), *self._speed(), *self._seeing()]
        self.widgets += [*self._motion(), *self._drawing()]
        done = Button(
            Rect(810, 915, 300, 88), t("button.done"), self.app.pop, style="green", size=40
        )
        self.widgets.append(done)
        self.ring = FocusRing(self.widgets, play=app.audio.play)
        self.ring.current = done

    def _put(self, name: str, value: object) -> None:
        setattr(self.app.settings, name, value)
        self.app.apply_settings()

    def _is(self, name: str, value: object) -> bool:
        return bool(getattr(self.app.settings, name) == value)

    def _sound(self) -> list[Widget]:
        self.heads.append(("sound", LEFT, 210))
        widgets: list[Widget] = []
        for i, name in enumerate(("sound", "music")):
            widgets.append(
                Slider(
                    Rect(LEFT, 262 + i * 60, WIDE, 56),
                    t(f"settings.{name}.volume"),
                    partial(getattr, self.app.settings, name),
                    partial(self._put, name),
                    done=lambda: self.app.audio.play("clink_2"),
                )
            )
        widgets.append(
            Toggle(
                Rect(LEFT, 382, WIDE, 56),
                t("settings.muted"),
                partial(self._is, "muted", True),
                partial(self._put, "muted"),
            )
        )
        return widgets

    def _radios(
        self, name: str, values: tuple[str, ...], x: float, y: float, columns: int
    ) -> list[Widget]:
        self.heads.append((name, x, y))
        w = WIDE / columns
        return [
            Radio(
                Rect(x + (i % columns) * w, y + 50 + (i // columns) * 50, w, 48),
                t(f"settings.{name}.{value}"),
                partial(self._is, name, value),
                partial(self._put, name, value),
                size=29,
            )
            for i, value in enumerate(values)
        ]

    def _speed(self) -> list[Widget]:
        chatter = Toggle(
            Rect(LEFT, 802, WIDE, 56),
            t("settings.chatter"),
            partial(self._is, "chatter", True),
            partial(self._put, "chatter"),
        )
        return [*self._radios("speed", SPEEDS, LEFT, 474, 1), chatter]

    def _seeing(self) -> list[Widget]:
        self.heads.append(("seeing", RIGHT, 210))
        return [
            Toggle(
                Rect(RIGHT, 262, WIDE, 56),
                t("settings.fullscreen"),
                lambda: self.app.window.fullscreen,
                lambda on: setattr(self.app.window, "fullscreen", on),
            ),
            Toggle(
                Rect(RIGHT, 322, WIDE, 56),
                t("settings.easy_font"),
                partial(self._is, "easy_font", True),
                partial(self._put, "easy_font"),
            ),
        ]

    def _motion(self) -> list[Widget]:
        return self._radios("reduced_motion", ("off", "on", "system"), RIGHT, 422, 3)

    def _drawing(self) -> list[Widget]:
        return self._radios("compatibility", ("auto", "on", "off"), RIGHT, 640, 3)

    def leave(self) -> None:
        self.app.save_settings()

    def handle(self, event: InputEvent) -> None:
        self.warm()
        if not self.ring.handle(event) and event.backs:
            self.app.pop()

    def update(self, dt: float) -> None:
        self.flicker(dt)

    def draw(self, canvas: Canvas) -> None:
        canvas.background("scenes/plain")
        self.flames.draw(canvas)
        canvas.text(t("settings.title"), 960, 34, 88, font="title", align="center", shadow=OUTLINE)
        canvas.panel("widgets/panel_parchment", *PAGE)
        canvas.line(960, 220, 960, 830, (196, 158, 104), 2)
        for name, x, y in self.heads:
            canvas.text(t(f"settings.{name}"), x, y, 36, font="head_bold", colour=WINE)
        for name, x, y, colour in (
            ("speed", LEFT, 740, SOFT_INK),
            ("reduced_motion", RIGHT, 528, SOFT_INK),
            ("compatibility", RIGHT, 746, SOFT_INK),
        ):
            canvas.text(
                t(f"settings.{name}.about"),
                x + 12,
                y,
                25,
                colour=colour,
                width=WIDE - 20,
                wrap=True,
            )
        draw_all(canvas, self.ring, self.widgets)
        canvas.text(
            t("settings.keys"), 960, 1034, 26, colour=CREAM, align="center", middle=True, shadow=INK
        )
