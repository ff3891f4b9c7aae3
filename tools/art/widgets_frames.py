"""Widgets that stretch: buttons, plates, cards, panels, fields and the focus ring."""

from __future__ import annotations

from collections.abc import Iterator

from tools.art.kit import ENAMEL, FOCUS, GO, OUTLINE, PARCHMENT, SEATS, SLATE, linear
from tools.art.widgets_kit import (
    Margins,
    Widget,
    circle,
    even,
    inset,
    octagon,
    path,
    rect,
    star,
    torn,
)

# light, upper, lower, dark colour of an enamel face
FACES = {
    "violet": ("#a565b4", ENAMEL[0], ENAMEL[1], ENAMEL[2]),
    "green": ("#6fc279", "#3f984e", GO[1], GO[2]),
    "plain": ("#7f719f", "#574a76", SLATE[0], SLATE[1]),
}
OFF_FACE = ("#75707c", "#5a5561", "#4a4550", "#3a3540")
SHADOW: Margins = (12, 10, 12, 16)


def face(name: str, colours: tuple[str, str, str, str]) -> str:
    """Gradient of enamel: a lighter upper half that breaks hard at half height."""
    light, upper, lower, dark = colours
    stops = ((0, light), (0.2, upper), (0.47, upper), (0.5, lower), (0.82, lower), (1, dark))
    return (
        f'<linearGradient id="{name}" x2="0" y2="1">'
        + "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
        + "</linearGradient>"
    )


def button(kind: str, state: str) -> Widget:
    """An enamel button in a brass rim; states normal, hover, pressed, off."""
    width, height, radius = 260.0, 88.0, 22.0
    colours = OFF_FACE if state == "off" else FACES[kind]
    rim = "url(#rimDull)" if state == "off" else "url(#rim)"
    body = ""
    if state == "hover":
        body += rect(-2, -2, width + 4, height + 4, radius + 2, "#ffd27a", 'filter="url(#blur5)"')
    shadow = "" if state == "pressed" else 'filter="url(#drop)"'
    body += rect(0, 0, width, height, radius, OUTLINE, shadow)
    body += inset(width, height, 2.5, radius, rim)
    body += inset(width, height, 7, radius, OUTLINE)
    body += inset(width, height, 9, radius, "url(#face)")
    if state == "pressed":
        body += inset(width, height, 9, radius, "#14041c", 'opacity=".34"')
        body += path(
            f"M12,{height - 24} V24 A12,12 0 0 1 24,12 H{width - 24} A12,12 0 0 1 {width - 12},24 "
            f"V{height - 24}",
            stroke="#0a0210",
            width=7,
            more='opacity=".5" filter="url(#blur2)"',
        )
    else:
        glow = 0.05 if state == "hover" else 0.0
        if glow:
            body += inset(width, height, 9, radius, "#ffd890", f'opacity="{glow}"')
        body += rect(13, 11.5, width - 26, height * 0.3, 11, "url(#gloss)")
        body += path(
            f"M26,14.5 H{width - 26}",
            stroke="#ffffff",
            width=2.4,
            more=f'opacity="{0.2 if state == "off" else 0.62}"',
        )
        body += path(
            f"M24,{height - 12} H{width - 24}", stroke="#ffd9a0", width=1.6, more='opacity=".22"'
        )
    gloss = (
        '<linearGradient id="gloss" x2="0" y2="1"><stop offset="0" stop-color="#fff" '
        'stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>'
        "</linearGradient>"
    )
    return Widget(
        f"button_{kind}_{state}",
        width,
        height,
        body,
        SHADOW,
        (34, 24, 34, 24),
        face("face", colours) + gloss,
    )


def cut_plate(name: str, top: str, bottom: str) -> Widget:
    """A name plate with cut corners and a brass rim."""
    width, height, cut = 180.0, 44.0, 12.0
    body = (
        path(octagon(width, height, 0, cut), OUTLINE, more='filter="url(#drop)"')
        + path(octagon(width, height, 1.6, cut), "url(#rim)")
        + path(octagon(width, height, 4.4, cut), OUTLINE)
        + path(octagon(width, height, 5.4, cut), "url(#fill)")
        + path(f"M16,8 H{width - 16}", stroke="#fff", width=1.4, more='opacity=".2"')
    )
    return Widget(name, width, height, body, SHADOW, (18, 15, 18, 15), linear("fill", top, bottom))


