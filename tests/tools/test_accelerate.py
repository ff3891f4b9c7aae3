"""The compiled engine: who says what where there is none, and what it is made of.

That it plays the same games is what ``tools/accelerate.py --check`` proves; it takes minutes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools"


@pytest.fixture
def compiled_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder instead of build/compiled, for the tools that ask for what is there."""
    monkeypatch.syspath_prepend(str(TOOLS))
    import environment

    folder = tmp_path / "compiled"
    monkeypatch.setattr(environment, "COMPILED", folder)
    monkeypatch.setattr(environment, "VENV", Path(sys.prefix))
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv("BREWBURST_COMPILED", "1")
    return folder


def test_no_compiler_is_one_sentence(tmp_path: Path) -> None:
    script = (
        "from accelerate import compile_into, SetupError; from pathlib import Path\n"
        f"try: compile_into(Path({str(tmp_path / 'new')!r}))\n"
        "except SetupError as error: print(error)"
    )
    run = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(TOOLS), "CC": "no-such-compiler -pthread"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.startswith("There is no C compiler (no-such-compiler), so the engine stays")
    assert len(run.stdout.splitlines()) == 1
    assert not (tmp_path / "new").exists()


def test_what_stays_plain_exists_and_the_rest_is_compiled(
    compiled_in: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import accelerate

    assert all((ROOT / name).is_file() for name in accelerate.PLAIN)
    names = accelerate.modules(ROOT)
    assert "engine/marbles/rules.py" in names
    assert "engine/marbles/powers/wisdom.py" in names
    assert not set(names) & set(accelerate.PLAIN)


def test_the_compiled_engine_comes_first_where_asked_for(
    compiled_in: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import environment

    shutil.copytree(ROOT / "engine", compiled_in / "engine")
    environment.enter(environment.DEV_LOCK)
    assert sys.path[:2] == [str(compiled_in), str(ROOT)]
    assert not capsys.readouterr().err
    (compiled_in / "engine" / "rng.py").write_text("# of yesterday\n")
    environment.enter(environment.DEV_LOCK)
    assert "older than its sources" in capsys.readouterr().err


def test_without_a_compiled_engine_a_tool_says_how_to_make_it(
    compiled_in: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import environment

    with pytest.raises(SystemExit):
        environment.enter(environment.DEV_LOCK)
    assert "run tools/accelerate.py" in capsys.readouterr().err


def test_the_plain_engine_is_what_comes_unasked(
    compiled_in: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import environment

    monkeypatch.delenv("BREWBURST_COMPILED")
    environment.enter(environment.DEV_LOCK)
    assert sys.path[0] == str(ROOT)
