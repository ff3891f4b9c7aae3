"""Where the frozen program begins; what thinks in a process of its own begins here as well."""

import multiprocessing
import os
import sys


def forget_own_libraries():
    """Lets programs of the system, which the game may call, find the system's libraries again.

    The start has pointed the loader at the libraries in this folder, and has read that already.
    """
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before


if __name__ == "__main__":
    if sys.platform.startswith("linux"):
        forget_own_libraries()
    multiprocessing.freeze_support()  # never returns in such a process
    from game.__main__ import main

    sys.exit(main())
