"""Potion tiles, their liquids, finished bottles and stopper signs."""

from __future__ import annotations

from random import Random

from tools.art.flasks import FLASKS, FOOT, LIP, Flask, View
from tools.art.kit import BRASS_LINE, OUTLINE, POTIONS, draw, linear, radial
from tools.art.symbols import star, stopper_sign

TILE = (260, 362)
MINI = (138, 200)
BOTTLE = (60, 90)
TILE_VIEW = View(130, FOOT, 1, 1)
MINI_VIEW = View(69, 189, 0.56, 0.575)
BOTTLE_VIEW = View(30, 86, 0.2, 0.222)
SEAL = {TILE: (222, 40, 27), MINI: (117, 21, 16.5)}
RIBBON = (130, 339, 252, 30)  # centre x, centre y, width, height
SIGN_COLOURS = {
    "star": "#f2efff",
    "horseshoe": "#d3202c",
    "wave": "#7fe0da",
    "drop": "#ffc94a",
    "heart": "#ff9ccb",
    "volcano": "#ff8a2a",
    "prism": "#f0e6ff",
    "hourglass": "#e6a93a",
}


def _tag(name: str, width: float, height: float) -> str:
    return f'<svg x="0" y="0" width="{width}" height="{height}" id="{name}">'


def sign(kind: str, x: float, y: float, size: float, line: str = OUTLINE, fill: str = "") -> str:
    """The stopper sign of a kind, `size` high, centred on x, y."""
    name = POTIONS[kind][3]
    scale = size / 100
    body = stopper_sign(name, fill or SIGN_COLOURS[name], line, 2.4 / scale**0.55)
    return (
        f'<g transform="translate({x - size / 2:.2f} {y - size / 2:.2f}) '
        f'scale({scale:.4f})">{body}</g>'
    )


def _stopper(kind: str, flask: Flask, view: View, size: float, dim: bool = False) -> str:
    """Lip, cork and sign on top of the glass."""
    lip = (flask.neck + 9) * view.across
    lip = max(lip, size * 0.36)
    height = 10 * view.upward
    cork_foot, cork_top = view.y(LIP - 9), view.y(LIP - 9) - size * 0.26
    wide = max(size * 0.17, flask.neck * view.across * 0.62)
    stroke = max(0.9, 2.6 * view.across**0.7)
    glass = "#6b6674" if dim else "url(#lip)"
    cork = "#4c4046" if dim else "url(#cork)"
    fill, line = ("#5a5466", "#15101c") if dim else ("", OUTLINE)
    return (
        f'<path d="M{view.axis - wide * 1.12:.2f} {cork_top:.2f}H{view.axis + wide * 1.12:.2f}'
        f'L{view.axis + wide * 0.86:.2f} {cork_foot + 2:.2f}H{view.axis - wide * 0.86:.2f}Z" '
        f'fill="{cork}" stroke="{OUTLINE}" stroke-width="{stroke:.2f}" stroke-linejoin="round"/>'
        + sign(kind, view.axis, cork_top - size * 0.42, size, line, fill)
        + f'<rect x="{view.axis - lip:.2f}" y="{view.y(LIP) - height:.2f}" width="{2 * lip:.2f}" '
        f'height="{height:.2f}" rx="{height / 2:.2f}" fill="{glass}" stroke="{OUTLINE}" '
        f'stroke-width="{stroke:.2f}"/>'
    )


