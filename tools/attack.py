"""Tries to break what the game promises: ``python3 tools/attack.py [NAME ...] [--long]``.

session    legal and illegal actions, undo, redo, save, load, seek, against a plain model
writes     every system call of a save fails once: a whole game is always left
kills      the process dies at a random moment: Continue has the last finished action
mutants    saves cut, zeroed, one bit flipped: a sentence or a right game, never a wrong one
referee    mutated lines for `python -m engine`: one answer each, in a sentence
soak       whole games in one process with its window: memory flat, nothing left behind
workers    quit, new game, load and kill while a computer player thinks
positions  fuzzed positions, answered by the computer players in time

The table tells what was done and what was found; the exit code is 1 if there was any fault. Without
``--long`` the doses are those of the test suite.
"""

import sys

from environment import DEV_LOCK, enter

if __name__ == "__main__":
    enter(DEV_LOCK)
    from tools.attacks.command import main

    sys.exit(main(sys.argv[1:]))
