"""Draw the pictures: `python -m tools.art` draws all, `python -m tools.art desk logo` some."""

from __future__ import annotations

import importlib
import sys
import time

MODULES = (
    "marbles",
    "potions",
    "objects",
    "portraits",
    "widgets",
    "icons",
    "dispenser",
    "desk",
    "paper",
    "festive",
    "logo",
    "scenery_table",
    "scenery_title",
    "scenery_rooms",
    "places",
)


def main(names: list[str]) -> None:
    for name in names or MODULES:
        start = time.monotonic()
        importlib.import_module(f"tools.art.{name}").main()
        print(f"{name}: {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
