"""Skill tokens, the announced end, the score sheet (R7.1-R7.5)."""

from __future__ import annotations

from typing import Any

from tests.engine.powers.cases import events_named
from tests.engine.table import Data, Table, brew, desk, done, flat

FULL = {"tracks": flat("RBKYRBKY", "RBKYRBKY"), "hand": ""}


def end_turn(completed: list[str], seats: int = 2, **fields: Any) -> tuple[Table, list[Data]]:
    """Seat 0 ends a turn with these potions completed."""
    mine = desk(
        brew("lavamancing/7a"),
        brew("lavamancing/7b"),
        completed=[done(tile) for tile in completed],
        skills=fields.pop("skills", 0),
    )
    table = Table(seats=seats, **fields.pop("config", {}))
    desks = [mine, *(desk(brew("uttermost_stickiness/7" + "ab"[i % 2])) for i in range(1))]
    desks += [desk() for _ in range(seats - 2)]
    table.set(desks=desks, picked=True, **{**FULL, **fields})
    return table, table.play("end")


def test_third_of_a_kind_once() -> None:
    """R7.1."""
    table, events = end_turn(["wisdom/4a", "wisdom/4b", "wisdom/5a"])
    assert [e["countdown"] for e in events_named(events, "skill_earned")] == [3]
    assert table.desk(0)["skills"] == 1
    assert table.state["countdown"] == 3


def test_two_of_a_kind_earn_nothing() -> None:
    table, events = end_turn(["wisdom/4a", "wisdom/4b", "lavamancing/5a"])
    assert not events_named(events, "skill_earned")
    assert table.state["countdown"] == 4


def test_nothing_for_the_sixth_of_a_kind() -> None:
    six = [f"wisdom/{size}" for size in ("4a", "4b", "5a", "5b", "6a", "6b")]
    table, events = end_turn(six, skills=1)
    assert not events_named(events, "skill_earned")
    assert table.desk(0)["skills"] == 1


def test_each_kind_once() -> None:
    two_kinds = [
        f"{kind}/{size}" for kind in ("wisdom", "blind_love") for size in ("4a", "4b", "5a")
    ]
    table, _ = end_turn(two_kinds, skills=1)
    assert table.desk(0)["skills"] == 2


def test_fifth_different_kind_once() -> None:
    kinds = ["wisdom", "blind_love", "abyssal_draft", "prismatic_joy", "sands_of_time"]
    _, events = end_turn([f"{kind}/4a" for kind in kinds[:4]])
    assert not events_named(events, "skill_earned")
    _, events = end_turn([f"{kind}/4a" for kind in kinds])
    assert len(events_named(events, "skill_earned")) == 1
    sixth = [f"{kind}/4a" for kind in [*kinds, "lavamancing"]]
    _, events = end_turn(sixth, skills=1)
    assert not events_named(events, "skill_earned")


def test_one_tile_may_earn_several() -> None:
    """The fifth kind's first tile can't, but a third of a kind and a fifth kind in one turn can."""
    tiles = [f"{k}/4a" for k in ("wisdom", "blind_love", "abyssal_draft", "prismatic_joy")]
    tiles += ["wisdom/5a", "wisdom/5b", "sands_of_time/4a"]
    table, events = end_turn(tiles)
    assert [e["countdown"] for e in events_named(events, "skill_earned")] == [3, 2]
    assert table.desk(0)["skills"] == 2


def test_a_token_past_the_countdown_comes_from_the_supply() -> None:
    """R7.2: the countdown stops at nought, the tokens do not."""
    tiles = [
        f"{k}/{s}" for k in ("wisdom", "blind_love", "abyssal_draft") for s in ("4a", "4b", "5a")
    ]
    table, events = end_turn(tiles, countdown=1)
    assert [e["countdown"] for e in events_named(events, "skill_earned")] == [0, 0, 0]
    assert table.desk(0)["skills"] == 3


def test_the_ten_tile_token_needs_five_players() -> None:
    """R7.1: ten completed tiles of few kinds, no third of a new kind."""
    ten = [f"{k}/{s}" for k in ("wisdom", "blind_love") for s in ("4a", "4b", "5a", "5b", "6a")]
    table, _ = end_turn(ten, skills=2)
    assert table.desk(0)["skills"] == 2


