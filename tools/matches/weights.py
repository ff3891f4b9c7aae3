"""How a player is given other weights than the engine's own; the one place that knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from engine.game import BadInput
from engine.marbles.strategy.weights import STYLES, WEIGHTS, Weights


@contextmanager
def judging_by(weights: Sequence[int]) -> Iterator[None]:
    """Every judgement of a steady player inside rests on these weights, the own where empty."""
    usual = STYLES[""]
    if weights:
        STYLES[""] = Weights(*weights)
    try:
        yield
    finally:
        STYLES[""] = usual


def read_names(text: str) -> list[str]:
    """The names of the weights in a list with commas; all of them for an empty text."""
    names = [name.strip() for name in text.split(",")] if text else list(Weights._fields)
    for name in names:
        if name not in Weights._fields:
            raise BadInput(f"There is no weight {name!r}; there are {', '.join(Weights._fields)}.")
    return list(dict.fromkeys(names))


def as_python(weights: Weights) -> str:
    """The weights as a piece of Python; those that differ from the engine's say what they were."""
    lines = []
    for name, value, usual in zip(Weights._fields, weights, WEIGHTS, strict=True):
        was = f"  # was {usual}" if value != usual else ""
        lines.append(f"    {name}={value},{was}")
    return "\n".join(["Weights(", *lines, ")"])