def _glass_defs(kind: str, view: View) -> str:
    dark, mid, light, _ = POTIONS[kind]
    soft = 7 * view.across
    flask = FLASKS[kind]
    top, foot = view.y(flask.shoulder), view.y(FOOT)
    return (
        f'<clipPath id="inside"><path d="{view.path(flask)}"/></clipPath>'
        '<filter id="inner" x="-20%" y="-20%" width="140%" height="140%">'
        f'<feGaussianBlur stdDeviation="{soft:.2f}"/></filter>'
        '<filter id="fine" x="-20%" y="-20%" width="140%" height="140%">'
        f'<feGaussianBlur stdDeviation="{max(0.35, 0.8 * view.across):.2f}"/></filter>'
        f'<linearGradient id="liquid" gradientUnits="userSpaceOnUse" x1="0" y1="{top:.1f}" x2="0" '
        f'y2="{foot:.1f}">'
        f'<stop offset="0" stop-color="{light}"/><stop offset=".3" '
        f'stop-color="{_mix(light, mid, 0.7)}"/>'
        f'<stop offset=".62" stop-color="{mid}"/><stop offset="1" '
        f'stop-color="{_mix(mid, dark, 0.72)}"/></linearGradient>'
        + radial("pool", _mix(light, mid, 0.25), mid, r=0.5).replace(
            f'stop-color="{mid}"', f'stop-color="{mid}" stop-opacity="0"'
        )
        + linear("lip", "#ffffff", "#cfd8ea", "#8f9cc0")
        + linear("cork", "#c98a4c", "#e0a866", "#9a6232", x2=1, y2=0)
    )


def _mix(a: str, b: str, part: float) -> str:
    """Colour between `a` and `b`."""
    pairs = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(p + (q - p) * part):02x}" for p, q in pairs)


def _empty_glass(kind: str, view: View, tint: float = 0.22) -> str:
    """Back of the flask: tinted glass, darker towards its edges, outline."""
    dark, mid, light, _ = POTIONS[kind]
    path = view.path(FLASKS[kind])
    wide = 20 * view.across
    return (
        f'<path d="{path}" fill="#fff" opacity=".22"/><path d="{path}" fill="{mid}" '
        f'opacity="{tint}"/>'
        f'<g clip-path="url(#inside)"><path d="{path}" fill="none" stroke="{dark}" '
        f'stroke-width="{wide}" '
        f'opacity=".42" filter="url(#inner)"/><path d="{path}" fill="none" stroke="{light}" '
        f'stroke-width="{wide * 0.4}" opacity=".5" filter="url(#fine)"/></g>' + _outline(kind, view)
    )


def _outline(kind: str, view: View) -> str:
    """Two lines, dark outside and pale inside; cut edges on the gem, a band on the jar."""
    path = view.path(FLASKS[kind])
    bold = max(1.3, 3.6 * view.across**0.8)
    facets = ""
    if kind == "prismatic_joy":
        lines = (
            ((-66, 132), (-52, 190), (-113, 196)),
            ((66, 132), (52, 190), (113, 196)),
            ((-52, 190), (52, 190)),
            ((-113, 280), (-70, 300), (70, 300), (113, 280)),
            ((-70, 300), (-88, FOOT)),
            ((70, 300), (88, FOOT)),
        )
        cuts = "".join(
            "M" + "L".join(f"{view.x(x):.2f} {view.y(y):.2f}" for x, y in line) for line in lines
        )
        facets = (
            f'<path d="{cuts}" fill="none" stroke="#fff" stroke-width="{bold * 0.45:.2f}" '
            'opacity=".5"/>'
        )
    return facets + (
        f'<path d="{path}" fill="none" stroke="{OUTLINE}" stroke-width="{bold:.2f}" '
        'stroke-linejoin="round"/>'
        f'<path d="{path}" fill="none" stroke="#efeaff" stroke-width="{bold * 0.34:.2f}" '
        f'stroke-linejoin="round" opacity=".9"/>'
    )


def _highlights(kind: str, view: View) -> str:
    """Light on the front of the glass: a long bent streak, a short one, glints on the neck."""
    flask = FLASKS[kind]
    top = max(flask.rows[1][2] - 34, flask.shoulder + 14)
    wide = 5.2 * view.across**0.8
    lines = (
        (-1, top, 262, 11, wide, 0.72),
        (-1, 274, 288, 11, wide, 0.5),
        (1, 250, 300, 8, wide * 0.7, 0.4),
        (1, top + 4, top + 40, 9, wide * 0.6, 0.3),
    )
    neck = f"M{view.x(-flask.neck + 7):.2f} {view.y(LIP + 6):.2f}V{view.y(flask.shoulder - 22):.2f}"
    return (
        "".join(
            f'<path d="{view.inner_line(flask, a, b, inset, side)}" fill="none" stroke="#fff" '
            f'stroke-width="{thick:.2f}" stroke-linecap="round" stroke-linejoin="round" '
            f'opacity="{light}"/>'
            for side, a, b, inset, thick, light in lines
        )
        + f'<path d="{neck}" stroke="#fff" stroke-width="{wide * 0.7:.2f}" stroke-linecap="round" '
        'opacity=".7"/>'
    )


