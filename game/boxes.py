"""The boxes as they are bought: their parts, what bars a part, and how a choice is made to fit.

The engine refuses choices that contradict each other; here each of them is resolved kindly, with
the key of a sentence that tells the player what was changed and why.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .settings import NewGameChoice

if TYPE_CHECKING:
    from engine.marbles import Config

# What of each box can be in or out on its own, by the name of the choice.
BOXES: dict[str, tuple[str, ...]] = {
    "base": (),
    "fifth": ("cauldron", "professors", "fifth_potions"),
    "sixth": ("mandragora", "sixth_potions"),
    "serum": ("fulminating",),
}
POTIONS = ("fifth_potions", "sixth_potions", "fulminating")  # parts that add to the draw


def rules(choice: NewGameChoice, seats: int) -> Config:
    """The choice as the rules see it, without the kinds and professors that were chosen."""
    from engine.marbles import Config

    return Config(
        seats=seats,
        simple=choice.simple,
        fulminating=choice.fulminating,
        fifth_potions=choice.fifth_potions,
        sixth_potions=choice.sixth_potions,
        cauldron=choice.cauldron,
        mandragora=choice.mandragora,
    )


def needed(seats: int) -> int:
    """How many kinds are in play (R2.4)."""
    from engine.marbles import KINDS_IN_PLAY

    return KINDS_IN_PLAY[seats]


def is_in(choice: NewGameChoice, part: str) -> bool:
    """Whether a part is in play."""
    return bool(getattr(choice, part))


def is_open(choice: NewGameChoice, box: str) -> bool:
    """Whether anything of a box is in play."""
    return box == "base" or any(is_in(choice, part) for part in BOXES[box])


def barred(choice: NewGameChoice, part: str, seats: int) -> str:
    """The key of why a part, or the simple game, can't be switched now; "" if it can."""
    from engine.marbles import MANY_SEATS

    if seats < MANY_SEATS:
        return ""
    if part == "simple":
        return "newgame.why.simple"
    return "newgame.why.mandragora" if part == "mandragora" and is_in(choice, part) else ""


def flip(choice: NewGameChoice, part: str, seats: int) -> str:
    """Switch a part; the key of what had to change with it, or ""."""
    if barred(choice, part, seats):
        return barred(choice, part, seats)
    return _switch(choice, (part,), not is_in(choice, part), seats)


def flip_box(choice: NewGameChoice, box: str, seats: int) -> str:
    """All of a box in, or all of it out; the key of what had to change with it, or ""."""
    if is_open(choice, box):
        for part in BOXES[box]:
            if barred(choice, part, seats):
                return barred(choice, part, seats)
    return _switch(choice, BOXES[box], not is_open(choice, box), seats)


def _switch(choice: NewGameChoice, parts: tuple[str, ...], on: bool, seats: int) -> str:
    note = ""
    for part in parts:
        setattr(choice, part, int(on) if part == "professors" else on)
    if on and choice.simple:
        if "simple" in parts and any(is_in(choice, part) for part in POTIONS):
            note = "newgame.note.simple"
        elif any(part in POTIONS for part in parts):
            choice.simple = False
            note = "newgame.note.not_simple"
    elif not on and parts == ("cauldron",) and (choice.fifth_potions or choice.professors):
        note = "newgame.note.no_cauldron"
    fitted = settle(choice, seats)
    return note or fitted


def settle(choice: NewGameChoice, seats: int) -> str:
    """Make a choice one that the rules take; the key of what a player should hear of it."""
    from engine.marbles import MANY_SEATS

    note = ""
    if seats >= MANY_SEATS:
        note = "newgame.note.many" if choice.simple else ""
        choice.mandragora, choice.simple = True, False
    if choice.simple:
        for part in POTIONS:
            setattr(choice, part, False)
    if choice.first is not None and choice.first >= seats:
        choice.first = None
    _settle_professors(choice, seats)
    if choice.simple or choice.kinds is None:
        return note
    allowed = rules(choice, seats).candidates()
    chosen = [kind for kind in allowed if kind in choice.kinds]
    chosen += [kind for kind in allowed if kind not in chosen]
    fitting = [kind for kind in allowed if kind in chosen[: needed(seats)]]
    changed = set(fitting) != set(choice.kinds)
    choice.kinds = fitting
    return note or ("newgame.note.kinds" if changed else "")


def _settle_professors(choice: NewGameChoice, seats: int) -> None:
    """Those chosen who may come; if none of them may, one is drawn (R2.9)."""
    from engine.marbles import MOST_PROFESSORS

    if isinstance(choice.professors, int):
        return
    faculty = rules(choice, seats).faculty()
    chosen = [name for name in dict.fromkeys(choice.professors) if name in faculty]
    choice.professors = chosen[:MOST_PROFESSORS] or 1


def marbles(choice: NewGameChoice, seats: int) -> Counter[int]:
    """How many marbles of each colour will be in play, the cauldron's last (R2.2, R2.9)."""
    from engine.marbles import GAME

    config = {part: getattr(choice, part) for part in ("cauldron", "mandragora")}
    state = GAME.new({"seats": seats, **config}, 0)
    return Counter(sorted(b"".join(state.tracks))) + Counter(state.cauldron or b"")
