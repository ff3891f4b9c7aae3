"""The course of a game as programs of the frame stack: draft, turn, help, tie-break (R2-R7)."""

from __future__ import annotations

from ..game import Action, Event
from .actions import DRAW, END, HELP, KEEP, PICK, STOP, Verb
from .brewing import POOL, SLOTS, fitting, give_back, new_brew, place, placements
from .colours import ALL
from .dispenser import Link, blast
from .events import (
    Burst,
    Drafted,
    Drew,
    EndAnnounced,
    GameOver,
    Helped,
    Kept,
    Picked,
    Returned,
    TieBegan,
    TieDrawn,
    TieTurn,
    TurnBegan,
    TurnEnded,
)
from .hooks import faculty
from .programs import NUMBERS, drink, drinks, register, repeat, start
from .scoring import award_skills, best, winners
from .state import TRUE_COLOURS, Frame, State
from .steps import ChooseMarbles, Step, advance, anywhere, remember


def picks(state: State) -> list[Action]:
    """Every regular pick (R4.1)."""
    options: list[Action] = []
    for t, track in enumerate(state.tracks):
        options += PICK[t][: len(track)]
    return options


def pick(state: State, seat: int, track: int, row: int, out: list[Event] | None) -> bytes:
    """The regular pick with all its explosions; the marbles it took (R4)."""
    links: list[Link] | None = None if out is None else []
    before = state.tracks[track]
    taken, state.tracks[track] = blast(before, row, links)
    state.gain(taken)
    if out is not None and links is not None:
        out.append(Picked(seat, track, row, before[row]))
        for number, link in enumerate(links, 1):
            out.append(Burst(seat, track, number, *link))
    return taken


def why_not_end(state: State) -> str:
    """What keeps the turn from ending, as the key of a sentence; empty when it may (R3.5)."""
    if not state.picked and any(state.tracks):
        return "pick_first"
    if len(state.hand) > POOL and len(fitting(state, state.seat)) > POOL:
        return "place_first"
    return ""


def why_not_help(state: State) -> str:
    """What keeps the player from a Little Help, as the key of a sentence (R3.2)."""
    if state.helped:
        return "helped_already"
    return "" if any(state.tracks) or instead_of_help(state) else "no_marbles"


def instead_of_help(state: State) -> list[Action]:
    """What a professor lets the player do with a Little Help instead of taking a marble."""
    hooks = [p.help_options for p in faculty(state) if p.help_options]
    return [option for hook in hooks for option in hook(state, state.seat)]


class Draft(Step):
    """Each player takes a starter clockwise, then a second one counter-clockwise (R2.5)."""

    asks = "draft"

    def options(self, state: State, frame: Frame) -> list[Action]:
        return list(DRAW[: len(state.starters)])

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        index = action.a
        tile = state.starters[index]
        state.starters = state.starters[:index] + state.starters[index + 1 :]
        state.brewing[frame.seat] += (new_brew(tile),)
        if out is not None:
            out.append(Drafted(frame.seat, index, tile))
        taken = sum(len(tiles) for tiles in state.brewing)
        if taken < SLOTS * state.seats:
            state.seat = drafter(state, taken)
            state.frames[-1] = Frame(frame.program, frame.step, state.seat)
        else:
            state.frames.clear()
            begin_turn(state, state.first, out)


def drafter(state: State, taken: int) -> int:
    """Who takes a starter when `taken` are gone: once round, then back (R2.5)."""
    steps = taken if taken < state.seats else SLOTS * state.seats - 1 - taken
    return (state.first + steps) % state.seats


def begin_turn(state: State, seat: int, out: list[Event] | None) -> None:
    """The next player's turn: the pool joins the hand (R5.2)."""
    state.seat = seat
    state.turn += 1
    state.picked = False
    state.helped = False
    state.hand = state.pools[seat]
    state.pools[seat] = b""
    state.frames.append(Frame(NUMBERS["turn"], 0, seat))
    if out is not None:
        out.append(TurnBegan(seat, state.turn))