def _liquid(kind: str, view: View, level: float) -> str:
    """Opaque liquid from height `level` down, lit inside, with bubbles."""
    dark, _, light, _ = POTIONS[kind]
    flask = FLASKS[kind]
    path = view.path(flask)
    dice = Random(f"liquid {kind}")
    bubbles = ""
    for _ in range(26):
        y = dice.uniform(flask.shoulder + 14, FOOT - 10)
        x = dice.uniform(-1, 1) * (flask.half_at(y) - 12)
        size = dice.uniform(1.2, 3.6) * view.across
        bubbles += (
            f'<circle cx="{view.x(x):.2f}" cy="{view.y(y):.2f}" r="{size:.2f}" fill="#fff" '
            f'fill-opacity=".22" stroke="{light}" stroke-width="{size * 0.4:.2f}" '
            'stroke-opacity=".7"/>'
        )
    wide = 30 * view.across
    height = view.y(FOOT) - view.y(level)
    return (
        f'<clipPath id="level"><rect x="0" y="{view.y(level):.2f}" width="400" '
        f'height="{height + 4:.2f}"/></clipPath>'
        '<g clip-path="url(#level)"><g clip-path="url(#inside)">'
        f'<path d="{path}" fill="url(#liquid)"/>'
        f'<ellipse cx="{view.x(18):.2f}" cy="{view.y(248):.2f}" rx="{88 * view.across:.2f}" '
        f'ry="{62 * view.upward:.2f}" fill="url(#pool)" opacity=".8"/>'
        f'<path d="{path}" fill="none" stroke="{dark}" stroke-width="{wide}" opacity=".6" '
        'filter="url(#inner)"/>'
        f"{bubbles}</g></g>"
    )


def _parchment(width: float, height: float, edge: float) -> tuple[str, str]:
    """Wooden frame around paper with stains and a burnt rim; the defs and the body."""
    inner_w, inner_h = width - 2 * edge, height - 2 * edge
    radius = edge * 1.5
    rect = f'x="{edge}" y="{edge}" width="{inner_w}" height="{inner_h}" rx="{radius * 0.6}"'
    defs = (
        radial("paper", "#fff6dc", "#f6e2b4", "#e2bf86", r=0.78)
        + linear("frame", "#c98a4a", "#8a5628", "#5a3216", "#8a5a2c")
        + f'<clipPath id="sheet"><rect {rect}/></clipPath>'
        + '<filter id="stains" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency=".018 .03" numOctaves="4" seed="7"/>'
        '<feColorMatrix values="0 0 0 0 .55  0 0 0 0 .34  0 0 0 0 .12  0 1.9 0 0 -.78"/></filter>'
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
        f'<g clip-path="url(#sheet)"><rect {rect} fill="#fff" filter="url(#stains)" opacity=".6"/>'
        f'<rect {rect} fill="none" stroke="#7a4616" stroke-width="{edge * 1.5}" opacity=".6" '
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
    defs = frame_defs + _glass_defs(kind, TILE_VIEW) + SEAL_DEFS
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
        + _stopper(kind, flask, TILE_VIEW, 46)
        + _empty_glass(kind, TILE_VIEW)
        + _stopper(kind, flask, TILE_VIEW, 46)
        + _ribbon()
        + _seal(*SEAL[TILE])
    )
    draw(f"potions/tile_{kind}", *TILE, body, defs)
    draw(f"potions/liquid_{kind}", *TILE, _liquid(kind, TILE_VIEW, flask.shoulder), defs)
    front = _outline(kind, TILE_VIEW) + _highlights(kind, TILE_VIEW)
    draw(f"potions/tile_{kind}_glass", *TILE, front, defs)


