"""What is cut into the glass of a flask, tied to it or seen through it.

Drawn in the flask's own units (see `flasks`), x from its axis.
"""

from __future__ import annotations

from tools.art.flasks import FOOT, View
from tools.art.kit import OUTLINE
from tools.art.signs_added import spiral

Line = tuple[tuple[float, float], ...]

FACETS: tuple[Line, ...] = (
    ((-66, 132), (-52, 190), (-113, 196)),
    ((66, 132), (52, 190), (113, 196)),
    ((-52, 190), (52, 190)),
    ((-113, 280), (-70, 300), (70, 300), (113, 280)),
    ((-70, 300), (-88, FOOT)),
    ((70, 300), (88, FOOT)),
)
IRON_FOOT = (
    "M62 312C78 309 90 302 99 292C104 299 107 310 106 320C98 323 86 323 79 320"
    "C78 316 71 313 62 312Z"
)
BOW_LOOP = "M0 94C20 78 48 66 66 74C76 82 66 96 44 98C28 99 12 98 0 94Z"
BOW_TAIL = "M2 94C16 98 30 108 38 124L28 122L24 130C18 116 10 104 0 98Z"


def _mirrored(body: str) -> str:
    return f'{body}<g transform="scale(-1 1)">{body}</g>'


def _place(view: View, body: str) -> str:
    return (
        f'<g transform="translate({view.axis} {view.foot}) scale({view.across} {view.upward}) '
        f'translate(0 {-FOOT})">{body}</g>'
    )


def behind(kind: str, view: View, strength: float = 0.75) -> str:
    """What is seen through the glass: the band around the gift."""
    if kind != "generosity":
        return ""
    band = (
        f'<path d="M-14 98H14V{FOOT}H-14Z" fill="#c4283e"/>'
        f'<path d="M-14 98V{FOOT}M14 98V{FOOT}" fill="none" stroke="#7a0e26" stroke-width="2"/>'
    )
    return f'<g opacity="{strength}">{_place(view, band)}</g>'


def trim(kind: str, view: View, bold: float, dim: bool = False) -> str:
    """What adorns the outline of a kind; `bold` is the width of the outline in the picture."""
    width = bold / view.across
    edge = f'stroke="{OUTLINE}" stroke-width="{width * 0.75:.2f}" stroke-linejoin="round"'
    if kind == "prismatic_joy":
        cuts = "".join("M" + "L".join(f"{x} {y}" for x, y in line) for line in FACETS)
        body = (
            f'<path d="{cuts}" fill="none" stroke="#fff" stroke-width="{width * 0.45:.2f}" '
            'opacity=".5"/>'
        )
    elif kind == "ghastly_concoction":
        body = _cauldron(edge, width, dim)
    elif kind == "poltergeist_sweat":
        body = (
            f'<g fill="{OUTLINE}" opacity=".62"><ellipse cx="-24" cy="136" rx="9" ry="12"/>'
            '<ellipse cx="24" cy="136" rx="9" ry="12"/></g>'
            '<g fill="#fff" opacity=".9"><circle cx="-27" cy="131" r="3.2"/>'
            '<circle cx="21" cy="131" r="3.2"/></g>'
        )
    elif kind == "feather_touch":
        quills = "M56 166C78 164 92 152 104 130M80 222C92 216 100 206 106 190"
        body = _mirrored(
            f'<path d="{quills}" fill="none" stroke="#fff" stroke-width="{width * 0.6:.2f}" '
            'stroke-linecap="round" opacity=".6"/>'
        )
    elif kind == "chameleonic_varnish":
        body = _curls(width, dim)
    elif kind == "selfishness":
        body = _cord(edge, width, dim)
    elif kind == "generosity":
        ribbon, shade = ("#5a5466", "#3a3448") if dim else ("#e0304e", "#9a1430")
        body = (
            _mirrored(
                f'<path d="{BOW_TAIL}" fill="{shade}" {edge}/>'
                f'<path d="{BOW_LOOP}" fill="{ribbon}" {edge}/>'
                f'<path d="M10 93C26 84 42 80 54 82" fill="none" stroke="{shade}" '
                'stroke-width="3"/>'
            )
            + f'<rect x="-11" y="85" width="22" height="20" rx="7" fill="{ribbon}" {edge}/>'
        )
    else:
        return ""
    return _place(view, body)


