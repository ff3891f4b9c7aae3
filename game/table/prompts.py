"""What a person is asked, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import Session, marbles
from game.text import n, t

if TYPE_CHECKING:
    from game.table.stage import Stage

MORE = frozenset({marbles.Verb.PLACE, marbles.Verb.DRINK, marbles.Verb.HELP})


def caption(session: Session[marbles.State], stage: Stage, *, mine: bool) -> tuple[str, int]:
    """What the ribbon says, and of which seat: what a person is asked, else what is on show."""
    if mine:
        return prompt(session, stage.names), session.decision.seat
    if stage.caption.text:
        return stage.caption.text, stage.caption.seat
    return t("caption.turn", name=stage.names[stage.active]), stage.active


def prompt(session: Session[marbles.State], names: Sequence[str]) -> str:
    """The sentence of the ribbon for the decision of now."""
    decision, state = session.decision, session.state
    if decision.over:
        return ""
    asks = decision.asks
    if words := _of_boxes(session, names):
        return words
    power = marbles.power_in_use(state)
    if power:
        return t(f"prompt.power.{power}", left=_left(state, asks))
    if asks == "turn":
        if not state.picked and any(state.tracks):
            return t("prompt.pick")
        reason = marbles.why_not_end(state)
        if reason == "place_first":
            return t("prompt.place")
        more = any(action.verb in MORE for action in decision.options)
        return t("prompt.end" if more else "prompt.only_end")
    if asks == "tie":
        picks = any(action.verb == marbles.Verb.PICK for action in decision.options)
        return t("prompt.tie_pick") if picks else t("prompt.tie_drink")
    if asks == "keep":
        return n("prompt.keep", 3 - len(state.frames[-1].mem))
    return t(f"prompt.{asks}")


def why_not_place(session: Session[marbles.State]) -> str:
    """Why nothing could be placed at one stroke."""
    fits = any(action.verb == marbles.Verb.PLACE for action in session.decision.options)
    return t("prompt.place_yourself") if fits else ""


def _left(state: marbles.State, asks: str) -> int:
    """How many marbles Prismatic Joy may still place."""
    return 3 - len(state.frames[-1].mem) if asks == "place" else 0


def _of_boxes(session: Session[marbles.State], names: Sequence[str]) -> str:
    """The sentence for a question about a rival, colours or the cauldron; empty for others."""
    decision, state = session.decision, session.state
    asks, verbs = decision.asks, {action.verb for action in decision.options}
    rival = marbles.rival_in_question(state)
    if rival is not None:
        return t(f"prompt.of_rival.{asks}", rival=names[rival])
    if asks == "varnish":
        told = state.frames[-1].mem
        return t("prompt.varnish_to", colour=t(f"colour.{told[0]}")) if told else ""
    if marbles.Verb.COLOUR in verbs:
        return t("prompt.out_of_cauldron")
    if asks == "help" and marbles.Verb.DRINK in verbs:
        return t("prompt.help_or_drink")
    return ""
