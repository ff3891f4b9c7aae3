"""Gravitha Tidygall (R8.4): a tile filled out of order brings 1 Scolding when completed."""

from ..brewing import layers
from ..events import Marked
from ..hooks import Out, Professor, scold
from ..state import Brew, State


def _on_place(state: State, seat: int, slot: int, layer: int, out: Out) -> None:
    brew = state.brewing[seat][slot]
    if brew.marked or not any(lower.open for lower in layers(brew)[:layer]):
        return
    tiles = list(state.brewing[seat])
    tiles[slot] = brew._replace(marked=True)
    state.brewing[seat] = tuple(tiles)
    if out is not None:
        out.append(Marked(seat, slot, PROFESSOR.id))


def _on_complete(state: State, seat: int, brew: Brew, out: Out) -> None:
    if brew.marked:
        scold(state, seat, PROFESSOR.id, out)


PROFESSOR: Professor = Professor("gravitha_tidygall", on_place=_on_place, on_complete=_on_complete)
