"""Computer players of every game. A level sees only what its seat may know (R10.2).

`Thinker`, `Adviser` and `Reviewer` are loaded when first asked for, so that the referee need not
wait for multiprocessing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..game import Fact, Line
from .advice import Verdict, advise, standing, weigh
from .levels import LEVELS, PLAYERS, STYLES, choose, explain

if TYPE_CHECKING:
    from .adviser import Adviser
    from .reviewer import Reviewer
    from .worker import Thinker

__all__ = [
    "LEVELS",
    "PLAYERS",
    "STYLES",
    "Adviser",
    "Fact",
    "Line",
    "Reviewer",
    "Thinker",
    "Verdict",
    "advise",
    "choose",
    "explain",
    "standing",
    "weigh",
]


def __getattr__(name: str) -> Any:
    if name == "Thinker":
        from .worker import Thinker

        return Thinker
    if name == "Adviser":
        from .adviser import Adviser

        return Adviser
    if name == "Reviewer":
        from .reviewer import Reviewer

        return Reviewer
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
