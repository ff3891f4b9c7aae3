"""Which of several turns is best, when each can only be tried out on samples of the unknown.

Sequential halving: every candidate meets the same samples, the weaker half leaves, and the rest go
on with the next ones. Effort is counted in samples, never in seconds, so that a seed and a position
always lead to the same choice.
"""

from __future__ import annotations

from collections.abc import Callable


def halving(candidates: int, sample: Callable[[int, int], int], effort: int) -> list[int]:
    """The mean outcome of each candidate; one that left early keeps the mean it had.

    `sample(candidate, number)` is the outcome of a candidate in sample `number`, higher is better;
    about `effort` of them are asked for. The best mean belongs to a candidate that stayed to the
    end, so that one lucky sample never decides.
    """
    rounds = max(1, (candidates - 1).bit_length())
    totals = [0] * candidates
    means = [0] * candidates
    alive = list(range(candidates))
    done = 0
    for _ in range(rounds):
        each = max(1, effort // (rounds * len(alive)))
        for number in range(done, done + each):
            for candidate in alive:
                totals[candidate] += sample(candidate, number)
        done += each
        for candidate in alive:
            means[candidate] = totals[candidate] // done
        alive.sort(key=lambda candidate: -means[candidate])
        alive = alive[: (len(alive) + 1) // 2]
    best = means[alive[0]]
    return [min(mean, best - (c != alive[0])) for c, mean in enumerate(means)]
