"""Builds the wheel with the compiled engine where that can be done, and in plain Python elsewhere.

Hatchling calls it (see pyproject.toml). ``BREWBURST_PURE=1`` asks for plain Python.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from accelerate import compile_into
from environment import SetupError


class CompiledEngine(BuildHookInterface):
    """Adds the games worth watching and the compiled modules; the sources stay beside these."""

    def initialize(self, version, build_data):
        self._folder = Path(tempfile.mkdtemp(prefix="engine-"))
        if version == "editable":
            return
        for save in sorted(Path(self.root, "saves").glob("*.brewburst")):
            build_data["force_include"][str(save)] = f"game/samples/{save.name}"
        if os.environ.get("BREWBURST_PURE"):
            return
        target = self._folder / "compiled"
        try:
            compile_into(target)
        except SetupError as error:
            self.app.display_warning(str(error))
            return
        for path in [*target.rglob("*.so"), *target.rglob("*.pyd")]:
            build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version, build_data, artifact_path):
        shutil.rmtree(self._folder, ignore_errors=True)
