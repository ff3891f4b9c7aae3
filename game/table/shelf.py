"""The wall on the right: the countdown of Skill tokens, the stacks of tiles, the draft board."""

from __future__ import annotations

from engine import marbles
from game.table import desk, layout, tiles
from game.table.layout import Box
from game.table.stage import Stage
from game.text import t
from game.ui.canvas import Canvas

MOST_EDGES = 4  # tiles seen behind the top one


def rest(canvas: Canvas, stage: Stage, hooks: int) -> None:
    """Everything that lies still on the wall; `hooks` is the length of the countdown."""
    desk.label(canvas, t("table.countdown"), layout.COUNTDOWN, 19)
    for i in range(hooks):
        spot = layout.hook(i, hooks)
        hangs = i < stage.table.countdown
        if hooks <= layout.HOOKS_PAINTED or i % 2:
            canvas.image_at("objects/hook", spot.x, spot.y - spot.d * 0.62, 16, 20)
        name = "objects/medal_skill" if hangs else "objects/medal_empty"
        canvas.image_at(name, spot.x, spot.y, spot.d, spot.d)
    for index, stack in enumerate(stage.table.stacks):
        _stack(canvas, layout.stack(index, len(stage.table.stacks)), stack)


def _stack(canvas: Canvas, box: Box, stack: list[int]) -> None:
    for edge in range(min(MOST_EDGES, len(stack) - 1), 0, -1):
        canvas.image("potions/back", box.x + 2.5 * edge, box.y - 3 * edge, box.w, box.h)
    if stack:
        tiles.draw_tile(canvas, stack[0], box)
    else:
        canvas.image("potions/empty_place", *box)
    _, y, w, h = layout.STACK_PLATE
    foot = layout.STACK_TILE.y + y
    desk.label(canvas, str(len(stack)), Box(box.cx - w / 2, foot, w, h), 18)


def draft(canvas: Canvas, stage: Stage) -> None:
    """The starters on offer (R2.5)."""
    board = layout.DRAFT_BOARD
    canvas.panel("widgets/panel_wood", *board)
    canvas.text(
        t("table.starters"),
        board.cx,
        layout.DRAFT_TITLE_Y,
        28,
        font="head_bold",
        align="center",
        middle=True,
        shadow=(20, 8, 4),
    )
    for index, tile in enumerate(stage.offer):
        if tile in stage.table.starters:
            tiles.draw_tile(canvas, tile, layout.starter(index, len(stage.offer)))


def countdown_length(state: marbles.State) -> int:
    """How many Skill tokens the countdown began with (R2.7)."""
    return int(state.config.countdown or len(state.pools) + 2)
