"""Potion tiles in two sizes, their liquids and glass, the tile back and the empty place."""

from __future__ import annotations

from tools.art.flasks import FLASKS, FOOT, View
from tools.art.glass import empty_glass, glass_defs, highlights, liquid, outline, stopper
from tools.art.kit import BRASS_LINE, POTIONS, draw, linear, radial
from tools.art.symbols import star

TILE = (260, 362)
MINI = (138, 200)
TILE_VIEW = View(130, FOOT, 1, 1)
MINI_VIEW = View(69, 189, 0.56, 0.575)
SEAL = {TILE: (222, 40, 27), MINI: (117, 21, 16.5)}  # centre and radius
RIBBON = (130, 339, 252, 30)  # centre x, centre y, width, height


def _parchment(width: float, height: float, edge: float) -> tuple[str, str]:
    """Wooden frame around paper with stains and a burnt rim; the defs and the body."""
    inner_w, inner_h = width - 2 * edge, height - 2 * edge
    radius = edge * 1.5
    rect = f'x="{edge}" y="{edge}" width="{inner_w}" height="{inner_h}" rx="{radius * 0.6}"'
    defs = (
        radial("paper", "#fff8e2", "#fde9c0", "#eccb94", r=0.8)
        + linear("frame", "#c98a4a", "#8a5628", "#5a3216", "#8a5a2c")
        + f'<clipPath id="sheet"><rect {rect}/></clipPath>'
        + '<filter id="stains" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency=".018 .03" numOctaves="4" seed="7"/>'
        '<feColorMatrix values="0 0 0 0 .66  0 0 0 0 .38  0 0 0 0 .16  0 1.8 0 0 -.8"/></filter>'
        '<filter id="burn" x="-10%" y="-10%" width="120%" height="120%">'
        f'<feGaussianBlur stdDeviation="{edge * 0.9}"/></filter>'
    )
    body = (
        f'<rect x=".8" y=".8" width="{width - 1.6}" height="{height - 1.6}" rx="{radius}" '
        'fill="url(#frame)" '
        f'stroke="{BRASS_LINE}" stroke-width="1.6"/>'
        f'<rect x="2.4" y="2.4" width="{width - 4.8}" height="{height - 4.8}" rx="{radius * 0.85}" '
        'fill="none" '
        'stroke="#ffd79a" stroke-width="1.1" opacity=".65"/>'
        f'<rect {rect} fill="url(#paper)"/>'
        f'<g clip-path="url(#sheet)"><rect {rect} fill="#fff" filter="url(#stains)" opacity=".55"/>'
        f'<rect {rect} fill="none" stroke="#9a5620" stroke-width="{edge * 1.5}" opacity=".6" '
        'filter="url(#burn)"/></g>'
        f'<rect {rect} fill="none" stroke="{BRASS_LINE}" stroke-width="2"/>'
        f'<rect {rect} fill="none" stroke="url(#brass)" stroke-width="1.1"/>'
    )
    return defs, body


def _circle(x: float, y: float, radius: float) -> str:
    """Faint alchemist's circle behind the flask."""
    marks = "".join(
        f'<path d="M0 {-radius - 4}L3.2 {-radius}L0 {-radius + 4}L-3.2 {-radius}Z" '
        f'transform="rotate({turn})" fill="#7a4a1c"/>'
        for turn in range(0, 360, 30)
    )
    return (
        f'<g transform="translate({x} {y})" opacity=".34" fill="none" stroke="#7a4a1c">'
        f'<circle r="{radius}" stroke-width="1.3"/><circle r="{radius * 0.93:.1f}" '
        'stroke-width=".8"/>'
        f'<g stroke="none">{marks}</g></g>'
    )