def test_an_empty_countdown_announces_the_end_and_turns_are_equal() -> None:
    """R7.3: the round is finished up to the player on the first player's right."""
    for seats in (2, 3, 4):
        for first in range(seats):
            config = {"countdown": 1, "first": first}
            tiles = ["wisdom/4a", "wisdom/4b", "wisdom/5a"]
            table, events = end_turn(tiles, seats, config=config, first=first, seat=0, turn=7)
            assert events_named(events, "end_announced") == [{"event": "end_announced", "seat": 0}]
            more = 0
            while not table.over and not table.state["tied"]:
                more += 1
                table.play(table.some("pick")[0])
                while "end" not in table.options:
                    table.play(table.some("place")[0])
                table.play("end")
                while table.asks in ("keep", "tiles"):
                    table.play(table.options[0])
            assert more == (first - 1) % seats


def test_tokens_are_earned_until_the_last_turn() -> None:
    """R7.3."""
    table = Table()
    three = [done("wisdom/4a"), done("wisdom/4b"), done("wisdom/5a")]
    two = [brew("lavamancing/7a"), brew("lavamancing/7b")]
    others = [brew("uttermost_stickiness/7a"), brew("uttermost_stickiness/7b")]
    table.set(
        desks=[desk(*two, completed=[done("blind_love/4a")]), desk(*others, completed=three)],
        **{**FULL, "seat": 1, "picked": True, "ending": True, "countdown": 0},
    )
    table.play("end")
    assert table.over
    assert table.desk(1)["skills"] == 1
    assert table.ask("scores")["winners"] == [1]


def test_no_tile_left_announces_the_end() -> None:
    """R7.3: the last tile of the last stack is taken."""
    table = Table()
    last = [["wisdom/6a"], [], [], [], []]
    mine = desk(brew("lavamancing/7a"))
    table.set(desks=[mine, desk()], stacks=last, picked=True, **FULL)
    events = table.play("end", "draw 0")
    assert events_named(events, "end_announced")
    assert (table.seat, table.over) == (1, False)
    assert table.state["ending"]


def test_the_end_is_announced_once() -> None:
    table = Table(seats=3)
    table.set(desks=[desk(), desk(), desk()], stacks=[[]] * 5, picked=True, **FULL)
    events = table.play("end")
    while not table.over and not table.state["tied"]:
        table.play("pick 0 0")
        events += table.play("end")
    assert len(events_named(events, "end_announced")) == 1


def test_score_sheet_adds_up() -> None:
    """R7.4: completed tiles, drunk or not, 4 a token, -2 a help, +1 a reward, -1 a scolding."""
    completed = [done("wisdom/4a", drunk=True), done("lavamancing/7a"), done("blind_love/6a")]
    mine = desk(completed=completed, skills=2, helps=3, rewards=5, scoldings=4)
    theirs = desk(helps=1)
    table = Table().set(desks=[mine, theirs])
    reply = table.ask("scores")
    assert reply["scores"] == [5 + 11 + 7 + 8 - 6 + 5 - 4, -2]
    for seat, line in enumerate(reply["sheet"]):
        parts = dict(line)
        assert parts.pop("seat") == seat
        assert parts.pop("total") == sum(parts.values()) == reply["scores"][seat]
    assert reply["sheet"][0] == {
        "seat": 0,
        "tiles": 23,
        "skills": 8,
        "helps": -6,
        "rewards": 5,
        "scoldings": -4,
        "total": 26,
    }
    assert reply["winners"] == []  # not before the end


def test_highest_score_wins() -> None:
    """R7.5, a negative score included."""
    table = Table(seats=3)
    desks = [desk(helps=2), desk(helps=1), desk(helps=3)]
    table.set(desks=desks, stacks=[[]] * 5, seat=2, picked=True, ending=True, **FULL)
    events = table.play("end")
    assert table.over
    assert table.options == []
    assert table.ask("scores")["winners"] == [1]
    assert events_named(events, "game_over")[0]["winners"] == [1]


def test_nothing_can_be_played_after_the_end() -> None:
    table = Table()
    table.set(
        desks=[desk(completed=[done("wisdom/4a")]), desk()],
        **{**FULL, "seat": 1, "picked": True, "ending": True, "stacks": [[]] * 5},
    )
    table.play("end")
    assert table.over
    for line in ("pick 0 0", "end", "drink wisdom/4a", "help"):
        table.refusal("play", action=line)
    table.refusal("suggest", level="random")
