"""Path data of the six signs of the seats, in a box of 64 units."""

from __future__ import annotations

from tools.art.widgets_kit import star

CRESTS = {
    "star": star(32, 33, 18, 0.48),
    "diamond": "M32,13 L46,32 L32,51 L18,32Z",
    "clover": (
        "M32,14 A7.6,7.6 0 0 1 37.6,27 A7.6,7.6 0 1 1 36,40 C35,43 36,46 39,49 H25 "
        "C28,46 29,43 28,40 A7.6,7.6 0 1 1 26.4,27 A7.6,7.6 0 0 1 32,14Z"
    ),
    "triangle": "M32,14 L49,44 Q49,46 47,46 H17 Q15,46 15,44Z",
    "key": (
        "M32,12 A9.5,9.5 0 0 1 35,30.4 V36 H42 V41 H35 V44 H40 V49 H35 V52 H29 V30.4 "
        "A9.5,9.5 0 0 1 32,12Z M32,17.6 A4,4 0 1 0 32,25.6 A4,4 0 1 0 32,17.6Z"
    ),
    "hourglass": (
        "M19,14 H45 V19 H42 C42,26 38,29 35,32 C38,35 42,38 42,45 H45 V50 H19 V45 H22 "
        "C22,38 26,35 29,32 C26,29 22,26 22,19 H19Z"
    ),
}
