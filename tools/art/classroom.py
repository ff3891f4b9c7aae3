"""What professors hand out and watch: Reward, Scolding, the pocket clock and its hand, a gift."""

from __future__ import annotations

from math import cos, pi, sin

from tools.art.kit import BRASS_LINE, OUTLINE, draw, linear, radial
from tools.art.portraits_kit import gloss, shaded, shape, stroke
from tools.art.symbols import star
from tools.art.widgets_kit import circle, path, rect

CLOCK = 96.0
FACE = 48.0  # the middle of the clock's face and of its hand
TURN = 90  # seconds of one turn of the hand
LAST = 10  # seconds that the red part of the face shows
DEFS = (
    linear("gold", "#fff1b8", "#e6b64c", "#9a6a1e", "#f0cf7a", x2=0.7)
    + linear("iron", "#d8d4e4", "#8a86a0", "#4a4662", "#a6a2ba", x2=0.7)
    + '<filter id="haze" x="-50%" y="-50%" width="200%" height="200%">'
    '<feGaussianBlur stdDeviation="2"/></filter>'
)


def token(name: str, rim: str, metal: str, field: tuple[str, str, str], mark: str) -> None:
    """A token of 58 units: its middle (radius 17 round 28, 30) is free for a number."""
    body = (
        path(rim, "#0c0408", more='opacity=".6" filter="url(#haze)" transform="translate(1 2.6)"')
        + path(rim, f"url(#{metal})", OUTLINE, 2.2)
        + circle(28, 31, 19, "url(#field)", f'stroke="{BRASS_LINE}" stroke-width="1.8"')
        + stroke("M15,27 A14,14 0 0 1 26,16.6", "#fff", 2.2, 0.45)
        + mark
    )
    body = f'<g transform="translate(28,30) scale(.94) translate(-28,-31)">{body}</g>'
    draw(f"objects/{name}", 58, 58, body, DEFS + radial("field", *field, cy=0.38, r=0.72))


def badge(fill: str, sign: str, width: float) -> str:
    """A small disc in the upper right corner with a sign in cream."""
    return (
        circle(44, 14, 12.4, OUTLINE)
        + circle(44, 14, 10.8, "#fff1c4")
        + circle(44, 14, 9, fill)
        + path(sign, "none", OUTLINE, width + 2.4, 'opacity=".55"')
        + path(sign, "none", "#fffdf0", width)
    )


def tokens() -> None:
    """Reward: green with a tick in a wreath of gold. Scolding: red, barbed, in iron."""
    scallop = star(14, 26.4, 23.4, 28, 31)
    tick = badge("#2c9a50", "M39.4,14.4 L43,18 L49,10.4", 3.4)
    token("token_reward", scallop, "gold", ("#3fae62", "#1f7a42", "#0f4726"), tick)
    cut = "M18,6 H38 L52,20 V42 L38,56 H18 L4,42 V20Z"
    mark = badge("#d8202e", "M44,8.4 V14.6 M44,19 V19.2", 3.8)
    token("token_scolding", cut, "iron", ("#d8404a", "#98182a", "#560814"), mark)


def sector(radius: float, start: float, end: float) -> str:
    """Path data of a slice of the face between two turns (0..1, clockwise from the top)."""
    ax, ay = (radius * f(2 * pi * start) for f in (sin, cos))
    bx, by = (radius * f(2 * pi * end) for f in (sin, cos))
    return (
        f"M{FACE},{FACE} L{FACE + ax:.2f},{FACE - ay:.2f} "
        f"A{radius},{radius} 0 0 1 {FACE + bx:.2f},{FACE - by:.2f}Z"
    )


