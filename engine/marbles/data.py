"""The state as plain data (PROTOCOL): written for saves and the referee, read with suspicion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..game import BadInput, short
from .brewing import POOL, SLOTS, layers
from .cauldron import ECTOPLASMS
from .colours import ALL, BASE, ECTOPLASM, EMPTY, LEAF, letters, marbles
from .config import MOST_PROFESSORS, config_data, read_config
from .content import EMPTY_FILL, KINDS, TILE_NUMBERS, TILES
from .dispenser import SEEN, TRACKS
from .faculty import PROFESSOR_IDS
from .position import reconcile
from .programs import NAMES, NUMBERS, PROGRAMS
from .state import TRUE_COLOURS, Brew, Frame, State

TOKENS = ("skills", "helps", "rewards", "scoldings")
DESK_FIELDS = ("brewing", "pool", "completed", *TOKENS)


def dump(state: State) -> dict[str, Any]:
    """Everything, hidden things included."""
    return {
        "tracks": [letters(track) for track in state.tracks],
        "cauldron": None if state.cauldron is None else letters(state.cauldron),
        "stacks": [_ids(stack) for stack in state.stacks],
        "starters": _ids(state.starters),
        "hand": letters(state.hand),
        "desks": [_desk(state, seat) for seat in range(state.seats)],
        "seat": state.seat,
        "first": state.first,
        "turn": state.turn,
        "picked": state.picked,
        "helped": state.helped,
        "countdown": state.countdown,
        "kinds": list(state.kinds),
        "professors": list(state.professors),
        "ending": state.ending,
        "over": state.over,
        "tied": list(state.tied),
        "drawn": list(state.drawn),
        "frames": [[NAMES[f.program], f.step, f.seat, *f.mem] for f in state.frames],
        "config": config_data(state.config),
        "rng": f"{state.rng:016x}",
        **_passing(state),
    }


def _passing(state: State) -> dict[str, str]:
    """What is told only while it lasts."""
    if state.varnish == TRUE_COLOURS:
        return {}
    return {"varnish": letters(state.varnish[: len(ALL)])}


def dump_view(state: State) -> dict[str, Any]:
    """The same shape with `?` for what nobody may know (R10.2)."""
    data = dump(state)
    data["tracks"] = [t[:SEEN] + "?" * len(t[SEEN:]) for t in data["tracks"]]
    data["stacks"] = [[*stack[:1], *("?" for _ in stack[1:])] for stack in data["stacks"]]
    data["rng"] = "?"
    return data


def load(data: Any, base: State | None = None) -> State:
    """The state of `dump`, or `base` with fields replaced; BadInput says what is impossible."""
    if not isinstance(data, Mapping):
        raise BadInput("A state must be an object of named fields.")
    if base is None:
        missing = [name for name in _READERS if name not in data and name != "varnish"]
        if missing:
            raise BadInput(f"The state lacks the field {missing[0]!r}.")
        state = _blank(data)
    else:
        state = base.clone()
        state.varnish = TRUE_COLOURS
    for name in data:
        if name not in _READERS:
            raise BadInput(f"A state has no field {name!r}; there are {', '.join(_READERS)}.")
    for name, reader in _READERS.items():
        if name in data:
            reader(state, data[name])
    reconcile(state, data)
    return state


def _blank(data: Mapping[str, Any]) -> State:
    """A state with the size of the config, before its fields are read."""
    from .setup import new_state

    return new_state(read_config(_mapping(data["config"], "config")), 0)


def _ids(tiles: bytes) -> list[str]:
    return [TILES[tile].id for tile in tiles]


def _desk(state: State, seat: int) -> dict[str, Any]:
    return {
        "brewing": [_brewing(brew) for brew in state.brewing[seat]],
        "pool": letters(state.pools[seat]),
        "completed": [
            {"tile": TILES[tile].id, "drunk": tile in state.drunk[seat]}
            for tile in state.completed[seat]
        ],
        **{name: getattr(state, name)[seat] for name in TOKENS},
    }


def _brewing(brew: Brew) -> dict[str, Any]:
    rows = [letters(layer.filled) for layer in layers(brew)]
    data = {"tile": TILES[brew.tile].id, "filled": rows}
    return {**data, "marked": True} if brew.marked else data


# Readers: one a field, in the order in which they may rely on each other.


def _read_config(state: State, value: Any) -> None:
    config = read_config(_mapping(value, "config"))
    if config.seats != state.seats:
        raise BadInput(f"'config' is for {config.seats} players, the game has {state.seats}.")
    state.config = config


def _read_tracks(state: State, value: Any) -> None:
    rows = _list(value, "tracks", TRACKS)
    state.tracks = [_marbles(row, f"tracks {i}", state.capacity) for i, row in enumerate(rows)]


def _read_cauldron(state: State, value: Any) -> None:
    if (value is not None) != state.config.cauldron:
        has = "has one" if state.config.cauldron else "has none"
        raise BadInput(f"'cauldron' does not fit the config: this game {has}.")
    if value is not None:
        state.cauldron = bytes(sorted(_marbles(value, "cauldron", ECTOPLASMS)))


def _read_stacks(state: State, value: Any) -> None:
    rows = _list(value, "stacks", len(state.stacks))
    state.stacks = [_tiles(row, f"stacks {i}") for i, row in enumerate(rows)]


def _read_starters(state: State, value: Any) -> None:
    state.starters = _tiles(value, "starters")


def _read_hand(state: State, value: Any) -> None:
    state.hand = bytes(sorted(_marbles(value, "hand")))


def _read_desks(state: State, value: Any) -> None:
    for seat, desk in enumerate(_list(value, "desks", state.seats)):
        _read_desk(state, seat, _mapping(desk, f"desks {seat}"))


def _read_desk(state: State, seat: int, desk: Mapping[str, Any]) -> None:
    where = f"desks {seat}"
    for name in desk:
        if name not in DESK_FIELDS:
            raise BadInput(f"'{where}' has no field {name!r}.")
    if "brewing" in desk:
        brews = _list(desk["brewing"], f"{where} brewing")
        if len(brews) > SLOTS:
            raise BadInput(f"'{where} brewing' holds more than {SLOTS} potions.")
        state.brewing[seat] = tuple(_brew(b, f"{where} brewing {i}") for i, b in enumerate(brews))
    if "pool" in desk:
        state.pools[seat] = bytes(sorted(_marbles(desk["pool"], f"{where} pool", POOL)))
    if "completed" in desk:
        rows = [_mapping(r, where) for r in _list(desk["completed"], f"{where} completed")]
        tiles = [_tile(row.get("tile"), f"{where} completed") for row in rows]
        drunk = [_flag(row.get("drunk", False), f"{where} drunk") for row in rows]
        state.completed[seat] = bytes(tiles)
        state.drunk[seat] = bytes(t for t, is_drunk in zip(tiles, drunk, strict=True) if is_drunk)
    for name in TOKENS:
        if name in desk:
            getattr(state, name)[seat] = _number(desk[name], f"{where} {name}", 0, 999)


def _brew(value: Any, where: str) -> Brew:
    data = _mapping(value, where)
    tile = _tile(data.get("tile"), where)
    marked = _flag(data.get("marked", False), where)
    shape = TILES[tile].layers
    if "filled" not in data:
        return Brew(tile, EMPTY_FILL[tile], marked)
    rows = _list(data["filled"], f"{where} filled", len(shape))
    filled = b""
    for i, ((_, holes), row) in enumerate(zip(shape, rows, strict=True)):
        layer = _marbles(row, f"{where} filled {i}", holes, allow_empty=True)
        if len(layer) != holes:
            raise BadInput(
                f"'{where} filled {i}' must have {holes} letters, '-' for an empty hole."
            )
        if LEAF in layer and set(layer) - {LEAF, ECTOPLASM, EMPTY}:
            raise BadInput(f"'{where} filled {i}' mixes leaves with another colour.")
        filled += layer
    if sum("M" in row for row in rows) > 1:
        raise BadInput(f"'{where}' has more than one layer with leaves.")
    if EMPTY not in filled:
        raise BadInput(f"'{where}' is full: a full tile is completed at once.")
    return Brew(tile, filled, marked)


def _read_seat(state: State, value: Any) -> None:
    state.seat = _number(value, "seat", 0, state.seats - 1)


def _read_first(state: State, value: Any) -> None:
    state.first = _number(value, "first", 0, state.seats - 1)


def _read_turn(state: State, value: Any) -> None:
    state.turn = _number(value, "turn", 0, 99999)


def _read_picked(state: State, value: Any) -> None:
    state.picked = _flag(value, "picked")


def _read_helped(state: State, value: Any) -> None:
    state.helped = _flag(value, "helped")


def _read_countdown(state: State, value: Any) -> None:
    state.countdown = _number(value, "countdown", 0, 12)


def _read_kinds(state: State, value: Any) -> None:
    kinds = _list(value, "kinds")
    for kind in kinds:
        if not isinstance(kind, str) or kind not in KINDS:
            raise BadInput(f"'kinds' names {short(kind)}, which is no potion.")
    state.kinds = tuple(kinds)


def _read_professors(state: State, value: Any) -> None:
    names = _list(value, "professors")
    for name in names:
        if name not in PROFESSOR_IDS:
            raise BadInput(f"'professors' names {short(name)}, who is none.")
    if len(set(names)) != len(names) or len(names) > MOST_PROFESSORS:
        raise BadInput(f"'professors' must be {MOST_PROFESSORS} different ones at most.")
    state.professors = tuple(names)


def _read_ending(state: State, value: Any) -> None:
    state.ending = _flag(value, "ending")


def _read_over(state: State, value: Any) -> None:
    state.over = _flag(value, "over")


def _read_tied(state: State, value: Any) -> None:
    seats = [_number(seat, "tied", 0, state.seats - 1) for seat in _list(value, "tied")]
    if len(set(seats)) != len(seats):
        raise BadInput("'tied' names a seat twice.")
    state.tied = bytes(seats)


def _read_drawn(state: State, value: Any) -> None:
    state.drawn = tuple(_number(n, "drawn", 0, 999) for n in _list(value, "drawn"))
    if len(state.drawn) > len(state.tied):
        raise BadInput("'drawn' is longer than 'tied'.")


def _read_varnish(state: State, value: Any) -> None:
    acts = _marbles(value, "varnish", len(ALL))
    fixed = acts[len(BASE) :] == bytes(ALL[len(BASE) :])
    if len(acts) != len(ALL) or not fixed or set(acts[: len(BASE)]) - set(BASE):
        raise BadInput("'varnish' must be 6 letters, the colour that each of RBKYGM counts as.")
    state.varnish = acts + bytes((EMPTY,))


def _read_frames(state: State, value: Any) -> None:
    frames = []
    for row in _list(value, "frames"):
        cells = _list(row, "frames")
        if len(cells) < 3 or not isinstance(cells[0], str) or cells[0] not in NUMBERS:
            raise BadInput(f"'frames' holds {short(row)}, which is no step of the game.")
        program = NUMBERS[cells[0]]
        step = _number(cells[1], "frames", 0, len(PROGRAMS[program]))
        seat = _number(cells[2], "frames", 0, state.seats - 1)
        mem = tuple(_number(m, "frames", 0, 999) for m in cells[3:])
        frames.append(Frame(program, step, seat, mem))
    state.frames = frames


def _read_rng(state: State, value: Any) -> None:
    if not isinstance(value, str) or len(value) > 16 or set(value) - set("0123456789abcdef"):
        raise BadInput(f"'rng' must be up to 16 hex digits, not {short(value)}.")
    state.rng = int(value or "0", 16)


_READERS = {
    "config": _read_config,
    "tracks": _read_tracks,
    "cauldron": _read_cauldron,
    "stacks": _read_stacks,
    "starters": _read_starters,
    "hand": _read_hand,
    "desks": _read_desks,
    "seat": _read_seat,
    "first": _read_first,
    "turn": _read_turn,
    "picked": _read_picked,
    "helped": _read_helped,
    "countdown": _read_countdown,
    "kinds": _read_kinds,
    "professors": _read_professors,
    "ending": _read_ending,
    "over": _read_over,
    "tied": _read_tied,
    "drawn": _read_drawn,
    "varnish": _read_varnish,
    "frames": _read_frames,
    "rng": _read_rng,
}


def _mapping(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadInput(f"'{where}' must be an object, not {short(value)}.")
    return value


def _list(value: Any, where: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise BadInput(f"'{where}' must be a list, not {short(value)}.")
    if length is not None and len(value) != length:
        raise BadInput(f"'{where}' must have {length} entries, not {len(value)}.")
    return value


def _marbles(value: Any, where: str, most: int = 999, allow_empty: bool = False) -> bytes:
    allowed = "RBKYGM-" if allow_empty else "RBKYGM"
    if not isinstance(value, str) or set(value) - set(allowed):
        raise BadInput(f"'{where}' must be made of the letters {allowed}, not {short(value)}.")
    if len(value) > most:
        raise BadInput(f"'{where}' holds {len(value)} marbles, there is room for {most}.")
    return marbles(value)


def _tile(value: Any, where: str) -> int:
    if not isinstance(value, str) or value not in TILE_NUMBERS:
        raise BadInput(f"'{where}' names {short(value)}, which is no tile.")
    return TILE_NUMBERS[value]


def _tiles(value: Any, where: str) -> bytes:
    return bytes(_tile(row, where) for row in _list(value, where))


def _number(value: Any, where: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadInput(
            f"'{where}' must be a whole number from {least} to {most}, not {short(value)}."
        )
    return value


def _flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadInput(f"'{where}' must be true or false, not {short(value)}.")
    return value
