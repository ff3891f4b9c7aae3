"""How each event of the rules is shown: one small generator per event, yielding its waits.

A cue may look at the events that follow (for captions), but changes nothing except the stage. Waits
for physics always carry a limit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from engine import Event, marbles
from game.table import box_cues, layout, mirror, tiles
from game.table.director import Cue, Until
from game.table.layout import Box, Spot
from game.table.sprites import Bead, Flight
from game.text import n, t

if TYPE_CHECKING:
    from game.table.stage import Stage

ev = marbles.events

MEET_LIMIT = 1.0
FLY = 0.42
BIG_CHAIN = 3
MEETING = 0.17  # seconds in which two runs are seen to meet before they burst
AFTERMATH = 0.14
BURSTS = 5  # sounds, rising in pitch


def cue(stage: Stage, event: Event, upcoming: Sequence[Event]) -> Cue:
    """The cue of an event."""
    show = CUES.get(type(event)) or box_cues.CUES.get(type(event), nothing)
    return show(stage, event, upcoming)


def nothing(stage: Stage, event: Event, upcoming: Sequence[Event]) -> Cue:
    """An event without a picture."""
    return iter(())


def turn_began(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """The next player."""
    stage.say(t("caption.turn", name=stage.names[event.seat]), event.seat)
    stage.sound("turn", 0.6)
    yield 0.35


def picked(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """The marble pops out; the caption says what will come of it."""
    bursts: list[Any] = list(takewhile(lambda e: isinstance(e, ev.Burst), upcoming))
    haul = 1 + sum(burst.below + burst.above for burst in bursts)
    name = stage.names[event.seat]
    if bursts:
        text = t(
            "caption.chain",
            name=name,
            chain=n("caption.links", len(bursts)),
            haul=n("table.marbles", haul),
        )
    else:
        text = t("caption.pick", name=name)
    stage.say(text, event.seat, 3.5)
    _pull(stage, event.seat, event.track, event.row, 0.0)
    stage.sound("pop", 0.9, layout.lane_x(event.track))
    yield 0.12


def _pull(stage: Stage, seat: int, track: int, row: int, wait: float) -> None:
    x, y, colour = stage.dispenser.take(track, row)
    stage.to_hand(seat, colour, Spot(x, y, layout.MARBLE), FLY, wait)


def burst(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """Two runs meet, flash, and burst to the hand."""
    track, meeting = event.track, event.row + event.below - 1
    stage.dispenser.watch(track, meeting)
    yield Until(lambda: stage.dispenser.met(track, meeting), MEET_LIMIT)
    x, y = layout.lane_x(track), layout.row_y(meeting) - layout.MARBLE / 2
    stage.blaze(Spot(x, y, 150 + 30 * min(4, event.link)), 0.34)
    yield MEETING
    number = event.below + event.above
    if not stage.calm:
        stage.particles.spray(x, y, 10 + 4 * number, 240 + 40 * event.link)
        stage.particles.smoke(x, y, 3)
    stage.jolt(1.2 + 0.7 * event.link)
    stage.sound(f"burst_{min(event.link, BURSTS) - 1}", 0.9, x)
    for i in range(number):
        _pull(stage, event.seat, track, event.row, 0.045 * i)
    if event.link >= BIG_CHAIN:
        stage.sound("fanfare" if event.link > BIG_CHAIN else "coin", 0.4, x)
    last = not (upcoming and isinstance(upcoming[0], ev.Burst))
    if last and event.link >= BIG_CHAIN:
        stage.shout(t("caption.big_chain", n=event.link), Spot(x, y, 0))
    yield AFTERMATH


def took(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A marble goes to the hand by a power or a Little Help."""
    _pull(stage, event.seat, event.track, event.row, 0.0)
    stage.sound("pop", 0.7, layout.lane_x(event.track))
    yield 0.13


