"""Jobs on a Dask cluster: the same games as here. The extra `arena` is needed for a true one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.game import BadInput
from tools.matches.cluster import on_cluster, pack
from tools.matches.play import play_game
from tools.matches.players import Player
from tools.matches.schedule import in_turn, make_match

TABLE = Player("greedy", "greedy"), Player("random", "random")
JOBS = list(in_turn([make_match(TABLE, 4, 1, {"countdown": 1}, 1.0)]))
UNPACKED = """
import os, sys
from tools.matches.cluster import PACKAGE, pack, unpack
data = pack()
del sys.modules[PACKAGE + ".cluster"]
sys.path = [p for p in sys.path if "site-packages" in p or "lib" in p]
unpack(data, sys.argv[1])
import tools.matches.play, engine.marbles
print(tools.matches.play.__file__, engine.marbles.__file__)
"""


def same_games(found: list[tuple[Any, Any]]) -> bool:
    checks = {job.key: result.check for job, result in found}
    return checks == {job.key: play_game(job).check for job in JOBS}


@pytest.mark.slow
def test_a_true_cluster_plays_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra 'arena' is not installed")
    monkeypatch.chdir(tmp_path)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, local_directory=str(tmp_path)
    ) as cluster:
        assert same_games(list(on_cluster(cluster.scheduler_address)(JOBS)))


class Client:
    """A cluster without a cluster: a call is answered when it is asked for."""

    def __init__(self, address: str, timeout: float) -> None:
        if address == "nowhere":
            raise OSError("no route")
        self.cancelled: list[Any] = []

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        assert len(self.cancelled) == len(JOBS)

    def register_plugin(self, plugin: Any) -> None:
        plugin.setup(SimpleNamespace(local_directory="unused"))

    def map(self, function: Any, values: list[bytes], **_: Any) -> list[Any]:
        def future(number: int, value: bytes) -> Any:
            return SimpleNamespace(key=f"job-{number}", result=lambda: function(value))

        return [future(*pair) for pair in enumerate(values)]

    def cancel(self, futures: list[Any]) -> None:
        self.cancelled = futures


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dask as far as the arena uses it."""
    dask = SimpleNamespace(Client=Client, WorkerPlugin=object, as_completed=reversed)
    monkeypatch.setitem(sys.modules, "distributed", dask)
    monkeypatch.setitem(sys.modules, "cloudpickle", _Cloudpickle())


class _Cloudpickle:
    def register_pickle_by_value(self, module: Any) -> None:
        assert module.__name__ == "tools.matches.cluster"


@pytest.mark.usefixtures("pretended")
def test_results_come_back_with_their_jobs_in_any_order() -> None:
    found = list(on_cluster("somewhere")(JOBS))
    assert [job for job, _ in found] == JOBS[::-1]
    assert same_games(found)


@pytest.mark.usefixtures("pretended")
def test_no_scheduler_is_one_sentence() -> None:
    with pytest.raises(BadInput, match="no Dask scheduler at 'nowhere'"):
        next(on_cluster("nowhere")(JOBS))


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadInput, match=r"pip install -e .\[arena\]"):
        on_cluster("somewhere")


def test_a_worker_imports_what_was_sent(tmp_path: Path) -> None:
    assert len(pack()) < 1_000_000
    run = subprocess.run(
        [sys.executable, "-c", UNPACKED, str(tmp_path)],
        cwd=Path(__file__).resolve().parents[2],
        env={**os.environ, "PYTHONPATH": ""},
        check=True,
        capture_output=True,
        text=True,
    )
    assert all(path.startswith(str(tmp_path)) for path in run.stdout.split())
