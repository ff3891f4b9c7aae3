"""`python -m game`: the program; `--demo` plays in the terminal and needs no screen."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

# SDL reads these when it is loaded, so they come before anything imports pygame.
for name, value in (
    ("PYGAME_HIDE_SUPPORT_PROMPT", "1"),
    ("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2"),
    ("SDL_VIDEO_X11_WMCLASS", "brewburst"),
    ("SDL_VIDEO_WAYLAND_WMCLASS", "brewburst"),
):
    os.environ.setdefault(name, value)

SCENES = ("title", "newgame", "settings", "rules")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit code is 0 unless it could not start."""
    from .trouble import start

    try:
        start.check_python()
    except start.StartError as error:
        return start.refuse(str(error))
    from .trouble import streams

    streams.fill()
    options = read_options(argv)
    if options.selftest:
        from . import selftest

        return selftest.run()
    if options.install_desktop or options.remove_desktop:
        from . import desktop

        return desktop.install() if options.install_desktop else desktop.remove()
    if options.demo:
        from .demo import play

        try:
            return play(options.seats, options.seed)
        except BrokenPipeError:  # the reader has had enough
            sys.stderr.close()
            return 0
    from .crash import guarded

    return guarded(options)


def read_options(argv: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    from .text import t

    parser = argparse.ArgumentParser(prog="brewburst", description=t("cli.about"))
    parser.add_argument("--seed", type=int, help=t("cli.seed"))
    parser.add_argument("--seats", type=int, choices=range(2, 7), help=t("cli.seats"))
    parser.add_argument("--window", type=window_size, metavar="WxH", help=t("cli.window"))
    parser.add_argument("--fast", action="store_true", help=t("cli.fast"))
    parser.add_argument("--new", action="store_true", help=t("cli.new"))
    parser.add_argument("--demo", action="store_true", help=t("cli.demo"))
    parser.add_argument("--scene", choices=SCENES, default="", help=t("cli.scene"))
    parser.add_argument("--selftest", action="store_true", help=t("cli.selftest"))
    parser.add_argument("--install-desktop", action="store_true", help=t("cli.install_desktop"))
    parser.add_argument("--remove-desktop", action="store_true", help=t("cli.remove_desktop"))
    parser.add_argument(
        "file", nargs="?", type=Path, metavar=t("cli.file_name"), help=t("cli.file")
    )
    return parser.parse_args(argv)


def window_size(given: str) -> tuple[int, int]:
    """A size written 1280x720."""
    w, _, h = given.lower().partition("x")
    size = int(w), int(h)
    if not all(1 <= side <= 16384 for side in size):
        raise ValueError(given)
    return size


if __name__ == "__main__":
    sys.exit(main())
