"""Every sentence that a player sees, by key, from gettext catalogues (`assets/text/<language>`).

A catalogue is read as the `.po` file it is written as: msgid is the key, msgstr the text with
`{name}` places. A key with `msgid_plural` holds one text per plural form.
"""

from __future__ import annotations

import ast
import gettext
from collections.abc import Callable
from pathlib import Path
from typing import Any

from . import paths


class MissingTextError(KeyError):
    """A key that no catalogue holds (raised only when `Catalogue.strict` is set, in tests)."""


class Catalogue:
    """All texts of one language."""

    def __init__(self, language: str = "en", *, folder: Path | None = None) -> None:
        self.language = language
        self.strict = False
        self._texts: dict[str, tuple[str, ...]] = {}
        self._form: Callable[[int], int] = gettext.c2py("n != 1")
        home = folder or paths.assets() / "text" / language
        for file in sorted(home.glob("*.po")):
            self._add(file.read_text(encoding="utf-8"))

    def _add(self, source: str) -> None:
        entries = read_po(source)
        header = entries.pop("", ("",))[0]
        for line in header.splitlines():
            if line.startswith("Plural-Forms:") and "plural=" in line:
                self._form = gettext.c2py(line.split("plural=", 1)[1].strip().rstrip(";"))
        self._texts.update(entries)

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    @property
    def keys(self) -> frozenset[str]:
        """Every key there is."""
        return frozenset(self._texts)

    def t(self, key: str, /, **values: Any) -> str:
        """The text of `key` with its places filled; the key itself where there is none."""
        return self._fill(key, 0, values)

    def n(self, key: str, count: int, /, **values: Any) -> str:
        """The text of `key` in the plural form for `count`, which fills `{n}`."""
        shown = count if count >= 0 else f"−{-count}"
        return self._fill(key, self._form(abs(count)), {"n": shown, **values})

    def _fill(self, key: str, form: int, values: dict[str, Any]) -> str:
        forms = self._texts.get(key)
        if forms is None:
            if self.strict:
                raise MissingTextError(key)
            return key
        text = forms[min(form, len(forms) - 1)]
        return text.format_map(values) if values else text


def read_po(source: str) -> dict[str, tuple[str, ...]]:
    """The entries of a `.po` file: key -> its text or its plural forms."""
    entries: dict[str, tuple[str, ...]] = {}
    key, forms, field = "", [""], ""

    def close() -> None:
        if field.startswith("msgstr"):
            entries[key] = tuple(forms)

    for line in source.splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        word, quote, rest = line.partition('"')
        word = word.strip()
        piece: str = ast.literal_eval(quote + rest)
        if word == "msgid":
            close()
            key, forms = "", [""]
        elif word.startswith("msgstr[") and word != "msgstr[0]":
            forms.append("")
        field = word or field
        if field == "msgid":
            key += piece
        elif field.startswith("msgstr"):
            forms[-1] += piece
    close()
    return entries


_current: Catalogue | None = None


def catalogue() -> Catalogue:
    """The texts in use."""
    global _current
    if _current is None:
        _current = Catalogue()
    return _current


def t(key: str, /, **values: Any) -> str:
    """The text of `key` in the language in use."""
    return catalogue().t(key, **values)


def n(key: str, count: int, /, **values: Any) -> str:
    """The text of `key` for `count` things in the language in use."""
    return catalogue().n(key, count, **values)
