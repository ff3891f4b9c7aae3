"""From mouse and keys to what the hands of a player do at the table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.table import layout, plan, prompts
from game.table.targets import Target
from game.text import t
from game.ui.events import InputEvent

if TYPE_CHECKING:
    from game.scenes.table import TableScene

SKIP_AFTER = 0.3  # seconds in which a second click does not skip what the first began
SAME_PLACE = 12.0  # units within which a click is one more click on the same thing
REST = 0.4  # seconds of rest after which a marble that can't be taken says why

# The page of the rules for each kind of thing on the table.
TOPICS = {
    "pick": "chain",
    "take": "potions",
    "marble": "pick",
    "hole": "brew",
    "bead": "brew",
    "keep": "end_turn",
    "kept": "end_turn",
    "tile": "potions",
    "starter": "potions",
    "stack": "potions",
    "bottle": "drink",
    "rival": "potions",
    "offer": "cauldron",
    "colour": "cauldron",
    "cauldron": "cauldron",
    "give": "more_potions",
    "steal": "more_potions",
    "professor": "professors",
    "albedus": "professors",
    "bell": "help",
    "undo": "controls",
    "redo": "controls",
    "lever": "end_turn",
    "hint": "controls",
    "hints": "controls",
}


class Controls:
    """Hears the input of the table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.mouse: tuple[float, float] | None = None
        self.clicked: tuple[float, float] | None = None  # where the last click was heard
        self.quiet = False  # after an action, until the hand goes on to something else
        self._hushed: tuple[float, float] | None = None  # where the pointer was then
        self._moved_at = -REST
        self._ripening = False  # whether the pointer has not come to rest yet

    @property
    def pointed(self) -> Target | None:
        """What is under the pointer, or where the keyboard is."""
        ring = self.scene.ring
        found = ring.current if ring.shown else ring.hovered
        return found if isinstance(found, Target) and found in ring.items else None

    @property
    def note(self) -> Target | None:
        """What has something to say under the pointer, without being of use now."""
        scene = self.scene
        if self.mouse is None or scene.ring.shown or self._on_log(*self.mouse):
            return None
        note = scene.board.note_at(*self.mouse)
        return None if note and note.kind == "marble" and self.unrest else note

    @property
    def unrest(self) -> float:
        """Seconds until the pointer counts as resting; 0 when it does."""
        return max(0.0, REST - (self.scene.app.now - self._moved_at))

    def ripened(self) -> bool:
        """Whether the pointer has just come to rest, with something to say below it."""
        if not self._ripening or self.unrest:
            return False
        self._ripening = False
        return self.note is not None

    def hush(self) -> None:
        """No tooltip over what an action brings, before the hand goes on."""
        self.quiet, self._hushed = True, self.mouse

    def _listen(self, event: InputEvent) -> None:
        """Whether the hand goes on: the pointer away from where it acted, the ring by a key."""
        if event.kind == "move" and (event.x, event.y) != self.mouse:
            self.mouse = (event.x, event.y)
            self._moved_at, self._ripening = self.scene.app.now, True
            if self._hushed is None or math.dist(self._hushed, self.mouse) >= SAME_PLACE:
                self.quiet = False
        elif event.kind == "key" and (event.key == pygame.K_TAB or event.arrow is not None):
            self.quiet = False

    def _on_log(self, x: float, y: float) -> bool:
        """Whether the open log lies over the table at a point."""
        return self.scene.log.open and layout.LOG_OPEN.hit(x, y)

    def handle(self, event: InputEvent) -> None:
        """One thing a player did."""
        scene = self.scene
        self._listen(event)
        if scene.hints.hear(event) or self._everywhere(event) or self._once_too_often(event):
            return
        if scene.director.busy:
            self._while_busy(event)
        elif event.acts and (event.key == pygame.K_SPACE or not scene.mine):
            pass  # meant to skip a motion that has ended or not begun: it must not do anything else
        elif self._drag(event) or (event.kind == "key" and self._key(event)):
            pass
        elif scene.ring.handle(event):
            self._refuse(event)
        elif event.clicks and (note := scene.board.note_at(event.x, event.y)) and note.hint:
            self.quiet = False
            scene.app.audio.play("refuse", 0.5)

    def _everywhere(self, event: InputEvent) -> bool:
        """The log, and Escape: they need no turn."""
        scene = self.scene
        if event.kind == "move":
            scene.log.point(event.x, event.y)
        if (event.kind == "down" and event.button == 3) or event.text == "?":
            scene.rules(self._topic())
        elif event.kind == "wheel" and scene.log.open:
            scene.log.scroll(event.wheel)
        elif event.backs:
            if scene.log.open:
                scene.toggle_log()
            elif scene.grip.colour is not None:
                scene.grip.let_go()
                scene.build()
            else:
                scene.menu()
        elif event.kind == "key" and event.key == pygame.K_l:
            scene.toggle_log()
        elif event.kind in ("move", "down") and self._on_log(event.x, event.y):
            scene.ring.hovered = scene.ring.pressed = None
        else:
            return False
        return True

    def _once_too_often(self, event: InputEvent) -> bool:
        """A double click acts once, also where nothing moves that would take the second."""
        if not event.clicks:
            return False
        at, self.clicked = self.clicked, (event.x, event.y)
        soon = self.scene.app.now - self.scene.acted_at < SKIP_AFTER
        return soon and at is not None and math.dist(at, self.clicked) < SAME_PLACE

    def _topic(self) -> str:
        """The page of the rules that what is pointed at belongs to."""
        target = self.pointed or self.note
        return TOPICS.get(target.kind, "goal") if target is not None else "goal"

    def _while_busy(self, event: InputEvent) -> None:
        """Space, Enter or a click skips the motion, unless it is part of what began it."""
        scene = self.scene
        on_target = event.kind in ("down", "up", "move") and scene.ring.handle(event)
        if not on_target and (event.clicks or event.acts):
            scene.skip(SKIP_AFTER)

    def _key(self, event: InputEvent) -> bool:
        ctrl = bool(event.mods & pygame.KMOD_CTRL)
        if event.key == pygame.K_a:
            self._place_all()
        elif event.key in (pygame.K_y, pygame.K_z) and ctrl:
            forth = event.key == pygame.K_y or event.mods & pygame.KMOD_SHIFT
            self._press("redo" if forth else "undo")
        elif event.key == pygame.K_u:
            self._press("undo")
        elif event.key == pygame.K_r:
            self._press("redo")
        elif event.key == pygame.K_e:
            self._press("lever")
        else:
            return False
        return True

    def _place_all(self) -> None:
        """Place everything that is obvious, one after another; or say what keeps it."""
        scene, session = self.scene, self.scene.session
        if not scene.free:
            return
        before = len(session.actions)
        while not session.decision.over and session.decision.asks == "turn":
            action = plan.obvious(session.state, session.decision.options)
            if action is None:
                break
            scene.play(action)
        if len(session.actions) == before:
            scene.app.audio.play("refuse", 0.5)
            scene.notice = prompts.why_not_place(session)

    def _press(self, kind: str) -> None:
        """Use a control by its key; one that can't be used is pointed at, and says why."""
        scene = self.scene
        found = scene.board.of(kind)
        if not found and kind == "redo" and scene.mine:
            scene.app.audio.play("refuse", 0.5)
            scene.notice = t("why.redo_nothing")
        for target in found:
            if target.enabled:
                target.activate()
            else:
                scene.ring.current, scene.ring.shown = target, True
                self.quiet = False
                scene.app.audio.play("refuse", 0.5)

    def _refuse(self, event: InputEvent) -> None:
        """A sound for what can't be used; its tooltip says why."""
        ring = self.scene.ring
        used = ring.hovered if event.clicks else ring.current if event.acts else None
        if used is not None and not used.enabled:
            self.quiet = False
            self.scene.app.audio.play("refuse", 0.5)

    def _drag(self, event: InputEvent) -> bool:
        """A marble of the hand drawn to a hole."""
        scene, grip = self.scene, self.scene.grip
        if event.clicks:
            under = scene.ring.at(event.x, event.y)
            if isinstance(under, Target) and under.kind == "bead" and under.enabled:
                place, colour = under.number
                grip.press(colour, place, event.x, event.y)
        elif event.kind == "move" and grip.pull(event.x, event.y):
            scene.build()
        elif event.kind == "up" and grip.dragged is not None:
            scene.ring.pressed = None
            hole = next((h for h in scene.board.of("hole") if h.hit(event.x, event.y)), None)
            grip.let_go()
            if hole is not None:
                hole.activate()
            scene.build()
            return True
        elif event.kind in ("up", "focus_lost"):
            grip.release()
        return False
