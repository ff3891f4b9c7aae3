"""Saved games: a list of all there are, a picture of the chosen one, and what to do with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from .. import opening
from ..app import App
from ..saves_view import shown, words
from ..saves_view.game_list import SHOWN, GameList
from ..saves_view.game_row import GameRow
from ..saves_view.note_bar import NoteBar
from ..saves_view.peek import Peek
from ..saves_view.traffic import Traffic
from ..text import n, t
from ..theme import CREAM, OUTLINE, SOFT_INK
from ..ui.canvas import Canvas
from ..ui.events import InputEvent
from ..ui.focus import FocusRing
from ..ui.geometry import Rect
from ..ui.inputs import Field
from ..ui.widgets import Button, Widget, draw_all, tooltip
from .base import Scene

if TYPE_CHECKING:
    from engine import Record

    from ..opening import OpenGame
    from ..saves import Entry

LIST = Rect(60, 112, 820, 862)
ACTS = (Rect(908, 846, 340, 74), Rect(1264, 846, 290, 74), Rect(1570, 846, 290, 74))
TOOLS = tuple(Rect(908 + i * 241, 928, 229, 54) for i in range(4))
IMPORT = Rect(60, 998, 250, 66)
BAR = Rect(330, 998, 1250, 66)
DONE = Rect(1620, 998, 240, 66)
LONGEST_TITLE = 40
DOUBLE = 0.45  # seconds between the clicks of a double click
REST = 0.12  # seconds that a game is chosen before its table is drawn
LISTEN = 0.1  # seconds between two looks at a dialog of the system


class SavesScene(Scene):
    """Everything that was kept; `bring` is a file to take in first."""

    def __init__(self, app: App, bring: Path | None = None) -> None:
        super().__init__(app)
        self.peek = Peek(app.storage.read)
        self.list = GameList(LIST, self.peek, self._click)
        self.bar = NoteBar(BAR)
        self.ring = FocusRing(play=app.audio.play)
        self.widgets: list[Widget] = []
        self.title = Field(
            shown.TITLE,
            lambda: words.title(self.list.entry) if self.list.entry else "",
            self._renamed,
            longest=LONGEST_TITLE,
            size=36,
        )
        self._rest = 0.0  # seconds since the game was chosen
        self._clicked = (-1, 0.0)  # the row that was clicked last, and when
        self._drawn: Entry | None = None  # whose table shows
        self.traffic = Traffic(self)
        self.refresh()
        if bring is not None:
            self.traffic.take_in(bring)

    # life

    def enter(self) -> None:
        self.app.audio.music("music_room")
        if self.app.notices:
            self.bar.say(" ".join(self.app.notices))
            self.app.notices.clear()

    def leave(self) -> None:
        self.traffic.close()

    def resumed(self) -> None:
        self.refresh()

    def refresh(self, path: Path | None = None) -> None:
        """Look at the folder again; the game of a path is chosen where it is there."""
        wanted = path or (self.list.entry.path if self.list.entry else None)
        entries = self.app.storage.entries()
        paths = [entry.path for entry in entries]
        at = paths.index(wanted) if wanted in paths else self.list.chosen
        self.list.fill(entries, at)
        self._rest = 0.0
        self._place(first=not self.widgets)

    def _place(self, *, first: bool = False) -> None:
        """The widgets for the chosen game and the rows that show."""
        before = self.ring.current
        entry = self.list.entry
        self.title.hint = t("savelist.rename.hint") if self._renames(entry) else ""
        self.title.enabled = self._renames(entry)
        acts = self._acts(entry) if entry is not None else []
        fixed = [
            Button(IMPORT, t("savelist.import"), self.traffic.choose, size=30,
                   hint=t("savelist.import.hint")),
            Button(DONE, t("button.done"), self.app.pop, size=34),
        ]  # fmt: skip
        if self.bar.button is not None:
            fixed.insert(1, self.bar.button)
        title = [self.title] if entry is not None else []
        self.widgets = [*self.list.rows, *self.list.extras, *title, *acts, *fixed]
        self.ring.replace(self.widgets, self._same(before, first))

    def _same(self, before: object, first: bool) -> Widget | None:
        """What stands now for what the ring was on."""
        rows = self.list.rows
        if first:
            return next((row for row in rows if row.chosen), self.widgets[-1])
        if isinstance(before, GameRow):
            near = next((row for row in rows if row.index == before.index), None)
            return near or next((row for row in rows if row.chosen), None)
        if isinstance(before, Button):
            same = (w for w in self.widgets if isinstance(w, Button) and w.rect == before.rect)
            return next(same, None)
        return None

    def _acts(self, entry: Entry) -> list[Widget]:
        """The buttons for a game, those that can't be used with the reason."""
        able = entry.about is not None and not entry.problem
        over = able and entry.about is not None and entry.about.over
        own = entry.kind != "sample"

        def button(rect: Rect, key: str, act: Callable[[], None], barred: str = "") -> Button:
            big = rect in ACTS
            return Button(
                rect, t(f"savelist.{key}"), act, size=36 if big else 28,
                style="green" if key == "play" else "violet", enabled=not barred,
                hint=t(f"savelist.why.{barred}") if barred else t(f"savelist.{key}.hint"),
            )  # fmt: skip

        unable = "" if able else "unable"
        return [
            button(ACTS[0], "play", self.play_on, unable or ("over" if over else "")),
            button(ACTS[1], "replay", self.replay, unable),
            button(ACTS[2], "review", self.look_back, unable),
            button(TOOLS[0], "rename", self.rename, unable or ("" if own else "sample")),
            button(TOOLS[1], "copy", self.copy, unable),
            button(TOOLS[2], "export", self._export),
            button(TOOLS[3], "delete", self.delete, "" if own else "sample"),
        ]

    def _renames(self, entry: Entry | None) -> bool:
        return entry is not None and not entry.problem and entry.kind != "sample"

    # choosing

    def choose(self, index: int) -> None:
        """Another game."""
        if index != self.list.chosen:
            self._rest = 0.0
            if self.bar.button is None:
                self.bar.say("")
        self.list.choose(index)
        self._place()

    def _click(self, index: int) -> None:
        """Choose a row; Enter on it, or a double click, goes on with the game."""
        again = self._clicked[0] == index and self.app.now - self._clicked[1] < DOUBLE
        self._clicked = index, self.app.now
        self.choose(index)
        entry = self.list.entry
        if (again or self.ring.shown) and entry is not None and entry.about and not entry.problem:
            (self.replay if entry.about.over else self.play_on)()

    def _step(self, by: int) -> None:
        """From the keyboard: another row, and the ring on it."""
        self.choose(max(0, min(len(self.list.entries) - 1, self.list.chosen + by)))
        self.ring.shown = True
        self.ring.current = next((row for row in self.list.rows if row.chosen), self.ring.current)

    # what a player does with the chosen game

    def _game(self) -> tuple[OpenGame, Record] | None:
        """The chosen game, read and played up to where it stands; else the bar says why not."""
        entry = self.list.entry
        if entry is None:
            return None
        record, problem = self.app.storage.read(entry)
        if record is None:
            self.say(problem)
            return None
        game, problem = opening.open_record(self.app, record)
        if problem:
            self.say(problem)
        return (game, record) if game is not None else None

    def play_on(self) -> None:
        """To its table; a game that was open is kept among the last ones."""
        entry = self.list.entry
        if entry is None:
            return
        game, problem = opening.open_entry(self.app, entry)
        if game is None:
            self.say(problem)
            return
        if problem:
            self.app.notices.append(problem)
        self.app.goto(opening.table(self.app, game))

    def replay(self) -> None:
        """Watch it once more."""
        from .replay import ReplayScene

        if (found := self._game()) is not None:
            self.app.push(ReplayScene(self.app, *found))

    def look_back(self) -> None:
        """See its turns judged."""
        if (found := self._game()) is not None:
            self.app.push(opening.review(self.app, found[0]))

    def rename(self) -> None:
        """Type another name."""
        self.ring.current = self.title
        self.title.activate()

    def _renamed(self, title: str) -> None:
        entry = self.list.entry
        if entry is not None and title != words.title(entry):
            self._change(lambda: self.app.storage.rename(entry, title), "")

    def copy(self) -> None:
        """The same game once more, under a name of its own."""
        entry = self.list.entry
        if entry is not None:
            title = words.title(entry)
            named = entry._replace(title=title)
            said = t("savelist.copied", title=title)
            self._change(lambda: self.app.storage.copy(named), said)

    def _change(self, act: Callable[[], str], said: str) -> None:
        """Do what makes a file, and choose the game in it; the bar tells, or why it can't be."""
        before = {known.path for known in self.list.entries}
        self.say(act() or said)
        fresh = (e.path for e in self.app.storage.entries() if e.path not in before)
        self.refresh(next(fresh, None))

    def delete(self) -> None:
        """Away with it; the bar brings it back."""
        entry = self.list.entry
        if entry is None or entry.kind == "sample":
            return
        problem = self.app.storage.delete(entry)
        if problem:
            self.say(problem)
        else:
            said = t("savelist.deleted", title=words.title(entry))
            self.say(said, t("savelist.undo"), self.undelete)
        self.refresh()

    def undelete(self) -> None:
        """Bring back what was deleted last."""
        self._change(self.app.storage.undelete, "")

    def _export(self) -> None:
        if (entry := self.list.entry) is not None:
            self.traffic.export(entry)

    def say(self, text: str, label: str = "", act: Callable[[], None] | None = None) -> None:
        """Put a sentence into the bar."""
        self.bar.say(text, label, act)
        self._place()
        self.app.wake()

    # input

    def typing(self) -> bool:
        return self.title.editing

    def handle(self, event: InputEvent) -> None:
        if event.kind == "drop":
            self.traffic.take_in(Path(event.text))
        elif self.title.editing:
            self._type(event)
        elif event.backs:
            self.app.pop()
        elif event.kind == "wheel" and event.wheel:
            self.list.scroll_to(self.list.top + (-1 if event.wheel > 0 else 1))
            self._place()
        elif not self._key(event):
            self.ring.handle(event)
            if self.app.top is self and not all(row in self.widgets for row in self.list.rows):
                self._place()

    def _type(self, event: InputEvent) -> None:
        """Into the title, until a click beside it or a key ends that."""
        beside = event.clicks and not self.title.hit(event.x, event.y)
        under = self.ring.at(event.x, event.y) if beside else None
        if beside or event.kind == "focus_lost":
            self.title.finish()
        if isinstance(under, GameRow):  # which lies elsewhere now, for the renamed one is newer
            self.refresh(under.entry.path)
        elif beside or not self.title.handle(event):
            self.ring.handle(event)

    def _key(self, event: InputEvent) -> bool:
        if event.kind != "key":
            return False
        on_row = isinstance(self.ring.current, GameRow) or self.ring.current is None
        if on_row and event.arrow is not None and not event.arrow[0]:
            self._step(event.arrow[1])
            return True
        undo = event.mods & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if event.key == pygame.K_z and undo and self.app.storage.can_undelete:
            self.undelete()
            return True
        ends = len(self.list.entries)
        acts: dict[int, Callable[[], None]] = {
            pygame.K_PAGEUP: partial(self._step, -SHOWN + 1),
            pygame.K_PAGEDOWN: partial(self._step, SHOWN - 1),
            pygame.K_HOME: partial(self._step, -ends),
            pygame.K_END: partial(self._step, ends),
            pygame.K_DELETE: self.delete,
        }
        if self._renames(self.list.entry):
            acts[pygame.K_F2] = self.rename
        if event.key not in acts or not self.list.entries:
            return False
        acts[event.key]()
        return True

    # the loop

    def update(self, dt: float) -> None:
        self._rest += dt
        self.traffic.hear()
        if self.peek.hungry:
            self.peek.look()
            self.app.wake()
        elif self._drawn is not self.list.entry and self._rested:
            self.app.wake()

    @property
    def _rested(self) -> bool:
        return self._rest >= REST

    def nap(self) -> float | None:
        if self.peek.hungry:
            return 0.001
        if self._drawn is not self.list.entry:
            return REST / 2
        return LISTEN if self.traffic.asking else None

    def draw(self, canvas: Canvas) -> None:
        canvas.still("saves", self._still)
        entry = self.list.entry
        if entry is None:
            self._empty(canvas)
        else:
            self._show(canvas, entry)
        self._count(canvas)
        self.bar.draw(canvas)
        draw_all(canvas, self.ring, self.widgets)
        at = self.ring.current if self.ring.shown else self.ring.hovered
        if at is not None and self.app.top is self and not self.title.editing:
            tooltip(canvas, at.hint, at.rect)

    def _show(self, canvas: Canvas, entry: Entry) -> None:
        """The chosen game."""
        state = self.peek.state(entry)
        if entry.problem:
            shown.no_picture(canvas, entry.problem)
            self._drawn = entry
        elif state is not None and (self._rested or self._drawn is entry):
            shown.picture(canvas, entry, state)
            self._drawn = entry
        elif state is None and not self.peek.hungry:
            self._drawn = entry
        shown.card(canvas, entry)

    def _still(self, canvas: Canvas) -> None:
        canvas.background("scenes/plain")
        canvas.text(t("savelist.title"), 64, 6, 84, font="title", colour=CREAM, shadow=OUTLINE)
        canvas.panel("widgets/panel_parchment", *LIST)
        shown.frame(canvas)

    def _empty(self, canvas: Canvas) -> None:
        cx, cy = LIST.centre
        canvas.text(
            t("savelist.empty"), cx, cy, 36, font="head_bold", colour=SOFT_INK, align="center",
            middle=True, width=LIST.w - 120,
        )  # fmt: skip
        shown.welcome(canvas)

    def _count(self, canvas: Canvas) -> None:
        number = sum(entry.kind != "sample" for entry in self.list.entries)
        if number:
            canvas.text(
                n("savelist.count", number), LIST.right - 8, 62, 28, colour=CREAM, align="right",
                middle=True, shadow=OUTLINE,
            )  # fmt: skip
