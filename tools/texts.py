"""The texts: ``python -m tools.texts`` compiles them, ``--check`` judges them.

All ``assets/text/<language>/*.po`` of a language become one ``messages.mo`` beside them. English
decides which keys exist. How the program names its keys:

- a literal in ``t("table.end_turn")`` or ``n("log.marbles", 3)`` must exist;
- an f-string there, ``t(f"power.{kind}.name")``, must fit at least one key, and uses all it fits;
- a key spelled anywhere else (``Button("title.play")``) is used if it exists;
- ``# keys: rules.page.*, icon.*`` in a module names keys that are put together elsewhere.

A ``*``, or what an f-string leaves open, is one word between dots.
"""

import argparse
import ast
import re
import string
import sys
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parent.parent
TEXT = ROOT / "assets" / "text"
CODE = ("engine", "game")
KEY = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)*")
OPEN_KEY = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_*]+)+")
PATTERNS = re.compile(r"#\s*keys:\s*(.+)")
# A fixed date: the compiled file changes with its texts alone.
DAY = datetime(2026, 1, 1, tzinfo=UTC)


class Use(NamedTuple):
    """A place in the code that asks for a text."""

    place: str
    key: str  # with * for what is only known when the program runs
    plural: bool
    given: frozenset[str] | None  # the places it fills; None where they can't be told


def merged(language: str, problems: list[str]) -> Catalog:
    """All domains of a language in one catalogue; each key may stand in one of them only."""
    whole = Catalog(locale=language, creation_date=DAY, revision_date=DAY)
    for path in sorted((TEXT / language).glob("*.po")):
        with path.open("rb") as file:
            part = read_po(file, locale=language, abort_invalid=True)
        for message in part:
            if not message.id:
                continue
            if message.id in whole:
                problems.append(f"{path.name}: {name(message)} stands in another file too")
            whole[message.id] = message
    return whole


