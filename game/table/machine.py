"""The dispenser: what stands behind the marbles, the marbles, and the glass before them."""

from __future__ import annotations

from collections.abc import Collection

from game.table import desk, layout
from game.table.layout import Box
from game.table.stage import Stage
from game.text import t
from game.theme import GOLD, SHADE
from game.ui.canvas import Canvas

# The parts of the front picture that show anything: tank and bar, foot.
FRONT = ((0.0, 0.04, 1.0, 0.41), (0.0, 0.88, 1.0, 0.12))


def rest(canvas: Canvas) -> None:
    """Lanes and tank, empty."""
    canvas.image("dispenser_back", *layout.DISPENSER)


def glass(canvas: Canvas) -> None:
    """What lies before the marbles and, at its rim, before the candles."""
    for part in FRONT:
        canvas.crop("dispenser_front", *layout.DISPENSER, part)


def live(canvas: Canvas, stage: Stage, dimmed: Collection[int] = ()) -> None:
    """The marbles and the glass; lanes in `dimmed` are darker, so that another one leads."""
    for ball in stage.dispenser.all_balls():
        canvas.marble(ball.colour, ball.x, ball.y, ball.d, angle=ball.angle)
    for track in dimmed:
        box = layout.lane(track)
        canvas.rect(box.x + 5, box.y, box.w - 10, box.h, (14, 8, 20), radius=24, alpha=92)
    glass(canvas)
    for track in range(layout.TRACKS):
        hidden = stage.dispenser.hidden(track)
        if hidden:
            box = Box(layout.lane_x(track) - 23, layout.HIDDEN_Y - 14, 46, 28)
            desk.label(canvas, f"+{hidden}", box, 18)
    board = layout.NAME_BOARD
    canvas.text(
        t("app.title"),
        board.cx,
        board.cy,
        42,
        font="title",
        colour=GOLD,
        align="center",
        middle=True,
        shadow=SHADE,
    )
