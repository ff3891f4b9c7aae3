"""How a player is given other weights than the engine's own; the one place that knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from engine.game import BadInput
from engine.marbles.strategy.outlook import Mind
from engine.marbles.strategy.weights import WEIGHTS, Weights


@contextmanager
def judging_by(weights: Sequence[int]) -> Iterator[None]:
    """Every judgement begun inside rests on these weights, the engine's own where empty.

    A `Mind` made without weights takes its default, which a compiled engine doesn't let go of.
    """
    if not weights:
        yield
        return
    make = Mind.__init__
    try:
        usual = make.__defaults__
        make.__defaults__ = (Weights(*weights),)
    except AttributeError as error:
        raise BadInput("Weights can be tried in the plain engine alone, not compiled.") from error
    try:
        yield
    finally:
        make.__defaults__ = usual


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
