"""One ring for mouse and keyboard."""

from __future__ import annotations

import pygame

from game.ui.events import InputEvent
from game.ui.focus import FocusRing, nearest
from game.ui.geometry import Rect
from game.ui.widgets import Button, Slider, Widget


def grid() -> tuple[FocusRing, list[Widget], list[int]]:
    """Nine buttons in three rows, and what was pressed."""
    pressed: list[int] = []
    items: list[Widget] = [
        Button(
            Rect(100 * (i % 3), 100 * (i // 3), 80, 80),
            str(i),
            lambda i=i: pressed.append(i),  # type: ignore[misc]
        )
        for i in range(9)
    ]
    return FocusRing(items), items, pressed


def key(code: int, mods: int = 0) -> InputEvent:
    return InputEvent("key", key=code, mods=mods)


def test_tab_goes_round_and_back() -> None:
    ring, items, _ = grid()
    for item in [*items, items[0]]:
        ring.handle(key(pygame.K_TAB))
        assert ring.current is item and ring.shown
    ring.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert ring.current is items[8]


def test_arrows_go_to_the_neighbour() -> None:
    ring, items, _ = grid()
    ring.current = items[4]
    for code, place in ((pygame.K_LEFT, 3), (pygame.K_UP, 0), (pygame.K_RIGHT, 1)):
        ring.handle(key(code))
        assert ring.current is items[place]
    assert nearest(items[0], items, -1, 0) is None


def test_every_widget_can_be_reached_by_arrows() -> None:
    _, items, _ = grid()
    reached, open_ = {id(items[0])}, [items[0]]
    while open_:
        here = open_.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = nearest(here, items, *way)
            if there is not None and id(there) not in reached:
                reached.add(id(there))
                open_.append(there)  # type: ignore[arg-type]
    assert len(reached) == len(items)


def test_enter_acts_and_a_refusing_button_does_not() -> None:
    ring, items, pressed = grid()
    ring.current = items[2]
    ring.handle(key(pygame.K_RETURN))
    items[2].enabled = False
    ring.handle(key(pygame.K_SPACE))
    assert pressed == [2]


def test_a_click_needs_down_and_up_on_the_same_thing() -> None:
    ring, items, pressed = grid()
    ring.handle(InputEvent("down", 40, 40, button=1))
    ring.handle(InputEvent("up", 140, 40, button=1))
    assert pressed == []
    ring.handle(InputEvent("down", 140, 40, button=1))
    ring.handle(InputEvent("up", 150, 50, button=1))
    assert pressed == [1] and ring.current is items[1] and not ring.shown


def test_pointing_moves_the_same_ring_and_hides_it() -> None:
    ring, items, _ = grid()
    ring.handle(key(pygame.K_TAB))
    ring.handle(InputEvent("move", 240, 240))
    assert ring.current is items[8] and ring.hovered is items[8] and not ring.shown


def test_a_slider_is_dragged_and_stepped() -> None:
    values = [0.5]
    slider = Slider(Rect(0, 0, 600, 60), "x", lambda: values[-1], values.append, done=lambda: None)
    ring = FocusRing([slider])
    ring.handle(InputEvent("down", 400, 30, button=1))
    ring.handle(InputEvent("move", 5000, 30, button=1))
    ring.handle(InputEvent("up", 5000, 30, button=1))
    assert values[-1] == 1.0
    ring.handle(key(pygame.K_LEFT))
    assert values[-1] == 0.95
    ring.handle(InputEvent("move", 10, 30))
    assert values[-1] == 0.95


def test_things_can_change_under_the_ring() -> None:
    ring, items, _ = grid()
    ring.current = items[5]
    ring.replace(items[:3])
    assert ring.current in items[:3]
    ring.replace([])
    assert ring.current is None and not ring.handle(key(pygame.K_RETURN))
