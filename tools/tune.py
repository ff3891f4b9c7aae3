"""Searches for better weights of the computer players: ``python3 tools/tune.py --out FILE``.

CMA-ES over the numbers in `engine/marbles/strategy/weights.py`: in each generation candidates play
the present weights on the same deals, and the search moves to where the winners are. Hours, not
minutes; stopped with Ctrl-C, the same command goes on. ``--help`` lists the options.
"""

import sys

from environment import DEV_LOCK, enter

if __name__ == "__main__":
    enter(DEV_LOCK)
    from tools.matches.tuning import main

    sys.exit(main(sys.argv[1:]))
