"""The menu entry, icons and file type in a player's own folders, and out of them again."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game import desktop, paths
from game.__main__ import main
from game.desktop.entry import quoted

ROOT = Path(__file__).resolve().parents[2]
METAINFO = desktop.templates() / "metainfo" / "local.brewburst.game.metainfo.xml"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="freedesktop only")


@pytest.fixture(params=["data", "mit Ähre & 100%"])
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """An empty data folder instead of the player's."""
    folder = tmp_path / str(request.param)
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


def entry(data: Path) -> dict[str, str]:
    lines = (data / desktop.ENTRY).read_text("utf-8").splitlines()[1:]
    return dict(line.split("=", 1) for line in lines)


def test_everything_is_put_there_and_taken_away(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = data / "icons" / "hicolor" / "48x48" / "apps" / "other.png"
    other.parent.mkdir(parents=True)
    other.write_bytes(b"x")
    assert main(["--install-desktop"]) == 0
    assert "opens files that end in .brewburst" in capsys.readouterr().out
    ours = [*data.rglob("*brewburst*.*")]
    for kind in ("apps/brewburst", "mimetypes/application-x-brewburst-game"):
        hicolor = data / "icons" / "hicolor"
        assert all((hicolor / f"{s}x{s}" / f"{kind}.png") in ours for s in SIZES)
        assert hicolor / "scalable" / f"{kind}.svg" in ours
    assert data / "mime" / "packages" / "brewburst.xml" in ours
    assert main(["--remove-desktop"]) == 0
    assert not [*data.rglob("*brewburst*.*")]
    assert other.is_file()
    assert not (data / "icons" / "hicolor" / "512x512").exists()
    assert main(["--remove-desktop"]) == 0
    assert "was not in your menu" in capsys.readouterr().out


def test_the_entry_starts_this_copy(data: Path) -> None:
    assert desktop.install() == 0
    words = shlex.split(entry(data)["Exec"])
    assert words == [sys.executable, "-m", "game", "%f"]
    assert entry(data)["Path"] == str(paths.root())


def test_the_entry_of_a_frozen_copy_names_the_program(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = '/games/a "b" 50% $HOME/brewburst'
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", program)
    assert desktop.install() == 0
    assert entry(data)["Exec"] == r'"/games/a \\"b\\" 50%% \\$HOME/brewburst" %f'
    assert "Path" not in entry(data)


def test_plain_words_need_no_quotes() -> None:
    assert quoted("/usr/bin/brewburst") == "/usr/bin/brewburst"
    assert quoted("/with space") == '"/with space"'


def test_a_folder_that_cannot_be_made_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert desktop.install() == 1
    told = capsys.readouterr().err
    assert str(tmp_path / "file") in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_are_told_what_to_do(
    system: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert desktop.install() == desktop.remove() == 2
    assert "shortcut" in capsys.readouterr().err


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="not installed")
def test_the_entry_is_valid(data: Path) -> None:
    assert desktop.install() == 0
    for file in (desktop.templates() / desktop.ENTRY, data / desktop.ENTRY):
        run = subprocess.run(
            ["desktop-file-validate", file], capture_output=True, text=True, check=False
        )
        assert (run.returncode, run.stdout) == (0, "")


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="not installed")
def test_the_description_for_stores_is_valid() -> None:
    command = ["appstreamcli", "validate", "--no-net", METAINFO]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


@pytest.mark.skipif(not shutil.which("update-mime-database"), reason="not installed")
def test_a_saved_game_has_a_type_of_its_own(data: Path) -> None:
    assert desktop.install() == 0
    known = (data / "mime" / "globs2").read_text()
    assert "application/x-brewburst-game:*.brewburst" in known
    assert desktop.remove() == 0
    assert "brewburst" not in (data / "mime" / "globs2").read_text()


def test_the_description_names_the_version_and_the_entry() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    told = ElementTree.parse(METAINFO).getroot()
    release = told.find("releases/release")
    assert release is not None and release.get("version") == project["version"]
    assert told.findtext("launchable") == "brewburst.desktop"
    assert told.findtext("project_license") == project["license"]
    mime = (desktop.templates() / "mime" / "packages" / "brewburst.xml").read_text("utf-8")
    entry = (desktop.templates() / desktop.ENTRY).read_text("utf-8")
    kind = told.findtext("provides/mediatype")
    assert kind and f'"{kind}"' in mime and f"MimeType={kind};" in entry
