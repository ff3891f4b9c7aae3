"""Every sentence that a player sees, by key, from gettext catalogues.

The texts are written in `assets/text/<language>/*.po`: msgid is the key, msgstr the text with
`{name}` places, and a key with `msgid_plural` has one text per plural form. After a change
`python -m tools.texts` compiles them to the `messages.mo` that is read here.
"""

from __future__ import annotations

import gettext
from pathlib import Path
from typing import Any

from . import paths


class MissingTextError(KeyError):
    """A key that the catalogue does not hold (raised only where `strict` is set, in tests)."""


class _Missing(gettext.NullTranslations):
    """What is asked for keys that are not there."""

    strict = False

    def gettext(self, message: str) -> str:
        if self.strict:
            raise MissingTextError(message)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1)


class Catalogue:
    """All texts of one language."""

    def __init__(self, language: str = "en", *, file: Path | None = None) -> None:
        self.language = language
        self._missing = _Missing()
        place = file or paths.assets() / "text" / language / "messages.mo"
        with place.open("rb") as source:
            self._texts = gettext.GNUTranslations(source)
        self._texts.add_fallback(self._missing)

    @property
    def strict(self) -> bool:
        """Whether a missing key is an error; else it stands for itself."""
        return self._missing.strict

    @strict.setter
    def strict(self, on: bool) -> None:
        self._missing.strict = on

    def __contains__(self, key: str) -> bool:
        try:
            return self._texts.gettext(key) != key
        except MissingTextError:
            return False

    def t(self, key: str, /, **values: Any) -> str:
        """The text of `key` with its places filled; the key itself where there is none."""
        text = self._texts.gettext(key)
        return text.format_map(values) if values else text

    def n(self, key: str, count: int, /, **values: Any) -> str:
        """The text of `key` in the plural form for `count`, which fills `{n}`."""
        text = self._texts.ngettext(key, key, abs(count))
        shown = count if count >= 0 else f"−{-count}"
        return text.format_map({"n": shown, **values})


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
