"""Lets computer players meet and says how strong each is: ``python3 tools/arena.py PLAYER ...``.

A player is a level and perhaps a style, `scholar` or `professor+bold`, or an outside program that
is named by ``--engine NAME=COMMAND``. All play all, or the first all others with ``--gauntlet``;
``--table professor,scholar,scholar,scholar`` seats them by hand. Every deal is played with each
player in each seat. ``--help`` lists the rest.
"""

import sys

from environment import DEV_LOCK, enter

if __name__ == "__main__":
    enter(DEV_LOCK)
    from tools.matches.command import main

    sys.exit(main(sys.argv[1:]))