def watch(alarm: bool) -> str:
    """A pocket clock whose face counts 90 seconds; the last ten are red, and glow in alarm."""
    body = ""
    if alarm:
        body += circle(FACE, FACE, 45, "url(#heat)")
    body += circle(FACE + 1, FACE + 4, 36, "#0c0408", 'opacity=".6" filter="url(#haze)"')
    body += circle(FACE, 10, 6, "none", f'stroke="{OUTLINE}" stroke-width="6"')
    body += circle(FACE, 10, 6, "none", 'stroke="#e0b04c" stroke-width="2.6"')
    body += shape("M41,9 H55 L53,18 H43Z", "url(#gold)", 2.2)
    body += stroke("M45.6,10.6 V16 M50.4,10.6 V16", BRASS_LINE, 1.4)
    for side in (-1, 1):
        x = FACE + side * 24
        turn = f'transform="rotate({side * 42},{x},20)"'
        body += f"<g {turn}>" + shape(
            f"M{x - 10},22 C{x - 10},8 {x + 10},8 {x + 10},22Z", "url(#gold)", 2.4
        )
        body += gloss(f"M{x - 5.6},18 Q{x - 5},14 {x - 1},12.6", 2, 0.9) + "</g>"
    body += circle(FACE, FACE, 36, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="2.6"')
    body += circle(FACE, FACE, 33, "none", f'stroke="{BRASS_LINE}" stroke-width="1" opacity=".6"')
    body += circle(FACE, FACE, 29.4, "url(#dial)", f'stroke="{BRASS_LINE}" stroke-width="2"')
    red = "#ff4a3c" if alarm else "#d8404a"
    body += path(sector(28.4, 1 - LAST / TURN, 1), red, more=f'opacity="{0.95 if alarm else 0.7}"')
    for second in range(0, TURN, 2):
        a = 2 * pi * second / TURN
        ten, five = second % 10 == 0, second % 30 == 0
        near = 20 if five else 22.5 if ten else 25.4
        body += stroke(
            f"M{FACE + 27.4 * sin(a):.2f},{FACE - 27.4 * cos(a):.2f} "
            f"L{FACE + near * sin(a):.2f},{FACE - near * cos(a):.2f}",
            OUTLINE, 3 if five else 2 if ten else 0.9,
        )  # fmt: skip
    body += path(star(4, 7.5, 2.6, FACE, FACE + 12), "#c8963c", more='opacity=".6"')
    body += path(f"M{FACE - 22},{FACE - 8} A23.4,23.4 0 0 1 {FACE - 6},{FACE - 22.6}", "none",
                 "#fff", 3, 'opacity=".8"')  # fmt: skip
    if alarm:
        for side in (-1, 1):
            for radius, width in ((38, 3.4), (44.5, 2.8)):
                ends = [
                    f"{FACE + side * radius * cos(t):.1f},{FACE - radius * sin(t):.1f}"
                    for t in (0.16, 0.52)
                ]
                way = 0 if side > 0 else 1
                arc = f"M{ends[0]} A{radius},{radius} 0 0 {way} {ends[1]}"
                body += stroke(arc, OUTLINE, width + 2.6) + stroke(arc, "#ffe08a", width)
        body = f'<g transform="rotate(-7,{FACE},{FACE})">{body}</g>'
    return body


def hand() -> str:
    """The hand, pointing up; it turns round the middle of its picture."""
    needle = f"M{FACE - 2.6},{FACE + 9} L{FACE - 2.2},{FACE - 12} L{FACE},{FACE - 25} "
    needle += f"L{FACE + 2.2},{FACE - 12} L{FACE + 2.6},{FACE + 9}Z"
    heart = f"M{FACE},{FACE - 20} l4.6,6.4 l-4.6,5 l-4.6,-5Z"
    return (
        path(needle, "#0c0408", more='opacity=".4" transform="translate(1.2 1.8)"')
        + path(needle, "#3a2458", OUTLINE, 1.6)
        + path(heart, "#8b3ab0", OUTLINE, 1.6)
        + circle(FACE, FACE, 5, "url(#gold)", f'stroke="{OUTLINE}" stroke-width="1.8"')
        + circle(FACE - 1.2, FACE - 1.4, 1.3, "#fffbe6")
    )


def gift() -> str:
    """A present in violet paper with a golden ribbon."""
    body = '<ellipse cx="33" cy="58" rx="25" ry="4.5" fill="#0c0408" opacity=".55" '
    body += 'filter="url(#haze)"/>'
    body += shaded(
        "box",
        "M9,30 H55 V53 Q55,57 51,57 H13 Q9,57 9,53Z",
        "url(#wrap)",
        rect(44, 28, 14, 32, 0, "#2a0c3c", 'opacity=".4"')
        + "".join(path(star(4, 3.4, 1.2, x, y), "#f0c8ff", more='opacity=".55"')
                  for x, y in ((17, 40), (21, 51), (45, 39), (49, 51)))
        + rect(27, 28, 10, 32, 0, "url(#ribbon)"),
        2.6,
    )  # fmt: skip
    body += shaded(
        "lid",
        "M6,22 H58 Q60,22 60,24 V31 Q60,33 58,33 H6 Q4,33 4,31 V24 Q4,22 6,22Z",
        "url(#wrap2)",
        rect(27, 20, 10, 16, 0, "url(#ribbon)") + gloss("M9,25 H24", 2, 0.5),
        2.6,
    )
    for flip in ("", 'transform="translate(64,0) scale(-1,1)"'):
        body += f"<g {flip}>"
        body += shape("M32,22 C24,8 10,4 9,13 C8,20 22,23 32,22Z", "url(#ribbon)", 2.4)
        body += path("M28,19.4 C22,13 15,11 14.6,14 C14.4,18 22,19.6 28,19.4Z", "#8a5412") + "</g>"
    body += shape("M26.6,16 Q32,12.4 37.4,16 L36.6,24 Q32,26 27.4,24Z", "url(#gold)", 2.2)
    return body


def main() -> None:
    """Draw tokens, clock and gift."""
    tokens()
    dial = radial("dial", "#fffdf2", "#fff1d0", "#dcc08a", cx=0.44, cy=0.38, r=0.7)
    hot = radial("dial", "#fff6e0", "#ffd9b0", "#f09a6a", cx=0.44, cy=0.38, r=0.7)
    heat = radial("heat", "#ff5a3cff", "#ff5a3cd0", "#ff7a3c66", "#ff8a3c00")
    draw("objects/clock", CLOCK, CLOCK, watch(alarm=False), DEFS + dial)
    draw("objects/clock_alarm", CLOCK, CLOCK, watch(alarm=True), DEFS + hot + heat)
    draw("objects/clock_hand", CLOCK, CLOCK, hand(), DEFS)
    wrap = linear("wrap", "#a858d0", "#6a2a94", "#431660") + linear("wrap2", "#c078e4", "#8238ac")
    wrap += linear("ribbon", "#ffe9a0", "#f0b840", "#a8701c", x2=0.5)
    draw("objects/gift", 64, 64, gift(), DEFS + wrap)


if __name__ == "__main__":
    main()