class MainTurn(Step):
    """Pick, Little Help, drinking and placing in any order, until the player says end (R3)."""

    asks = "turn"

    def options(self, state: State, frame: Frame) -> list[Action]:
        options = [] if state.picked else picks(state)
        if not why_not_help(state):
            options.append(HELP)
        options += placements(state, frame.seat)
        options += drinks(state, frame.seat)
        for professor in faculty(state):
            if professor.turn_options:
                options += professor.turn_options(state, frame.seat)
        if not why_not_end(state):
            options.append(END)
        return options

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        verb, seat = action.verb, frame.seat
        if verb == Verb.PICK:
            state.picked = True
            taken = pick(state, seat, action.a, action.b, out)
            for professor in faculty(state):
                if professor.after_pick:
                    professor.after_pick(state, seat, taken, out)
        elif verb == Verb.PLACE:
            place(state, seat, action, out)
        elif verb == Verb.DRINK:
            drink(state, seat, action.a, out)
        elif verb == Verb.HELP:
            state.helped = True
            state.helps[seat] += 1
            if out is not None:
                out.append(Helped(seat))
            start(state, "help", seat)
        elif verb == Verb.END:
            advance(state)
        else:
            self._act(state, seat, action, out)

    def _act(self, state: State, seat: int, action: Action, out: list[Event] | None) -> None:
        for professor in faculty(state):
            if professor.turn_options and action in professor.turn_options(state, seat):
                assert professor.act is not None
                professor.act(state, seat, action, out)
                return


class TakeHelp(ChooseMarbles):
    """The marble of a Little Help (R3.2), or what a professor lets it be instead."""

    asks = "help"

    def options(self, state: State, frame: Frame) -> list[Action]:
        return super().options(state, frame) + instead_of_help(state)

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        if action.verb == Verb.DRINK:
            advance(state)
            repeat(state, frame.seat, action.a, out)
        else:
            super().apply(state, frame, action, out)


class Keep(Step):
    """Choose the marbles that stay in the pool; the others go back (R5.5)."""

    asks = "keep"

    def pending(self, state: State, frame: Frame) -> bool:
        return len(state.hand) > POOL

    def options(self, state: State, frame: Frame) -> list[Action]:
        return [KEEP[c] for c in keepable(state, frame.seat, frame.mem)]

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        kept = (*frame.mem, action.a)
        if len(kept) < POOL:
            remember(state, *kept)
            return
        rest = state.hand
        for marble in kept:
            at = rest.index(marble)
            rest = rest[:at] + rest[at + 1 :]
        self._settle(state, frame.seat, bytes(sorted(kept)), out)
        for marble in rest:
            if out is not None:
                out.append(Returned(frame.seat, marble))
            give_back(state, bytes((marble,)), out)
        for professor in faculty(state):
            if professor.on_return:
                professor.on_return(state, frame.seat, len(rest), out)
        self._ask_professors(state, frame.seat)

    def recalls(self, state: State, frame: Frame) -> bool:
        kept = frame.mem
        told = all(c in keepable(state, frame.seat, kept[:i]) for i, c in enumerate(kept))
        return told and len(kept) < POOL

    def leave(self, state: State, frame: Frame, out: list[Event] | None) -> None:
        self._settle(state, frame.seat, state.hand, out)
        self._ask_professors(state, frame.seat)

    def _settle(self, state: State, seat: int, pool: bytes, out: list[Event] | None) -> None:
        state.pools[seat] = pool
        state.hand = b""
        if out is not None:
            out.append(Kept(seat, pool))

    def _ask_professors(self, state: State, seat: int) -> None:
        """Their end of the turn comes before the new tiles, in the order drawn (R3.6, R8.5)."""
        advance(state)
        for professor in reversed(faculty(state)):
            if professor.before_end:
                professor.before_end(state, seat)


def keepable(state: State, seat: int, kept: tuple[int, ...]) -> list[int]:
    """The colours that may be kept next, so that all that must be kept still can be (R5.4)."""
    must = list(fitting(state, seat))
    for marble in kept:
        if marble in must:
            must.remove(marble)
    if len(must) == POOL - len(kept):
        return sorted(set(must))
    return [c for c in ALL if state.hand.count(c) > kept.count(c)]


