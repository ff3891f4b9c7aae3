"""Where everything on the table lies, in logical units (1920 x 1080); only `niches`
has more numbers of this kind, for the places of the opponents in the cabinet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.ui.geometry import Rect

TRACKS = 5
ROWS = 8  # rows that can be taken; one more is seen (R1.2)
SHOWN = ROWS + 1
POOL = 3


class Box(Rect):
    """A rectangle of the table."""

    __slots__ = ()

    @property
    def cx(self) -> float:
        """The middle, across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, down."""
        return self.y + self.h / 2

    def grown(self, by: float) -> Box:
        """The same box with `by` more on each side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> Box:
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)


class Spot(NamedTuple):
    """A place for a round thing: centre and diameter."""

    x: float
    y: float
    d: float

    def hit(self, x: float, y: float) -> bool:
        """Whether a point lies inside the circle."""
        return (x - self.x) ** 2 + (y - self.y) ** 2 <= (self.d / 2) ** 2

    @property
    def box(self) -> Box:
        """The square around it."""
        return Box(self.x - self.d / 2, self.y - self.d / 2, self.d, self.d)


SCREEN = Box(0, 0, 1920, 1080)
CAPTION = Box(482, 10, 520, 76)
PROMPT_BUTTON = Box(642, 92, 200, 62)

# The dispenser: five lanes under a tank.
DISPENSER = Box(502, 104, 480, 968)
LANE_X = 598.0
LANE_STEP = 72.0
MARBLE = 54.0
ROW_0 = 929.0
FLOOR = ROW_0 + MARBLE / 2
MOUTH = 450.0  # y at which a marble leaves the tank for its lane
TANK = Box(546, 228, 392, 214)
TANK_WALLS = (
    (564, -200),
    (564, 222),
    (550, 256),
    (544, 294),
    (544, 332),
    (550, 374),
    (562, 416),
    (580, 440),
    (904, 440),
    (922, 416),
    (934, 374),
    (940, 332),
    (940, 294),
    (934, 256),
    (920, 222),
    (920, -200),
)
TANK_MARBLE = 42.0
FUNNEL_Y = 172.0
HIDDEN_Y = 453.0
NAME_BOARD = Box(586, 988, 312, 72)
TAG = Box(926, 0, 156, 88)  # right of the lanes, at the height of the pick

# The wall on the right: countdown and stacks.
WALL = Box(1262, 4, 594, 452)
COUNTDOWN = Box(1274, 178, 132, 34)
HOOK = Spot(1452, 202, 48)
HOOK_STEP = 66.0
HOOKS_PAINTED = 6
STACK_TILE = Box(1264, 262, 112, 162)
STACK_STEP = 119.0
STACK_PLATE = Box(30, 164, 52, 28)  # inside a stack's tile

# The Ghastly Cauldron before the window, and where marbles go in and out of it.
CAULDRON = Box(1035, 228, 178, 178)
CAULDRON_MOUTH = Spot(1124, 290, 40)

# The large desk.
DESK = Box(1000, 462, 850, 606)
DESK_HEAD = Box(960, 380, 300, 82)  # where the owner looks over the edge
DESK_PLATE = Box(1096, 469, 300, 54)
DESK_PORTRAIT = Spot(1067, 483, 118)
DESK_SCORE = Spot(1409, 493, 74)
DESK_BUBBLE = Box(1136, 368, 380, 88)  # where the owner speaks
TILE = Box(0, 0, 260, 362)
DESK_TILES = (Box(1032, 530, 260, 362), Box(1304, 530, 260, 362))
DESK_POOL = Box(1596, 498, 214, 151)
POOL_PLATE = Box(1663, 640, 80, 30)
RACK = Box(1582, 688, 244, 196)
RACK_SHELVES = (780.0, 876.0)  # y on which bottles stand
TRAY = Box(1034, 921, 372, 112)
TRAY_PLATE = Box(1150, 1014, 140, 30)
HELP = Box(1430, 910, 94, 94)
UNDO = Box(1560, 910, 94, 94)
REDO = Spot(1672, 948, 44)
PRACTICE_PLATE = Box(1456, 476, 126, 32)
LEVER = Box(1700, 884, 104, 120)
LABEL_Y = 1010.0
LABEL_H = 32.0

# What lies on the table below the cabinet.
MENU_BOOK = Box(24, 984, 110, 84)
RECAP = Box(150, 972, 90, 100)
MENU_PLATE = Box(26, 1042, 104, 30)
RECAP_PLATE = Box(146, 1042, 98, 30)
CANDLE = Box(258, 1000, 26, 81)
CANDLE_FLAME = (271.0, 994.0, 0.7)  # heart and size
CAT = Box(306, 974, 190, 100)

# The log at the right edge, closed and open.
LOG = Box(1860, 20, 56, 1040)
LOG_TAB = Box(1824, 536, 44, 54)
LOG_OPEN = Box(1360, 20, 500, 1040)
LOG_ENTRY = 92.0

# The board with the starters of the draft, over the wall.
DRAFT_BOARD = Box(1004, 10, 850, 446)
DRAFT_TITLE_Y = 42.0


