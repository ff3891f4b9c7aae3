"""What a power is: an id and the steps that its drinker goes through."""

from __future__ import annotations

from typing import NamedTuple

from ..steps import Step


class Power(NamedTuple):
    """The power of a potion kind (R6). It can be drunk when its first step is possible."""

    id: str
    steps: tuple[Step, ...]
