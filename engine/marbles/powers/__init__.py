"""The powers of the potions (R6): one file each, listed here in the order of the rule book."""

from __future__ import annotations

from . import (
    abyssal_draft,
    blind_love,
    lavamancing,
    magnetical_attraction,
    prismatic_joy,
    sands_of_time,
    uttermost_stickiness,
    wisdom,
)
from .power import Power

POWERS: tuple[Power, ...] = (
    wisdom.POWER,
    magnetical_attraction.POWER,
    abyssal_draft.POWER,
    uttermost_stickiness.POWER,
    blind_love.POWER,
    lavamancing.POWER,
    prismatic_joy.POWER,
    sands_of_time.POWER,
)
