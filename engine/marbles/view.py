"""What a seat may know of a game (R10): all that lies open, and everything else dealt anew."""

from __future__ import annotations

from ..rng import seeded, shuffled
from .dispenser import SEEN, hidden
from .state import State


def view(state: State, seat: int, seed: int) -> State:
    """A state that agrees with all that is open; hidden marbles and tiles are reshuffled (R10.2).

    Two states that differ in hidden order alone give the same view for the same seed. All seats
    know the same (R10.1), so `seat` changes nothing in this game.
    """
    shown = state.clone()
    rng = seeded(seed, stream=1)
    rng, marbles = shuffled(rng, sorted(m for track in state.tracks for m in track[SEEN:]))
    for t, track in enumerate(state.tracks):
        number = hidden(track)
        shown.tracks[t] = track[:SEEN] + bytes(marbles[:number])
        marbles = marbles[number:]
    rng, tiles = shuffled(rng, sorted(tile for stack in state.stacks for tile in stack[1:]))
    for i, stack in enumerate(state.stacks):
        number = max(0, len(stack) - 1)
        shown.stacks[i] = stack[:1] + bytes(tiles[:number])
        tiles = tiles[number:]
    shown.rng = rng
    return shown


def reveals(before: State, after: State) -> bool:
    """Whether something hidden came to light between two states (R10.3), or time was called.

    A Scolding alone tells of O'Clockitt's clock (R8.4), which no undo turns back.
    """
    return (
        before.rng != after.rng
        or before.scoldings != after.scoldings
        or any(
            hidden(old) > hidden(new) for old, new in zip(before.tracks, after.tracks, strict=True)
        )
        or any(
            len(old) > len(new) > 0 for old, new in zip(before.stacks, after.stacks, strict=True)
        )
    )
