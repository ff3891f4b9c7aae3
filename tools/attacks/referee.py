"""Mutated lines for `python -m engine`: each gets exactly one answer, in a sentence, in time."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from queue import Empty, Queue
from typing import IO, Any

from engine import Session
from engine.marbles import GAME
from tools.random_games import combinations, pick

from .found import Bar, Found, is_sentence

UNIT, SHORT, LONG = "lines", 400, 10_000
ROOT = Path(__file__).resolve().parents[2]
LONGEST = 200_000  # bytes of a line
PATIENCE = 20.0  # seconds for one answer; a suggestion may take some
JUNK = (
    *(b"null", b"true", b"-1", b"1e400", b"NaN", b'"', b"[]", b"{}", b"[[[[[[", b"\xff", b"\x00"),
    *(b"\\ud800", b"9" * 40, b"-0", b"0.5", b'"do"', b"\xf0\x9f\xa7\xaa", b"\r", b"\t", b" " * 9),
)
CONFIGS = list(combinations())
VALUES: tuple[Any, ...] = (
    *(None, True, 0, -1, 7, 10**30, 0.5, float("nan"), "", "R", "GBKYRM", "wisdom/6a", "?" * 9),
    *([], [0], [[]], [None] * 5, {}, {"a": 1}, "R" * 300, [["turn", 0, 0]], [["help", 0, 0, 7]]),
)
PROBE = b'{"do":"are you there?"}'  # shows that answers and lines are still in step


class Engine:
    """The referee as a process; a thread reads its answers, so that none can be waited for long."""

    def __init__(self) -> None:
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        self.process = subprocess.Popen(
            [sys.executable, "-m", "engine"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
        )
        assert self.process.stdin and self.process.stdout
        self._in: IO[bytes] = self.process.stdin
        self._answers: Queue[bytes] = Queue()
        self._reader = threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True)
        self._reader.start()

    def _read(self, out: IO[bytes]) -> None:
        for line in out:
            self._answers.put(line)

    def ask(self, line: bytes) -> bytes:
        """The answer to a line; empty where none came in time."""
        try:
            self._in.write(line + b"\n")
            self._in.flush()
            return self._answers.get(timeout=PATIENCE)
        except (Empty, OSError):
            return b""

    def close(self) -> tuple[int, bytes, int]:
        """Its exit code, what it complained of, and how many answers nobody had asked for."""
        self._in.close()
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        self._reader.join(PATIENCE)
        self.errors.seek(0)
        complaint = self.errors.read()
        self.errors.close()
        return code, complaint, self._answers.qsize()


def requests(rng: random.Random) -> list[bytes]:
    """Well-formed lines about one game: what a mutation begins with."""
    config = rng.choice(CONFIGS)
    session = Session(GAME, config, rng.getrandbits(40))
    lines: list[dict[str, Any]] = [{"do": "new", "config": config, "seed": session.seed}]
    for _ in range(rng.randrange(60)):
        if session.decision.over:
            break
        action = pick(session.decision.options, rng)
        session.submit(action)
        lines.append({"do": "play", "action": GAME.action_text(action)})
    plain = ("options", "state", "scores", "save", "key", "undo")
    lines += [{"do": do} for do in plain] + [{"do": "undo", "force": True}]
    lines += [{"do": "view", "seat": seat} for seat in range(config["seats"])]
    lines.append({"do": "suggest", "level": rng.choice(("random", "greedy")), "seed": 3})
    lines.append({"do": "load", "record": session.record({"seats": ["Ä"]}).model_dump()})
    lines += [{"do": "set", "state": GAME.dump(session.state)} for _ in range(3)]
    return [json.dumps(line, ensure_ascii=rng.random() < 0.5).encode() for line in lines]


def mutated(line: bytes, others: list[bytes], rng: random.Random) -> bytes:
    """The line with a wrong value or up to three wounds; it stays one line."""
    if rng.random() < 0.5:
        return revalued(line, rng)
    for _ in range(rng.randint(1, 3)):
        line = wounded(line, others, rng)
    return line.replace(b"\n", b" ")[:LONGEST]


def wounded(line: bytes, others: list[bytes], rng: random.Random) -> bytes:
    """The line with a bit flipped, cut, robbed of a piece, stuffed, doubled, crossed or mixed."""
    at, end = sorted((rng.randrange(len(line) + 1), rng.randrange(len(line) + 1)))
    wound = rng.randrange(7)
    if wound == 0 and line:
        byte = rng.randrange(len(line))
        return line[:byte] + bytes((line[byte] ^ 1 << rng.randrange(8),)) + line[byte + 1 :]
    if wound == 1:
        return line[:at]
    if wound == 2:
        return line[:at] + line[min(end, at + rng.randrange(1, 9)) :]
    if wound == 3:
        return line[:at] + rng.choice(JUNK) + line[at:]
    if wound == 4:
        return line[:end] + line[at:end] + line[end:]
    if wound == 5:
        return line[:at] + rng.choice(others)[at:]
    return swapped(line, rng)


def swapped(line: bytes, rng: random.Random) -> bytes:
    """Two words between the commas change places."""
    parts = line.split(b",")
    a, b = rng.randrange(len(parts)), rng.randrange(len(parts))
    parts[a], parts[b] = parts[b], parts[a]
    return b",".join(parts)


def revalued(line: bytes, rng: random.Random) -> bytes:
    """The line with one value, anywhere inside, replaced; it stays JSON."""
    return json.dumps(with_value(json.loads(line), rng), ensure_ascii=False).encode()


def with_value(data: Any, rng: random.Random) -> Any:
    """The data with one value replaced, doubled or left out."""
    if isinstance(data, dict) and data and rng.random() < 0.9:
        name = rng.choice(sorted(data))
        return {**data, name: with_value(data[name], rng)}
    if isinstance(data, list) and data and rng.random() < 0.9:
        at = rng.randrange(len(data))
        few = rng.choice(([], [data[at], data[at]], [with_value(data[at], rng)]))
        return [*data[:at], *few, *data[at + 1 :]]
    if isinstance(data, int) and rng.random() < 0.5:
        return data + rng.choice((-1, 1, 1000))
    return rng.choice(VALUES)


def attack(count: int, bar: Bar) -> Found:
    """So many mutated lines; now and then a whole one, so that there is a game to harm."""
    found, rng = Found(), random.Random(5)
    engine, lines = Engine(), requests(rng)
    for number in bar(range(count)):
        if number % 20 == 0:
            lines = requests(rng)
            for line in lines[:-12]:
                engine.ask(line)
            check_step(engine, found, number)
        line = mutated(rng.choice(lines[-14:] if rng.random() < 0.7 else lines), lines, rng)
        begin = time.perf_counter()
        answer = engine.ask(line)
        found.most("slowest s", time.perf_counter() - begin)
        found.count += 1
        options = judge(line, answer, found)
        if options:  # what was taken in can be played
            play = json.dumps({"do": "play", "action": rng.choice(options)}).encode()
            reply = engine.ask(play)
            found.check(
                b'"ok": true' in reply, f"{line[:200]!r}, then {play!r} got {reply[:200]!r}"
            )
        if not answer:
            engine.close()
            engine = Engine()
    check_step(engine, found, count)
    code, complaint, left = engine.close()
    found.check(code == 0, f"the referee ended with code {code}")
    found.check(not complaint, f"the referee complained: {complaint[-300:]!r}")
    found.check(not left, f"{left} answers more than lines")
    return found


def check_step(engine: Engine, found: Found, number: int) -> None:
    """The probe gets the answer to the probe."""
    answer = engine.ask(PROBE)
    found.check(b"are you there?" in answer, f"out of step near line {number}: {answer[:200]!r}")


def judge(line: bytes, answer: bytes, found: Found) -> list[str]:
    """One answer: an object that says whether it went well, with a sentence where not.

    What may be played then is given back.
    """
    try:
        reply = json.loads(answer)
    except ValueError:
        reply = None
    if not found.check(isinstance(reply, dict), f"{line[:200]!r} got {answer[:200]!r}"):
        return []
    if reply.get("ok") is True:
        found.add("served")
        return list(reply.get("options", ()))
    found.add("refused")
    sentence = reply.get("error")
    right = set(reply) == {"ok", "error"} and reply["ok"] is False and is_sentence(sentence)
    found.check(right, f"{line[:300]!r} got {str(sentence)[:300]!r}")
    return []
