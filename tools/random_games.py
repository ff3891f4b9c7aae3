"""Random games over everything that the boxes allow: what several tools play and attack with."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine import Action
    from engine.marbles import State

BOXES = ("fulminating", "fifth_potions", "cauldron", "sixth_potions", "mandragora")
PLACES = 0.6  # how often a marble is placed where one can be: else few potions are ever finished


def combinations() -> Iterator[dict[str, Any]]:
    """Every way to open the boxes, with 0 to 2 professors; 5 and 6 players need Mandragora."""
    for on in itertools.product((False, True), repeat=len(BOXES)):
        for seats, professors in itertools.product(range(2, 7), range(3)):
            config = {**dict(zip(BOXES, on, strict=True)), "seats": seats}
            if config["mandragora"] or seats < 5:
                yield {**config, "professors": professors}


def pick(options: Sequence[Action], rng: random.Random) -> Action:
    """One of the options, more often than not a marble placed."""
    from engine.marbles import Verb

    places = [option for option in options if option.verb == Verb.PLACE]
    return rng.choice(places if places and rng.random() < PLACES else options)


def positions(number: int, seed: int) -> Iterator[State]:
    """Decisions with a choice in random games, one after another of every kind."""
    from engine.marbles import GAME

    rng, configs = random.Random(seed), list(combinations())
    rng.shuffle(configs)
    while number > 0:
        state = GAME.new(configs[number % len(configs)], rng.getrandbits(40))
        while options := GAME.decision(state).options:
            if len(options) > 1 and rng.random() < 0.03:
                yield state
                number -= 1
                if number == 0:
                    return
            GAME.push(state, pick(options, rng))
