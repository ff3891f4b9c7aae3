"""The boxes of the game as solids on a shelf: base, Fifth, Sixth and Serum, open and closed.

The dark band at the foot of each front stays blank for the title; `boxes/places.toml` tells where.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageEnhance

from tools.art.boxes_emblems import base as base_emblem
from tools.art.boxes_emblems import fifth, pattern, serum, sign, sixth
from tools.art.kit import IMAGES, OUTLINE, linear, radial, render, save, svg
from tools.art.materials import textures
from tools.art.widgets_kit import path, polygon, rect

FOOT = 10.0  # units under the box for its shadow
EDGE = 3.0  # units left of the box
TONES = tuple[str, str, str]


@dataclass(frozen=True)
class Box:
    """A box: size of the whole picture, of what is seen of its side and top, colours, emblem."""

    name: str
    width: float
    height: float
    side: float
    top: float
    sky: TONES  # of the front, from above
    ground: tuple[str, str]
    emblem: Callable[[float, float], str]
    reach: tuple[float, float]  # of the emblem above and below its middle
    band: float  # height of the title band

    @property
    def front(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the front."""
        wide = self.width - 2 * EDGE - self.side
        return EDGE, EDGE + self.top, wide, self.height - EDGE - self.top - FOOT

    @property
    def title(self) -> tuple[float, float, float, float]:
        """The free part of the title band: left, top, width, height."""
        x, y, w, h = self.front
        return x + 12, y + h - 12 - self.band, w - 24, self.band


BOXES = (
    Box("base", 270, 250, 46, 24, ("#b06fe0", "#7a44b8", "#5a2f96"), ("#4a2080", "#2a0f52"),
        base_emblem, (82, 62), 50),
    Box("fifth", 280, 235, 46, 24, ("#6ad8dc", "#38a8b4", "#1f7f92"), ("#135a70", "#0a2c44"),
        fifth, (60, 76), 48),
    Box("sixth", 290, 145, 42, 20, ("#8ad070", "#4a9a48", "#2c7438"), ("#1c5430", "#0c2c1c"),
        sixth, (28, 28), 31),
    Box("serum", 220, 130, 34, 18, ("#ffa45a", "#e8643a", "#c43a30"), ("#8e1c2c", "#4e0c1c"),
        serum, (30, 28), 29),
)  # fmt: skip


def diamond(x: float, y: float, size: float) -> str:
    """A brass corner fitting."""
    corners = [(x, y - size), (x + size, y), (x, y + size), (x - size, y)]
    return (
        path(polygon(corners), "url(#brass_d)", OUTLINE, 2.2)
        + path(f"M{x - size * 0.55},{y} L{x},{y - size * 0.55}", "none", "#fffbe0", 1.6,
               'opacity=".9"')
        + f'<circle cx="{x}" cy="{y}" r="{size * 0.22}" fill="#7a4c10"/>'
    )  # fmt: skip


def frame(x: float, y: float, w: float, h: float, width: float) -> str:
    """A gold line round a face."""
    return (
        rect(x, y, w, h, 1, "none", f'stroke="#3a1c08" stroke-width="{width + 1.6}" opacity=".6"')
        + rect(x, y, w, h, 1, "none", f'stroke="url(#brass_d)" stroke-width="{width}"')
    )  # fmt: skip


def placed(box: Box) -> str:
    """The emblem, as large as the room between the frame and the title allows."""
    x, y, w, _ = box.front
    room = box.title[1] - 3 - (y + 11)
    up, down = box.reach
    scale = min(1.0, room / (up + down))
    middle = y + 11 + room / 2 + (up - down) / 2 * scale
    place = f"translate({x + w / 2:.2f},{middle:.2f}) scale({scale:.3f})"
    return f'<g transform="{place}">{box.emblem(0, 0)}</g>'


def front(box: Box) -> str:
    """The front: sky and ground, the emblem, the blank band, the gold frame and its corners."""
    x, y, w, h = box.front
    tx, ty, tw, th = box.title
    inner = (x + 7, y + 7, w - 14, h - 14)
    hill = ty - h * 0.14
    ground = (
        f"M{x},{hill + 10} C{x + w * 0.3},{hill - 14} {x + w * 0.7},{hill - 14} "
        f"{x + w},{hill + 10} V{y + h} H{x}Z"
    )
    return (
        f'<clipPath id="front"><rect x="{x}" y="{y}" width="{w}" height="{h}"/></clipPath>'
        f'<g clip-path="url(#front)">'
        + rect(x, y, w, h, 0, "url(#sky)")
        + pattern(x, y, w, ty - y)
        + path(ground, "url(#ground)")
        + placed(box)
        + rect(x, ty - 6, w, y + h - ty + 6, 0, "url(#under)")
        + rect(tx, ty, tw, th, 3, "#150a20", 'opacity=".86"')
        + path(f"M{tx},{ty} H{tx + tw} M{tx},{ty + th} H{tx + tw}", "none", "#e0b04c", 1.4,
               'opacity=".75"')
        # the wear of cardboard: a pale fold and a soft shade towards the edges
        + rect(x, y, w, h, 0, "none", 'stroke="#0c0414" stroke-width="12" opacity=".45" '
               'filter="url(#worn)"')
        + rect(x, y, w, h, 0, "url(#leather)", 'opacity=".45"')
        + path(f"M{x},{y + h * 0.62} L{x + w * 0.5},{y} H{x + w * 0.72} L{x},{y + h * 0.92}Z",
               "#fff", more='opacity=".07"')
        + "</g>"
        + frame(*inner, 2.6)
        + rect(x, y, w, h, 1.5, "none", f'stroke="{OUTLINE}" stroke-width="3"')
        + path(f"M{x + 2},{y + 2} H{x + w - 2}", "none", "#fff", 1.6, 'opacity=".55"')
        + "".join(diamond(px, py, 8.6) for px in (inner[0], inner[0] + inner[2])
                  for py in (inner[1], inner[1] + inner[3]))
    )  # fmt: skip