def round_plate(name: str, colours: tuple[str, str], radius: float) -> Widget:
    """A plate with round corners and a brass rim."""
    width, height = 240.0, 64.0
    body = (
        rect(0, 0, width, height, radius, OUTLINE, 'filter="url(#drop)"')
        + inset(width, height, 1.8, radius, "url(#rim)")
        + inset(width, height, 5.2, radius, OUTLINE)
        + inset(width, height, 6.4, radius, "url(#fill)")
        + path(
            f"M{radius + 2},9 H{width - radius - 2}", stroke="#fff", width=1.6, more='opacity=".2"'
        )
    )
    edge = even(radius + 8)
    return Widget(name, width, height, body, SHADOW, edge, linear("fill", *colours))


def badge(name: str, colours: tuple[str, str, str]) -> Widget:
    """A pill for gained or lost points."""
    width, height, radius = 92.0, 54.0, 24.0
    body = (
        rect(0, 0, width, height, radius, OUTLINE, 'filter="url(#drop)"')
        + inset(width, height, 1.6, radius, "url(#rim)")
        + inset(width, height, 4.6, radius, OUTLINE)
        + inset(width, height, 5.8, radius, "url(#fill)")
        + path(f"M24,9 H{width - 24}", stroke="#fff", width=1.8, more='opacity=".35"')
    )
    return Widget(name, width, height, body, SHADOW, (26, 26, 26, 26), linear("fill", *colours))


def card(name: str, band: str) -> Widget:
    """A parchment card whose top band shows the colour of the seat."""
    width, height, radius = 339.0, 198.0, 10.0
    clip = f'<clipPath id="card">{inset(width, height, 2.4, radius, "#000")}</clipPath>'
    body = (
        rect(0, 0, width, height, radius, OUTLINE, 'filter="url(#drop)"')
        + '<g clip-path="url(#card)">'
        + rect(0, 0, width, height, 0, "url(#sheet)")
        + rect(0, 0, width, height, 0, "#000", 'filter="url(#fibre)" opacity=".34"')
        + rect(2, 2, width - 4, height - 4, radius, "none", _burn)
        + rect(0, 0, width, 21, 0, band)
        + rect(0, 0, width, 9, 0, "#fff", 'opacity=".22"')
        + rect(0, 21, width, 2.2, 0, OUTLINE, 'opacity=".75"')
        + rect(0, 23.2, width, 1.6, 0, "#fff", 'opacity=".5"')
        + "</g>"
        + inset(width, height, 3.4, radius, "none", 'stroke="#fff5d8" stroke-opacity=".5"')
    )
    sheet = linear("sheet", "#fdf1d2", "#f7e6be", "#e9d09c")
    return Widget(name, width, height, body, SHADOW, (24, 34, 24, 24), clip + sheet)


_burn = 'stroke="#7a4a14" stroke-width="9" opacity=".4" filter="url(#blur5)"'


def pin(x: float, y: float) -> str:
    """A brass pin that holds a sheet."""
    return (
        circle(x + 1, y + 2.5, 9.5, "#2a1206", 'opacity=".45" filter="url(#blur2)"')
        + circle(x, y, 9, OUTLINE)
        + circle(x, y, 7.4, "url(#dome)")
        + circle(x - 2.4, y - 2.6, 2, "#fffbe6", 'opacity=".9"')
    )


def panel_parchment() -> Widget:
    """A large sheet with hand-cut edges, pinned at its upper corners."""
    width, height = 720.0, 500.0
    edge = torn(width, height, 11)
    body = (
        path(edge, OUTLINE, more='filter="url(#drop)"')
        + path(edge, "url(#sheet)", "#6b431a", 2.4)
        + '<g clip-path="url(#sheetClip)">'
        + path(edge, "#000", more='filter="url(#fibre)" opacity=".42"')
        + path(edge, "none", "#7a4a14", 26, 'opacity=".5" filter="url(#blur5)"')
        + path(edge, "none", "#fff3d0", 2, 'opacity=".5"')
        + "</g>"
        + pin(26, 26)
        + pin(width - 26, 26)
    )
    defs = (
        f'<clipPath id="sheetClip"><path d="{edge}"/></clipPath>'
        '<radialGradient id="sheet" cx=".5" cy=".42" r=".85">'
        f'<stop offset="0" stop-color="{PARCHMENT[0]}"/><stop offset=".6" stop-color="#f3dfb2"/>'
        '<stop offset="1" stop-color="#d6b07a"/></radialGradient>'
    )
    return Widget("panel_parchment", width, height, body, (14, 12, 14, 20), even(48), defs)


