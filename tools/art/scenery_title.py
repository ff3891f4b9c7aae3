"""Background of the title: the moon window, two shelves and the workbench with its candles."""

from __future__ import annotations

from tools.art import props
from tools.art.fittings import shelf, window_frame, window_view
from tools.art.light import MOON, Light, Stage, publish
from tools.art.materials import board, grained
from tools.art.stone import planks, wall

BENCH = 894  # far edge of the bench top; the bottles stand on y 933
FRONT = 957  # near edge
WINDOW = (450, 30, 420, 600)
ARCH = 0.45
MOON_AT = (598.0, 138.0, 46.0)
CANDLES = [(33, 902, 130, 30), (1299, 902, 130, 40), (1887, 894, 92, 36)]  # x, base, height, width
BEYOND = [(-170, 322), (2090, 322)]  # sconces beside the scene
FLAMES = [
    *((x, base - h - 4 - w / 3, w / 30) for x, base, h, w in CANDLES),
    *((x, y - 90, 1.0) for x, y in BEYOND),
]


def bench(top: float, front: float) -> str:
    """Front of a workbench from `front` down: a thick edge and boards, wider than the canvas."""
    boards = "".join(
        grained(
            f'<rect x="{-320 + 330 * i}" y="{front + 34}" width="330" height="340"',
            "wood_dark",
            "grain_h",
        )
        for i in range(8)
    )
    return (
        boards
        + f'<rect x="-320" y="{front + 30}" width="2560" height="42" fill="#000" opacity=".4" '
        'filter="url(#soft)"/>' + board(-320, front - 8, 2560, 44, "wood_rail", "grain_h", 3)
    )


def _things() -> str:
    left, right = 36, 954
    return (
        shelf(left, 477, 348, 24)
        + shelf(right, 477, 333, 24)
        + props.books(left + 30, 477, 5, 4, 1.02)
        + props.flask(left + 248, 477, 26, "#2aa0d0")
        + props.skull(left + 306, 477, 54)
        + props.jar(right + 46, 477, 48, 76, "#c86ab0")
        + props.jar(right + 112, 477, 42, 84, "#3F9A3A")
        + props.flask(right + 178, 477, 27, "#D97F18")
        + props.books(right + 220, 477, 3, 15, 1.0)
        + props.herbs(120, -40, 1.15)
        + props.herbs(180, -12, 1.15)
        + props.herbs(1050, -30, 1.15)
        + props.herbs(1113, -8, 1.15)
        + "".join(props.sconce(x, y) for x, y in BEYOND)
        + shelf(-290, 560, 230, 20)
        + props.books(-270, 560, 5, 31)
        + props.jar(-96, 560, 46, 76, "#6D3AD6")
        + shelf(1980, 560, 230, 20)
        + props.jar(2020, 560, 50, 84, "#1D9C93")
        + props.books(2060, 560, 5, 33)
    )


def main() -> None:
    stage = Stage()
    stage.lay(wall(stage.x, stage.y, stage.ratio, 27, 1.08))
    edges = [float(e) for e in (BENCH, 912, 934, 962, 1270)]
    stage.lay(planks(stage.x, stage.y, stage.ratio, 29, edges, (960, 200)), BENCH)
    stage.shade(f'<rect x="-300" y="{BENCH - 26}" width="2520" height="34"/>', 14)
    stage.shade('<rect x="1376" y="200" width="500" height="720" opacity=".5"/>', 26)
    stage.paste(bench(BENCH, FRONT), flat=0.9)
    x, y, w, h = WINDOW
    stage.paste(window_frame(*WINDOW, 34, ARCH), flat=0.7)
    stage.paste(window_view(*WINDOW, 34, MOON_AT, 8, ARCH), own=0.75)
    stage.paste(
        f'<g filter="url(#shadow)">{board(x - 48, y + h - 18, w + 96, 30, "wood_rail")}</g>'
    )
    stage.paste(_things() + "".join(props.candle(cx, base, ch, cw) for cx, base, ch, cw in CANDLES))
    lights = [Light(fx, fy, 290 * size, 2.1) for fx, fy, size in FLAMES]
    lights += [Light(640, 300, 420, 0.62, MOON, 170), Light(660, 720, 400, 0.45, MOON, 200)]
    lobes = [
        Light(1610, 520, 460, 0.34, (1.0, 0.68, 0.42)),
        Light(640, 900, 620, 0.26, (1.0, 0.62, 0.4)),
    ]
    stage.light(lights, lobes=lobes)
    stage.moonshine(*MOON_AT)
    stage.beam([(484, 120), (836, 120), (1250, 900), (560, 900)], 0.17, 60)
    for fx, fy, size in FLAMES:
        stage.glow(fx, fy, size)
    stage.dust(80, 6)
    publish(stage.finish(18), "title")
