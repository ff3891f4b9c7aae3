"""One turn as a picture on the cord: who, the pick with its chain, what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ..recap import TurnRecap
from ..seats import Seat
from ..table.layout import Box
from ..table.tiles import draw_bottle, draw_tile, kind_of
from ..text import n, t
from ..theme import INK, SOFT_INK, WINE
from .canvas import Canvas
from .geometry import Rect
from .portrait import portrait

SIZE = (549.0, 393.0)
NARROW = (370.0, 393.0)  # without the potions that are brewing
MARBLE = 40.0
CROWDED = 0.62  # things on the strip get no smaller than this
TWO_LINES = 0.8  # their size on a strip of two lines
ROMAN = ("I", "II", "III", "IV", "V")
EMPTY_RING = (150, 120, 90)
Draw = Callable[[Canvas, float, float, float], None]  # at x, y, and how much smaller
Piece = tuple[float, Draw]  # width, and how it is drawn


def draw_card(canvas: Canvas, box: Rect, turn: TurnRecap, seats: Sequence[Seat]) -> None:
    """The whole card, or as much as a narrow box holds."""
    x, y, w, h = box
    seat = seats[turn.seat]
    canvas.image("parchment_card", x, y, w, h)
    narrow = w < SIZE[0]
    side = 78 if narrow else 90
    left = x + side + 34
    portrait(canvas, seat, x + 21 + side / 2, y + 76, side)
    canvas.text(
        seat.name, left, y + 34, 34, font="head_bold", colour=WINE, width=x + w - 132 - left
    )
    canvas.text(
        headline(turn, seats),
        left,
        y + (84 if narrow else 78),
        25,
        font="text_medium",
        colour=SOFT_INK,
        width=x + w - 30 - left if narrow else 300,
    )
    _points(canvas, x + w - 122, y + 42 - (20 if narrow else 0), turn.points)
    _strip(canvas, Rect(x + 24, y + 132, w - 48, 82), turn, seats)
    _bottles(canvas, x + 30, y + 232, turn)
    if not narrow:
        for i, brew in enumerate(turn.brews):
            draw_tile(canvas, brew.tile, Box(x + 236 + i * 82, y + 228, 76, 110), brew.filled)
        _caption(canvas, x + 315, y + 358, t("recap.brews"))
    _pool(canvas, Rect(x + w - 141, y + 240, 120, 85), turn.pool)
    _caption(canvas, x + w - 81, y + 358, t("recap.keeps"))


def headline(turn: TurnRecap, seats: Sequence[Seat]) -> str:
    """The one thing to know of a turn."""
    if turn.stolen:
        rival, marbles = turn.stolen[0]
        return n("recap.stole", len(marbles), name=seats[rival].name)
    if len(turn.completed) > 1:
        return t("recap.two")
    if len(turn.links) > 1:
        return n("recap.chain", len(turn.links))
    if turn.completed:
        return t("recap.brewed_one", potion=t(f"kind.short.{kind_of(turn.completed[0])}"))
    if turn.exchanged:
        return n("recap.exchanged", len(turn.exchanged))
    if turn.drank:
        return t("recap.drank_one", potion=t(f"kind.short.{kind_of(turn.drank[0])}"))
    if turn.scolded:
        return t("recap.scolded", professor=t(f"professor.short.{turn.scolded[0]}"))
    if turn.helped:
        return t("recap.helped")
    return n("recap.took", turn.haul)


def _points(canvas: Canvas, x: float, y: float, points: int) -> None:
    if not points:
        return
    canvas.panel(f"widgets/badge_{'good' if points > 0 else 'bad'}", x, y, 92, 54)
    said = f"+{points}" if points > 0 else f"−{-points}"
    canvas.text(
        said,
        x + 46,
        y + 26,
        32,
        font="head_bold",
        colour=(255, 246, 214),
        align="center",
        middle=True,
    )


def _caption(canvas: Canvas, cx: float, cy: float, text: str) -> None:
    canvas.text(
        text, cx, cy, 27, font="text_bold", colour=SOFT_INK, align="center", middle=True, width=170
    )


def _strip(canvas: Canvas, box: Rect, turn: TurnRecap, seats: Sequence[Seat]) -> None:
    """The pick, its explosions, the bell, the powers; then how many marbles in all."""
    x, y, w, h = box
    canvas.rect(x, y, w, h, (120, 84, 48), radius=18, alpha=60)
    pieces, room = _pieces(turn, seats), w - 96
    lines, least = [pieces], CROWDED
    if _width(pieces) * least > room:
        pieces, least = _pieces(turn, seats, packed=True), TWO_LINES
        lines = [pieces] if _width(pieces) * least <= room else _halves(pieces)
    for i, line in enumerate(lines):
        squeeze = min(1.0 if len(lines) == 1 else TWO_LINES, room / _width(line))
        at, middle = x + 14.0, y + h * (2 * i + 1) / (2 * len(lines))
        for width, draw in line:
            draw(canvas, at + width * squeeze / 2, middle, max(CROWDED, squeeze))
            at += width * squeeze
    canvas.text(
        f"×{turn.haul}",
        x + w - 16,
        y + h / 2,
        32,
        font="head_bold",
        colour=INK,
        align="right",
        middle=True,
    )


def _width(pieces: Sequence[Piece]) -> float:
    return max(1.0, sum(width for width, _ in pieces))


def _halves(pieces: list[Piece]) -> list[list[Piece]]:
    """Two lines of much the same width."""
    at, half = 0, _width(pieces) / 2
    while _width(pieces[: at + 1]) <= half:
        at += 1
    return [pieces[: at + 1], pieces[at + 1 :]]


def _pieces(turn: TurnRecap, seats: Sequence[Seat], *, packed: bool = False) -> list[Piece]:
    """What the strip tells; `packed` shows a number in place of many marbles of one colour."""
    run = _packed if packed else _loose
    pieces: list[Piece] = []
    if turn.track >= 0:
        pieces += [(42, _track(turn.track)), (54, _marble(turn.picked, 52))]
    for number, (colour, count) in enumerate(turn.links, 1):
        pieces.append((42, _burst(number)))
        pieces += run(bytes([colour]) * count)
    for colour in turn.helped:
        pieces += [(46, _token), (38, _marble(colour))]
    if turn.took:
        tiles = turn.drank + turn.repeated
        pieces += [(46, _sign(kind_of(tiles[-1])))] if tiles else []
        pieces += run(bytes(turn.took))
    for rival, marbles in turn.stolen:
        pieces.append((46, _face(seats[rival])))
        pieces += run(marbles)
    for rival, colour in turn.gave:
        pieces += [(34, _marble(colour)), (34, _arrow), (46, _face(seats[rival]))]
    for old, new in turn.varnished:
        pieces += [(34, _marble(old)), (34, _arrow), (40, _marble(new))]
    for old, new in turn.exchanged:
        pieces += [(36, _marble(old)), (50, _cauldron), (36, _marble(new))]
    pieces += [(44, _scolding)] * len(turn.scolded)
    return pieces


def _loose(marbles: bytes) -> list[Piece]:
    return [(34, _marble(colour)) for colour in marbles]


def _packed(marbles: bytes) -> list[Piece]:
    pieces: list[Piece] = []
    for colour, count in Counter(marbles).items():
        pieces.append((36, _marble(colour)))
        if count > 1:
            pieces.append((36, _count(count)))
    return pieces


def _count(count: int) -> Draw:
    return lambda canvas, x, y, k: _written(canvas, f"×{count}", x, y, 27 * k)


def _written(canvas: Canvas, said: str, x: float, y: float, size: float) -> None:
    canvas.text(said, x, y, size, font="head_bold", colour=INK, align="center", middle=True)


def _marble(colour: int, d: float = MARBLE) -> Draw:
    return lambda canvas, x, y, k: canvas.marble(colour, x, y, d * k)


def _track(track: int) -> Draw:
    def draw(canvas: Canvas, x: float, y: float, k: float) -> None:
        canvas.image_at("objects/track_disc", x, y, 38 * k, 38 * k)
        canvas.text(ROMAN[track], x, y - 1, 19 * k, font="head_bold", align="center", middle=True)

    return draw


def _burst(number: int) -> Draw:
    def draw(canvas: Canvas, x: float, y: float, k: float) -> None:
        canvas.image_at("objects/burst", x, y, 60 * k, 60 * k)
        canvas.text(
            str(number),
            x,
            y - 1,
            24 * k,
            font="head_bold",
            colour=WINE,
            align="center",
            middle=True,
        )

    return draw


def _token(canvas: Canvas, x: float, y: float, k: float) -> None:
    canvas.image_at("icons/hand", x, y, 42 * k, 42 * k)


def _arrow(canvas: Canvas, x: float, y: float, k: float) -> None:
    side = 28 * k
    canvas.panel("widgets/arrow_brass_right", x - side / 2, y - side / 2, side, side)


def _cauldron(canvas: Canvas, x: float, y: float, k: float) -> None:
    for part in ("back", "front"):
        canvas.image_at(f"objects/cauldron_{part}", x, y, 54 * k)


def _scolding(canvas: Canvas, x: float, y: float, k: float) -> None:
    canvas.image_at("objects/token_scolding", x, y, 42 * k)


def _sign(kind: str) -> Draw:
    return lambda canvas, x, y, k: canvas.image_at(f"potions/sign_{kind}", x, y, 40 * k, 40 * k)


def _face(seat: Seat) -> Draw:
    return lambda canvas, x, y, k: portrait(canvas, seat, x, y, 46 * k, crest=False, gold=True)


def _bottles(canvas: Canvas, x: float, y: float, turn: TurnRecap) -> None:
    """What was drunk and what was brewed, with its points."""
    from engine.marbles import TILES

    shown = [("drunk", tile) for tile in turn.drank] + [("", tile) for tile in turn.completed]
    if not shown:
        canvas.image("potions/bottle_wisdom_drunk", x + 62, y, 64, 96, alpha=60)
        _caption(canvas, x + 94, y + 126, t("recap.none"))
        return
    few = len(shown) <= 2
    w, step = (64.0, 92.0) if few else (46.0, min(60.0, 154 / (len(shown) - 1)))
    seal = 38.0 if few else 32.0
    for i, (look, tile) in enumerate(shown):
        left = x + i * step
        draw_bottle(canvas, tile, Box(left, y + 96 - 1.5 * w, w, 1.5 * w), look)
        if not look:
            cx, cy = (left + 62, y + 16) if few else (left + w / 2, y + 8)
            canvas.image_at("objects/rosette_total", cx, cy, seal, seal)
            canvas.text(
                str(TILES[tile].value),
                cx,
                cy - 1,
                seal * 0.58,
                font="head_bold",
                align="center",
                middle=True,
            )
    drank, brewed = len(turn.drank), len(turn.completed)
    if drank:
        _caption(canvas, x + w / 2 + (drank - 1) * step / 2, y + 126, t("recap.drank"))
    if brewed:
        middle = x + w / 2 + (drank + (brewed - 1) / 2) * step
        _caption(canvas, middle, y + 126, t("recap.brewed"))


def _pool(canvas: Canvas, box: Rect, pool: bytes) -> None:
    x, y, w, h = box
    canvas.image("objects/pool_flask", x, y, w, h)
    for i in range(3):
        cx, cy = x + w / 2 + (i - 1) * 31, y + h * 0.63
        if i < len(pool):
            canvas.marble(pool[i], cx, cy, 31)
        else:
            canvas.circle(cx, cy, 13, EMPTY_RING, line=2, alpha=150)
    canvas.image("objects/pool_flask_front", x, y, w, h)
