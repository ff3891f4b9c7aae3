"""The quieter backgrounds: hand-over, results and the plain wall."""

from __future__ import annotations

from tools.art import props
from tools.art.fittings import shelf
from tools.art.kit import BRASS_LINE, OUTLINE, linear, radial
from tools.art.light import MOON, Light, Stage, publish
from tools.art.scenery_title import bench
from tools.art.stone import planks, wall

HANDOVER_SCONCES = [(357, 352), (1563, 352)]
HANDOVER_CANDLES = [(630, 1044, 76, 34), (1290, 1044, 76, 34)]
HANDOVER_FLAMES = [
    *((x, y - 90, 1.0) for x, y in HANDOVER_SCONCES),
    *((x, base - h - 14, 1.0) for x, base, h, _ in HANDOVER_CANDLES),
]
CORD = "M60 498C360 526 700 534 960 534S1560 526 1860 498"
RESULT_SCONCES = [(1342, 232), (1876, 232), (-150, 322), (2075, 322)]
RESULTS_FLAMES = [(x, y - 90, 1.0) for x, y in RESULT_SCONCES]
PLAIN_SCONCES = [(110, 470), (1810, 470)]
PLAIN_FLAMES = [(x, y - 90, 1.0) for x, y in PLAIN_SCONCES]


def flame_lights(flames: list[tuple[float, float, float]], reach: float = 280) -> list[Light]:
    """The light that painted flames throw."""
    return [Light(x, y - 4, reach * size, 2.1) for x, y, size in flames]


def finish(stage: Stage, name: str, flames: list[tuple[float, float, float]], seed: int) -> None:
    """Add the haloes of the flames and some dust, and store the background."""
    for x, y, size in flames:
        stage.glow(x, y, size)
    stage.dust(60, seed)
    publish(stage.finish(seed), name)


CLOTH = (
    linear("velvet", "#a03048", "#7A2438", "#4a1224")
    + linear("fold", "#2a0814", "#8f2c44", "#b8405c", "#6a1c30", "#2a0814", x2=1, y2=0)
    + linear("down", "#00000000", "#00000000", "#0a020699")
    + radial("pleat", "#c0485f", "#7A2438", "#3A0C1C", cx=0.5, cy=0.2, r=0.9)
)


def _curtain() -> str:
    """The left curtain, gathered by a gold band at y 720; the right one is its mirror."""
    edge = [(262, 60), (250, 300), (214, 520), (132, 716), (150, 880), (186, 1280)]
    folds = ""
    count = 9
    for i in range(count):
        left, right = i / count, (i + 1) / count

        def at(share: float, k: int) -> str:
            px, py = edge[k]
            return f"{-320 + (px + 320) * share:.1f} {py}"

        def curve(share: float) -> tuple[str, str]:
            down = (
                f"{at(share, 0)}C{at(share, 1)} {at(share, 2)} {at(share, 3)}"
                f"C{at(share, 4)} {at(share, 5)} {at(share, 5)}"
            )
            up = (
                f"{at(share, 5)}C{at(share, 5)} {at(share, 4)} {at(share, 3)}"
                f"C{at(share, 2)} {at(share, 1)} {at(share, 0)}"
            )
            return down, up

        folds += (
            f'<path d="M{curve(left)[0]}L{curve(right)[1]}Z" fill="url(#fold)" stroke="#22060f" '
            'stroke-width="2"/>'
        )
    hem = "M262 60C250 300 214 520 132 716C150 880 186 1280 186 1280"
    band = (
        '<path d="M-320 664C-100 752 40 752 150 690L160 738C40 806 -110 806 -320 716Z" '
        f'fill="url(#brass)" stroke="{BRASS_LINE}" stroke-width="3"/>'
        '<path d="M-320 676C-100 764 40 764 152 702" fill="none" stroke="#fffbe0" '
        'stroke-opacity=".7" stroke-width="3"/>'
    )
    tassel = "".join(
        f'<path d="M{94 + i * 5} 800L{88 + i * 6.4} 874" stroke="#d9a646" stroke-width="4"/>'
        for i in range(6)
    )
    return (
        f'<g filter="url(#shadow)">{folds}</g>'
        f'<path d="{hem}" fill="none" stroke="#e0b04c" stroke-width="6"/>'
        f'<path d="{hem}" fill="none" stroke="#6a1c30" stroke-width="2"/>'
        f'<path d="M106 750V792" stroke="#d9a646" stroke-width="5"/>{band}{tassel}'
        f'<path d="M92 806Q107 776 122 806Z" fill="url(#brass)" stroke="{BRASS_LINE}" '
        'stroke-width="2.4"/>'
    )


