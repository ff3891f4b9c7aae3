"""The program's check of itself, and that it can fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import selftest
from game.__main__ import main


@pytest.mark.slow
def test_every_step_passes_and_leaves_nothing(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--selftest"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 11
    assert all(line.startswith("ok ") for line in lines[:-1])
    assert [path.name for path in home.iterdir()] == [selftest.REPORT]
    assert (home / selftest.REPORT).read_text("utf-8").splitlines() == lines


def test_a_step_that_fails_is_told_and_the_others_go_on(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_worker(test: selftest.SelfTest) -> str:
        raise selftest.StepError("no process")

    monkeypatch.setattr(selftest.SelfTest, "game", no_worker)
    assert main(["--selftest"]) == 1
    lines = capsys.readouterr().out.splitlines()
    failed = [line for line in lines if line.startswith("FAILED")]
    assert len(failed) == 2  # a save needs the game
    assert "no process" in failed[0]
    assert lines[-1] == "2 steps failed."
    assert "Traceback" in (home / selftest.REPORT).read_text("utf-8")


def test_a_closed_terminal_is_no_failure(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    test = selftest.SelfTest()
    test._say("told")
    test._keep()
    assert (home / selftest.REPORT).read_text("utf-8") == "told\n"