def _cauldron(edge: str, width: float, dim: bool) -> str:
    """Iron feet and ears, and a belt of rivets under the rim."""
    iron, light = ("#4a4654", "#6a6674") if dim else ("#3d3450", "#8f84ac")
    rivets = "".join(f'<circle cx="{x}" cy="112" r="3"/>' for x in (-34, -17, 0, 17, 34))
    return (
        _mirrored(
            f'<path d="{IRON_FOOT}" fill="{iron}" {edge}/>'
            f'<path d="M98 299C101 304 102 309 102 315" fill="none" stroke="{light}" '
            'stroke-width="3" stroke-linecap="round"/>'
            f'<circle cx="100" cy="156" r="15" fill="none" stroke="{OUTLINE}" '
            f'stroke-width="{7 + width * 1.2:.2f}"/>'
            f'<circle cx="100" cy="156" r="15" fill="none" stroke="{iron}" stroke-width="7"/>'
            f'<path d="M89 148A13 13 0 0 1 106 143" fill="none" stroke="{light}" '
            'stroke-width="3" stroke-linecap="round"/>'
        )
        + f'<path d="M-47 106H47V118H-47Z" fill="{iron}" {edge}/><g fill="{light}">{rivets}</g>'
    )


def _curls(width: float, dim: bool) -> str:
    """A rolled-up tail on each shoulder."""
    skin, light = ("#5a5466", "#7a7488") if dim else ("#7fae1e", "#e4ff8a")
    curl = "M16 132C18 104 36 90 56 90" + spiral(60, 114, 24, 5, 1.5, 0.75).replace("M", "L")
    style = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return _mirrored(
        f'<path d="{curl}" {style} stroke="{OUTLINE}" stroke-width="{8 + 1.6 * width:.2f}"/>'
        f'<path d="{curl}" {style} stroke="{skin}" stroke-width="8"/>'
        f'<path d="{curl}" {style} stroke="{light}" stroke-width="2.4" opacity=".8" '
        'transform="translate(-1 -1.4)"/>'
    )


def _cord(edge: str, width: float, dim: bool) -> str:
    """The golden cord around the neck of the purse, with its folds and two tassels."""
    gold, shade = ("#5a5466", "#3a3448") if dim else ("#f0bc3e", "#9a6412")
    folds = "M-20 106L-34 84M0 106V82M20 106L34 84M-18 126L-38 146M18 126L38 146M0 126V140"
    return (
        f'<path d="{folds}" fill="none" stroke="{OUTLINE}" stroke-width="{width * 0.7:.2f}" '
        'stroke-linecap="round" opacity=".5"/>'
        + "".join(
            f'<path d="{line}" fill="none" stroke="{OUTLINE}" '
            f'stroke-width="{5 + width * 1.3:.2f}" stroke-linecap="round"/>'
            f'<path d="{line}" fill="none" stroke="{gold}" stroke-width="5" '
            'stroke-linecap="round"/>'
            for line in ("M22 117C44 120 56 130 58 148", "M22 117C36 124 42 136 40 154")
        )
        + f'<path d="M51 148H65L67 166H49ZM33 154H47L49 172H31Z" fill="{gold}" {edge}/>'
        f'<rect x="-32" y="109" width="64" height="14" rx="7" fill="{gold}" {edge}/>'
        f'<path d="M-18 110L-24 122M-4 110L-10 122M10 110L4 122M24 110L18 122" stroke="{shade}" '
        'stroke-width="2.4"/>'
    )
