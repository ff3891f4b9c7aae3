"""A small potion seen large, with its power in words, beside what the pointer is on."""

from __future__ import annotations

from game.table import layout, tiles
from game.table.layout import Box
from game.table.stage import Stage
from game.table.targets import Target
from game.ui.canvas import Canvas
from game.ui.widgets import tooltip

SMALL = 180.0  # a tile narrower than this is worth enlarging
GAP = 14.0
TEXT_H = 124.0


def tile_of(stage: Stage, target: Target) -> int | None:
    """The potion that a target or note shows too small to read."""
    if target.rect.w >= SMALL or target.kind not in ("tile", "starter", "stack"):
        return None
    if target.kind == "stack":
        stack = stage.table.stacks[target.number[0]]
        return stack[0] if stack else None
    return target.number[0]


def tell(canvas: Canvas, stage: Stage, target: Target) -> bool:
    """What a target or note has to say, as a card or a tooltip; whether it says anything."""
    if not target.hint or (target.enabled and target.kind == "pick"):
        return False
    tile = tile_of(stage, target)
    if tile is not None:
        draw(canvas, stage, target, tile)
    else:
        tooltip(canvas, target.hint, target.rect)
    return True


def draw(canvas: Canvas, stage: Stage, target: Target, tile: int) -> None:
    """The card: right of what stands in the cabinet, below what hangs on the wall."""
    box = place(Box(*target.rect))
    frame = Box(box.x - 16, box.y - 16, box.w + 32, box.h + TEXT_H + 24)
    canvas.panel("widgets/tooltip", *frame)
    holes = stage.holes_of(tile) if target.kind == "tile" else None
    tiles.draw_tile(canvas, tile, box, holes or None)
    _, _, words = target.hint.partition("\n")
    canvas.text(
        words,
        box.cx,
        box.bottom + 10,
        23,
        font="text_medium",
        align="center",
        width=box.w + 8,
        wrap=True,
    )


def place(about: Box) -> Box:
    """Where the large tile is drawn for a small one."""
    w, h = layout.TILE.w, layout.TILE.h
    if about.right < layout.DISPENSER.x:
        x, y = about.right + GAP + 16, about.cy - h / 2
    else:
        x, y = about.cx - w / 2, about.bottom + GAP + 16
    x = max(20.0, min(layout.SCREEN.w - w - 20, x))
    y = max(26.0, min(layout.SCREEN.h - h - TEXT_H - 20, y))
    return Box(x, y, w, h)
