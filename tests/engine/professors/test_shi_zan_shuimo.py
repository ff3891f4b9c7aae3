"""Shi Zan Shuimo (R8.4): a Little Help may use a drunk potion's power again instead."""

from __future__ import annotations

from tests.engine.professors.cases import lecture, names
from tests.engine.table import Table, desk, done, flat

ID = "shi_zan_shuimo"


def table(*drunk: str, tracks: list[str] | None = None, **more: object) -> Table:
    mine = desk(completed=[done(tile, drunk=True) for tile in drunk])
    return lecture(
        ID,
        helped=False,
        tracks=flat("RBK") if tracks is None else tracks,
        **{"desks": [mine, desk()], **more},  # type: ignore[arg-type]
    )


def test_a_drunk_potion_instead_of_a_marble() -> None:
    now = table("abyssal_draft/5a", "wisdom/5a")
    now.play("help")
    assert now.asks == "help"
    assert now.some("take") == ["take 0 0", "take 0 1", "take 0 2"]
    assert sorted(now.some("drink")) == ["drink abyssal_draft/5a", "drink wisdom/5a"]
    events = now.play("drink wisdom/5a", "take 0 2")
    assert names(events)[0] == "repeated"
    assert (now.asks, now.hand, now.desk()["helps"]) == ("turn", "K", 1)
    assert now.state["tracks"] == flat("RB")
    assert "help" not in now.options


def test_a_marble_still_may_be_taken() -> None:
    now = table("wisdom/5a")
    now.play("help", "take 0 0")
    assert (now.asks, now.hand) == ("turn", "R")


def test_only_what_was_drunk_and_has_a_target() -> None:
    mine = desk(completed=[done("wisdom/5a"), done("uttermost_stickiness/5a", drunk=True)])
    now = table(desks=[mine, desk()])
    now.play("help")
    assert not now.some("drink")


def test_not_what_another_drank() -> None:
    now = table(desks=[desk(), desk(completed=[done("wisdom/5a", drunk=True)])])
    now.play("help")
    assert not now.some("drink")


def test_with_an_empty_dispenser_a_potion_is_enough() -> None:
    rival = desk(pool="RR")
    mine = desk(completed=[done("blind_love/5a", drunk=True)])
    now = table(tracks=flat(), desks=[mine, rival])
    assert "help" in now.options
    now.play("help")
    assert now.options == ["drink blind_love/5a"]
    now.play("drink blind_love/5a", "rival 1")
    assert now.hand == "RR"
    assert "help" not in table("wisdom/5a", tracks=flat()).options


def test_sands_of_time_leads_to_one_more_potion_and_no_further() -> None:
    """Help, Sands, Wisdom: then the turn goes on. Sands never repeats a Sands."""
    now = table("sands_of_time/5a", "sands_of_time/6a", "wisdom/5a")
    now.play("help", "drink sands_of_time/5a")
    assert (now.asks, now.options) == ("repeat", ["drink wisdom/5a"])
    now.play("drink wisdom/5a", "take 0 0")
    assert (now.asks, now.hand, now.desk()["helps"]) == ("turn", "R", 1)
    assert not now.some("help", "drink")


def test_sands_alone_can_not_be_repeated() -> None:
    now = table("sands_of_time/5a", "sands_of_time/6a")
    now.play("help")
    assert not now.some("drink")


def test_an_undrunk_sands_does_not_reach_the_help() -> None:
    mine = desk(completed=[done("sands_of_time/5a"), done("wisdom/5a", drunk=True)])
    now = table(desks=[mine, desk()])
    now.play("drink sands_of_time/5a", "drink wisdom/5a", "take 0 0")
    assert now.some("help") == ["help"]
    now.play("help", "drink sands_of_time/5a", "drink wisdom/5a", "take 0 0")
    assert (now.asks, now.hand) == ("turn", "RB")


def test_without_the_professor_help_is_a_marble() -> None:
    mine = desk(completed=[done("wisdom/5a", drunk=True)])
    now = lecture(helped=False, tracks=flat("R"), desks=[mine, desk()])
    now.play("help")
    assert now.options == ["take 0 0"]
