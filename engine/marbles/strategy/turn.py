"""The main decision of a turn: pick, drink, ask for help, place, or end (R3)."""

from __future__ import annotations

from collections.abc import Iterator

from ...game import Action, Decision
from ...rng import draw
from ..actions import END, HELP, PICK, PLACE, Verb
from ..content import TILES
from ..rules import GAME
from ..state import State
from .course import Courses
from .outlook import Outlook
from .worth import HELP as HELP_COSTS
from .worth import POINT, last_turn, power_price

EARLY = 50  # what drinking before the pick must gain over drinking after it


def take_turn(outlook: Outlook, decision: Decision, rng: int) -> Action:
    """What to do now in the seat's own turn."""
    state = outlook.state
    placing = placement(outlook, completing=True)
    if placing is not None:
        return placing
    picking = None if state.picked else best_pick(outlook, rng)
    power = best_power(outlook, state, decision)
    if power is not None:
        if picking is None:
            return power[0]
        after = state.clone()
        GAME.push(after, picking)
        if power[1] > _gain(outlook, after, power[0]) + EARLY:
            return power[0]
    if picking is not None:
        return picking
    placing = placement(outlook, completing=False)
    if placing is not None:
        return placing
    return END if END in decision.options else decision.options[0]


def placement(outlook: Outlook, completing: bool) -> Action | None:
    """The next marble to place by the plan for the hand; `completing` only where a tile fills."""
    state = outlook.state
    plan = outlook.planner(state.brewing[outlook.seat]).plan(state.hand)
    for goal, share in plan.shares:
        if completing and sum(share) < goal.missing:
            continue
        for colour, number in enumerate(share):
            if number:
                return PLACE[goal.slot][colour][0]
    return None


def best_pick(outlook: Outlook, rng: int) -> Action | None:
    """The pick whose marbles do most; chance decides between equals. None without marbles."""
    state = outlook.state
    planner = outlook.planner(state.brewing[outlook.seat])
    best: list[Action] = []
    most = -1
    for t, track in enumerate(state.tracks):
        for row, haul in enumerate(outlook.hauls(track)):
            value = planner.value(state.hand + haul)
            if value > most:
                best, most = [], value
            if value == most:
                best.append(PICK[t][row])
    if not best:
        return None
    _, index = draw(rng, len(best))
    return best[index]


def best_power(outlook: Outlook, state: State, decision: Decision) -> tuple[Action, int] | None:
    """The potion or Little Help that gains most above its price, with its gain."""
    best: tuple[int, Action, int] | None = None
    price = power_price(state, outlook.seat)
    for action in _powers(decision):
        gain = _gain(outlook, state, action)
        profit = gain - (price if action.verb == Verb.DRINK else help_price(state))
        if profit > 0 and (best is None or profit > best[0]):
            best = profit, action, gain
    return None if best is None else best[1:]


def help_price(state: State) -> int:
    """What one marble must gain to be worth a Little Help."""
    return HELP_COSTS if last_turn(state) else HELP_COSTS + POINT // 2


def _powers(decision: Decision) -> Iterator[Action]:
    """Drinks, one of each kind, and the Little Help."""
    kinds = []
    for action in decision.options:
        if action.verb == Verb.DRINK and TILES[action.a].kind not in kinds:
            kinds.append(TILES[action.a].kind)
            yield action
    if HELP in decision.options:
        yield HELP


def _gain(outlook: Outlook, state: State, action: Action) -> int:
    """What a power adds to the turn, in hundredths of a point."""
    return Courses(outlook).after(state, action) - outlook.value(state)
