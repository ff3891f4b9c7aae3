"""Words and controls over the table: ribbon, prompt, bell, undo, lever, what is lit."""

from __future__ import annotations

from game.seats import Seat
from game.table import hover, layout, tiles
from game.table.layout import Box, Spot
from game.table.stage import Stage
from game.table.targets import Board, Target
from game.text import t
from game.theme import CREAM, FOCUS, GOLD, INK, SHADE
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing
from game.ui.portrait import portrait

ROUND_KINDS = frozenset(
    {"pick", "take", "hole", "bead", "keep", "offer", "give", "steal", "colour"}
)


def ribbon(canvas: Canvas, words: str, seat: Seat | None) -> None:
    """The caption at the top: who does what, or what is asked."""
    if not words:
        return
    box = layout.CAPTION
    canvas.image("caption_ribbon", *box)
    left = box.x + 34
    if seat is not None:
        portrait(canvas, seat, box.x + 62, box.cy - 2, 54, crest=False)
        left = box.x + 96
    room = box.right - 40 - left
    canvas.text(
        words,
        left + room / 2,
        box.cy - 3,
        27,
        font="head_bold",
        colour=INK,
        align="center",
        middle=True,
        width=room,
    )


def controls(canvas: Canvas, board: Board, ring: FocusRing) -> None:
    """Little Help, Undo, End turn, and Done while a power may stop."""
    found = {target.kind: target for target in board.targets}
    _bell(canvas, found.get("bell"), ring)
    _undo(canvas, found.get("undo"), ring)
    if "redo" in found:
        box = layout.REDO.box
        canvas.image("objects/redo", *_grown(found["redo"], ring, box))
    _lever(canvas, found.get("lever"), ring)
    done = found.get("done")
    if done is not None:
        look = "hover" if done in (ring.hovered, ring.current) else "normal"
        box = layout.PROMPT_BUTTON
        canvas.panel(f"widgets/button_green_{look}", *box)
        canvas.text(
            t("table.done"), box.cx, box.cy - 1, 30, font="head_bold", colour=(255, 246, 214),
            align="center", middle=True, shadow=SHADE,
        )  # fmt: skip


def _grown(target: Target | None, ring: FocusRing, box: Box) -> Box:
    """A control that can be used grows a little under the pointer."""
    return box.grown(4) if target and target.enabled and target is ring.hovered else box


def _bell(canvas: Canvas, target: Target | None, ring: FocusRing) -> None:
    usable = target is not None and target.enabled
    name = "bell" if usable else "bell_off"
    if usable and target is ring.pressed:
        name = "bell_pressed"
    canvas.image(f"objects/{name}", *_grown(target, ring, layout.HELP))
    _label(canvas, t("table.help"), layout.HELP, usable)


def _undo(canvas: Canvas, target: Target | None, ring: FocusRing) -> None:
    usable = target is not None and target.enabled
    name = "undo" if usable else "undo_off"
    canvas.image(f"objects/{name}", *_grown(target, ring, layout.UNDO))
    _label(canvas, t("table.undo"), layout.UNDO, usable)


def _label(canvas: Canvas, words: str, over: Box, usable: bool) -> None:
    box = Box(over.cx - 59, layout.LABEL_Y, 118, layout.LABEL_H)
    canvas.panel("widgets/plate", *box)
    canvas.text(
        words, box.cx, box.cy, 19, font="head_bold", align="center", middle=True,
        width=box.w - 16, colour=CREAM if usable else (176, 160, 150),
    )  # fmt: skip


def _lever(canvas: Canvas, target: Target | None, ring: FocusRing) -> None:
    """The lever: lit when the turn can end, else the reason in short."""
    box = layout.LEVER
    ready = target is not None and target.enabled
    name = "lever_ready" if ready else "lever_off"
    if ready and target is ring.pressed:
        name = "lever_down"
    if ready:
        canvas.image_at("objects/glow", box.cx, box.y + 16, 120, 120, alpha=200)
    canvas.image(f"objects/{name}", *_grown(target, ring, box))
    plate = Box(box.cx - 70, layout.LABEL_Y - 6, 140, 48)
    canvas.panel("widgets/plate", *plate)
    second = t(f"table.end_short.{target.reason}") if target and target.reason else ""
    canvas.text(
        t("table.end_turn"), plate.cx, plate.cy - (9 if second else 0), 22, font="head_bold",
        align="center", middle=True, colour=CREAM if ready else (200, 184, 160),
    )  # fmt: skip
    if second:
        canvas.text(
            second, plate.cx, plate.cy + 12, 15, font="text_medium", align="center", middle=True,
            colour=(214, 196, 170),
        )  # fmt: skip


def marks(canvas: Canvas, stage: Stage, board: Board, chosen: list[tuple[int, int]]) -> None:
    """What may be clicked when few things may: a halo; what is chosen already: a tick."""
    takes = board.of("take")
    if takes or board.shut:
        free = {target.number for target in takes}
        for track in range(layout.TRACKS):
            for row in range(len(stage.dispenser.lanes[track].balls)):
                if (track, row) not in free and (track, row) not in chosen:
                    hover.shade_marble(canvas, layout.marble(track, row))
    for track, row in chosen:
        spot = layout.marble(track, row)
        canvas.circle(spot.x, spot.y, spot.d / 2 + 2, FOCUS, line=4)
        canvas.image_at("objects/check", spot.x + 18, spot.y - 18, 26, 26)
    for target in board.targets:
        if target.lit:
            _halo(canvas, target)
    for note in board.notes:
        if note.kind == "kept":
            cx, cy = note.rect.centre
            canvas.image_at("objects/check", cx + 18, cy - 18, 26, 26)


def _halo(canvas: Canvas, target: Target) -> None:
    cx, cy = target.rect.centre
    w = target.rect.w
    if target.round:
        if target.kind == "take":
            canvas.circle(cx, cy, w / 2 + 1, GOLD, line=3)
        else:
            hover.lit_hole(canvas, Spot(cx, cy, w))
    elif target.kind == "bottle":
        tiles.draw_bottle(canvas, target.number[0], Box(*target.rect), "lit")
    elif target.kind == "rival":
        canvas.image_at("marbles/glow", cx, cy, w * 1.35, target.rect.h * 1.5)
    else:
        for by, alpha in ((13, 70), (9, 120), (4, 255)):
            canvas.rect(*Box(*target.rect).grown(by), GOLD, radius=14, line=5, alpha=alpha)


def pointed(canvas: Canvas, ring: FocusRing) -> None:
    """A ring round the marble or tile under the pointer."""
    target = ring.hovered
    if not isinstance(target, Target) or not target.enabled:
        return
    cx, cy = target.rect.centre
    if target.kind in ROUND_KINDS and target.kind != "pick":
        canvas.circle(cx, cy, target.rect.w / 2 + 3, (255, 250, 225), line=4)
    elif target.kind in ("starter", "stack", "rival"):
        canvas.rect(*Box(*target.rect).grown(6), (255, 250, 225), radius=16, line=4)
