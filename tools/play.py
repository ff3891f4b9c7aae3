"""Starts the game from a checkout: ``python3 tools/play.py``.

The first start makes ``.venv`` and needs a network; later ones need none. Options that are not
this tool's own go on to the game.
"""

import argparse
import os
import subprocess
import sys

from environment import GAME_LOCK, ROOT, SetupError, check_python, ready

NO_SCREEN = "There is no screen here; 'python3 tools/play.py --demo' plays in the terminal."


def screen():
    """Whether a window can open: on Linux somebody must say where."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return not sys.platform.startswith("linux") or any(map(os.environ.get, names))


def options(words):
    """``words`` checked as far as this tool knows them; ``--help`` explains them all."""
    parser = argparse.ArgumentParser(
        prog="play.py", description="Starts Brewburst.", allow_abbrev=False
    )
    parser.add_argument("--setup", action="store_true", help="set up .venv and stop")
    parser.add_argument("--demo", action="store_true", help="computer players in the terminal")
    parser.add_argument("--seed", metavar="N", help="the seed of the game")
    parser.add_argument("--seats", metavar="N", help="how many players, 2 to 4")
    parser.add_argument("--window", metavar="WxH", help="size of the window in pixels")
    parser.add_argument("--fast", action="store_true", help="no waiting between moves")
    return parser.parse_known_args(words)[0]


def show(sentence):
    """A box of the system, for who started this with a double-click and sees no terminal."""
    sys.path.insert(0, str(ROOT))
    try:
        from game.trouble import native
    except (ImportError, SyntaxError):  # a Python too old for that
        return
    native.show("Brewburst", sentence)


def start(python, words):
    """Becomes the game, so that whoever stops this process stops the game."""
    os.chdir(str(ROOT))
    command = [str(python), "-m", "game", *words]
    if os.name == "nt":
        return subprocess.run(command, check=False).returncode
    sys.stdout.flush()
    return os.execv(command[0], command)


def main():
    words = sys.argv[1:]
    try:
        check_python()
        chosen = options(words)
        if not (chosen.setup or chosen.demo or screen()):
            print(NO_SCREEN, file=sys.stderr)
            return 2
        python = ready(GAME_LOCK)
    except SetupError as error:
        print(error, file=sys.stderr)
        if "--setup" not in words:
            show(str(error))
        return 1
    if chosen.setup:
        print("Ready. 'python3 tools/play.py' starts the game.")
        return 0
    return start(python, words)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
