"""The widgets of all scenes but the table: buttons, switches, sliders."""

from __future__ import annotations

from collections.abc import Callable

from ..theme import CREAM, INK, OUTLINE, SHADE, SOFT_INK, WINE, Colour
from .canvas import Canvas
from .events import InputEvent
from .focus import FocusRing
from .geometry import Rect

Look = str  # "normal", "hover", "pressed", "off"
OFF_TEXT: Colour = (176, 166, 178)


class Widget:
    """A place, a hint, and whether it can be used now."""

    def __init__(self, rect: Rect, *, hint: str = "", enabled: bool = True) -> None:
        self.rect = rect
        self.hint = hint
        self.enabled = enabled

    def hit(self, x: float, y: float) -> bool:
        """Whether the point belongs to the widget."""
        return self.rect.hit(x, y)

    def activate(self) -> None:
        """Do what the widget is for."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw it."""


def look_of(widget: Widget, ring: FocusRing) -> Look:
    """How a widget looks now."""
    if not widget.enabled:
        return "off"
    if ring.pressed is widget:
        return "pressed" if ring.hovered is widget else "normal"
    return "hover" if widget in (ring.hovered, ring.current if ring.shown else None) else "normal"


class Button(Widget):
    """A brass-rimmed button; style "violet", "green" or "plain"."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        act: Callable[[], None],
        *,
        style: str = "violet",
        size: float = 34,
        icon: str = "",
        hint: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(rect, hint=hint, enabled=enabled)
        self.label, self.act, self.style, self.size, self.icon = label, act, style, size, icon

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        down = 3 if look == "pressed" else 0
        canvas.panel(f"widgets/button_{self.style}_{look}", x, y, w, h)
        middle = x + w / 2
        if self.icon:
            side = min(h * 0.56, 44)
            text_w, _ = canvas.measure(self.label, self.size, "head_bold")
            gap = 14 if self.label else 0
            start = middle - (text_w + side + gap) / 2
            canvas.image(f"icons/{self.icon}", start, y + (h - side) / 2 + down, side, side)
            middle += (side + gap) / 2
        canvas.text(
            self.label,
            middle,
            y + h / 2 + down - 1,
            self.size,
            font="head_bold",
            colour=OFF_TEXT if look == "off" else (255, 246, 214),
            align="center",
            width=w - 44 - (60 if self.icon else 0),
            shadow=SHADE,
            middle=True,
        )


class PictureButton(Widget):
    """A picture that acts; it grows a little under the pointer."""

    def __init__(
        self,
        rect: Rect,
        picture: str,
        act: Callable[[], None],
        *,
        hint: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(rect, hint=hint, enabled=enabled)
        self.picture, self.act = picture, act

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas, look: Look) -> None:
        grow = {"hover": 1.08, "pressed": 0.96}.get(look, 1.0)
        cx, cy = self.rect.centre
        w, h = self.rect.w * grow, self.rect.h * grow
        if self.picture.startswith("widgets/"):
            canvas.panel(self.picture, cx - w / 2, cy - h / 2, w, h)
        else:
            canvas.image_at(self.picture, cx, cy, w, h, alpha=110 if look == "off" else 255)


class Toggle(Widget):
    """A switch with its label on the left."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        get: Callable[[], bool],
        put: Callable[[bool], None],
        *,
        colour: Colour = INK,
        size: float = 30,
        hint: str = "",
    ) -> None:
        super().__init__(rect, hint=hint)
        self.label, self.get, self.put, self.colour, self.size = label, get, put, colour, size

    def activate(self) -> None:
        self.put(not self.get())

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        canvas.text(
            self.label,
            x + 12,
            y + h / 2,
            self.size,
            font="text_medium",
            colour=self.colour,
            width=w - 120,
            middle=True,
        )
        name = "widgets/toggle_on" if self.get() else "widgets/toggle_off"
        canvas.panel(name, x + w - 94, y + (h - 44) / 2, 84, 44)


