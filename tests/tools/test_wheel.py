"""What a Python user installs: the source package builds the wheel, and that holds what it must."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from game import paths

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = {"engine", "game"}
STARTS = ("brewburst = game.__main__:main", "brewburst-window = game.__main__:main")

pytestmark = pytest.mark.slow


def package(source: Path, kind: str, out: Path) -> Path:
    """Builds a package with the engine in Python; its file."""
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", out],
        cwd=source,
        env={**os.environ, "BREWBURST_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    (file,) = out.iterdir()
    return file


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel, built of the unpacked source package."""
    folder = tmp_path_factory.mktemp("packages")
    with tarfile.open(package(ROOT, "sdist", folder / "source")) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.glob("brewburst-*")
    return zipfile.ZipFile(package(source, "wheel", folder / "wheel"))


def test_it_holds_the_program_and_its_assets_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    assert {name.split("/")[0] for name in names if ".dist-info/" not in name} == PACKAGES
    assets = paths.assets()
    wanted = {path.relative_to(assets).as_posix() for path in assets.rglob("*") if path.is_file()}
    assert wanted <= {name.removeprefix("game/assets/") for name in names}
    samples = {save.name for save in (ROOT / "saves").glob("*.brewburst")}
    assert samples == {Path(name).name for name in names if name.startswith("game/samples/")}


def test_it_starts_from_a_terminal_and_without_one(wheel: zipfile.ZipFile) -> None:
    (file,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    lines = wheel.read(file).decode().splitlines()
    assert lines[lines.index("[console_scripts]") + 1] == STARTS[0]
    assert lines[lines.index("[gui_scripts]") + 1] == STARTS[1]


def test_every_package_it_needs_has_a_floor_and_a_ceiling(wheel: zipfile.ZipFile) -> None:
    (file,) = (name for name in wheel.namelist() if name.endswith("METADATA"))
    lines = wheel.read(file).decode().splitlines()
    needed = [line for line in lines if line.startswith("Requires-Dist:") and "extra" not in line]
    assert len(needed) == 5
    assert all(">=" in line and "<" in line for line in needed)


def test_it_runs_from_where_it_lies(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path / "site")
    run = subprocess.run(
        [sys.executable, "-m", "game", "--demo", "--seed", "5"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site"), "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "Student of the Year" in run.stdout
