"""`scenes/places.toml`: where things lie in the pictures, for the program to read.

Places in scenes are logical units of the 1920 x 1080 frame; places in sprites are units from the
sprite's own top left corner.
"""

from __future__ import annotations

from collections.abc import Iterable

from tools.art import (
    desk,
    dispenser,
    light,
    logo,
    scenery_newgame,
    scenery_rooms,
    scenery_table,
    scenery_title,
)
from tools.art.kit import IMAGES

HEAD = """\
# Where things lie in the pictures. Written by tools/art/places.py.
# Scenes: units of the 1920 x 1080 frame. Sprites: units from their top left corner.
# flames = [[x, y, scale], ...]: the heart of every painted candle's flame; its
# foot, round the wick, lies 10 * scale below.
"""


def _list(rows: Iterable[Iterable[float]]) -> str:
    return "[" + ", ".join("[" + ", ".join(f"{v:g}" for v in row) + "]" for row in rows) + "]"


def _niches() -> str:
    return "\n".join(
        f"niches_{n} = {_list((10, 16 + step * i, w, h) for i in range(n))}"
        for n, (w, h, step) in desk.NICHES.items()
    )


def _boxes() -> str:
    corners = scenery_newgame.box_corners()
    return "\n".join(f"{name} = [{x:g}, {y:g}]" for name, (x, y) in corners.items())


def _text() -> str:
    rooms, table, title = scenery_rooms, scenery_table, scenery_title
    bench = scenery_newgame
    wide = (light.LEFT, light.TOP, light.WIDTH, light.HEIGHT)
    return f"""{HEAD}
[canvas]
# The background's rectangle around the frame, and pixels per unit of the large picture.
rect = [{", ".join(map(str, wide))}]
ratio = {light.RATIO}

[table]
flames = {_list(table.FLAMES)}
edge = {table.EDGE}
window = {list(table.WINDOW)}
hooks = {_list((x, y + 22) for x, y in table.HOOKS)}

[table_bare]
# The same room without the keepsakes; objects/table_sill and objects/table_books bring them back,
# objects/table_candle lights the shelf beside portraits.
flames = {_list(table.BARE_FLAMES)}
sill = {list(table.SILL_BOX)}
books = {list(table.BOOKS_BOX)}
books_flames = {_list([table.BOOKS_FLAME])}
candle = {list(table.CANDLE_BOX)}
candle_flames = {_list([table.CANDLE_FLAME])}
cauldron = [1035, 228, 178, 178]
bracket = [1006, 404, 236, 60]
cauldron_glow = [974, 144, 300, 300]

[title]
flames = {_list(title.FLAMES)}
window = {list(title.WINDOW)}
bench = {title.BENCH}
front = {title.FRONT}
logo = [51, 108, {logo.LOGO[0]}, {logo.LOGO[1]}]
cat = [828, 612]
dispenser = [1396, 88, 430, 867]

[newgame]
flames = {_list(bench.FLAMES)}
bench = {list(bench.BENCH)}
chairs = {_list((x, y) for _, x, y in bench.CHAIRS)}

[newgame_boxes]
# Six seats in turn order: above the bench from the left, below it from the right. Chairs are
# bare; lay objects/chair_<seat> (below: chair_<seat>_near) over a taken one.
flames = {_list(bench.BOXES_FLAMES)}
bench = {list(bench.BENCH)}
chairs = {_list(bench.SIX_CHAIRS)}
cushions = {_list(bench.cushions_at())}
cards = {_list(bench.SIX_CARDS)}
shelves = {list(bench.SHELVES)}
{_boxes()}

[handover]
flames = {_list(rooms.HANDOVER_FLAMES)}
pegs = [[391, 517], [960, 534], [1528, 517]]

[results]
flames = {_list(rooms.RESULTS_FLAMES)}

[plain]
flames = {_list(rooms.PLAIN_FLAMES)}

[dispenser]
lanes = {dispenser.LANES}
lane = [{dispenser.LANE_TOP}, {dispenser.LANE_BOTTOM}, {dispenser.LANE_HALF}]
rows = [825, 54]
tank = {_list(dispenser.TANK_INSIDE)}
bar = {dispenser.BAR}
counts = 349
board = [104, 888, 272, 58]

[desk]
tiles = {_list(desk.TILES)}
rack = {list(desk.RACK)}
shelves = [{desk.RACK[1] + 90}, {desk.RACK[1] + 184}]
pool = {list(desk.POOL)}

[cabinet]
{_niches()}

[laurel]
disc = [210, 152, 132]

[crown]
foot = [75, 96]

[peg]
cord = 18
"""


def main() -> None:
    path = IMAGES / "scenes" / "places.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_text(), encoding="utf-8")