def _seal(x: float, y: float, radius: float) -> str:
    """Scalloped gold seal with an empty violet field for the value."""
    field = radius * 0.58
    return (
        f'<path d="{star(12, radius, radius * 0.79, x + 1, y + 2.5)}" fill="#2a1204" opacity=".5" '
        'filter="url(#fine)"/>'
        f'<path d="{star(12, radius, radius * 0.8, x, y)}" fill="url(#sealgold)" '
        f'stroke="{BRASS_LINE}" '
        f'stroke-width="{max(1.0, radius * 0.06):.2f}" stroke-linejoin="round"/>'
        f'<circle cx="{x}" cy="{y}" r="{field + radius * 0.09:.2f}" fill="#fff1b8" '
        f'stroke="{BRASS_LINE}" stroke-width=".7"/>'
        f'<circle cx="{x}" cy="{y}" r="{field:.2f}" fill="url(#field)" stroke="#2a0838" '
        'stroke-width=".8"/>'
    )


SEAL_DEFS = linear("sealgold", "#fff0b0", "#e6b64c", "#b0781e", "#f0cf7a", x2=0.6) + radial(
    "field", "#7a2a94", "#4a1460", "#32104a", cy=0.35, r=0.7
)


def _ribbon() -> str:
    """Blank violet ribbon across the foot of the tile, with gold edges and swallow tails."""
    x, y, width, height = RIBBON
    left, right, top, foot = x - width / 2, x + width / 2, y - height / 2, y + height / 2
    shape = (
        f"M{left} {top + 3}L{left + 14} {top}H{right - 14}L{right} {top + 3}L{right - 7} "
        f"{y}L{right} {foot + 1}"
        f"L{right - 14} {foot - 2}H{left + 14}L{left} {foot + 1}L{left + 7} {y}Z"
    )
    return (
        f'<path d="{shape}" fill="#1a0604" opacity=".55" transform="translate(1 4)" '
        'filter="url(#fine)"/>'
        f'<path d="{shape}" fill="url(#enamel)" stroke="{BRASS_LINE}" stroke-width="3.4" '
        'stroke-linejoin="round"/>'
        f'<path d="{shape}" fill="none" stroke="url(#brass)" stroke-width="1.7" '
        'stroke-linejoin="round"/>'
        f'<path d="M{left + 15} {top + 3.6}H{right - 15}" stroke="#d88ae8" stroke-width="1.3" '
        'opacity=".55"/>'
    )


def _tile(kind: str) -> None:
    flask = FLASKS[kind]
    frame_defs, frame = _parchment(*TILE, 7)
    defs = frame_defs + glass_defs(kind, TILE_VIEW) + SEAL_DEFS
    mid = POTIONS[kind][1]
    halo = (
        f'<ellipse cx="130" cy="232" rx="112" ry="98" fill="{mid}" opacity=".3" '
        'filter="url(#inner)"/>'
    )
    shade = (
        '<ellipse cx="130" cy="317" rx="96" ry="7" fill="#3a1a06" opacity=".5" '
        'filter="url(#inner)"/>'
    )
    body = (
        frame
        + f'<g clip-path="url(#sheet)">{_circle(130, 226, 116)}{halo}</g>{shade}'
        + stopper(kind, flask, TILE_VIEW, 46)
        + empty_glass(kind, TILE_VIEW)
        + stopper(kind, flask, TILE_VIEW, 46)
        + _ribbon()
        + _seal(*SEAL[TILE])
    )
    draw(f"potions/tile_{kind}", *TILE, body, defs)
    draw(f"potions/liquid_{kind}", *TILE, liquid(kind, TILE_VIEW, flask.shoulder), defs)
    front = outline(kind, TILE_VIEW) + highlights(kind, TILE_VIEW)
    draw(f"potions/tile_{kind}_glass", *TILE, front, defs)


