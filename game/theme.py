"""Colours that the program draws with itself; the pictures carry the rest of the palette."""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

NIGHT: Colour = (18, 11, 26)  # what lies outside every picture
OUTLINE: Colour = (30, 18, 48)
CREAM: Colour = (255, 233, 176)
PALE: Colour = (243, 230, 255)
GOLD: Colour = (240, 207, 122)
INK: Colour = (43, 23, 8)
SOFT_INK: Colour = (90, 58, 22)
WINE: Colour = (74, 18, 48)
VIOLET: Colour = (74, 20, 96)
GOOD: Colour = (44, 123, 66)
BAD: Colour = (168, 36, 47)
FOCUS: Colour = (140, 243, 255)
PARCHMENT: Colour = (240, 219, 171)
SHADE: Colour = (10, 6, 18)

SEATS: dict[str, Colour] = {
    "plum": (160, 79, 196),
    "teal": (31, 157, 148),
    "rose": (217, 86, 140),
    "copper": (221, 132, 48),
    "blue": (79, 127, 224),
    "moss": (124, 154, 58),
}
