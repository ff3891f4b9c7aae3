"""A second program without a screen that is led through the same menus, to see where things lie."""

from __future__ import annotations

from collections.abc import Callable

from game import opening
from game.app import App, Options
from game.ui.events import InputEvent
from game.ui.focus import FocusRing
from tests.window.program import Program

Question = Callable[[object], bool]


class Twin:
    """Every click on the screen of the real program is done here too, and the other way round."""

    def __init__(self, program: Program, *, seed: int) -> None:
        self.program = program
        self.app = App(Options(size=program.size, seed=seed))
        self.app.load()
        self.app.goto(opening.first_scene(self.app))

    def click(self, sought: Question, number: int = 0) -> None:
        """Click on a thing of the top scene; `number` of those that `sought` is true of."""
        ring: FocusRing = vars(self.app.top)["ring"]
        thing = [item for item in ring.items if sought(item)][number]
        x, y = thing.rect.centre
        self.program.click(x, y)
        self.app.handle(InputEvent("move", x, y))
        self.app.handle(InputEvent("down", x, y, button=1))
        self.app.handle(InputEvent("up", x, y, button=1))

    def close(self) -> None:
        """End it."""
        self.app.close()


def labelled(words: str) -> Question:
    """Whether a thing says just this."""
    return lambda thing: getattr(thing, "label", "") == words


def named(**fields: object) -> Question:
    """Whether a thing has these fields."""
    return lambda thing: all(getattr(thing, key, None) == value for key, value in fields.items())
