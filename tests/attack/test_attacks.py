"""A short dose of every attack; `--long` gives the one of `tools/attack.py --long`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.attacks import ATTACKS
from tools.attacks.command import load, main

QUICK = {"session", "mutants", "referee"}
DOSES = [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in ATTACKS]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the player's own is touched."""
    monkeypatch.setenv("BREWBURST_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.mark.parametrize("name", DOSES)
def test_attack(name: str, request: pytest.FixtureRequest) -> None:
    attack = load(name)
    count = attack.LONG if request.config.getoption("--long") else attack.SHORT
    found = attack.attack(count, iter)
    assert not found.faults, "\n".join(found.faults)
    assert found.count > 0


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "--count", "5"]) == 0
    head, row = capsys.readouterr().out.splitlines()
    assert head.split()[:2] == ["attack", "how"]
    assert row.split()[:4] == ["referee", "5", "lines", "0"]


def test_a_name_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["siege"])
    assert "there is no attack 'siege'" in capsys.readouterr().err
