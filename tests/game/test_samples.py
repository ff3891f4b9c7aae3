"""The games that come with the program are what their actions lead to."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import load_record, verify
from engine.marbles import GAME
from game import paths
from game.saves.entries import SAMPLE, look
from game.saves_view import words
from game.text import t

NAMES = ("cauldron", "duel", "everything")


def test_three_games_are_there() -> None:
    assert [path.stem for path in sorted(paths.samples().glob("*.brewburst"))] == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_is_whole_and_says_what_it_is(name: str) -> None:
    entry = look(paths.samples() / f"{name}.brewburst", SAMPLE)
    assert not entry.problem and entry.about is not None and entry.about.over
    assert words.title(entry) == t(f"savelist.sample.{name}")
    assert all(seat.kind != "person" for seat in entry.about.seats)


@pytest.mark.parametrize("name", NAMES)
def test_every_check_value_of_a_sample_agrees(name: str) -> None:
    file: Path = paths.samples() / f"{name}.brewburst"
    found = verify(GAME, load_record(file.read_bytes()))
    assert found.turns > 0 and found.differs is None, "make it again with tools/samples.py"
