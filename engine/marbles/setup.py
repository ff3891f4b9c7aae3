"""Laying out a game (R2): every random thing, drawn in a fixed order from the game's seed."""

from __future__ import annotations

from ..rng import draw, seeded, shuffled
from .brewing import new_brew
from .cauldron import ECTOPLASMS
from .colours import BASE, ECTOPLASM, LEAF
from .config import KINDS_IN_PLAY, MANY_SEATS, Config
from .content import KINDS, TILES
from .dispenser import TRACKS
from .programs import start
from .state import TRUE_COLOURS, State
from .turn import begin_turn, drafter

MARBLES = 20  # of each base colour (R2.2)
MARBLES_BESIDE_LEAVES = 15  # of each base colour with Mandragora and 2-4 players
LEAVES = 20
LEAVES_OF_MANY = 30  # with 5 and 6 players
STACKS = {2: 5, 3: 5, 4: 5, 5: 6, 6: 7}  # by players (R2.6)


def new_state(config: Config, seed: int) -> State:
    """A game ready for its first decision."""
    state = State()
    state.config = config
    state.rng = seeded(seed)
    state.rng, first = draw(state.rng, config.seats)
    state.first = first if config.first is None else config.first
    _fill_tracks(state)
    _deal_tiles(state, config)
    _appoint_professors(state, config)
    seats = range(config.seats)
    state.hand = b""
    state.brewing = [() for _ in seats]
    state.pools = [b"" for _ in seats]
    state.completed = [b"" for _ in seats]
    state.drunk = [b"" for _ in seats]
    state.skills = [0 for _ in seats]
    state.helps = [0 for _ in seats]
    state.rewards = [0 for _ in seats]
    state.scoldings = [0 for _ in seats]
    state.seat = state.first
    state.turn = 0
    state.picked = state.helped = False
    state.countdown = config.countdown
    state.cauldron = bytes([ECTOPLASM]) * ECTOPLASMS if config.cauldron else None
    state.varnish = TRUE_COLOURS
    state.ending = state.over = False
    state.frames = []
    state.tied = b""
    state.drawn = ()
    if config.draft:
        start(state, "draft", state.first)
    else:
        _deal_starters(state)
        begin_turn(state, state.first, None)
    return state


def _fill_tracks(state: State) -> None:
    """All marbles, dealt evenly; nothing explodes (R2.3)."""
    state.rng, bag = shuffled(state.rng, _bag(state.config))
    state.capacity = len(bag) // TRACKS
    state.tracks = [bytes(bag[t::TRACKS]) for t in range(TRACKS)]


def _bag(config: Config) -> list[int]:
    """The marbles in play (R2.2); those of the cauldron are apart (R2.9)."""
    if not config.mandragora:
        return [c for c in BASE for _ in range(MARBLES)]
    many = config.seats >= MANY_SEATS
    each, leaves = (MARBLES, LEAVES_OF_MANY) if many else (MARBLES_BESIDE_LEAVES, LEAVES)
    return [c for c in BASE for _ in range(each)] + [LEAF] * leaves


def _appoint_professors(state: State, config: Config) -> None:
    """Those chosen, or as many drawn as asked for (R2.9); nothing is drawn for none."""
    if isinstance(config.professors, tuple):
        state.professors = config.professors
    elif config.professors:
        state.rng, drawn = shuffled(state.rng, config.faculty())
        state.professors = tuple(drawn[: config.professors])
    else:
        state.professors = ()


def _deal_tiles(state: State, config: Config) -> None:
    """Kinds, starters on offer, and face-up stacks (R2.4-R2.6)."""
    if config.kinds is None:
        state.rng, drawn = shuffled(state.rng, config.candidates())
        drawn = drawn[: KINDS_IN_PLAY[config.seats]]
        state.kinds = tuple(kind for kind in KINDS if kind in drawn)
    else:
        state.kinds = config.kinds
    tiles = [tile for kind in state.kinds for tile in KINDS[kind].tiles]
    state.rng, starters = shuffled(state.rng, [t for t in tiles if TILES[t].starter])
    state.starters = bytes(starters[: 2 * config.seats])
    rest = [tile for tile in tiles if tile not in state.starters]
    state.rng, rest = shuffled(state.rng, rest)
    stacks = STACKS[config.seats]
    state.stacks = [bytes(rest[i::stacks]) for i in range(stacks)]


def _deal_starters(state: State) -> None:
    """Without a draft the starters go round in the order of the draft."""
    for taken, tile in enumerate(state.starters):
        state.brewing[drafter(state, taken)] += (new_brew(tile),)
    state.starters = b""
