"""The characters of the computer players: how each likes to play, and what each has to say.

A style changes choices within a level, never the strength. The lines are texts by character and
moment, two or more of each: `say.<avatar>.<moment>.<number>`.
"""

from __future__ import annotations

from .text import catalogue, t

STYLES: dict[str, str] = {
    "morgane": "thief",
    "basile": "bold",
    "ottilie": "thrifty",
    "kenzo": "thief",
    "linnea": "",
    "tibor": "thrifty",
    "cinder": "",
    "pip": "bold",
}
MOMENTS: tuple[str, ...] = (
    "greet",
    "chain",
    "other_chain",
    "potion",
    "skill",
    "robbed",
    "robs",
    "scolded",
    "end",
    "wins",
    "loses",
    "thinks",
)


def style(avatar: str) -> str:
    """How a character plays within its level: one of `engine.ai.STYLES`."""
    return STYLES.get(avatar, "")


def style_name(avatar: str) -> str:
    """That style in a word or two, for a card."""
    return t(f"style.{style(avatar) or 'steady'}")


def about(avatar: str) -> str:
    """Who a character is and how it plays, for a tooltip."""
    how = t(f"style.{style(avatar) or 'steady'}.about")
    return f"{t(f'character.{avatar}')}\n{how}"


def lines(avatar: str, moment: str) -> list[str]:
    """What a character may say at a moment."""
    found: list[str] = []
    while (key := f"say.{avatar}.{moment}.{len(found) + 1}") in catalogue():
        found.append(t(key))
    return found
