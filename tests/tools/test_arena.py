"""The arena as a command: it plays, keeps, goes on, and judges."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.matches.command import main

ROOT = Path(__file__).resolve().parents[2]
QUICK = ["--jobs", "1", "--boxes", '{"countdown": 1}']


def arena(*words: str) -> int:
    return main([*words, *QUICK])


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_greedy_stands_above_random_in_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("greedy", "random", "--games", "8") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split()[:4] == ["greedy", "-", "random", "8"]
    elo = {line.split()[0]: int(line.split()[1]) for line in lines[4:6]}
    assert elo["random"] == 0 < elo["greedy"]


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    arena("greedy", "random", "--games", "4", "--out", str(out))
    before = out.read_bytes()
    arena("greedy", "random", "--games", "4", "--out", str(out))
    assert out.read_bytes() == before
    arena("greedy", "random", "--games", "6", "--out", str(out))
    assert len(rows(out)) == 6
    assert out.read_bytes().startswith(before)


def test_a_line_cut_short_is_set_aside_and_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.jsonl"
    arena("greedy", "random", "--games", "4", "--out", str(out))
    whole = rows(out)
    out.write_bytes(out.read_bytes()[:-40])
    assert arena("greedy", "random", "--games", "4", "--out", str(out)) == 0
    assert "cut short" in capsys.readouterr().err
    again = rows(out)
    assert [row["check"] for row in again] == [row["check"] for row in whole]
    assert out.with_name("out.jsonl.damaged").stat().st_size > 100


def test_a_damaged_line_in_the_middle_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.jsonl"
    arena("greedy", "random", "--games", "2", "--out", str(out))
    out.write_bytes(b"nonsense\n" + out.read_bytes())
    assert arena("greedy", "random", "--games", "2", "--out", str(out)) == 2
    assert f"Line 1 of {out} is no result" in capsys.readouterr().err


def test_games_of_another_engine_do_not_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.jsonl"
    arena("greedy", "random", "--games", "2", "--out", str(out))
    monkeypatch.setattr("tools.matches.command.code_version", lambda: "another")
    arena("greedy", "random", "--games", "2", "--out", str(out))
    assert "2 games" in capsys.readouterr().err
    assert [row["version"] == "another" for row in rows(out)] == [False, False, True, True]


def test_goals_decide_the_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("greedy", "random", "--games", "8", "--goal")
    assert arena(*words, "greedy>random:10") == 0
    assert "Goal greedy>random:10: reached, at least" in capsys.readouterr().out
    assert arena(*words, "greedy>random:99") == 1
    assert "Goal greedy>random:99: NOT reached" in capsys.readouterr().out


def test_the_report_for_machines_and_for_the_readme(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "report.json"
    assert arena("greedy", "random", "--games", "2", "--markdown", "--json", str(path)) == 0
    printed = capsys.readouterr().out
    assert "| greedy - random | 2 | " in printed
    assert "    python3 tools/arena.py greedy random --games 2" in printed
    report = json.loads(path.read_text(encoding="utf-8"))
    assert 0 <= report["matches"][0]["low"] <= report["matches"][0]["share"] <= 1
    assert report["players"][0]["decisions"] > 10
    assert report["missing"] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Name two players or more"),
        (["greedy", "genius"], "There is no player 'genius'"),
        (["greedy", "greedy"], "'greedy' is named twice"),
        (["greedy", "random+clumsy"], "There is no style 'clumsy'"),
        (["greedy", "random", "--games", "0"], "--games must be above 0"),
        (["greedy", "random", "--seats", "7"], "'seats' must be a whole number"),
        (["--table", "greedy,greedy,greedy"], "nobody else to beat"),
        (["greedy", "random", "--goal", "greedy:60"], "--goal needs PLAYER>PLAYER:PERCENT"),
        (["greedy", "random", "--goal", "random>greedy:60"], "no match has 'random' first"),
        (["greedy", "random", "--engine", "nothing"], "--engine needs NAME=COMMAND"),
        (["greedy", "random", "--boxes", "lid"], "There is no box 'lid'"),
    ],
)
def test_bad_input_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*QUICK[:2], *words]) == 2
    said = capsys.readouterr().err
    assert sentence in said and len(said.splitlines()) == 1


@pytest.mark.slow
def test_many_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.jsonl"
        words = ["greedy", "random", "--games", "4", "--jobs", jobs, "--out", str(out)]
        subprocess.run(
            [sys.executable, ROOT / "tools" / "arena.py", *words],
            check=True,
            capture_output=True,
        )
        found.append({row["job"]: row["check"] for row in rows(out)})
    assert found[0] == found[1] and len(found[0]) == 4
