"""The program: one window, a stack of scenes, and the loop that sleeps when nothing moves."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from . import paths, text
from .audio import Audio
from .pads import Pads
from .scenes.base import Scene
from .ui.canvas import Canvas
from .ui.events import InputEvent, translate
from .ui.pointer import show_wand
from .window import Window

if TYPE_CHECKING:
    from engine.ai import Adviser, Thinker

    from .settings import Settings
    from .storage import Storage

LONGEST_STEP = 0.1  # seconds that one update may cover
FADE = 0.2  # seconds from one scene to the next
LONGEST_NAP = 1.0  # seconds of sleep without a look around
REDRAWS = frozenset({pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED})

GONE = frozenset({pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED})
BACK = frozenset({pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED})

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks for."""

    seed: int | None = None
    seats: int | None = None
    size: tuple[int, int] | None = None
    fast: bool = False
    new: bool = False
    scene: str = ""
    file: Path | None = None  # a saved game to open
    hidden: bool = False  # a window that never shows


class App:
    """Everything that lives as long as the program does."""

    def __init__(
        self, options: Options | None = None, *, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        from .settings_file import peek

        self.options = options or Options()
        self.clock = clock
        self.now = 0.0
        self._behind = 0.0  # seconds by which the clock has jumped back
        self._look_at_clock()
        self.doing = "load"  # what an error would be told to have come from
        seen = peek()
        place = seen.get("window") if isinstance(seen.get("window"), dict) else {}
        assert isinstance(place, dict)
        self.window = Window(
            text.t("app.title"),
            self.options.size or _size(place),
            compatibility=str(seen.get("compatibility", "auto")),
            hidden=self.options.hidden,
            fit=self.options.size is None,
        )
        if place.get("fullscreen") is True and self.options.size is None:
            self.window.fullscreen = True
        self.canvas = Canvas(self.window.surface)
        self.audio = Audio()
        self.pads = Pads()
        self.text = text.catalogue()
        self.storage: Storage
        self.settings: Settings
        self.notices: list[str] = []  # sentences that the next scene with room for them shows
        self.scenes: list[Scene] = []
        self.running = True
        self.seen = True  # whether the window is neither hidden nor minimised
        self._dirty = True
        self._gone: pygame.Surface | None = None  # the frame of the scene before, fading
        self._fade = 0.0  # seconds that it still shows
        self._pacer = pygame.time.Clock()
        self._thinker: Thinker | None = None
        self._adviser: Adviser | None = None
        self.splash()
        from .storage import Storage  # with all that it needs, once there is something to see

        self.storage = Storage()

    # Start and end

    def splash(self) -> None:
        """The very first frame: the room of the title at dusk, while the rest is being loaded."""
        self.canvas.resize(self.window.surface, self.window.size)
        self.canvas.background("splash")
        self.window.flip()

    def load(self) -> None:
        """What takes longer than a first frame may wait for: settings, models, pads, sound."""
        from . import settings

        self.settings, problem = settings.load()
        if problem:
            self.notices.append(text.t(problem))
        self._own_speed = self.settings.speed
        if self.options.fast:
            self.settings.speed = "fast"
        self.apply_settings()
        self.pads.open()
        try:
            self.window.icon(pygame.image.load(self.canvas.pictures.folder / "icon.webp"))
        except (OSError, pygame.error) as error:
            log.warning("no icon: %s", error)
        show_wand(self.canvas)

    def apply_settings(self) -> None:
        """Make the settings felt at once."""
        chosen = self.settings
        self.audio.volumes(chosen.sound, chosen.music, chosen.muted)
        if self.canvas.lettering.easy != chosen.easy_font:
            self.canvas.lettering.easy = chosen.easy_font
            self.canvas.lettering.forget()
            self.canvas.pictures.forget_sizes()
        self.wake()

    def save_settings(self) -> None:
        """Keep the settings, the window's size included."""
        from . import settings

        full = self.window.fullscreen
        self.settings.window.fullscreen = full
        if not full and self.options.size is None:
            w, h = self.window.size
            self.settings.window.width = max(320, min(w, 16384))
            self.settings.window.height = max(200, min(h, 16384))
        kept = self.settings
        if self.options.fast and kept.speed == "fast":
            kept = kept.model_copy(update={"speed": self._own_speed})
        if problem := settings.save(kept):
            log.warning(text.t(problem))

    def quit(self) -> None:
        """End after this frame; the game in play is saved already."""
        self.running = False

    def close(self) -> None:
        """Put everything away, whatever fails on the way."""
        self.abandon()
        workers = [worker for worker in (self._thinker, self._adviser) if worker is not None]
        for act in (
            self.abandon,
            self.save_settings,
            *(worker.close for worker in workers),
            self.audio.close,
            self.storage.close,
            self.window.close,
            pygame.quit,
        ):
            _try(act)

    def abandon(self) -> None:
        """Leave all scenes, of which one may be broken."""
        while self.scenes:
            _try(self.scenes.pop().leave)
        self._gone = None

    def told(self) -> str:
        """The sentences that wait, for a scene that shows them now."""
        self.notices += [text.t(key) for key in paths.problems()]
        said = " ".join(self.notices)
        self.notices.clear()
        return said

    @property
    def thinker(self) -> Thinker:
        """The worker that thinks for computer players, started when first needed."""
        if self._thinker is None:
            from engine.ai import Thinker

            self._thinker = Thinker()
        return self._thinker

    @property
    def adviser(self) -> Adviser:
        """The worker that looks for hints, started when first needed."""
        if self._adviser is None:
            from engine.ai import Adviser

            self._adviser = Adviser()
        return self._adviser

    # Scenes

    @property
    def top(self) -> Scene | None:
        """The scene that hears input."""
        return self.scenes[-1] if self.scenes else None

    def goto(self, scene: Scene) -> None:
        """Show `scene` in place of all others."""
        if self.scenes and not self.settings.calm_motion:
            self._gone, self._fade = self.canvas.surface.copy(), FADE
        while self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def push(self, scene: Scene) -> None:
        """Show `scene` on top of the others."""
        self.scenes.append(scene)
        scene.enter()
        self.wake()

    def pop(self) -> None:
        """Take the top scene away."""
        if self.scenes:
            self.scenes.pop().leave()
        if self.top is not None:
            self.top.resumed()
        self.wake()

    @property
    def due(self) -> bool:
        """Whether a frame will be drawn soon, whatever happens now."""
        return self._dirty

    def wake(self) -> None:
        """Draw a frame soon."""
        self._dirty = True

    def _spoil(self) -> None:
        """What is on the screen may be anything: draw all of it anew."""
        for scene in self.scenes:
            scene.spoiled()
        self.wake()

    # The loop

    def run(self) -> None:
        """Until the player leaves."""
        while self.running and self.scenes:
            self.step()

    def step(self) -> None:
        """One round: input, time, picture, and a sleep if nothing moves."""
        self.doing = "event"
        events = self._events()  # which may have slept: the clock is read after it
        before = self.now
        self._look_at_clock()
        dt = safe_step(self.now - before)
        for event in events:
            self._dispatch(event)
            if not self.running:
                return
        self.doing = "update"
        if self.top is not None:
            self.top.update(dt)
        if self._gone is not None:
            self._fade -= dt
            self._spoil()
        if self._dirty or (self.top is not None and self.top.busy()):
            self.doing = "draw"
            self.draw()
            self._pacer.tick(self.settings.frame_cap)

    def _look_at_clock(self) -> None:
        """Take the time; a clock that jumps back or breaks lets `now` stand still, not go back."""
        told = self.clock()
        if not math.isfinite(told):
            return
        if told + self._behind < self.now:
            self._behind = self.now - told
        self.now = told + self._behind

    def _events(self) -> Sequence[pygame.Event]:
        top = self.top
        if self._dirty or top is None or top.busy():
            return pygame.event.get()
        nap = top.nap()
        seconds = LONGEST_NAP if nap is None else min(LONGEST_NAP, max(0.001, nap))
        first = pygame.event.wait(max(1, round(seconds * 1000)))
        return [first, *pygame.event.get()] if first.type != pygame.NOEVENT else []

    def _dispatch(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT or event.type == pygame.WINDOWCLOSE:
            self.quit()
        elif event.type in GONE or event.type in BACK:
            self.handle_window(event.type)
        elif event.type in REDRAWS:
            self._spoil()
        elif event.type == pygame.JOYDEVICEADDED:
            self.pads.add(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self.pads.remove(event.instance_id)
        else:
            made = translate(event, self.canvas.to_logical)
            if made is not None:
                self.handle(made)

    def handle_window(self, told: int) -> None:
        """The window was hidden or minimised, or is there again."""
        self.seen = told in BACK
        self._spoil()

    def handle(self, event: InputEvent) -> None:
        """Pass input to the scene on top; F11 and M are heard everywhere."""
        self.wake()
        if event.kind == "key" and event.key == pygame.K_F11:
            self.window.fullscreen = not self.window.fullscreen
        elif event.kind == "key" and event.key == pygame.K_m and not self._typing():
            self.settings.muted = not self.settings.muted
            self.apply_settings()
        elif self.top is not None:
            self.top.handle(event)

    def _typing(self) -> bool:
        return self.top is not None and self.top.typing()

    def draw(self) -> None:
        """Draw the scenes that show and put the frame on the screen."""
        fresh = self.window.refresh()
        if self.window.refused:
            self.window.refused = False
            self.notices.append(text.t("trouble.window_too_large"))
        if fresh or self.canvas.surface is not self.window.surface:
            self.canvas.resize(self.window.surface, self.window.size)
            show_wand(self.canvas)
            self._spoil()
        self._dirty = False
        lowest = len(self.scenes) - 1
        while lowest > 0 and self.scenes[lowest].overlay:
            lowest -= 1
        for scene in self.scenes[max(0, lowest) :]:
            scene.draw(self.canvas)
        self._draw_gone()
        if not self.window.flip():
            self._spoil()  # the screen went while this was drawn: once more

    def _draw_gone(self) -> None:
        """Lay what is left of the scene before over the new one."""
        gone = self._gone
        if gone is None:
            return
        if self._fade <= 0 or gone.get_size() != self.canvas.surface.get_size():
            self._gone = None
            return
        gone.set_alpha(round(250 * self._fade / FADE))  # at 255 SDL takes a slow way
        self.canvas.surface.blit(gone, (0, 0))


def _try(act: Callable[[], object]) -> None:
    """Do it; an error is written down, and is none of what comes after."""
    try:
        act()
    except Exception:
        log.exception("while putting things away")


def safe_step(dt: float) -> float:
    """A step of time that nothing can trip over: 0 to 0.1 seconds."""
    if not math.isfinite(dt) or dt < 0:
        return 0.0
    return min(dt, LONGEST_STEP)


def _size(place: dict[str, object]) -> tuple[int, int]:
    """The window's size from settings that nobody has checked yet."""
    w, h = place.get("width"), place.get("height")
    if isinstance(w, int) and isinstance(h, int) and 320 <= w <= 16384 and 200 <= h <= 16384:
        return w, h
    return 1280, 720
