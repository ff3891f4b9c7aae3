"""Starting from a checkout: what is said where the game can't start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools"


@pytest.fixture
def setup_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The helper of the tools, working in an empty folder instead of the checkout."""
    monkeypatch.syspath_prepend(str(TOOLS))
    import environment

    python = tmp_path / ".venv" / "bin" / "python"
    for name, value in {
        "ROOT": tmp_path,
        "VENV": tmp_path / ".venv",
        "PYTHON": python,
        "GAME_LOCK": tmp_path / "requirements.txt",
    }.items():
        monkeypatch.setattr(environment, name, value)
    (tmp_path / "requirements.txt").write_text("one==1\n")
    return tmp_path


@pytest.fixture
def installs(setup_in: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was installed instead of really calling pip."""
    import environment

    done: list[str] = []

    def make() -> None:
        environment.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        environment.PYTHON.touch()

    monkeypatch.setattr(environment, "_make_venv", make)
    monkeypatch.setattr(environment, "_install", lambda lock: done.append(lock.read_text()))
    return done


def test_no_screen_is_one_sentence_and_code_2() -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    env = {key: value for key, value in os.environ.items() if key not in hidden}
    if not sys.platform.startswith("linux"):
        pytest.skip("other systems always have a screen")
    run = subprocess.run(
        [sys.executable, TOOLS / "play.py"], env=env, capture_output=True, text=True, check=False
    )
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1
    assert "--demo" in run.stderr
    assert not run.stdout


@pytest.mark.usefixtures("setup_in")
def test_an_old_python_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    import environment

    monkeypatch.setattr(sys, "version_info", (3, 10, 13, "final", 0))
    with pytest.raises(environment.SetupError, match=r"3\.11 or newer, and this is Python 3\.10"):
        environment.check_python()


def test_packages_are_installed_only_when_the_lock_changed(
    setup_in: Path, installs: list[str]
) -> None:
    import environment

    lock = setup_in / "requirements.txt"
    environment.ready(lock)
    environment.ready(lock)
    assert installs == ["one==1\n"]
    lock.write_text("one==2\n")
    environment.ready(lock)
    environment.ready(lock)
    assert installs == ["one==1\n", "one==2\n"]


def test_the_lock_of_the_developer_changes_with_the_lock_of_the_game(
    setup_in: Path, installs: list[str]
) -> None:
    import environment

    lock = setup_in / "requirements-dev.txt"
    lock.write_text("-r requirements.txt\n")
    environment.ready(lock)
    (setup_in / "requirements.txt").write_text("one==2\n")
    environment.ready(lock)
    assert len(installs) == 2


def test_plain_pygame_is_refused(setup_in: Path, installs: list[str]) -> None:
    import environment

    lock = setup_in / "requirements.txt"
    packages = setup_in / ".venv" / "lib" / "python3.11" / "site-packages"
    (packages / "pygame_ce-2.5.8.dist-info").mkdir(parents=True)
    environment.ready(lock)
    (packages / "pygame-2.6.1.dist-info").mkdir()
    with pytest.raises(environment.SetupError, match="Plain pygame"):
        environment.ready(lock)
    assert len(installs) == 1


def test_a_failing_pip_is_one_sentence_and_tried_again(
    setup_in: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import environment

    monkeypatch.setattr(environment, "_make_venv", lambda: None)
    monkeypatch.setattr(environment, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(
        environment.subprocess,
        "run",
        lambda *_, **__: subprocess.CompletedProcess([], 1, "ERROR: no network\n"),
    )
    (setup_in / ".venv").mkdir()
    for _ in range(2):
        with pytest.raises(environment.SetupError, match="could not be installed"):
            environment.ready(setup_in / "requirements.txt")
    assert (setup_in / ".venv" / "pip.log").read_text() == "ERROR: no network\n"
