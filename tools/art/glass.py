"""Glass of the potion flasks at any size: back, outline, highlights, liquid and stopper."""

from __future__ import annotations

from random import Random

from tools.art.flasks import FLASKS, FOOT, LIP, Flask, View
from tools.art.kit import OUTLINE, POTIONS, linear, radial
from tools.art.signs import stopper_sign
from tools.art.trims import behind, trim


def sign(kind: str, x: float, y: float, size: float, line: str = OUTLINE, fill: str = "") -> str:
    """The stopper sign of a kind, `size` high, centred on x, y."""
    scale = size / 100
    body = stopper_sign(POTIONS[kind][3], line, 2.4 / scale**0.55, fill)
    return (
        f'<g transform="translate({x - size / 2:.2f} {y - size / 2:.2f}) '
        f'scale({scale:.4f})">{body}</g>'
    )


def stopper(kind: str, flask: Flask, view: View, size: float, dim: bool = False) -> str:
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


def glass_defs(kind: str, view: View) -> str:
    """Clip, blurs and gradients that the other pieces of a flask refer to."""
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
        f'stop-color="{mix(light, mid, 0.7)}"/>'
        f'<stop offset=".62" stop-color="{mid}"/><stop offset="1" '
        f'stop-color="{mix(mid, dark, 0.72)}"/></linearGradient>'
        + radial("pool", mix(light, mid, 0.25), mid, r=0.5).replace(
            f'stop-color="{mid}"', f'stop-color="{mid}" stop-opacity="0"'
        )
        + '<radialGradient id="sheen"><stop offset="0" stop-color="#fff" stop-opacity=".4"/>'
        '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
        + linear("lip", "#ffffff", "#cfd8ea", "#8f9cc0")
        + linear("cork", "#c98a4c", "#e0a866", "#9a6232", x2=1, y2=0)
    )


def mix(a: str, b: str, part: float) -> str:
    """Colour between `a` and `b`."""
    pairs = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(p + (q - p) * part):02x}" for p, q in pairs)


def empty_glass(kind: str, view: View, tint: float = 0.22) -> str:
    """Back of the flask: tinted glass, darker towards its edges, outline."""
    dark, mid, light, _ = POTIONS[kind]
    path = view.path(FLASKS[kind])
    wide = 20 * view.across
    return (
        f'<path d="{path}" fill="#fff" opacity=".22"/><path d="{path}" fill="{mid}" '
        f'opacity="{tint}"/>{behind(kind, view)}'
        f'<g clip-path="url(#inside)"><path d="{path}" fill="none" stroke="{dark}" '
        f'stroke-width="{wide}" '
        f'opacity=".42" filter="url(#inner)"/><path d="{path}" fill="none" stroke="{light}" '
        f'stroke-width="{wide * 0.4}" opacity=".5" filter="url(#fine)"/>'
        f'<ellipse cx="{view.x(-30):.2f}" cy="{view.y(190):.2f}" rx="{84 * view.across:.2f}" '
        f'ry="{84 * view.upward:.2f}" fill="url(#sheen)"/>'
        f'<ellipse cx="{view.x(0):.2f}" cy="{view.y(FOOT - 3):.2f}" rx="{80 * view.across:.2f}" '
        f'ry="{7 * view.upward:.2f}" fill="{light}" opacity=".75" filter="url(#fine)"/></g>'
        + outline(kind, view)
    )


def outline(kind: str, view: View) -> str:
    """Two lines, dark outside and pale inside; and what is cut in the glass or tied to it."""
    path = view.path(FLASKS[kind])
    bold = max(1.3, 3.6 * view.across**0.8)
    return (
        f'<path d="{path}" fill="none" stroke="{OUTLINE}" stroke-width="{bold:.2f}" '
        'stroke-linejoin="round"/>'
        f'<path d="{path}" fill="none" stroke="#efeaff" stroke-width="{bold * 0.34:.2f}" '
        f'stroke-linejoin="round" opacity=".9"/>' + trim(kind, view, bold)
    )


def highlights(kind: str, view: View) -> str:
    """Light on the front of the glass: a long bent streak, a short one, glints on the neck."""
    flask = FLASKS[kind]
    top = max(flask.rows[1][2] - 34, flask.shoulder + 14)
    wide = 5.2 * view.across**0.8
    lines = (
        (-1, top, 240, 11, wide, 0.72),
        (-1, 249, 256, 11, wide, 0.5),
        (1, 250, 300, 6, wide * 0.6, 0.3),
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


def liquid(kind: str, view: View, level: float) -> str:
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
        f"{behind(kind, view, 0.85)}{bubbles}</g></g>"
    )