def starter(index: int, offered: int) -> Box:
    """A tile on the draft board: one row up to four, else two."""
    if offered <= 4:
        w, h, per_row, top = 186.0, 259.0, offered, DRAFT_BOARD.y + 108
    else:
        w, h, per_row, top = 130.0, 181.0, (offered + 1) // 2, DRAFT_BOARD.y + 56
    row, place = divmod(index, per_row)
    step = min(w + 60, (DRAFT_BOARD.w - 40) / per_row)
    left = DRAFT_BOARD.cx - step * (per_row - 1) / 2 - w / 2
    return Box(left + step * place, top + row * (h + 10), w, h)


def tank_marble(most: int) -> float:
    """The diameter of a marble in the tank where tracks hold up to `most`."""
    return TANK_MARBLE if most <= 17 else 33.0


def lane_x(track: int) -> float:
    """The middle of a lane."""
    return LANE_X + LANE_STEP * track


def row_y(row: int) -> float:
    """The middle of a row; rows count from the lowest."""
    return ROW_0 - MARBLE * row


def marble(track: int, row: int) -> Spot:
    """The place of a marble at rest in the dispenser."""
    return Spot(lane_x(track), row_y(row), MARBLE)


def lane(track: int) -> Box:
    """A lane from row 8 down to its floor."""
    top = row_y(ROWS) - MARBLE / 2
    return Box(lane_x(track) - LANE_STEP / 2, top, LANE_STEP, FLOOR - top)


def stack(index: int, stacks: int = 5) -> Box:
    """The top tile of a stack; six and seven stand closer together, and are smaller."""
    if stacks <= 5:
        return STACK_TILE.moved(STACK_STEP * index, 0)
    step = (WALL.right - 8 - STACK_TILE.x) / stacks
    w = step - 8
    h = w * STACK_TILE.h / STACK_TILE.w
    return Box(STACK_TILE.x + step * index, STACK_TILE.bottom - h, w, h)


def hook(index: int, hooks: int) -> Spot:
    """A hook of the countdown; more than the six painted ones hang between them too."""
    if hooks <= HOOKS_PAINTED:
        return Spot(HOOK.x + HOOK_STEP * index, HOOK.y, HOOK.d)
    return Spot(HOOK.x + HOOK_STEP / 2 * index, HOOK.y, HOOK_STEP / 2)


def tray_slot(index: int, marbles: int) -> Spot:
    """A marble of the hand: one row while five fit, then a closer one, then two rows."""
    inner = TRAY.w - 48
    if marbles <= 10:
        step = min(65.0, inner / max(1, marbles))
        d = min(58.0, max(42.0, step * 1.25))
        left = TRAY.cx - step * (marbles - 1) / 2
        return Spot(left + step * index, TRAY.y + 50, d)
    half = (marbles + 1) // 2
    line, place = divmod(index, half)
    step = min(38.0, inner / half)
    left = TRAY.cx - step * (half - 1) / 2
    return Spot(left + step * place, TRAY.y + 30 + 40 * line, 38.0)


def pool_slot(flask: Box, index: int) -> Spot:
    """One of the three places in a pool flask of any size."""
    d = flask.w * 0.245
    return Spot(flask.x + flask.w * (0.235 + 0.265 * index), flask.y + flask.h * 0.60, d)


def rack_bottle(index: int, bottles: int) -> Box:
    """A finished bottle on the large desk: 4 + 2, then closer; tokens share the lower shelf."""
    upper = max(4, (bottles + 1) // 2)
    shelf, place = (0, index) if index < upper else (1, index - upper)
    room = RACK.w - 16 if shelf == 0 else RACK.w - 16 - RACK_TOKENS
    step = min(57.0, room / max(1, upper if shelf == 0 else max(2, bottles - upper)))
    width = min(60.0, step + 4)
    height = width * 1.5
    left = RACK.x + 10 + step * place
    return Box(left, RACK_SHELVES[shelf] - height, width, height)


RACK_TOKENS = 118.0


def rack_token(index: int, *, four: bool = False) -> Spot:
    """Tokens at the right end of the lower shelf: 0 = Skill, 1 = Little Help.

    With all `four`: 2 = Reward and 3 = Scolding stand over them.
    """
    if four:
        row, column = divmod(index, 2)
        return Spot(RACK.right - 32 - 50 * column, RACK_SHELVES[1] - 25 - 44 * row, 42)
    return Spot(RACK.right - 34 - 56 * index, RACK_SHELVES[1] - 34, 54)


@dataclass(frozen=True)
class Niche:
    """The parts of an opponent's niche, in table units."""

    frame: Box
    portrait: Spot
    score: Spot
    helps: Spot
    skills: Spot
    rewards: Spot
    scoldings: Spot
    plate: Box
    pool: Box
    shelf: Box  # bottles stand on its top edge
    bottle: float  # height of a bottle
    tiles: tuple[Box, Box]
    hand: Box
    bubble: Box  # where the owner speaks, beside the portrait or below it

    def bottle_at(self, index: int, bottles: int) -> Box:
        """A finished bottle on the shelf."""
        width = self.bottle / 1.5
        step = min(width + 4, (self.shelf.w - width - 6) / max(1, bottles - 1))
        left = self.shelf.x + 4 + step * index
        return Box(left, self.shelf.y - self.bottle, width, self.bottle)

    def hand_slot(self, index: int, marbles: int) -> Spot:
        """A marble in the hand of the opponent whose turn it is."""
        d = self.hand.h - 6
        step = min(d + 3, (self.hand.w - d - 8) / max(1, marbles - 1))
        left = self.hand.cx - step * (marbles - 1) / 2
        return Spot(left + step * index, self.hand.cy, d)


CABINET = Box(10, 14, 470, 960)
