"""The large desk. `rest` draws what lies still, `live` what may move."""

from __future__ import annotations

from game.seats import Seat
from game.table import layout, tiles
from game.table.layout import Box, Spot
from game.table.mirror import points
from game.table.stage import Stage
from game.text import n, t
from game.theme import Colour
from game.ui.canvas import Canvas

SHADE: Colour = (24, 10, 30)


def mat(canvas: Canvas, owner: Seat) -> None:
    """The desk itself."""
    canvas.image(f"desk_{owner.colour}", *layout.DESK)


def rest(canvas: Canvas, stage: Stage, seats: list[Seat]) -> None:
    """The owner, the rack and what stands on it."""
    seat = stage.seating.view
    owner, desk = seats[seat], stage.table.desks[seat]
    canvas.panel("widgets/plate", *layout.DESK_PLATE)
    line = t("table.your_turn") if stage.active == seat and not stage.table.over else ""
    box = layout.DESK_PLATE
    canvas.text(
        owner.name,
        box.cx + 8,
        box.cy - (9 if line else 0),
        28,
        font="head_bold",
        align="center",
        middle=True,
        width=box.w - 100,
        shadow=SHADE,
    )
    if line:
        canvas.text(
            line, box.cx + 8, box.cy + 15, 18, font="text_bold", align="center", middle=True
        )
    mood = stage.faces.mood(seat)
    portrait(canvas, owner, layout.DESK_PORTRAIT, glows=stage.active == seat, mood=mood)
    score(canvas, points(desk), layout.DESK_SCORE)
    for place in range(len(layout.DESK_TILES)):
        if stage.places[seat][place] is None:
            canvas.image("potions/empty_place", *layout.DESK_TILES[place])
    canvas.image("objects/pool_flask", *layout.DESK_POOL)
    empty_pool(canvas, layout.DESK_POOL)
    label(canvas, t("table.pool"), layout.POOL_PLATE)
    canvas.image("objects/hand_tray", *layout.TRAY)
    bottles(canvas, stage, seat)
    tokens(canvas, stage, seat)


def portrait(
    canvas: Canvas, seat: Seat, spot: Spot, *, glows: bool = False, mood: str = ""
) -> None:
    """A face on the disc of its seat; a ring of gold for whose turn it is."""
    if glows:
        canvas.image_at("objects/glow", spot.x, spot.y, spot.d * 1.7, spot.d * 1.7, alpha=190)
    canvas.image_at(f"portraits/disc_{seat.colour}", spot.x, spot.y, spot.d, spot.d)
    look = "face" if spot.d <= 60 else mood
    name = f"portraits/{seat.avatar}_{look}" if look else f"portraits/{seat.avatar}"
    canvas.image_at(name, spot.x, spot.y, spot.d * 0.94, spot.d * 0.94)
    if glows:
        canvas.image_at("portraits/ring_gold", spot.x, spot.y, spot.d, spot.d)


def score(canvas: Canvas, number: int, spot: Spot) -> None:
    """The running score on its wax seal."""
    canvas.image_at("objects/seal_score", spot.x, spot.y, spot.d, spot.d)
    canvas.text(
        str(number),
        spot.x,
        spot.y - spot.d * 0.01,
        spot.d * 0.42,
        font="head_bold",
        align="center",
        middle=True,
        shadow=(90, 10, 24),
    )


def label(canvas: Canvas, words: str, box: Box, size: float = 19) -> None:
    """A small name plate."""
    canvas.panel("widgets/plate", *box)
    canvas.text(
        words,
        box.cx,
        box.cy,
        size,
        font="head_bold",
        align="center",
        middle=True,
        width=box.w - 18,
    )


def empty_pool(canvas: Canvas, flask: Box) -> None:
    """The three places of a pool."""
    for i in range(layout.POOL):
        spot = layout.pool_slot(flask, i)
        canvas.image_at("marbles/empty", spot.x, spot.y, spot.d, spot.d)


def bottles(canvas: Canvas, stage: Stage, seat: int) -> None:
    """The completed potions of a seat: bright, or grey once they are drunk."""
    desk = stage.table.desks[seat]
    number = len(desk.completed)
    for i, tile in enumerate(desk.completed):
        if tile not in stage.hidden_bottles:
            look = "drunk" if tile in desk.drunk else ""
            tiles.draw_bottle(canvas, tile, stage.seating.bottle(seat, i, number), look)


def tokens(canvas: Canvas, stage: Stage, seat: int) -> None:
    """Skill tokens and Little Help tokens, each with its number."""
    desk = stage.table.desks[seat]
    if desk.skills:
        spot = stage.seating.skills(seat)
        canvas.image_at("objects/medal_skill", spot.x, spot.y, spot.d, spot.d)
        if desk.skills > 1:
            _count(canvas, desk.skills, spot)
    if desk.helps:
        spot = stage.seating.helps(seat)
        canvas.image_at("objects/token_help", spot.x, spot.y, spot.d, spot.d)
        canvas.text(
            f"−{2 * desk.helps}",
            spot.x,
            spot.y,
            spot.d * 0.42,
            font="head_bold",
            align="center",
            middle=True,
        )

    _signed(canvas, "reward", desk.rewards, stage.seating.rewards(seat))
    _signed(canvas, "scolding", -desk.scoldings, stage.seating.scoldings(seat))


def _signed(canvas: Canvas, name: str, points: int, spot: Spot) -> None:
    """Tokens of a professor or the cauldron, with what they are worth together."""
    if not points:
        return
    canvas.image_at(f"objects/token_{name}", spot.x, spot.y, spot.d, spot.d)
    canvas.text(
        f"+{points}" if points > 0 else f"−{-points}",
        spot.x - spot.d * 0.05,
        spot.y + spot.d * 0.05,
        spot.d * 0.44,
        font="head_bold",
        align="center",
        middle=True,
        shadow=SHADE,
    )


def _count(canvas: Canvas, number: int, spot: Spot) -> None:
    x, y, d = spot.x + spot.d * 0.34, spot.y + spot.d * 0.34, spot.d * 0.46
    canvas.image_at("objects/number_disc", x, y, d, d)
    canvas.text(str(number), x, y, d * 0.62, font="head_bold", align="center", middle=True)


def live(canvas: Canvas, stage: Stage) -> None:
    """The two large potions, whose liquid rises, and the number of marbles held."""
    seat = stage.seating.view
    for place, tile in enumerate(stage.places[seat]):
        if tile is not None and tile not in stage.hidden_tiles:
            tiles.draw_tile(
                canvas,
                tile,
                layout.DESK_TILES[place],
                stage.holes_of(tile),
                hidden=stage.hidden_in(tile),
                level=stage.levels.get(tile),
            )
            if stage.table.leaves:
                tiles.mark_leaves(canvas, tile, layout.DESK_TILES[place], stage.holes_of(tile))
            if stage.marked(tile):
                tiles.mark(canvas, layout.DESK_TILES[place])
    held = len(stage.hands[seat])
    label(canvas, n("table.in_hand", held), layout.TRAY_PLATE, 18)


def beads(canvas: Canvas, stage: Stage, seat: int) -> None:
    """The marbles in pool and hand; the flask's glass lies over its marbles."""
    for bead in stage.pools[seat]:
        if not bead.flying:
            canvas.marble(bead.colour, bead.x, bead.y, bead.d)
    canvas.image("objects/pool_flask_front", *stage.seating.flask(seat))
    for bead in stage.hands[seat]:
        if not bead.flying:
            canvas.marble(bead.colour, bead.x, bead.y, bead.d)
