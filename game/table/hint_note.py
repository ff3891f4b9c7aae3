"""The note with the hints, and their marks on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import marbles
from game.table import hover, layout, tiles
from game.table.hint_marks import Marks
from game.table.layout import Box
from game.table.stage import Stage
from game.table.targets import STEADY, Board, Target
from game.text import t
from game.theme import CREAM, GOLD, INK, SOFT_INK, WINE, Colour
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing
from game.ui.geometry import Rect

PAD = 18.0
PIN = 36.0  # from the side of the note to the inside of its pins
ROW = 38.0
REASON = 118.0  # room for the reasons of the chosen line
SMALL = (262.0, 2 * PAD + 24)  # width, and height without rows and reasons
LARGE = (840.0, 430.0)  # with several lines side by side
LOW = (840.0, 366.0)  # over the desk, above its controls
ALONE = (524.0, 330.0)
MOST_RIGHT = 1860.0
FOOT = 72.0  # room for what was compared
WORTH = 60.0  # and for what a turn is worth
PLACES = ((998.0, 6.0), (1264.0, 6.0), (1034.0, 536.0))  # window, shelf, desk
BUTTON = Box(244, 952, 66, 122)
PLATE = Box(246, 1042, 62, 30)
DISC = 30.0
WAND = 62.0
WAND_AT = (2.0, 2.0)  # its corner from the middle of what it points at
SIZES = (26, 24, 22, 20, 18, 16)  # of reasons, the first that fits
LEGIBLE = 20  # the smallest of the short note
FONT = "text_medium"


@dataclass
class Row:
    """A line as the note shows it."""

    headline: str
    short: list[str]  # why, as parts of one sentence
    reasons: list[str]  # why, fact by fact
    worth: str  # empty where nothing was compared


def sizes(rows: int, *, large: bool) -> list[tuple[float, float]]:
    """Width and height of the note, the best first; without rows it says that it is looking."""
    if large:
        return [LARGE, LOW] if rows > 1 else [ALONE]
    return [(SMALL[0], SMALL[1] + (ROW * rows + REASON if rows else ROW))]


def place(rows: int, board: Board, *, large: bool) -> Box:
    """Where the note hangs: the first place that hides nothing which can be chosen now."""
    asked = [
        target.rect for target in board.targets if target.enabled and target.kind not in STEADY
    ]
    boxes = [
        Box(min(x, MOST_RIGHT - w), y, w, h) for w, h in sizes(rows, large=large) for x, y in PLACES
    ]
    return next((box for box in boxes if not any(_meet(box, rect) for rect in asked)), boxes[0])


def _meet(box: Box, rect: Rect) -> bool:
    return box.x < rect.right and rect.x < box.right and box.y < rect.bottom and rect.y < box.bottom


def rows(box: Box, number: int, chosen: int, *, large: bool) -> list[Box]:
    """The places of the lines: below each other, or side by side."""
    if large:
        w = (box.w - 2 * PAD) / max(1, number)
        h = box.h - 2 * PAD - PIN / 2 - FOOT
        return [Box(box.x + PAD + w * i, box.y + PAD + PIN / 2, w, h) for i in range(number)]
    top, found = box.y + PAD + 24, []
    for i in range(number):
        h = ROW + (REASON if i == chosen else 0)
        found.append(Box(box.x + PAD - 6, top, box.w - 2 * PAD + 12, h))
        top += h
    return found


def draw(
    canvas: Canvas, box: Box, lines: Sequence[Row], chosen: int, first: int = 1, *, large: bool
) -> None:
    """The note with its lines, numbered from `first` on."""
    canvas.panel("widgets/panel_parchment", *box)
    places = rows(box, len(lines), chosen, large=large)
    for i, (row, at) in enumerate(zip(lines, places, strict=True)):
        if i == chosen:
            canvas.rect(*at, (255, 250, 225), radius=12, alpha=150)
            canvas.rect(*at, GOLD, radius=12, line=3)
        middle = at.y + ROW / 2
        hover.number(canvas, first + i, at.x + 8 + DISC / 2, middle, DISC)
        canvas.text(
            row.headline, at.x + DISC + 18, middle, 25, font="head_bold",
            colour=WINE if i == chosen else INK, middle=True, width=at.w - DISC - 28,
        )  # fmt: skip
    if large:
        _explain(canvas, box, lines, places)
    else:
        under = _under(places[chosen], ROW, REASON - 6)
        _write(canvas, [(_sentence(canvas, lines[chosen].short, under), under)])


def draw_title(canvas: Canvas, box: Box, words: str) -> None:
    """The line over the rows, between the pins."""
    canvas.text(
        words, box.cx, box.y + PAD + 9, 20, font="text_bold", colour=SOFT_INK, align="center",
        middle=True, width=box.w - 2 * PIN,
    )  # fmt: skip


def _explain(canvas: Canvas, box: Box, lines: Sequence[Row], places: Sequence[Box]) -> None:
    """Every fact on a line of its own, then the worth, and what was compared."""
    facts = ["\n".join(f"• {reason}" for reason in row.reasons) for row in lines]
    room = places[0].h - ROW - WORTH
    _write(canvas, [(text, _under(at, ROW, room)) for text, at in zip(facts, places, strict=True)])
    worth = [
        (row.worth, _under(at, at.h - WORTH, WORTH - 6))
        for row, at in zip(lines, places, strict=True)
    ]
    _write(canvas, worth, WINE)
    if any(row.worth for row in lines):
        foot = _under(box, box.h - PAD - FOOT + 8, FOOT - 8)
        _write(canvas, [(t("hint.compared"), foot)], SOFT_INK)


def _under(at: Box, down: float, room: float) -> Box:
    """A part of a row for text."""
    return Box(at.x + 10, at.y + down, at.w - 20, room)


def _sentence(canvas: Canvas, parts: Sequence[str], box: Box) -> str:
    """As many of the parts as can be read in the box; the explanation has them all."""
    words = t("hint.join").join(parts)
    for number in range(len(parts) - 1, 0, -1):
        if _fits(canvas, words, box, LEGIBLE):
            break
        words = t("hint.and_more", words=t("hint.join").join(parts[:number]))
    return words


def _fits(canvas: Canvas, words: str, box: Box, size: float) -> bool:
    lines = canvas.lettering.render(words, FONT, canvas.px(size), INK, wrap=canvas.px(box.w))
    return not words or lines.get_height() <= canvas.px(box.h)


def _write(canvas: Canvas, texts: Sequence[tuple[str, Box]], colour: Colour = INK) -> None:
    """Wrapped texts, all as large as the fullest of their boxes allows."""
    fitting = (size for size in SIZES if all(_fits(canvas, *text, size) for text in texts))
    size = next(fitting, SIZES[-1])
    for words, box in texts:
        canvas.text(words, box.x, box.y, size, font=FONT, colour=colour, width=box.w, wrap=True)


def draw_marks(canvas: Canvas, stage: Stage, board: Board, marks: Marks, seat: int) -> None:
    """What the chosen line touches; a wand points at what comes first."""
    for track, row in (*marks.helped, *marks.taken):
        spot = layout.marble(track, row)
        canvas.image_at("marbles/glow", spot.x, spot.y, spot.d * 1.5, spot.d * 1.5)
        canvas.circle(spot.x, spot.y, spot.d / 2 + 2, GOLD, line=4)
        if (track, row) in marks.helped:
            canvas.image_at("objects/token_help", spot.x + 20, spot.y - 18, 30, 30)
    if marks.asks_help:
        canvas.circle(layout.HELP.cx, layout.HELP.cy, layout.HELP.w / 2 + 4, GOLD, line=4)
    for fill in marks.fills:
        if fill.tile in stage.places[seat]:
            spot = tiles.hole_spots(fill.tile, stage.tile_box(seat, fill.tile))[fill.hole]
            hover.lit_hole(canvas, spot)
            canvas.marble(fill.colour, spot.x, spot.y, spot.d * 0.9, alpha=150)
    for gain in marks.gains:
        hover.potion(canvas, stage, gain)
    done = stage.table.desks[seat].completed
    for tile in marks.drunk:
        box = stage.seating.bottle(seat, done.index(tile), len(done))
        tiles.draw_bottle(canvas, tile, box, "lit")
        canvas.rect(*box.grown(4), GOLD, radius=12, line=4)
    for stack in marks.stacks:
        box = layout.stack(stack, len(stage.table.stacks))
        canvas.rect(*box.grown(4), GOLD, radius=14, line=5)
    first = _first(board, marks)
    if first is not None:
        x, y = first.rect.centre
        if first.round:
            canvas.circle(x, y, first.rect.w / 2 + 4, CREAM, line=4)
        canvas.image("objects/wand", x + WAND_AT[0], y + WAND_AT[1], WAND)


def _first(board: Board, marks: Marks) -> Target | None:
    """What is to be clicked first."""
    if marks.fills and marks.first.verb == marbles.Verb.PLACE:
        number = (marks.fills[0].tile, marks.fills[0].hole)
        return next((hole for hole in board.of("hole") if hole.number == number), None)
    return next((target for target in board.targets if target.action == marks.first), None)


def draw_button(canvas: Canvas, ring: FocusRing, board: Board, *, lit: bool) -> None:
    """The candle that gives hints, with its plate; it glows while a hint is shown."""
    button = next(iter(board.of("hints")), None)
    usable = button is not None and button.enabled
    if lit or (usable and button is ring.hovered):
        x, y, size = layout.CANDLE_FLAME
        canvas.image_at("objects/glow", x, y, 190 * size, 190 * size, alpha=170)
    canvas.panel("widgets/plate", *PLATE)
    canvas.text(
        t("hint.name"), PLATE.cx, PLATE.cy, 18, font="head_bold", align="center", middle=True,
        width=PLATE.w - 14, colour=CREAM if usable else (176, 160, 150),
    )  # fmt: skip


def draw_thought(canvas: Canvas, box: Box, dots: int) -> None:
    """The note while there is nothing to read yet."""
    canvas.panel("widgets/panel_parchment", *box)
    canvas.image(f"objects/thought_{dots}", box.x + PIN, box.cy - 24, 72, 48)
    canvas.text(
        t("hint.thinking"), box.x + PIN + 82, box.cy, 23, font="text_bold", colour=SOFT_INK,
        middle=True, width=box.w - 2 * PIN - 76, wrap=True,
    )  # fmt: skip
