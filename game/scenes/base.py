"""What every scene is: something that draws itself, hears input and may move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ui.canvas import Canvas
from ..ui.events import InputEvent

if TYPE_CHECKING:
    from ..app import App


class Scene:
    """Empty defaults; the loop calls these for the scene on top of the stack."""

    overlay = False  # whether the scene below shows through
    in_play = False  # whether a game is played here, kept on disk after each action

    def __init__(self, app: App) -> None:
        self.app = app

    def enter(self) -> None:
        """The scene is put on the stack."""

    def leave(self) -> None:
        """The scene is taken off the stack."""

    def resumed(self) -> None:
        """The scene above has gone."""

    def spoiled(self) -> None:
        """The picture is lost, or the window has another size: the next one must be whole."""

    def handle(self, event: InputEvent) -> None:
        """A player did something."""

    def update(self, dt: float) -> None:
        """`dt` seconds have gone by, 0 to 0.1."""

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""

    def typing(self) -> bool:
        """Whether keys are text now, and no shortcuts."""
        return False

    def busy(self) -> bool:
        """Whether something moves, so that every frame is drawn."""
        return False

    def nap(self) -> float | None:
        """For how many seconds the loop may sleep without input; None: until there is some.

        After the nap `update` is called; a frame is drawn if it called `app.wake()`.
        """
        return None
