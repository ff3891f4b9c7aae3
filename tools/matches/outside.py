"""A program that answers in the referee's language, one JSON object a line (PROTOCOL).

It is never told a record or the deal's seed, for these give away what is hidden. For each decision
it gets `set` with a whole state in which hidden marbles and tiles are dealt anew, then `suggest`.
"""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import threading
from collections.abc import Mapping
from typing import Any

from engine.game import BadInput, short

GOODBYE = 1.0  # seconds a program gets to leave when its input ends


class Program:
    """A running program; every refusal is a BadInput whose sentence goes on after its name."""

    def __init__(
        self, command: tuple[str, ...], config: Mapping[str, Any], patience: float
    ) -> None:
        self._config = config
        self._patience = patience
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._process: subprocess.Popen[bytes] | None = None
        self._command = command

    def suggest(self, state: Mapping[str, Any], wish: Mapping[str, Any]) -> str:
        """The action line that the program suggests for a state."""
        if self._process is None:
            self._start()
            self._ask({"do": "new", "game": "marbles", "config": self._config, "seed": 0})
        self._ask({"do": "set", "state": state})
        reply = self._ask({"do": "suggest", "seconds": self._patience / 2, **wish})
        action = reply.get("action")
        if not isinstance(action, str):
            raise BadInput(f"suggested no action but {short(action)}.")
        return action

    def close(self) -> None:
        """End the program."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._reader.join()
        process.stdout.close()

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError as error:
            raise BadInput(f"could not be started: {error.strerror}.") from error
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        """Hand the program's lines over as they come, and an empty one at the end."""
        assert self._process is not None and self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(b"")

    def _ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request).encode("ascii") + b"\n")
            self._process.stdin.flush()
            line = self._lines.get(timeout=self._patience)
        except OSError as error:
            raise BadInput("ended in the middle of the game.") from error
        except queue.Empty as error:
            raise BadInput(f"gave no answer in {self._patience:g} seconds.") from error
        if not line:
            raise BadInput("ended in the middle of the game.")
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadInput(f"answered what is not JSON: {short(line)}.") from error
        if not isinstance(reply, dict) or reply.get("ok") is not True:
            what = reply.get("error") if isinstance(reply, dict) else reply
            raise BadInput(f"refused {request['do']!r}: {what}")
        return reply
