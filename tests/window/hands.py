"""How a person does an action: by mouse only, or by keyboard only."""

from __future__ import annotations

import time
from collections import deque
from functools import partial
from itertools import cycle
from typing import Protocol

import pygame

from engine import Action
from engine.marbles import GAME, Verb
from game.table import layout
from game.ui.focus import nearest
from game.ui.geometry import Rect
from tests.window.eyes import Eyes, focused, pixels
from tests.window.program import Program
from tests.window.screen import PATIENCE, wait_until

LOOKS = (  # of the marbles, by colour
    *((194, 83, 76), (98, 138, 205), (104, 96, 126), (190, 142, 49)),
    *((132, 167, 177), (106, 163, 97)),
)
BEADS = ("bead", "keep", "kept", "offer", "give")  # of the supply, as the question makes them
PARTS = (Verb.KEEP, Verb.OFFER, Verb.GIVE)  # a click on a marble of one's own does it
NOTICED = 0.6  # seconds after which a person sees that nothing happened
TRIES = 4
SKIP_AFTER = 0.35  # seconds after an action from which on its motion can be skipped
ARROWS = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}
# Where the table shows that something moves; candles burn elsewhere.
LANES = Rect(562, 430, 360, 526)
DESK = Rect(1010, 530, 560, 500)


class Hands(Protocol):
    """A way to play."""

    def do(self, action: Action, again: bool) -> None:
        """Begin an action, perhaps `again`; the saved game will tell when it happened."""
        ...

    def skip(self) -> None:
        """Do not wait for what moves."""
        ...


class Mouse:
    """Clicks, drags, and a marble taken up by one click and put down by the next."""

    def __init__(self, program: Program, eyes: Eyes) -> None:
        self.program, self.eyes = program, eyes
        self.ways = cycle(("hole", "drag", "two clicks"))

    def do(self, action: Action, again: bool) -> None:
        target = self.eyes.target(action)
        if action.verb in PARTS:
            self.program.click_on(seen_bead(self.program, self.eyes, action.a))
            return
        if action.verb != Verb.PLACE:
            self.program.click_on(target.rect)
            return
        way = "drag" if again else next(self.ways)
        bead = seen_bead(self.program, self.eyes, action.b)
        plain = any(hole.action == action for hole in self.eyes.board().of("hole"))
        if way == "hole" and plain:
            self.program.click_on(target.rect)
        elif way == "drag":
            self.program.drag(bead, target.rect)
        else:
            self.program.click_on(bead)
            self.program.click_on(target.rect)

    def skip(self) -> None:
        self.program.click_on(layout.NAME_BOARD)


class Keyboard:
    """Arrows where they lead there, Tab where they don't, Enter; E ends the turn."""

    def __init__(self, program: Program, eyes: Eyes) -> None:
        self.program, self.eyes = program, eyes

    def do(self, action: Action, again: bool) -> None:
        if action.verb == Verb.END:
            self.program.keys("e")
            return
        target = self.eyes.target(action)
        colour = None
        if action.verb == Verb.PLACE and all(t.action != action for t in self.eyes.board().targets):
            colour = action.b
            self.go_to(seen_bead(self.program, self.eyes, colour), None)
            self.program.keys("Return")
        self.go_to(target.rect, colour)
        self.program.keys("Return")

    def skip(self) -> None:
        self.program.keys("space")

    def go_to(self, goal: Rect, colour: int | None) -> None:
        """Move the ring to a place, with an eye on where it is."""
        places = self.eyes.reachable(colour)
        for _ in range(TRIES):
            here = focused(self.program, places)
            self.program.keys(*(path(here, goal, places) if here is not None else ["Tab"]))
            if wait_until(partial(self.lies, goal, places), NOTICED):
                return
        for _ in places:
            self.program.keys("Tab")
            if wait_until(partial(self.lies, goal, places), NOTICED / 4):
                return
        raise AssertionError(f"the ring does not come to {goal}")

    def lies(self, place: Rect, places: list[Rect]) -> bool:
        """Whether the ring lies there."""
        return focused(self.program, places) == place


class Place:
    """A rectangle as the ring sees it."""

    enabled, hint = True, ""

    def __init__(self, rect: Rect) -> None:
        self.rect = rect

    def hit(self, x: float, y: float) -> bool:
        return self.rect.hit(x, y)

    def activate(self) -> None:
        """Nothing."""


def path(start: Rect, goal: Rect, places: list[Rect]) -> list[str]:
    """The fewest arrow keys from place to place; empty where none lead there."""
    things = [Place(rect) for rect in places]
    first = next(thing for thing in things if thing.rect == start)
    ways: dict[Place, list[str]] = {first: []}
    queue = deque([first])
    while queue:
        here = queue.popleft()
        if here.rect == goal:
            return ways[here]
        for key, (dx, dy) in ARROWS.items():
            there = nearest(here, things, dx, dy)
            if isinstance(there, Place) and there not in ways:
                ways[there] = [*ways[here], key]
                queue.append(there)
    return []


def seen_bead(program: Program, eyes: Eyes, colour: int) -> Rect:
    """A marble of the supply that looks like that colour; they lie as they came.

    Of marbles alike that are kept already, it is the one with the ring of what can be clicked.
    """
    picture = program.screen.picture()
    board = eyes.board()
    beads = [thing for thing in board.targets + board.notes if thing.kind in BEADS]
    kept = sum(bead.kind == "kept" and bead.number[1] == colour for bead in beads)

    def average(rect: Rect, share: float) -> tuple[int, int, int]:
        inner = pygame.Rect(*program.pixel(rect.x, rect.y), 1, 1)
        inner.union_ip(pygame.Rect(*program.pixel(rect.right, rect.bottom), 1, 1))
        less = round(inner.w * (share - 1)), round(inner.h * (share - 1))
        return pygame.transform.average_color(picture, inner.inflate(*less))[:3]

    def unlike(rect: Rect) -> int:
        seen = average(rect, 0.75)
        return sum((seen[i] - LOOKS[colour][i]) ** 2 for i in range(3))

    alike = sorted((bead.rect for bead in beads), key=unlike)[: kept + 1]
    return max(alike, key=lambda rect: sum(average(rect, 1.0)[:2]))


def still(program: Program) -> bool:
    """Whether nothing moves on the table."""
    looks = []
    for pause in (0.05, 0.0):
        picture = program.screen.picture()
        looks.append([pixels(picture, program.pixel, rect) for rect in (LANES, DESK)])
        time.sleep(pause)
    return looks[0] == looks[1]


def perform(program: Program, eyes: Eyes, hands: Hands, action: Action) -> None:
    """Do an action and see exactly that action happen.

    A click in the last moment of a motion only skips it; then a person does it again.
    """
    before = len(eyes.session.actions)
    for again in range(TRIES):
        hands.do(action, again > 0)
        if wait_until(lambda: program.moves > before, NOTICED):
            break
    record = program.open_game()
    assert record.actions[before : before + 1] == [GAME.action_text(action)]
    eyes.follow(record)
    for done in range(before + 1, len(record.actions)):  # a computer player may be quick
        seat = GAME.decision(eyes.session.state_after(done)).seat
        assert not eyes.seats[seat].is_person


def settle(program: Program, hands: Hands, patience: float = PATIENCE) -> None:
    """Let the motion end, or skip it as soon as that can be done."""
    begin = time.monotonic()
    while not still(program):
        assert time.monotonic() < begin + patience, "something moves for ever"
        if time.monotonic() > begin + SKIP_AFTER:
            hands.skip()
