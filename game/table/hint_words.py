"""A hint in words: a headline, the facts of the turn, and what it is worth."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby

from engine import Action, marbles
from engine.ai import Line
from game.table.hint_note import Row
from game.text import n, t

# keys: hint.do.*
WORDS = {
    marbles.Verb.PICK: "pick",
    marbles.Verb.HELP: "help",
    marbles.Verb.TAKE: "take",
    marbles.Verb.PLACE: "place",
    marbles.Verb.DRINK: "drink",
    marbles.Verb.RIVAL: "rival",
    marbles.Verb.COLOUR: "colour",
    marbles.Verb.OFFER: "offer",
    marbles.Verb.KEEP: "keep",
    marbles.Verb.GIVE: "give",
    marbles.Verb.DRAW: "draw",
    marbles.Verb.STOP: "stop",
    marbles.Verb.END: "end",
    marbles.Verb.ALBEDUS: "albedus",
}
DETAILS = frozenset({"keeps"})  # told where all is explained
PLAIN = frozenset({"keeps", "leaves"})  # never the headline
SAME = 5  # hundredths of a point that make no difference


def row(state: marbles.State, line: Line, lines: Sequence[Line], names: Sequence[str]) -> Row:
    """One of the lines as the note shows it; where nothing was compared there are no facts."""
    if not line.facts:
        eye = t("hint.by_eye")
        return Row(first_up(_action(state, line.actions[0], names)), [eye], [eye], "")
    key = _telling(line, lines)
    title = _facts(state, line, key, names) or [_action(state, line.actions[0], names)]
    short = _reasons(state, line, {key, *DETAILS}, names)
    found = [first_up(words) for words in _reasons(state, line, {key}, names)]
    short[:1] = map(first_up, short[:1])
    return Row(first_up(title[0]), short, found, worth(line, lines[0]))


def step(state: marbles.State, rest: Sequence[Action], whole: Row, names: Sequence[str]) -> Row:
    """The next action of a turn that has begun, and what follows it; `whole` is all of the turn."""
    after = [_later(state, action, names) for action in rest[1:]]
    counted = [(words, len(list(same))) for words, same in groupby(after)]
    then = [n("hint.times", number, words=words) for words, number in counted]
    if then:
        then[0] = t("hint.then", words=then[0])
    headline = first_up(_action(state, rest[0], names))
    return Row(headline, then, whole.reasons, whole.worth)


def _later(state: marbles.State, action: Action, names: Sequence[str]) -> str:
    """An action that is to come; nobody knows yet which potion lies on a stack then."""
    if action.verb == marbles.Verb.DRAW:
        return t("hint.do.draw_later")
    return _action(state, action, names)


def _telling(line: Line, lines: Sequence[Line]) -> str:
    """The key of the fact that tells a line best: its haul, else what the others have not."""
    keys = [fact.key for fact in line.facts if fact.key not in PLAIN]
    if "takes" in keys or not keys:
        return "takes"
    own = [f.key for f in line.facts if f.key in keys and any(f not in x.facts for x in lines)]
    return next(iter(own), keys[0])


def _reasons(
    state: marbles.State, line: Line, without: Collection[str], names: Sequence[str]
) -> list[str]:
    """The facts of a turn in its order, but for some keys."""
    keys = dict.fromkeys(fact.key for fact in line.facts if fact.key not in without)
    return [words for key in keys for words in _facts(state, line, key, names)]


def worth(line: Line, best: Line) -> str:
    """What a turn is worth, in points, beside the best one found."""
    less = best.value - line.value
    if line is best:
        key = "hint.worth_best" if line.value >= 0 else "hint.worth_best_behind"
        return t(key, points=points(abs(line.value)))
    return t("hint.worth_less", points=points(less)) if less > SAME else t("hint.worth_same")


def points(hundredths: int) -> str:
    """A number of points with one decimal."""
    whole, tenths = divmod((hundredths + 5) // 10, 10)
    return f"{whole}.{tenths}"


def first_up(words: str) -> str:
    """A sentence from words that could stand inside one."""
    return words[:1].upper() + words[1:]


def _facts(state: marbles.State, line: Line, key: str, names: Sequence[str]) -> list[str]:
    """All facts of a key in words; nothing for a key that has no words here."""
    facts = [fact for fact in line.facts if fact.key == key]
    first = facts[0].values if facts else ()
    if not facts:
        return []
    if key == "takes":
        haul = int(first[0])
        return [n("hint.takes_at_least", haul) if first[1] else n("hint.takes", haul)]
    if key in ("drinks", "completes"):
        potions = t("list.and").join(_potion(str(fact.values[0])) for fact in facts)
        return [t(f"hint.{key}", potions=potions)]
    if key == "helps":
        return [t("hint.helps")]
    if key == "steals":
        return [n("hint.steals", int(f.values[1]), rival=names[int(f.values[0])]) for f in facts]
    if key == "leaves":
        following = names[(marbles.GAME.decision(state).seat + 1) % len(names)]
        return [n("hint.leaves", int(first[0]), name=following)]
    if key in ("skill", "reward", "scolded", "keeps") and first[0]:
        return [n(f"hint.{key}", int(first[0]))]
    return []


def _action(state: marbles.State, action: Action, names: Sequence[str]) -> str:
    """The action asked for now."""
    verb, a, b, _ = action
    key, values = f"hint.do.{WORDS[verb]}", dict[str, str]()
    if verb == marbles.Verb.PLACE:
        values = {"colour": t(f"colour.{b}")}
    elif verb == marbles.Verb.DRINK:
        values = {"potion": _potion(marbles.TILES[a].id)}
    elif verb == marbles.Verb.DRAW:
        tile = state.starters[a] if state.starters else state.stacks[a][0]
        values = {"potion": _potion(marbles.TILES[tile].id)}
    elif verb == marbles.Verb.RIVAL:
        values = {"name": names[a]}
    elif verb == marbles.Verb.GIVE:
        values = {"colour": t(f"colour.{a}"), "name": names[b]}
    else:
        values = {"colour": t(f"colour.{a}")}
        if verb not in COLOURED:
            values = {}
    return t(key, **values)


COLOURED = frozenset(
    {marbles.Verb.COLOUR, marbles.Verb.OFFER, marbles.Verb.KEEP, marbles.Verb.ALBEDUS}
)


def _potion(tile_id: str) -> str:
    """The short name of a tile's kind."""
    return t(f"kind.short.{tile_id.partition('/')[0]}")
