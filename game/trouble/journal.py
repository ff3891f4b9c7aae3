"""The log of the program, in the platform's folder, with or without a terminal."""

from __future__ import annotations

import logging
import platform
import sys
import threading
from collections import deque
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from types import TracebackType

from game import paths
from game.trouble import streams

NAME = "brewburst.log"
LARGEST = 200_000  # bytes of one file; two older ones are kept
REMEMBERED = 60  # lines for a report, also where no file can be written
FORMAT = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"

log = logging.getLogger(__name__)
_latest: deque[str] = deque(maxlen=REMEMBERED)
_handlers: list[logging.Handler] = []


class _Memory(logging.Handler):
    """Keeps the latest lines."""

    def emit(self, record: logging.LogRecord) -> None:
        _latest.append(self.format(record))


def begin() -> None:
    """Write down what happens from now on; a folder that can't be written to is no error."""
    streams.fill()
    if _handlers:
        return
    logging.raiseExceptions = False  # a full disk must not fill the terminal too
    _handlers.append(_Memory())
    with suppress(OSError):
        _handlers.append(
            RotatingFileHandler(
                paths.log_dir() / NAME, maxBytes=LARGEST, backupCount=2, encoding="utf-8"
            )
        )
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    for handler in _handlers:
        handler.setFormatter(logging.Formatter(FORMAT))
        root.addHandler(handler)
    sys.excepthook = _unforeseen
    threading.excepthook = lambda args: _unforeseen(
        args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
    )


def end() -> None:
    """Close the file."""
    sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
    while _handlers:
        handler = _handlers.pop()
        logging.getLogger().removeHandler(handler)
        handler.close()


def about() -> list[str]:
    """What runs, and on what."""
    return [
        f"Brewburst {version()}, Python {platform.python_version()}, {platform.platform()}",
        f"{'frozen' if hasattr(sys, '_MEIPASS') else 'plain'}, assets in {paths.assets()}",
    ]


def version() -> str:
    """The version of the program, where it is installed."""
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:
        return installed(paths.APP)
    except PackageNotFoundError:
        return "from its sources"


def latest() -> list[str]:
    """The lines written last."""
    return list(_latest)


def _unforeseen(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """An error that nobody caught, perhaps of a thread."""
    if not issubclass(kind, KeyboardInterrupt | SystemExit):
        log.critical("not caught", exc_info=(kind, error, trace))
