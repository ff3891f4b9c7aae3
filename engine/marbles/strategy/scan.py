"""The whole turn at a glance: picks, helps, potions and placements in every order that may pay.

A beam search over the big steps of a turn. What a step asks on the way (which marble, which
rival) is answered by `Courses`; tiles that can be completed are, at once. It sees masked states
alone, so that nothing unknown is counted on (R10.2).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...game import Action, Decision, Event
from ..actions import END, HELP, PICK, Verb
from ..colours import EMPTY
from ..content import TILES
from ..rules import GAME
from ..state import State
from .choices import asked, choose_kept, choose_tile
from .course import BEYOND, DEAD_END, Courses
from .outlook import Outlook, acting
from .plan import count
from .turn import OWN, drink_price, help_price, placement

WIDTH = 6  # positions from which a turn is thought on
DEPTH = 7  # big steps of a turn: two helps, a pick and four potions at most pay
PICKS = 5  # picks tried from one position, the best by their marbles
SLACK = 120  # how much a step may lose that another makes good
LONGEST = 80  # actions of a turn


class Node(NamedTuple):
    """A position within the turn, how it came about, and what it looks to be worth."""

    value: int
    state: State
    actions: tuple[Action, ...]
    paid: int  # for powers and helps on the way


class Turn(NamedTuple):
    """A whole turn as planned: its actions and the masked position that it leads to."""

    actions: tuple[Action, ...]
    after: State
    value: int  # by what the turn itself brings


class Scan:
    """Finds the best whole turns from a masked state of a seat's turn."""

    def __init__(self, outlook: Outlook, width: int = WIDTH) -> None:
        self._outlook = outlook
        self._width = width
        self._courses = Courses(outlook)

    def turns(self, most: int, thorough: bool = True) -> list[Turn]:
        """Whole turns that differ in what they come to, those worth most first.

        Unless `thorough`, the first one found is enough where all begin with the same action.
        """
        start = self._settled(self._outlook.state.clone(), (), 0)
        asks = "" if start.state.over else GAME.decision(start.state).asks
        if asks == "tiles":
            return self._by_tile(start)
        if start.actions and not thorough:
            return [Turn(start.actions, start.state, start.value)]
        if asks != "turn":
            return [self.finished(start)]
        frontier, done = [start], list[Node]()
        seen = {_mark(start.state)}
        for _ in range(DEPTH):
            done += [node for node in frontier if _may_end(node.state)]
            children = []
            for node in frontier:
                for child in self._children(node):
                    mark = _mark(child.state)
                    if mark not in seen:
                        seen.add(mark)
                        children.append(child)
            children.sort(key=_value, reverse=True)
            frontier = children[: self._width]
            if not frontier:
                break
        done += [node for node in frontier if _may_end(node.state)]
        done.sort(key=_value, reverse=True)
        return [self.finished(node) for node in done[:most]]

    def turn_from(self, state: State, actions: tuple[Action, ...]) -> Turn:
        """The turn that goes on as well as it can from a position within it."""
        node = self._settled(state, actions, 0)
        if not state.over and state.turn == self._outlook.state.turn and not _may_end(node.state):
            picks = [self._after(node, pick, 0) for pick in self._picks(node.state)]
            node = max(picks, key=_value)
        return self.finished(node)

    def _by_tile(self, node: Node) -> list[Turn]:
        """One turn for each different tile that may be taken now (R5.7)."""
        found = {}
        for action in asked(node.state).options:
            tile = TILES[node.state.stacks[action.a][0]]
            if tile[1:] not in found:
                found[tile[1:]] = self.finished(self._after(node, action, 0))
        return list(found.values())

    def _children(self, node: Node) -> Iterator[Node]:
        """The position after each big step."""
        state = node.state
        decision = asked(state)
        if decision.asks != "turn":
            return
        if not state.picked and any(state.tracks):
            for pick in self._picks(state):
                yield self._after(node, pick, 0)
        kinds = []
        for action in decision.options:
            if action.verb == Verb.DRINK:
                kind = TILES[action.a].kind
                if kind in kinds:
                    continue
                kinds.append(kind)
                child = self._after(node, action, drink_price(self._outlook, action))
            elif action == HELP:
                child = self._after(node, action, help_price(self._outlook))
            elif action.verb not in OWN:
                child = self._after(node, action, 0)
            else:
                continue
            if child.value >= node.value - SLACK:
                yield child

    def _picks(self, state: State) -> list[Action]:
        """The best picks, one for each different haul."""
        outlook = self._outlook
        planner = outlook.planner(state.brewing[outlook.seat])
        found: dict[tuple[int, ...], tuple[int, Action]] = {}
        for t, track in enumerate(state.tracks):
            for row, haul in enumerate(outlook.hauls(track)):
                counts = count(acting(state, state.hand + haul))
                if counts not in found:
                    found[counts] = planner.value_of(counts), PICK[t][row]
        best = sorted(found.values(), key=_first, reverse=True)
        return [action for _, action in best[:PICKS]]

    def _after(self, node: Node, action: Action, price: int) -> Node:
        """The settled position after an action and the answers to all that it asks."""
        state = node.state.clone()
        push(state, action)
        return self._settled(state, (*node.actions, action), node.paid + price)

    def _settled(self, state: State, actions: tuple[Action, ...], paid: int) -> Node:
        """Answer what is asked and complete what can be completed."""
        outlook = self._outlook
        for _ in range(LONGEST):
            if state.over or state.tied or state.turn != outlook.state.turn:
                break
            decision = asked(state)
            if decision.asks in BEYOND and decision.asks != "turn":
                break
            if decision.asks == "turn":
                action = placement(self._within(state), completing=True)
                if action is None:
                    break
            else:
                action = self._courses.best(state).action
                if action is None:
                    return Node(DEAD_END, state, actions, paid)
            push(state, action)
            actions = (*actions, action)
        return Node(outlook.value(state) - paid, state, actions, paid)

    def finished(self, node: Node) -> Turn:
        """The turn played to its end: the rest placed, marbles kept, new tiles taken."""
        state, actions = node.state.clone(), list(node.actions)
        turn = self._outlook.state.turn
        fresh = [stack[:1] for stack in state.stacks]
        for _ in range(LONGEST):
            if state.over or state.turn != turn or state.tied:
                break
            decision = asked(state)
            within = self._within(state)
            if decision.asks == "turn":
                action = placement(within, completing=False)
                if action is None:
                    action = END if END in decision.options else _must(decision)
            elif decision.asks == "keep":
                action = choose_kept(within, decision)
            elif decision.asks == "tiles":
                action = choose_tile(within, known_tops(state, decision, fresh))
            else:
                action = self._courses.best(state).action or decision.options[-1]
            push(state, action)
            actions.append(action)
        return Turn(tuple(actions), state, node.value)

    def _within(self, state: State) -> Outlook:
        return Outlook(state, self._outlook.seat, self._outlook.mind)


