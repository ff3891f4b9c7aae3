"""Programs of others at the table: they play, they are told nothing hidden, and they may fail."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from engine.marbles import GAME, SEEN
from tools.matches.play import play_game
from tools.matches.players import Player
from tools.matches.schedule import Job

CONFIG = {"seats": 2, "countdown": 1, "first": 1}
RANDOM = Player("random", "random")
REFEREE = (sys.executable, "-m", "engine")
SEED = 7_654_321_987
SCRIPT = """
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    reply = {"ok": True}
    if request["do"] == "suggest":
        reply = ANSWER
    print(json.dumps(reply), flush=True)
"""


def program(tmp_path: Path, answer: str) -> Player:
    """A program that says yes to everything and answers `suggest` with a piece of Python."""
    path = tmp_path / "program.py"
    path.write_text(SCRIPT.replace("ANSWER", answer), encoding="utf-8")
    return Player("other", "", "", (sys.executable, str(path)))


@pytest.mark.slow
def test_the_referee_plays_as_the_engine_itself() -> None:
    config = {**CONFIG, "cauldron": True, "professors": 2, "sixth_potions": True}
    greedy = Player("greedy", "greedy")
    outside = Player("old/greedy", "greedy", "", REFEREE)
    for players in ((greedy, RANDOM), (RANDOM, greedy)):
        own = play_game(Job(players, SEED, config))
        swapped = tuple(outside if player == greedy else player for player in players)
        assert play_game(Job(swapped, SEED, config))[:5] == own[:5]
        assert own.fault == ""


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ('{"ok": True, "action": "end"}', "other answered 'end', which is not possible there."),
        ('{"ok": True, "action": "fly 1"}', "other answered what is no action: 'fly 1' is."),
        ('{"ok": True}', "other suggested no action but None."),
        ('{"ok": False, "error": "I am lost."}', "other refused 'suggest': I am lost."),
        ("print('Hello!') or {}", "other answered what is not JSON: b'Hello!\\n'."),
        ("sys.exit()", "other ended in the middle of the game."),
        ("time.sleep(9)", "other gave no answer in 0.5 seconds."),
    ],
)
def test_no_legal_answer_loses_with_a_sentence(answer: str, sentence: str, tmp_path: Path) -> None:
    result = play_game(Job((RANDOM, program(tmp_path, answer)), SEED, CONFIG, patience=0.5))
    assert result.winners == (0,)
    assert result.fault.startswith(sentence[:-1])


def test_a_program_that_is_not_there_loses() -> None:
    player = Player("other", "", "", ("./no-such-program",))
    result = play_game(Job((RANDOM, player), SEED, CONFIG))
    assert result.winners == (0,)
    assert "could not be started" in result.fault


def test_a_program_is_told_nothing_hidden(tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    spy = program(tmp_path, "sys.exit()")
    script = Path(spy.command[1])
    tell = f"    open({str(told)!r}, 'a').write(line)\n    request = "
    script.write_text(
        script.read_text(encoding="utf-8").replace("    request = ", tell), encoding="utf-8"
    )
    play_game(Job((RANDOM, spy), SEED, CONFIG))
    truth = GAME.dump(GAME.new(CONFIG, SEED))
    requests = [json.loads(line) for line in told.read_text(encoding="utf-8").splitlines()]
    state = next(request["state"] for request in requests if request["do"] == "set")
    assert str(SEED) not in told.read_text(encoding="utf-8")
    assert state["rng"] != truth["rng"]
    for shown, real in zip(state["tracks"], truth["tracks"], strict=True):
        assert shown[:SEEN] == real[:SEEN]
        assert shown[SEEN:] != real[SEEN:]
    for shown, real in zip(state["stacks"], truth["stacks"], strict=True):
        assert shown[0] == real[0]
        assert shown[1:] != real[1:]
