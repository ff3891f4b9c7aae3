"""A hint in words: a headline, the facts of the turn, and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action, marbles
from engine.ai import Fact, Line
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
SAME = 5  # hundredths of a point that make no difference


def row(state: marbles.State, line: Line, best: Line, names: Sequence[str]) -> Row:
    """A line as the note shows it; a smaller decision has no facts, and nothing was compared."""
    title = headline(state, line, names)
    if not line.facts:
        return Row(title, [t("hint.by_eye")], [t("hint.by_eye")], "")
    short = reasons(state, line, names, without=DETAILS)
    found = [first_up(words) for words in reasons(state, line, names)]
    return Row(title, [*map(first_up, short[:1]), *short[1:]], found, worth(line, best))


def headline(state: marbles.State, line: Line, names: Sequence[str]) -> str:
    """What the turn comes to first: the haul of its pick, else the action asked for now."""
    takes = next((fact for fact in line.facts if fact.key == "takes"), None)
    return first_up(_takes(takes) if takes else _action(state, line.actions[0], names))


def reasons(
    state: marbles.State, line: Line, names: Sequence[str], without: frozenset[str] = frozenset()
) -> list[str]:
    """The facts of a turn that its headline does not tell, in the order of the turn."""
    rest = [fact for fact in line.facts if fact.key != "takes" and fact.key not in without]
    found = []
    for key in dict.fromkeys(fact.key for fact in rest):
        found += _fact(state, key, [fact for fact in rest if fact.key == key], names)
    return found


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


def _takes(fact: Fact) -> str:
    haul, at_least = (int(value) for value in fact.values)
    return n("hint.takes_at_least", haul) if at_least else n("hint.takes", haul)


def _fact(state: marbles.State, key: str, facts: Sequence[Fact], names: Sequence[str]) -> list[str]:
    """All facts of a key; nothing for a key that has no words here."""
    first = facts[0].values
    if key in ("drinks", "completes"):
        potions = t("list.and").join(_potion(str(fact.values[0])) for fact in facts)
        if key == "drinks":
            return [t("hint.drinks", potions=potions)]
        return [t("hint.completes", potions=potions)]
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
        tile = state.brewing[state.seat][a].tile
        values = {"colour": t(f"colour.{b}"), "potion": _potion(marbles.TILES[tile].id)}
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