def solid(box: Box) -> str:
    """The whole box with its shadow on the shelf."""
    x, y, w, h = box.front
    s, t = box.side, box.top
    right, foot = x + w, y + h
    top = f"M{x},{y} L{x + s},{y - t} H{right + s} L{right},{y}Z"
    side = f"M{right},{y} L{right + s},{y - t} V{foot - t} L{right},{foot}Z"
    shadow = f"M{x + 2},{foot - 4} H{right} L{right + s},{foot - t - 2} V{foot - t + 8} "
    shadow += f"L{right + 6},{foot + 7} H{x + 6}Z"
    skew = f"matrix(1,{-t / s:.4f},0,1,{right},{y})"
    lid = f"matrix(1,0,{-s / t:.4f},1,{x + s},{y - t})"
    rise = h * 0.11
    return (
        path(shadow, "#0a0410", more='opacity=".6" filter="url(#cast)"')
        + path(top, "url(#roof)")
        + f'<g transform="{lid}">'
        + rect(0, 0, w, t, 0, "url(#leather)", 'opacity=".5"')
        + frame(7, 5, w - 14, t - 9, 1.8)
        + "</g>"
        + path(top, "none", OUTLINE, 3)
        + path(side, "url(#flank)")
        + f'<clipPath id="side"><path d="{side}"/></clipPath><g clip-path="url(#side)">'
        + f'<g transform="{skew}">'
        + rect(0, h * 0.72, s, h, 0, "#000", 'opacity=".22"')
        + frame(6, 7, s - 12, h - 14, 1.8)
        + sign(box.name, s / 2, h * 0.36, min(s * 0.5, h * 0.26))
        + rect(0, 0, s, h, 0, "url(#leather)", 'opacity=".5"')
        # the lid's edge: these boxes open at the top
        + path(f"M0,{rise} H{s}", "none", "#05020a", 2, 'opacity=".55"')
        + path(f"M0,{rise + 1.8} H{s}", "none", "#fff", 1, 'opacity=".2"')
        + "</g></g>"
        + path(side, "none", OUTLINE, 3)
        + front(box)
    )


@cache
def textures_and_metal() -> str:
    """The shared materials and the blurs of the boxes."""
    return textures() + (
        '<filter id="worn" x="-20%" y="-20%" width="140%" height="140%">'
        '<feGaussianBlur stdDeviation="5"/></filter>'
        '<filter id="cast" x="-20%" y="-40%" width="140%" height="200%">'
        '<feGaussianBlur stdDeviation="3.4"/></filter>'
        + linear("under", "#0a041200", "#0a0412b0")
    )  # fmt: skip


def shades(box: Box) -> str:
    """The gradients in the colours of a box."""
    return (
        radial("sky", *box.sky, cx=0.5, cy=0.3, r=0.72)
        + linear("ground", *box.ground)
        + linear("roof", box.sky[0], box.sky[1], x2=1, y2=0)
        + linear("flank", box.ground[0], box.ground[1], x2=1, y2=0.4)
    )


def dimmed(picture: Image.Image) -> Image.Image:
    """A box that is not in play: grey and in the dark."""
    alpha = picture.getchannel("A")
    grey = ImageEnhance.Color(picture.convert("RGB")).enhance(0.45)
    dark = Image.blend(grey, Image.new("RGB", grey.size, "#221a34"), 0.46)
    dark.putalpha(alpha)
    return dark


def places() -> str:
    """The text of `places.toml`."""
    text = (
        "# Boxes in logical units, from the upper left corner of their pictures.\n"
        "# size   width and height of the picture\n"
        "# foot   y of the lower edge of the front, which stands on the shelf\n"
        "# front  left, top, width, height of the front\n"
        "# title  left, top, width, height of the blank band for the title\n"
    )
    for box in BOXES:
        text += (
            f"\n[{box.name}]\nsize = [{box.width:g}, {box.height:g}]\n"
            f"foot = {box.front[1] + box.front[3]:g}\n"
            f"front = [{', '.join(f'{v:g}' for v in box.front)}]\n"
            f"title = [{', '.join(f'{v:g}' for v in box.title)}]\n"
        )
    return text


def main() -> None:
    """Draw all boxes and write where their titles go."""
    for box in BOXES:
        document = svg(box.width, box.height, solid(box), textures_and_metal() + shades(box))
        picture = render(document, box.width)
        save(picture, f"boxes/{box.name}")
        save(dimmed(picture), f"boxes/{box.name}_closed")
    (IMAGES / "boxes" / "places.toml").write_text(places(), encoding="utf-8")


if __name__ == "__main__":
    main()
