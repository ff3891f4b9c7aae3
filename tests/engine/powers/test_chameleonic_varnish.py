"""Chameleonic Varnish (R6): until the end of the turn one colour of yours counts as another."""

from __future__ import annotations

import itertools

from engine.marbles import TILES
from tests.engine.powers.cases import events_named, potion_table
from tests.engine.table import Table, brew, desk, done, flat, number

TILE = "chameleonic_varnish/5a"


def layers(tile: str) -> tuple[tuple[int, int], ...]:
    return TILES[number(tile)].layers


def varnished(before: str, after: str, hand: str, *brews: str, tracks: str = "R") -> Table:
    table = potion_table(TILE, flat(tracks), hand=hand, brewing=tuple(brew(tile) for tile in brews))
    table.play(f"drink {TILE}", f"colour {before}", f"colour {after}")
    return table


def test_two_different_base_colours_are_chosen() -> None:
    """R9.2: never from or to Ectoplasm or leaves."""
    table = potion_table(TILE, flat("R"), hand="GM")
    table.play(f"drink {TILE}")
    assert (table.asks, table.options) == ("varnish", [f"colour {c}" for c in "RBKY"])
    table.play("colour B")
    assert table.options == ["colour R", "colour K", "colour Y"]
    events = table.play("colour Y")
    assert table.asks == "turn"
    assert events_named(events, "varnished") == [
        {"event": "varnished", "seat": 0, "before": "B", "after": "Y"}
    ]
    assert table.state["varnish"] == "RYKYGM"


def test_placed_as_the_second_colour_and_only_as_that() -> None:
    """A colour that the tile does not have goes into its lowest layer and no other."""
    colours = {layer: "RBKY"[c] for layer, (c, _) in enumerate(layers("wisdom/4a"))}
    here, other = colours[0], colours[1]
    spare = next(c for c in "RBKY" if c not in (here, other))
    table = varnished(spare, here, spare + here, "wisdom/4a")
    assert sorted(table.some("place")) == sorted([f"place 0 {spare}", f"place 0 {here}"])
    table.play(f"place 0 {spare}")
    assert spare in table.desk()["brewing"][0]["filled"][0]
    table = varnished(here, spare, here, "wisdom/4a")
    assert not table.some("place")  # it no longer counts as its own colour


def test_every_pair_of_colours_places_a_marble() -> None:
    for before, after in itertools.permutations("RBKY", 2):
        tile = next(
            t
            for t in ("wisdom/7a", "blind_love/7a", "abyssal_draft/7a")
            if any("RBKY"[c] == after for c, _ in layers(t))
        )
        table = varnished(before, after, before, tile)
        assert table.some("place") == [f"place 0 {before}"]


def test_marbles_that_come_later_in_the_turn_count_too() -> None:
    colour = "RBKY"[layers("wisdom/4a")[0][0]]
    spare = next(c for c in "RBKY" if c not in {"RBKY"[c] for c, _ in layers("wisdom/4a")})
    table = varnished(spare, colour, "", "wisdom/4a", tracks=spare)
    table.set(picked=False, varnish=table.state["varnish"], hand="", tracks=flat(spare))
    assert not table.some("place")
    table.play("pick 0 0")
    assert table.some("place") == [f"place 0 {spare}"]


def test_explosions_and_powers_see_true_colours() -> None:
    """Only marbles that one holds are varnished."""
    completed = [done(TILE), done("uttermost_stickiness/5a")]
    table = Table().set(
        tracks=flat("RKB", "RB"), hand="", desks=[desk(completed=completed), desk()], picked=False
    )
    table.play(f"drink {TILE}", "colour R", "colour B")
    assert table.why_not_drink("uttermost_stickiness/5a") == "no_like_pair"
    table.play("pick 0 1")
    assert table.hand == "K"


