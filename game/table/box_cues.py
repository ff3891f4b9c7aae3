"""How the events of the boxes are shown: cauldron, gifts, varnish, tokens of the professors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from engine import Event, marbles
from game.table import layout
from game.table.director import Cue
from game.table.layout import Spot
from game.table.sprites import Flight
from game.text import t

if TYPE_CHECKING:
    from game.table.stage import Stage

ev = marbles.events


def exchanged(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """One marble dives into the cauldron, another rises out of it."""
    seat, gave, got = event.seat, event.gave, event.got
    from_pool = not stage.hands[seat] and bool(stage.pools[seat])
    bead = stage.take_bead(seat, gave)
    stage.say(t("caption.exchange", name=stage.names[seat]), seat)
    stage.sound("whoosh", 0.6)

    def landed() -> None:
        stage.pot.append(gave)
        stage.version += 1
        stage.sound("drop", 0.8, layout.CAULDRON_MOUTH.x)

    start = Spot(bead.x, bead.y, bead.d).box
    stage.throw(
        Flight("marble", gave, start, layout.CAULDRON_MOUTH.box, 0.5, arc=120, landed=landed)
    )
    yield 0.5
    if got in stage.pot:
        stage.pot.remove(got)
    stage.version += 1
    if not stage.calm:
        stage.particles.glitter(layout.CAULDRON, 12)
    stage.to_hand(seat, got, layout.CAULDRON_MOUTH, 0.55)
    if from_pool:
        stage.pools[seat].append(stage.hands[seat].pop())
        if stage.calm:
            stage.put_beads()
    stage.sound("pop", 0.8, layout.CAULDRON_MOUTH.x)
    yield 0.35


def gave(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A marble goes over to a rival's pool, or up to the lid where there is no room."""
    names = {"name": stage.names[event.seat], "rival": stage.names[event.rival]}
    stage.say(t("caption.give", **names), event.seat)
    bead = stage.take_bead(event.seat, event.colour)
    stage.sound("whoosh", 0.5)
    if event.room:
        stage.pools[event.rival].append(bead)
        if stage.calm:
            stage.put_beads()
        else:
            bead.fly(0.55)
    else:
        stage.loose.append(bead)
    yield 0.3


def varnished(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """One colour counts as another."""
    before, after = t(f"colour.{event.before}"), t(f"colour.{event.after}")
    words = t("caption.varnish", name=stage.names[event.seat], before=before, after=after)
    stage.say(words, event.seat)
    stage.sound("fill", 0.8)
    yield 0.5


def rewarded(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A Reward token."""
    spot = stage.seating.rewards(event.seat)
    stage.sound("coin", 0.6, spot.x)
    if not stage.calm:
        stage.particles.glitter(spot.box.grown(14), 8)
    yield 0.2


def scolded(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A professor looks up, and a Scolding token comes."""
    name, who = stage.names[event.seat], t(f"professor.{event.professor}")
    stage.say(t("caption.scold", name=name, professor=who), event.seat)
    stage.react(event.professor)
    stage.sound("refuse", 0.8)
    yield 0.8


def help_returned(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A Little Help is undone."""
    stage.say(t("caption.help_back", name=stage.names[event.seat]), event.seat)
    stage.sound("coin", 0.6)
    yield 0.4


def marked(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A tile was filled out of order: a professor looks up."""
    stage.say(t("caption.mark", name=stage.names[event.seat]), event.seat)
    stage.react(event.professor)
    stage.sound("refuse", 0.5)
    yield 0.3


CUES: dict[type, Callable[[Stage, Any, Sequence[Event]], Cue]] = {
    ev.Exchanged: exchanged,
    ev.Gave: gave,
    ev.Varnished: varnished,
    ev.Rewarded: rewarded,
    ev.Scolded: scolded,
    ev.HelpReturned: help_returned,
    ev.Marked: marked,
}
