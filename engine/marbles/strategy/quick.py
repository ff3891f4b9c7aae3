"""Cheap play: whole turns without a search, for looking ahead many times a second.

It plays on dealt states, in which nothing is unknown, and by the rules' own `push` alone.
"""

from __future__ import annotations

from ...game import Action
from ..actions import END, HELP, KEEP, PICK, PLACE, STOP, Verb
from ..colours import ECTOPLASM, EMPTY, LEAF, ONE
from ..content import TILES
from ..dispenser import REACH
from ..programs import NUMBERS, PROGRAMS, step_of, undrunk, usable
from ..rules import GAME
from ..state import State
from ..turn import keepable, why_not_end
from .choices import asked, tile_appeal
from .outlook import Mind, acting
from .plan import Share
from .turn import acts_as
from .worth import HELP as HELP_COSTS
from .worth import last_turn, power_price

LONGEST = 60  # actions of a cheap turn; none comes near it
EXTRAS = 4  # powers and helps that a cheap turn thinks of


def play_turn(state: State, mind: Mind) -> None:
    """Play the turn that has just begun to its end, in place."""
    turn = state.turn
    if not state.picked and any(state.tracks):
        GAME.push(state, best_pick(state, mind))
        _answer(state, mind, turn)
    for _ in range(EXTRAS):
        if state.turn != turn or state.over or not _extra(state, mind):
            break
        _answer(state, mind, turn)
        place_all(state, mind, whole=True)
    place_all(state, mind)
    while state.turn == turn and not state.over:
        GAME.push(state, asked(state).options[-1] if why_not_end(state) else END)
        _answer(state, mind, turn)


def best_pick(state: State, mind: Mind) -> Action:
    """The pick whose marbles do most for the tiles being brewed."""
    planner = mind.planner(state, state.seat, state.brewing[state.seat])
    hand = state.hand
    best, most = PICK[0][0], -1 << 30
    for t, track in enumerate(state.tracks):
        for row, haul in enumerate(mind.hauls(track)):
            value = planner.value(hand + haul)
            if value > most:
                best, most = PICK[t][row], value
    return best


def _extra(state: State, mind: Mind) -> bool:
    """Use a power that takes marbles, or a Little Help, where one wanted marble pays for it."""
    seat = state.seat
    planner = mind.planner(state, seat, state.brewing[seat])
    hand = acting(state, state.hand)
    gain = max([planner.value(hand + ONE[c]) for c in _in_reach(state)], default=0)
    gain -= planner.value(hand)
    if gain > 0:
        for tile in undrunk(state, seat):
            if gain <= power_price(state, tile, mind.weights):
                continue
            if takes_marbles(tile) and usable(state, seat, tile):
                GAME.push(state, Action(Verb.DRINK, tile))
                return True
    margin = 0 if last_turn(state) else mind.weights.help
    if not state.helped and gain > HELP_COSTS + margin:
        GAME.push(state, HELP)
        return True
    return False


def takes_marbles(tile: int) -> bool:
    """Whether the power of a tile begins with taking marbles from the dispenser."""
    return PROGRAMS[NUMBERS[TILES[tile].kind]][0].asks == "take"


def _in_reach(state: State) -> list[int]:
    """The colours that lie in rows 0-7."""
    return sorted(set(b"".join([track[:REACH] for track in state.tracks])) - {EMPTY})


def _answer(state: State, mind: Mind, turn: int) -> None:
    """Answer all that is asked until the turn goes on or is over."""
    for _ in range(LONGEST):
        if state.over or state.turn != turn:
            return
        frame = state.frames[-1]
        step = step_of(frame)
        asks = step.asks
        if asks == "turn":
            return
        options = step.options(state, frame)
        if asks == "keep":
            action = _keep(state, frame.seat, frame.mem, mind)
        elif asks == "tiles":
            action = best_tile(state, frame.seat, options, mind)
        elif options[0].verb == Verb.TAKE and frame.seat == state.seat:
            action = _take(state, options, mind)
        else:
            action = options[-1]
        GAME.push(state, action)


def _take(state: State, options: list[Action], mind: Mind) -> Action:
    """The marble that does most by itself; enough is enough when none helps any more."""
    planner = mind.planner(state, state.seat, state.brewing[state.seat])
    hand = acting(state, state.hand)
    chosen = [state.tracks[m // REACH][m % REACH] for m in state.frames[-1].mem]
    hand += acting(state, bytes(chosen))
    values: dict[int, int] = {}
    best, most = options[-1], planner.value(hand) if options[-1] == STOP else -1 << 30
    for action in options:
        if action.verb != Verb.TAKE:
            continue
        colour = state.tracks[action.a][action.b]
        if colour == EMPTY:
            continue
        value = values.get(colour)
        if value is None:
            value = values[colour] = planner.value(hand + acting(state, ONE[colour]))
        if value > most:
            best, most = action, value
    return best


def place_all(state: State, mind: Mind, whole: bool = False) -> None:
    """Place by the plan for the hand; only what completes a tile where `whole` is set."""
    seat = state.seat
    while True:
        plan = mind.planner(state, seat, state.brewing[seat]).plan(acting(state, state.hand))
        full = [share for share in plan.shares if share.filled == share.goal.missing]
        if not full:
            break
        fill(state, full[0])
    if not whole:
        for share in plan.shares:
            fill(state, share)


def fill(state: State, share: Share) -> None:
    """Put the marbles of a share into its tile, from the lowest layer up (R5.1)."""
    slot, wilds = share.goal.slot, share.wilds
    for hole in share.goal.open:
        leafy = hole.layer == share.leaf_layer
        filled = share.leaves if leafy else share.own[hole.colour]
        for _ in range(filled):
            if leafy:
                GAME.push(state, PLACE[slot][LEAF][hole.layer + 1])
            else:
                GAME.push(state, PLACE[slot][acts_as(state, hole.colour)][0])
        more = min(wilds, hole.empty - filled)
        for _ in range(more):
            GAME.push(state, PLACE[slot][ECTOPLASM][hole.layer + 1])
        wilds -= more


def _keep(state: State, seat: int, kept: tuple[int, ...], mind: Mind) -> Action:
    """The marble to keep that leaves the pool worth most."""
    planner = mind.planner(state, seat, state.brewing[seat])
    pool = bytes(kept)
    return max(
        [KEEP[c] for c in keepable(state, seat, kept)],
        key=lambda action: planner.value(pool + ONE[action.a] if action.a < EMPTY else pool),
    )


def best_tile(state: State, seat: int, options: list[Action], mind: Mind) -> Action:
    """The top of a stack that pays best for its holes."""
    weights = mind.weights
    return max(
        options,
        key=lambda action: tile_appeal(state, seat, state.stacks[action.a][0], weights),
    )
