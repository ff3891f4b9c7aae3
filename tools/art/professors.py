"""Draws the seven professors, the golden frame they hang in and the cloth behind them."""

from __future__ import annotations

from tools.art.kit import BRASS_LINE, IMAGES, OUTLINE, draw, linear, radial
from tools.art.portraits import DEFS, SIZE
from tools.art.portraits_kit import Character, Mood
from tools.art.professors_elders import ELDERS
from tools.art.professors_strict import STRICT
from tools.art.professors_wild import WILD
from tools.art.widgets_kit import WIDGET_DEFS, circle, inset, path, rect, star

FRAME = 132.0
OPENING = 13.0  # width of the frame on each side; the portrait shows in what is left


def bust(body: str, zoom: tuple[float, float, float] | None = None) -> str:
    """A bust that fills its square, or only its face, enlarged to the middle."""
    if zoom:
        x, y, scale = zoom
        body = f'<g transform="translate(100,100) scale({scale}) translate({-x},{-y})">{body}</g>'
    return f'<g transform="scale({SIZE / 200})">{body}</g>'


def draw_professor(character: Character) -> None:
    """The bust calm, when the rule applies, and blinking; and the face alone for small sizes."""
    name = f"portraits/{character.name}"
    draw(name, SIZE, SIZE, bust(character.draw(Mood())), DEFS)
    draw(f"{name}_react", SIZE, SIZE, bust(character.draw(Mood(glad=True))), DEFS)
    draw(f"{name}_blink", SIZE, SIZE, bust(character.draw(Mood(shut=True))), DEFS)
    face = bust(character.draw(Mood(large=True)), character.face)
    draw(f"{name}_face", SIZE, SIZE, face, DEFS)


def draw_backdrop() -> None:
    """A dark green cloth with a faint pattern of stars, lit from the upper left."""
    defs = radial("cloth", "#4f8a74", "#2a5750", "#142c34", "#0b161f", cx=0.4, cy=0.34, r=0.82)
    stars = ""
    for row in range(7):
        for column in range(7):
            x, y = 12 + column * 48 - (row % 2) * 24, 10 + row * 46
            stars += path(star(x, y, 5, 0.3, 4), "#c8f0d8", more='opacity=".13"')
    body = rect(0, 0, SIZE, SIZE, 0, "url(#cloth)") + stars
    draw("portraits/disc_professor", SIZE, SIZE, body, defs)


def draw_frame() -> None:
    """The frame: bevelled gold with a bead at each corner; its middle is open."""
    size, line = FRAME, OPENING
    hole = f"M{line},{line} V{size - line} H{size - line} V{line}Z"
    outer = f"M9,3 H{size - 9} Q{size - 3},3 {size - 3},9 V{size - 9} Q{size - 3},{size - 3} "
    outer += f"{size - 9},{size - 3} H9 Q3,{size - 3} 3,{size - 9} V9 Q3,3 9,3Z"
    mitre = "".join(
        path(f"M{x},{y} L{x + dx * 9},{y + dy * 9}", "none", BRASS_LINE, 1.2, 'opacity=".6"')
        for x, y, dx, dy in (
            (4.6, 4.6, 1, 1),
            (size - 4.6, 4.6, -1, 1),
            (4.6, size - 4.6, 1, -1),
            (size - 4.6, size - 4.6, -1, -1),
        )
    )
    middle = f"M8,8 V{size - 8} H{size - 8} V8Z"
    body = (
        # the frame's shadow on the picture
        f'<clipPath id="hole"><path d="{hole}"/></clipPath><g clip-path="url(#hole)">'
        + inset(size, size, line - 4, 0, "none",
                'stroke="#08040c" stroke-width="12" opacity=".75" filter="url(#blur2)"')
        + "</g>"
        + path(outer + hole, "url(#frame)", OUTLINE, 2.4, 'fill-rule="evenodd"')
        + path(middle, "none", BRASS_LINE, 3.4, 'opacity=".55"')
        + path(middle, "none", "url(#groove)", 1.8)
        + mitre
        + path(f"M10,4.9 H{size - 10}", "none", "#fffbe0", 1.5, 'opacity=".9"')
        + path(f"M4.9,10 V{size - 12}", "none", "#fffbe0", 1.2, 'opacity=".6"')
        + path(hole, "none", BRASS_LINE, 2.2)
    )  # fmt: skip
    for x in (9, size - 9):
        for y in (9, size - 9):
            body += circle(x, y, 4.6, "url(#dome)", f'stroke="{BRASS_LINE}" stroke-width="1.4"')
            body += circle(x - 1.2, y - 1.4, 1.2, "#fffbe6")
    defs = (
        linear("frame", "#fff1b8", "#e8b850", "#a8741f", "#e0aa45", "#7e5216", x2=0.9)
        + linear("groove", "#7e5216", "#e8b850", "#fff1b8", x2=0.9)
    )  # fmt: skip
    draw("portraits/frame_professor", size, size, body, WIDGET_DEFS + defs)


def main() -> None:
    """Draw all professors, the frame and the backdrop."""
    for professor in (*ELDERS, *STRICT, *WILD):
        draw_professor(professor)
    draw_backdrop()
    draw_frame()
    side = FRAME - 2 * OPENING
    text = (
        "# The frame of a professor in logical units. Draw disc_professor and the portrait, both\n"
        "# scaled to the opening (left, top, width, height), and then the frame.\n"
        f"size = [{FRAME:g}, {FRAME:g}]\nopening = [{OPENING:g}, {OPENING:g}, {side:g}, {side:g}]\n"
    )
    (IMAGES / "portraits" / "frame_professor.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
