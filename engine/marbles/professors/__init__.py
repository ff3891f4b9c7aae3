"""The professors (R8.4): one file each, listed here in the order of the rule book."""

from __future__ import annotations

from ..hooks import Professor
from . import (
    albedus_humblescore,
    antiqua_thriftymind,
    anxiogenous_oclockitt,
    gideon_prissymann,
    gravitha_tidygall,
    overwhilma_explosiwa,
    shi_zan_shuimo,
)

PROFESSORS: tuple[Professor, ...] = (
    albedus_humblescore.PROFESSOR,
    antiqua_thriftymind.PROFESSOR,
    gideon_prissymann.PROFESSOR,
    gravitha_tidygall.PROFESSOR,
    overwhilma_explosiwa.PROFESSOR,
    shi_zan_shuimo.PROFESSOR,
    anxiogenous_oclockitt.PROFESSOR,
)
