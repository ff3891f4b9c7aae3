"""A choice in words: what was played, what was best, and what was luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.ai import Line
from engine.ai.review import Choice

from ..table import hint_words
from ..text import n, t

if TYPE_CHECKING:
    from engine.marbles import State

SAME = 5  # hundredths of a point that count as nothing
MINUS = "−"
TELLING = ("takes", "skill", "completes", "steals", "drinks", "scolded", "reward", "helps")


def points(hundredths: int, *, signed: bool = False) -> str:
    """A number of points with one decimal; `signed` shows a plus too."""
    if abs(hundredths) < SAME:
        return "0"
    number = hint_words.points(abs(hundredths))
    return (MINUS if hundredths < 0 else "+" if signed else "") + number


def lost(choice: Choice) -> str:
    """What the choice cost, for a list."""
    return points(-choice.lost) if choice.judged else ""


def grade(choice: Choice) -> str:
    """The word for how good it was."""
    return t(f"review.grade.{choice.grade or 'none'}")


def title(choice: Choice) -> str:
    """Which choice of the game this is."""
    return t("review.turn", turn=choice.turn) if choice.turn else t("review.draft")


def told(state: State, line: Line, choice: Choice, names: Sequence[str]) -> tuple[str, list[str]]:
    """The headline of one of the two lines, and its reasons."""
    if line.actions[0].verb not in hint_words.WORDS:
        return t("review.time_out"), []
    if not choice.judged:
        row = hint_words.row(state, line._replace(facts=()), [line], names)
        return row.headline, [t("review.by_eye")] if line is choice.best else []
    row = hint_words.row(state, line, [choice.played, choice.best], names)
    return row.headline, row.reasons


def short(state: State, choice: Choice, names: Sequence[str]) -> tuple[str, str]:
    """What was played, and the one thing more to know of it, if any."""
    known = (fact for fact in choice.played.facts if fact.key in TELLING)
    facts = sorted(known, key=lambda fact: TELLING.index(fact.key))
    headline, reasons = told(state, choice.played._replace(facts=tuple(facts)), choice, names)
    return headline, reasons[0] if choice.judged and reasons else ""


def luck(choice: Choice) -> str:
    """One sentence on where the luck of a turn came from."""
    if not choice.judged:
        return t("review.not_compared")
    parts = []
    for key, value in (("offered", choice.offered), ("fell", choice.fell)):
        way = "same" if abs(value) < SAME else "more" if value > 0 else "less"
        parts.append(t(f"review.{key}.{way}", points=points(abs(value))))
    return t("review.luck.sentence", offered=parts[0], fell=parts[1])


def progress(found: int, number: int) -> str:
    """How far the review has come."""
    return n("review.progress", number, found=found)
