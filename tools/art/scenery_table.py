"""Background of the game: wall, moon window, shelves and the table, without the game's parts."""

from __future__ import annotations

import numpy as np

from tools.art import kit, props
from tools.art.fittings import hook, shelf, window_frame, window_sill, window_view
from tools.art.lifted import lifted
from tools.art.light import MOON, Light, Stage, grade, publish
from tools.art.stone import planks, wall

CANDLE = (1.0, 0.64, 0.29)
Flame = tuple[float, float, float]  # x, y and size

EDGE = 610  # the table's far edge
WINDOW = (1014, 22, 216, 336)
MOON_AT = (1152.0, 128.0, 38.0)
HOOKS = [(1452 + 66 * k, 164) for k in range(6)]
GREY = (0.95, 0.96, 0.9)  # the stone of this room, against the violet of the others
DUSK = (0.17, 0.138, 0.385)  # light far from any candle
# Flames of painted candles and how big they are: those of the bare room, that on the books' shelf.
BARE_FLAMES = [(508, 232, 1.0), (970, 232, 1.0), (-150, 232, 1.0), (2075, 232, 1.0)]
BOOKS_FLAME = (1630, 63, 1.0)
CANDLE_FLAME = (1822, 63, 1.0)  # of the lone candle that lights the professors
FLAMES = [*BARE_FLAMES, BOOKS_FLAME]
# Candles that stand on the table as pictures of their own.
LOOSE = [(272, 938), (1654, 900)]
# What the keepsakes and their light on the wall cover: x, y, width, height.
SILL_BOX = (976, 286, 286, 220)
BOOKS_BOX = (1244, -120, 660, 540)
CANDLE_BOX = (1560, -120, 524, 500)


def _wall_things() -> str:
    sconces = "".join(props.sconce(x, 322) for x in (508, 970, -150, 2075))
    return (
        shelf(1256, 150, 598, 14)
        + shelf(1256, 424, 598, 18)
        + "".join(hook(x, y) for x, y in HOOKS)
        + sconces
    )


def _books() -> str:
    """The row on the upper shelf."""
    return (
        props.books(1268, 150, 5, 12, 0.98)
        + props.skull(1446, 150, 54)
        + props.jar(1500, 150, 44, 78, "#2f62d8")
        + props.flask(1562, 150, 27, "#8a4ac0")
        + props.candle(1630, 147, 70, 30)
        + props.books(1676, 150, 4, 4, 0.92)
        + props.jar(1826, 150, 40, 66, "#c0662a")
    )


def _sill() -> str:
    """The small shelf under the window."""
    return (
        shelf(1004, 404, 240, 12)
        + props.flower_pot(1206, 404, 0.72)
        + props.jar(1040, 404, 36, 56, "#1d9c93")
        + props.jar(1084, 404, 30, 44, "#CF2A2A", label=False)
        + props.flask(1136, 404, 18, "#D97F18")
    )


def _beyond() -> str:
    """What hangs to the left and right of the scene on wider windows."""
    return (
        shelf(-290, 470, 220, 16)
        + props.books(-270, 470, 5, 21)
        + props.jar(-100, 470, 44, 70, "#3F9A3A")
        + shelf(1968, 470, 240, 16)
        + props.jar(2000, 470, 50, 80, "#6D3AD6")
        + props.books(2046, 470, 5, 23)
        + props.herbs(-230, -60, 1.4)
        + props.herbs(2180, -60, 1.4)
        + props.herbs(620, -150, 1.3)
        + props.herbs(860, -158, 1.2)
    )


def _candle() -> str:
    """The lone candle at the end of the upper shelf."""
    return props.candle(CANDLE_FLAME[0], 147, 70, 30)


