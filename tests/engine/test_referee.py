"""The referee of PROTOCOL.md: its shape, and nonsense that must leave it standing."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from typing import Any

import pytest

from engine.__main__ import Referee, serve
from engine.ai import levels
from tests.engine.table import Table
from tests.engine.test_whole_games import CONFIGS, middle_of_games

NONSENSE: list[str] = [
    "",
    "   ",
    "hello",
    "{",
    "}",
    "[]",
    "[1,2,3]",
    "7",
    "null",
    "true",
    '"new"',
    "NaN",
    "Infinity",
    "{}",
    '{"do":null}',
    '{"do":7}',
    '{"do":["new"]}',
    '{"do":{"new":1}}',
    '{"do":"dance"}',
    '{"do":"NEW"}',
    '{"do":"_new"}',
    '{"do":"new","game":"chess"}',
    '{"do":"new","game":7}',
    '{"do":"new","game":["marbles"]}',
    '{"do":"new","seed":"seven"}',
    '{"do":"new","seed":1.5}',
    '{"do":"new","seed":NaN}',
    '{"do":"new","seed":true}',
    '{"do":"new","seed":1e400}',
    '{"do":"new","seed":' + "9" * 30 + "}",
    '{"do":"new","seed":' + "9" * 6000 + "}",
    '{"do":"new","config":"small"}',
    '{"do":"new","config":{"seats":NaN}}',
    '{"do":"play"}',
    '{"do":"play","action":null}',
    '{"do":"play","action":7}',
    '{"do":"play","action":["pick","0","0"]}',
    '{"do":"play","action":""}',
    '{"do":"play","action":" "}',
    '{"do":"play","action":"pick"}',
    '{"do":"play","action":"pick 0"}',
    '{"do":"play","action":"pick 0 0 0"}',
    '{"do":"play","action":"pick  0 0"}',
    '{"do":"play","action":"pick 0 0 "}',
    '{"do":"play","action":"PICK 0 0"}',
    '{"do":"play","action":"pick -1 0"}',
    '{"do":"play","action":"pick 0 8"}',
    '{"do":"play","action":"pick 5 0"}',
    '{"do":"play","action":"pick 0 1e0"}',
    '{"do":"play","action":"pick 0 \\u0661"}',
    '{"do":"play","action":"pick 0 ' + "0" * 9000 + '"}',
    '{"do":"play","action":"pick\\t0\\t0"}',
    '{"do":"play","action":"pick 0 0\\n"}',
    '{"do":"play","action":"end"}',
    '{"do":"play","action":"drink tea"}',
    '{"do":"play","action":"drink wisdom/6a"}',
    '{"do":"play","action":"place 0 Q"}',
    '{"do":"play","action":"place 9 R"}',
    '{"do":"play","action":"place 0 R 900"}',
    '{"do":"play","action":"\\ud800"}',
    '{"do":"play","action":"' + "x" * 100_000 + '"}',
    '{"do":"undo"}',
    '{"do":"undo","force":"yes"}',
    '{"do":"undo","force":1}',
    '{"do":"view"}',
    '{"do":"view","seat":2}',
    '{"do":"view","seat":-1}',
    '{"do":"view","seat":"0"}',
    '{"do":"view","seat":true}',
    '{"do":"view","seat":0.0}',
    '{"do":"view","seat":[0]}',
    '{"do":"set"}',
    '{"do":"set","state":null}',
    '{"do":"set","state":[]}',
    '{"do":"set","state":{"tracks":"RBKY"}}',
    '{"do":"set","state":{"tracks":["R"]}}',
    '{"do":"set","state":{"tracks":["X","","","",""]}}',
    '{"do":"set","state":{"tracks":["' + "R" * 17 + '","","","",""]}}',
    '{"do":"set","state":{"tracks":[1,2,3,4,5]}}',
    '{"do":"set","state":{"hand":7}}',
    '{"do":"set","state":{"hand":"r"}}',
    '{"do":"set","state":{"seat":2}}',
    '{"do":"set","state":{"seat":NaN}}',
    '{"do":"set","state":{"countdown":13}}',
    '{"do":"set","state":{"countdown":-1}}',
    '{"do":"set","state":{"picked":1}}',
    '{"do":"set","state":{"marbles":80}}',
    '{"do":"set","state":{"stacks":[["wisdom/6a"],["wisdom/6a"],[],[],[]]}}',
    '{"do":"set","state":{"stacks":[["wisdom/9z"],[],[],[],[]]}}',
    '{"do":"set","state":{"desks":[]}}',
    '{"do":"set","state":{"desks":[{"pool":"RRRR"},{}]}}',
    '{"do":"set","state":{"desks":[{"gold":1},{}]}}',
    '{"do":"set","state":{"desks":[{"brewing":[{"tile":"wisdom/4a","filled":["RR","YY"]}]},{}]}}',
    '{"do":"set","state":{"desks":[{"brewing":[{"tile":"wisdom/4a","filled":["R","Y"]}]},{}]}}',
    '{"do":"set","state":{"desks":[{"brewing":[{"tile":"wisdom/4a","filled":["MR","--"]}]},{}]}}',
    '{"do":"set","state":{"frames":[]}}',
    '{"do":"set","state":{"frames":[["turn",0,1]]}}',
    '{"do":"set","state":{"frames":[["turn",0,0],["wisdom",0,0,99]]}}',
    '{"do":"set","state":{"frames":[["turn",0,0],["blind_love",0,0]]}}',
    '{"do":"set","state":{"frames":[[["turn"],0,0]]}}',
    '{"do":"set","state":{"frames":[["tie",0,0]]}}',
    '{"do":"set","state":{"kinds":[{}]}}',
    '{"do":"set","state":{"cauldron":"GG"}}',
    '{"do":"set","state":{"professors":["severus"]}}',
    '{"do":"set","state":{"professors":[["albedus_humblescore"]]}}',
    '{"do":"set","state":{"professors":["gideon_prissymann","gideon_prissymann"]}}',
    '{"do":"set","state":{"varnish":"RBKY"}}',
    '{"do":"set","state":{"varnish":"GBKYGM"}}',
    '{"do":"set","state":{"varnish":"RBKYRM"}}',
    '{"do":"set","state":{"rng":"xyz"}}',
    '{"do":"set","state":{"rng":5}}',
    '{"do":"set","state":{"config":{"seats":3}}}',
    '{"do":"suggest","level":"oracle"}',
    '{"do":"suggest","level":["greedy"]}',
    '{"do":"suggest","level":{"a":1}}',
    '{"do":"suggest","level":"greedy","seconds":"long"}',
    '{"do":"suggest","level":"greedy","seconds":-1}',
    '{"do":"suggest","level":"greedy","seconds":NaN}',
    '{"do":"suggest","level":"greedy","seed":"x"}',
    '{"do":"load"}',
    '{"do":"load","record":null}',
    '{"do":"load","record":{}}',
    '{"do":"load","record":{"format":1}}',
    '{"do":"load","record":{"format":999}}',
    '{"do":"load","record":{"format":"1"}}',
    '{"do":"load","record":[1]}',
    "[" * 100_000,
    "[" * 900 + "]" * 900,
    '{"do":' * 50_000,
    '{"do":"play","action":' + "[" * 900 + "]" * 900 + "}",
    '{"do":"new","config":{"kinds":' + "[" * 900 + "]" * 900 + "}}",
    '{"do":"options"',
    '{"do":"options"}{"do":"options"}',
    '{"do":"options" "x"}',
    "\x00",
    '{"do":"options"}\x00',
]


def is_sentence(text: str) -> bool:
    """One plain sentence, not a report from inside."""
    inside = ("could not be served", "Error(", "Traceback", "object at 0x")
    return (
        text.endswith(".")
        and "\n" not in text
        and len(text) < 400
        and not any(word in text for word in inside)
    )


@pytest.mark.parametrize("moves", [0, 1])
def test_nonsense_gets_a_sentence_and_changes_nothing(moves: int) -> None:
    assert len(NONSENSE) >= 40
    table = Table()
    for _ in range(moves):
        table.play("help", "take 0 0")
    lines = NONSENSE if moves == 0 else [x for x in NONSENSE if '"undo"' not in x]
    key, reply = table.key, table.ask("options")
    for line in lines:
        answer = table.referee.answer(line)
        assert set(answer) == {"ok", "error"}, (line[:200], answer)
        assert is_sentence(answer["error"]), (line[:200], answer)
        json.dumps(answer)
        assert table.key == key, line[:200]
    assert table.ask("options") == reply


def test_nonsense_before_a_game_begins() -> None:
    referee = Referee()
    for do in ("options", "undo", "state", "view", "set", "scores", "suggest", "save", "key"):
        answer = referee.answer(json.dumps({"do": do}))
        assert not answer["ok"]
        assert is_sentence(answer["error"])
    for line in NONSENSE:
        assert not referee.answer(line)["ok"]


JUNK: list[Any] = [
    *(None, True, 0, -1, 7, 99, 10**30, 0.5, float("nan"), "", "R", "Z", "wisdom/6a", "?" * 9),
    *([], [0], [[]], [None] * 5, {}, {"a": 1}, "R" * 300, [["turn", 0, 0]], [["turn", 1, 0]]),
    *([["wisdom", 0, 0, 99]], [["turn", 1, 0, 77]], [["draft", 0, 0]], [["help", 0, 0, 7]]),
]


def with_junk(data: Any, junk: Any, rng: random.Random) -> Any:
    """The data with one value, anywhere inside, replaced."""
    if isinstance(data, dict) and data and rng.random() < 0.9:
        name = rng.choice(sorted(data))
        return {**data, name: with_junk(data[name], junk, rng)}
    if isinstance(data, list) and data and rng.random() < 0.9:
        at = rng.randrange(len(data))
        return [*data[:at], with_junk(data[at], junk, rng), *data[at + 1 :]]
    return junk


def play_on(table: Table, rng: random.Random, moves: int = 12) -> None:
    """A position that was accepted can be played."""
    table.ask("options")
    for _ in range(moves):
        if table.over:
            break
        table.play(rng.choice(table.options))
    for do in ("scores", "state", "save", "key"):
        table.ask(do)


def test_wrong_values_anywhere_in_a_position() -> None:
    """`set` refuses with a sentence and no trace, or takes a position that can be played."""
    rng = random.Random(9)
    for config, moves in ((CONFIGS[0], 0), (CONFIGS[0], 2), (CONFIGS[1], 60), (CONFIGS[4], 201)):
        table = middle_of_games(config, 9, moves)
        record, key, state = table.ask("save")["record"], table.key, table.state
        for _ in range(250):
            junk = with_junk(state, rng.choice(JUNK), rng)
            answer = table.referee.answer(json.dumps({"do": "set", "state": junk}))
            if answer["ok"]:
                play_on(table, rng)
                table.ask("load", record=record)
            else:
                assert is_sentence(answer["error"]), answer
                assert table.key == key


def test_wrong_values_anywhere_in_a_record() -> None:
    rng = random.Random(10)
    table = middle_of_games(CONFIGS[0], 10, 80)
    table.set(hand="")
    for _ in range(6):
        table.play(rng.choice(table.options))
    record, key = table.ask("save")["record"], table.key
    assert record["start"] is not None
    for _ in range(500):
        junk = with_junk(record, rng.choice(JUNK), rng)
        answer = table.referee.answer(json.dumps({"do": "load", "record": junk}))
        if answer["ok"]:
            play_on(table, rng, 4)
            table.ask("load", record=record)
        else:
            assert is_sentence(answer["error"]), answer
        assert table.key == key


def test_a_saved_test_position_can_be_loaded() -> None:
    table = Table().set(tracks=["RBKY", "", "", "", ""], hand="R")
    table.play("pick 0 1")
    other = Table(seed=99)
    other.ask("load", record=table.ask("save")["record"])
    assert other.key == table.key
    other.ask("undo", force=True)
    assert other.state["tracks"][0] == "RBKY"


def test_set_takes_any_subset_and_lifts_duplicates() -> None:
    """Ruling: a tile put on a desk leaves the stack (or the starters) it lay on."""
    table = Table()
    top = table.state["stacks"][2][0]
    table.set(desks=[{"completed": [{"tile": top, "drunk": False}]}, {}])
    assert top not in table.state["stacks"][2]
    assert table.tiles().count(top) == 1
    below = table.state["desks"][1]["brewing"][0]["tile"]
    table.set(stacks=[[below], [], [], [], []])
    assert below not in [b["tile"] for b in table.desk(1)["brewing"]]
    before = table.state
    table.set(countdown=2)
    assert table.state == {**before, "countdown": 2}


def test_more_marbles_than_the_dispenser_holds() -> None:
    """Ruling: a position may hold too many; they return all the same, and it can be saved."""
    table = Table().set(hand="YYYYYYYY", desks=[{"brewing": []}, {}], picked=True)
    table.play("end", "keep Y", "keep Y", "keep Y", "draw 0", "draw 0")
    assert len(table.marbles()) == 88
    record = table.ask("save")["record"]
    other = Table()
    other.ask("load", record=record)
    assert other.key == table.key


def test_every_reply_has_the_shape_of_the_protocol() -> None:
    table = Table()
    decision = {"ok", "seat", "asks", "options", "over"}
    for do, fields, more in (
        ("new", {}, decision),
        ("new", {"config": {"draft": False}, "seed": 3}, decision),
        ("options", {}, decision),
        ("play", {"action": "help"}, decision | {"events"}),
        ("undo", {}, decision),
        ("state", {}, {"ok", "state"}),
        ("view", {"seat": 1}, {"ok", "state"}),
        ("set", {"state": {}}, decision),
        ("scores", {}, {"ok", "scores", "sheet", "winners"}),
        ("suggest", {"level": "random", "seconds": 1.0, "seed": 1}, {"ok", "action", "why"}),
        ("save", {}, {"ok", "record"}),
        ("key", {}, {"ok", "key"}),
    ):
        assert set(table.ask(do, **fields)) == more
    fields = {
        *("tracks", "cauldron", "stacks", "hand", "desks", "seat", "first", "turn", "picked"),
        *("helped", "countdown", "kinds", "professors", "over"),
    }
    assert fields <= set(table.state)
    desk = {"brewing", "pool", "completed", "skills", "helps", "rewards", "scoldings"}
    assert set(table.desk()) == desk
    assert int(table.key, 16) >= 0


@pytest.mark.parametrize("level", ["random", "greedy", "hard"])
def test_a_suggestion_is_an_option_and_changes_nothing(level: str) -> None:
    for seed in range(4):
        table = middle_of_games(CONFIGS[0], seed, 30 * seed)
        key = table.key
        reply = table.ask("suggest", level=level, seconds=0.02, seed=seed)
        assert reply["action"] in table.options
        assert reply["why"]
        assert reply == table.ask("suggest", level=level, seconds=0.02, seed=seed)
        assert table.key == key


def test_seconds_bound_what_is_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: so many samples a second, and never more than the level has."""
    asked = []
    monkeypatch.setattr(levels, "halving", lambda n, _, effort: asked.append(effort) or [0] * n)
    table = Table(draft=False)
    for seconds in (0.5, 1e-9, 1e300, None):
        table.ask("suggest", level="headmaster", **({"seconds": seconds} if seconds else {}))
    assert asked == [levels.SAMPLES_A_SECOND // 2, 1, 1000, 1000]


def test_bytes_that_are_no_text() -> None:
    """Bad UTF-8, empty lines and a last line without its end; one answer each, in order."""
    source = io.BytesIO(
        b'\xff\xfe\n\n{"do":"new"}\r\n\xed\xa0\x80\n{"do":"key"}\n' + b"\x80" * 100_000 + b"\n"
        b'{"do":"options"}'
    )
    sink = io.BytesIO()
    serve(source, sink)
    answers = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [answer["ok"] for answer in answers] == [False, False, True, False, True, False, True]
    assert all(is_sentence(answer["error"]) for answer in answers if not answer["ok"])


def test_the_process_answers_in_order_and_ends_well() -> None:
    lines = ["nonsense", '{"do":"new","seed":7}', "[" * 200_000, '{"do":"key"}', '{"do":"options"}']
    done = subprocess.run(
        [sys.executable, "-m", "engine"],
        input="\n".join(lines).encode() + b"\n\xff\n",
        capture_output=True,
        timeout=30,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [False, True, False, True, True, False]


def test_the_process_flushes_each_answer() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin and process.stdout
        for line in (b'{"do":"new"}\n', b"?\n", b'{"do":"options"}\n'):
            process.stdin.write(line)
            process.stdin.flush()
            assert b'"ok"' in process.stdout.readline()
        process.stdin.close()
        assert process.wait(10) == 0
