"""The tool that judges texts finds what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import texts

HEADER = 'msgid ""\nmsgstr "Language: en\\n"\n\n'
SOUND = 'msgid "a.play"\nmsgstr "Play"\n'
PLURAL = 'msgid "a.marbles"\nmsgid_plural "a.marbles"\nmsgstr[0] "one"\nmsgstr[1] "{n} marbles"\n'
PLACE = 'msgid "a.hello"\nmsgstr "Hello {name}"\n'


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with three texts, compiled, and a module that uses them all."""
    monkeypatch.setattr(texts, "ROOT", tmp_path)
    monkeypatch.setattr(texts, "TEXT", tmp_path / "text")
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "game").mkdir()
    write_texts(tmp_path, SOUND + "\n" + PLURAL + "\n" + PLACE)
    write_code(tmp_path, 't("a.play"); n("a.marbles", 3); t("a.hello", name="Mia")')
    return tmp_path


def write_texts(house: Path, entries: str, file: str = "ui.po") -> None:
    (house / "text" / "en" / file).write_text(HEADER + entries, encoding="utf-8")
    texts.compile_all(["en"])


def write_code(house: Path, source: str) -> None:
    (house / "game" / "scene.py").write_text(source, encoding="utf-8")


def problems() -> str:
    return "\n".join(texts.check_all(["en"]))


@pytest.mark.usefixtures("house")
def test_what_is_right_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert problems() == ""
    assert "3 texts, 0 unused" in capsys.readouterr().out


def test_the_compiled_file_must_be_up_to_date(house: Path) -> None:
    path = house / "text" / "en" / "ui.po"
    path.write_text(path.read_text().replace("Play", "Start"))
    assert "messages.mo is out of date" in problems()
    texts.compile_all(["en"])
    assert problems() == ""


def test_compiling_twice_gives_the_same_bytes(house: Path) -> None:
    path = house / "text" / "en" / "messages.mo"
    before = path.read_bytes()
    texts.compile_all(["en"])
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ('t("a.stop")', "game/scene.py:1: a.stop does not exist"),
        ('t("a.play" if x else "a.stop")', "a.stop does not exist"),
        ('self.text.t("a.stop")', "a.stop does not exist"),
        ('t(f"b.{x}")', "no key fits b.*"),
        ('t(f"a.play.{x}")', "no key fits a.play.*"),
        ('n("a.play", 2)', "a.play has no plural"),
        ('t("a.marbles")', "a.marbles has a plural"),
        ('t("a.hello")', "a.hello is not given name"),
    ],
)
def test_a_wrong_use_is_told(house: Path, code: str, problem: str) -> None:
    write_code(house, code)
    assert problem in problems()


@pytest.mark.parametrize(
    "code",
    [
        't(f"a.{word}", **values); n("a.marbles", 3)',
        'KEYS = ("a.play", "a.hello", "a.marbles")',
        "# keys: a.*",
        "# keys: a.play, a.hello, a.marbles",
    ],
)
def test_open_loose_and_declared_keys_count_as_used(
    house: Path, capsys: pytest.CaptureFixture[str], code: str
) -> None:
    write_code(house, code)
    assert problems() == ""
    assert "0 unused" in capsys.readouterr().out


def test_an_unused_key_is_named_and_is_no_error(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_code(house, 't("a.play")')
    assert problems() == ""
    assert "unused: a.hello" in capsys.readouterr().out


def test_an_empty_text_and_a_key_in_two_files_are_told(house: Path) -> None:
    write_texts(house, SOUND + '\nmsgid "a.empty"\nmsgstr ""\n', "more.po")
    assert "a.empty is empty" in problems()
    assert "a.play stands in another file too" in problems()