def panel_wood() -> Widget:
    """A wooden board in a dark frame with brass corners."""
    width, height, radius = 720.0, 500.0, 26.0
    clip = f'<clipPath id="board">{inset(width, height, 13, radius, "#000")}</clipPath>'
    planks = ""
    rows = 5
    tall = height / rows
    for i in range(rows):
        tone = ("#8d5629", "#84502a", "#935a2c", "#7e4a22", "#8a5428")[i]
        planks += rect(0, i * tall, width, tall, 0, tone)
        planks += rect(0, i * tall, width, 2, 0, "#ffcf94", 'opacity=".3"')
        planks += rect(0, (i + 1) * tall - 4, width, 4, 0, "#240e04", 'opacity=".6"')
    body = (
        rect(0, 0, width, height, radius, OUTLINE, 'filter="url(#drop)"')
        + inset(width, height, 2.4, radius, "url(#frame)")
        + inset(width, height, 2.4, radius, "#000", 'filter="url(#grain)" opacity=".6"')
        + inset(width, height, 4, radius, "none", 'stroke="#ffcf94" stroke-opacity=".45"')
        + inset(width, height, 13, radius, OUTLINE)
        + '<g clip-path="url(#board)">'
        + planks
        + rect(0, 0, width, height, 0, "#000", 'filter="url(#grain)" opacity=".75"')
        + inset(
            width,
            height,
            12,
            radius,
            "none",
            'stroke="#160602" stroke-width="26" opacity=".6" filter="url(#blur5)"',
        )
        + "</g>"
        + inset(
            width,
            height,
            17,
            radius,
            "none",
            'stroke="#e9b56c" stroke-opacity=".5" stroke-width="2"',
        )
    )
    for turn in ((1, 1, 0, 0), (-1, 1, width, 0), (1, -1, 0, height), (-1, -1, width, height)):
        sx, sy, x, y = turn
        body += f'<g transform="translate({x},{y}) scale({sx},{sy})">{corner()}</g>'
    return Widget(
        "panel_wood",
        width,
        height,
        body,
        (14, 12, 14, 20),
        even(66),
        clip + linear("frame", "#7a4a24", "#4f2a12", "#331808"),
    )


def corner() -> str:
    """The brass fitting of a board's top left corner."""
    shape = "M3,30 Q3,3 30,3 H58 L48,14 H34 Q14,14 14,34 V48 L3,58Z"
    return (
        path(shape, "url(#rim)", OUTLINE, 2.4)
        + circle(19, 19, 5.4, "url(#dome)", 'stroke="#4a2c08" stroke-width="1.2"')
        + circle(17.6, 17.4, 1.5, "#fffbe6")
    )


def tag() -> Widget:
    """A hanging wooden board for one line with a switch."""
    width, height, radius = 309.0, 48.0, 9.0
    body = (
        rect(0, 0, width, height, radius, OUTLINE, 'filter="url(#drop)"')
        + inset(width, height, 2.2, radius, "url(#woodBar)")
        + inset(width, height, 2.2, radius, "#000", 'filter="url(#grain)" opacity=".6"')
        + path(f"M9,4.4 H{width - 9}", stroke="#ffd79a", width=1.8, more='opacity=".6"')
    )
    return Widget("tag", width, height, body, SHADOW, (16, 14, 16, 14))


def field(name: str, raised: bool) -> Widget:
    """A place to type (sunk) or to choose (raised, with an arrow at its right end)."""
    width, height, radius = 240.0, 48.0, 11.0
    body = rect(0, 0, width, height, radius, "#5a3410", 'filter="url(#drop)"' if raised else "")
    body += inset(width, height, 1.6, radius, "#b98a3c" if raised else "#8a5f24")
    body += inset(width, height, 3.4, radius, "url(#paper)" if raised else "#f2e0b6")
    if raised:
        body += path(f"M14,6.4 H{width - 14}", stroke="#fff", width=2, more='opacity=".7"')
        body += path(f"M{width - 31.5},20 l7.5,8 l7.5,-8", stroke="#3b1c0a", width=4)
    else:
        body += path(
            f"M5.4,{height - 10} V14 Q5.4,5.4 14,5.4 H{width - 14} Q{width - 5.4},5.4 "
            f"{width - 5.4},14",
            stroke="#6b431a",
            width=4,
            more='opacity=".45" filter="url(#blur2)"',
        )
    edge = (16, 16, 42, 16) if raised else even(16)
    return Widget(name, width, height, body, (10, 8, 10, 14), edge)


def tooltip() -> Widget:
    """A dark card in a thin brass line for hints over anything."""
    width, height, radius = 240.0, 96.0, 12.0
    body = (
        rect(0, 0, width, height, radius, "#12061c", 'filter="url(#drop)"')
        + inset(width, height, 1.6, radius, "url(#rim)")
        + inset(width, height, 3.6, radius, "url(#night)")
        + inset(width, height, 6.4, radius, "none", 'stroke="#e0b04c" stroke-opacity=".28"')
    )
    night = linear("night", "#33164a", "#1d0c2c")
    return Widget("tooltip", width, height, body, (14, 12, 14, 18), even(20), night)