def _mini(kind: str) -> None:
    flask = FLASKS[kind]
    frame_defs, frame = _parchment(*MINI, 4.5)
    defs = frame_defs + glass_defs(kind, MINI_VIEW) + SEAL_DEFS
    mid = POTIONS[kind][1]
    halo = (
        f'<ellipse cx="69" cy="136" rx="60" ry="56" fill="{mid}" opacity=".34" '
        'filter="url(#inner)"/>'
    )
    body = (
        frame
        + f'<g clip-path="url(#sheet)">{_circle(69, 134, 64)}{halo}</g>'
        + empty_glass(kind, MINI_VIEW, 0.26)
        + stopper(kind, flask, MINI_VIEW, 30)
        + _seal(*SEAL[MINI])
    )
    draw(f"potions/mini_{kind}", *MINI, body, defs)
    draw(f"potions/mini_{kind}_liquid", *MINI, liquid(kind, MINI_VIEW, flask.shoulder), defs)
    front = outline(kind, MINI_VIEW) + highlights(kind, MINI_VIEW)
    draw(f"potions/mini_{kind}_glass", *MINI, front, defs)


def _back() -> None:
    """Back of a tile: violet leather, gold lines and a bursting flask."""
    frame_defs, frame = _parchment(*MINI, 4.5)
    defs = frame_defs + radial("leather", "#6a2a86", "#42165c", "#230a36", r=0.75) + SEAL_DEFS
    rays = star(16, 46, 22, 69, 102)
    body = (
        frame + '<rect x="5" y="5" width="128" height="190" rx="4" fill="url(#leather)"/>'
        '<rect x="11" y="11" width="116" height="178" rx="8" fill="none" stroke="url(#brass)" '
        'stroke-width="1.8"/>'
        '<rect x="15" y="15" width="108" height="170" rx="5" fill="none" stroke="#e0b04c" '
        'stroke-width=".8" opacity=".7"/>'
        + "".join(
            f'<path d="{star(4, 7, 2.4, x, y)}" fill="#f0cf7a"/>'
            for x, y in ((27, 27), (111, 27), (27, 173), (111, 173), (69, 36), (69, 168))
        )
        + f'<path d="{rays}" fill="#e0b04c" opacity=".25"/><circle cx="69" cy="102" r="48" '
        'fill="none" '
        'stroke="#e0b04c" stroke-width="1.1" opacity=".8"/><circle cx="69" cy="102" r="51" '
        'fill="none" '
        'stroke="#e0b04c" stroke-width=".6" opacity=".8"/>'
        '<path d="M63 70H75V88L94 122C97 129 93 134 86 134H52C45 134 41 129 44 122L63 88Z" '
        'fill="#2a0f3a" '
        'stroke="url(#brass)" stroke-width="2.6" stroke-linejoin="round"/>'
        '<path d="M54 110H84L91 124C93 128 91 131 86 131H52C47 131 45 128 47 124Z" fill="#e0b04c" '
        'opacity=".85"/>'
        '<rect x="60" y="65" width="18" height="6" rx="3" fill="url(#brass)"/>'
        f'<path d="{star(5, 9, 4, 69, 120)}" fill="#4a1460"/>'
        f'<path d="{star(4, 11, 3, 69, 54)}" fill="#fff1b8"/>'
        f'<path d="{star(4, 6, 2, 52, 60)}" fill="#fff1b8"/>'
        f'<path d="{star(4, 6, 2, 86, 60)}" fill="#fff1b8"/>'
    )
    draw("potions/back", *MINI, body, defs)


def _empty_place() -> None:
    flask = FLASKS["wisdom"]
    path = TILE_VIEW.path(flask)
    body = (
        '<rect x="4" y="4" width="252" height="354" rx="14" fill="#0c0614" opacity=".3"/>'
        '<rect x="4" y="4" width="252" height="354" rx="14" fill="none" stroke="#e8d0a0" '
        'stroke-width="2.4" '
        'stroke-dasharray="12 9" stroke-linecap="round" opacity=".75"/>'
        f'<path d="{path}" fill="#fff" fill-opacity=".04" stroke="#e8d0a0" stroke-width="2.2" '
        'stroke-dasharray="8 8" stroke-linecap="round" opacity=".5"/>'
    )
    draw("potions/empty_place", *TILE, body)


def main() -> None:
    """Draw both tiles of every kind, the tile back and the empty place."""
    for kind in FLASKS:
        _tile(kind)
        _mini(kind)
    _back()
    _empty_place()