def test_what_fits_counts_as_the_second_colour() -> None:
    """R5.4 under Varnish: reds that count as black must be placed or kept."""
    holes = next(n for c, n in layers("wisdom/4a") if c == layers("wisdom/4a")[0][0])
    colour = "RBKY"[layers("wisdom/4a")[0][0]]
    spare = next(c for c in "RBKY" if c not in {"RBKY"[c] for c, _ in layers("wisdom/4a")})
    assert holes == 2
    table = varnished(spare, colour, spare * 5, "wisdom/4a", "wisdom/4b")
    assert "end" not in table.options
    plain = potion_table(
        TILE, flat("R"), hand=spare * 5, brewing=(brew("wisdom/4a"), brew("wisdom/4b"))
    )
    assert "end" in plain.options


def test_it_ends_with_the_turn_and_kept_marbles_are_true() -> None:
    table = varnished("R", "B", "RR", "wisdom/4a")
    events = table.play("end")
    while table.asks == "tiles":
        events += table.play(table.options[0])
    assert events_named(events, "kept")[0]["marbles"] == "RR"
    assert table.desk(0)["pool"] == "RR"
    assert table.seat == 1
    assert "varnish" not in table.state


def test_returned_marbles_are_true() -> None:
    table = varnished("R", "B", "RRRRK")
    events = table.play("end", "keep R", "keep R", "keep R")
    assert [e["colour"] for e in events_named(events, "dropped")] == ["R", "K"]


def test_a_completed_tile_returns_true_colours() -> None:
    own, other = ("RBKY"[c] for c, _ in layers("wisdom/4a"))
    spare = next(c for c in "RBKY" if c not in (own, other))
    table = varnished(spare, own, spare * 2 + other * 2, "wisdom/4a")
    events = table.play(*[f"place 0 {spare}"] * 2, *[f"place 0 {other}"] * 2)
    assert events_named(events, "completed")[0]["marbles"] == spare * 2 + other * 2
    assert [e["colour"] for e in events_named(events, "dropped")] == [spare] * 2 + [other] * 2


def test_no_leaf_layer_takes_a_varnished_marble() -> None:
    """R9.2, R9.3."""
    own, other = ("RBKY"[c] for c, _ in layers("wisdom/4a"))
    spare = next(c for c in "RBKY" if c not in (own, other))
    table = potion_table(TILE, flat("R"), hand=spare, brewing=(brew("wisdom/4a", "M-", "--"),))
    table.play(f"drink {TILE}", f"colour {spare}", f"colour {own}")
    assert not table.some("place")


def test_sands_repeats_it_and_varnishes_add_up() -> None:
    """Red counts as blue, then what counts as blue counts as black: red and blue are black."""
    table = potion_table("sands_of_time/6a", flat("R"), drunk=(TILE,), varnish="BBKYGM")
    table.play("drink sands_of_time/6a", f"drink {TILE}", "colour B", "colour K")
    assert table.state["varnish"] == "KKKYGM"


def test_a_colour_varnished_away_is_no_longer_there() -> None:
    table = potion_table("sands_of_time/6a", flat("R"), drunk=(TILE,), varnish="BBKYGM")
    table.play("drink sands_of_time/6a", f"drink {TILE}", "colour R", "colour Y")
    assert table.state["varnish"] == "BBKYGM"


def test_it_needs_nothing() -> None:
    table = potion_table(TILE, flat(), hand="")
    assert f"drink {TILE}" in table.options


def test_it_is_of_no_use_in_the_tie_break() -> None:
    table = Table().set(
        tracks=flat("RRRR"),
        stacks=[[], [], [], [], []],
        desks=[desk(completed=[done(TILE)]), desk(completed=[done("chameleonic_varnish/5b")])],
        seat=1,
        picked=True,
    )
    table.play("end")
    assert table.why_not_drink(TILE) == "nothing_to_place"
    table.play("pick 0 0")
    assert table.seat == 1  # nothing to drink: the next one draws
