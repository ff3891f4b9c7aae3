"""The little pictures under the rules; each is drawn about the middle of the space it has."""

from __future__ import annotations

from collections.abc import Callable

from .. import seats as seating
from ..table.layout import Box
from ..table.tiles import draw_bottle, draw_tile
from ..text import t
from ..theme import INK, SOFT_INK
from .canvas import Canvas
from .portrait import portrait

EMPTY = 6
LEAF = 5
KEYS = ("Tab", "A", "H", "U", "R", "M")


def _tile(kind: str) -> int:
    """The first tile of a kind with three layers, which shows most."""
    from engine.marbles import TILES

    found = [i for i, tile in enumerate(TILES) if tile.kind == kind]
    return next((i for i in found if len(TILES[i].layers) == 3), found[0])


def _goal(canvas: Canvas, cx: float, cy: float) -> None:
    kinds = ("wisdom", "blind_love", "sands_of_time", "abyssal_draft", "prismatic_joy")
    for i, kind in enumerate(kinds):
        left = cx + (i - 2) * 150 - 54
        draw_bottle(canvas, _tile(kind), Box(left, cy - 66, 108, 162))
    canvas.image_at("crown", cx, cy - 120, 130)


def _turn(canvas: Canvas, cx: float, cy: float) -> None:
    canvas.marble(0, cx - 330, cy, 110)
    canvas.image_at("objects/pool_flask", cx - 110, cy, 214)
    canvas.image_at("objects/bell", cx + 130, cy, 124)
    canvas.image_at("objects/lever_ready", cx + 330, cy - 10, 140)


def _brew(canvas: Canvas, cx: float, cy: float) -> None:
    for i, (kind, done) in enumerate((("blind_love", 0), ("abyssal_draft", 3), ("wisdom", 9))):
        tile = _tile(kind)
        colours = _colours(tile)
        holes = [c if k < done else EMPTY for k, c in enumerate(colours)]
        draw_tile(canvas, tile, Box(cx + (i - 1) * 290 - 110, cy - 153, 220, 306), holes)


def _colours(tile: int) -> list[int]:
    from engine.marbles import TILES

    return [colour for colour, holes in TILES[tile].layers for _ in range(holes)]


def _help(canvas: Canvas, cx: float, cy: float) -> None:
    canvas.image_at("objects/glow", cx, cy, 520, 400, alpha=150)
    canvas.image_at("objects/bell", cx - 90, cy, 220)
    canvas.image_at("objects/token_help", cx + 130, cy, 120)
    canvas.text("−2", cx + 130, cy - 2, 48, font="head_bold", align="center", middle=True)


def _drink(canvas: Canvas, cx: float, cy: float) -> None:
    for i, look in enumerate(("lit", "drunk")):
        x = cx - 170 + i * 340
        draw_bottle(canvas, _tile("wisdom"), Box(x - 62, cy - 110, 124, 186), look)
        canvas.text(
            t(f"rules.bottle.{look}"),
            x,
            cy + 106,
            29,
            font="text_medium",
            colour=SOFT_INK,
            align="center",
            middle=True,
        )
    canvas.panel("widgets/arrow_brass_right", cx - 27, cy - 40, 54, 54)


def _end_turn(canvas: Canvas, cx: float, cy: float) -> None:
    canvas.image_at("objects/pool_flask", cx - 250, cy, 300)
    for i, colour in enumerate((0, 2, 3)):
        canvas.marble(colour, cx - 250 + (i - 1) * 76, cy + 28, 74)
    canvas.image_at("objects/pool_flask_front", cx - 250, cy, 300)
    for i, kind in enumerate(("lavamancing", "sands_of_time", "wisdom")):
        draw_tile(canvas, _tile(kind), Box(cx + 20 + i * 150, cy - 100, 138, 200))


def _tokens(canvas: Canvas, cx: float, cy: float) -> None:
    alike, different = ["wisdom"] * 3, list(_five())
    for row, kinds in enumerate((alike, different)):
        y = cy - 100 + row * 190
        for i, kind in enumerate(kinds):
            draw_bottle(canvas, _tile(kind), Box(cx - 330 + i * 92, y - 66, 84, 126))
        canvas.panel("widgets/arrow_brass_right", cx + 170, y - 24, 48, 48)
        canvas.image_at("objects/medal_skill", cx + 300, y, 110)


def _five() -> tuple[str, ...]:
    return ("blind_love", "sands_of_time", "abyssal_draft", "lavamancing", "magnetical_attraction")


def _finish(canvas: Canvas, cx: float, cy: float) -> None:
    winner = seating.usual(0)
    canvas.image_at("laurel", cx, cy + 10, 320)
    portrait(canvas, winner, cx, cy - 2, 190, mood="smile", crest=False)
    canvas.image_at("crown", cx, cy - 112, 110)


def _cauldron(canvas: Canvas, cx: float, cy: float) -> None:
    canvas.image_at("objects/cauldron_back", cx - 60, cy, 170)
    canvas.image_at("objects/cauldron_front", cx - 60, cy, 170)
    canvas.marble(2, cx - 330, cy, 84)
    canvas.panel("widgets/arrow_brass_right", cx - 230, cy - 24, 48, 48)
    canvas.panel("widgets/arrow_brass_right", cx + 62, cy - 24, 48, 48)
    canvas.marble(4, cx + 180, cy, 84)
    canvas.image_at("objects/token_reward", cx + 310, cy, 84)
    canvas.text("+1", cx + 362, cy, 40, font="head_bold", colour=INK, middle=True)


def _leaves(canvas: Canvas, cx: float, cy: float) -> None:
    """One layer after another of a potion in leaves, and the one way that is refused."""
    tile = _tile("wisdom")
    colours = _colours(tile)
    low = colours.count(colours[0])
    for i, holes in enumerate((colours[:low], [LEAF] * low, [LEAF, *colours[1:low]])):
        filled = holes + [EMPTY] * (len(colours) - low)
        x = cx + (i - 1) * 250
        draw_tile(canvas, tile, Box(x - 79, cy - 120, 158, 220), filled)
        picture = "icons/cross_ink" if i == 2 else "objects/check"
        canvas.image_at(picture, x, cy + 128, 44, 44)


def _many(canvas: Canvas, cx: float, cy: float) -> None:
    for i in range(len(seating.COLOURS)):
        seat = seating.usual(i)
        portrait(canvas, seat, cx + (i - 2.5) * 150, cy - 20, 128)


def _controls(canvas: Canvas, cx: float, cy: float) -> None:
    for i, cap in enumerate(KEYS):
        x = cx + (i - (len(KEYS) - 1) / 2) * 176
        w = 110 if len(cap) > 1 else 80
        canvas.panel("widgets/keycap", x - w / 2, cy - 64, w, 76)
        canvas.text(cap, x, cy - 30, 36, font="text_bold", colour=INK, align="center", middle=True)
        canvas.text(
            t(f"rules.key.{cap.lower()}"),
            x,
            cy + 44,
            27,
            font="text_medium",
            colour=SOFT_INK,
            align="center",
            middle=True,
        )


PICTURES: dict[str, Callable[[Canvas, float, float], None]] = {
    "goal": _goal,
    "turn": _turn,
    "brew": _brew,
    "help": _help,
    "drink": _drink,
    "end_turn": _end_turn,
    "tokens": _tokens,
    "finish": _finish,
    "cauldron": _cauldron,
    "leaves": _leaves,
    "many": _many,
    "controls": _controls,
}
