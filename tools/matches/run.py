"""Many jobs at once: in processes of this machine, or on a Dask cluster that is already there."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool

from tqdm import tqdm

from engine.game import BadInput

from .play import Result, play_game
from .schedule import Job
from .store import Store

Runner = Callable[[Sequence[Job]], Iterator[tuple[Job, Result]]]


def play_missing(
    jobs: Iterable[Job],
    store: Store,
    run: Runner,
    title: str = "",
    score: Callable[[Job, Result], str] = lambda job, result: "",
) -> None:
    """Play what is not in the store yet, under a bar that shows the score so far."""
    wanted = {job.key: job for job in jobs}
    waiting = [job for key, job in wanted.items() if key not in store.done]
    for key, job in wanted.items():
        if key in store.done:
            score(job, store.done[key])
    if not waiting:
        return
    done = len(wanted) - len(waiting)
    with tqdm(total=len(wanted), initial=done, unit="game", desc=title or None) as bar:
        for job, result in run(waiting):
            store.add(job, result)
            bar.set_postfix_str(score(job, result), refresh=False)
            bar.update()


def here(processes: int) -> Runner:
    """Play on this machine; with one process, in the present one."""

    def run(jobs: Sequence[Job]) -> Iterator[tuple[Job, Result]]:
        if processes == 1:
            for job in jobs:
                yield job, play_game(job)
            return
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(processes, context, initializer=_stop_silently) as pool:
            futures = {pool.submit(play_game, job): job for job in jobs}
            try:
                for future in as_completed(futures):
                    yield futures[future], future.result()
            except BrokenProcessPool as error:
                raise BadInput("A process that played was killed; start again to go on.") from error
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
                for process in multiprocessing.active_children():
                    process.terminate()  # a game that is still played may take minutes

    return run


def _stop_silently() -> None:
    """Ctrl-C ends a process that plays without a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
