"""What was done at a table: kept on disk, taken back (R10.3), done again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine import Action, Event, marbles
from game import opening
from game import seats as seating
from game.table import layout
from game.table.targets import Board, Target
from game.text import t
from game.ui.geometry import Rect

if TYPE_CHECKING:
    from game.scenes.table import TableScene


class Past:
    """The way back at one table.

    `marks` tell how the game was played: in practice, everything can be taken back.
    """

    def __init__(self, scene: TableScene, marks: Sequence[str]) -> None:
        self.scene, self.marks = scene, tuple(marks)
        self.problem = ""  # what keeps the game from being kept, in words

    @property
    def practice(self) -> bool:
        """Whether nothing is final."""
        return opening.PRACTICE in self.marks

    def save(self) -> None:
        """Keep the game, who plays it, and how."""
        scene = self.scene
        extra: dict[str, Any] = {opening.EXTRA_SEATS: seating.dump(scene.seats)}
        if self.marks:
            extra[opening.EXTRA_MARKS] = list(self.marks)
        self.problem = scene.app.storage.autosave(scene.session.record(extra))

    def play(self, action: Action) -> list[Event]:
        """Do an option; what was taken back after it can still be done again."""
        session = self.scene.session
        return session.redo() if action == session.next_redo else session.submit(action)

    # back

    def _own(self) -> int:
        """After how many actions a person last decided; -1 for never."""
        session = self.scene.session
        for done in reversed(range(len(session.actions))):
            decision = session.game.decision(session.state_after(done))
            if self.scene.seats[decision.seat].is_person:
                return done
        return -1

    def undo_refusal(self) -> str:
        """Why nothing can be taken back, or empty."""
        session = self.scene.session
        if self.practice:
            return "" if self._own() >= 0 else "nothing"
        refusal = session.undo_refusal()
        if refusal:
            late = any(a.verb == marbles.Verb.TIMEOUT for a in session.actions[-1:])
            return "timeout" if late else refusal
        before = session.state_after(len(session.actions) - 1)
        return "" if session.game.decision(before).seat == session.decision.seat else "other"

    def undo(self) -> None:
        """Take the last action back; in practice all since a person last decided."""
        scene, session = self.scene, self.scene.session
        if not scene.free or self.undo_refusal():
            return
        until = self._own() if self.practice else len(session.actions) - 1
        while len(session.actions) > until:
            session.undo(force=self.practice)
        scene.rewound()
        self.save()

    # forth

    def redo(self) -> None:
        """Do again what was taken back last: the next choice of the seat that is asked."""
        action = self.scene.session.next_redo
        if action is not None and self.scene.free:
            self.scene.play(action)

    # what can be reached

    def add(self, board: Board) -> None:
        """The hourglass; beside it a way forth where there is one."""
        if not self.scene.mine:
            return
        refusal = self.undo_refusal()
        usual = "table.undo_practice" if self.practice else "table.undo_hint"
        hint = t(f"why.undo_{refusal}") if refusal else t(usual)
        glass = Rect(*layout.UNDO)
        board.targets.append(Target("undo", (), glass, not refusal, hint, act=self.undo))
        if self.scene.session.can_redo:
            forth = Rect(*layout.REDO.box)
            words = t("table.redo_hint")
            board.targets.append(Target("redo", (), forth, hint=words, act=self.redo, round=True))
