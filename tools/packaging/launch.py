"""Where the frozen program begins; what thinks in a process of its own begins here as well."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # never returns in such a process
    from game.__main__ import main

    sys.exit(main())