def _mini(kind: str) -> None:
    flask = FLASKS[kind]
    frame_defs, frame = _parchment(*MINI, 4.5)
    defs = frame_defs + _glass_defs(kind, MINI_VIEW) + SEAL_DEFS
    mid = POTIONS[kind][1]
    halo = (
        f'<ellipse cx="69" cy="136" rx="60" ry="56" fill="{mid}" opacity=".34" '
        'filter="url(#inner)"/>'
    )
    body = (
        frame
        + f'<g clip-path="url(#sheet)">{_circle(69, 134, 64)}{halo}</g>'
        + _empty_glass(kind, MINI_VIEW, 0.26)
        + _stopper(kind, flask, MINI_VIEW, 30)
        + _seal(*SEAL[MINI])
    )
    draw(f"potions/mini_{kind}", *MINI, body, defs)
    draw(f"potions/mini_{kind}_liquid", *MINI, _liquid(kind, MINI_VIEW, flask.shoulder), defs)
    front = _outline(kind, MINI_VIEW) + _highlights(kind, MINI_VIEW)
    draw(f"potions/mini_{kind}_glass", *MINI, front, defs)


def _bottle(kind: str) -> None:
    """Finished bottle: bright, lit (its power can be drunk) and drunk."""
    flask, view = FLASKS[kind], BOTTLE_VIEW
    _, mid, light, _ = POTIONS[kind]
    path = view.path(flask)
    defs = _glass_defs(kind, view) + (
        '<filter id="halo" x="-40%" y="-40%" width="180%" height="180%">'
        '<feGaussianBlur stdDeviation="3.2"/></filter>'
    )
    level = flask.shoulder + 26
    rim = flask.half_at(level) * view.across - 1.4
    surface = (
        f'<ellipse cx="{view.axis}" cy="{view.y(level):.2f}" rx="{rim:.2f}" ry="1.5" '
        f'fill="{light}" opacity=".95"/>'
    )
    back = f'<path d="{path}" fill="#e8e4ff" opacity=".3"/>'
    front = (
        surface + _outline(kind, view) + _highlights(kind, view) + _stopper(kind, flask, view, 22)
    )
    bottle = back + _liquid(kind, view, level) + front
    draw(f"potions/bottle_{kind}", *BOTTLE, bottle, defs)
    glow = (
        f'<path d="{path}" fill="#ffd25a" stroke="#ffd25a" stroke-width="7" filter="url(#halo)" '
        'opacity=".9"/>'
        f'<path d="{path}" fill="none" stroke="#fff4c0" stroke-width="3.4" opacity=".9"/>'
        f'<circle cx="30" cy="14" r="10" fill="#ffd25a" filter="url(#halo)" opacity=".7"/>'
    )
    inside = (
        f'<g clip-path="url(#inside)"><ellipse cx="30" cy="{view.y(258):.1f}" rx="15" ry="11" '
        'fill="#fffbe0" '
        'opacity=".5" filter="url(#halo)"/></g>'
    )
    lit = glow + back + _liquid(kind, view, level) + inside + front
    draw(f"potions/bottle_{kind}_lit", *BOTTLE, lit, defs)
    drunk = (
        f'<path d="{path}" fill="#3a3348" opacity=".85"/><g clip-path="url(#inside)">'
        f'<path d="{path}" fill="none" stroke="#0e0a16" stroke-width="6" opacity=".6" '
        'filter="url(#inner)"/>'
        f'<rect x="0" y="{view.y(296):.2f}" width="60" height="12" '
        f'fill="{_mix(mid, "#2a2434", 0.5)}"/></g>'
        f'<path d="{path}" fill="none" stroke="#15101c" stroke-width="1.6"/>'
        f'<path d="{path}" fill="none" stroke="#8c84a0" stroke-width=".6"/>'
        f'<g opacity=".35">{_highlights(kind, view)}</g>'
        + _stopper(kind, flask, view, 22, dim=True)
    )
    draw(f"potions/bottle_{kind}_drunk", *BOTTLE, drunk, defs)


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
    """Draw tiles, minis, bottles and signs of every kind, the tile back and the empty place."""
    for kind in FLASKS:
        _tile(kind)
        _mini(kind)
        _bottle(kind)
        draw(f"potions/sign_{kind}", 64, 64, sign(kind, 32, 32, 56))
    _back()
    _empty_place()
