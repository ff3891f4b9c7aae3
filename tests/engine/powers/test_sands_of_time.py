"""Sands of Time (R6): use again the power of 1 potion already drunk, not another Sands of Time."""

from __future__ import annotations

from tests.engine.powers.cases import potion_table, refuses
from tests.engine.table import Table, brew, desk, done, flat

TILE = "sands_of_time/6a"


def test_uses_a_drunk_potion_again() -> None:
    table = potion_table(TILE, flat("RBK"), drunk=("wisdom/5a", "abyssal_draft/5a"))
    table.play(f"drink {TILE}")
    assert table.asks == "repeat"
    assert sorted(table.options) == ["drink abyssal_draft/5a", "drink wisdom/5a"]
    table.play("drink wisdom/5a")
    assert table.asks == "take"
    table.play("take 0 2")
    assert (table.asks, table.hand) == ("turn", "K")
    assert table.state["tracks"] == flat("RB")


def test_the_repeated_potion_stays_drunk_once() -> None:
    table = potion_table(TILE, flat("RBK"), drunk=("wisdom/5a",))
    table.play(f"drink {TILE}", "drink wisdom/5a", "take 0 0")
    drunk = [row["tile"] for row in table.desk()["completed"] if row["drunk"]]
    assert sorted(drunk) == [TILE, "wisdom/5a"]
    assert not table.some("drink")


def test_a_second_sands_can_repeat_the_same_potion() -> None:
    completed = [done("wisdom/5a", drunk=True), done("sands_of_time/6a"), done("sands_of_time/7a")]
    table = Table().set(
        tracks=flat("RBKY"), hand="", desks=[desk(completed=completed), desk()], picked=True
    )
    table.play("drink sands_of_time/6a", "drink wisdom/5a", "take 0 0")
    table.play("drink sands_of_time/7a")
    assert table.options == ["drink wisdom/5a"]
    table.play("drink wisdom/5a", "take 0 0")
    assert table.hand == "RB"


def test_a_repeated_power_needs_its_target() -> None:
    """A drunk potion whose minimum can't be met is not offered."""
    drunk = ("uttermost_stickiness/5a", "wisdom/5a")
    table = potion_table(TILE, flat("RBK"), drunk=drunk)
    table.play(f"drink {TILE}")
    assert table.options == ["drink wisdom/5a"]


def test_repeats_prismatic_joy() -> None:
    table = potion_table(
        TILE, flat("R"), hand="K", drunk=("prismatic_joy/5a",), brewing=(brew("wisdom/4a"),)
    )
    table.play(f"drink {TILE}", "drink prismatic_joy/5a", "place 0 K 0")
    assert table.asks == "turn"
    assert table.desk()["brewing"][0]["filled"] == ["K-", "--"]


def test_not_of_another_player() -> None:
    mine, theirs = [done(TILE)], [done("wisdom/5a", drunk=True)]
    table = Table().set(desks=[desk(completed=mine), desk(completed=theirs)], picked=True)
    assert not table.some("drink")


def test_not_a_potion_that_was_not_drunk() -> None:
    table = Table().set(
        desks=[desk(completed=[done(TILE), done("wisdom/5a")]), desk()], picked=True
    )
    assert table.some("drink") == ["drink wisdom/5a"]


def test_nothing_drunk_no_potion() -> None:
    refuses(potion_table(TILE, flat("R")), TILE, "nothing_to_repeat")


def test_only_another_sands_drunk_no_potion() -> None:
    refuses(potion_table(TILE, flat("R"), drunk=("sands_of_time/7a",)), TILE, "nothing_to_repeat")


def test_only_a_potion_without_target_drunk_no_potion() -> None:
    refuses(potion_table(TILE, flat(), drunk=("wisdom/5a",)), TILE, "nothing_to_repeat")
