"""The names of the professors (R8.4), apart from their rules so that the config can check them."""

from __future__ import annotations

PROFESSOR_IDS = (
    "albedus_humblescore",
    "antiqua_thriftymind",
    "gideon_prissymann",
    "gravitha_tidygall",
    "overwhilma_explosiwa",
    "shi_zan_shuimo",
    "anxiogenous_oclockitt",
)
NEED_CAULDRON = ("antiqua_thriftymind", "overwhilma_explosiwa")  # whose rule is an exchange
