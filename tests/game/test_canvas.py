"""Where logical points lie on the screen, at any size."""

from __future__ import annotations

import math

import pygame
import pytest

from game.app import safe_step
from game.ui.canvas import Canvas, along
from game.ui.geometry import Rect

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (800, 1000), (2560, 1080), (1, 1)]


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    return Canvas(pygame.Surface((1280, 720)))


@pytest.mark.parametrize("size", SIZES)
def test_there_and_back(canvas: Canvas, size: tuple[int, int]) -> None:
    canvas.resize(pygame.Surface(size))
    for x, y in ((0, 0), (960, 540), (1920, 1080), (333, 777)):
        there = canvas.to_pixels(x, y)
        back = canvas.to_logical(there)
        assert abs(back[0] - x) <= 0.51 / canvas.scale
        assert abs(back[1] - y) <= 0.51 / canvas.scale


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_screen_is_inside_the_window(canvas: Canvas, size: tuple[int, int]) -> None:
    canvas.resize(pygame.Surface(size))
    view = canvas.view
    assert view.x <= 0.001 and view.y <= 0.001
    assert view.right >= 1919.999 and view.bottom >= 1079.999


def test_fine_screens_tell_the_mouse_in_larger_units(canvas: Canvas) -> None:
    canvas.resize(pygame.Surface((2560, 1440)), (1280, 720))
    assert canvas.to_logical((640, 360)) == pytest.approx((960, 540))


@pytest.mark.parametrize("size", SIZES)
def test_everything_can_be_drawn_at_any_size(canvas: Canvas, size: tuple[int, int]) -> None:
    canvas.resize(pygame.Surface(size))
    canvas.background("scenes/plain")
    canvas.image("no/such_picture", 10, 10, 100, 100, alpha=90, angle=33, flip=True)
    canvas.panel("widgets/button_green_normal", 10, 10, 300, 90)
    canvas.crop("potions/liquid_wisdom", 0, 0, 260, 362, (0, 0.5, 1, 0.5))
    canvas.marble(0, 500, 500, 54, angle=90)
    canvas.rect(0, 0, 50, 50, (9, 9, 9), radius=9, alpha=90, line=3)
    canvas.dotted([(0, 0), (100, 0)], (9, 9, 9), 5, 10)
    canvas.polyline([(0, 0), (50, 50), (100, 0)], (9, 9, 9), 4, dashes=(9, 5))
    with canvas.clip(0, 0, 100, 100):
        canvas.text("A long line", 0, 0, 40, width=60, shadow=(0, 0, 0), middle=True)
    assert canvas.surface.get_clip() == canvas.surface.get_rect()


def test_a_line_shrinks_to_its_width(canvas: Canvas) -> None:
    wide = canvas.text("Magnetical Attraction", 0, 0, 40)
    narrow = canvas.text("Magnetical Attraction", 0, 0, 40, width=150)
    assert wide.w > 200 and narrow.w <= 151


@pytest.mark.parametrize("width", [20, 60, 150])
def test_a_line_never_leaves_its_width(canvas: Canvas, width: float) -> None:
    line = canvas.text("Wilhelmina of the Cauldron", 0, 0, 40, width=width)
    assert 0 < line.w <= width


def test_steps_along_a_path_are_even() -> None:
    points = list(along([(0, 0), (10, 0), (10, 10)], 4))
    assert points == [(0, 0), (4, 0), (8, 0), (10, 2), (10, 6), (10, 10)]


def test_rectangles() -> None:
    box = Rect(10, 20, 30, 40)
    assert box.hit(10, 20) and not box.hit(40, 20) and box.centre == (25, 40)
    assert box.grown(5) == (5, 15, 40, 50)


@pytest.mark.parametrize("dt", [math.nan, math.inf, -math.inf, -1.0, 1e300, 0.0])
def test_no_step_of_time_can_do_harm(dt: float) -> None:
    assert 0.0 <= safe_step(dt) <= 0.1
