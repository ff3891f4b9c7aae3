"""Signs of the boxes over the table: colours to choose, whose pool is meant, the varnish."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.layout import Box
from game.table.mirror import TRUE_COLOURS
from game.table.stage import Stage
from game.table.targets import Board, Target
from game.theme import FOCUS, GOLD
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing

VARNISH = Box(1040, 900, 104, 34)


def draw(canvas: Canvas, stage: Stage, board: Board, ring: FocusRing) -> None:
    """All of it."""
    if board.rival is not None:
        canvas.rect(*stage.seating.flask(board.rival).grown(5), GOLD, radius=16, line=4)
    _row(canvas, board.of("colour"), ring)
    _row(canvas, board.of("albedus"), ring)
    _varnish(canvas, stage)


def _row(canvas: Canvas, targets: Sequence[Target], ring: FocusRing) -> None:
    """A plate with a marble for each choice."""
    if not targets:
        return
    boxes = [target.rect for target in targets]
    left, right = boxes[0].x, boxes[-1].x + boxes[-1].w
    d = boxes[0].h
    rim = d * 0.15
    canvas.panel("widgets/plate", left - 12, boxes[0].y - rim, right - left + 24, d + 2 * rim)
    for target in targets:
        cx, cy = target.rect.centre
        canvas.marble(target.number[0], cx, cy, d)
        if target.lit:
            canvas.circle(cx, cy, d / 2 + 2, GOLD, line=3)
        if target is ring.hovered:
            canvas.circle(cx, cy, d / 2 + 3, FOCUS, line=4)


def _varnish(canvas: Canvas, stage: Stage) -> None:
    """Which colour counts as which, at the tray of the one whose turn it is."""
    changed = [c for c, now in enumerate(stage.table.varnish) if c != now]
    if stage.table.varnish == TRUE_COLOURS or stage.active != stage.seating.view:
        return
    for i, colour in enumerate(changed):
        box = VARNISH.moved((VARNISH.w + 6) * i, 0)
        canvas.panel("widgets/plate", *box)
        canvas.marble(colour, box.x + 22, box.cy, 26)
        canvas.text("→", box.cx, box.cy, 20, align="center", middle=True)
        canvas.marble(stage.table.varnish[colour], box.right - 22, box.cy, 26)
