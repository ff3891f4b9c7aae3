"""Golden games, found by folder: each is replayed line by line through the referee."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.table import Table
from tools.golden import EVERY, FOLDER, WANTED, load, replay

GAMES = sorted(FOLDER.glob("*.json"))


def test_there_are_golden_games() -> None:
    assert len(GAMES) >= 5


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_goes_as_it_went(path: Path) -> None:
    golden = load(path)
    table = Table(seed=golden.seed, **{"draft": True, "first": None, **golden.config})
    keys = []
    for number, line in enumerate(golden.actions, 1):
        table.play(line)
        if number % EVERY == 0:
            keys.append(table.key)
            assert keys == golden.keys[: len(keys)], f"differs before action {number}"
    assert table.over
    assert [*keys, table.key] == golden.keys
    reply = table.ask("scores")
    assert (reply["scores"], reply["winners"]) == (golden.scores, golden.winners)


def test_together_they_cover_every_power_and_every_end() -> None:
    covered: set[str] = set()
    for path in GAMES:
        golden = load(path)
        covered |= replay(golden.config, golden.seed, golden.actions)[1]
    assert set(WANTED) - covered == set()
