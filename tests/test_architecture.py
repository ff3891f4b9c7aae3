"""The shape of the house, as far as import-linter (see pyproject.toml) can't say it."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.marbles.content import KINDS
from engine.marbles.faculty import PROFESSOR_IDS
from engine.marbles.powers import POWERS
from engine.marbles.professors import PROFESSORS
from game.text import Catalogue

ROOT = Path(__file__).resolve().parent.parent
POWER_FOLDER = ROOT / "engine" / "marbles" / "powers"
PROFESSOR_FOLDER = ROOT / "engine" / "marbles" / "professors"
IDS = [power.id for power in POWERS]
FONTS = ROOT / "assets" / "fonts"  # their licences are other people's words
LONGEST_FILE = 420  # lines

FOLDERS = {"assets", "engine", "game", "saves", "tests", "tools"}
FILES = {"CONTRIBUTING.md", "LICENSE", "README.md", "pyproject.toml"}

# What no tracked text may hold. The letters in brackets keep this file out of its own net.
FORBIDDEN = {
    "a path of one machine": r"(?<![\w.])/(?:r[o]ot|h[o]me/[a-z]+|w[o]rk|U[s]ers/[a-z]+)/",
    "an unfinished mark": r"\b(?:T[O]DO|F[I]XME|X[X]X|H[A]CK)\b",
    "an e-mail address": r"\b[\w.+-]+[@][\w-]+\.[a-z]{2,}\b",
    "a computer player by another name": r"\b(?:A[I]|[Aa][g]ents?)\b",
}
TEXT_ENDINGS = {".md", ".po", ".py", ".toml", ".txt", ".yml", ""}


def modules(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def place(path: Path, line: int | None = None) -> str:
    name = path.relative_to(ROOT).as_posix()
    return name if line is None else f"{name}:{line}"


def tracked() -> list[Path]:
    """Every file that belongs to the project; skips where there is no git to ask."""
    try:
        run = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    paths = (ROOT / name for name in run.stdout.decode().split("\0") if name)
    return [path for path in paths if path.is_file()]


def test_top_level_holds_only_what_is_planned() -> None:
    paths = [path.relative_to(ROOT) for path in tracked()]
    folders = {path.parts[0] for path in paths if len(path.parts) > 1}
    files = {path.parts[0] for path in paths if len(path.parts) == 1}
    assert {name for name in folders if not name.startswith(".")} <= FOLDERS
    assert {name for name in files if not name.startswith(".")} <= FILES


def test_files_are_short_enough_to_read() -> None:
    lengths = {
        place(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in modules("engine", "game")
    }
    assert not {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE}


def test_one_file_of_the_program_knows_pymunk() -> None:
    importing = {
        place(path)
        for path in modules("engine", "game")
        for name in imported(path)
        if name.split(".")[0] == "pymunk"
    }
    assert importing == {"game/table/physics.py"}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def test_every_power_file_is_listed() -> None:
    defining = {
        path.stem
        for path in POWER_FOLDER.glob("*.py")
        if any(
            isinstance(node, ast.Assign | ast.AnnAssign)
            and "POWER" in {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
            for node in ast.parse(path.read_text(encoding="utf-8")).body
        )
    }
    assert sorted(IDS) == sorted(defining)


@pytest.mark.parametrize("power", IDS)
def test_every_power_has_tiles_texts_and_a_test(power: str) -> None:
    assert power in KINDS, "no tiles in engine/marbles/content"
    texts = Catalogue("en")
    wanted = (f"kind.{power}", f"kind.short.{power}", f"power.{power}")
    assert all(key in texts for key in wanted), "no text in assets/text/en"
    assert (ROOT / "tests" / "engine" / "powers" / f"test_{power}.py").is_file()


def test_every_professor_file_is_listed() -> None:
    files = {path.stem for path in PROFESSOR_FOLDER.glob("*.py")} - {"__init__"}
    assert set(PROFESSOR_IDS) == files == {professor.id for professor in PROFESSORS}


@pytest.mark.parametrize("name", PROFESSOR_IDS)
def test_every_professor_has_texts_and_a_test(name: str) -> None:
    texts = Catalogue("en")
    wanted = (f"professor.{name}", f"professor.short.{name}", f"professor.rule.{name}")
    assert all(key in texts for key in wanted), "no text in assets/text/en"
    assert (ROOT / "tests" / "engine" / "professors" / f"test_{name}.py").is_file()


def test_no_power_or_professor_is_a_special_case_elsewhere() -> None:
    ids = (*IDS, *PROFESSOR_IDS)
    names = {*ids, *(name.upper() for name in ids)}
    found = [
        f"{place(path, line)} asks for {name}"
        for path in modules("engine", "game")
        if not {POWER_FOLDER, PROFESSOR_FOLDER} & set(path.parents)
        for line, name in compared(path)
        if name in names
    ]
    assert not found


def compared(path: Path) -> Iterator[tuple[int, str]]:
    """Every text or name that a module compares something with, ``match`` included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            sides = [node.value]
        else:
            continue
        for part in (part for side in sides for part in ast.walk(side)):
            match part:
                case ast.Constant(value=str(name)) | ast.Name(id=name) | ast.Attribute(attr=name):
                    yield node.lineno, name


def test_the_project_speaks_of_itself_alone() -> None:
    found = [
        f"{place(path, number)}: {what}"
        for path in tracked()
        if path.suffix in TEXT_ENDINGS and FONTS not in path.parents
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for what, pattern in FORBIDDEN.items()
        if re.search(pattern, line)
    ]
    assert not found
