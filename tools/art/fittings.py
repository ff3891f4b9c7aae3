"""Fixed parts of the rooms: the window to the night, shelves, the workbench."""

from __future__ import annotations

import random

from tools.art.kit import OUTLINE
from tools.art.materials import board, grained


def _arch(x: float, y: float, w: float, h: float, rise: float) -> str:
    """A pointed arch: upright sides, two curves meeting at the top."""
    spring = y + rise
    return (
        f"M{x} {y + h}V{spring}C{x} {spring - rise * 0.62} {x + w * 0.23} {y + rise * 0.19} "
        f"{x + w / 2} {y}C{x + w * 0.77} {y + rise * 0.19} {x + w} {spring - rise * 0.62} "
        f"{x + w} {spring}V{y + h}Z"
    )


def window_frame(x: float, y: float, w: float, h: float, rim: float, arch: float = 0.62) -> str:
    """The stone arch of a window, of hewn blocks; the opening stays dark.

    `arch` is the height of the pointed part over the width.
    """
    rise = w * arch
    outer = _arch(x, y, w, h, rise)
    inner = _arch(x + rim, y + rim * 1.25, w - 2 * rim, h - rim * 1.25, rise - rim * 0.6)
    joints = ""
    step = h * 0.13
    level = y + rise
    while level < y + h - step * 0.4:
        joints += f"M{x} {level}h{rim}M{x + w - rim} {level + step * 0.4}h{rim}"
        level += step
    for share in (0.16, 0.34):
        px, py = x + w * share, y + rise * (0.5 - share)
        joints += f"M{px - rim * 0.4} {py - rim * 0.2}l{rim * 0.9} {rim * 1.3}"
        mx = 2 * x + w - px
        joints += f"M{mx + rim * 0.4} {py - rim * 0.2}l{-rim * 0.9} {rim * 1.3}"
    return (
        f'<g filter="url(#shadow)"><path d="{outer}" fill="url(#sill)" stroke="{OUTLINE}" '
        'stroke-width="4"/></g>'
        f'<path d="{joints}" stroke="{OUTLINE}" stroke-opacity=".7" stroke-width="2.6"/>'
        f'<path d="{outer}" fill="none" stroke="#e8dcff" stroke-opacity=".4" stroke-width="2.4" '
        'transform="translate(3 4)"/>'
        f'<path d="{inner}" fill="#0b1030" stroke="{OUTLINE}" stroke-width="4"/>'
    )


