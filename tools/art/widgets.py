"""Draws the widgets and writes how each stretches to `widgets/slices.toml`."""

from __future__ import annotations

from tools.art.kit import IMAGES, render, save, svg
from tools.art.speech import bubble
from tools.art.widgets_frames import frames
from tools.art.widgets_hung import hung
from tools.art.widgets_kit import WIDGET_DEFS, Margins, Widget
from tools.art.widgets_parts import parts

HEAD = """\
# How widget pictures lie round their box, in logical units (a stored pixel is half a unit).
# size   width and height of the whole picture
# pad    left, top, right, bottom: room for shadow or glow outside the widget's box
# slice  left, top, right, bottom: margins from the picture's edge that keep their size when the
#        picture is stretched; pictures without it have one size
"""


def draw_widget(widget: Widget) -> None:
    """Render and save one widget."""
    left, top, _, _ = widget.pad
    width, height = widget.size
    body = f'<g transform="translate({left},{top})">{widget.body}</g>'
    picture = render(svg(width, height, body, WIDGET_DEFS + widget.defs), width)
    save(picture, f"widgets/{widget.name}")


def entry(widget: Widget) -> str:
    """The lines of a widget in `slices.toml`."""
    lines = [f"[{widget.name}]", f"size = {numbers(widget.size)}", f"pad = {numbers(widget.pad)}"]
    if widget.edge is not None:
        lines.append(f"slice = {numbers(widget.slices)}")
    return "\n".join(lines) + "\n"


def numbers(values: Margins | tuple[float, float]) -> str:
    """A TOML list of whole units."""
    return "[" + ", ".join(f"{value:g}" for value in values) + "]"


def main() -> None:
    """Draw all widgets."""
    widgets = [*frames(), *parts(), *hung(), bubble()]
    for widget in widgets:
        draw_widget(widget)
    text = HEAD + "\n" + "\n".join(entry(widget) for widget in widgets)
    (IMAGES / "widgets" / "slices.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