def _room(things: str = "", flame: Flame | None = None) -> Stage:
    """The lit room with some things on its shelves, lit by a flame among them."""
    stage = Stage()
    stage.lay(wall(stage.x, stage.y, stage.ratio, 7, 0.82))
    stage.colour *= np.asarray(GREY, np.float32)
    edges = [EDGE, 646, 690, 744, 810, 890, 986, 1100, 1262]
    stage.lay(
        planks(stage.x, stage.y, stage.ratio, 9, [float(e) for e in edges], (960, -300)), EDGE
    )
    stage.shade(f'<rect x="-300" y="{EDGE - 16}" width="2520" height="34"/>', 10)
    stage.shade('<rect x="1256" y="170" width="604" height="26"/>', 12)
    stage.shade('<rect x="1262" y="446" width="604" height="26"/>', 12)
    stage.shade('<rect x="6" y="40" width="500" height="950" opacity=".55"/>', 26)
    stage.shade('<rect x="526" y="200" width="470" height="884" opacity=".55"/>', 26)
    stage.shade('<rect x="1010" y="480" width="866" height="606" opacity=".5"/>', 26)
    stage.paste(
        f'<rect x="-300" y="{EDGE - 5}" width="2520" height="9" fill="#3a1e0e"/>'
        f'<rect x="-300" y="{EDGE - 5}" width="2520" height="2.4" fill="#c98a4a"/>'
    )
    stage.paste(window_frame(*WINDOW, 20) + window_sill(1000, 352, 244, 20), flat=0.7)
    stage.shade('<rect x="1004" y="14" width="236" height="358" opacity=".42"/>', 5)
    stage.paste(window_view(*WINDOW, 20, MOON_AT, 3), own=0.8)
    stage.paste(_beyond() + _wall_things())
    if things:
        stage.shade(f'<g transform="translate(9 8)" opacity=".6">{things}</g>', 5)
        stage.paste(things)

    lights = [Light(x, y - 4, 235 * size, 2.3, CANDLE) for x, y, size in BARE_FLAMES]
    lights += [Light(*LOOSE[0], 280, 1.9), Light(*LOOSE[1], 220, 0.8)]
    lights += [Light(1130, 200, 200, 0.66, MOON, 120), Light(1120, 430, 220, 0.26, MOON, 160)]
    if flame:  # reaching no further than the sprite that shows it
        lights.append(Light(flame[0], flame[1] - 4, 150, 2.2, CANDLE))
    lobes = [
        Light(742, 660, 460, 0.5, (1.0, 0.7, 0.42)),
        Light(1420, 800, 560, 0.36, (1.0, 0.66, 0.4)),
        Light(1560, 250, 400, 0.17, (1.0, 0.66, 0.4)),
        Light(250, 700, 420, 0.3, (1.0, 0.66, 0.42)),
    ]
    stage.light(lights, DUSK, lobes)
    stage.moonshine(*MOON_AT)
    stage.beam([(1030, 90), (1216, 60), (1010, 640), (560, 640)], 0.2)
    stage.beam([(1060, 80), (1180, 70), (900, 640), (650, 640)], 0.17, 24)
    for x, y, size in [*BARE_FLAMES, flame] if flame else BARE_FLAMES:
        stage.glow(x, y, size, 1.2)
    stage.dust(70, 5)
    return stage


def main() -> None:
    bare = _room().finish(17)
    publish(bare, "table_bare")
    keepsakes = _sill() + _books()
    for things, flame, sprites in (
        (keepsakes, BOOKS_FLAME, {"table_sill": (SILL_BOX, 8), "table_books": (BOOKS_BOX, 90)}),
        (_candle(), CANDLE_FLAME, {"table_candle": (CANDLE_BOX, 90)}),
    ):
        stage = _room(things, flame)
        solid = stage.picture(things)[..., 3]
        full = stage.finish(17)
        if flame is BOOKS_FLAME:
            publish(full, "table")
        for name, (box, fade) in sprites.items():
            kit.save(lifted(full, bare, solid, box, stage.ratio, fade), f"objects/{name}", 75)
    grade(
        [
            *(Light(x, y, 130, 0.3, (1.0, 0.8, 0.45)) for x, y in [f[:2] for f in FLAMES]),
            *(Light(x, y, 120, 0.3, (1.0, 0.75, 0.35)) for x, y in LOOSE),
            Light(742, 560, 300, 0.24, (1.0, 0.92, 0.72)),
            Light(1300, 730, 380, 0.24, (1.0, 0.92, 0.8)),
            Light(1560, 320, 260, 0.16, (1.0, 0.9, 0.75)),
            Light(280, 520, 300, 0.08, (1.0, 0.9, 0.8)),
            *(Light(x, y, 100, 0.14, MOON) for x, y in ((1030, 300), (920, 440), (810, 580))),
        ],
        "table_grade",
    )
