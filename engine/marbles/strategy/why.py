"""A plain sentence on what an action does, for the referee's answers."""

from __future__ import annotations

from ...game import Action
from ..actions import Verb
from ..brewing import open_holes
from ..colours import BASE, EMPTY
from ..content import TILES
from ..queries import preview
from ..state import State
from .plan import count

NAMES = ("red", "blue", "black", "yellow", "ghost", "leaf")


def why(state: State, action: Action) -> str:
    """What the action does for the player."""
    verb = action.verb
    if verb == Verb.PICK:
        return _pick(state, action)
    if verb == Verb.TAKE:
        return f"Chooses the {NAMES[state.tracks[action.a][action.b]]} marble of track {action.a}."
    if verb == Verb.PLACE:
        return _place(state, action)
    if verb == Verb.DRINK:
        return f"Drinks {_named(action.a)} to use its power."
    if verb == Verb.RIVAL:
        return f"Turns to seat {action.a}, whose pool holds {_marbles(len(state.pools[action.a]))}."
    if verb == Verb.OFFER:
        return f"Puts the {NAMES[action.a]} marble into the cauldron."
    if verb == Verb.COLOUR:
        return f"Chooses {NAMES[action.a]}."
    if verb == Verb.GIVE:
        return f"Gives the {NAMES[action.a]} marble to seat {action.b}."
    if verb == Verb.ALBEDUS:
        return f"Returns two {NAMES[action.a]} marbles and one Little Help token."
    if verb == Verb.KEEP:
        return f"Keeps a {NAMES[action.a]} marble for a later turn."
    if verb == Verb.DRAW:
        tile = state.starters[action.a] if state.starters else state.stacks[action.a][0]
        return f"Brews {_named(tile)} next, worth {TILES[tile].value} points."
    return _PLAIN.get(verb, "Does what the rules allow here.")


_PLAIN = {
    Verb.HELP: "Takes a Little Help: one marble for two points.",
    Verb.STOP: "Has chosen enough.",
    Verb.TIMEOUT: "Has run out of time.",
    Verb.END: "Has nothing more to do this turn.",
}


def _pick(state: State, action: Action) -> str:
    shown = preview(state, action.a, action.b)
    track = state.tracks[action.a]
    haul = bytes(track[row] for link in shown.rows for row in link)
    least = "at least " if shown.at_least else ""
    sentence = f"Takes {least}{_marbles(len(haul))}"
    if state.tied:
        return f"{sentence} for the tie."
    fit = sum(map(min, count(haul), _open_holes(state)))
    if not fit:
        return f"{sentence}."
    if fit == len(haul) == 1:
        return f"{sentence}, which fits its potions."
    if fit == len(haul):
        return f"{sentence}; all of them fit its potions."
    return f"{sentence}; {fit} of them fit{'s' * (fit == 1)} its potions."


def _open_holes(state: State) -> list[int]:
    """Holes that no marble of the hand can fill, by colour."""
    brews = state.brewing[state.seat]
    needs = [open_holes(brew) for brew in brews]
    held = count(state.hand)
    return [max(0, sum(need[c] for need in needs) - held[c]) for c in BASE]


def _place(state: State, action: Action) -> str:
    brew = state.brewing[state.seat][action.a]
    left = brew.filled.count(EMPTY) - 1
    if not left:
        return f"Completes {_named(brew.tile)} for {TILES[brew.tile].value} points."
    holes = f"{left} hole{'s' * (left > 1)}"
    return f"Puts a {NAMES[action.b]} marble into {_named(brew.tile)}; {holes} to go."


def _named(tile: int) -> str:
    return TILES[tile].kind.replace("_", " ").title()


def _marbles(number: int) -> str:
    return f"{number} marble{'s' * (number != 1)}"
