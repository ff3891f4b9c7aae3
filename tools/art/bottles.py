"""Finished potions: bright, lit when their power can be drunk, drunk; and the stopper signs."""

from __future__ import annotations

from tools.art.flasks import FLASKS, View
from tools.art.glass import glass_defs, highlights, liquid, mix, outline, sign, stopper
from tools.art.kit import POTIONS, draw
from tools.art.trims import trim

BOTTLE = (60, 90)
BOTTLE_VIEW = View(30, 86, 0.2, 0.222)


def _bottle(kind: str) -> None:
    """Finished bottle: bright, lit (its power can be drunk) and drunk."""
    flask, view = FLASKS[kind], BOTTLE_VIEW
    _, mid, light, _ = POTIONS[kind]
    path = view.path(flask)
    defs = glass_defs(kind, view) + (
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
    front = surface + outline(kind, view) + highlights(kind, view) + stopper(kind, flask, view, 22)
    bottle = back + liquid(kind, view, level) + front
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
    lit = glow + back + liquid(kind, view, level) + inside + front
    draw(f"potions/bottle_{kind}_lit", *BOTTLE, lit, defs)
    drunk = (
        f'<path d="{path}" fill="#8f87a0" opacity=".5"/><g clip-path="url(#inside)">'
        f'<path d="{path}" fill="none" stroke="#d8d0e4" stroke-width="5" opacity=".3" '
        'filter="url(#inner)"/>'
        f'<rect x="0" y="{view.y(296):.2f}" width="60" height="12" '
        f'fill="{mix(mid, "#6a6276", 0.45)}"/></g>'
        f'<path d="{path}" fill="none" stroke="#15101c" stroke-width="3.4"/>'
        f'<path d="{path}" fill="none" stroke="#b9aec4" stroke-width="1.7"/>'
        f'<g opacity=".6">{highlights(kind, view)}</g>'
        + trim(kind, view, 1.6, dim=True)
        + stopper(kind, flask, view, 22, dim=True)
    )
    draw(f"potions/bottle_{kind}_drunk", *BOTTLE, drunk, defs)


def main() -> None:
    """Draw the bottle of every kind in its three states, and its sign."""
    for kind in FLASKS:
        _bottle(kind)
        draw(f"potions/sign_{kind}", 64, 64, sign(kind, 32, 32, 56))
