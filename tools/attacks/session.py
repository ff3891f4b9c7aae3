"""A session is led astray: legal and illegal actions, undo, redo, save, load and seek.

Beside it runs a plain model: the action lines, played from scratch whenever it is asked.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import hypothesis
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine import BadInput, IllegalAction, Session, load_record, record_text, verify
from engine.game import Action
from engine.marbles import GAME, State
from tools.random_games import combinations, pick

from .found import Bar, Found, is_sentence

UNIT, SHORT, LONG = "games", 30, 1920
STEPS = 40  # rules of a game
CONFIGS = list(combinations())
WORDS = ("pick 0 0", "place 0 R", "keep M", "end", "help", "drink wisdom/6a", "pick 9", "", "ß 1")


class Machine(RuleBasedStateMachine):
    """One session and its model."""

    found: Found
    progress: Iterator[int]
    configs: list[dict[str, Any]]
    seen: set[str]

    @initialize(
        config=st.runner().flatmap(lambda machine: st.sampled_from(machine.configs)),
        seed=st.integers(0, 2**40),
        draft=st.booleans(),
    )
    def begin(self, config: dict[str, Any], seed: int, draft: bool) -> None:
        self.config, self.seed = {**config, "draft": draft}, seed
        self.start: dict[str, Any] | None = None
        self.lines: list[str] = []
        self.undone: list[str] = []
        self.session: Session[State] = Session(GAME, self.config, seed)
        self.found.count += 1
        self.seen.add(repr(config))
        next(self.progress, None)

    def state_after(self, moves: int) -> State:
        """The model: so many lines from scratch."""
        state = GAME.load(self.start) if self.start else GAME.new(self.config, self.seed)
        for line in self.lines[:moves]:
            GAME.play(state, GAME.read_action(line))
        return state

    def submit(self, action: Action) -> None:
        self.session.submit(action)
        self.lines.append(GAME.action_text(action))
        self.undone.clear()
        self.found.add("actions")

    @property
    def over(self) -> bool:
        return self.session.decision.over

    @precondition(lambda self: not self.over)
    @rule(index=st.integers(0, 200))
    def play(self, index: int) -> None:
        options = self.session.decision.options
        self.submit(options[index % len(options)])

    @precondition(lambda self: not self.over)
    @rule(seed=st.integers(0, 1000), moves=st.integers(2, 60))
    def play_on(self, seed: int, moves: int) -> None:
        rng = random.Random(seed)
        while moves and not self.over:
            self.submit(pick(self.session.decision.options, rng))
            moves -= 1

    @rule(verb=st.integers(-1, 20), a=st.integers(-1, 9), b=st.integers(-1, 40))
    def play_illegal(self, verb: int, a: int, b: int) -> None:
        action = Action(verb, a, b)
        if action not in self.session.decision.options:
            self.refuses(lambda: self.session.submit(action), IllegalAction)

    @rule(line=st.one_of(st.sampled_from(WORDS), st.text(max_size=12)))
    def play_line(self, line: str) -> None:
        try:
            action = GAME.read_action(line)
        except BadInput as refusal:
            assert is_sentence(str(refusal)), refusal
            return
        if action in self.session.decision.options:
            self.submit(action)
        else:
            self.refuses(lambda: self.session.submit(action), IllegalAction)

    @rule(force=st.booleans())
    def undo(self, force: bool) -> None:
        moves = len(self.lines)
        reveals = moves > 0 and GAME.reveals(self.state_after(moves - 1), self.state_after(moves))
        refusal = "nothing" if not moves else "revealed" if reveals else ""
        assert self.session.undo_refusal() == refusal
        if refusal == "nothing" or (refusal and not force):
            self.refuses(lambda: self.session.undo(force=force), BadInput)
        else:
            self.session.undo(force=force)
            self.undone.append(self.lines.pop())
            self.found.add("undone")

    @rule()
    def redo(self) -> None:
        assert self.session.can_redo == bool(self.undone)
        if self.undone:
            self.session.redo()
            self.lines.append(self.undone.pop())
        else:
            self.refuses(self.session.redo, BadInput)

    @rule(share=st.floats(0, 1))
    def seek(self, share: float) -> None:
        moves = round(share * len(self.lines))
        assert GAME.key(self.session.state_after(moves)) == GAME.key(self.state_after(moves))

    @rule(extra=st.dictionaries(st.text(max_size=4), st.integers() | st.text(), max_size=2))
    def save_and_load(self, extra: dict[str, Any]) -> None:
        record = load_record(record_text(self.session.record(extra)))
        assert (record.actions, record.extra, record.seed) == (self.lines, extra, self.seed)
        assert record.sound
        assert verify(GAME, record).differs is None
        self.session = Session.resume(GAME, record)
        assert self.session.diverged_turn is None
        self.undone.clear()
        self.found.add("loaded")

    @precondition(lambda self: self.lines)
    @rule(share=st.floats(0, 1), line=st.sampled_from(WORDS))
    def load_another_past(self, share: float, line: str) -> None:
        """An action is forged: where that leads elsewhere the game goes on from its snapshot."""
        record = self.session.record()
        record.actions[min(len(self.lines) - 1, int(share * len(self.lines)))] = line
        session = Session.resume(GAME, record)
        assert GAME.key(session.state) == record.check
        if session.diverged_turn is None:
            assert [GAME.action_text(action) for action in session.actions] == record.actions
        else:
            assert verify(GAME, record).differs == session.diverged_turn
            self.found.add("diverged")

    @rule()
    def put(self) -> None:
        """A position is set, as the referee does: what went before is forgotten."""
        self.start = GAME.dump(self.session.state)
        self.session.replace(GAME.load(self.start))
        self.lines, self.undone = [], []

    def refuses(self, do: Any, refusal: type[BadInput]) -> None:
        """The session refuses in a sentence and stays as it was."""
        before = self.session.state
        try:
            do()
        except refusal as error:
            assert is_sentence(str(error)), error
        else:
            raise AssertionError("what is not allowed was done")
        assert self.session.state is before
        self.found.add("refused")

    @invariant()
    def both_agree(self) -> None:
        if not hasattr(self, "session"):
            return
        assert [GAME.action_text(action) for action in self.session.actions] == self.lines
        assert GAME.key(self.session.state) == GAME.key(self.state_after(len(self.lines)))


def attack(count: int, bar: Bar) -> Found:
    """So many games of `STEPS` rules each; every configuration has its share in a long run."""
    found, progress, seen = Found(), bar(range(count)), set[str]()
    share = count // len(CONFIGS)
    parts = [([config], share) for config in CONFIGS] if share else [(CONFIGS, count)]
    for number, (configs, games) in enumerate(parts):
        try:
            lead_astray(found, progress, seen, configs, games, number)
        except Exception as error:
            steps = "; ".join(getattr(error, "__notes__", ()))
            found.faults.append(f"{configs[:1]}: {error!r} after {steps}")
    for _ in progress:
        pass
    found.figures["configurations"] = len(seen)
    return found


def lead_astray(
    found: Found,
    progress: Iterator[int],
    seen: set[str],
    configs: list[dict[str, Any]],
    games: int,
    seed: int,
) -> None:
    """One run of hypothesis; what it raises says how to come to the fault."""

    class Now(Machine):
        pass

    Now.found, Now.progress, Now.seen, Now.configs = found, progress, seen, configs
    dose = settings(
        max_examples=games,
        stateful_step_count=STEPS,
        deadline=None,
        database=None,
        report_multiple_bugs=False,
        print_blob=False,
    )
    run_state_machine_as_test(hypothesis.seed(seed)(Now), settings=dose)
