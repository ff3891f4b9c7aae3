"""Draw the pictures: `python -m tools.art` draws all, `python -m tools.art desk logo` some."""

from __future__ import annotations

import importlib
import pkgutil
import sys
import time

import tools.art

APART = {"__main__", "fonts"}  # the fonts are fetched once, by name


def drawn() -> list[str]:
    """Names of the modules of this package that draw pictures: those with a `main`."""
    names = [module.name for module in pkgutil.iter_modules(tools.art.__path__)]
    return [
        name
        for name in names
        if name not in APART and hasattr(importlib.import_module(f"tools.art.{name}"), "main")
    ]


def main(names: list[str]) -> None:
    for name in names or drawn():
        start = time.monotonic()
        importlib.import_module(f"tools.art.{name}").main()
        print(f"{name}: {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
