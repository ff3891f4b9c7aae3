"""Draws the characters, the discs behind them, their rings and the crests of the seats."""

from __future__ import annotations

from tools.art.crests import CRESTS
from tools.art.kit import OUTLINE, SEATS, draw, linear, radial
from tools.art.portraits_familiars import FAMILIARS
from tools.art.portraits_friends import FRIENDS
from tools.art.portraits_kit import Character, Mood
from tools.art.portraits_students import STUDENTS
from tools.art.widgets_kit import WIDGET_DEFS, circle, path

SIZE = 300.0
RING = 10.0  # width of the coloured ring in the box of 200 units
DEFS = (
    linear("gold", "#ffe9a0", "#e6b347", "#a8741f", "#e9c060", x2=0.9, y2=0.5)
    + f'<clipPath id="disc"><circle cx="100" cy="100" r="{100 - RING}"/></clipPath>'
    '<filter id="cheek" x="-60%" y="-60%" width="220%" height="220%">'
    '<feGaussianBlur stdDeviation="3.2"/></filter>'
)


def bust(body: str, zoom: tuple[float, float, float] | None = None) -> str:
    """A bust clipped to its disc, or only its face, enlarged to the middle of the disc."""
    if zoom:
        x, y, scale = zoom
        body = f'<g transform="translate(100,100) scale({scale}) translate({-x},{-y})">{body}</g>'
    return f'<g transform="scale({SIZE / 200})"><g clip-path="url(#disc)">{body}</g></g>'


def draw_character(character: Character) -> None:
    """The bust calm, smiling, frowning and blinking, and the face alone for small sizes."""
    name = f"portraits/{character.name}"
    draw(name, SIZE, SIZE, bust(character.draw(Mood())), DEFS)
    draw(f"{name}_smile", SIZE, SIZE, bust(character.draw(Mood(glad=True))), DEFS)
    draw(f"{name}_frown", SIZE, SIZE, bust(character.draw(Mood(sad=True))), DEFS)
    draw(f"{name}_blink", SIZE, SIZE, bust(character.draw(Mood(shut=True))), DEFS)
    face = bust(character.draw(Mood(large=True)), character.face)
    draw(f"{name}_face", SIZE, SIZE, face, DEFS)


def mix(colour: str, other: str, share: float) -> str:
    """A colour with a share of another."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def draw_disc(seat: str, colour: str) -> None:
    """The disc behind a portrait, lit from the upper left, in the ring of its seat."""
    inside = radial(
        "deep",
        mix(colour, "#ffffff", 0.12),
        mix(colour, "#1a0b2c", 0.35),
        mix(colour, "#150a26", 0.72),
        cx=0.42,
        cy=0.34,
        r=0.78,
    )
    ring = linear("band", mix(colour, "#ffffff", 0.3), colour, mix(colour, "#1a0b2c", 0.32))
    body = (
        circle(100, 100, 99.5, OUTLINE)
        + circle(100, 100, 98, "url(#band)")
        + circle(100, 100, 100 - RING + 0.8, OUTLINE)
        + circle(100, 100, 100 - RING - 0.6, "url(#deep)")
        + path("M22,78 A82,82 0 0 1 78,20", stroke="#fff", width=3, more='opacity=".16"')
        + path("M9.5,70 A96,96 0 0 1 70,9.5", stroke="#fff", width=2, more='opacity=".5"')
    )
    body = f'<g transform="scale({SIZE / 200})">{body}</g>'
    draw(f"portraits/disc_{seat}", SIZE, SIZE, body, DEFS + inside + ring)


def draw_ring() -> None:
    """A brass ring that lies over the outer half of a seat's ring."""
    body = (
        circle(100, 100, 96, "none", f'stroke="{OUTLINE}" stroke-width="8"')
        + circle(100, 100, 96.4, "none", 'stroke="url(#rim)" stroke-width="6"')
        + path("M5,78 A97,97 0 0 1 78,5", stroke="#fffbe0", width=1.6, more='opacity=".9"')
    )
    body = f'<g transform="scale({SIZE / 200})">{body}</g>'
    draw("portraits/ring_gold", SIZE, SIZE, body, DEFS + WIDGET_DEFS)


def draw_crest(seat: str, colour: str, sign: str) -> None:
    """The badge of a seat: its sign in cream on its colour, in a thin brass rim."""
    fill = radial(
        "enamel_", mix(colour, "#ffffff", 0.28), colour, mix(colour, "#1a0b2c", 0.3), cy=0.36, r=0.7
    )
    body = (
        circle(32, 32, 31, OUTLINE)
        + circle(32, 32, 29.2, "url(#rim)")
        + circle(32, 32, 25.6, OUTLINE)
        + circle(32, 32, 24.2, "url(#enamel_)")
        + path(CRESTS[sign], "#1a0b2c", more='opacity=".55" transform="translate(1,2)"')
        + path(CRESTS[sign], "#fff3d2", more='fill-rule="evenodd"')
        + path("M13,26 A21,21 0 0 1 26,12.6", stroke="#fff", width=2.4, more='opacity=".45"')
    )
    draw(f"crests/{seat}", 64, 64, body, WIDGET_DEFS + fill)


def main() -> None:
    """Draw all characters, discs and crests."""
    for character in (*STUDENTS, *FRIENDS, *FAMILIARS):
        draw_character(character)
    for seat, (colour, sign) in SEATS.items():
        draw_disc(seat, colour)
        draw_crest(seat, colour, sign)
    draw_ring()


if __name__ == "__main__":
    main()