def window_view(
    x: float,
    y: float,
    w: float,
    h: float,
    rim: float,
    moon: tuple[float, float, float],
    seed: int,
    arch: float = 0.62,
) -> str:
    """Sky, moon, clouds, castle and hills seen in the opening, and the lead bars."""
    rise = w * arch
    inner = _arch(x + rim, y + rim * 1.25, w - 2 * rim, h - rim * 1.25, rise - rim * 0.6)
    pick = random.Random(seed)
    mx, my, mr = moon
    s = w / 216
    stars = "".join(
        f'<circle cx="{x + pick.uniform(0.1, 0.9) * w:.1f}" '
        f'cy="{y + pick.uniform(0.08, 0.62) * h:.1f}" r="{pick.uniform(0.5, 1.5) * s**0.5:.1f}" '
        f'fill="#fff" opacity="{pick.uniform(0.4, 0.95):.2f}"/>'
        for _ in range(34)
    )
    craters = "".join(
        f'<circle cx="{mx + dx * mr}" cy="{my + dy * mr}" r="{r * mr}" fill="#d8cfae" '
        'opacity=".55"/>'
        for dx, dy, r in (
            (-0.35, -0.2, 0.2),
            (0.3, 0.25, 0.26),
            (-0.1, 0.45, 0.13),
            (0.4, -0.3, 0.1),
        )
    )
    clouds = "".join(
        f'<path d="M{x + a * w} {y + b * h}q{12 * s} {-9 * s} {28 * s} {-3 * s}q{14 * s} {-10 * s} '
        f'{30 * s} {1 * s}q{16 * s} {-3 * s} {20 * s} {5 * s}z" fill="#cdd6ff" opacity="{o}"/>'
        for a, b, o in ((0.08, 0.34, 0.22), (0.52, 0.44, 0.28), (0.3, 0.56, 0.16))
    )
    foot = y + h
    towers, lamps = "", ""
    for at, wide, tall in (
        (0.14, 24, 74), (0.30, 36, 46), (0.46, 28, 104), (0.60, 34, 58), (0.76, 26, 84),
        (0.90, 30, 50),
    ):  # fmt: skip
        tx, tw, th = x + at * w, wide * s, tall * s
        top = foot - th - 26 * s
        towers += f"M{tx - tw / 2} {foot}V{top}H{tx + tw / 2}V{foot}Z"
        if tall > 60:
            towers += (
                f"M{tx - tw * 0.66} {top + 2}L{tx} {top - tw * 1.5}L{tx + tw * 0.66} {top + 2}Z"
            )
        else:
            towers += f"M{tx - tw / 2} {top}v{-5 * s}h{tw * 0.22}v{5 * s}Z"
            towers += f"M{tx + tw * 0.28} {top}v{-5 * s}h{tw * 0.22}v{5 * s}Z"
        for row in range(2):
            if pick.random() < 0.8:
                lamps += (
                    f'<rect x="{tx - 2.4 * s + pick.choice((-4, 0, 4)) * s}" '
                    f'y="{top + (10 + row * 18) * s}" width="{4.4 * s}" height="{6.4 * s}" '
                    f'rx="{2 * s}" fill="#ffd66a"/>'
                )
    walls = f"M{x} {foot}V{foot - 74 * s}H{x + w}V{foot}Z"
    for i in range(14):
        walls += f"M{x + (i * 18 + 4) * s} {foot - 73 * s}v{-6 * s}h{10 * s}v{6 * s}Z"
    peaks = (
        f'<path d="M{x} {foot}V{foot - 112 * s}L{x + w * 0.2} {foot - 150 * s}L{x + w * 0.36} '
        f"{foot - 104 * s}L{x + w * 0.62} {foot - 168 * s}L{x + w * 0.84} {foot - 110 * s}"
        f'L{x + w} {foot - 140 * s}V{foot}Z" fill="#3a4590" opacity=".75"/>'
    )
    hills = (
        f'<path d="M{x} {foot}V{foot - 30 * s}Q{x + w * 0.3} {foot - 52 * s} {x + w * 0.55} '
        f'{foot - 26 * s}T{x + w} {foot - 36 * s}V{foot}Z" fill="#141236"/>'
    )
    bar = 'stroke="#241a38" stroke-linecap="butt"'
    mid = x + w / 2
    clip = f'<clipPath id="pane{seed}"><path d="{inner}"/></clipPath>'
    lines = f"M{mid} {y}V{foot}"
    for share in (0.42, 0.72):
        lines += f"M{x} {y + h * share}H{x + w}"
    return (
        f'{clip}<g clip-path="url(#pane{seed})">'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#night_sky)"/>{stars}'
        f'<circle cx="{mx}" cy="{my}" r="{mr * 2.7}" fill="url(#moonglow)"/>{clouds}'
        f'<circle cx="{mx}" cy="{my}" r="{mr}" fill="url(#moon)"/>{craters}'
        f'{peaks}<path d="{towers}" fill="none" stroke="#b9c4ff" stroke-opacity=".5" '
        f'stroke-width="{2.4 * s**0.5}"/><path d="{walls}{towers}" fill="#1b1a48"/>{lamps}{hills}'
        f'<path d="{lines}" {bar} stroke-width="{7 * s**0.6}"/>'
        f'<path d="{lines}" stroke="#b9c4ff" stroke-opacity=".4" stroke-width="{1.6 * s**0.5}" '
        f'transform="translate({-1.6 * s**0.5} -1)"/>'
        f'<path d="{inner}" fill="none" stroke="#070a20" stroke-opacity=".75" '
        f'stroke-width="{14 * s**0.6}" filter="url(#soft)"/></g>'
    )


def window_sill(x: float, y: float, w: float, h: float = 22) -> str:
    """A stone sill standing out from the wall."""
    return (
        '<g filter="url(#shadow)">'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="4" fill="url(#sill)" '
        f'stroke="{OUTLINE}" stroke-width="3.4"/></g>'
        f'<path d="M{x + 5} {y + 3.4}H{x + w - 5}" stroke="#f0e6ff" stroke-opacity=".65" '
        'stroke-width="2.6"/>'
    )


def shelf(x: float, y: float, w: float, h: float = 16, brackets: bool = True) -> str:
    """A wall shelf whose top is at `y`, on two carved brackets."""
    feet = ""
    if brackets:
        for bx in (x + w * 0.1, x + w * 0.9):
            path = (
                f"M{bx - 10} {y + h}H{bx + 10}V{y + h + 26}C{bx + 9} {y + h + 40} {bx - 3} "
                f"{y + h + 48} {bx - 7} {y + h + 50}C{bx - 4} {y + h + 36} {bx - 10} {y + h + 30} "
                f"{bx - 10} {y + h + 18}Z"
            )
            feet += grained(f'<path d="{path}"', "wood_dark", "grain", 3)
    return f'<g filter="url(#shadow)">{feet}{board(x, y, w, h, "wood_rail")}</g>'


def hook(x: float, y: float) -> str:
    """A small brass hook screwed under a shelf at (`x`, `y`)."""
    path = f"M{x} {y}V{y + 8}C{x - 9} {y + 10} {x - 9} {y + 22} {x} {y + 22}C{x + 6} {y + 22} "
    path += f"{x + 8} {y + 18} {x + 7} {y + 14}"
    return (
        f'<path d="{path}" fill="none" stroke="#3B2208" stroke-width="5.4" stroke-linecap="round"/>'
        f'<path d="{path}" fill="none" stroke="#e8bd5c" stroke-width="2.8" '
        'stroke-linecap="round"/>'
    )
