"""The mid-end, once for every game: where it stands, what was done, undo, redo, and the record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from .game import Action, BadInput, Decision, Event, Game
from .record import FORMAT, BadRecord, Record

S = TypeVar("S")


class Checked(NamedTuple):
    """What was played again up to a check value: so many actions, and whether they led there."""

    actions: int
    turn: int
    agrees: bool


class Verification(NamedTuple):
    """How many turns have a check value, and the first that led elsewhere."""

    turns: int
    differs: int | None


class Session(Generic[S]):
    """One game being played: every state it went through and the actions between them."""

    def __init__(self, game: Game[S], config: Mapping[str, Any], seed: int) -> None:
        self.game = game
        self._states: list[S] = [game.new(config, seed)]
        self.config = dict(config)  # after `new` found it to be one
        self.seed = seed
        self.actions: list[Action] = []
        self._undone: list[Action] = []
        self._checks: list[tuple[int, str]] = []  # after each turn: how many actions, the key
        self.diverged_at: int | None = None  # the first action that led elsewhere on load
        self.diverged_turn: int | None = None  # and the turn that it belongs to

    @property
    def state(self) -> S:
        """The state now; the caller must not change it."""
        return self._states[-1]

    @property
    def decision(self) -> Decision:
        """Who must answer now, and with what."""
        return self.game.decision(self.state)

    def state_after(self, moves: int) -> S:
        """The state after the first `moves` actions; the caller must not change it."""
        return self._states[moves]

    def submit(self, action: Action) -> list[Event]:
        """Play an action and tell what happened; IllegalAction changes nothing."""
        events: list[Event] = []
        state = self.game.clone(self.state)
        self.game.play(state, action, events)
        self._states.append(state)
        self.actions.append(action)
        self._undone.clear()
        if self.game.turn(state) != self.turn_of(len(self.actions)):
            self._checks.append((len(self.actions), self.game.key(state)))
        return events

    def turn_of(self, number: int) -> int:
        """The turn that action `number`, counted from 1, belongs to."""
        return self.game.turn(self._states[number - 1])

    def undo_refusal(self) -> str:
        """Why the last action can't be taken back: `nothing`, `revealed`, or empty (R10.3)."""
        if not self.actions:
            return "nothing"
        if self.game.reveals(self._states[-2], self._states[-1]):
            return "revealed"
        return ""

    def undo(self, force: bool = False) -> None:
        """Take the last action back; `force` is for practice, past what was revealed (R10.3)."""
        refusal = self.undo_refusal()
        if refusal == "nothing":
            raise BadInput("There is no action to take back.")
        if refusal and not force:
            raise BadInput("The last action revealed something hidden and can't be taken back.")
        self._states.pop()
        self._undone.append(self.actions.pop())
        if self._checks and self._checks[-1][0] > len(self.actions):
            self._checks.pop()

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be played again."""
        return bool(self._undone)

    @property
    def next_redo(self) -> Action | None:
        """The action that `redo` would play."""
        return self._undone[-1] if self._undone else None

    def redo(self) -> list[Event]:
        """Play the action again that was undone last; BadInput if there is none."""
        if not self._undone:
            raise BadInput("There is no action to play again.")
        rest = self._undone[:-1]
        events = self.submit(self._undone[-1])
        self._undone = rest
        return events

    def replace(self, state: S) -> None:
        """Go on from another state, for test positions: what went before is forgotten."""
        self._states = [state]
        self.actions = []
        self._undone = []
        self._checks = []

    def record(self, extra: Mapping[str, Any] | None = None) -> Record:
        """Everything needed to go on later; `extra` is the program's own."""
        return Record(
            format=FORMAT,
            game=self.game.id,
            config=self.config,
            seed=self.seed,
            start=self._start(),
            actions=[self.game.action_text(action) for action in self.actions],
            checks=list(self._checks),
            check=self.game.key(self.state),
            snapshot=self.game.dump(self.state),
            extra=dict(extra or {}),
        )

    def _start(self) -> dict[str, Any] | None:
        """The first state where it is not what the seed gives (a test position)."""
        first = self._states[0]
        if self.game.key(first) == self.game.key(self.game.new(self.config, self.seed)):
            return None
        return self.game.dump(first)

    @classmethod
    def resume(cls, game: Game[S], record: Record) -> Session[S]:
        """The session of a record: replayed, or from its snapshot where the replay differs.

        BadRecord where neither can be trusted: the record was changed since it was written, and
        its snapshot is not the state that it names.
        """
        session = cls._begun(game, record)
        for checked in session._replay(record):
            if not checked.agrees:
                session.diverged_at, session.diverged_turn = checked.actions, checked.turn
                snapshot = game.load(record.snapshot)
                if record.sound is False and game.key(snapshot) != record.check:
                    raise BadRecord(
                        "damaged", "The saved game is damaged: neither its moves nor its end agree."
                    )
                session.replace(snapshot)
                break
        return session

    @classmethod
    def _begun(cls, game: Game[S], record: Record) -> Session[S]:
        """A session where a record begins."""
        if record.game != game.id:
            raise BadInput(f"The record is of the game {record.game!r}, not {game.id!r}.")
        session = cls(game, record.config, record.seed)
        if record.start is not None:
            session.replace(game.load(record.start))
        return session

    def _replay(self, record: Record) -> Iterator[Checked]:
        """Play the actions of a record; tells of each check value, and of what can't be played."""
        checks = {**dict(record.checks), len(record.actions): record.check}
        if not record.actions:
            yield Checked(0, self.game.turn(self.state), self.game.key(self.state) == record.check)
        for number, text in enumerate(record.actions, 1):
            try:
                self.submit(self.game.read_action(text))
            except BadInput:
                yield Checked(number, self.game.turn(self.state), agrees=False)
                return
            if number in checks:
                agrees = self.game.key(self.state) == checks[number]
                yield Checked(number, self.turn_of(number), agrees)


def verifying(game: Game[S], record: Record) -> Iterator[Checked]:
    """Play a record again and tell of each check value, up to the first that differs."""
    for checked in Session._begun(game, record)._replay(record):
        yield checked
        if not checked.agrees:
            return


def verify(game: Game[S], record: Record) -> Verification:
    """Whether a record, played again, leads to every one of its check values."""
    found = list(verifying(game, record))
    differs = next((checked.turn for checked in found if not checked.agrees), None)
    return Verification(len(found), differs)
