"""The program in a process of its own: computer players play some moves, then it is closed.

    python -m tests.game.hostile_start MOVES [none]

With `none` there is neither standard output nor standard error, as in a program of a window alone.
The last line of `played.txt` in the home tells how many moves there were.
"""

from __future__ import annotations

import sys

from game import __main__ as program
from game.app import App
from game.scenes.table import TableScene

FRAMES = 3000


def run(moves: int) -> int:
    """Start a new game as a player would, with computer players alone."""
    steps = [0]
    step = App.step

    def counted(app: App) -> None:
        step(app)
        steps[0] += 1
        table = app.top
        played = len(table.session.actions) if isinstance(table, TableScene) else 0
        if isinstance(table, TableScene) and steps[0] == 1:
            table.seats[:] = [seat._replace(kind="apprentice") for seat in table.seats]
            table.build()
        if played >= moves or steps[0] >= FRAMES:
            from game import paths

            (paths.save_dir() / "played.txt").write_text(f"{played}\n", "utf-8")
            app.quit()

    App.step = counted  # type: ignore[method-assign]
    return program.main(["--new", "--fast", "--seed", "4"])


if __name__ == "__main__":
    if "none" in sys.argv:
        sys.stdout = sys.stderr = None  # type: ignore[assignment]
    sys.exit(run(int(sys.argv[1])))
