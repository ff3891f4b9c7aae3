"""The main decision of a turn: pick, drink, ask for help, place, or end (R3)."""

from __future__ import annotations

from collections.abc import Iterator

from ...game import Action, Decision
from ...rng import draw, misjudged
from ..actions import END, HELP, PICK, PLACE, Verb
from ..brewing import POOL
from ..colours import ECTOPLASM, LEAF
from ..content import TILES
from ..rules import GAME
from ..state import State
from .course import Courses
from .outlook import Outlook, acting, in_view
from .plan import Share
from .worth import HELP as HELP_COSTS
from .worth import POINT, last_turn, power_price

OWN = (Verb.PICK, Verb.HELP, Verb.PLACE, Verb.DRINK, Verb.END)  # what every turn offers
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
        after = in_view(state)
        GAME.push(after, picking)
        if GAME.decision(after).asks == "turn":
            possible = power[0] in GAME.decision(after).options
            later = _gain(outlook, after, power[0]) if possible else 0
            if power[1] > later + EARLY:
                return power[0]
    if picking is not None:
        return picking
    extra = best_extra(outlook, decision)
    if extra is not None:
        return extra
    placing = placement(outlook, completing=False)
    if placing is not None:
        return placing
    return END if END in decision.options else decision.options[0]


def placement(outlook: Outlook, completing: bool) -> Action | None:
    """The next marble to place by the plan for the hand; `completing` only where a tile fills.

    What may wait in the pool does: wilds, leaves of half a layer, and what would be scolded for.
    """
    state = outlook.state
    plan = outlook.planner(state.brewing[outlook.seat]).plan(acting(state, state.hand))
    crowded = len(state.hand) > POOL
    found = []
    for share in plan.shares:
        whole = share.filled == share.goal.missing
        if whole or not completing:
            found += list(_placings(state, share, waits=not (whole or crowded)))
        if whole and found:
            return found[0]
    now = outlook.value(state)
    for action in found:
        after = state.clone()
        GAME.push(after, action)
        if outlook.value(after) > now - POINT // 2:
            return action
    return found[0] if found and crowded else None


def _placings(state: State, share: Share, waits: bool) -> Iterator[Action]:
    """A `place` for each colour of a share and each layer, from the lowest up."""
    slot, wilds = share.goal.slot, share.wilds
    for hole in share.goal.open:
        leafy = hole.layer == share.leaf_layer
        filled = share.leaves if leafy else share.own[hole.colour]
        if filled and leafy:
            if not waits or filled == hole.empty or hole.leaves == "must":
                yield PLACE[slot][LEAF][hole.layer + 1]
        elif filled:
            yield PLACE[slot][acts_as(state, hole.colour)][0]
        if wilds and filled < hole.empty:
            wilds -= min(wilds, hole.empty - filled)
            if not waits:
                yield PLACE[slot][ECTOPLASM][hole.layer + 1]


def acts_as(state: State, colour: int) -> int:
    """A marble of the hand that counts as a colour; its own is kept where another does."""
    held = [m for m in state.hand if state.varnish[m] == colour]
    return next((m for m in held if m != colour), held[0])


def best_extra(outlook: Outlook, decision: Decision) -> Action | None:
    """What a professor offers in the turn, where it gains more than it takes."""
    gains = [
        (_gain(outlook, outlook.state, action), action)
        for action in decision.options
        if action.verb not in OWN
    ]
    gain, action = max(gains, default=(0, None))
    return action if gain > 0 else None


def best_pick(outlook: Outlook, rng: int) -> Action | None:
    """The pick whose marbles do most; chance decides between equals. None without marbles."""
    state, noise = outlook.state, outlook.manner.noise
    planner = outlook.planner(state.brewing[outlook.seat])
    best: list[Action] = []
    most = -1 << 30
    for t, track in enumerate(state.tracks):
        for row, haul in enumerate(outlook.hauls(track)):
            rng, slip = misjudged(rng, noise)
            value = planner.value(acting(state, state.hand + haul)) + slip
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
    for action in _powers(decision):
        gain = _gain(outlook, state, action)
        drinking = action.verb == Verb.DRINK
        profit = gain - (drink_price(outlook, action) if drinking else help_price(outlook))
        profit -= outlook.manner.shy
        if profit > 0 and (best is None or profit > best[0]):
            best = profit, action, gain
    return None if best is None else best[1:]


def drink_price(outlook: Outlook, action: Action) -> int:
    """What a potion must gain to be drunk now."""
    return power_price(outlook.state, action.a, outlook.weights)


def help_price(outlook: Outlook) -> int:
    """What one marble must gain to be worth a Little Help."""
    return HELP_COSTS if last_turn(outlook.state) else HELP_COSTS + outlook.weights.help


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
