"""The same jobs on a Dask cluster that is already there (the extra `arena`).

The cluster needs Python of the same version and what the game runs on, but not this project: its
sources go to each worker, also to those that join later. Jobs and results travel as bytes, and what
is called over there is sent by value (as inner functions are), so that the scheduler need not know
the project either.
"""

from __future__ import annotations

import hashlib
import io
import pickle
import sys
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.game import BadInput

from .play import Result
from .run import Runner
from .schedule import Job
from .store import ENGINE

HERE = Path(__file__).resolve().parent
SENT = {"engine": ENGINE, "tools/matches": HERE}
CONNECT = 10  # seconds to reach the scheduler
PACKAGE = __name__.rpartition(".")[0]
RETRIES = 2  # of a job whose worker was lost


def on_cluster(address: str) -> Runner:
    """Play on the cluster at this address."""
    try:
        import cloudpickle
        import distributed
    except ImportError as error:
        raise BadInput(
            "--scheduler needs Dask: '.venv/bin/pip install -e .[arena]' installs it."
        ) from error
    cloudpickle.register_pickle_by_value(sys.modules[__name__])

    class Sources(distributed.WorkerPlugin):
        """Puts the sources on a worker before it plays."""

        name = "brewburst-sources"

        def __init__(self, data: bytes) -> None:
            self._data = data

        def setup(self, worker: Any) -> None:
            unpack(self._data, worker.local_directory)

    def play(data: bytes) -> bytes:
        """On a worker: the pickled result of a pickled job."""
        from tools.matches.play import play_game

        return pickle.dumps(play_game(pickle.loads(data)))

    def run(jobs: Sequence[Job]) -> Iterator[tuple[Job, Result]]:
        try:
            client = distributed.Client(address, timeout=CONNECT)
        except (OSError, ValueError) as error:
            raise BadInput(f"There is no Dask scheduler at {address!r}.") from error
        with client:
            client.register_plugin(Sources(pack()))
            sent = [pickle.dumps(job) for job in jobs]
            futures = client.map(play, sent, pure=False, retries=RETRIES)
            by_key = {future.key: job for future, job in zip(futures, jobs, strict=True)}
            try:
                for future in distributed.as_completed(futures):
                    yield by_key[future.key], pickle.loads(future.result())
            except ImportError as error:
                raise BadInput(
                    f"A worker of the cluster lacks what the game runs on: {error}."
                ) from error
            finally:
                client.cancel(futures)

    return run


def pack() -> bytes:
    """An archive of the sources that play."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, folder in SENT.items():
            for path in sorted(folder.rglob("*")):
                if path.suffix in (".py", ".toml"):
                    archive.write(path, name / path.relative_to(folder))
    return packed.getvalue()


def unpack(data: bytes, folder: str) -> None:
    """On a worker: make exactly these sources the ones that are imported."""
    if f"{PACKAGE}.cluster" in sys.modules:
        return  # a worker inside the process that asks has them
    place = Path(folder) / f"brewburst-{hashlib.sha256(data).hexdigest()[:12]}"
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        archive.extractall(place)
    for name in list(sys.modules):
        if name.split(".")[0] in ("engine", "tools"):
            del sys.modules[name]
    sys.path.insert(0, str(place))
