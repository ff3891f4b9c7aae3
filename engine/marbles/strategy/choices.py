"""The smaller decisions: starters and new tiles, marbles to keep, the draw for a tie."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from ...game import Action, Decision
from ...rng import misjudged
from ..actions import STOP, TIMEOUT, Verb
from ..brewing import POOL, SLOTS, new_brew, open_holes
from ..colours import ALL
from ..rules import GAME
from ..state import Brew, State
from .course import Courses
from .outlook import Outlook
from .plan import count, tile_needs
from .weights import Weights
from .worth import POINT, tile_worth


def asked(state: State) -> Decision:
    """The decision as a computer player has it."""
    return without_clock(GAME.decision(state))


def without_clock(decision: Decision) -> Decision:
    """All options but the clock's: a computer player has none (R8.4)."""
    options = decision.options
    if TIMEOUT not in options:
        return decision
    return decision._replace(options=[option for option in options if option != TIMEOUT])


def choose_tile(outlook: Outlook, decision: Decision, rng: int = 0) -> Action:
    """The starter or the top of a stack that suits the desk best (R2.5, R5.7)."""
    state, seat = outlook.state, outlook.seat
    held = state.pools[seat]
    best, most = decision.options[0], -1 << 30
    for option in decision.options:
        drafting = bool(state.starters)
        tile = state.starters[option.a] if drafting else state.stacks[option.a][0]
        brewing = (*state.brewing[seat], new_brew(tile))
        rng, slip = misjudged(rng, outlook.manner.noise)
        appeal = tile_appeal(state, seat, tile, outlook.weights) + slip
        appeal += outlook.planner(brewing).value(held)
        if appeal > most:
            best, most = option, appeal
    return best


def tile_appeal(state: State, seat: int, tile: int, weights: Weights) -> int:
    """How far a tile pays for its holes beside the one already brewing."""
    needs = tile_needs(tile)
    appeal = tile_worth(state, seat, tile, weights) - weights.hole * sum(needs)
    for brew in state.brewing[seat]:
        appeal -= weights.same * sum(map(min, needs, open_holes(brew)))
    return appeal


def choose_kept(outlook: Outlook, decision: Decision) -> Action:
    """The marble to keep next: of all sets of three, the one that helps most later (R5.5)."""
    state, seat = outlook.state, outlook.seat
    kept = state.frames[-1].mem
    held = count(state.hand)
    tables = _tables(state, seat)
    best: tuple[int, Action] | None = None
    for option in decision.options:
        for more in combinations_with_replacement(ALL, POOL - len(kept) - 1):
            pool = bytes((*kept, option.a, *more))
            if any(n > have for n, have in zip(count(pool), held, strict=True)):
                continue
            value = max(outlook.planner(table).value(pool) for table in tables)
            if best is None or value > best[0]:
                best = value, option
    return decision.options[0] if best is None else best[1]


def _tables(state: State, seat: int) -> list[tuple[Brew, ...]]:
    """What may be brewing after this turn, as far as the tops of the stacks tell."""
    brewing = state.brewing[seat]
    tops = [new_brew(stack[0]) for stack in state.stacks if stack]
    missing = min(SLOTS - len(brewing), len(tops))
    return [(*brewing, *new) for new in combinations(tops, missing)]


def draw_for_tie(outlook: Outlook, decision: Decision) -> Action:
    """The pick with most marbles, then every potion that still adds some (R7.6)."""
    state = outlook.state
    if decision.options[0].verb == Verb.PICK:
        return max(decision.options, key=lambda o: len(outlook.hauls(state.tracks[o.a])[o.b]))
    for option in decision.options:
        gain = Courses(outlook).after(state, option) - outlook.value(state)
        if option != STOP and gain >= POINT:
            return option
    return STOP
