"""The referee: one JSON object a line in, one a line out, until the input ends (PROTOCOL)."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import IO, Any, TypeAlias

from .ai import LEVELS, choose, explain
from .game import BadInput, short
from .marbles import GAME
from .record import read_record
from .session import Session

GAMES = {GAME.id: GAME}
Request: TypeAlias = dict[str, Any]
LONGEST = 4_000_000  # characters of a line
PLAIN_LEVELS = {"easy": "novice", "medium": "scholar", "hard": "headmaster"}


class Referee:
    """One session and the requests it serves; a refusal changes nothing."""

    def __init__(self) -> None:
        self._session: Session[Any] | None = None
        self._requests: dict[str, Callable[[Request], dict[str, Any]]] = {
            "new": self._new,
            "options": self._options,
            "play": self._play,
            "undo": self._undo,
            "state": self._state,
            "view": self._view,
            "set": self._set,
            "scores": self._scores,
            "suggest": self._suggest,
            "save": self._save,
            "load": self._load,
            "key": self._key,
        }

    def answer(self, line: str) -> dict[str, Any]:
        """The reply to one line, whatever it holds."""
        try:
            return {"ok": True, **self._serve(_parse(line))}
        except BadInput as refusal:
            return {"ok": False, "error": str(refusal)}
        except Exception as error:
            return {"ok": False, "error": f"The request could not be served: {error!r}."}

    def _serve(self, request: Request) -> dict[str, Any]:
        do = request.get("do")
        if not isinstance(do, str) or do not in self._requests:
            known = ", ".join(self._requests)
            raise BadInput(f"'do' must be one of {known}, not {short(do)}.")
        return self._requests[do](request)

    @property
    def _open(self) -> Session[Any]:
        if self._session is None:
            raise BadInput("There is no game yet: send 'new' or 'load' first.")
        return self._session

    def _new(self, request: Request) -> dict[str, Any]:
        name = request.get("game", GAME.id)
        if not isinstance(name, str) or name not in GAMES:
            raise BadInput(f"There is no game {short(name)}; there are {', '.join(GAMES)}.")
        config = request.get("config")
        if config is None:
            config = {}
        seed = _whole(request.get("seed", 0), "seed")
        self._session = Session(GAMES[name], config, seed)
        return self._options(request)

    def _options(self, request: Request) -> dict[str, Any]:
        session = self._open
        decision = session.decision
        return {
            "seat": decision.seat,
            "asks": decision.asks,
            "options": [session.game.action_text(a) for a in decision.options],
            "over": decision.over,
        }

    def _play(self, request: Request) -> dict[str, Any]:
        session = self._open
        text = request.get("action")
        if not isinstance(text, str):
            raise BadInput(f"'action' must be a line such as \"pick 2 4\", not {short(text)}.")
        events = session.submit(session.game.read_action(text))
        return {
            "events": [session.game.event_data(event) for event in events],
            **self._options(request),
        }

    def _undo(self, request: Request) -> dict[str, Any]:
        force = request.get("force", False)
        if not isinstance(force, bool):
            raise BadInput(f"'force' must be true or false, not {short(force)}.")
        self._open.undo(force)
        return self._options(request)

    def _state(self, request: Request) -> dict[str, Any]:
        session = self._open
        return {"state": session.game.dump(session.state)}

    def _view(self, request: Request) -> dict[str, Any]:
        session = self._open
        seats = len(session.game.scores(session.state))
        seat = request.get("seat")
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(seats):
            raise BadInput(
                f"'seat' must be a whole number from 0 to {seats - 1}, not {short(seat)}."
            )
        return {"state": session.game.dump_view(session.state, seat)}

    def _set(self, request: Request) -> dict[str, Any]:
        session = self._open
        session.replace(session.game.load(request.get("state"), session.state))
        return self._options(request)

    def _scores(self, request: Request) -> dict[str, Any]:
        session = self._open
        game, state = session.game, session.state
        return {
            "scores": game.scores(state),
            "sheet": game.sheet(state),
            "winners": game.winners(state),
        }

    def _suggest(self, request: Request) -> dict[str, Any]:
        session = self._open
        level = request.get("level", "greedy")
        if isinstance(level, str):
            level = PLAIN_LEVELS.get(level, level)
        if level not in LEVELS:
            raise BadInput(f"'level' must be one of {', '.join(LEVELS)}, not {short(level)}.")
        seconds = request.get("seconds")
        if seconds is not None and not _positive(seconds):
            raise BadInput(f"'seconds' must be a number above 0, not {short(seconds)}.")
        seed = _whole(request.get("seed", 0), "seed")
        if session.decision.over:
            raise BadInput("The game is over: there is nothing to suggest.")
        action = choose(session.game, session.state, level, seed, seconds=seconds)
        why = explain(session.game, session.state, action)
        return {"action": session.game.action_text(action), "why": why}

    def _save(self, request: Request) -> dict[str, Any]:
        return {"record": self._open.record().model_dump()}

    def _load(self, request: Request) -> dict[str, Any]:
        record = read_record(request.get("record"))
        if record.game not in GAMES:
            raise BadInput(f"The record is of a game {short(record.game)} that is not known here.")
        self._session = Session.resume(GAMES[record.game], record)
        return self._options(request)

    def _key(self, request: Request) -> dict[str, Any]:
        session = self._open
        return {"key": session.game.key(session.state)}


def _positive(value: Any) -> bool:
    return not isinstance(value, bool) and isinstance(value, int | float) and value > 0


def _parse(line: str) -> Request:
    if len(line) > LONGEST:
        raise BadInput(f"The line is longer than {LONGEST} characters.")
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadInput("The line is not JSON; send one object a line.") from error
    if not isinstance(request, dict):
        raise BadInput(f"A request must be an object with 'do', not {short(request)}.")
    return request


def _whole(value: Any, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) >= 1 << 63:
        raise BadInput(f"{name!r} must be a whole number of at most 63 bits, not {short(value)}.")
    return value


def serve(source: IO[bytes], sink: IO[bytes]) -> None:
    """Answer line by line, flushed at once, until the input ends."""
    referee = Referee()
    for raw in source:
        try:
            line = raw.decode("utf-8")
        except UnicodeDecodeError:
            reply: dict[str, Any] = {"ok": False, "error": "The line is not UTF-8."}
        else:
            if not line.strip():
                reply = {"ok": False, "error": "The line is empty; send one object a line."}
            else:
                reply = referee.answer(line)
        sink.write(json.dumps(reply).encode("ascii") + b"\n")
        sink.flush()


def main() -> int:
    """Run the referee on the standard streams."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
