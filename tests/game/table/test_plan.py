"""What a haul would fill, and which placements go without saying."""

from engine import marbles
from game.table import plan, tiles
from game.table.mirror import EMPTY

BLUE, BLACK, RED, YELLOW = 1, 2, 0, 3


def brew_of(kind: str, holes: int) -> marbles.Brew:
    """An empty tile of a kind and size."""
    for number, tile in enumerate(marbles.TILES):
        if tile.kind == kind and len(tiles.hole_colours(number)) == holes:
            return marbles.Brew(number, bytes([EMPTY] * holes))
    raise LookupError(kind)


def test_a_haul_fills_what_it_fits() -> None:
    brew = brew_of("sands_of_time", 4)  # two black, two yellow
    found = plan.gains([brew], held=[BLACK], haul=[BLACK, YELLOW, YELLOW, RED])
    assert len(found) == 1
    assert len(found[0].holes) == 3
    assert found[0].completes


def test_the_order_that_finishes_more_is_taken() -> None:
    large, small = brew_of("sands_of_time", 6), brew_of("sands_of_time", 4)
    found = plan.gains([large, small], held=[], haul=[BLACK, BLACK, YELLOW, YELLOW])
    assert [gain.tile for gain in found if gain.completes] == [small.tile]


def test_a_haul_that_fits_nothing_gains_nothing() -> None:
    assert plan.gains([brew_of("sands_of_time", 4)], held=[], haul=[RED, BLUE]) == []


def test_obvious_places_are_legal() -> None:
    state = marbles.GAME.new({"seats": 2, "draft": False, "first": 0}, 3)
    state.hand = bytes([RED, BLUE, BLACK, YELLOW])
    options = marbles.GAME.decision(state).options
    action = plan.obvious(state, options)
    assert action is None or action in options
    for colour in range(4):
        best = plan.best_place(state, options, colour)
        assert best is None or (best in options and best.b == colour)
