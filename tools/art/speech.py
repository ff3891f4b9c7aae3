"""What computer players show of themselves: hats for their level, bubbles of speech and thought."""

from __future__ import annotations

from tools.art.kit import OUTLINE, draw, linear
from tools.art.widgets_kit import Widget, circle, even, inset, path, rect, star

CREAM = ("#fffdf4", "#fff3d6")
TAIL = (44.0, 36.0)  # of a bubble, towards the speaker; its base lies 5 units inside the bubble
THOUGHT = (84.0, 56.0)
CONE = "M14,48 C22,40 25,26 27,15 C28,7 36,3 45,8 C40,10 39,13 40,17 C42,29 46,40 50,48Z"
BRIM = "M4,50 C6,43 18,42 32,42 C46,42 58,43 60,50 C60,57 46,59 32,59 C18,59 4,57 4,50Z"
BAND = "M17,43 C27,47 38,47 48,43 L46,36 C38,40 27,40 20,36Z"


def hat(worn: bool) -> str:
    """A pointed hat, or only the place for one."""
    if not worn:
        empty = path(CONE, "#b89a62", "#7a5c34", 3.6) + path(BRIM, "#b89a62", "#7a5c34", 3.6)
        return f'<g opacity=".42">{empty}</g>'
    return (
        path(CONE, "url(#felt)", OUTLINE, 4.4)
        + path(
            "M34,10 C36,24 40,38 46,47 L50,47 C44,38 40,26 38,14Z", "#1c0836", more='opacity=".4"'
        )
        + path(BRIM, "url(#felt)", OUTLINE, 4.4)
        + path(BAND, "#f4c65e", OUTLINE, 2.6)
        + path(star(32, 29, 6.4), "#fff0b0", OUTLINE, 1.8)
        + path("M11,49 C16,46.6 20,46 25,45.6", "none", "#e4c4ff", 2.6, 'opacity=".8"')
    )


def bubble() -> Widget:
    """The body of a speech bubble; its tail is a picture of its own."""
    width, height, radius = 180.0, 72.0, 22.0
    body = (
        rect(0, 0, width, height, radius, OUTLINE, 'filter="url(#drop)"')
        + inset(width, height, 3, radius, "url(#speech)")
        + path(f"M22,7 H{width - 22}", stroke="#fff", width=3, more='opacity=".9"')
    )
    speech = linear("speech", *CREAM)
    return Widget("bubble", width, height, body, (12, 8, 12, 16), even(24), speech)


def tail(name: str, turn: float) -> None:
    """The tail of a bubble: it points left, or upwards when turned."""
    w, h = TAIL
    d = f"M{w},4 C{w - 14},8 16,12 3,{h / 2 + 6} C18,{h - 8} {w - 12},{h - 8} {w},{h - 6}"
    body = path(d, CREAM[0], OUTLINE, 3.2)
    body += f'<rect x="{w - 6}" y="5.8" width="6" height="{h - 13.6}" fill="{CREAM[0]}"/>'
    side = max(w, h)
    body = f'<g transform="rotate({turn},{side / 2},{side / 2})">{body}</g>'
    draw(f"objects/{name}", side, side, body)


def thought(dots: int) -> str:
    """A small cloud beside a portrait, with one to three dots in it."""
    clouds = ((22, 30, 15), (40, 23, 18), (60, 26, 16), (70, 33, 11), (34, 36, 14), (54, 37, 13))
    body = circle(9, 50, 3.4, CREAM[0], f'stroke="{OUTLINE}" stroke-width="2.4"')
    body += "".join(circle(x, y, r + 2.6, OUTLINE) for x, y, r in clouds)
    body += "".join(circle(x, y, r, CREAM[1]) for x, y, r in clouds)
    body = f'<g transform="translate({THOUGHT[0]},0) scale(-1,1)">{body}</g>'
    for i in range(3):
        body += circle(27 + 15 * i, 29, 4.6, "#4a1460" if i < dots else "#d9c8b0")
    return body


def main() -> None:
    """Draw the hats, the tails and the clouds; `bubble` is drawn with the other widgets."""
    felt = linear("felt", "#a86ae0", "#6a2f9c", "#45187a")
    draw("icons/hat", 64, 64, hat(worn=True), felt)
    draw("icons/hat_place", 64, 64, hat(worn=False), felt)
    tail("bubble_tail_left", 0)
    tail("bubble_tail_up", 90)
    for dots in (1, 2, 3):
        draw(f"objects/thought_{dots}", *THOUGHT, thought(dots))


if __name__ == "__main__":
    main()
