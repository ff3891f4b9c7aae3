"""The cabinet on the left: what the other players brew, hold and have finished."""

from __future__ import annotations

from collections.abc import Callable

from game.seats import Seat
from game.table import desk, layout, tiles
from game.table.layout import Niche
from game.table.mirror import points
from game.table.stage import Stage
from game.theme import SEATS
from game.ui.canvas import Canvas


def cabinet(canvas: Canvas, stage: Stage, seats: list[Seat]) -> None:
    """The cabinet with its niches, empty."""
    rivals = stage.seating.rivals
    canvas.image(f"cabinet_{len(rivals)}", *layout.CABINET)
    suffix = "" if len(rivals) == 3 else f"_{len(rivals)}"
    for seat in rivals:
        niche = stage.seating.niche(seat)
        if niche is not None:
            canvas.image(f"niche_{seats[seat].colour}{suffix}", *niche.frame)


def painter(stage: Stage, owner: Seat, seat: int, niche: Niche) -> Callable[[Canvas], None]:
    """What draws the things of a seat in its niche."""
    return lambda canvas: _niche(canvas, stage, owner, seat, niche)


def _niche(canvas: Canvas, stage: Stage, owner: Seat, seat: int, niche: Niche) -> None:
    active = stage.active == seat and not stage.table.over
    if active:
        canvas.rect(*niche.frame, SEATS[owner.colour], radius=10, line=5)
    canvas.image("objects/pool_flask", *niche.pool)
    desk.empty_pool(canvas, niche.pool)
    shelf = niche.shelf
    canvas.rect(shelf.x, shelf.y, shelf.w, shelf.h, (122, 74, 38), radius=3)
    canvas.rect(shelf.x, shelf.y, shelf.w, 2.5, (196, 142, 84), radius=1)
    desk.bottles(canvas, stage, seat)
    for place, tile in enumerate(stage.places[seat]):
        box = niche.tiles[place]
        if tile is None or tile in stage.hidden_tiles:
            canvas.image("potions/empty_place", *box)
        else:
            tiles.draw_tile(canvas, tile, box, stage.holes_of(tile), hidden=stage.hidden_in(tile))
            if stage.marked(tile):
                tiles.mark(canvas, box)
    desk.portrait(canvas, owner, niche.portrait, glows=active, mood=stage.faces.mood(seat))
    desk.score(canvas, points(stage.table.desks[seat]), niche.score)
    desk.label(canvas, owner.name, niche.plate, niche.plate.h * 0.58)
    desk.tokens(canvas, stage, seat)


def live(canvas: Canvas, stage: Stage) -> None:
    """The marbles of the opponents; the hand shows on a strip while it is their turn."""
    for seat in stage.seating.rivals:
        niche = stage.seating.niche(seat)
        if niche is not None and stage.hands[seat]:
            canvas.rect(*niche.hand, (20, 10, 28), radius=niche.hand.h / 2, alpha=205)
        desk.beads(canvas, stage, seat)
