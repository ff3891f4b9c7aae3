"""Texts by key."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from engine.marbles import KINDS
from game.text import Catalogue, MissingTextError, catalogue

SAMPLE = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n<5 ? 1 : 2);\\n"

msgid "a.b"
msgstr "One line with \\"quotes\\" and {name}"

msgid "many"
msgid_plural "many"
msgstr[0] "{n} marble"
msgstr[1] "{n} marbles, few"
msgstr[2] "{n} marbles"
"""


@pytest.fixture
def sample(tmp_path: Path) -> Catalogue:
    place = tmp_path / "messages.mo"
    with place.open("wb") as out:
        write_mo(out, read_po(io.StringIO(SAMPLE)))
    return Catalogue("xx", file=place)


def test_places_are_filled(sample: Catalogue) -> None:
    assert sample.t("a.b", name="Pip") == 'One line with "quotes" and Pip'


def test_plurals(sample: Catalogue) -> None:
    said = [sample.n("many", count) for count in (1, 3, 9, -2)]
    assert said == ["1 marble", "3 marbles, few", "9 marbles", "−2 marbles, few"]


def test_a_missing_text_is_its_key_or_an_error(sample: Catalogue) -> None:
    assert "no.such" not in sample and "a.b" in sample and "many" in sample
    assert sample.t("no.such") == "no.such" and sample.n("no.such", 3) == "no.such"
    sample.strict = True
    with pytest.raises(MissingTextError):
        sample.t("no.such")
    with pytest.raises(MissingTextError):
        sample.n("no.such", 2)


def test_every_kind_has_a_name_and_a_power() -> None:
    for kind in KINDS:
        for key in (f"kind.{kind}", f"kind.short.{kind}", f"power.{kind}"):
            assert key in catalogue()