def lifted(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A marble rises out of its lane and waits over the lid."""
    x, y, colour = stage.dispenser.take(event.track, event.row)
    stage.loose.append(Bead(colour, x, y, layout.MARBLE))
    stage.sound("pop", 0.6, x)
    yield 0.1


def returned(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A marble of the hand goes back."""
    stage.loose.append(stage.take_bead(event.seat, event.colour))
    yield 0.03


def dropped(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A marble arcs to a funnel of the lid and falls in."""
    bead = next((b for b in stage.loose if b.colour == event.colour), None)
    if bead is not None:
        stage.loose.remove(bead)
    else:
        bead = Bead(event.colour, layout.DISPENSER.cx, 60, layout.MARBLE)
    x = layout.lane_x(event.track)
    start = Spot(bead.x, bead.y, bead.d).box
    end = Spot(x, layout.FUNNEL_Y, stage.dispenser.small).box

    def landed() -> None:
        stage.dispenser.drop(event.track, event.colour)
        stage.sound("drop", 0.5, x)

    stage.throw(Flight("marble", event.colour, start, end, 0.55, arc=150, landed=landed))
    yield 0.09


def helped(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """The bell rings."""
    stage.say(t("caption.help", name=stage.names[event.seat]), event.seat)
    stage.sound("help_bell", 0.8)
    yield 0.3


def chose(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A marble is marked."""
    stage.sound("hover", 0.8, layout.lane_x(event.track))
    yield 0.05


def stole(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A rival's pool flies over."""
    names = {"name": stage.names[event.seat], "rival": stage.names[event.rival]}
    key = "caption.steal_one" if stage.table.desks[event.rival].pool else "caption.steal"
    stage.say(t(key, **names), event.seat)
    stage.sound("whoosh", 0.8)
    for i, colour in enumerate(event.marbles):
        bead = stage.take_bead(event.rival, colour)
        stage.to_hand(event.seat, colour, Spot(bead.x, bead.y, bead.d), 0.6, 0.08 * i)
    yield 0.4


def placed(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A marble goes to its hole."""
    tile = stage.places[event.seat][stage.place_of_slot(event.seat, event.slot)]
    assert tile is not None
    hole = mirror.hole_index(tile, event.layer, event.hole)
    bead = stage.take_bead(event.seat, event.colour)
    spot = tiles.hole_spots(tile, stage.tile_box(event.seat, tile))[hole]
    stage.hidden_holes.add((tile, hole))

    def landed() -> None:
        stage.hidden_holes.discard((tile, hole))
        stage.version += 1
        stage.sound(f"place_{event.colour % 3}", 0.8, spot.x)

    start = Spot(bead.x, bead.y, bead.d).box
    stage.throw(Flight("marble", event.colour, start, spot.box, 0.3, arc=50, landed=landed))
    yield 0.12


def completed(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """Glow and glitter; the bottle walks to its shelf, the marbles rise to go back."""
    seat, tile = event.seat, event.tile
    stage.finishing[tile] = event.marbles
    stage.hidden_bottles.add(tile)
    yield Until(lambda: not stage.hidden_in(tile), 0.8)
    box = stage.tile_box(seat, tile)
    stage.say(_of_potion("caption.complete", stage, seat, tile), seat)
    stage.sound("complete", 0.9, box.cx)
    if not stage.calm:
        stage.particles.glitter(box, 26)
        stage.blaze(Spot(box.cx, box.cy, box.h * 1.1), 0.5)
    yield 0.45
    spots = tiles.hole_spots(tile, box)
    for spot, colour in zip(spots, event.marbles, strict=True):
        stage.loose.append(Bead(colour, *spot))
    stage.finishing.pop(tile, None)
    stage.places[seat][stage.places[seat].index(tile)] = None
    number = len(stage.table.desks[seat].completed)
    shelf = stage.seating.bottle(seat, number - 1, number)

    def landed() -> None:
        stage.hidden_bottles.discard(tile)
        stage.version += 1

    start = Box(box.cx - 60, box.cy - 90, 120, 180)
    stage.version += 1
    stage.throw(Flight("bottle", tile, start, shelf, 0.8, arc=40, landed=landed))
    yield 0.25


def _of_potion(key: str, stage: Stage, seat: int, tile: int) -> str:
    return t(key, name=stage.names[seat], potion=t(f"kind.{tiles.kind_of(tile)}"))


def drank(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A bottle is drunk."""
    seat, tile = event.seat, event.tile
    stage.say(_of_potion("caption.drink", stage, seat, tile), seat)
    stage.sound("drink", 0.9)
    done = stage.table.desks[seat].completed
    box = stage.seating.bottle(seat, done.index(tile), len(done))
    if not stage.calm:
        stage.particles.glitter(box, 10)
        stage.blaze(Spot(box.cx, box.cy, 140), 0.35)
    yield 0.55


def repeated(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """The power of a drunk bottle is used again."""
    stage.say(_of_potion("caption.repeat", stage, event.seat, event.tile), event.seat)
    stage.sound("drink", 0.7)
    yield 0.5


def kept(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """The marbles that stay settle in the flask; those there already keep their place."""
    seat, wanted = event.seat, list(event.marbles)
    staying: list[Bead] = []
    for beads in (stage.pools[seat], stage.hands[seat]):
        for bead in list(beads):
            if bead.colour in wanted:
                wanted.remove(bead.colour)
                beads.remove(bead)
                staying.append(bead)
    stage.hands[seat] += stage.pools[seat]
    stage.pools[seat] = staying
    yield 0.2


def drew(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A tile comes from its stack."""
    start = layout.stack(event.stack, len(stage.table.stacks))
    return _new_tile(stage, event.seat, event.tile, start)


def drafted(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A starter comes from the board."""
    start = layout.starter(stage.offer.index(event.tile), len(stage.offer))
    stage.say(_of_potion("caption.draft", stage, event.seat, event.tile), event.seat)
    return _new_tile(stage, event.seat, event.tile, start)


def _new_tile(stage: Stage, seat: int, tile: int, start: Box) -> Cue:
    place = stage.places[seat].index(None)
    stage.places[seat][place] = tile
    stage.hidden_tiles.add(tile)

    def landed() -> None:
        stage.hidden_tiles.discard(tile)
        stage.version += 1

    end = stage.seating.tile(seat, place)
    stage.sound("draw", 0.8, start.cx)
    stage.throw(Flight("tile", tile, start, end, 0.55, arc=60, landed=landed))
    yield 0.45


def skill_earned(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """A Skill token."""
    stage.say(t("caption.skill", name=stage.names[event.seat]), event.seat)
    stage.sound("coin", 0.9)
    if not stage.calm:
        stage.particles.glitter(stage.seating.skills(event.seat).box.grown(20), 14)
    yield 0.7


def end_announced(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """The last round."""
    stage.say(t("caption.last_round"), event.seat, 4.0)
    stage.sound("fanfare", 0.6)
    yield 1.0


def tie_began(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """The tied players draw for the win."""
    names = [stage.names[seat] for seat in event.tied]
    stage.say(t("caption.tie", names=t("list.and").join(names)), event.tied[0], 4.0)
    stage.sound("fanfare", 0.6)
    yield 1.2


def tie_turn(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """The next of them draws; what the one before collected stays out of sight."""
    for beads in stage.hands:
        beads.clear()
    stage.say(t("caption.tie_turn", name=stage.names[event.seat]), event.seat)
    yield 0.5


def tie_drawn(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """What a player collected."""
    name = stage.names[event.seat]
    stage.say(t("caption.tie_drawn", name=name, haul=n("table.marbles", event.marbles)), event.seat)
    yield 1.0


def game_over(stage: Stage, event: Any, upcoming: Sequence[Event]) -> Cue:
    """The end."""
    names = t("list.and").join(stage.names[seat] for seat in event.winners)
    stage.say(t("caption.over", names=names), event.winners[0], 5.0)
    stage.sound("fanfare", 1.0)
    yield 1.4


CUES: dict[type, Callable[[Stage, Any, Sequence[Event]], Cue]] = {
    ev.TurnBegan: turn_began,
    ev.Picked: picked,
    ev.Burst: burst,
    ev.Took: took,
    ev.Lifted: lifted,
    ev.Returned: returned,
    ev.Dropped: dropped,
    ev.Helped: helped,
    ev.Chose: chose,
    ev.Stole: stole,
    ev.Placed: placed,
    ev.Completed: completed,
    ev.Drank: drank,
    ev.Repeated: repeated,
    ev.Kept: kept,
    ev.Drew: drew,
    ev.Drafted: drafted,
    ev.SkillEarned: skill_earned,
    ev.EndAnnounced: end_announced,
    ev.TieBegan: tie_began,
    ev.TieTurn: tie_turn,
    ev.TieDrawn: tie_drawn,
    ev.GameOver: game_over,
}
