"""Marbles and holes: what may be placed where, and what completion does (R5, R9.3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..game import Action, Event
from .actions import PLACE
from .colours import ALL, BASE, ECTOPLASM, EMPTY, LEAF
from .content import EMPTY_FILL, TILES
from .dispenser import drop
from .events import Completed, Dropped, Placed
from .hooks import faculty
from .state import Brew, State

POOL: Final = 3  # marbles a pool holds (R1.3)
SLOTS: Final = 2  # potions brewed at a time (R5.7)


class Layer:
    """One layer of a tile being brewed, looked at to decide what may join it."""

    __slots__ = ("colour", "filled", "leafy", "number", "start")

    def __init__(self, number: int, colour: int, start: int, filled: bytes) -> None:
        self.number = number
        self.colour = colour
        self.start = start
        self.filled = filled
        self.leafy = LEAF in filled

    @property
    def open(self) -> bool:
        """Whether a hole is empty."""
        return EMPTY in self.filled

    @property
    def undecided(self) -> bool:
        """Whether it may still become a leaf layer: only wilds lie in it (R9.3)."""
        return all(m in (EMPTY, ECTOPLASM) for m in self.filled)


def layers(brew: Brew) -> list[Layer]:
    """The layers of a tile, bottom to top."""
    found = []
    start = 0
    for number, (colour, holes) in enumerate(TILES[brew.tile].layers):
        found.append(Layer(number, colour, start, brew.filled[start : start + holes]))
        start += holes
    return found


def accepts(tile_layers: list[Layer], layer: Layer, marble: int, joy: bool = False) -> bool:
    """Whether a marble may go into a layer (R5.1, R9.3); `joy` under Prismatic Joy (R6.3)."""
    if not layer.open:
        return False
    if marble == ECTOPLASM:
        return True
    if marble == LEAF:
        taken = any(other.leafy and other is not layer for other in tile_layers)
        return layer.leafy or (layer.undecided and not taken)
    if layer.leafy:
        return False
    return joy or marble == layer.colour


@lru_cache(maxsize=1 << 14)
def _rooms(brew: Brew, joy: bool) -> tuple[tuple[int, ...], ...]:
    """For each colour the layers that accept it; a search asks it again and again."""
    found = layers(brew)
    return tuple([tuple([a.number for a in found if accepts(found, a, c, joy)]) for c in ALL])


def placements(state: State, seat: int, joy: bool = False) -> list[Action]:
    """Every legal `place` of the hand's marbles (R5.1); none while drawing for a tie (R7.6)."""
    options: list[Action] = []
    if not state.hand or state.tied:
        return options
    held = [c for c in ALL if c in state.hand]
    for slot, brew in enumerate(state.brewing[seat]):
        rooms = _rooms(brew, joy)
        for marble in held:
            for layer in rooms[state.varnish[marble]]:
                named = joy or marble not in BASE
                options.append(PLACE[slot][marble][layer + 1 if named else 0])
    return options


def place(state: State, seat: int, action: Action, out: list[Event] | None) -> None:
    """Put a marble of the hand into its hole; the tile may be completed by it (R5.6)."""
    _, slot, marble, named = action
    brew = state.brewing[seat][slot]
    for layer in layers(brew):
        if layer.number == named - 1 or (not named and layer.colour == state.varnish[marble]):
            break
    hole = layer.filled.index(EMPTY)
    at = layer.start + hole
    filled = brew.filled[:at] + bytes((marble,)) + brew.filled[at + 1 :]
    state.lose(marble)
    tiles = list(state.brewing[seat])
    tiles[slot] = Brew(brew.tile, filled, brew.marked)
    state.brewing[seat] = tuple(tiles)
    if out is not None:
        out.append(Placed(seat, slot, layer.number, hole, marble))
    for professor in faculty(state):
        if professor.on_place:
            professor.on_place(state, seat, slot, layer.number, out)
    if EMPTY not in filled:
        _complete(state, seat, slot, out)


def _complete(state: State, seat: int, slot: int, out: list[Event] | None) -> None:
    tiles = state.brewing[seat]
    brew = tiles[slot]
    state.brewing[seat] = tiles[:slot] + tiles[slot + 1 :]
    state.completed[seat] += bytes((brew.tile,))
    if out is not None:
        out.append(Completed(seat, slot, brew.tile, brew.filled))
    for professor in faculty(state):
        if professor.on_complete:
            professor.on_complete(state, seat, brew, out)
    give_back(state, brew.filled, out)


def give_back(state: State, marbles: bytes, out: list[Event] | None) -> None:
    """Marbles drop through the lid one by one (R4.7)."""
    for marble in marbles:
        state.rng, track = drop(state.tracks, marble, state.capacity, state.rng)
        if out is not None:
            out.append(Dropped(track, marble))


def new_brew(tile: int) -> Brew:
    """A tile with every hole empty."""
    return Brew(tile, EMPTY_FILL[tile])


@lru_cache(maxsize=1 << 14)
def open_holes(brew: Brew) -> tuple[int, ...]:
    """How many holes of each base colour are open for their own colour."""
    found = [0] * len(BASE)
    for layer in layers(brew):
        if not layer.leafy:
            found[layer.colour] += layer.filled.count(EMPTY)
    return tuple(found)


def fitting(state: State, seat: int) -> bytes:
    """The marbles of the hand that have a hole of their own colour open, a hole each (R5.4).

    Under Chameleonic Varnish their colour is what they count as.
    """
    left = [0] * len(ALL)
    for brew in state.brewing[seat]:
        for colour, holes in enumerate(open_holes(brew)):
            left[colour] += holes
    fits = []
    for marble in state.hand:
        acts = state.varnish[marble]
        if left[acts]:
            left[acts] -= 1
            fits.append(marble)
    return bytes(fits)
