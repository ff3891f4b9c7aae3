"""What the program reads before its first frame: the fewer, the sooner it is there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LATER = {"asyncio", "engine", "filelock", "multiprocessing", "numpy", "pydantic", "pymunk"}
OPEN = """
import sys
from game.__main__ import main
from game.app import App, Options

class First(App):
    def splash(self):
        super().splash()
        sys.exit(" ".join(sys.modules))

First(Options(size=(640, 360), hidden=True))
"""


def test_what_is_not_needed_for_the_first_frame_comes_later() -> None:
    run = subprocess.run(
        [sys.executable, "-c", OPEN], cwd=ROOT, env=os.environ, capture_output=True, text=True
    )
    loaded = set(run.stderr.splitlines()[-1].split())
    assert {"pygame", "game.window"} <= loaded, run.stderr
    assert not LATER & loaded
