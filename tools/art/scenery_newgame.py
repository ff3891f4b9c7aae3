"""Backgrounds of a new game: a bench for four or for six seats, shelves at the right."""

from __future__ import annotations

from tools.art import boxes, props
from tools.art.fittings import shelf
from tools.art.kit import OUTLINE, SEATS, draw, linear
from tools.art.light import Light, Stage
from tools.art.materials import board, grained, mix, rivet, textures
from tools.art.scenery_rooms import finish, flame_lights
from tools.art.stone import wall

Flame = tuple[float, float, float]

BENCH = (45, 144, 1164, 588)
SHELVES = (408, 735)  # upper and lower shelf
# Chair middles above and below the bench, in turn order.
CHAIRS = [("plum", 340, 144), ("teal", 914, 144), ("rose", 914, 732), ("copper", 340, 732)]
SIX_CHAIRS = [(252, 144), (627, 144), (1002, 144), (1002, 732), (627, 732), (252, 732)]
CARD = (339, 198)
SIX_CARDS = [(x - CARD[0] / 2, 190 if y == BENCH[1] else 471, *CARD) for x, y in SIX_CHAIRS]
BEYOND: list[Flame] = [(-150, 232, 1.0), (2075, 232, 1.0)]
FLAMES: list[Flame] = [(1590, 296, 1.0), (1760, 631, 1.0), *BEYOND]
CANDLE = (1606, 735, 66, 30)  # between the lower boxes: middle, foot, height, width
BOXES_FLAMES: list[Flame] = [(CANDLE[0], CANDLE[1] - 4 - CANDLE[2] - 14, 1.0), *BEYOND]
# Left edge and shelf of each box.
BOX_PLACES = {"base": (1268, 408), "fifth": (1596, 408), "sixth": (1270, 735), "serum": (1652, 735)}
CUSHION = (168, 56)  # size of the coloured part of a chair's back
BEHIND = {"": 3, "_near": 12}  # how far the bench's edge hides it: above, and below by its front
HIDE = "M-82 30V-28Q0 -54 82 -28V30Z"
BARE_HIDE = "#3a3048"


def _leather(colour: str, night: float) -> str:
    """The coloured part of a chair's back, its foot hidden 30 units behind the bench."""
    return (
        f'<path d="{HIDE}" fill="{mix(colour, "#140a1c", night)}" '
        f'stroke="{OUTLINE}" stroke-width="3"/>'
        f'<path d="{HIDE}" fill="url(#leather)"/>'
        '<path d="M-74 30V-22Q0 -45 74 -22V30" fill="none" stroke="#ffe0a8" '
        'stroke-width="2.4" stroke-dasharray="8 6" opacity=".7"/>'
    )


def _chair(colour: str, x: float, edge: float) -> str:
    """Back of a chair peeping out above (or, turned, below) the bench's edge."""
    turn = "" if edge < 400 else " rotate(180)"
    frame = '<path d="M-104 30V-34Q-104 -50 -88 -52Q0 -78 88 -52Q104 -50 104 -34V30Z"'
    return (
        f'<g transform="translate({x} {edge}){turn}"><g filter="url(#shadow)">'
        + grained(frame, "wood", "grain_h", 3.4)
        + "</g>"
        + _leather(colour, 0.42)
        + '<path d="M-88 -47Q0 -72 88 -47" fill="none" stroke="#ffd79a" stroke-width="2.6" '
        'opacity=".75"/>' + rivet(-94, -36, 10) + rivet(94, -36, 10) + "</g>"
    )


def _bench_top() -> str:
    x, y, w, h = BENCH
    clip = f'<clipPath id="top"><rect x="{x}" y="{y}" width="{w}" height="{h}" rx="30"/></clipPath>'
    rows = "".join(
        board(x - 4, y + i * h / 5, w + 8, h / 5, "wood", "grain_h", 1) for i in range(5)
    )
    return (
        f'{clip}<g filter="url(#shadow)"><rect x="{x}" y="{y}" width="{w}" height="{h + 10}" '
        f'rx="30" fill="#3a1f0c" stroke="{OUTLINE}" stroke-width="5"/></g>'
        f'<g clip-path="url(#top)">{rows}</g>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="30" fill="none" stroke="{OUTLINE}" '
        'stroke-width="4"/>'
        f'<rect x="{x + 9}" y="{y + 9}" width="{w - 18}" height="{h - 18}" rx="24" fill="none" '
        'stroke="#2a1408" stroke-opacity=".6" stroke-width="9"/>'
        f'<rect x="{x + 13}" y="{y + 13}" width="{w - 26}" height="{h - 26}" rx="21" fill="none" '
        'stroke="#ffd79a" stroke-opacity=".4" stroke-width="2.6"/>'
    )


