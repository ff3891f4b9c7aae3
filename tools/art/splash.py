"""The first thing that shows: the room of the title in the dusk, before its candles are lit.

It is drawn of the finished pictures, so `scenery_title` and `logo` come first.
"""

from __future__ import annotations

import tomllib

from PIL import Image, ImageEnhance, ImageFilter

from tools.art.kit import IMAGES, save

BLEED = (300, 180)  # logical units of the room left of and above the table
SIZE = (1260, 720)  # pixels, half a pixel per unit: this must be read in no time
DUSK = 0.62  # of the light
NIGHT = (18, 11, 26)


def main() -> None:
    room = Image.open(IMAGES / "scenes" / "title.webp").convert("RGB").resize(SIZE)
    room = ImageEnhance.Brightness(room.filter(ImageFilter.GaussianBlur(1.2))).enhance(DUSK)
    room = Image.blend(room, Image.new("RGB", SIZE, NIGHT), 0.18)
    places = tomllib.loads((IMAGES / "scenes" / "places.toml").read_text("utf-8"))
    x, y, w, h = places["title"]["logo"]
    logo = Image.open(IMAGES / "logo.webp").convert("RGBA")
    logo = logo.resize((round(w / 2), round(h / 2)), Image.Resampling.LANCZOS)
    room.paste(logo, (round((x + BLEED[0]) / 2), round((y + BLEED[1]) / 2)), logo)
    save(room, "splash", 86)