def focus() -> Widget:
    """The hollow ring round whatever keyboard or pad points at, on the edge of its box."""
    width, height, radius = 160.0, 110.0, 26.0
    layers = ((FOCUS, 11, 0.5), (OUTLINE, 10, 1), (FOCUS, 5.4, 1), ("#e8fdff", 1.4, 0.85))
    body = "".join(
        rect(
            0,
            0,
            width,
            height,
            radius,
            "none",
            f'stroke="{colour}" stroke-width="{line}" opacity="{opacity}" '
            + ('filter="url(#blur5)"' if line == 11 else ""),
        )
        for colour, line, opacity in layers
    )
    return Widget("focus", width, height, body, even(18), even(32))


def keycap() -> Widget:
    """A key of the keyboard, to name keys in hints."""
    width, height, radius = 48.0, 46.0, 9.0
    body = (
        rect(0, 0, width, height, radius, OUTLINE, 'filter="url(#drop)"')
        + inset(width, height, 2, radius, "#b08a55")
        + rect(2, 2, width - 4, height - 9, 7.5, "url(#paper)")
        + path(f"M9,5 H{width - 9}", stroke="#fff", width=2, more='opacity=".9"')
    )
    return Widget("keycap", width, height, body, (8, 6, 8, 12), (16, 15, 16, 17))


def dashed_seat() -> Widget:
    """An empty place at the bench."""
    width, height = 318.0, 165.0
    body = inset(width, height, 2, 18, "#1c0a04", 'opacity=".42"')
    line = 'stroke="{}" stroke-width="{}" stroke-dasharray="15 10" stroke-linecap="round"'
    body += inset(width, height, 3, 18, "none", line.format("#2a1206", 5.4))
    body += inset(width, height, 3, 18, "none", line.format("#e6bd73", 3))
    return Widget("dashed_seat", width, height, body)


def divider() -> Widget:
    """An ornamental line between two parts of a sheet, a small star in its middle."""
    width, height = 600.0, 20.0
    body = ""
    for y, colour, opacity in ((11.2, "#fff5d8", 0.6), (10, "#8a5f24", 1)):
        body += path(
            f"M4,{y} L290,{y - 1.2} V{y + 1.2}Z M596,{y} L310,{y - 1.2} V{y + 1.2}Z",
            colour,
            more=f'opacity="{opacity}"',
        )
    body += path(star(300, 10, 9, 0.34, 4), "url(#rim)", "#5a3410", 1.2)
    return Widget("divider", width, height, body)


def bar(name: str, fill: str, defs: str = "") -> Widget:
    """A sunk groove, or what fills it."""
    width, height, radius = 240.0, 18.0, 9.0
    body = (
        rect(0, 0, width, height, radius, OUTLINE)
        + inset(width, height, 1.4, radius, "url(#rim)")
        + inset(width, height, 3.2, radius, OUTLINE)
        + inset(width, height, 4, radius, fill)
        + path(f"M9,6 H{width - 9}", stroke="#fff", width=1.6, more='opacity=".28"')
    )
    return Widget(name, width, height, body, even(2), (10, 8, 10, 8), defs)


def frames() -> Iterator[Widget]:
    """All stretching widgets."""
    for kind in FACES:
        for state in ("normal", "hover", "pressed", "off"):
            yield button(kind, state)
    yield cut_plate("plate", "#42205a", "#1c0d2a")
    yield cut_plate("plate_preview", "#2f7a4e", "#174a2e")
    yield round_plate("plate_slate", ("#4c3f6c", "#2a2042"), 10)
    yield badge("badge_good", ("#58b862", "#2c7b42", "#1d5a30"))
    yield badge("badge_bad", ("#d9505a", "#a8242f", "#74141e"))
    yield card("card", "#f7f2ea")
    for seat, (colour, _) in SEATS.items():
        yield card(f"card_{seat}", colour)
    yield panel_parchment()
    yield panel_wood()
    yield tag()
    yield field("field", raised=False)
    yield field("dropdown", raised=True)
    yield tooltip()
    yield focus()
    yield keycap()
    yield dashed_seat()
    yield divider()
    yield bar("slider_bar", "#1d1430")
    yield bar("slider_fill", "url(#level)", linear("level", "#d48be8", "#8b3499", "#5f1d6e"))