def name(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def forms(message: Message) -> tuple[str, ...]:
    """Its text, or its text for each plural form."""
    found = message.string or ""
    return (found,) if isinstance(found, str) else tuple(found)


def places(message: Message) -> frozenset[str]:
    """The names in braces that the texts of a message hold."""
    found = (field for form in forms(message) for _, field, _, _ in string.Formatter().parse(form))
    return frozenset(re.split(r"[.\[]", field)[0] for field in found if field)


def texts(catalogue: Catalog) -> dict[str, Message]:
    return {name(message): message for message in catalogue if message.id}


def compile_all(languages: list[str]) -> list[str]:
    """Writes every ``messages.mo``."""
    problems: list[str] = []
    for language in languages:
        with (TEXT / language / "messages.mo").open("wb") as file:
            write_mo(file, merged(language, problems))
    return problems


def check_catalogue(language: str, catalogue: Catalog, english: Catalog) -> Iterator[str]:
    """What is wrong with the texts of one language in themselves."""
    known = texts(english)
    for key, message in texts(catalogue).items():
        if not KEY.fullmatch(key):
            yield f"{language}: {key!r} is no key (words of a-z, 0-9 and _ joined by dots)"
        if not all(forms(message)):
            yield f"{language}: {key} is empty"
        elif key not in known:
            yield f"{language}: {key} does not exist in English"
        elif not places(message) <= places(known[key]):
            yield f"{language}: {key} fills other places than in English"
    for key in known.keys() - texts(catalogue).keys():
        yield f"{language}: {key} is missing"


def check_compiled(language: str, catalogue: Catalog) -> Iterator[str]:
    """Whether ``messages.mo`` says what the ``.po`` files say."""
    path = TEXT / language / "messages.mo"
    if path.exists():
        with path.open("rb") as file:
            compiled = {name(m): forms(m) for m in read_mo(file) if m.id}
        if compiled == {key: forms(m) for key, m in texts(catalogue).items()}:
            return
    yield f"{language}: messages.mo is out of date, run 'python -m tools.texts'"


def pattern(node: ast.expr) -> str | None:
    """The key that an expression spells, with * for its unknown parts."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = (pattern(part) or "*" for part in node.values)
        return "".join(parts)
    return None


def spelled(node: ast.expr) -> Iterator[str]:
    """Every key an argument can be: both sides of a conditional."""
    if isinstance(node, ast.IfExp):
        yield from spelled(node.body)
        yield from spelled(node.orelse)
    elif (found := pattern(node)) and found != "*":
        yield found


def fits(key: str, pattern: str) -> bool:
    """Whether a key is one of a pattern; a * stands for one word of it."""
    parts, wanted = key.split("."), pattern.split(".")
    return len(parts) == len(wanted) and all(
        re.fullmatch(re.escape(want).replace(r"\*", "[a-z0-9_]*"), part)
        for part, want in zip(parts, wanted, strict=True)
    )


def called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=word) | ast.Attribute(attr=word):
            return word
    return ""


def read_code(path: Path) -> tuple[list[Use], set[str]]:
    """The uses of one module, and every other pattern that may be a key."""
    source = path.read_text(encoding="utf-8")
    uses: list[Use] = []
    loose = {p.strip() for found in PATTERNS.findall(source) for p in found.split(",")}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and called(node) in ("t", "n") and node.args:
            words = [keyword.arg for keyword in node.keywords]
            given = None if None in words else frozenset(word for word in words if word)
            place = f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
            for key in spelled(node.args[0]):
                uses.append(Use(place, key, called(node) == "n", given))
        elif isinstance(node, ast.expr) and (other := pattern(node)) and OPEN_KEY.fullmatch(other):
            loose.add(other)
    return uses, loose


def check_use(use: Use, known: dict[str, Message]) -> Iterator[str]:
    """What is wrong with one call."""
    if "*" in use.key:
        if not any(fits(key, use.key) for key in known):
            yield f"{use.place}: no key fits {use.key}"
        return
    message = known.get(use.key)
    if message is None:
        yield f"{use.place}: {use.key} does not exist"
    elif use.plural != isinstance(message.id, tuple):
        yield f"{use.place}: {use.key} {'has no' if use.plural else 'has a'} plural"
    elif use.given is not None and (
        empty := places(message) - use.given - ({"n"} if use.plural else set())
    ):
        yield f"{use.place}: {use.key} is not given {', '.join(sorted(empty))}"


def check_code(english: Catalog) -> tuple[list[str], list[str]]:
    """What is wrong with the uses of texts, and the keys that nothing uses."""
    known = texts(english)
    problems: list[str] = []
    patterns: Counter[str] = Counter()
    for path in sorted(p for folder in CODE for p in (ROOT / folder).rglob("*.py")):
        uses, loose = read_code(path)
        patterns.update(loose)
        for use in uses:
            patterns[use.key] += 1
            problems += check_use(use, known)
    return problems, [key for key in known if not any(fits(key, p) for p in patterns)]


def check_all(languages: list[str]) -> list[str]:
    """Every problem there is; unused keys are printed, and are none."""
    problems: list[str] = []
    english = merged("en", problems)
    for language in languages:
        catalogue = english if language == "en" else merged(language, problems)
        problems += check_catalogue(language, catalogue, english)
        problems += check_compiled(language, catalogue)
    wrong, unused = check_code(english)
    for key in unused:
        print(f"unused: {key}")
    print(f"{len(texts(english))} texts, {len(unused)} unused, languages: {' '.join(languages)}")
    return problems + wrong


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.texts", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, judge everything")
    checking = parser.parse_args().check
    languages = sorted(folder.name for folder in TEXT.iterdir() if any(folder.glob("*.po")))
    if "en" not in languages:
        print("assets/text/en holds no .po file", file=sys.stderr)
        return 1
    problems = check_all(languages) if checking else compile_all(languages)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
