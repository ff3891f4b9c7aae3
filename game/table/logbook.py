"""The log at the right edge: one line for each thing done; open it to read, point to see where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine import Event, Session, marbles
from game.seats import Seat
from game.table import layout, tiles
from game.table.layout import Box
from game.text import n, t
from game.theme import INK, SOFT_INK, WINE
from game.ui.canvas import Canvas
from game.ui.portrait import portrait

ev = marbles.events
LINE_H = 58.0
TOP = 96.0
SHORT = 10  # entries on the closed strip
SIGNS = {
    "help": "token_help",
    "help_back": "token_help",
    "skill": "medal_skill",
    "scold": "token_scolding",
    "mark": "token_scolding",
}


@dataclass(frozen=True)
class Line:
    """One thing done by a seat; `track` or `tile` is what it speaks of (-1: neither)."""

    seat: int
    key: str
    colour: int = -1
    number: int = 0
    tile: int = -1
    track: int = -1
    rival: int = -1
    professor: str = ""
    links: int = 0


class Logbook:
    """All lines, the latest last."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.open = False
        self.back = 0  # lines scrolled away from the end
        self.pointed: Line | None = None

    def read(self, session: Session[marbles.State]) -> None:
        """Write the lines of all that was done in a session."""
        self.lines.clear()
        state = session.game.clone(session.state_after(0))
        for action in session.actions:
            events: list[Event] = []
            session.game.push(state, action, events)
            self.add(events)

    def add(self, events: list[Event]) -> None:
        """Write down what happened."""
        for event in events:
            self._hear(event)

    def _hear(self, event: Any) -> None:
        match event:
            case ev.Picked(seat=seat, track=track, colour=colour):
                self.lines.append(Line(seat, "pick", colour, 1, track=track))
            case ev.Burst(seat=seat, link=link, marbles=taken) if self.lines:
                last = self.lines[-1]
                self.lines[-1] = Line(
                    seat, "chain", last.colour, last.number + len(taken), track=last.track,
                    links=link,
                )  # fmt: skip
            case ev.Helped(seat=seat):
                self.lines.append(Line(seat, "help"))
            case ev.Drank(seat=seat, tile=tile):
                self.lines.append(Line(seat, "drink", tile=tile))
            case ev.Repeated(seat=seat, tile=tile):
                self.lines.append(Line(seat, "repeat", tile=tile))
            case ev.Completed(seat=seat, tile=tile):
                self.lines.append(Line(seat, "complete", tile=tile))
            case ev.Stole(seat=seat, rival=rival, marbles=taken):
                self.lines.append(Line(seat, "steal", number=len(taken), rival=rival))
            case ev.SkillEarned(seat=seat):
                self.lines.append(Line(seat, "skill"))
            case ev.Drew(seat=seat, tile=tile) | ev.Drafted(seat=seat, tile=tile):
                self.lines.append(Line(seat, "draw", tile=tile))
            case ev.Exchanged(seat=seat, got=got):
                self.lines.append(Line(seat, "exchange", got))
            case ev.Gave(seat=seat, rival=rival, colour=colour):
                self.lines.append(Line(seat, "give", colour, rival=rival))
            case ev.Varnished(seat=seat, after=after):
                self.lines.append(Line(seat, "varnish", after))
            case ev.Scolded(seat=seat, professor=professor):
                self.lines.append(Line(seat, "scold", professor=professor))
            case ev.HelpReturned(seat=seat):
                self.lines.append(Line(seat, "help_back"))
            case ev.Marked(seat=seat):
                self.lines.append(Line(seat, "mark"))
            case ev.EndAnnounced(seat=seat):
                self.lines.append(Line(seat, "last_round"))
            case _:
                pass

    # pointing

    def point(self, x: float, y: float) -> None:
        """Note the line under the pointer."""
        self.pointed = None
        if self.open and layout.LOG_OPEN.hit(x, y):
            shown = self._shown(int((layout.LOG_OPEN.h - TOP - 30) // LINE_H))
            index = int((y - layout.LOG_OPEN.y - TOP) // LINE_H)
            if 0 <= index < len(shown):
                self.pointed = shown[index]

    def scroll(self, lines: float) -> None:
        """Leaf back (positive) or forward."""
        self.back = max(0, min(len(self.lines) - 1, self.back + round(lines)))

    def _shown(self, room: int) -> list[Line]:
        end = len(self.lines) - (self.back if self.open else 0)
        return self.lines[max(0, end - room) : end]

    # drawing

    def draw(self, canvas: Canvas, seats: list[Seat]) -> None:
        """The strip, or the open book."""
        if self.open:
            self._draw_open(canvas, seats)
        else:
            self._draw_strip(canvas, seats)
        tab = layout.LOG_TAB
        name = "right" if self.open else "left"
        x = layout.LOG_OPEN.x - tab.w if self.open else tab.x
        canvas.image(f"widgets/arrow_brass_{name}", x, tab.y, tab.w, tab.w)

    def _draw_strip(self, canvas: Canvas, seats: list[Seat]) -> None:
        box = layout.LOG
        canvas.image("log_strip", *box)
        canvas.text(
            t("log.title"), box.cx, box.y + 44, 20, font="head_bold", align="center",
            middle=True, colour=WINE,
        )  # fmt: skip
        for i, line in enumerate(self._shown(SHORT)):
            y = box.y + 92 + layout.LOG_ENTRY * i
            portrait(canvas, seats[line.seat], box.cx, y, 42, crest=False)
            self._icon(canvas, line, box.cx, y + 39, 32)

    def _icon(self, canvas: Canvas, line: Line, x: float, y: float, d: float) -> None:
        """A marble with its number, a bottle, or a sign."""
        if line.colour >= 0:
            canvas.marble(line.colour, x, y, d)
            if line.number > 1:
                canvas.circle(x + d * 0.4, y + d * 0.36, d * 0.28, WINE)
                canvas.text(
                    str(line.number), x + d * 0.4, y + d * 0.36, d * 0.42, font="head_bold",
                    align="center", middle=True,
                )  # fmt: skip
        elif line.tile >= 0:
            look = "drunk" if line.key in ("drink", "repeat") else ""
            tiles.draw_bottle(
                canvas, line.tile, Box(x - d * 0.4, y - d * 0.6, d * 0.8, d * 1.2), look
            )
        else:
            canvas.image_at(f"objects/{SIGNS.get(line.key, 'star')}", x, y, d, d)

    def _draw_open(self, canvas: Canvas, seats: list[Seat]) -> None:
        box = layout.LOG_OPEN
        canvas.panel("widgets/panel_parchment", *box)
        canvas.text(
            t("log.title"), box.cx, box.y + 52, 38, font="title", colour=WINE, align="center",
            middle=True,
        )  # fmt: skip
        room = int((box.h - TOP - 30) // LINE_H)
        for i, line in enumerate(self._shown(room)):
            y = box.y + TOP + LINE_H * i
            if line is self.pointed:
                canvas.rect(box.x + 22, y, box.w - 44, LINE_H, (217, 168, 90), radius=10, alpha=130)
            portrait(canvas, seats[line.seat], box.x + 58, y + LINE_H / 2, 44, crest=False)
            self._icon(canvas, line, box.x + 108, y + LINE_H / 2, 34)
            canvas.text(
                line_text(line, seats), box.x + 138, y + LINE_H / 2, 23, font="text_medium",
                colour=INK if line is self.pointed else SOFT_INK, middle=True,
                width=box.w - 164,
            )  # fmt: skip


def line_text(line: Line, seats: list[Seat]) -> str:
    """A line in words."""
    potion = t(f"kind.short.{tiles.kind_of(line.tile)}") if line.tile >= 0 else ""
    return t(
        f"log.{line.key}",
        name=seats[line.seat].name,
        rival=seats[line.rival].name if line.rival >= 0 else "",
        haul=n("table.marbles", line.number),
        potion=potion,
        chain=n("caption.links", max(1, line.links)),
        lane=line.track + 1,
        professor=t(f"professor.{line.professor}") if line.professor else "",
        colour=t(f"colour.{line.colour}") if line.colour >= 0 else "",
    )
