"""What the table has to say that is no part of the game, for a while, on its ribbon."""

from __future__ import annotations

from game.app import App
from game.text import t

LASTS = 7.0  # seconds


class News:
    """The sentences that the program has for the player, one after another."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._words = ""
        self._until = 0.0

    @property
    def words(self) -> str:
        """What is to be read now, or nothing."""
        return self._words if self._app.now < self._until else ""

    def listen(self) -> None:
        """Take up what was said since the last time; what has been read goes."""
        app = self._app
        if app.notices:
            self._words, self._until = app.told(), app.now + LASTS
            app.wake()
        elif self._words and not self.words:
            self._words = ""
            app.wake()

    def nap(self) -> float | None:
        """Seconds until the words go; None while there are none."""
        return max(0.05, self._until - self._app.now) if self._words else None

    def quick_move(self, name: str) -> None:
        """A computer player's worker failed it: the move was made without."""
        self._app.notices.append(t("trouble.quick_move", name=name))
