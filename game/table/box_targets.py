"""Targets for what the boxes ask: colours, rivals' marbles, handing a Little Help back.

`TIMEOUT` has no target: the clock alone sends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import marbles
from game.table import layout, pot, watch
from game.table.layout import Spot
from game.text import t

if TYPE_CHECKING:
    from game.table.targets import Builder

Verb = marbles.Verb
BACK_D = 30.0  # of a marble over the bell
BACK_Y = 909.0
VARNISH_D = 64.0
VARNISH_Y = 480.0  # a row of colours over the lanes


def notes(builder: Builder) -> None:
    """What cauldron and professors have to say."""
    table = builder.stage.table
    if table.cauldron is not None:
        builder.note("cauldron", (), pot.BOX, t("table.cauldron_hint"))
    names = table.professors
    for index, name in enumerate(names):
        words = f"{t(f'professor.{name}')}\n{t(f'professor.rule.{name}')}"
        builder.note("professor", (index,), watch.frame(index, len(names)), words)
        builder.note("professor", (index,), watch.note(index, len(names)), words)


def add(builder: Builder) -> None:
    """What can be chosen now."""
    builder.board.rival = marbles.rival_in_question(builder.state)
    _colours(builder)
    backs = builder.by_verb(Verb.ALBEDUS)
    for i, action in enumerate(backs):
        spot = _back(i, len(backs))
        builder.add("albedus", (action.a,), spot, action, hint=t("table.albedus_hint"))


def _colours(builder: Builder) -> None:
    """A rival's marbles in its pool, else a row of colours: over the lanes or the cauldron."""
    asked = {action.a: action for action in builder.by_verb(Verb.COLOUR)}
    rival = builder.board.rival
    if rival is not None:
        seating = builder.stage.seating
        for i, bead in enumerate(builder.stage.pools[rival]):
            if bead.colour in asked:
                spot = seating.pool(rival, i)
                number = (rival, i, bead.colour)
                builder.add("steal", number, spot, asked[bead.colour], lit=True)
        return
    for i, (colour, action) in enumerate(sorted(asked.items())):
        at_desk = builder.asks == "varnish"
        spot = _varnish(i, len(asked)) if at_desk else pot.choice(i, len(asked))
        builder.add("colour", (colour,), spot, action, lit=True)


def _varnish(index: int, colours: int) -> Spot:
    step = VARNISH_D + 14
    return Spot(layout.DISPENSER.cx + step * (index - (colours - 1) / 2), VARNISH_Y, VARNISH_D)


def _back(index: int, number: int) -> Spot:
    """A pair of marbles that may go back: a row over the bell."""
    left = layout.HELP.cx - (BACK_D + 4) * (number - 1) / 2
    return Spot(left + (BACK_D + 4) * index, BACK_Y, BACK_D)
