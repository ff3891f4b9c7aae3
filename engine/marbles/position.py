"""Positions of loose fields made whole, and those refused that could never have come about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..game import BadInput
from .brewing import SLOTS
from .content import TILES
from .programs import NAMES, PROGRAMS, start, step_of
from .state import State
from .turn import drafter

COURSES = ("draft", "turn", "tie")  # the programs that lie under all others


def reconcile(state: State, given: Mapping[str, Any]) -> None:
    """Make a position of loose fields whole: no tile twice, a frame to go on from, one supply."""
    if "frames" not in given:
        _stand_at_turn(state, given)
    _lift_duplicates(state, given)
    in_turn = any(NAMES[f.program] == "turn" and f.step == 0 for f in state.frames)
    if in_turn and state.pools[state.seat]:
        state.gain(state.pools[state.seat])
        state.pools[state.seat] = b""
    if not state.over:
        _check_frames(state)


def _check_frames(state: State) -> None:
    """What is under way could have come about: else a later step would stumble over it."""
    names = [NAMES[frame.program] for frame in state.frames]
    if not names or names[0] not in COURSES or set(names[1:]) & set(COURSES):
        raise BadInput(f"'frames' must begin with one of {', '.join(COURSES)} and have no other.")
    course, top = state.frames[0], state.frames[-1]
    if course.seat != state.seat:
        raise BadInput(f"'frames' asks seat {course.seat}, but it is the turn of {state.seat}.")
    for frame in state.frames:
        if frame.step == len(PROGRAMS[frame.program]) and frame in (course, top):
            raise BadInput("'frames' holds a step that is over already.")
        if frame.mem and (frame is not top or not step_of(frame).recalls(state, frame)):
            raise BadInput(f"'frames' remembers {list(frame.mem)}, which can't have been chosen.")
    drawing = state.tied[len(state.drawn) : len(state.drawn) + 1]
    if names[0] == "tie" and drawing != bytes((state.seat,)):
        raise BadInput("'tied' and 'drawn' do not lead to the tie-break in 'frames'.")
    if names[0] == "draft":
        _check_draft(state)


def _check_draft(state: State) -> None:
    taken = sum(len(brews) for brews in state.brewing)
    drafters = [drafter(state, n) for n in range(SLOTS * state.seats)]
    expected = [drafters[:taken].count(seat) for seat in range(state.seats)]
    left = len(drafters) - taken
    if [len(b) for b in state.brewing] != expected or left < 1 or left != len(state.starters):
        raise BadInput("The starters on offer and on the desks are not those of a draft.")
    if drafters[taken] != state.seat:
        raise BadInput(f"In this draft it is the turn of seat {drafters[taken]}.")


def _stand_at_turn(state: State, given: Mapping[str, Any]) -> None:
    """Without frames the position is the middle of a turn, unless a draft simply goes on."""
    in_draft = bool(state.frames) and NAMES[state.frames[0].program] == "draft"
    if in_draft and state.starters and not {"desks", "hand", "turn"} & set(given):
        return
    state.frames = []
    start(state, "turn", state.seat)
    if "tied" not in given:
        state.tied, state.drawn = b"", ()


def _lift_duplicates(state: State, given: Mapping[str, Any]) -> None:
    """Each tile exists once: where it was just put counts, its old place loses it."""
    desks = [b.tile for brews in state.brewing for b in brews]
    desks += [tile for done in state.completed for tile in done]
    piles = [tile for stack in state.stacks for tile in stack] + list(state.starters)
    for where, tiles in (("desks", desks), ("stacks and starters", piles)):
        twice = [tile for tile in tiles if tiles.count(tile) > 1]
        if twice:
            raise BadInput(f"The tile {TILES[twice[0]].id!r} lies in {where} twice.")
    both = set(desks) & set(piles)
    if both and "desks" in given and {"stacks", "starters"} & set(given):
        tile = TILES[min(both)].id
        raise BadInput(f"The tile {tile!r} lies on a desk and on a stack.")
    if "desks" in given:
        state.stacks = [bytes(t for t in stack if t not in both) for stack in state.stacks]
        state.starters = bytes(t for t in state.starters if t not in both)
    elif both:
        for seat in range(state.seats):
            state.brewing[seat] = tuple(b for b in state.brewing[seat] if b.tile not in both)
            state.completed[seat] = bytes(t for t in state.completed[seat] if t not in both)
            state.drunk[seat] = bytes(t for t in state.drunk[seat] if t not in both)
