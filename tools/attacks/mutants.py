"""Saves cut at every 64th byte, filled with zeros, or with one bit flipped.

Each is refused in a sentence, or gives the game that was saved: the same position, and the same of
all else unless a sentence tells that the file was changed. The list shows the others all the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from engine import Session, load_record, record_text
from engine.ai import choose
from engine.marbles import GAME, State

from .found import Bar, Found, is_sentence
from .program import home

if TYPE_CHECKING:
    from game.saves import Entry

UNIT, SHORT, LONG = "mutants", 120, 1000
EVERY = 64  # bytes between two cuts
BLOCK = 512  # bytes of a disk that are lost together
LISTED = 100  # every so many mutants the whole list is read
BOXES = dict.fromkeys(("cauldron", "fifth_potions", "mandragora", "sixth_potions"), True)
GAMES: tuple[tuple[dict[str, Any], int], ...] = (
    ({"seats": 2, "draft": False}, 25),
    ({"seats": 5, **BOXES, "fulminating": True, "professors": 2}, 90),
    ({"seats": 2, "countdown": 1}, 10_000),
)
NO_APP: Any = None  # opening a record asks nothing of the program


class Save(NamedTuple):
    """A whole save, and what loads from it."""

    name: str
    data: bytes
    key: str
    rest: tuple[object, ...]


def saves() -> list[Save]:
    """Games in their midst, one that is over, and those that come with the program."""
    from game import paths

    found = []
    for number, (config, moves) in enumerate(GAMES):
        session: Session[State] = Session(GAME, config, 20 + number)
        while len(session.actions) < moves and not session.decision.over:
            session.submit(choose(GAME, session.state, "greedy", 1))
        seats = [{"name": "Ä", "kind": "person", "colour": "teal", "avatar": "kenzo"}]
        extra = {"seats": seats * config["seats"], "title": "A game", "marks": ["practice"]}
        found.append((f"game {number}", record_text(session.record(extra)).encode()))
    for path in sorted(paths.samples().glob("*.brewburst")):
        found.append((path.name, path.read_bytes()))
    return [Save(name, data, *loaded(data)) for name, data in found]


def loaded(data: bytes) -> tuple[str, tuple[object, ...]]:
    """The key of the position, and all else that a player sees of a whole save."""
    from game import opening

    record = load_record(data)
    game, problem = opening.open_record(NO_APP, record)
    assert game is not None and not problem, problem
    return GAME.key(game.session.state), rest(record.extra, game)


def rest(extra: dict[str, Any], game: Any) -> tuple[object, ...]:
    """Who plays, how, under which name, by which rules, and what was done."""
    session = game.session
    return extra, game.seats, game.marks, session.config, session.seed, session.actions


class Mutant(NamedTuple):
    """A save, what was done to it, and what lies on the disk then."""

    save: Save
    wound: str
    data: bytes


def mutants(every: list[Save], flips: int) -> Iterator[Mutant]:
    """All cuts and lost blocks of every save, and so many flipped bits; fewer in a short dose."""
    sparse = 1 if flips >= LONG else 16
    rng = random.Random(8)
    for save in every if sparse == 1 else every[:1]:
        size = len(save.data)
        for at in range(0, size, EVERY * sparse):
            yield Mutant(save, f"cut at {at}", save.data[:at])
        for at in range(0, size, BLOCK * sparse):
            zeros = bytes(min(BLOCK, size - at))
            mutant = save.data[:at] + zeros + save.data[at + BLOCK :]
            yield Mutant(save, f"zeros at {at}", mutant)
        yield Mutant(save, "zeros only", bytes(size))
    for number in range(flips):
        save = every[number % len(every) if sparse == 1 else 0]
        at, bit = rng.randrange(len(save.data)), rng.randrange(8)
        data = bytearray(save.data)
        data[at] ^= 1 << bit
        yield Mutant(save, f"bit {bit} of {at}, {save.data[at : at + 1]!r}", bytes(data))


def strike(mutant: Mutant, place: Path, found: Found) -> Entry:
    """What the list and the table make of a mutant."""
    from game import opening
    from game.saves.entries import KEPT, look, read

    what = f"{mutant.save.name}, {mutant.wound}"
    place.write_bytes(mutant.data)
    entry = look(place, KEPT)
    record, problem = read(place)
    found.check(entry.problem == problem, f"{what}: the list says {entry.problem!r}")
    game = None
    if record is not None:
        game, problem = opening.open_record(NO_APP, record)
    if game is None or record is None:
        found.add("refused")
        found.check(is_sentence(problem), f"{what}: refused with {problem!r}")
        return entry
    found.check(GAME.key(game.session.state) == mutant.save.key, f"{what}: a wrong game")
    if problem:
        found.add("opened and told")
        found.check(is_sentence(problem), f"{what}: told {problem!r}")
    else:
        found.add("opened as saved")
        same = rest(record.extra, game) == mutant.save.rest
        found.check(same, f"{what}: something else changed, and nobody is told")
    return entry


def attack(count: int, bar: Bar) -> Found:
    """So many flipped bits, beside the cuts and the zeros."""
    from game.storage import Storage

    found = Found()
    with home() as folder:
        storage = Storage(lambda: Path(folder))
        whole = saves()
        every = list(mutants(whole, count))
        assert not storage.keep(load_record(whole[0].data), "Whole")
        for number in bar(range(len(every))):
            place = Path(folder) / "games" / f"{number}.brewburst"
            try:
                strike(every[number], place, found)
            except Exception as error:
                found.check(False, f"{every[number].wound}: {error!r}")
            if number % LISTED == 0:
                listed = [entry.title for entry in storage.entries()]
                found.check("Whole" in listed, f"{every[number].wound} hides the others")
            place.unlink()
            found.count += 1
        storage.close()
    found.figures["saves"] = len(whole)
    return found
