"""From the options of the rules to things on the table that can be lit, clicked and focused.

There is no other list of legal moves: a target acts because an option stands behind it. What can't
be used now says why in its hint.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine import Action, Session, marbles
from game.table import box_targets, layout, tiles
from game.table.layout import Box, Spot
from game.table.mirror import EMPTY, hole_index
from game.table.stage import Stage
from game.text import t
from game.ui.geometry import Rect

Verb = marbles.Verb
LEAF = marbles.colours.LEAF

DISPENSED = frozenset({"turn", "tie", "take", "help", "return"})  # asked of the dispenser
STEADY = frozenset({"menu", "recap", "log", "hints"})  # there whatever is asked
CONTROLS = STEADY | {
    "bell",
    "undo",
    "redo",
    "lever",
}  # never slipped under a hand that did not go there


@dataclass(eq=False)
class Target:
    """Something on the table. Two targets with the same kind and number are the same thing."""

    kind: str
    number: tuple[int, ...]
    rect: Rect
    enabled: bool = True
    hint: str = ""
    action: Action | None = None
    act: Callable[[], None] = field(default=lambda: None)
    round: bool = False
    reason: str = ""  # a word for why it can't be used, where there is room for no more
    lit: bool = False  # shown with a glow, because it is one of a few things asked for

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Target) and (self.kind, self.number) == (other.kind, other.number)

    def __hash__(self) -> int:
        return hash((self.kind, self.number))

    def hit(self, x: float, y: float) -> bool:
        """Whether the point belongs to it."""
        if not self.round:
            return self.rect.hit(x, y)
        cx, cy = self.rect.centre
        return (x - cx) ** 2 + (y - cy) ** 2 <= (self.rect.w / 2) ** 2

    def activate(self) -> None:
        """Do it."""
        self.act()


class Hands(Protocol):
    """What targets do; the scene."""

    def submit(self, action: Action) -> None:
        """Play an option."""
        ...

    def select(self, colour: int, place: int) -> None:
        """Take up a marble of the hand (place 0, 1, ...) or put it down again."""
        ...

    def menu(self) -> None:
        """Open the menu."""
        ...

    def recap(self) -> None:
        """Show what the others did."""
        ...

    def toggle_log(self) -> None:
        """Open or close the log."""
        ...


@dataclass
class Board:
    """All targets, and notes: places that only have something to say."""

    targets: list[Target] = field(default_factory=list)
    notes: list[Target] = field(default_factory=list)
    rival: int | None = None  # the rival that the question is about
    shut: bool = False  # whether no marble of the dispenser is asked for

    def of(self, kind: str) -> list[Target]:
        """The targets of a kind."""
        return [target for target in self.targets if target.kind == kind]

    def note_at(self, x: float, y: float) -> Target | None:
        """The note at a point."""
        return next((note for note in reversed(self.notes) if note.hit(x, y)), None)


class Builder:
    """Makes the board of one decision, as a person at the large desk sees it."""

    def __init__(
        self, session: Session[marbles.State], stage: Stage, hands: Hands, colour: int | None
    ) -> None:
        self.state = session.state
        decision = session.decision
        self.asks = decision.asks if not decision.over else ""
        self.options: Sequence[Action] = decision.options
        self.seat = decision.seat
        self.stage = stage
        self.hands = hands
        self.colour = colour  # of the marble taken up
        self.board = Board()
        self.chosen = marbles.chosen(self.state)

    def build(self, mine: bool) -> Board:
        """Targets where `mine` (a person is asked), notes in any case."""
        self._tiles()
        box_targets.notes(self)
        if mine:
            self.board.shut = self.asks not in DISPENSED
            self._marbles()
            if self.asks == "draft":
                self._starters()
            if self.asks == "tiles":
                self._stacks()
            self._rivals()
            self._holes()
            self._beads()
            self._bottles()
            self._controls()
            box_targets.add(self)
        return self.board

    def by_verb(self, verb: int) -> list[Action]:
        """The options with a verb."""
        return [action for action in self.options if action.verb == verb]

    def add(
        self,
        kind: str,
        number: tuple[int, ...],
        box: Box | Spot,
        action: Action | None,
        *,
        lit: bool = False,
        hint: str = "",
    ) -> None:
        """A target; it can be used where there is an action."""
        is_round = isinstance(box, Spot)
        rect = Rect(*(box.box if isinstance(box, Spot) else box))
        target = Target(kind, number, rect, action is not None, hint, action, round=is_round)
        target.lit = lit and action is not None
        if action is not None:
            play = action
            target.act = lambda: self.hands.submit(play)
        self.board.targets.append(target)

    def note(self, kind: str, number: tuple[int, ...], box: Box | Spot, hint: str) -> None:
        """A place that only has something to say."""
        is_round = isinstance(box, Spot)
        rect = Rect(*(box.box if isinstance(box, Spot) else box))
        self.board.notes.append(Target(kind, number, rect, False, hint, round=is_round))

    # what is on the table

    def _tiles(self) -> None:
        """Every potion in sight tells its power."""
        for seat, places in enumerate(self.stage.places):
            for tile in places:
                if tile is not None:
                    box = self.stage.tile_box(seat, tile)
                    words = potion_text(tile)
                    if self.stage.marked(tile):
                        words += "\n" + t("table.marked")
                    leaves = self.stage.table.leaves and seat == self.stage.seating.view
                    if leaves and tiles.may_leaf(tile, self.stage.holes_of(tile)):
                        words += "\n" + t("table.may_leaf")
                    self.note("tile", (tile,), box, words)
        for index, stack in enumerate(self.stage.table.stacks):
            if stack and not self.state.starters:  # the draft board hangs before them
                box = layout.stack(index, len(self.stage.table.stacks))
                self.note("stack", (index,), box, potion_text(stack[0]))
        for seat, desk in enumerate(self.stage.table.desks):
            number = len(desk.completed)
            for i, tile in enumerate(desk.completed):
                box = self.stage.seating.bottle(seat, i, number)
                self.note("bottle", (tile,), box, potion_text(tile))

    def _marbles(self) -> None:
        """Marbles of the dispenser: to pick, or to take one by one."""
        by_place = {
            (action.a, action.b): action
            for action in self.options
            if action.verb in (Verb.PICK, Verb.TAKE)
        }
        few = self.asks not in ("turn", "tie")
        for track in range(layout.TRACKS):
            for row in range(min(layout.SHOWN, len(self.state.tracks[track]))):
                spot = layout.marble(track, row)
                action = by_place.get((track, row))
                if action is not None:
                    kind = "pick" if action.verb == Verb.PICK else "take"
                    self.add(kind, (track, row), spot, action, lit=few)
                else:
                    self.note("marble", (track, row), spot, self._why_not_marble(track, row))

    def _why_not_marble(self, track: int, row: int) -> str:
        if row >= layout.ROWS and self.asks in ("turn", "tie", "take", "help", "return"):
            return t("why.behind_bar")
        if (track, row) in self.chosen:
            return t("why.chosen_already")
        if self.asks in ("take", "help", "return"):
            return t("why.not_this_marble")
        return t("why.picked_already") if self.asks == "turn" and self.state.picked else ""

    def _starters(self) -> None:
        offer = self.stage.offer
        for action in self.by_verb(Verb.DRAW):
            tile = self.state.starters[action.a]
            box = layout.starter(offer.index(tile), len(offer))
            self.add("starter", (tile,), box, action, lit=True, hint=potion_text(tile))

    def _stacks(self) -> None:
        for action in self.by_verb(Verb.DRAW):
            tile = self.state.stacks[action.a][0]
            box = layout.stack(action.a, len(self.state.stacks))
            self.add("stack", (action.a,), box, action, lit=True, hint=potion_text(tile))

    def _rivals(self) -> None:
        for action in self.by_verb(Verb.RIVAL):
            box = self.stage.seating.flask(action.a)
            self.add("rival", (action.a,), box, action, lit=True)

    def _holes(self) -> None:
        """Open holes that a marble of the supply may go to."""
        placing = self.by_verb(Verb.PLACE)
        for slot, brew in enumerate(self.state.brewing[self.seat]):
            spots = tiles.hole_spots(brew.tile, self.stage.tile_box(self.seat, brew.tile))
            for layer, (colour, holes) in enumerate(marbles.TILES[brew.tile].layers):
                fits = [
                    a
                    for a in placing
                    if a.a == slot and goes_to(a, layer, colour, self.state.varnish)
                ]
                if self.colour is not None:
                    fits = [a for a in fits if a.b == self.colour]
                if not fits:
                    continue
                start = hole_index(brew.tile, layer, 0)
                leafy = LEAF in brew.filled[start : start + holes]
                own = LEAF if leafy else colour
                action = min(fits, key=lambda a: rank(a.b, own, self.state.varnish))
                for hole in range(holes):
                    at = hole_index(brew.tile, layer, hole)
                    if brew.filled[at] == EMPTY:
                        lit = self.colour is not None or self.asks == "place"
                        self.add("hole", (brew.tile, at), spots[at], action, lit=lit)

    def _beads(self) -> None:
        """Marbles of the supply: to take up and place, or to keep."""
        seat = self.seat
        keeping = {action.a: action for action in self.by_verb(Verb.KEEP)}
        parting = {a.a: a for verb in (Verb.OFFER, Verb.GIVE) for a in self.by_verb(verb)}
        fitting = {action.b for action in self.by_verb(Verb.PLACE)}
        kept = list(self.state.frames[-1].mem) if self.asks == "keep" else []
        held = self.stage.pools[seat] + self.stage.hands[seat]
        homes = {id(bead): home for bead, home in self.stage.homes()}
        for place, bead in enumerate(held):
            spot = homes[id(bead)]
            number = (place, bead.colour)
            if bead.colour in kept:
                kept.remove(bead.colour)
                self.note("kept", number, spot, t("why.kept_already"))
            elif bead.colour in keeping:
                self.add("keep", number, spot, keeping[bead.colour], lit=True)
            elif bead.colour in parting:
                self.add(self.asks, number, spot, parting[bead.colour], lit=True)
            elif parting:
                self.note("bead", number, spot, t("why.not_this_one"))
            elif self.asks == "keep":
                self.note("bead", number, spot, t("why.must_keep_others"))
            elif bead.colour in fitting:
                self.add("bead", number, spot, None)
                target = self.board.targets[-1]
                target.enabled = True
                target.act = self._taker(bead.colour, place)
            elif self.asks in ("turn", "place"):
                self.note("bead", number, spot, t("why.no_hole"))

    def _taker(self, colour: int, place: int) -> Callable[[], None]:
        return lambda: self.hands.select(colour, place)

    def _bottles(self) -> None:
        """Finished potions: to drink, or to use again."""
        drinking = {action.a: action for action in self.by_verb(Verb.DRINK)}
        if self.asks not in ("turn", "tie", "repeat") and not drinking:
            return
        done = self.state.completed[self.seat]
        for i, tile in enumerate(done):
            box = self.stage.seating.bottle(self.seat, i, len(done))
            action = drinking.get(tile)
            why = "" if action else marbles.why_not_drink(self.state, tile)
            if self.asks in ("repeat", "help") and not action:
                why = "not_to_repeat"
            hint = potion_text(tile) + (f"\n{t(f'why.{why}')}" if why else "")
            self.add("bottle", (tile,), box, action, lit=True, hint=hint)

    def _controls(self) -> None:
        end = next(iter(self.by_verb(Verb.END)), None)
        bell = next(iter(self.by_verb(Verb.HELP)), None)
        stop = next(iter(self.by_verb(Verb.STOP)), None)
        why_bell = "" if bell else self._why("help", marbles.why_not_help)
        self.add("bell", (), layout.HELP, bell, hint=why_bell or t("table.help_hint"))
        why_end = "" if end else self._why("end", marbles.why_not_end)
        self.add("lever", (), layout.LEVER, end, hint=why_end or t("table.end_hint"))
        if end is None:
            reason = marbles.why_not_end(self.state) if self.asks == "turn" else ""
            self.board.targets[-1].reason = reason or "other"
        if stop is not None:
            self.add("done", (), layout.PROMPT_BUTTON, stop)

    def _why(self, what: str, rule: Callable[[Any], str]) -> str:
        if self.asks != "turn":
            asked = self.asks if self.asks in ("draft", "tie", "keep", "tiles") else "power"
            return t(f"why.during_{asked}")
        reason = rule(self.state)
        return t(f"why.{reason}") if reason else ""


def fixed(hands: Hands, *, log_open: bool, recap: bool) -> list[Target]:
    """What is there whatever is asked: the menu book, the crystal ball, the tab of the log."""
    x, y, w, h = layout.LOG_TAB
    tab = Rect(layout.LOG_OPEN.x - w if log_open else x, y, w, h)
    ball = Rect(*layout.RECAP)
    return [
        Target("menu", (), Rect(*layout.MENU_BOOK), act=hands.menu),
        Target("recap", (), ball, recap, t("table.recap_hint"), act=hands.recap),
        Target("log", (), tab, act=hands.toggle_log),
    ]


def successor(kept: object, targets: Sequence[Target]) -> Target | None:
    """Where the ring of the keyboard goes on: the same thing, else the nearest of use now."""
    if not isinstance(kept, Target):
        return None
    same = next((target for target in targets if target == kept), None)
    if same is not None and (same.enabled or kept.kind in STEADY):
        return same
    able = [target for target in targets if target.enabled and target.kind not in CONTROLS]
    alike = [target for target in able if target.kind == kept.kind]
    x, y = kept.rect.centre
    return min(
        alike or able,
        key=lambda target: math.dist((x, y), target.rect.centre),
        default=same,
    )


def goes_to(action: Action, layer: int, colour: int, varnish: bytes) -> bool:
    """Whether a `place` option can mean a hole of a layer of that colour (R5.1)."""
    return action.c == layer + 1 if action.c else varnish[action.b] == colour


def rank(marble: int, own: int, varnish: bytes) -> int:
    """Which marble a click on a hole means first: the colour it asks for, a wild one last."""
    if marble == own:
        return 0
    if marble == marbles.colours.ECTOPLASM:
        return 3
    return 1 if varnish[marble] == own else 2


def potion_text(tile: int) -> str:
    """Name and power of a potion."""
    kind = tiles.kind_of(tile)
    return f"{t(f'kind.{kind}')}\n{t(f'power.{kind}')}"