def _valance() -> str:
    swags, trims, stars = "", "", ""
    for i in range(11):
        x = -252 + 244 * i - 16
        swags += (
            f'<path d="M{x} -190V62Q{x + 122} 128 {x + 244} 62V-190Z" fill="url(#pleat)" '
            'stroke="#22060f" stroke-width="3"/>'
        )
        trims += (
            f'<path d="M{x} 58Q{x + 122} 124 {x + 244} 58" fill="none" stroke="{BRASS_LINE}" '
            'stroke-width="13"/>'
            f'<path d="M{x} 58Q{x + 122} 124 {x + 244} 58" fill="none" stroke="url(#brass)" '
            'stroke-width="9"/>'
            f'<path d="M{x - 11} 56H{x + 11}L{x} 108Z" fill="url(#brass_h)" '
            f'stroke="{BRASS_LINE}" stroke-width="2.4"/>'
        )
        stars += (
            f'<path d="M{x + 122} 30l4.6 9.4 10.4 1.5-7.5 7.3 1.8 10.3-9.3-4.9-9.3 4.9 1.8-10.3'
            '-7.5-7.3 10.4-1.5z" fill="#e8bd5c" stroke="#3B2208" stroke-width="1.6"/>'
        )
    return f'<g filter="url(#shadow)">{swags}</g>{trims}{stars}'


def handover() -> None:
    """The wall behind a parted curtain, with the cord for the pictures."""
    stage = Stage()
    stage.lay(wall(stage.x, stage.y, stage.ratio, 67, 1.0))
    edges = [900.0, 946.0, 1004.0, 1078.0, 1166.0, 1264.0]
    stage.lay(planks(stage.x, stage.y, stage.ratio, 69, edges, (960, 100)), 900)
    stage.shade('<rect x="-300" y="878" width="2520" height="32"/>', 12)
    stage.shade('<path d="M-300 60H300L180 720L230 1280H-300Z"/>', 24)
    stage.shade('<path d="M2220 60H1620L1740 720L1690 1280H2220Z"/>', 24)
    stage.shade('<rect x="-300" y="-180" width="2520" height="310" opacity=".7"/>', 26)
    stage.paste("".join(props.sconce(x, y) for x, y in HANDOVER_SCONCES))
    stage.paste("".join(props.candle(x, b, h, w) for x, b, h, w in HANDOVER_CANDLES))
    stage.shade(f'<path d="{CORD}" transform="translate(4 12)" fill="none" stroke="#000" '
                'stroke-width="7" opacity=".7"/>', 4)  # fmt: skip
    stage.paste(
        f'<path d="{CORD}" fill="none" stroke="{OUTLINE}" stroke-width="8"/>'
        f'<path d="{CORD}" fill="none" stroke="#d9b070" stroke-width="4.6"/>'
        f'<path d="{CORD}" fill="none" stroke="#8a6434" stroke-width="4.6" '
        'stroke-dasharray="4 6"/>'
    )
    curtain = _curtain()
    stage.paste(
        curtain + f'<g transform="translate(1920 0) scale(-1 1)">{curtain}</g>' + _valance(),
        CLOTH,
        own=0.16,
    )
    lights = flame_lights(HANDOVER_FLAMES, 300)
    lights.append(Light(678, 273, 340, 0.5, (0.72, 0.42, 1.0), 200))
    lobes = [
        Light(960, 330, 620, 0.3, (1.0, 0.7, 0.5)),
        Light(0, 640, 420, 0.4, (1.0, 0.5, 0.5)),
        Light(1920, 640, 420, 0.4, (1.0, 0.5, 0.5)),
    ]
    stage.light(lights, lobes=lobes)
    finish(stage, "handover", HANDOVER_FLAMES, 77)


def results() -> None:
    """Wall and bench for the score sheet and the winner's laurel."""
    stage = Stage()
    stage.lay(wall(stage.x, stage.y, stage.ratio, 87, 1.0))
    edges = [930.0, 952.0, 978.0, 1270.0]
    stage.lay(planks(stage.x, stage.y, stage.ratio, 89, edges, (960, 200)), 930)
    stage.shade('<rect x="-300" y="906" width="2520" height="34"/>', 12)
    stage.paste(bench(930, 968), flat=0.9)
    stage.paste(
        "".join(props.sconce(x, y) for x, y in RESULT_SCONCES)
        + props.herbs(-60, -120, 1.4)
        + props.herbs(2000, -120, 1.4)
        + shelf(-300, 640, 230, 20)
        + props.books(-280, 640, 6, 62)
        + shelf(1990, 640, 240, 20)
        + props.books(2020, 640, 6, 64)
    )
    lights = flame_lights(RESULTS_FLAMES, 280)
    lights.append(Light(300, -40, 700, 0.6, MOON, 260))
    lobes = [
        Light(1608, 225, 330, 0.6, (1.0, 0.74, 0.5)),
        Light(660, 480, 760, 0.22, (1.0, 0.7, 0.5)),
        Light(960, 1010, 900, 0.7, (1.0, 0.7, 0.45)),
    ]
    stage.light(lights, lobes=lobes)
    finish(stage, "results", RESULTS_FLAMES, 97)


def plain() -> None:
    """A quiet wall between two candles, for pages of text."""
    stage = Stage()
    stage.lay(wall(stage.x, stage.y, stage.ratio, 107, 1.0))
    stage.paste("".join(props.sconce(x, y) for x, y in PLAIN_SCONCES))
    lights = flame_lights(PLAIN_FLAMES, 300)
    lights.append(Light(960, 0, 620, 0.5, MOON, 260))
    stage.light(lights, lobes=[Light(960, 480, 620, 0.16, (0.9, 0.7, 0.8))], dark=0.62)
    finish(stage, "plain", PLAIN_FLAMES, 117)


def main() -> None:
    handover()
    results()
    plain()
