"""Input in logical units, whatever device it came from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

ACT_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})
BACK_KEYS = frozenset({pygame.K_ESCAPE, pygame.K_AC_BACK})
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
PAD_BUTTONS = {
    0: pygame.K_RETURN,
    1: pygame.K_ESCAPE,
    2: pygame.K_SPACE,
    4: pygame.K_PAGEUP,
    5: pygame.K_PAGEDOWN,
    7: pygame.K_ESCAPE,
    11: pygame.K_UP,
    12: pygame.K_DOWN,
    13: pygame.K_LEFT,
    14: pygame.K_RIGHT,
}


@dataclass(frozen=True, slots=True)
class InputEvent:
    """One thing a player did: kind "move", "down", "up", "key", "wheel", "text", "drop" (of a file,
    whose place is the text), "focus_lost"."""

    kind: str
    x: float = 0.0
    y: float = 0.0
    button: int = 0
    key: int = 0
    mods: int = 0
    text: str = ""
    wheel: float = 0.0

    @property
    def acts(self) -> bool:
        """Enter or Space: do what the focus is on."""
        return self.kind == "key" and self.key in ACT_KEYS

    @property
    def backs(self) -> bool:
        """Escape: leave, or open the menu."""
        return self.kind == "key" and self.key in BACK_KEYS

    @property
    def clicks(self) -> bool:
        """The main button goes down."""
        return self.kind == "down" and self.button == 1

    @property
    def arrow(self) -> tuple[int, int] | None:
        """The direction of an arrow key."""
        return ARROWS.get(self.key) if self.kind == "key" else None


def translate(
    event: pygame.Event, to_logical: Callable[[tuple[float, float]], tuple[float, float]]
) -> InputEvent | None:
    """The event as the scenes want it, or None for what is no input of theirs."""
    kind = event.type
    if kind == pygame.MOUSEMOTION:
        return InputEvent("move", *to_logical(event.pos), button=_held(event.buttons))
    if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        if event.button > 3:  # the wheel has its own event
            return None
        word = "down" if kind == pygame.MOUSEBUTTONDOWN else "up"
        return InputEvent(word, *to_logical(event.pos), button=event.button)
    if kind == pygame.MOUSEWHEEL:
        x, y = to_logical(pygame.mouse.get_pos())
        return InputEvent("wheel", x, y, wheel=float(getattr(event, "precise_y", event.y)))
    if kind == pygame.KEYDOWN:
        return InputEvent("key", key=event.key, mods=event.mod)
    if kind == pygame.TEXTINPUT:
        return InputEvent("text", text=event.text)
    if kind == pygame.DROPFILE:
        return InputEvent("drop", text=event.file)
    if kind == pygame.JOYBUTTONDOWN and event.button in PAD_BUTTONS:
        return InputEvent("key", key=PAD_BUTTONS[event.button])
    if kind == pygame.JOYHATMOTION:
        x, y = event.value
        for key, way in ARROWS.items():
            if way == (x, -y):
                return InputEvent("key", key=key)
        return None
    if kind == pygame.WINDOWFOCUSLOST:
        return InputEvent("focus_lost")
    return None


def _held(buttons: tuple[int, ...]) -> int:
    """The number of the first button held during a motion, 0 for none."""
    return next((i + 1 for i, held in enumerate(buttons) if held), 0)