class Radio(Widget):
    """One of several choices that exclude each other."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        chosen: Callable[[], bool],
        act: Callable[[], None],
        *,
        size: float = 27,
        hint: str = "",
    ) -> None:
        super().__init__(rect, hint=hint)
        self.label, self.chosen, self.act, self.size = label, chosen, act, size

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        on = self.chosen()
        canvas.panel(
            "widgets/radio_on" if on else "widgets/radio_off", x + 4, y + (h - 34) / 2, 34, 34
        )
        colour = (WINE if on else SOFT_INK) if look != "hover" else OUTLINE
        font = "text_bold" if on else "text_medium"
        canvas.text(
            self.label,
            x + 50,
            y + h / 2,
            self.size,
            font=font,
            colour=colour,
            width=w - 54,
            middle=True,
        )


class Slider(Widget):
    """A value from 0 to 1: drag, click, wheel, or the arrow keys."""

    STEP = 0.05

    def __init__(
        self,
        rect: Rect,
        label: str,
        get: Callable[[], float],
        put: Callable[[float], None],
        *,
        done: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(rect)
        self.label, self.get, self.put, self.done = label, get, put, done
        self._held = False

    @property
    def _bar(self) -> Rect:
        x, y, w, h = self.rect
        return Rect(x + w * 0.42, y + h / 2 - 9, w * 0.58 - 100, 18)

    def handle(self, event: InputEvent) -> bool:
        """Move the knob."""
        if event.clicks:
            self._held = True
            self._to(event.x)
            return True
        if event.kind == "move" and self._held:
            self._to(event.x)
            return True
        if event.kind in ("up", "focus_lost") and self._held:
            self._held = False
            self.done()
            return True
        if event.arrow is not None and event.arrow[1] == 0:
            self._by(event.arrow[0])
            return True
        if event.kind == "wheel" and event.wheel:
            self._by(1 if event.wheel > 0 else -1)
            return True
        return False

    def _to(self, x: float) -> None:
        bar = self._bar
        self.put(max(0.0, min(1.0, (x - bar.x) / bar.w)))

    def _by(self, steps: int) -> None:
        self.put(max(0.0, min(1.0, round(self.get() + steps * self.STEP, 2))))
        self.done()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        canvas.text(
            self.label,
            x + 12,
            y + h / 2,
            30,
            font="text_medium",
            colour=INK,
            width=w * 0.4,
            middle=True,
        )
        bar, value = self._bar, self.get()
        canvas.panel("widgets/slider_bar", *bar)
        if value > 0.03:
            canvas.panel("widgets/slider_fill", bar.x, bar.y, max(20.0, bar.w * value), bar.h)
        side = 44 if look in ("hover", "pressed") else 40
        at = bar.x + bar.w * value - side / 2
        canvas.panel("widgets/slider_knob", at, y + (h - side) / 2, side, side)
        canvas.text(
            f"{round(value * 100)} %",
            x + w - 10,
            y + h / 2,
            28,
            colour=SOFT_INK,
            align="right",
            middle=True,
        )


def draw_all(canvas: Canvas, ring: FocusRing, widgets: list[Widget]) -> None:
    """Draw widgets and the ring on them."""
    for widget in widgets:
        widget.draw(canvas, look_of(widget, ring))
    ring.draw(canvas)


def tooltip(canvas: Canvas, text: str, about: Rect, *, width: float = 420) -> None:
    """A sentence in a frame beside what it speaks of, always inside the window."""
    if not text:
        return
    text_w, _ = canvas.measure(text, 25, "text_medium")
    inner = min(width, text_w + 4)
    lines = canvas.lettering.render(
        text, "text_medium", canvas.px(25), CREAM, wrap=canvas.px(inner)
    )
    w, h = lines.get_width() / canvas.scale + 36, lines.get_height() / canvas.scale + 24
    view = canvas.view
    x = min(max(about.centre[0] - w / 2, view.x + 12), view.right - w - 12)
    y = about.y - h - 14
    if y < view.y + 10:
        y = about.bottom + 14
    canvas.panel("widgets/tooltip", x, y, w, h)
    canvas.text(text, x + 18, y + 12, 25, font="text_medium", colour=CREAM, width=inner, wrap=True)
