"""The actions of the marble game: small tuples from prebuilt tables, and their text (PROTOCOL).

`Verb` numbers are an inner matter; saves and the referee only ever see the words.
"""

from __future__ import annotations

from typing import Final

from ..game import Action, IllegalAction, short
from .colours import ALL, LETTERS
from .content import TILE_NUMBERS, TILES
from .dispenser import REACH, TRACKS


class Verb:
    """The verbs as plain ints (no enum members in a hot loop)."""

    PICK: Final = 0
    HELP: Final = 1
    TAKE: Final = 2
    PLACE: Final = 3
    DRINK: Final = 4
    RIVAL: Final = 5
    COLOUR: Final = 6
    OFFER: Final = 7
    KEEP: Final = 8
    GIVE: Final = 9
    DRAW: Final = 10
    STOP: Final = 11
    END: Final = 12
    TIMEOUT: Final = 13
    ALBEDUS: Final = 14


WORDS: Final = (
    *("pick", "help", "take", "place", "drink", "rival", "colour", "offer"),
    *("keep", "give", "draw", "stop", "end", "timeout", "albedus"),
)

MAX_SEATS = 6
MAX_LAYERS = 3
MAX_STACKS = 12  # twice six starters lie in the draft

HELP: Final = Action(Verb.HELP)
STOP: Final = Action(Verb.STOP)
END: Final = Action(Verb.END)
PICK: Final = tuple(tuple(Action(Verb.PICK, t, r) for r in range(REACH)) for t in range(TRACKS))
TAKE: Final = tuple(tuple(Action(Verb.TAKE, t, r) for r in range(REACH)) for t in range(TRACKS))
PLACE: Final = tuple(
    tuple(tuple(Action(Verb.PLACE, s, c, n) for n in range(MAX_LAYERS + 1)) for c in ALL)
    for s in range(2)
)
DRINK: Final = tuple(Action(Verb.DRINK, tile) for tile in range(len(TILES)))
RIVAL: Final = tuple(Action(Verb.RIVAL, seat) for seat in range(MAX_SEATS))
COLOUR: Final = tuple(Action(Verb.COLOUR, c) for c in ALL)
OFFER: Final = tuple(Action(Verb.OFFER, c) for c in ALL)
KEEP: Final = tuple(Action(Verb.KEEP, c) for c in ALL)
GIVE: Final = tuple(tuple(Action(Verb.GIVE, c, seat) for seat in range(MAX_SEATS)) for c in ALL)
TIMEOUT: Final = Action(Verb.TIMEOUT)
ALBEDUS: Final = tuple(Action(Verb.ALBEDUS, c) for c in ALL)
DRAW: Final = tuple(Action(Verb.DRAW, i) for i in range(MAX_STACKS))


def action_text(action: Action) -> str:
    """An action as its line.

    >>> action_text(Action(Verb.PICK, 2, 4))
    'pick 2 4'
    """
    verb, a, b, c = action
    word = WORDS[verb]
    if verb in (Verb.PICK, Verb.TAKE):
        return f"{word} {a} {b}"
    if verb == Verb.PLACE:
        return f"{word} {a} {LETTERS[b]} {c - 1}" if c else f"{word} {a} {LETTERS[b]}"
    if verb == Verb.DRINK:
        return f"{word} {TILES[a].id}"
    if verb in (Verb.COLOUR, Verb.OFFER, Verb.KEEP, Verb.ALBEDUS):
        return f"{word} {LETTERS[a]}"
    if verb == Verb.GIVE:
        return f"{word} {LETTERS[a]} {b}"
    if verb in (Verb.RIVAL, Verb.DRAW):
        return f"{word} {a}"
    return word


def quoted(action: Action) -> str:
    """An action as a refusal quotes it, also where it names no verb, colour or tile there is.

    >>> quoted(Action(Verb.KEEP, 77))
    '(8, 77, 0, 0)'
    """
    if min(action) < 0:
        return short(tuple(action))
    try:
        return repr(action_text(action))
    except IndexError:
        return short(tuple(action))


# What follows each verb: n a number, c a colour letter, t a tile, l a layer that may be left out.
_SHAPES = ["nn", "", "nn", "ncl", "t", "n", "c", "c", "c", "cn", "n", "", "", "", "c"]


def read_action(text: str) -> Action:
    """The action of a line; IllegalAction with a sentence for anything else.

    >>> read_action("place 1 K") == Action(Verb.PLACE, 1, 2)
    True
    """
    words = text.split(" ")
    if words[0] not in WORDS:
        raise IllegalAction(
            f"{short(text)} is no action: it must start with one of {', '.join(WORDS)}."
        )
    verb = WORDS.index(words[0])
    shape = _SHAPES[verb]
    given = words[1:]
    if not len(shape.rstrip("l")) <= len(given) <= len(shape):
        raise IllegalAction(f"{short(text)} has the wrong number of words after {words[0]!r}.")
    values = [_value(word, kind, text) for word, kind in zip(given, shape, strict=False)]
    return Action(verb, *values)


def _value(word: str, kind: str, text: str) -> int:
    if kind == "c":
        if len(word) == 1 and word in LETTERS:
            return LETTERS.index(word)
        raise IllegalAction(f"{short(text)}: {short(word)} is no colour letter of {LETTERS}.")
    if kind == "t":
        if word in TILE_NUMBERS:
            return TILE_NUMBERS[word]
        raise IllegalAction(f"{short(text)}: {short(word)} is no tile.")
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise IllegalAction(f"{short(text)}: {short(word)} is no number from 0 to 999.")
    return int(word) + (1 if kind == "l" else 0)
