"""The powers of the potions (R6): one file each, listed here in the order of the rule book."""

from __future__ import annotations

from . import (
    abyssal_draft,
    blind_love,
    chameleonic_varnish,
    feather_touch,
    fulminating_serum,
    generosity,
    ghastly_concoction,
    lavamancing,
    magnetical_attraction,
    poltergeist_sweat,
    prismatic_joy,
    sands_of_time,
    selfishness,
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
    fulminating_serum.POWER,
    feather_touch.POWER,
    chameleonic_varnish.POWER,
    poltergeist_sweat.POWER,
    ghastly_concoction.POWER,
    selfishness.POWER,
    generosity.POWER,
)
