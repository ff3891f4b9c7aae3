"""Small questions that a screen asks of a state and the rules answer."""

from __future__ import annotations

from ..game import Action
from . import dispenser
from .actions import Verb
from .content import KINDS
from .dispenser import Preview
from .hooks import faculty
from .programs import NAMES, lacks, step_of, usable
from .state import State
from .steps import ChooseMarbles, Spot, spots


def preview(state: State, track: int, row: int) -> Preview:
    """What a player may be told of a pick before it (R4.5)."""
    return dispenser.preview(state.tracks[track], row)


def power_in_use(state: State) -> str:
    """The kind whose power asks now; empty outside a power."""
    name = NAMES[state.frames[-1].program] if state.frames else ""
    return name if name in KINDS else ""


def chosen(state: State) -> tuple[Spot, ...]:
    """The marbles marked so far by the power or help under way, in order."""
    if not state.frames or state.over:
        return ()
    frame = state.frames[-1]
    return spots(frame) if isinstance(step_of(frame), ChooseMarbles) else ()


def why_not_drink(state: State, tile: int) -> str:
    """What keeps the active player from drinking a tile, as the key of a sentence (R6)."""
    if tile not in state.completed[state.seat]:
        return "not_yours"
    if tile in state.drunk[state.seat]:
        return "drunk_already"
    if NAMES[state.frames[-1].program] not in ("turn", "tie"):
        return "power_in_use"
    return "" if usable(state, state.seat, tile) else lacks(tile)


def rival_in_question(state: State) -> int | None:
    """The rival whose pool the marble asked for now comes from or goes to, if it is settled."""
    if state.over or not state.frames:
        return None
    step, frame = step_of(state.frames[-1]), state.frames[-1]
    return step.rival(state, frame)


def professor_in_use(state: State, action: Action | None = None) -> str:
    """The professor whose rule asks now, or whose rule an action makes use of; empty for none.

    Who declines an offer makes no use of the rule.
    """
    if state.over or not state.frames:
        return ""
    name, seat = NAMES[state.frames[-1].program], state.frames[-1].seat
    for professor in faculty(state):
        if professor.id == name:
            return "" if action is not None and action.verb == Verb.STOP else name
        hooks = [professor.turn_options, professor.interrupts]
        if action is not None and action.verb == Verb.DRINK:
            hooks = [professor.help_options if name == "help" else None]
        if any(action in hook(state, seat) for hook in hooks if hook):
            return professor.id
    return ""


def timekeeper(state: State) -> tuple[str, int]:
    """The professor with a clock and the seconds that it gives a turn (R8.4); "" and 0 for none."""
    return next(((p.id, p.seconds) for p in faculty(state) if p.seconds), ("", 0))