class DrawTiles(Step):
    """Take tiles from the stacks until two are brewing again (R5.7)."""

    asks = "tiles"

    def pending(self, state: State, frame: Frame) -> bool:
        return len(state.brewing[frame.seat]) < SLOTS and any(state.stacks)

    def options(self, state: State, frame: Frame) -> list[Action]:
        return [DRAW[i] for i, stack in enumerate(state.stacks) if stack]

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        stack = state.stacks[action.a]
        state.stacks[action.a] = stack[1:]
        state.brewing[frame.seat] += (new_brew(stack[0]),)
        if out is not None:
            out.append(Drew(frame.seat, action.a, stack[0]))


class CloseTurn(Step):
    """Skill tokens, the check for the end, the next player (R3.6, R7.3); a varnish wears off."""

    def pending(self, state: State, frame: Frame) -> bool:
        return False

    def leave(self, state: State, frame: Frame, out: list[Event] | None) -> None:
        seat = frame.seat
        state.varnish = TRUE_COLOURS
        award_skills(state, seat, out)
        if not state.ending and (not state.countdown or not any(state.stacks)):
            state.ending = True
            if out is not None:
                out.append(EndAnnounced(seat))
        if out is not None:
            out.append(TurnEnded(seat))
        state.frames.pop()
        following = (seat + 1) % state.seats
        if state.ending and following == state.first:
            _close_game(state, out)
        else:
            begin_turn(state, following, out)


def _close_game(state: State, out: list[Event] | None) -> None:
    leaders = best(state)
    if len(leaders) == 1:
        _finish(state, out)
        return
    order = sorted(leaders, key=lambda seat: (seat - state.first) % state.seats)
    state.tied = bytes(order)
    if out is not None:
        out.append(TieBegan(state.tied))
    _begin_tie_turn(state, out)


def _begin_tie_turn(state: State, out: list[Event] | None) -> None:
    seat = state.tied[len(state.drawn)]
    state.seat = seat
    state.frames.append(Frame(NUMBERS["tie"], 0, seat))
    if out is not None:
        out.append(TieTurn(seat))


def _finish(state: State, out: list[Event] | None) -> None:
    state.over = True
    if out is not None:
        out.append(GameOver(bytes(winners(state))))


class TiePick(Step):
    """A tied player picks one marble, with explosions (R7.6)."""

    asks = "tie"

    def pending(self, state: State, frame: Frame) -> bool:
        return any(state.tracks)

    def options(self, state: State, frame: Frame) -> list[Action]:
        return picks(state)

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        pick(state, frame.seat, action.a, action.b, out)
        advance(state)


class TieDrink(Step):
    """By the printed rule they may then drink what they did not drink yet (R7.6)."""

    asks = "tie"

    def pending(self, state: State, frame: Frame) -> bool:
        return state.config.tie_break == "box" and bool(drinks(state, frame.seat))

    def options(self, state: State, frame: Frame) -> list[Action]:
        return [*drinks(state, frame.seat), STOP]

    def apply(self, state: State, frame: Frame, action: Action, out: list[Event] | None) -> None:
        if action.verb == Verb.DRINK:
            drink(state, frame.seat, action.a, out)
        else:
            advance(state)


class TieClose(Step):
    """Count what was collected. The hand keeps it, so that it stays out of play (R7.6)."""

    def pending(self, state: State, frame: Frame) -> bool:
        return False

    def leave(self, state: State, frame: Frame, out: list[Event] | None) -> None:
        collected = len(state.hand) - sum(state.drawn)
        state.drawn = (*state.drawn, collected)
        state.frames.pop()
        if out is not None:
            out.append(TieDrawn(frame.seat, collected))
        if len(state.drawn) < len(state.tied):
            _begin_tie_turn(state, out)
        else:
            _finish(state, out)


register("draft", (Draft(),))
register("turn", (MainTurn(), Keep(), DrawTiles(), CloseTurn()))
register("help", (TakeHelp(anywhere),))
register("tie", (TiePick(), TieDrink(), TieClose()))