def push(state: State, action: Action, out: list[Event] | None = None) -> None:
    """Play on a masked state; a pick takes what it takes for certain (R4.5)."""
    if action.verb != Verb.PICK:
        GAME.push(state, action, out)
        return
    track = state.tracks[action.a]
    known, _, _ = track.partition(_UNKNOWN)
    state.tracks[action.a] = known
    GAME.push(state, action, out)
    state.tracks[action.a] += track[len(known) :]


def known_tops(state: State, decision: Decision, fresh: list[bytes]) -> Decision:
    """The decision without stacks whose top was uncovered only in thought."""
    known = [o for o in decision.options if state.stacks[o.a][:1] == fresh[o.a]]
    return decision._replace(options=known or decision.options)


def _may_end(state: State) -> bool:
    """Whether the pick is done, or there is none."""
    return state.picked or not any(state.tracks) or state.over


def _must(decision: Decision) -> Action:
    """What has to be done before the turn may end: to place, or else to pick (R3.5, R5.4)."""
    placings = [option for option in decision.options if option.verb == Verb.PLACE]
    return placings[0] if placings else decision.options[0]


def _mark(state: State) -> tuple[object, ...]:
    """What tells positions of one turn apart."""
    return (
        *(*state.tracks, state.hand, state.picked, state.helped, state.varnish),
        *(tuple(state.brewing), tuple(state.pools), tuple(state.drunk), state.cauldron),
        tuple(state.frames),
    )


def _value(node: Node) -> int:
    return node.value


def _first(found: tuple[int, Action]) -> int:
    return found[0]


_UNKNOWN = bytes([EMPTY])