def _room(chairs: str, things: str) -> Stage:
    """Wall, bench and shelves with some things on them, still without light."""
    stage = Stage()
    stage.lay(wall(stage.x, stage.y, stage.ratio, 47, 1.05))
    stage.shade('<rect x="60" y="180" width="1180" height="600" rx="40" opacity=".7"/>', 26)
    for y in SHELVES:
        stage.shade(f'<rect x="1262" y="{y + 26}" width="636" height="34" opacity=".8"/>', 14)
    stage.paste(
        "".join(shelf(1248, y, 642, 24) for y in SHELVES)
        + "".join(props.sconce(x, 322) for x in (-150, 2075))
        + shelf(-300, 640, 230, 20)
        + props.books(-280, 640, 6, 52)
        + shelf(1990, 640, 240, 20)
        + props.jar(2040, 640, 54, 90, "#1D9C93")
        + props.books(2084, 640, 4, 54)
        + things
    )
    stage.paste(chairs + _bench_top(), flat=0.95)
    return stage


def _keepsakes() -> str:
    upper, lower = SHELVES
    return (
        props.books(1268, upper, 7, 41, 1.15)
        + props.flask(1516, upper, 32, "#8a4ac0")
        + props.candle(1590, upper - 4, 94, 34)
        + props.flower_pot(1690, upper, 0.95)
        + props.jar(1780, upper, 56, 92, "#2f62d8")
        + props.jar(1846, upper, 46, 74, "#CF2A2A")
        + props.skull(1300, lower, 74)
        + props.jar(1376, lower, 58, 100, "#3F9A3A")
        + props.jar(1444, lower, 46, 76, "#D97F18")
        + props.books(1486, lower, 7, 46, 1.1)
        + props.candle(1760, lower - 4, 86, 32)
        + props.flask(1838, lower, 34, "#D0407E")
    )


def four() -> None:
    """Four chairs and shelves full of things."""
    chairs = "".join(_chair(SEATS[seat][0], x, y) for seat, x, y in CHAIRS)
    stage = _room(chairs, _keepsakes())
    lights = flame_lights(FLAMES, 300)
    lights.append(Light(620, -60, 640, 0.75, (0.8, 0.62, 1.0), 240))
    lobes = [
        Light(620, 430, 640, 0.52, (1.0, 0.78, 0.55)),
        Light(1560, 480, 420, 0.22, (1.0, 0.66, 0.42)),
    ]
    stage.light(lights, lobes=lobes)
    finish(stage, "newgame", FLAMES, 57)


def six() -> None:
    """Six chairs without colour and empty shelves for the boxes, a candle between the lower two."""
    x, foot, height, width = CANDLE
    chairs = "".join(_chair(BARE_HIDE, cx, cy) for cx, cy in SIX_CHAIRS)
    stage = _room(chairs, props.candle(x, foot - 4, height, width))
    lights = flame_lights(BOXES_FLAMES, 300)
    lights.append(Light(620, -60, 640, 0.75, (0.8, 0.62, 1.0), 240))
    lights.append(Light(1570, -120, 560, 0.6, (0.86, 0.62, 0.9), 240))
    lobes = [
        Light(620, 430, 640, 0.52, (1.0, 0.78, 0.55)),
        Light(1570, 320, 400, 0.3, (1.0, 0.68, 0.46)),
    ]
    stage.light(lights, lobes=lobes)
    finish(stage, "newgame_boxes", BOXES_FLAMES, 57)


def cushions() -> None:
    """The coloured part of a taken seat's chair: far side of the bench, and near side (turned)."""
    w, h = CUSHION
    for seat, (colour, _) in SEATS.items():
        for side, hidden in BEHIND.items():
            turn = f"translate({w} {h}) rotate(180) " if side else ""
            shade = (
                f'<rect width="{w}" height="26" fill="url(#fall)" opacity=".8"/>' if side else ""
            )
            body = (
                f'<g transform="{turn}translate({w / 2} {h + hidden})">{_leather(colour, 0.36)}</g>'
                f'<g clip-path="url(#hide)">{shade}</g>'
            )
            clip = f'<clipPath id="hide"><path d="{HIDE}" '
            clip += f'transform="{turn}translate({w / 2} {h + hidden})"/></clipPath>'
            fall = linear("fall", "#0c0408c0", "#0c040800")
            draw(f"objects/chair_{seat}{side}", w, h, body, textures() + clip + fall)


def cushions_at() -> list[tuple[float, float, float, float]]:
    """Where the cushions lie on the six chairs."""
    w, h = CUSHION
    far, near = BEHIND.values()
    return [(x - w / 2, y - far - h if y == BENCH[1] else y + near, w, h) for x, y in SIX_CHAIRS]


def box_corners() -> dict[str, tuple[float, float]]:
    """Upper left corner of every box's picture when its front stands on its shelf."""
    heights = {box.name: box.front[1] + box.front[3] for box in boxes.BOXES}
    return {name: (x, y - heights[name]) for name, (x, y) in BOX_PLACES.items()}


def main() -> None:
    four()
    six()
    cushions()
