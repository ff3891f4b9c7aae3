"""Makes the sounds: ``python -m tools.sound [name ...] [--sheet picture.png]``.

Each sound has a level, the loudness of its loudest tenth of a second: what is heard a hundred
times a game is quiet, what is heard once may be loud.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.sound import loops, marbles, ogg, potions, sheet, table
from tools.sound.kit import Sound, fade, levelled

FOLDER = Path(__file__).parents[2] / "assets" / "sounds"


class Recipe(NamedTuple):
    make: Callable[[], Sound]
    level: float
    tail: float = 0.05
    quality: float = 0.5


def _numbered(
    name: str, make: Callable[[int], Sound], total: int, level: float
) -> dict[str, Recipe]:
    return {f"{name}_{i}": Recipe(lambda i=i: make(i), level) for i in range(total)}  # type: ignore[misc]


EFFECTS = {
    **_numbered("clink", marbles.clink, 6, -25),
    "pop": Recipe(marbles.pop, -21),
    **_numbered("burst", marbles.burst, 5, -15),
    "chain": Recipe(potions.chain, -19, 0.2),
    "drop": Recipe(marbles.drop, -22),
    **_numbered("place", marbles.place, 3, -21),
    "fill": Recipe(potions.fill, -22, 0.1),
    "complete": Recipe(potions.complete, -17, 0.4),
    "drink": Recipe(potions.drink, -18, 0.3),
    "coin": Recipe(potions.coin, -19, 0.3),
    "whoosh": Recipe(table.whoosh, -25),
    "help_bell": Recipe(table.help_bell, -20, 0.4),
    "undo": Recipe(table.undo, -22, 0.1),
    "lever": Recipe(table.lever, -18, 0.1),
    "refuse": Recipe(table.refuse, -23, 0.1),
    "hover": Recipe(table.hover, -36, 0.02),
    "button": Recipe(table.button, -22),
    "page": Recipe(table.page, -25),
    "draw": Recipe(table.draw, -21),
    "turn": Recipe(table.turn, -19, 0.4),
    "fanfare": Recipe(table.fanfare, -15, 0.8),
}
LOOPS = {
    "music_room": Recipe(loops.music_room, -26, quality=0.3),
    "fire": Recipe(loops.fire, -33, quality=0.2),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.sound", description="Makes the sounds.")
    parser.add_argument("names", nargs="*", help="only these")
    parser.add_argument("--sheet", type=Path, help="also draw what was written, as spectrograms")
    options = parser.parse_args()
    wanted = options.names or [*EFFECTS, *LOOPS]
    for name in wanted:
        path = FOLDER / f"{name}.ogg"
        if name in LOOPS:
            recipe = LOOPS[name]
            sound = levelled(recipe.make(), recipe.level, window=3.0)
        else:
            recipe = EFFECTS[name]
            sound = levelled(fade(recipe.make(), recipe.tail), recipe.level)
        ogg.write(path, sound, recipe.quality)
        print(sheet.line(path))
    if options.sheet:
        sheet.draw([FOLDER / f"{name}.ogg" for name in wanted], options.sheet)


if __name__ == "__main__":
    main()
