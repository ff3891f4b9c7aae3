"""The course of a turn (R3) and what ends it (R5.4, R5.5, R5.7)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import marbles
from tests.engine.powers.cases import events_named
from tests.engine.table import Table, brew, desk, done, flat

RED_YELLOW = "wisdom/4a"  # two red holes under two yellow ones
BLUE_BLACK = "magnetical_attraction/4a"  # two blue holes under two black ones


def turn(tracks: list[str], hand: str = "", **fields: Any) -> Table:
    """Seat 0 in the middle of a turn, with holes for two marbles of each colour."""
    mine = fields.pop("mine", desk(brew(RED_YELLOW), brew(BLUE_BLACK)))
    theirs = fields.pop("theirs", desk(brew("lavamancing/7a"), brew("lavamancing/7b")))
    state = {"seat": 0, "tracks": tracks, "hand": hand, "desks": [mine, theirs], **fields}
    return Table().set(**state)


def why_not_end(table: Table) -> str:
    return marbles.why_not_end(marbles.GAME.load(table.state))


def why_not_help(table: Table) -> str:
    return marbles.why_not_help(marbles.GAME.load(table.state))


def test_the_pick_is_compulsory_and_comes_once() -> None:
    """R3.1, R3.5."""
    table = turn(flat("RBK", "K"))
    assert "end" not in table.options
    assert why_not_end(table) == "pick_first"
    table.play("pick 0 1")
    assert not table.some("pick")
    assert "end" in table.options
    assert why_not_end(table) == ""


def test_the_turn_never_ends_by_itself() -> None:
    """R3.5: with nothing else to do the only option is still asked."""
    table = turn(["R", "", "", "", ""], helped=True)
    table.play("pick 0 0", "place 0 R")
    assert table.options == ["end"]


def test_no_marble_to_pick_skips_the_pick() -> None:
    """R3.7."""
    table = turn(flat())
    assert table.options == ["end"]
    assert why_not_help(table) == "no_marbles"


def test_little_help_once_before_or_after_the_pick() -> None:
    """R3.2: one marble, nothing explodes, -2 points."""
    for order in (("help", "pick"), ("pick", "help")):
        table = turn(flat("RRKRRY", "B"))
        for step in order:
            if step == "help":
                events = table.play("help")
                assert events[0]["event"] == "helped"
                assert table.asks == "help"
                assert all(line.startswith("take") for line in table.options)
                events = table.play("take 0 2")
                assert not events_named(events, "burst")
                assert events_named(events, "took")[0]["colour"] == "K"
            else:
                table.play("pick 1 0")
        assert (table.hand, table.state["tracks"][0]) == ("BK", "RRRRY")
        assert "help" not in table.options
        assert why_not_help(table) == "helped_already"
        assert table.desk()["helps"] == 1
        assert table.ask("scores")["sheet"][0]["helps"] == -2


def test_little_help_reaches_rows_0_to_7() -> None:
    table = turn(flat("RBKYRBKYR"))
    table.play("help")
    assert table.options == [f"take 0 {r}" for r in range(8)]


def test_little_help_is_back_in_the_next_turn() -> None:
    table = turn(flat("RBK"), helped=True, picked=True)
    table.play("end")
    assert (table.seat, "help" in table.options) == (1, True)


def test_placing_and_drinking_before_and_after_the_pick() -> None:
    """R3.3, R3.4."""
    mine = desk(brew(RED_YELLOW), completed=[done("wisdom/5a"), done("wisdom/5b")])
    table = turn(flat("RBK"), hand="R", mine=mine)
    table.play("place 0 R", "drink wisdom/5a", "take 0 0", "pick 0 1", "place 0 R")
    table.play("drink wisdom/5b", "take 0 0")
    assert table.hand == "BK"


def test_a_power_must_be_finished_before_anything_else() -> None:
    mine = desk(brew(RED_YELLOW), completed=[done("wisdom/5a"), done("wisdom/5b")])
    table = turn(flat("RBK"), hand="R", mine=mine)
    table.play("drink wisdom/5a")
    assert {line.split(" ")[0] for line in table.options} == {"take"}
    assert table.why_not_drink("wisdom/5b") == "power_in_use"
    state = marbles.GAME.load(table.state)
    assert marbles.power_in_use(state) == "wisdom"


def test_hand_and_pool_are_one_supply() -> None:
    """R5.2."""
    table = turn(flat("RBK"), picked=True, mine=desk(brew(RED_YELLOW), pool="RKK"))
    assert table.hand == "RKK"
    assert table.desk()["pool"] == ""
    assert table.some("place") == ["place 0 R"]


def test_more_fitting_marbles_than_the_pool_holds_bar_the_end() -> None:
    """R5.4: R R B B fit; one of them must be placed."""
    table = turn(flat("K"), hand="RRBB", picked=True)
    assert "end" not in table.options
    assert why_not_end(table) == "place_first"
    table.play("place 0 R")
    assert "end" in table.options


def test_a_marble_fits_at_most_once_per_open_hole() -> None:
    """R5.4 (ruling): five reds and two red holes are two marbles that fit."""
    table = turn(flat("K"), hand="RRRRR", picked=True)
    assert "end" in table.options
    table.play("end")
    assert table.options == ["keep R"]


def test_wilds_and_leaves_are_never_forced() -> None:
    """R5.4."""
    table = turn(flat("K"), hand="GGMMRR", picked=True)
    assert "end" in table.options


def test_a_leaf_layer_is_no_hole_of_its_colour() -> None:
    """R5.4, R9.3: the red layer is taken by leaves, so reds do not fit it."""
    mine = desk(brew(RED_YELLOW, "M-", "--"), brew(BLUE_BLACK))
    table = turn(flat("K"), hand="RRBBY", mine=mine, picked=True)
    assert "end" in table.options
    table.play("end")
    for left in ("B", "B", "Y"):
        assert left in "".join(table.options)
        table.play(f"keep {left}")
    assert table.desk()["pool"] == "BBY"


def test_three_or_fewer_stay_without_a_question() -> None:
    """R5.5."""
    table = turn(flat("K"), hand="RGM", picked=True)
    table.play("end")
    assert table.asks == "turn"
    assert sorted(table.desk(0)["pool"]) == sorted("RGM")


def test_with_more_than_three_the_player_chooses_three() -> None:
    """R5.5: what is not kept returns to the dispenser."""
    mine = desk(brew("blind_love/7a"), brew("blind_love/7b"))  # red and black only
    table = turn(flat("K"), hand="BBYYY", mine=mine, picked=True)
    table.play("end")
    assert (table.asks, table.seat) == ("keep", 0)
    assert table.options == ["keep B", "keep Y"]
    table.play("keep Y", "keep B")
    assert table.options == ["keep B", "keep Y"]
    events = table.play("keep Y")
    assert [e["colour"] for e in events_named(events, "returned")] == ["B", "Y"]
    assert len(events_named(events, "dropped")) == 2
    assert table.desk(0)["pool"] == "BYY"
    assert "".join(sorted("".join(table.state["tracks"]))) == "BKY"


def test_what_fits_must_be_among_the_kept() -> None:
    """R5.4, R5.5."""
    mine = desk(brew(RED_YELLOW, "R-", "YY"), brew(BLUE_BLACK, "--", "K-"))
    table = turn(flat("K"), hand="RRBKYY", mine=mine, picked=True)  # R, B and K fit
    table.play("end")
    assert table.options == ["keep R", "keep B", "keep K"]
    table.play("keep B")
    assert table.options == ["keep R", "keep K"]
    table.play("keep K")
    assert table.options == ["keep R"]
    table.play("keep R")
    assert table.desk()["pool"] == "RBK"


def test_a_free_place_in_the_pool_is_the_players_choice() -> None:
    mine = desk(brew(RED_YELLOW, "R-", "YY"), brew("blind_love/7a"))
    table = turn(flat("B"), hand="RBBB", mine=mine, picked=True)  # R fits, the rest is free
    table.play("end")
    assert table.options == ["keep R", "keep B"]
    table.play("keep B", "keep B")
    assert table.options == ["keep R"]


def test_returned_marbles_go_in_colour_order() -> None:
    """R5.5 (ruling): all returned marbles are one heap, dropped in the order R B K Y G M."""
    table = turn(flat("K"), hand="YKBRMG", mine=desk(), picked=True)
    table.play("end", "keep G", "keep M")
    events = table.play("keep K")
    assert [e["colour"] for e in events_named(events, "returned")] == ["R", "B", "Y"]
    table = turn(flat("K"), hand="MMGGYYKK", mine=desk(), picked=True)
    table.play("end", "keep K", "keep K")
    events = table.play("keep Y")
    assert [e["colour"] for e in events_named(events, "returned")] == ["Y", "G", "G", "M", "M"]


def test_a_completed_tile_returns_its_marbles_and_can_be_drunk_at_once() -> None:
    """R5.6."""
    mine = desk(brew(RED_YELLOW, "RR", "Y-"), brew(BLUE_BLACK))
    table = turn(flat("K"), hand="Y", mine=mine)
    events = table.play("place 0 Y")
    assert events_named(events, "completed")[0]["tile"] == RED_YELLOW
    assert len(events_named(events, "dropped")) == 4
    assert table.desk()["completed"] == [{"tile": RED_YELLOW, "drunk": False}]
    assert sorted("".join(table.state["tracks"])) == sorted("KRRYY")
    assert f"drink {RED_YELLOW}" in table.options
    assert table.ask("scores")["scores"][0] == 5


def test_slot_1_becomes_slot_0_on_completion() -> None:
    """R5.6 (ruling): the tile that is left is always in slot 0."""
    mine = desk(brew(RED_YELLOW, "RR", "Y-"), brew(BLUE_BLACK, "B-", "--"))
    table = turn(flat("K"), hand="YB", mine=mine)
    assert table.some("place") == ["place 0 Y", "place 1 B"]
    table.play("place 0 Y")
    assert table.some("place") == ["place 0 B"]
    assert table.desk()["brewing"] == [{"tile": BLUE_BLACK, "filled": ["B-", "--"]}]


def test_new_tiles_come_from_the_stack_tops() -> None:
    """R5.7: two in the end; the second may be the tile just uncovered."""
    stacks = [["wisdom/6a", "wisdom/7a"], ["lavamancing/6a"], [], ["wisdom/5a"], []]
    table = turn(flat("K"), mine=desk(), stacks=stacks, picked=True)
    table.play("end")
    assert (table.asks, table.options) == ("tiles", ["draw 0", "draw 1", "draw 3"])
    table.play("draw 0", "draw 0")
    assert [b["tile"] for b in table.desk(0)["brewing"]] == ["wisdom/6a", "wisdom/7a"]
    assert table.seat == 1
    assert table.state["stacks"][0] == []


def test_with_one_tile_brewing_only_one_is_taken() -> None:
    table = turn(flat("K"), mine=desk(brew(BLUE_BLACK, "B-", "--")), picked=True)
    table.play("end")
    table.play(table.options[0])
    assert table.seat == 1
    assert len(table.desk(0)["brewing"]) == 2
    assert table.desk(0)["brewing"][0]["filled"] == ["B-", "--"]


def test_with_no_tile_left_play_goes_on_with_fewer() -> None:
    """R5.7."""
    one_left = [["wisdom/6a"], [], [], [], []]
    table = turn(flat("RK"), mine=desk(), stacks=one_left, picked=True)
    table.play("end", "draw 0")
    assert table.seat == 1
    assert len(table.desk(0)["brewing"]) == 1


def test_the_end_of_a_turn_keeps_its_order() -> None:
    """R3.6: keep and return, new tiles, Skill tokens, next player."""
    completed = [done("wisdom/5a"), done("wisdom/5b"), done("wisdom/4b")]
    mine = desk(brew(BLUE_BLACK), completed=completed)
    table = turn(flat("K"), hand="YYYYY", mine=mine, picked=True)
    names = [e["event"] for e in table.play("end", "keep Y", "keep Y", "keep Y", "draw 0")]
    order = ["kept", "returned", "drew", "skill_earned", "turn_ended", "turn_began"]
    assert [name for name in dict.fromkeys(names) if name in order] == order


def test_a_returned_marble_goes_to_the_nearest_track_with_room() -> None:
    """R4.7: with one track not full everything lands there."""
    full = "RBKY" * 4
    for room in range(5):
        tracks = [full] * 5
        tracks[room] = full[:12]
        table = turn(tracks, hand="", mine=desk(completed=[done("lavamancing/6a")]), picked=True)
        table.play("drink lavamancing/6a", f"take {room} 0", "stop")
        assert [len(t) for t in table.state["tracks"]] == [len(t) for t in tracks]


@pytest.mark.parametrize(("full", "hole", "lands"), [((2,), 2, 1), ((1, 2), 2, 3), ((0,), 0, 1)])
def test_nearest_and_left_on_a_tie(full: tuple[int, ...], hole: int, lands: int) -> None:
    from engine.marbles.dispenser import landing

    tracks = [bytes(16) if t in full else b"" for t in range(5)]
    assert landing(tracks, hole, 16) == lands


def test_play_is_clockwise() -> None:
    """R2.8."""
    table = Table(seats=4, first=2)
    seats = []
    for _ in range(8):
        seats.append(table.seat)
        table.play(table.some("pick")[0])
        while "end" not in table.options:
            table.play(table.some("place")[0])
        table.play("end")
        while table.asks in ("keep", "tiles"):
            table.play(table.options[0])
    assert seats == [2, 3, 0, 1] * 2
