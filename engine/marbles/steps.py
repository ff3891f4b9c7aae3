"""The vocabulary that programs are made of: steps that ask one thing each, and their filters.

A step has no state of its own. What it needs to remember lies in its frame, so that a game can be
saved, copied or undone in the very middle of a power. A program is a tuple of steps; its frame
leaves the stack after the last one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from ..game import Action, Event
from .actions import RIVAL, STOP, TAKE, Verb
from .brewing import give_back, place, placements
from .colours import BASE, ECTOPLASM, LEAF
from .dispenser import REACH, TRACKS
from .events import Chose, Lifted, Stole, Took
from .state import Frame, State

Spot: TypeAlias = tuple[int, int]  # track, row
Filter: TypeAlias = Callable[[State, Sequence[Spot]], list[Spot]]


class Step:
    """One question of a program. The defaults fit a step that is always worth asking."""

    asks = ""
    lacks = "nothing_to_choose"  # why it can't be begun, as the key of a sentence

    def possible(self, state: State, seat: int) -> bool:
        """Whether a program may begin with this step now (R6: nothing is wasted or locked)."""
        raise NotImplementedError

    def pending(self, state: State, frame: Frame) -> bool:
        """Whether there is anything to ask; otherwise `leave` is called at once."""
        return True

    def options(self, state: State, frame: Frame) -> list[Action]:
        """Every legal answer."""
        raise NotImplementedError

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        """Carry out an answer; `frame` is on top of the stack."""
        raise NotImplementedError

    def rival(self, state: State, frame: Frame) -> int | None:
        """The rival that the question is about, where it is about one."""
        return None

    def leave(self, state: State, frame: Frame, out: list[Event] | None) -> None:
        """There is nothing to ask (any more): go on to the next step."""
        advance(state)

    def recalls(self, state: State, frame: Frame) -> bool:
        """Whether what the frame remembers could have been chosen; asked of loaded states."""
        return False


def advance(state: State, *mem: int) -> None:
    """The top frame goes to its next step, which finds `mem`; `settle` drops it after the last."""
    frame = state.frames[-1]
    state.frames[-1] = Frame(frame.program, frame.step + 1, frame.seat, mem)


def remember(state: State, *mem: int) -> None:
    """The top frame keeps these ints until its step is over."""
    frame = state.frames[-1]
    state.frames[-1] = Frame(frame.program, frame.step, frame.seat, mem)


class ChooseMarbles(Step):
    """Mark `least` to `most` marbles of the dispenser one by one; then all of them leave at once.

    `reach` says which marbles may be added to those chosen. Rows are those of the tracks as they
    lay when the step began. Where only `stop` would be left the step ends by itself.
    """

    asks = "take"
    lacks = "no_marbles"

    def __init__(
        self,
        reach: Filter,
        least: int = 1,
        most: int = 1,
        lacks: str = "",
        may_stop: bool = True,
    ) -> None:
        self.reach = reach
        self.least = least
        self.most = most
        self.lacks = lacks or self.lacks
        self.may_stop = may_stop  # whether fewer than `most` will do where more could be added

    def possible(self, state: State, seat: int) -> bool:
        return self._reaches_least(state, ())

    def options(self, state: State, frame: Frame) -> list[Action]:
        chosen = spots(frame)
        actions = [TAKE[t][r] for t, r in self._addable(state, chosen)]
        if self.may_stop and len(chosen) >= self.least:
            actions.append(STOP)
        return actions

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        if action.verb == Verb.TAKE:
            chosen = self.mark(state, frame, action, out)
            if len(chosen) < self.most and self._addable(state, chosen):
                return
        else:
            chosen = spots(frame)
        self.collect(state, frame.seat, chosen, out)
        advance(state)

    def mark(
        self, state: State, frame: Frame, action: Action, out: list[Event] | None
    ) -> tuple[Spot, ...]:
        """Add one marble to those chosen, which are given back."""
        chosen = (*spots(frame), (action.a, action.b))
        remember(state, *(t * REACH + r for t, r in chosen))
        if out is not None:
            out.append(Chose(frame.seat, action.a, action.b))
        return chosen

    def recalls(self, state: State, frame: Frame) -> bool:
        chosen = spots(frame)
        told = all(s in self._addable(state, chosen[:i]) for i, s in enumerate(chosen))
        return told and len(chosen) < self.most

    def collect(
        self, state: State, seat: int, chosen: Sequence[Spot], out: list[Event] | None
    ) -> None:
        """The chosen marbles go to the hand; nothing explodes (R4.6)."""
        state.gain(bytes(lift(state, seat, chosen, Took, out)))

    def _addable(self, state: State, chosen: Sequence[Spot]) -> list[Spot]:
        found = self.reach(state, chosen)
        if len(chosen) + 1 >= self.least:
            return found
        return [spot for spot in found if self._reaches_least(state, (*chosen, spot))]

    def _reaches_least(self, state: State, chosen: Sequence[Spot]) -> bool:
        if len(chosen) >= self.least:
            return True
        return any(self._reaches_least(state, (*chosen, s)) for s in self.reach(state, chosen))


class ReturnMarbles(ChooseMarbles):
    """Mark marbles of the dispenser likewise; they go back through the lid in the order chosen."""

    asks = "return"

    def collect(
        self, state: State, seat: int, chosen: Sequence[Spot], out: list[Event] | None
    ) -> None:
        """The chosen marbles are lifted out, then dropped one by one (R4.7)."""
        give_back(state, bytes(lift(state, seat, chosen, Lifted, out)), out)


class RobPool(Step):
    """Choose a rival and take all marbles of its pool."""

    asks = "rival"
    lacks = "no_rival_pool"

    def possible(self, state: State, seat: int) -> bool:
        return any(state.pools[rival] for rival in state.rivals(seat))

    def options(self, state: State, frame: Frame) -> list[Action]:
        return [RIVAL[rival] for rival in state.rivals(frame.seat) if state.pools[rival]]

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        marbles = state.pools[action.a]
        state.pools[action.a] = b""
        state.gain(marbles)
        if out is not None:
            out.append(Stole(frame.seat, action.a, marbles))
        advance(state)


class PlaceAnywhere(Step):
    """Put up to `most` marbles of the hand into any empty holes, whatever their colours (R6.3)."""

    asks = "place"
    lacks = "nothing_to_place"

    def __init__(self, most: int) -> None:
        self.most = most

    def possible(self, state: State, seat: int) -> bool:
        return bool(placements(state, seat, joy=True))

    def options(self, state: State, frame: Frame) -> list[Action]:
        actions = placements(state, frame.seat, joy=True)
        return [*actions, STOP] if frame.mem else actions

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        if action.verb == Verb.STOP:
            advance(state)
            return
        place(state, frame.seat, action, out)
        placed = len(frame.mem) + 1
        remember(state, *range(placed))
        if placed == self.most or not placements(state, frame.seat, joy=True):
            advance(state)

    def recalls(self, state: State, frame: Frame) -> bool:
        return len(frame.mem) < self.most and frame.mem == tuple(range(len(frame.mem)))


def steal(state: State, seat: int, rival: int, marble: int, out: list[Event] | None) -> None:
    """One marble leaves a rival's pool; where it goes is the caller's matter."""
    pool = state.pools[rival]
    at = pool.index(marble)
    state.pools[rival] = pool[:at] + pool[at + 1 :]
    if out is not None:
        out.append(Stole(seat, rival, bytes((marble,))))


def spots(frame: Frame) -> tuple[Spot, ...]:
    """The marbles that a `ChooseMarbles` frame remembers."""
    return tuple(divmod(m, REACH) for m in frame.mem)


def lift(
    state: State,
    seat: int,
    chosen: Sequence[Spot],
    event: type[Took] | type[Lifted],
    out: list[Event] | None,
) -> list[int]:
    """Take marbles out of their tracks; their colours in the order chosen.

    Events come from the top of each track down, so that every row is true when it is told.
    """
    colours = [state.tracks[t][r] for t, r in chosen]
    for t, r in sorted(chosen, reverse=True):
        track = state.tracks[t]
        state.tracks[t] = track[:r] + track[r + 1 :]
        if out is not None:
            out.append(event(seat, t, r, track[r]))
    return colours


# Filters: which marbles may be added to those chosen so far.


def anywhere(state: State, chosen: Sequence[Spot]) -> list[Spot]:
    """Any marble in rows 0-7 that is not chosen yet (R1.2)."""
    every: list[Spot] = []
    for reachable, track in zip(_SPOTS, state.tracks, strict=True):
        every += reachable[: len(track)]
    return [spot for spot in every if spot not in chosen] if chosen else every


def adjacent(state: State, chosen: Sequence[Spot]) -> list[Spot]:
    """A marble that touches the chosen stretch of one track, above or below."""
    if not chosen:
        return anywhere(state, chosen)
    track = chosen[0][0]
    rows = [r for _, r in chosen]
    top = min(REACH, len(state.tracks[track]))
    return [(track, r) for r in (min(rows) - 1, max(rows) + 1) if 0 <= r < top]


def adjacent_of_one_colour(state: State, chosen: Sequence[Spot]) -> list[Spot]:
    """A neighbour of the chosen stretch with its colour; a wild has any one (R6.2)."""
    return _of_their_colour(state, chosen, adjacent(state, chosen))


def adjacent_of_other_colour(state: State, chosen: Sequence[Spot]) -> list[Spot]:
    """A neighbour of the chosen marble with another colour; a wild always differs (R6.2)."""
    colours = [colour_at(state, spot) for spot in chosen if colour_at(state, spot) != ECTOPLASM]
    return [s for s in adjacent(state, chosen) if colour_at(state, s) not in colours]


def lowest_of_each_colour(state: State, chosen: Sequence[Spot]) -> list[Spot]:
    """A marble of row 0 in a track not used yet, of a colour not taken yet (wilds: any left)."""
    found = []
    used = {t for t, _ in chosen}
    for track in range(TRACKS):
        spot = (track, 0)
        if track not in used and state.tracks[track] and _all_differ(state, (*chosen, spot)):
            found.append(spot)
    return found


def same_colour_in_one_track(state: State, chosen: Sequence[Spot]) -> list[Spot]:
    """A marble of the chosen track and colour, wherever it lies in rows 0-7."""
    return _of_their_colour(state, chosen, of_one_track(state, chosen))


def of_one_track(state: State, chosen: Sequence[Spot]) -> list[Spot]:
    """Any marble of the chosen track in rows 0-7."""
    free = anywhere(state, chosen)
    return [spot for spot in free if spot[0] == chosen[0][0]] if chosen else free


def side_by_side_of_one_colour(state: State, chosen: Sequence[Spot]) -> list[Spot]:
    """A marble of the chosen row and colour in a track next to those chosen (wilds have any)."""
    free = anywhere(state, chosen)
    if chosen:
        tracks = [t for t, _ in chosen]
        ends = (min(tracks) - 1, max(tracks) + 1)
        free = [spot for spot in free if spot[0] in ends and spot[1] == chosen[0][1]]
    return _of_their_colour(state, chosen, free)


def colour_at(state: State, spot: Spot) -> int:
    """The colour that lies at a spot."""
    return state.tracks[spot[0]][spot[1]]


def _of_their_colour(state: State, chosen: Sequence[Spot], free: list[Spot]) -> list[Spot]:
    """Those of `free` that have the one colour of the chosen; wilds have every colour."""
    for spot in chosen:
        colour = colour_at(state, spot)
        if colour != ECTOPLASM:
            return [s for s in free if colour_at(state, s) in (colour, ECTOPLASM)]
    return free


def _all_differ(state: State, chosen: Sequence[Spot]) -> bool:
    colours = [colour_at(state, s) for s in chosen]
    real = [c for c in colours if c != ECTOPLASM]
    in_play = len(BASE) + any(LEAF in track for track in state.tracks)
    return len(set(real)) == len(real) and len(colours) <= in_play


_SPOTS: Final = tuple(tuple((t, r) for r in range(REACH)) for t in range(TRACKS))
