"""Golden games: whole games kept as lines, so that no change of the rules goes unseen.

python -m tools.golden             what the kept games cover; not zero where one differs
python -m tools.golden --add       search random play for more games where something is not covered
python -m tools.golden --make      search random play for a small set that covers everything
python -m tools.golden --refresh   write keys and scores anew, after a rule changed on purpose
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine import Event, Session, marbles
from engine.marbles import GAME, KINDS, SEEN, TILES, State, Verb, events
from engine.marbles.colours import ECTOPLASM, LEAF
from engine.marbles.faculty import PROFESSOR_IDS
from engine.marbles.programs import NAMES
from engine.marbles.scoring import MANY

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
EVERY = 50  # actions between two check values
LATER = 1000  # the first seed of games that are added
BASE = [kind for kind in KINDS if KINDS[kind].set == "base"]
BOXES = dict.fromkeys(
    ("cauldron", "fifth_potions", "mandragora", "sixth_potions", "fulminating"), True
)
CONFIGS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 2, "tie_break": "online", "countdown": 1},
    {"seats": 3},
    {"seats": 4, "countdown": 12},
    {"seats": 2, "simple": True, "countdown": 1, "draft": False},
    {"seats": 3, "kinds": BASE[:6], "first": 2},
    {"seats": 2, "kinds": BASE[2:], "countdown": 12, "draft": False},
    {"seats": 6, **BOXES, "professors": 2, "countdown": 12},
    {"seats": 5, **BOXES, "professors": ["overwhilma_explosiwa", "antiqua_thriftymind"]},
    {"seats": 4, **BOXES, "professors": ["shi_zan_shuimo", "gravitha_tidygall"]},
    {"seats": 3, **BOXES, "professors": ["albedus_humblescore", "gideon_prissymann"]},
    {"seats": 2, **BOXES, "professors": ["anxiogenous_oclockitt", "overwhilma_explosiwa"]},
]
WANTED = (
    *(f"drinks {kind}" for kind in KINDS),
    *(f"repeats {kind}" for kind in KINDS if kind != "sands_of_time"),
    *(f"professor {name}" for name in PROFESSOR_IDS),
    *("an exchange without ectoplasm", "wilds in a chain", "leaves fill a layer", "5 seats"),
    *("a token for the tenth potion", "a gift to a full pool", "6 seats"),
    *("2 seats", "3 seats", "4 seats", "draft", "no draft", "simple game", "chosen kinds"),
    *("countdown 1", "countdown 12", "first player is not seat 0"),
    *("help before the pick", "help after the pick", "keeps and returns"),
    *(
        "chain of 3 links",
        "takes from the tank",
        "two potions in one turn",
        "joy completes a potion",
    ),
    *("one token in a turn", "two tokens in a turn", "a token past the countdown"),
    *("no tile left to take", "end by countdown", "end by stacks"),
    *("tie by the box", "tie by the box with drinks", "tie by the box with a stop", "tie online"),
    *("tie with a winner", "shared victory"),
)


class Golden(NamedTuple):
    """One kept game: `keys` holds a check value every `EVERY` actions and the final one."""

    config: dict[str, Any]
    seed: int
    actions: list[str]
    keys: list[str]
    scores: list[int]
    winners: list[int]


def load(path: Path) -> Golden:
    """The game of a file."""
    return Golden(**json.loads(path.read_text(encoding="utf-8")))


def replay(config: dict[str, Any], seed: int, actions: list[str]) -> tuple[Golden, set[str]]:
    """The game as the rules play it now, and what it covers."""
    session = Session(GAME, config, seed)
    covered = set(_of_config(session.state))
    keys = []
    turn: list[Event] = []
    for number, line in enumerate(actions, 1):
        before = session.state
        told = session.submit(GAME.read_action(line))
        turn += told
        covered.update(_of_turn(session.state, turn))
        covered.update(_of_move(before, session.state, told))
        if told and isinstance(told[-1], events.TurnBegan):
            turn = []
        if number % EVERY == 0:
            keys.append(GAME.key(session.state))
    state = session.state
    keys.append(GAME.key(state))
    covered.update(_of_end(state))
    scores, winners = GAME.scores(state), GAME.winners(state)
    return Golden(config, seed, actions, keys, scores, winners), covered


def _of_config(state: State) -> Iterator[str]:
    config = state.config
    yield f"{state.seats} seats"
    yield "draft" if config.draft else "no draft"
    yield f"countdown {config.countdown}"
    if config.simple:
        yield "simple game"
    if config.kinds:
        yield "chosen kinds"
    if state.first:
        yield "first player is not seat 0"


def _of_turn(state: State, turn: list[Event]) -> Iterator[str]:
    """What the events of a turn up to now show together."""
    earned = sum(isinstance(event, events.SkillEarned) for event in turn)
    tenth = any(len(state.completed[seat]) == MANY for seat in range(state.seats))
    if earned and tenth and state.seats > 4:
        yield "a token for the tenth potion"
    if earned:
        yield "one token in a turn" if earned == 1 else "two tokens in a turn"
    if sum(isinstance(event, events.Completed) for event in turn) == 2:
        yield "two potions in one turn"


def _of_move(before: State, after: State, told: list[Event]) -> Iterator[str]:
    """What the events of one move show."""
    power = marbles.power_in_use(before)
    for event in told:
        match event:
            case events.Drank():
                yield f"drinks {TILES[event.tile].kind}"
                if before.tied:
                    yield "tie by the box with drinks"
            case events.Repeated():
                yield f"repeats {TILES[event.tile].kind}"
                if NAMES[before.frames[-1].program] == "help":
                    yield "professor shi_zan_shuimo"
            case events.Picked():
                gone = len(before.tracks[event.track]) - len(after.tracks[event.track])
                if event.row + gone > SEEN:
                    yield "takes from the tank"
            case events.Burst(link=3):
                yield "chain of 3 links"
            case events.Burst() if ECTOPLASM in event.marbles:
                yield "wilds in a chain"
            case events.Completed() if LEAF in event.marbles:
                yield "leaves fill a layer"
            case events.Returned():
                yield "keeps and returns"
            case events.SkillEarned() if not before.countdown:
                yield "a token past the countdown"
            case events.Completed() if power == "prismatic_joy":
                yield "joy completes a potion"
            case events.TurnEnded() if len(after.brewing[event.seat]) < 2:
                yield "no tile left to take"
            case events.Scolded():
                yield f"professor {event.professor}"
            case events.Exchanged():
                program = NAMES[before.frames[-1].program]
                if program in before.professors:
                    yield f"professor {program}"
                if event.got != ECTOPLASM:
                    yield "an exchange without ectoplasm"
            case events.HelpReturned():
                yield "professor albedus_humblescore"
            case events.Gave(room=False):
                yield "a gift to a full pool"
            case events.Helped():
                yield f"help {'after' if before.picked else 'before'} the pick"


def _of_end(state: State) -> Iterator[str]:
    yield "end by stacks" if state.countdown else "end by countdown"
    if state.tied:
        yield "tie online" if state.config.tie_break == "online" else "tie by the box"
        shared = len(GAME.winners(state)) > 1
        yield "shared victory" if shared else "tie with a winner"
        undrunk = [len(state.completed[s]) > len(state.drunk[s]) for s in state.tied]
        if state.config.tie_break == "box" and any(undrunk):
            yield "tie by the box with a stop"


def play(config: dict[str, Any], seed: int) -> list[str]:
    """A whole game of a random player who likes to place and, in some games, not to drink."""
    rng = random.Random(seed)
    thirst = rng.choice((0.05, 1.0))
    state = GAME.new(config, seed)
    lines = []
    while options := list(GAME.decision(state).options):
        drinks = [a for a in options if a.verb == Verb.DRINK]
        if len(drinks) < len(options) and not state.tied and rng.random() > thirst:
            options = [a for a in options if a.verb != Verb.DRINK]
        places = [a for a in options if a.verb == Verb.PLACE]
        action = rng.choice(places if places and rng.random() < 0.7 else options)
        lines.append(GAME.action_text(action))
        GAME.push(state, action)
    return lines


def kept() -> list[Golden]:
    """The games of the folder."""
    return [load(path) for path in sorted(FOLDER.glob("*.json"))]


def make(games: int) -> None:
    """Keep a small set of random games that covers what is wanted, and no other."""
    for old in FOLDER.glob("*.json"):
        old.unlink()
    add(range(games))


def add(seeds: range) -> None:
    """Play random games and keep a few that cover what the kept ones leave out."""
    missing = set(WANTED)
    for game in kept():
        missing -= replay(game.config, game.seed, game.actions)[1]
    found: dict[tuple[int, int], tuple[Golden, set[str]]] = {}
    for seed in seeds:
        number = seed % len(CONFIGS)
        golden, covered = replay(CONFIGS[number], seed, play(CONFIGS[number], seed))
        if covered & missing:
            found[number, seed] = golden, covered
    while missing and found:
        best = max(found, key=lambda game: (len(found[game][1] & missing), -game[1]))
        golden, covered = found[best]
        if not covered & missing:
            break
        missing -= covered
        write(FOLDER / f"game-{best[1]:04}.json", golden)


def write(path: Path, golden: Golden) -> None:
    """One file, the actions on one line each ten, so that a diff can be read."""
    data = golden._asdict()
    actions = data.pop("actions")
    rows = [json.dumps(actions[i : i + 10])[1:-1] for i in range(0, len(actions), 10)]
    head = json.dumps(data, indent=1)[:-2]
    path.parent.mkdir(parents=True, exist_ok=True)
    text = head + ',\n "actions": [\n  ' + ",\n  ".join(rows) + "\n ]\n}\n"
    path.write_text(text, encoding="utf-8")


def report() -> int:
    """Print what each kept game covers; how many differ from what the rules do now."""
    wrong = 0
    missing = set(WANTED)
    for path in sorted(FOLDER.glob("*.json")):
        kept = load(path)
        now, covered = replay(kept.config, kept.seed, kept.actions)
        wrong += now != kept
        news = [name for name in WANTED if name in missing & covered]
        missing -= covered
        state = "as kept" if now == kept else "DIFFERS"
        print(f"{path.name}: {len(kept.actions)} actions, {state}; adds {', '.join(news)}")
    print(f"covered {len(WANTED) - len(missing)} of {len(WANTED)}")
    for name in WANTED:
        if name in missing:
            print(f"not covered: {name}")
    return wrong + len(missing)


def main() -> int:
    """Do what the command line says, then report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--make", action="store_true", help="search for a new set of games")
    parser.add_argument("--add", action="store_true", help="search for more games to keep")
    parser.add_argument("--games", type=int, default=900, help="how many games --make looks at")
    parser.add_argument("--refresh", action="store_true", help="write keys and scores anew")
    options = parser.parse_args()
    if options.make:
        make(options.games)
    if options.add:
        add(range(LATER, LATER + options.games))
    if options.refresh:
        for path in FOLDER.glob("*.json"):
            kept = load(path)
            write(path, replay(kept.config, kept.seed, kept.actions)[0])
    return 1 if report() else 0


if __name__ == "__main__":
    sys.exit(main())
